/** Pay templates: listed, added, changed, removed. Whoever was given one keeps what they were given. */
import { logWithDifferences } from '#platform/activity/server/log.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { unlessTaken } from '#platform/http/server/unless-taken.ts'
import { type KeptRows, keptRows, putBack } from '#platform/undo/server/kept-rows.ts'
import { undoable } from '#platform/undo/server/undoable.ts'
import { changeTemplate, createTemplate, removeTemplate, template, templates } from '../../contract/pay-templates.ts'
import type { CountryPack } from '../../model/country-pack.ts'
import { keyOf } from '../../model/giving.ts'
import { heldCategories } from '../categories/category-store.ts'
import { choose } from '../categories/chosen.ts'
import { refuseWrongItem } from '../item-judgement.ts'
import { packFor } from '../pack-of-company.ts'
import { itemView } from '../view/items.ts'
import { deleteTemplate, heldTemplate, saveTemplate, type Template, templatesOf } from './template-store.ts'

type Acting = Pick<Call<Endpoint>, 'company' | 'actor' | 'clock'>
type Body = Call<typeof changeTemplate>['body']

export const templateHandlers: readonly Handler[] = [
  on(templates, ({ company, language }) =>
    company.read(async (tx) => {
      const pack = await packFor(tx, company.companyId)
      return (await templatesOf(tx, company.companyId)).map((one) => shown(one, language, pack))
    }),
  ),

  on(template, ({ company, language, params }) =>
    company.read(async (tx) => {
      const [found] = await templatesOf(tx, company.companyId, params.id)
      return found ? shown(found, language, await packFor(tx, company.companyId)) : notFound()
    }),
  ),

  on(createTemplate, (call) => saved(call, undefined, newId(), call.body)),

  on(changeTemplate, (call) =>
    call.company.transaction(async (tx) => {
      const before = await heldTemplate(tx, call.company.companyId, call.params.id)
      return before ? savedIn(tx, call, before, before.id, call.body) : notFound()
    }),
  ),

  on(removeTemplate, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const before = await heldTemplate(tx, companyId, call.params.id)
      if (!before) return notFound()
      const { id } = before
      const kept = await keptRows(tx, companyId, ['pay_templates', { id }], ['pay_template_items', { template_id: id }])
      await deleteTemplate(tx, companyId, id)
      const meta = await templateRemoval.keep(tx, call, { template: before, kept })
      await logTemplate(tx, call, before, undefined)
      return reply(null, { messageKey: 'payroll.template-removed', meta })
    }),
  ),
]

export const templateRemoval = undoable<{ readonly template: Template; readonly kept: KeptRows }>({
  kind: 'payroll.template-removal',
  endpoint: removeTemplate,
  async undo(tx, call, { template: removed, kept }) {
    await putBack(tx, kept)
    await logTemplate(tx, call, undefined, removed)
  },
})

type Saving = Acting & Pick<Call<Endpoint>, 'language'>

const saved = (call: Saving, before: Template | undefined, id: string, body: Body) =>
  call.company.transaction((tx) => savedIn(tx, call, before, id, body))

async function savedIn(tx: Tx, call: Saving, before: Template | undefined, id: string, body: Body) {
  const { companyId } = call.company
  const pack = await packFor(tx, companyId)
  const items = body.items ? await linesOf(tx, companyId, pack, body.items, before) : (before?.items ?? [])
  const note = body.note === undefined ? (before?.note ?? null) : body.note || null
  await unlessTaken(
    saveTemplate(tx, companyId, { id, name: body.name ?? before?.name ?? '', note, items }),
    'name',
    'payroll.template-taken',
  )
  const [after] = await templatesOf(tx, companyId, id)
  if (!after) throw new Error('a template that was just saved is not there')
  await logTemplate(tx, call, before, after)
  return reply(shown(after, call.language, pack), { messageKey: 'payroll.template-saved' })
}

/** One line a category: who is given a template has each thing once. */
async function linesOf(
  tx: Tx,
  companyId: string,
  pack: CountryPack,
  items: NonNullable<Body['items']>,
  before: Template | undefined,
) {
  const all = await heldCategories(tx, companyId, pack)
  const lines = items.map(({ type, amount, note }) => {
    const held = before?.items.find((line) => (line.code ?? line.type).toLowerCase() === type.toLowerCase())
    const chosen = choose(all, type, held)
    refuseWrongItem(pack, { ...chosen, amount })
    return { ...chosen, amount, note: note || null }
  })
  if (new Set(lines.map(keyOf)).size < lines.length) {
    throw new Refusal(problem('payroll.template-twice', { errors: { items: ['payroll.template-twice'] } }))
  }
  return lines
}

const shown = ({ items, ...one }: Template, language: Saving['language'], pack: CountryPack) => ({
  ...one,
  items: items.map(({ categoryId: _, ...line }) => itemView(line, language, pack)),
})

/** Amounts are no part of the log. */
const told = (one: Template | undefined) =>
  one ? { name: one.name, note: one.note, items: one.items.map(({ code, type }) => code ?? type).join(', ') } : {}

async function logTemplate(tx: Tx, acting: Acting, before: Template | undefined, after: Template | undefined) {
  const one = after ?? before
  if (!one) return
  const action = before ? (after ? 'payroll.template-changed' : 'payroll.template-removed') : 'payroll.template-added'
  const subject = { kind: 'pay_template', id: one.id, name: one.name }
  await logWithDifferences(tx, acting, { action, subject, before: told(before), after: told(after) })
}
