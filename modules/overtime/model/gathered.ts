/** What of somebody's claims and approved days is paid on which day. Pure. */
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { DAY } from './claim.ts'
import { restHalves } from './limits.ts'

export type PaidClaim = {
  /** Claimed alike on each of them. */
  readonly dates: readonly PlainDate[]
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
    for (const { later, minutes, night } of piecesOf(claim, isSplit)) {
      const own = {
        ...{ minutes, night, emergency: claim.emergency, byAgreement: claim.by_agreement },
        rest: claim.compensation === 'leave' ? restHalves(minutes) * HALF_HOUR : 0,
      }
      for (const begun of claim.dates) {
        const date = later === 0 ? begun : addDays(begun, later)
        const before = days.get(date)
        days.set(date, before ? together(before, own) : own)
      }
    }
  }
  return days
}

const together = (one: ClaimedOfDay, other: ClaimedOfDay): ClaimedOfDay => ({
  minutes: one.minutes + other.minutes,
  night: one.night + other.night,
  rest: one.rest + other.rest,
  emergency: one.emergency || other.emergency,
  byAgreement: one.byAgreement || other.byAgreement,
})

/** Each so many days after the one on which it began. */
function piecesOf({ starts, ends, minutes }: PaidClaim, isSplit: boolean) {
  const night = (from: number, to: number) =>
    within(from, to, 0, 360) + within(from, to, 1320, 1800) + within(from, to, 2760, DAY * 2)
  if (!isSplit || ends <= DAY) return [{ later: 0, minutes, night: Math.min(minutes, night(starts, ends)) }]
  const after = Math.min(minutes, ends - DAY)
  return [
    { later: 0, minutes: minutes - after, night: Math.min(minutes - after, night(starts, DAY)) },
    { later: 1, minutes: after, night: Math.min(after, night(DAY, ends)) },
  ].filter((piece) => piece.minutes > 0)
}

const HALF_HOUR = 30

const within = (from: number, to: number, start: number, end: number): number =>
  Math.max(0, Math.min(to, end) - Math.max(from, start))
