/** Periods of reviews, and the forms that are prepared for them. */
import type { z } from 'zod'
import { logDifferences } from '#platform/activity/server/log.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { conflict, notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { addCycle, changeCycle, cycles, launchCycle, places, removeCycle } from '../contract/cycles.ts'
import { type Acting, happened, refused, todayOf } from './acting.ts'
import { type CycleFields, type CycleRow, cyclesOf, deleteCycle, insertCycle, setCycle } from './cycle-store.ts'
import { formsFor, peopleFor } from './launching.ts'
import { placesOf } from './place-store.ts'
import { insertForms } from './review-changes.ts'
import { judgedItems } from './writing.ts'

const NAMES = 12

export const cycleHandlers: readonly Handler[] = [
  on(cycles, ({ company }) => company.read(async (tx) => (await cyclesOf(tx, company.companyId)).map(shown))),

  on(places, ({ company }) => company.read((tx) => placesOf(tx, company.companyId))),

  on(addCycle, (call) =>
    call.company.transaction(async (tx) => {
      const fields = judged(call.body)
      const id = await insertCycle(tx, call.company.companyId, fields)
      await logged(tx, call, 'performance.cycle-added', { id, name: fields.name }, {}, fields)
      return reply(shown(await one(tx, call, id)), { messageKey: 'performance.saved' })
    }),
  ),

  on(changeCycle, (call) =>
    call.company.transaction(async (tx) => {
      const { id } = call.params
      const { revision, ...body } = call.body
      const before = await one(tx, call, id, true)
      if (revision !== undefined && revision !== before.revision) return conflict('performance.overtaken')
      const after = judged({ ...fieldsOf(before), ...body })
      await setCycle(tx, call.company.companyId, id, after)
      await logged(tx, call, 'performance.cycle-changed', { id, name: after.name }, fieldsOf(before), after)
      return reply(shown(await one(tx, call, id)), { messageKey: 'performance.saved' })
    }),
  ),

  on(removeCycle, (call) =>
    call.company.transaction(async (tx) => {
      const before = await one(tx, call, call.params.id, true)
      if (before.forms > 0) return problem('performance.cycle-used')
      await deleteCycle(tx, call.company.companyId, before.id)
      await logged(tx, call, 'performance.cycle-removed', before, fieldsOf(before), {})
      return reply(null, { messageKey: 'performance.cycle-removed' })
    }),
  ),

  on(launchCycle, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const cycle = await one(tx, call, call.params.id, true)
      const today = todayOf(call)
      const found = await peopleFor(tx, companyId, { cycleId: cycle.id, today }, call.body)
      const people = found.filter(({ has_form }) => !has_form)
      const forms = await formsFor(tx, companyId, cycle, people)
      const answer = {
        forms: forms.length,
        there: found.length - people.length,
        without_account: people.filter(({ account_id }) => account_id === null).length,
        names: people.slice(0, NAMES).map(({ full_name }) => full_name),
      }
      if (call.query.preview === '1' || forms.length === 0) return answer
      await insertForms(tx, companyId, forms, { cycleId: cycle.id, today })
      const told = { after: { forms: forms.length } }
      await happened(tx, call, 'performance.prepared', { id: cycle.id, full_name: cycle.name }, told)
      return reply(answer, { messageKey: 'performance.prepared', params: { count: forms.length } })
    }),
  ),
]

async function one(tx: Tx, { company }: Pick<Acting, 'company'>, id: string, hold = false): Promise<CycleRow> {
  const [found] = await cyclesOf(tx, company.companyId, id, hold)
  if (!found) throw new Refusal(notFound())
  return found
}

const shown = ({ factors, grades, ...row }: CycleRow) => ({
  ...row,
  factors: factors.map((factor) => ({ ...factor })),
  grades: grades.map((grade) => ({ ...grade })),
})

const fieldsOf = ({ id: _, forms: _forms, completed: _completed, revision: _revision, ...fields }: CycleRow) => fields

type Body = Omit<CycleFields, 'factors'> & {
  readonly factors: z.output<typeof addCycle.body>['factors'] | CycleFields['factors']
}

/** Factors weigh a hundred together. */
function judged(body: Body): CycleFields {
  if (body.to_on < body.from_on) throw refused({ to_on: ['performance.backwards'] })
  const { grades } = body
  const named = new Set(grades.map(({ grade }) => grade.toLowerCase()))
  if (named.size < grades.length) throw refused({ grades: ['performance.grade-twice'] })
  if (!grades.some(({ from }) => from === 0)) throw refused({ grades: ['performance.lowest-grade'] })
  const factors = judgedItems([...body.factors], 'factors')
  return { ...body, factors }
}

const logged = (
  tx: Tx,
  call: Acting,
  action: string,
  { id, name }: { readonly id: string; readonly name: string },
  before: object,
  after: object,
): Promise<void> => {
  const subject = { kind: 'review_cycle', id, name }
  return logDifferences(tx, call, { action, subject }, { ...before }, { ...after })
}
