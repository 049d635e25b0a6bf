/** How a company counts its days, and what of a person matters for it. */
import type { Country } from '#kernel/countries.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Employed } from '#modules/employees/model/public.ts'
import type { Span } from '#modules/holidays/model/public.ts'

/** Whoever works by the roster is adaptive, everybody else works the office's hours. */
export type Staff = 'office' | 'adaptive'

export type DayRules = {
  readonly country: Country
  readonly office: Span & { readonly break: Span | null }
  /** Minutes of the day; null where there is none. */
  readonly clockInCutoff: number | null
  readonly clockOutCutoff: number | null
  readonly allowEarlier: number
  readonly allowLater: number
  readonly late: Readonly<Record<Staff, { readonly buffer: number; readonly limit: number | null }>>
  /** What is above the limit is absence up to the next so many halves of a day; 0: it is none. */
  readonly latenessStep: 0 | 1 | 2
  readonly durationMin: number | null
  readonly durationMax: number | null
  /** Breaks are what people clock, instead of what is planned. */
  readonly breakPunches: boolean
  readonly autoApprove: boolean
  /** Fewer minutes beyond the schedule on a day are no extra time. */
  readonly extraFrom: number
  /** The first day on which somebody can be absent; null: nobody has clocked yet. */
  readonly from: PlainDate | null
}

export type DayPerson = Employed & {
  readonly staff: Staff
  /** Never late. */
  readonly flexible: boolean
  /** Has a way to clock in, and so is asked to. */
  readonly clocks: boolean
}

/** A shift is nearest from so long before it begins until so long after it ends. */
export const BEFORE_SHIFT = 4 * 60
export const AFTER_SHIFT = 8 * 60
/** What begins beside every shift ends within this, where no cut-off says otherwise. */
export const LONGEST_UNPLANNED = 16 * 60
export const NIGHT: Span = { starts: 22 * 60, ends: 30 * 60 }
/** Approved by itself: from this share of the standard to so many minutes. */
export const AUTO_SHARE = 0.5
export const AUTO_MOST = 12 * 60
export const DAY = 1440
