/** What somebody wants put right is judged, and stored as it was asked. */
import { addDays, dayNumber, type PlainDate } from '#kernel/plain-date.ts'
import type { Span } from '#modules/holidays/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import { BEFORE_SHIFT, DAY } from '../../model/days/day-rules.ts'
import type { ClockingType, Pair } from '../../model/days/pairing.ts'
import { clockingsNamed, type NewCorrection, type StoredChange } from './correction-store.ts'
import { holdPeople } from './decision-store.ts'
import { type DayBook, findDays } from './find-days.ts'
import { lockedAmong } from './lock-store.ts'
import { refused } from './reading.ts'
import { minuteOf } from './rules-of.ts'

export type Asked = {
  readonly date: PlainDate
  readonly changes: readonly ({ readonly type: ClockingType; readonly time: string } | { readonly ignore: string })[]
  readonly reason: string
}

/** For all of these people or for none. */
export async function judgedCorrections(
  tx: Tx,
  book: DayBook,
  employeeIds: readonly string[],
  asked: Asked,
  status: NewCorrection['status'],
  now: Date,
): Promise<NewCorrection[]> {
  const { companyId, timezone } = book
  const { date } = asked
  if (date > book.today) throw refused('date', 'attendance.correction-ahead')
  await holdPeople(tx, companyId, employeeIds)
  const found = await findDays(tx, book, employeeIds, { from: date, to: date })
  const locked = await lockedAmong(tx, companyId, employeeIds, { from: date, to: date })
  const ignored = asked.changes.flatMap((change) => ('ignore' in change ? [change.ignore] : []))
  const named = await clockingsNamed(tx, companyId, timezone, ignored)
  const near: readonly string[] = [date, addDays(date, 1)]
  // Whoever came before midnight to a shift that begins at it clocked on the day before.
  const ofDay = new Set(employeeIds.flatMap((id) => found.get(id)?.days[0]?.pairs.flatMap(clockingIds) ?? []))
  const fits = (id: string) =>
    named.some(
      (one) => one.id === id && employeeIds.includes(one.employee_id) && (near.includes(one.date) || ofDay.has(id)),
    )
  if (!ignored.every(fits)) throw refused('changes', 'attendance.correction-unknown')
  return employeeIds.map((id) => {
    const day = found.get(id)?.days[0]
    if (!day) throw refused('date', 'attendance.not-employed-then')
    if (locked.has(`${id}_${date}`)) throw new Refusal(problem('attendance.locked'))
    const kept = day.pairs.flatMap((pair) => (pair.in && !ignored.includes(pair.in.id) ? [pair.in.at] : []))
    const changes = asked.changes.flatMap((change): StoredChange[] => {
      if (!('ignore' in change)) {
        const at = momentOf(change, asked, { kept, now: book.now, shifts: day.schedule.shifts })
        return [{ type: change.type, at: localText(at) }]
      }
      const own = named.find((one) => one.id === change.ignore)
      return own?.employee_id === id ? [change] : []
    })
    return { id: newId(now.getTime()), employee_id: id, date, changes, reason: asked.reason, status }
  })
}

type Adding = { readonly type: ClockingType; readonly time: string }

type Known = { readonly kept: readonly number[]; readonly now: number; readonly shifts: readonly Span[] }

/**
 * What is not after the day's first in is on the next day, and coming in before midnight to a shift that begins soon after
 * it on the day before; nothing is clocked before it happened.
 */
function momentOf({ type, time }: Adding, { date, changes }: Asked, { kept, now, shifts }: Known): number {
  const base = dayNumber(date) * DAY
  const came = (minute: number) => base + (isTheEvening(minute, shifts) ? minute - DAY : minute)
  const at = type === 'in' ? came(minuteOf(time)) : base + minuteOf(time)
  const ins = changes.flatMap((one) => ('time' in one && one.type === 'in' ? [came(minuteOf(one.time))] : []))
  const first = Math.min(...kept, ...ins)
  const moment = type !== 'in' && Number.isFinite(first) && at <= first ? at + DAY : at
  if (moment > now) throw refused('changes', 'attendance.correction-ahead')
  return moment
}

/** Before a shift of this day, and before none that begins in its evening. */
const isTheEvening = (minute: number, shifts: readonly Span[]): boolean =>
  shifts.some(({ starts }) => starts - (minute - DAY) <= BEFORE_SHIFT) &&
  shifts.every(({ starts }) => Math.abs(minute - starts) > BEFORE_SHIFT)

const clockingIds = (pair: Pair): string[] =>
  [pair.in, pair.out, ...pair.breaks].flatMap((one) => (one ? [one.id] : []))

/** Local minutes -> '2026-11-02T18:00' */
const localText = (minute: number): string => new Date(minute * 60_000).toISOString().slice(0, 16)
