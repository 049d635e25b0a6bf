/** One day with its why: what was planned, what was clocked, and how the figures follow from both. */
import { sql } from 'kysely'
import { addDays, dayNumber, type PlainDate } from '#kernel/plain-date.ts'
import type { Span } from '#modules/holidays/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { DAY } from '../../model/days/day-rules.ts'
import type { ClockingType } from '../../model/days/pairing.ts'
import { breaksOf } from '../../model/days/schedule.ts'
import { minutesOf } from '../../model/days/spans.ts'
import { correctionsOf } from './correction-store.ts'
import type { NamedPerson } from './day-people-store.ts'
import { dayPeople } from './day-store.ts'
import { dayView, instantsIn } from './day-view.ts'
import { type DayBook, findDays, peopleByDay } from './find-days.ts'
import { isLocked } from './lock-store.ts'

/** Undefined on days before joining and after leaving. */
export async function whyOfDay(tx: Tx, book: DayBook, employee: NamedPerson, date: PlainDate) {
  const found = (await findDays(tx, book, [employee.id], { from: date, to: date })).get(employee.id)
  const day = found?.days[0]
  const people = await dayPeople(tx, book.companyId, [employee.id])
  const person = people.get(employee.id)
  if (!day || !person) return undefined
  const { staff } = (await peopleByDay(tx, book, people))(person, date)
  const instantOf = instantsIn(book.timezone)
  const rules = book.rulesOn(date)
  const base = dayNumber(date) * DAY
  const stretch = (span: Span) => ({
    from: instantOf(base + span.starts),
    to: instantOf(base + span.ends),
    minutes: minutesOf([span]),
  })
  const counted = new Set(
    day.pairs.flatMap((pair) => [pair.in, pair.out, ...pair.breaks].flatMap((one) => (one ? [one.id] : []))),
  )
  const decided = found?.decisions.get(date)
  return {
    employee,
    day: dayView(employee.id, day, instantOf),
    planned: day.why.planned.map(stretch),
    breaks: rules.breakPunches ? [] : breaksOf(day.schedule).map(stretch),
    cuts: day.schedule.cuts.map(({ why, name, ...span }) => ({ ...stretch(span), why, name })),
    present: day.why.present.map(stretch),
    worked: day.why.worked.map(stretch),
    moved_by: day.why.movedBy,
    buffered: day.why.buffered,
    ...rules.late[staff],
    clockings: (await clockingsOfDay(tx, book, employee.id, date))
      .filter(({ id, is_own_day }) => counted.has(id) || is_own_day)
      .map(({ is_own_day: _, ...one }) => ({ ...one, counts: counted.has(one.id) })),
    decided: decided
      ? {
          decision: decided.decision,
          by: decided.decided_by_name,
          at: decided.decided_at,
          reason: decided.reason,
        }
      : null,
    corrections: (await correctionsOf(tx, book.companyId, book.timezone, { employeeId: employee.id, date })).map(
      ({ id, changes, reason, status, by, created_at }) => ({ id, changes, reason, status, by, at: created_at }),
    ),
    is_locked: await isLocked(tx, book.companyId, employee.id, date),
  }
}

type Row = {
  id: string
  type: ClockingType | null
  method: string
  occurred_at: string
  place: string | null
  note: string | null
  flags: string[]
  set_aside: boolean
  is_own_day: boolean
}

/** Those of the day and of the hours around it, with what was set aside. */
async function clockingsOfDay(tx: Tx, { companyId, timezone }: DayBook, employeeId: string, date: PlainDate) {
  const { rows } = await sql<Row>`
    select id, type, method, occurred_at, place, note, flags, set_aside_by is not null as set_aside,
      (occurred_at at time zone ${timezone})::date = ${date}::date as is_own_day
    from clockings where company_id = ${companyId} and employee_id = ${employeeId}
      and occurred_at >= ${addDays(date, -1)}::date::timestamp at time zone ${timezone}
      and occurred_at < ${addDays(date, 3)}::date::timestamp at time zone ${timezone}
    order by occurred_at, id`.execute(tx)
  return rows
}
