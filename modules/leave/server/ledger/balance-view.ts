/** Balances as they are answered, in days or hours. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { leaveYearOf, type Span } from '../../model/entitlement/leave-year.ts'
import { completedMonths } from '../../model/entitlement/service.ts'
import { amountOf, type Halves } from '../../model/halves.ts'
import type { Event } from '../../model/law/ask.ts'
import { lawByEvent, variantsOf } from '../../model/law/leave-law.ts'
import { isLimited, type LeaveType, nameIn } from '../../model/leave-type.ts'
import { type Standing, standingOf } from '../../model/ledger/account.ts'
import { waitsFor } from '../../model/next-year/waits.ts'
import type { LeaveBook } from '../book.ts'
import type { LeavePerson } from '../people.ts'
import { groupLabel } from '../types/group-handlers.ts'
import type { Reading } from '../types/type-view.ts'
import { accountsOf, periodOf } from './account-store.ts'
import { isFor } from './for-whom.ts'
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
    // What the law gives to everybody of the group is granted to all; whom it is not for is not shown it unless some was taken.
    const isKept = account.takings.length > 0 || (account.rows.length > 0 && isFor(type, person))
    if (!open.has(type.id) && !isKept) return []
    const period = periodOf(account, asOf, year)
    const standing = standingOf(account, asOf, period, ({ once }) => waitsFor(type, once))
    return [balanceView(type, standing, period, { ...reading, book, person })]
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

type Showing = Pick<Reading, 'language'> & { readonly book: LeaveBook; readonly person: LeavePerson }

export const balanceView = (
  type: LeaveType,
  standing: Standing,
  { from, to }: Span,
  { language, book, person }: Showing,
) => ({
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
  forfeited_on: [...standing.forfeitedOn],
  unsettled: amountOf(standing.unsettled),
  balance: amountOf(standing.balance),
  available: amountOf(standing.available),
  per_event: perEvent(type, book, person),
  expiring: standing.expiring.map(({ on, halves }) => ({ on, amount: amountOf(halves) })),
})

/** As the type and the law give it today, whatever the event is. */
function perEvent(type: LeaveType, book: LeaveBook, { joinedOn }: LeavePerson) {
  if (type.granted !== 'event') return null
  const variants = type.kind === null ? [] : variantsOf(book.country, type.kind)
  const serviceMonths = completedMonths(joinedOn, later(book.today, joinedOn))
  const amounts = (variants.length > 0 ? variants : [null]).map((variant) =>
    eventHalves(book, type, { variant, serviceMonths, number: 1 }),
  )
  return { least: amountOf(Math.min(...amounts)), most: amountOf(Math.max(...amounts)) }
}

/** What one event gives: by the type's own steps, and not less than the law. */
export function eventHalves(book: LeaveBook, type: LeaveType, event: Event): Halves {
  const byLaw = type.kind === null ? undefined : lawByEvent(book.country, type.kind, event, book.today)
  return Math.max(type.steps[0]?.halves ?? 0, (byLaw ?? 0) * (type.unit === 'day' ? 2 : book.dayHours))
}

const later = (one: PlainDate, other: PlainDate): PlainDate => (one > other ? one : other)
