/** Templates of objectives: added, changed, removed, and given to people as drafts. */
import { logDifferences } from '#platform/activity/server/log.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { conflict, notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { totalOf, WHOLE } from '#platform/stages/model/weights.ts'
import {
  addTemplate,
  changeTemplate,
  giveTemplate,
  removeTemplate,
  template,
  templates,
} from '../contract/templates.ts'
import { type Acting, judgeTargets, refused, todayOf } from './acting.ts'
import { judgeFactors } from './judging.ts'
import { insertOkrs, type NewOkr } from './okr-changes.ts'
import { deleteTemplate, insertTemplate, setTemplate, type TemplateRow, templatesOf } from './template-store.ts'
import { presentAmong } from './whose-store.ts'

export const templateHandlers: readonly Handler[] = [
  on(templates, ({ company }) => company.read((tx) => templatesOf(tx, company.companyId))),
  on(template, (call) => call.company.read((tx) => one(tx, call, call.params.id))),

  on(addTemplate, (call) =>
    call.company.transaction(async (tx) => {
      const { name, objectives } = call.body
      const { companyId } = call.company
      await judge(tx, companyId, objectives)
      const id = await insertTemplate(tx, companyId, call.body)
      await told(tx, call, 'okr.template-added', { id, name }, {}, { name, objectives })
      return reply(await one(tx, call, id), { messageKey: 'okr.saved' })
    }),
  ),

  on(changeTemplate, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const before = await one(tx, call, call.params.id, true)
      const { revision, name = before.name, objectives = before.objectives } = call.body
      if (revision !== undefined && revision !== before.revision) return conflict('okr.overtaken')
      await judge(tx, companyId, objectives)
      await setTemplate(tx, companyId, before.id, { name, objectives })
      const { id, name: former, objectives: formerOnes } = before
      await told(
        tx,
        call,
        'okr.template-changed',
        { id, name },
        { name: former, objectives: formerOnes },
        { name, objectives },
      )
      return reply(await one(tx, call, id), { messageKey: 'okr.saved' })
    }),
  ),

  on(removeTemplate, (call) =>
    call.company.transaction(async (tx) => {
      const before = await one(tx, call, call.params.id, true)
      await deleteTemplate(tx, call.company.companyId, before.id)
      await told(tx, call, 'okr.template-removed', before, { name: before.name }, {})
      return reply(null, { messageKey: 'okr.template-removed' })
    }),
  ),

  on(giveTemplate, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { employee_ids, year, quarter } = call.body
      const { id, name, objectives } = await one(tx, call, call.params.id, true)
      if (totalOf(objectives) !== WHOLE) return problem('okr.setting-needed')
      const wanted = [...new Set(employee_ids)]
      const here = { ids: wanted, today: todayOf(call) }
      if ((await presentAmong(tx, call.session, companyId, here)) < wanted.length) {
        throw refused({ employee_ids: ['okr.not-here'] })
      }
      await judgeFactors(tx, companyId, objectives)
      const given = wanted.map(
        (employee_id): NewOkr => ({
          ...{ owner_kind: 'person', department_id: null, employee_id, year, quarter },
          objectives: objectives.map((objective) => ({ ...objective, parent_id: null })),
        }),
      )
      const made = await insertOkrs(tx, companyId, given)
      await told(tx, call, 'okr.template-given', { id, name }, {}, { people: made.length })
      const answer = { given: made.length, there: wanted.length - made.length }
      return reply(answer, { messageKey: 'okr.given', params: answer })
    }),
  ),
]

async function one(tx: Tx, { company }: Pick<Acting, 'company'>, id: string, hold = false): Promise<TemplateRow> {
  const [found] = await templatesOf(tx, company.companyId, id, hold)
  if (!found) throw new Refusal(notFound())
  return found
}

/** Its weights need not be whole yet: only who is to be given it asks for that. */
async function judge(tx: Tx, companyId: string, objectives: TemplateRow['objectives']): Promise<void> {
  judgeTargets(objectives)
  await judgeFactors(tx, companyId, objectives)
}

const told = (
  tx: Tx,
  call: Acting,
  action: string,
  { id, name }: Pick<TemplateRow, 'id' | 'name'>,
  before: object,
  after: object,
): Promise<void> =>
  logDifferences(tx, call, { action, subject: { kind: 'okr_template', id, name } }, { ...before }, { ...after })
