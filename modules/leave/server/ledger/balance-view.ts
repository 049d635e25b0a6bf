/** Balances as they are answered, in days or hours. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { leaveYearOf, type Span } from '../../model/entitlement/leave-year.ts'
import { amountOf } from '../../model/halves.ts'
import { isLimited, type LeaveType, nameIn } from '../../model/leave-type.ts'
import { type Standing, standingOf } from '../../model/ledger/account.ts'
import type { LeaveBook } from '../book.ts'
import type { LeavePerson } from '../people.ts'
import { groupLabel } from '../types/group-handlers.ts'
import type { Reading } from '../types/type-view.ts'
import { accountsOf, periodOf } from './account-store.ts'
import { groupIdOf } from './membership.ts'
import { groupFor, rulesOf } from './rules.ts'

export async function personBalances(tx: Tx, book: LeaveBook, person: LeavePerson, asOf: PlainDate, reading: Reading) {
  const rules = await rulesOf(tx, book)
  const group = groupFor(rules, await groupIdOf(tx, book.companyId, person.id))
  const accountOf = await accountsOf(tx, book.companyId, person.id)
  const year = leaveYearOf(asOf, book.yearStart)
  const open = new Set(group?.open.filter(({ type }) => isFor(type, person)).map(({ type }) => type.id))
  const balances = [...rules.types.values()].flatMap((type) => {
    const account = accountOf(type.id)
    if (!open.has(type.id) && account.rows.length === 0 && account.takings.length === 0) return []
    const period = periodOf(account, asOf, year)
    return [balanceView(type, standingOf(account, asOf, period), period, reading)]
  })
  return {
    employee_id: person.id,
    staff_id: person.staff_id,
    full_name: person.full_name,
    department: person.department,
    group: groupLabel(group?.name ?? '', reading),
    as_of: asOf,
    balances,
  }
}

export const isFor = ({ sex }: Pick<LeaveType, 'sex'>, person: Pick<LeavePerson, 'sex'>): boolean =>
  sex === null || sex === person.sex

export const balanceView = (type: LeaveType, standing: Standing, { from, to }: Span, { language }: Reading) => ({
  type_id: type.id,
  label: nameIn(language, type),
  kind: type.kind,
  unit: type.unit,
  limited: isLimited(type),
  from,
  to,
  entitled: amountOf(standing.entitled),
  carried: amountOf(standing.carried),
  taken: amountOf(standing.taken),
  booked: amountOf(standing.booked),
  pending: amountOf(standing.pending),
  paid_out: amountOf(standing.paidOut),
  forfeited: amountOf(standing.forfeited),
  balance: amountOf(standing.balance),
  available: amountOf(standing.available),
  expiring: standing.expiring.map(({ on, halves }) => ({ on, amount: amountOf(halves) })),
})
