/** Which days of a quarantine would be worked, and what stands against them; field -> words, empty where it is right. */
import { addDays, type PlainDate } from '#kernel/plain-date.ts'

/** Ordered by an authority, after contact, being ill, or returning from abroad. */
export const causes = ['order', 'contact', 'illness', 'travel'] as const
export type Cause = (typeof causes)[number]

/** What becomes of the pay of these days, as the policy had it when they were asked for. */
export const treatments = ['paid', 'unpaid', 'leave'] as const
export type Treatment = (typeof treatments)[number]

const MOST_DAYS = 366

export type Wish = {
  readonly from: PlainDate
  readonly to: PlainDate
  readonly cause: Cause
  readonly orderNumber: string | null
  /** How many orders or tests go with it. */
  readonly papers: number
}
type Days = { readonly from: PlainDate; readonly to: PlainDate }

export type Around = {
  readonly joinedOn: PlainDate
  readonly leftOn: PlainDate | null
  /** Of the same person, waiting or approved. */
  readonly taken: readonly Days[]
  /** Undefined for what HR enters: it may be longer, and the order may follow. */
  readonly limits: { readonly days: number; readonly needsPaper: boolean } | undefined
}

type Faults = Readonly<Record<string, readonly string[]>>

export const isSpan = ({ from, to }: Days): boolean => from <= to && addDays(from, MOST_DAYS) > to

export function daysBetween({ from, to }: Days): PlainDate[] {
  const days: PlainDate[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) days.push(date)
  return days
}

export function faultsOf(wish: Wish, { joinedOn, leftOn, taken, limits }: Around): Faults {
  const { from, to } = wish
  if (to < from) return { to: ['quarantine.to-before-from'] }
  if (!isSpan(wish)) return { to: ['quarantine.beyond-year'] }
  if (from < joinedOn) return { from: ['quarantine.before-joining'] }
  if (leftOn !== null && to > leftOn) return { to: ['quarantine.after-leaving'] }
  if (taken.some((one) => one.from <= to && from <= one.to)) return { from: ['quarantine.overlap'] }
  if (wish.cause === 'order' && wish.orderNumber === null && wish.papers === 0)
    return { order_number: ['quarantine.order-needed'] }
  if (!limits) return {}
  if (limits.needsPaper && wish.papers === 0) return { attachment_ids: ['quarantine.paper-needed'] }
  return lengthWith(wish, taken) > limits.days ? { to: ['quarantine.too-long'] } : {}
}

/** In days of the calendar, with the quarantine that it prolongs and so on back: an extension is no new one. */
export function lengthWith({ from, to }: Days, taken: readonly Days[]): number {
  let begins = from
  for (;;) {
    const before = taken.find((one) => addDays(one.to, 1) === begins)
    if (!before) return daysBetween({ from: begins, to }).length
    begins = before.from
  }
}

/** Work goes on at home and is paid; otherwise as the policy has it. */
export function treatmentOf(
  policy: { readonly isPaid: boolean; readonly leaveTypeId: string | null },
  worksFromHome: boolean,
): Treatment {
  if (worksFromHome) return 'paid'
  if (policy.leaveTypeId !== null) return 'leave'
  return policy.isPaid ? 'paid' : 'unpaid'
}

/** An approved one may end on any of its days, and last as long as was approved again; more is a request of its own. */
export function endFaults(
  { from, agreedTo, to }: { readonly from: PlainDate; readonly agreedTo: PlainDate; readonly to: PlainDate },
  wanted: PlainDate,
): Faults {
  if (wanted < from) return { to: ['quarantine.to-before-from'] }
  if (wanted > agreedTo) return { to: ['quarantine.end-later'] }
  return wanted === to ? { to: ['quarantine.end-same'] } : {}
}
