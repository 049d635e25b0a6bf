import type { PlainDate } from '#kernel/plain-date.ts'
import type { Halves } from '../halves.ts'

export type Grant = {
  readonly validFrom: PlainDate
  readonly expiresOn: PlainDate
  /** What it is known by: the period, and which part of it. */
  readonly period: PlainDate
  readonly part: number
  readonly halves: Halves
}
