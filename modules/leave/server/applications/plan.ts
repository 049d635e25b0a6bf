/** What a request comes to: its days, what is wrong with it, what is left, and what the law counts it with. */
import { sql } from 'kysely'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { holidaysBetween, makeUpDaysBetween, regionOf } from '#modules/holidays/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Faults, faultsOf, windowOf } from '../../model/asking/faults.ts'
import { countedWithin, upTo } from '../../model/asking/linked.ts'
import type { Calendar, Week } from '../../model/days/calendar.ts'
import { type Asked, type ChargedDay, chargedDays, totalOf } from '../../model/days/charge.ts'
import { leaveYearOf } from '../../model/entitlement/leave-year.ts'
import { completedMonths } from '../../model/entitlement/service.ts'
import type { Halves } from '../../model/halves.ts'
import { lawByEvent, variantsOf } from '../../model/law/leave-law.ts'
import { isLimited, type LeaveType, smallestOf } from '../../model/leave-type.ts'
import { allocate, type Lot } from '../../model/ledger/allocate.ts'
import { availableOn } from '../../model/ledger/balance.ts'
import type { LeaveBook } from '../book.ts'
import { accountsOf } from '../ledger/account-store.ts'
import { groupIdOf } from '../ledger/membership.ts'
import { groupFor, type Rules } from '../ledger/rules.ts'
import type { LeavePerson } from '../people.ts'

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

export async function planOf(
  tx: Tx,
  book: LeaveBook,
  rules: Rules,
  person: LeavePerson,
  request: Request,
  isOwn: boolean,
): Promise<Plan | undefined> {
  const type = rules.types.get(request.typeId)
  if (!type) return undefined
  const { asked } = request
  const group = groupFor(rules, await groupIdOf(tx, book.companyId, person.id))
  const isBackwards = asked.to < asked.from
  const calendar = await calendarOf(tx, book, group?.week ?? book.week, asked)
  const counting = { countedIn: type.counted_in, unit: type.unit, dayHours: book.dayHours }
  const days = isBackwards ? [] : chargedDays(calendar, asked, counting)
  const account = (await accountsOf(tx, book.companyId, person.id))(type.id)
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
    taken: await takenDays(tx, book.companyId, person.id, asked),
    locks: await locksOf(tx, book.companyId, person.department_id, asked),
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
  const linked = await linkedOf(tx, book, rules, person, type, days)
  return { ...limit, faults: { ...faults, ...short }, available, left, eventLot, linked }
}

type Account = Awaited<ReturnType<typeof accountsOf>> extends (id: string) => infer One ? One : never

/** Of an event's own lot, only the leave for that event is taken. */
function isOfEvent(source: string, lot: Account['rows'][number], account: Account): boolean {
  const { uses } = allocate(account.lots, account.takings)
  return uses.some((use) => use.source === source && use.lot === lot.id)
}

async function calendarOf(tx: Tx, book: LeaveBook, week: Week, { from, to }: Asked): Promise<Calendar> {
  const region = regionOf(book.country, book.state)
  const holidays = await holidaysBetween(tx, book.companyId, from, to, region)
  const makeUps = await makeUpDaysBetween(tx, book.companyId, from, to)
  return {
    week,
    // What is told of a day on which people work all the same is no day off; others' states are not ours.
    holidays: holidays.filter(({ kind, region: of }) => kind !== 'special_working' && (of === null || of === region)),
    makeUps,
  }
}

async function takenDays(tx: Tx, companyId: string, employeeId: string, { from, to }: Asked) {
  const { rows } = await sql<{ date: string; starts: number; ends: number }>`
    select d.date, d.starts, d.ends from leave_days d
    join leave_applications a on a.company_id = d.company_id and a.id = d.application_id
    where d.company_id = ${companyId} and d.employee_id = ${employeeId} and d.date between ${from} and ${to}
      and a.status in ('pending', 'approved') and a.parent_id is null`.execute(tx)
  return rows.map(({ date, starts, ends }) => ({ date: plainDateOf(date), part: { starts, ends } }))
}

async function locksOf(tx: Tx, companyId: string, departmentId: string | null, { from, to }: Asked) {
  const { rows } = await sql<{ from_date: string; to_date: string }>`
    select from_date, to_date from leave_locks where company_id = ${companyId} and from_date <= ${to}
      and to_date >= ${from} and (department_id is null or department_id = ${departmentId}::uuid)`.execute(tx)
  return rows.map((lock) => ({ from: plainDateOf(lock.from_date), to: plainDateOf(lock.to_date) }))
}

function eventLotOf(book: LeaveBook, type: LeaveType, person: LeavePerson, request: Request, number: number) {
  if (request.eventDate === null) return null
  const serviceMonths = completedMonths(person.joinedOn, request.asked.from)
  const event = { variant: request.variant, serviceMonths, number }
  const byLaw = type.kind === null ? undefined : lawByEvent(book.country, type.kind, event, book.today)
  const own = type.steps[0]?.halves ?? 0
  const halves = Math.max(own, (byLaw ?? 0) * (type.unit === 'day' ? 2 : book.dayHours))
  const { from, to } = windowOf(type, request.eventDate)
  return { halves, from: from ?? person.joinedOn, to }
}

/** Of the year in which the leave begins. */
async function linkedOf(
  tx: Tx,
  book: LeaveBook,
  rules: Rules,
  person: LeavePerson,
  type: LeaveType,
  days: readonly ChargedDay[],
): Promise<Plan['linked']> {
  const within = type.within_type === null ? undefined : rules.types.get(type.within_type)
  const [first] = days
  if (!within || !first) return null
  const accountOf = await accountsOf(tx, book.companyId, person.id)
  const year = leaveYearOf(first.date, book.yearStart)
  const before = accountOf(type.id)
    .takings.filter(({ date }) => year.from <= date && date <= year.to)
    .reduce((sum, { halves }) => sum + halves, 0)
  const counted = countedWithin(days, before, type.within_after)
  const { lots, takings } = accountOf(within.id)
  const charged = isLimited(within) ? upTo(counted, availableOn(lots, takings, first.date)) : counted
  return charged.length > 0 ? { type: within, days: charged } : null
}
