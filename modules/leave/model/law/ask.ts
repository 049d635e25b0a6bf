import type { PlainDate } from '#kernel/plain-date.ts'

/** How each kind's days are asked of the law's schemes. */
export type CountryLeave = {
  /** Days of a year after so many months of service; other kinds have theirs with the kind. */
  readonly byService: Readonly<Record<string, (ask: Ask, serviceMonths: number, on: PlainDate) => number | undefined>>
  /** Days of an event. */
  readonly byEvent: Readonly<Record<string, (ask: Ask, event: Event) => number | undefined>>
  /** Among which an event has to be named: whose death, which birth. */
  readonly variants: Readonly<Record<string, readonly string[]>>
  /** Days of a part of a leave year, where the law rounds them itself. */
  readonly least?: Readonly<Record<string, (ask: Ask, serviceMonths: number, completed: number) => number | undefined>>
}

export type Event = { readonly variant: string | null; readonly serviceMonths: number; readonly number: number }

/** A scheme's figure on the day; undefined where the law does not reach the day. */
export type Ask = (scheme: string, figure: string, given: object) => number | undefined
