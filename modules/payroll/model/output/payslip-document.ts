/**
 * A payslip as it is printed: labelled lines in groups, every text ready in the reader's language. Knows no country;
 * which figure is an earning and what it is called comes with the input.
 */

/** One printed payslip. Money is text as printed; a text may hold anything people enter. */
export type PayslipDocument = {
  readonly company: { readonly name: string; readonly details: readonly string[] }
  readonly person: { readonly name: string; readonly details: readonly Pair[] }
  /** 'January 2026' */
  readonly period: string
  readonly currency: string
  /** Earnings, deductions, employer contributions, in print order; each with its sum. */
  readonly groups: readonly PayslipGroup[]
  readonly net: { readonly label: string; readonly amount: string }
  /** How it is paid: 'Maybank **** 5391 on 31 Jan 2026'; null where nothing is known. */
  readonly paid: string | null
  readonly yearToDate: readonly Pair[]
  /** Standing of the law used, and what else the reader should know. */
  readonly notes: readonly string[]
}

export type Pair = { readonly label: string; readonly value: string }
export type PayslipGroup = {
  readonly title: string
  readonly lines: readonly { readonly label: string; readonly amount: string; readonly note?: string }[]
  readonly sum: { readonly label: string; readonly amount: string }
}
