/** Items that return each month: added, ended, changed as long as no closed month holds them. */

import { parseYearMonth } from '#kernel/plain-date.ts'
import { refusingOwnPay } from '#modules/employees/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { keptRows } from '#platform/undo/server/kept-rows.ts'
import { addRecurring, changeRecurring, recurring, removeRecurring } from '../../contract/recurring.ts'
import { periodOf } from '../../model/period.ts'
import { type Chosen, chooseIn } from '../categories/chosen.ts'
import { fieldMeant, personChanged, refuseWrongItem, refuseWrongPerson } from '../item-judgement.ts'
import { listedRecurring } from '../item-list.ts'
import { packFor } from '../pack-of-company.ts'
import { noteRecurring } from '../recurring-log.ts'
import {
  holdRuns,
  isClosed,
  type Recurring,
  recurringItem,
  removeRecurringItem,
  saveRecurring,
  within,
} from '../recurring-store.ts'
import { sealedNote } from '../sealed-notes.ts'
import { markPeople } from '../stale-store.ts'
import { recurringRemoval } from '../undos.ts'
import { itemView } from '../view/items.ts'

export const recurringHandlers: readonly Handler[] = [
  on(recurring, ({ company, language, seal }) =>
    company.read(async (tx) => {
      const pack = await packFor(tx, company.companyId)
      const rows = await listedRecurring(tx, { companyId: company.companyId, seal })
      return rows.map((row) => itemView(row, language, pack))
    }),
  ),

  on(addRecurring, (call) => {
    const { type, amount, note, from, to } = call.body
    const item = {
      id: newId(),
      amount,
      note: sealedNote(call.seal, note),
      from: firstOf(from),
      to: endOf(to),
    }
    return saved(call, undefined, type, () => item, call.body)
  }),

  on(changeRecurring, (call) => {
    const { type, amount, note, from, to } = call.body
    const change: Change = (before) => ({
      id: before.id,
      amount: amount ?? before.amount,
      note: note === undefined ? before.note : sealedNote(call.seal, note),
      from: from === undefined ? before.from : firstOf(from),
      to: to === undefined ? before.to : endOf(to),
    })
    return saved(call, call.params.id, type, change, call.body)
  }),

  on(removeRecurring, async (call) => {
    const { company, params, actor } = call
    const refuseOwn = await refusingOwnPay(call)
    const meta = await company.transaction(async (tx) => {
      const runs = await holdRuns(tx, company.companyId)
      const before = await recurringItem(tx, company.companyId, params.id)
      if (!before) throw new Refusal(notFound())
      await refuseOwn(tx, [before.employeeId])
      if (runs.some((run) => isClosed(run) && within(before, run.first)))
        throw new Refusal(problem('payroll.recurring-used'))
      const kept = await keptRows(tx, company.companyId, ['recurring_pay_items', { id: params.id }])
      await removeRecurringItem(tx, company.companyId, params.id)
      for (const run of runs.filter(({ first }) => within(before, first))) {
        await markPeople(tx, company.companyId, run, [before.employeeId], 'item', actor.name)
      }
      const offer = await recurringRemoval.keep(tx, call, { item: before, kept })
      await noteRecurring(tx, call, 'recurring_removed', before)
      return offer
    })
    return reply(null, { messageKey: 'payroll.item-removed', meta })
  }),
]

type Acting = Pick<Call<typeof addRecurring>, 'db' | 'company' | 'clock' | 'actor' | 'language' | 'seal'>

type Change = (before: Recurring) => Omit<Recurring, keyof Chosen | 'employeeId'>
type Named = Parameters<typeof personChanged>[2]

async function saved(call: Acting, id: string | undefined, type: string | undefined, change: Change, named: Named) {
  const { company, actor, language, seal } = call
  const refuseOwn = await refusingOwnPay(call)
  return company.transaction(async (tx) => {
    const pack = await packFor(tx, company.companyId)
    const runs = await holdRuns(tx, company.companyId)
    const before = id === undefined ? undefined : await recurringItem(tx, company.companyId, id)
    if (id !== undefined && !before) throw new Refusal(notFound())
    const chosen = await chooseIn(tx, company.companyId, pack, type, before)
    const employeeId = await personChanged(tx, company.companyId, named, before?.employeeId ?? '')
    const after = { ...change(before ?? nothing), ...chosen, employeeId }
    if (after.to !== null && after.to < after.from) {
      throw new Refusal(problem('http.invalid', { errors: { to: ['payroll.range'] } }))
    }
    refuseWrongItem(pack, after)
    await refuseWrongPerson(tx, company.companyId, periodOfFirst(after.from), after.employeeId, fieldMeant(named))
    await refuseOwn(tx, [after.employeeId, ...(before ? [before.employeeId] : [])])
    for (const run of runs.filter(isClosed)) {
      if (differsIn(before, after, run.first))
        throw new Refusal(
          problem(before ? 'payroll.recurring-used' : 'payroll.closed', { params: { month: run.first.slice(0, 7) } }),
        )
    }
    await saveRecurring(tx, company.companyId, after, actor.accountId)
    for (const run of runs.filter(({ first }) => differsIn(before, after, first))) {
      const touched = [after.employeeId, ...(before ? [before.employeeId] : [])]
      await markPeople(tx, company.companyId, run, touched, 'item', actor.name)
    }
    const [row] = await listedRecurring(tx, { companyId: company.companyId, seal }, after.id)
    await noteRecurring(tx, call, before ? 'recurring_changed' : 'recurring_added', after)
    if (!row) return notFound()
    return reply(itemView(row, language, pack), { messageKey: 'payroll.item-saved' })
  })
}

/** Does the month hold something else of it than before? */
function differsIn(before: Recurring | undefined, after: Recurring, first: string): boolean {
  const [was, is] = [before !== undefined && within(before, first), within(after, first)]
  if (was !== is) return true
  return (
    was &&
    (before?.employeeId !== after.employeeId ||
      before.type !== after.type ||
      before.categoryId !== after.categoryId ||
      before.amount !== after.amount)
  )
}

const firstOf = (month: string): string => `${month}-01`
const endOf = (month: string | undefined): string | null => (month ? firstOf(month) : null)
const nothing: Recurring = {
  id: '',
  employeeId: '',
  type: '',
  categoryId: null,
  amount: '0',
  note: null,
  from: '',
  to: null,
}

function periodOfFirst(first: string) {
  const month = parseYearMonth(first.slice(0, 7))
  if (!month) throw new Refusal(problem('http.invalid', { errors: { from: ['payroll.month'] } }))
  return periodOf(month)
}
