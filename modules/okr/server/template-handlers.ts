/** Templates of objectives: added, changed, removed, and given to people as drafts. */
import { sql } from 'kysely'
import type { z } from 'zod'
import { presentOn } from '#modules/employees/server/public-sql.ts'
import { logDifferences } from '#platform/activity/server/log.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { conflict, notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { unlessTaken } from '#platform/http/server/unless-taken.ts'
import { totalOf, WHOLE } from '#platform/stages/model/weights.ts'
import type { TemplateObjectives } from '../contract/fields.ts'
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

type Row = {
  readonly id: string
  readonly name: string
  readonly objectives: z.output<typeof TemplateObjectives>
  readonly revision: number
}

export const templateHandlers: readonly Handler[] = [
  on(templates, ({ company }) => company.read((tx) => rowsOf(tx, company.companyId))),
  on(template, (call) => call.company.read((tx) => one(tx, call, call.params.id))),

  on(addTemplate, (call) =>
    call.company.transaction(async (tx) => {
      const { name, objectives } = call.body
      const { companyId } = call.company
      await judge(tx, companyId, objectives)
      const id = newId()
      await once(
        tx
          .insertInto('okr_templates')
          .values({ company_id: companyId, id, name, objectives: JSON.stringify(objectives) })
          .execute(),
      )
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
      await once(
        tx
          .updateTable('okr_templates')
          .set({ name, objectives: JSON.stringify(objectives) })
          .set((row) => ({ revision: row('revision', '+', 1) }))
          .where('company_id', '=', companyId)
          .where('id', '=', before.id)
          .execute(),
      )
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
      await sql`delete from okr_templates where company_id = ${call.company.companyId} and id = ${before.id}`.execute(
        tx,
      )
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
      const { rows } = await sql`
        select from employees e where e.company_id = ${companyId} and e.id = any(${wanted}::uuid[])
          and ${presentOn(await todayOf(tx, call))}`.execute(tx)
      if (rows.length < wanted.length) throw refused({ employee_ids: ['okr.not-here'] })
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

async function rowsOf(tx: Tx, companyId: string, id?: string, hold = false): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id, name, objectives, revision from okr_templates
    where company_id = ${companyId} ${id === undefined ? sql`` : sql`and id = ${id}`}
    order by lower(name), id ${hold ? sql`for update` : sql``}`.execute(tx)
  return rows
}

async function one(tx: Tx, { company }: Pick<Acting, 'company'>, id: string, hold = false): Promise<Row> {
  const [found] = await rowsOf(tx, company.companyId, id, hold)
  if (!found) throw new Refusal(notFound())
  return found
}

const once = <Done>(work: Promise<Done>) => unlessTaken(work, 'name', 'okr.template-taken', 'okr.invalid')

/** Its weights need not be whole yet: only who is to be given it asks for that (S8-021). */
async function judge(tx: Tx, companyId: string, objectives: Row['objectives']): Promise<void> {
  judgeTargets(objectives)
  await judgeFactors(tx, companyId, objectives)
}

const told = (
  tx: Tx,
  call: Acting,
  action: string,
  { id, name }: Pick<Row, 'id' | 'name'>,
  before: object,
  after: object,
): Promise<void> =>
  logDifferences(tx, call, { action, subject: { kind: 'okr_template', id, name } }, { ...before }, { ...after })
