/**
 * What lateness may take off the pay: its minutes where a law says what they are worth; the share of a day that it
 * counts as absence where none does, which no source settles (not established).
 */
import type { Country } from '#kernel/countries.ts'

export const latePays = ['none', 'minutes', 'steps'] as const
export type LatePay = (typeof latePays)[number]

export const latePaysOf: Readonly<Record<Country, readonly LatePay[]>> = {
  MY: ['none', 'steps'],
  TW: ['none', 'minutes'],
  PH: ['none', 'minutes', 'steps'],
}
