/** What a request comes to: its days, what is wrong with it, what is left, and what the law counts it with. */
import type { PlainDate } from '#kernel/plain-date.ts'
import { type Faults, faultsOf, isCountable, windowOf } from '../../model/asking/faults.ts'
import { countedWithin, upTo } from '../../model/asking/linked.ts'
import { type Asked, type ChargedDay, chargedDays, totalOf } from '../../model/days/charge.ts'
import { leaveYearOf } from '../../model/entitlement/leave-year.ts'
import { completedMonths } from '../../model/entitlement/service.ts'
import type { Halves } from '../../model/halves.ts'
import { variantsOf } from '../../model/law/leave-law.ts'
import { isLimited, type LeaveType, smallestOf } from '../../model/leave-type.ts'
import { allocate, type Lot } from '../../model/ledger/allocate.ts'
import { availableOn } from '../../model/ledger/balance.ts'
import type { LeaveBook } from '../book.ts'
import type { PersonAccount } from '../ledger/account-store.ts'
import { eventHalves } from '../ledger/balance-view.ts'
import { groupFor, type Rules } from '../ledger/rules.ts'
import type { LeavePerson } from '../people.ts'
import type { PlanFacts } from './plan-facts.ts'

export type Request = {
  readonly typeId: string
  readonly asked: Asked
  readonly eventDate: PlainDate | null
  readonly variant: string | null
  readonly reason: string | null
  readonly attachments: readonly string[]
}

export type Plan = {
  readonly type: LeaveType
  readonly days: readonly ChargedDay[]
  readonly total: Halves
  readonly faults: Faults
  /** Null where nothing is used up. */
  readonly available: Halves | null
  readonly left: readonly (Halves | null)[]
  /** To be granted with it, for an event that nobody asked leave for yet. */
  readonly eventLot: { readonly halves: Halves; readonly from: PlainDate; readonly to: PlainDate | null } | null
  readonly linked: { readonly type: LeaveType; readonly days: readonly { date: PlainDate; charge: Halves }[] } | null
}

/** The source under which a request stands until it has an id: after everything that was asked for before. */
const NEW = '\u{10ffff}'

export function planOf(
  book: LeaveBook,
  rules: Rules,
  facts: PlanFacts,
  person: LeavePerson,
  request: Request,
  isOwn: boolean,
): Plan | undefined {
  const type = rules.types.get(request.typeId)
  if (!type) return undefined
  const { asked } = request
  const group = groupFor(rules, facts.groupIdOf(person.id))
  const calendar = facts.calendarFor(group?.week ?? book.week, person.id)
  const counting = { countedIn: type.counted_in, unit: type.unit, dayHours: book.dayHours }
  const days = isCountable(asked) ? chargedDays(calendar, asked, counting) : []
  const account = facts.accountOf(person.id, type.id)
  const events = account.rows.filter(({ kind }) => kind === 'event')
  const known = events.find(
    ({ event_date, variant }) => event_date === request.eventDate && variant === request.variant,
  )
  const faults = faultsOf({
    asked,
    type,
    isOpen: group?.open.some((one) => one.type.id === type.id) ?? false,
    days,
    person,
    today: book.today,
    smallest: smallestOf(type, book.smallestUnit, book.dayHours),
    dayHours: book.dayHours,
    isOwn,
    reason: request.reason,
    attachments: request.attachments.length,
    event: { date: request.eventDate, variant: request.variant, number: events.length + (known ? 0 : 1) },
    variants: variantsOf(book.country, type.kind ?? ''),
    taken: facts.takenBy(person.id),
    locks: facts.locksFor(person.department_id),
  })
  const total = totalOf(days)
  const limit = { type, days, total, faults, linked: null, eventLot: null }
  if (!isLimited(type)) return { ...limit, available: null, left: days.map(() => null) }
  const eventLot =
    type.granted === 'event' && !known ? eventLotOf(book, type, person, request, events.length + 1) : null
  const lots: readonly Lot[] = eventLot
    ? [...account.lots, { id: NEW, validFrom: eventLot.from, expiresOn: eventLot.to, capacity: eventLot.halves }]
    : account.lots
  const own = type.granted === 'event' ? lots.filter(({ id }) => id === (known?.id ?? NEW)) : lots
  const theirs =
    type.granted === 'event'
      ? account.takings.filter(({ source }) => known && isOfEvent(source, known, account))
      : account.takings
  const demands = days
    .filter(({ charge }) => charge > 0)
    .map(({ date, charge }) => ({ source: NEW, date, halves: charge }))
  const before = allocate(own, theirs).short.length
  const isShort = allocate(own, [...theirs, ...demands]).short.length > before
  const available = days[0] ? availableOn(own, theirs, asked.from) : 0
  let rest = available
  const left = days.map(({ charge }) => (rest = Math.max(0, rest - charge)))
  const short: Faults = isShort && Object.keys(faults).length === 0 ? { to: ['leave.not-enough'] } : {}
  const linked = linkedOf(book, rules, facts, person, type, days)
  return { ...limit, faults: { ...faults, ...short }, available, left, eventLot, linked }
}

/** Of an event's own lot, only the leave for that event is taken. */
function isOfEvent(source: string, lot: PersonAccount['rows'][number], account: PersonAccount): boolean {
  const { uses } = allocate(account.lots, account.takings)
  return uses.some((use) => use.source === source && use.lot === lot.id)
}

function eventLotOf(book: LeaveBook, type: LeaveType, person: LeavePerson, request: Request, number: number) {
  if (request.eventDate === null) return null
  const serviceMonths = completedMonths(person.joinedOn, request.asked.from)
  const event = { variant: request.variant, serviceMonths, number }
  const halves = eventHalves(book, type, event)
  const { from, to } = windowOf(type, request.eventDate)
  return { halves, from: from ?? person.joinedOn, to }
}

/** Of the year in which the leave begins. */
function linkedOf(
  book: LeaveBook,
  rules: Rules,
  { accountOf }: PlanFacts,
  person: LeavePerson,
  type: LeaveType,
  days: readonly ChargedDay[],
): Plan['linked'] {
  const within = type.within_type === null ? undefined : rules.types.get(type.within_type)
  const [first] = days
  if (!within || !first) return null
  const year = leaveYearOf(first.date, book.yearStart)
  const before = accountOf(person.id, type.id)
    .takings.filter(({ date }) => year.from <= date && date <= year.to)
    .reduce((sum, { halves }) => sum + halves, 0)
  const counted = countedWithin(days, before, type.within_after)
  const { lots, takings } = accountOf(person.id, within.id)
  const charged = isLimited(within) ? upTo(counted, availableOn(lots, takings, first.date)) : counted
  return charged.length > 0 ? { type: within, days: charged } : null
}
