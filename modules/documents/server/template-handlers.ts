/** Templates: added, changed, switched off; removed only where nothing was made with them. */
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { unlessInUse } from '#platform/http/server/unless-taken.ts'
import {
  addStandardTemplates,
  addTemplate,
  changeTemplate,
  letterTemplate,
  letterTemplates,
  previewLetter,
  removeTemplate,
} from '../contract/templates.ts'
import type { textsIn } from '../model/letter.ts'
import { filledFor, valuesFor } from './filling.ts'
import { judgedTemplate } from './judged.ts'
import { standardTemplates } from './standard-templates.ts'
import { asTemplate, oneTemplate, templates, usedTemplates } from './template-store.ts'
import { templateView } from './template-view.ts'

export const templateHandlers: readonly Handler[] = [
  on(letterTemplates, ({ company, query }) =>
    company.read(async (tx) => {
      const { companyId } = company
      const used = await usedTemplates(tx, companyId)
      const rows = (await templates.rows(tx, companyId)).map(asTemplate)
      return rows
        .filter(({ audience }) => query.audience === undefined || audience === query.audience)
        .map((row) => templateView(row, used))
    }),
  ),

  on(letterTemplate, ({ company, params }) =>
    company.read(async (tx) => (await shown(tx, company.companyId, params.id)) ?? notFound()),
  ),

  on(addTemplate, (call) =>
    call.company.transaction(async (tx) => {
      const row = await templates.add(tx, call, { id: newId(), ...consistent(judgedTemplate(call.body)) })
      return reply(await stored(tx, call.company.companyId, row.id), { messageKey: 'documents.template-stored' })
    }),
  ),

  on(changeTemplate, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const before = await templates.held(tx, companyId, call.params.id)
      if (!before) return notFound()
      const after = consistent(judgedTemplate({ ...asTemplate(before), ...call.body }))
      await templates.change(tx, call, before, after)
      return reply(await stored(tx, companyId, before.id), { messageKey: 'documents.template-stored' })
    }),
  ),

  on(removeTemplate, (call) =>
    unlessInUse(
      call.company.transaction(async (tx) => {
        const before = await templates.held(tx, call.company.companyId, call.params.id)
        if (!before) return notFound()
        await templates.remove(tx, call, before)
        return reply(null, { messageKey: 'documents.template-removed' })
      }),
      () => problem('documents.template-used'),
    ),
  ),

  on(addStandardTemplates, (call) =>
    call.company.transaction(async (tx) => {
      const there = new Set((await templates.rows(tx, call.company.companyId)).map(({ name }) => name.toLowerCase()))
      const missing = standardTemplates(call.session.country, call.language).filter(
        ({ name }) => !there.has(name.toLowerCase()),
      )
      for (const one of missing) await templates.add(tx, call, { id: newId(), ...one })
      return reply(
        { added: missing.length },
        { messageKey: 'documents.templates-added', params: { count: missing.length } },
      )
    }),
  ),

  on(previewLetter, ({ company, clock, session, body, say }) =>
    company.read(async (tx) => {
      const { companyId } = company
      const template = await oneTemplate(tx, companyId, body.template_id)
      if (!template) return notFound()
      const today = clock.today(session.timezone)
      const around = { today, template, recipient: body.recipient_name ?? null, purpose: body.purpose ?? null }
      const person = (await valuesFor(tx, { companyId, say }, [body.employee_id], around)).get(body.employee_id)
      if (!person) return notFound()
      const { texts, missing } = filledFor(template, person, body.asked)
      return { ...texts, due_on: person.dueOn, missing: [...missing] }
    }),
  ),
]

type Consistent = Pick<ReturnType<typeof asTemplate>, 'audience' | 'answer' | 'answer_days' | 'on_request'>

/** Others answer nothing to the company by the product, and people ask for nothing that is written to themselves. */
const consistent = <Row extends Consistent & Parameters<typeof textsIn>[1] & { language: 'en' | 'zh' | 'both' }>(
  row: Row,
): Row =>
  row.audience === 'third_party'
    ? { ...row, answer: 'none', answer_days: null }
    : { ...row, on_request: false, answer_days: row.answer === 'none' ? null : row.answer_days }

async function shown(tx: Tx, companyId: string, id: string) {
  const row = await oneTemplate(tx, companyId, id)
  return row && templateView(row, await usedTemplates(tx, companyId))
}

async function stored(tx: Tx, companyId: string, id: string) {
  const view = await shown(tx, companyId, id)
  if (!view) throw new Refusal(notFound())
  return view
}
