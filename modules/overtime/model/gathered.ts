/** What of somebody's claims and approved days is paid on which day. Pure. */
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { DAY } from './claim.ts'
import { restHalves } from './limits.ts'

export type PaidClaim = {
  readonly date: PlainDate
  readonly starts: number
  readonly ends: number
  readonly minutes: number
  readonly emergency: boolean
  readonly by_agreement: boolean
  readonly compensation: 'pay' | 'leave'
}
export type ClaimedOfDay = {
  readonly minutes: number
  readonly night: number
  /** Made good in rest, in whole half hours. */
  readonly rest: number
  readonly emergency: boolean
  readonly byAgreement: boolean
}

/** By day; where the law goes by the calendar day, what lies after midnight belongs to the next. */
export function claimedByDay(claims: readonly PaidClaim[], isSplit: boolean): ReadonlyMap<PlainDate, ClaimedOfDay> {
  const days = new Map<PlainDate, ClaimedOfDay>()
  for (const claim of claims) {
    for (const { date, minutes, night } of piecesOf(claim, isSplit)) {
      const before = days.get(date)
      days.set(date, {
        minutes: (before?.minutes ?? 0) + minutes,
        night: (before?.night ?? 0) + night,
        rest: (before?.rest ?? 0) + (claim.compensation === 'leave' ? restHalves(minutes) * HALF_HOUR : 0),
        emergency: (before?.emergency ?? false) || claim.emergency,
        byAgreement: (before?.byAgreement ?? false) || claim.by_agreement,
      })
    }
  }
  return days
}

function piecesOf({ date, starts, ends, minutes }: PaidClaim, isSplit: boolean) {
  const night = (from: number, to: number) =>
    within(from, to, 0, 360) + within(from, to, 1320, 1800) + within(from, to, 2760, DAY * 2)
  if (!isSplit || ends <= DAY) return [{ date, minutes, night: Math.min(minutes, night(starts, ends)) }]
  const after = Math.min(minutes, ends - DAY)
  return [
    { date, minutes: minutes - after, night: Math.min(minutes - after, night(starts, DAY)) },
    { date: addDays(date, 1), minutes: after, night: Math.min(after, night(DAY, ends)) },
  ].filter((piece) => piece.minutes > 0)
}

const HALF_HOUR = 30

const within = (from: number, to: number, start: number, end: number): number =>
  Math.max(0, Math.min(to, end) - Math.max(from, start))
