/** What somebody wants put right is judged, and stored as it was asked. */
import { addDays, dayNumber, type PlainDate } from '#kernel/plain-date.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import { DAY } from '../../model/days/day-rules.ts'
import type { ClockingType } from '../../model/days/pairing.ts'
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
  const fits = (id: string) =>
    named.some((one) => one.id === id && employeeIds.includes(one.employee_id) && near.includes(one.date))
  if (!ignored.every(fits)) throw refused('changes', 'attendance.correction-unknown')
  return employeeIds.map((id) => {
    const day = found.get(id)?.days[0]
    if (!day) throw refused('date', 'attendance.not-employed-then')
    if (locked.has(`${id}_${date}`)) throw new Refusal(problem('attendance.locked'))
    const kept = day.pairs.flatMap((pair) => (pair.in && !ignored.includes(pair.in.id) ? [pair.in.at] : []))
    const changes = asked.changes.flatMap((change): StoredChange[] => {
      if (!('ignore' in change)) return [{ type: change.type, at: localText(momentOf(change, asked, kept, book.now)) }]
      const own = named.find((one) => one.id === change.ignore)
      return own?.employee_id === id ? [change] : []
    })
    return { id: newId(now.getTime()), employee_id: id, date, changes, reason: asked.reason, status }
  })
}

type Adding = { readonly type: ClockingType; readonly time: string }

/** What is not after the day's first in is on the next day; nothing is clocked before it happened. */
function momentOf({ type, time }: Adding, { date, changes }: Asked, kept: readonly number[], now: number): number {
  const base = dayNumber(date) * DAY
  const at = base + minuteOf(time)
  const ins = changes.flatMap((one) => ('time' in one && one.type === 'in' ? [base + minuteOf(one.time)] : []))
  const first = Math.min(...kept, ...ins)
  const moment = type !== 'in' && Number.isFinite(first) && at <= first ? at + DAY : at
  if (moment > now) throw refused('changes', 'attendance.correction-ahead')
  return moment
}

/** Local minutes -> '2026-11-02T18:00' */
const localText = (minute: number): string => new Date(minute * 60_000).toISOString().slice(0, 16)
