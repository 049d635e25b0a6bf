/** The runs of a month: listed, made with what a plan gives, renamed, removed. */
import { addMonths, lastDayOf, type PlainDate } from '#kernel/plain-date.ts'
import { refusingOwnPay } from '#modules/employees/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { addRun, changeRun, planItems, removeRun, runs } from '../../contract/runs.ts'
import { isRegular, type Period, periodOf, REGULAR } from '../../model/period.ts'
import type { RunType } from '../../model/run-types.ts'
import { refusal } from '../calculation/plan.ts'
import { addEvent } from '../event-store.ts'
import { runFor } from '../handlers/open-run.ts'
import { refuseFrozen } from '../item-judgement.ts'
import type { PayrollNeeds } from '../needs.ts'
import { packFor } from '../pack-of-company.ts'
import { periodOfCall } from '../period-of-call.ts'
import { lockRun, type RunRow } from '../run-store.ts'
import { markPeople } from '../stale-store.ts'
import { correctionRefusal } from '../worked/correcting.ts'
import { correctionPreview } from '../worked/correction-preview.ts'
import { namePeople } from '../worked/people-store.ts'
import { withHalf } from './halves.ts'
import { hasMoreToCome, holdMonth, standsElsewhere } from './month-order.ts'
import { type PlanResult, plannedView, planner, storePlanned } from './plan-call.ts'
import { deleteRun, insertRun, isNameTaken, nextNumber, runsOf, updateRun } from './runs-store.ts'

export const runListHandlers = (needs: Pick<PayrollNeeds, 'agenciesTold' | 'contributions'>): readonly Handler[] => [
  on(runs, ({ company, params }) => company.read((tx) => runsOf(tx, company.companyId, periodOfCall(params)))),

  on(addRun, async (call) => {
    const { company, params, body, query, actor, clock } = call
    const { companyId } = company
    const { plan } = body
    const month = periodOfCall(params)
    const corrects = body.type === 'correction'
    if (!corrects) refuseDay(month, body.pay_date)
    if (corrects && plan) throw refused('plan', 'payroll.correction-plan')
    if (!plan && !corrects && query.preview === '1') throw refused('plan', 'payroll.run-needs-plan')
    if (!plan && !corrects && body.employee_ids) throw refused('employee_ids', 'payroll.run-people-need-plan')
    const planned = await planner(call)
    const refuseOwn = await refusingOwnPay(call)
    const judged = async (tx: Tx) => {
      const pack = await packFor(tx, companyId)
      const out = await refusal(tx, companyId, undefined, pack, month)
      if (out) throw new Refusal(out)
      if (await isNameTaken(tx, companyId, month, body.name)) throw refused('name', 'payroll.run-name-taken')
      const number = await nextNumber(tx, companyId, month)
      if (number > MOST) throw new Refusal(problem('payroll.too-many-runs'))
      const period = periodOf(month, number)
      const wrong = corrects && (await correctionRefusal(tx, companyId, needs, month, body.employee_ids))
      if (wrong) throw new Refusal(wrong)
      const asked = plan && { plan, employeeIds: body.employee_ids, payDate: body.pay_date, type: body.type }
      const result = asked && (await planned(tx, pack, period, asked))
      const ids = corrects ? (body.employee_ids ?? []) : (result?.people.map(({ id }) => id) ?? [])
      if (corrects) await refuseOwn(tx, ids)
      const elsewhere =
        (await standsElsewhere(tx, companyId, period, ids, pack)) ?? (await hasMoreToCome(tx, companyId, period, ids))
      if (elsewhere) throw new Refusal(elsewhere)
      return { period, result, ids }
    }
    if (query.preview === '1') {
      const { result, period, ids } = await company.transaction(judged)
      if (corrects) {
        const seen = await correctionPreview(call, needs, { period, payDate: body.pay_date, ids })
        return reply(seen, { status: 200 })
      }
      return result ? reply(plannedView(result, call), { status: 200 }) : notFound()
    }
    const made = await company.transaction(async (tx) => {
      await lockRun(tx, companyId, month)
      await holdMonth(tx, companyId, month)
      const { period, result, ids } = await judged(tx)
      const { type, name, pay_date: payDate, reason } = body
      const id = await insertRun(tx, companyId, period, { type, name, payDate, reason: reason || null, plan })
      if (result) await storePlanned(tx, call, period, result)
      if (corrects) await namePeople(tx, companyId, id, ids)
      const people = ids.length
      await addEvent(tx, companyId, { id, version: 0 }, 'run_made', actor, clock.now(), { name, people })
      await noted(tx, call, id, period, 'run_made', { type, name, people })
      return one(tx, companyId, period)
    })
    return reply(made, { messageKey: 'payroll.run-made', params: { name: body.name } })
  }),

  on(changeRun, async (call) => {
    const { company, params, body, actor, clock } = call
    const { companyId } = company
    const period = periodOfCall(params, params)
    if (body.pay_date) refuseDay(period, body.pay_date)
    const changed = await company.transaction(async (tx) => {
      const run = await notWorkedOut(tx, call, period)
      if (run.run_type === 'regular' && body.name !== undefined) throw refused('name', 'payroll.run-regular')
      if (body.name && (await isNameTaken(tx, companyId, period, body.name)))
        throw refused('name', 'payroll.run-name-taken')
      await updateRun(tx, companyId, run.id, body)
      await addEvent(tx, companyId, run, 'run_changed', actor, clock.now())
      await noted(tx, call, run.id, period, 'run_changed', body)
      return one(tx, companyId, { ...period, run: period.run ?? REGULAR })
    })
    return reply(changed, { messageKey: 'payroll.run-changed' })
  }),

  on(removeRun, async (call) => {
    const { company, params } = call
    const period = periodOfCall(params, params)
    await company.transaction(async (tx) => {
      if (isRegular(await withHalf(tx, company.companyId, period))) throw new Refusal(problem('payroll.run-regular'))
      const run = await notWorkedOut(tx, call, period)
      if (run.run_type === 'final') throw new Refusal(problem('payroll.run-final'))
      await deleteRun(tx, company.companyId, period, run.id)
      await noted(tx, call, run.id, period, 'run_removed', { name: run.name })
    })
    return reply(null, { messageKey: 'payroll.run-removed' })
  }),

  on(planItems, async (call) => {
    const { company, params, query, body, actor, clock } = call
    const { companyId } = company
    const period = periodOfCall(params, query)
    const planned = await planner(call)
    const judged = async (tx: Tx, run: { readonly pay_date: PlainDate | null; readonly type: RunType } | null) =>
      planned(tx, await packFor(tx, companyId), period, {
        ...{ plan: body.plan, employeeIds: body.employee_ids, payDate: run?.pay_date ?? period.last },
        type: run?.type ?? 'regular',
      })
    if (query.preview === '1') {
      const result = await company.transaction(async (tx) => judged(tx, await one(tx, companyId, period, null)))
      return reply(plannedView(result, call), { status: 200 })
    }
    const result = await company.transaction(async (tx): Promise<PlanResult> => {
      const run = await runFor(tx, companyId, period, 'items')
      const found = await judged(tx, { pay_date: run.pay_date, type: run.run_type })
      const ids = found.people.map(({ id }) => id)
      for (const id of ids) refuseFrozen(run, id)
      await storePlanned(tx, call, period, found)
      await markPeople(tx, companyId, run, ids, 'item', actor.name)
      await addEvent(tx, companyId, run, 'items_planned', actor, clock.now(), { people: ids.length })
      await noted(tx, call, run.id, period, 'items_planned', { people: ids.length })
      return found
    })
    return reply(plannedView(result, call), { messageKey: 'payroll.items-planned' })
  }),
]

const MOST = 99

const refused = (field: string, key: string) => new Refusal(problem(key, { errors: { [field]: [key] } }))

/** From the first day of the month to the end of the next. */
function refuseDay(month: Period, day: PlainDate): void {
  if (day < month.first || day > lastDayOf(addMonths(month, 1))) throw refused('pay_date', 'payroll.run-day')
}

type Acting = Pick<Call<Endpoint>, 'company' | 'actor' | 'clock'>

async function notWorkedOut(tx: Tx, { company }: Acting, period: Period): Promise<RunRow> {
  await holdMonth(tx, company.companyId, period)
  const run = await lockRun(tx, company.companyId, period)
  if (run.version > 0 || run.calculation) throw new Refusal(problem('payroll.run-worked-out'))
  return run
}

async function one(tx: Tx, companyId: string, period: Period): Promise<Awaited<ReturnType<typeof runsOf>>[number]>
async function one(
  tx: Tx,
  companyId: string,
  period: Period,
  none: null,
): Promise<Awaited<ReturnType<typeof runsOf>>[number] | null>
async function one(tx: Tx, companyId: string, period: Period, none?: null) {
  const [found] = await runsOf(tx, companyId, period, period.run ?? REGULAR)
  if (found) return found
  if (none === null) return null
  throw new Error('a run that was just written is not there')
}

async function noted(
  tx: Tx,
  { company, actor, clock }: Acting,
  id: string,
  period: Period,
  event: 'run_made' | 'run_changed' | 'run_removed' | 'items_planned',
  after: object,
): Promise<void> {
  const subject = { kind: 'pay_run', id, name: period.key }
  await record(tx, company.companyId, [{ action: `payroll.${event}`, subject, after: { ...after } }], {
    actor,
    now: clock.now(),
  })
}
