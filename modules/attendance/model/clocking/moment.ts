/** When a clocking was, by the server's clock, from what a device says that may have sent it much later. */
import type { ClockingFlag } from './flags.ts'

export type Told = {
  /** By the device's clock; without it, it is now. */
  readonly occurredAt: Date | undefined
  /** By the same clock, as it was sent. */
  readonly sentAt: Date | undefined
  readonly receivedAt: Date
}
export type Moment =
  | { readonly occurredAt: Date; readonly flags: readonly ClockingFlag[] }
  | { readonly fault: 'ahead' | 'too-old' }

const MINUTE = 60_000
/** As far as clocks may differ, and as long as sending may take. */
const TOLERANCE = 2 * MINUTE
export const OLDEST_HOURS = 60

export function momentOf({ occurredAt, sentAt, receivedAt }: Told): Moment {
  const received = receivedAt.getTime()
  const drift = sentAt === undefined ? 0 : received - sentAt.getTime()
  const isCorrected = Math.abs(drift) > TOLERANCE
  const occurred = (occurredAt?.getTime() ?? received) + (occurredAt && isCorrected ? drift : 0)
  if (occurred - received > TOLERANCE) return { fault: 'ahead' }
  if (received - occurred > OLDEST_HOURS * 60 * MINUTE) return { fault: 'too-old' }
  const flags: ClockingFlag[] = []
  if (received - occurred > TOLERANCE) flags.push('offline')
  if (occurredAt && isCorrected) flags.push('clock_corrected')
  return { occurredAt: new Date(occurred), flags }
}

/** One type again within a minute is one clocking. */
export const isRepeat = (one: Date, other: Date): boolean => Math.abs(one.getTime() - other.getTime()) < MINUTE

/** As near as clocks that are put right come to each other when the same is sent twice. */
export const isSameMoment = (one: Date, other: Date): boolean => Math.abs(one.getTime() - other.getTime()) < 5_000
