/** What a yearly form is: its boxes in order, by when it is due, how well each part of it is known. Pure. */
import type { Country } from '#kernel/countries.ts'
import { addDays, lastDayOf, type PlainDate, plainDate, weekdayOf } from '#kernel/plain-date.ts'

export const standings = ['confirmed', 'several', 'single', 'inferred', 'not_established'] as const
/** How sure it is: official text, several independent sources, one source, a reading of ours, nobody knows. */
export type Standing = (typeof standings)[number]

export const formNames = [
  'ea',
  'e',
  'cp8d',
  'pcb2ii',
  'tp3',
  'withholding_statement',
  'supplementary_premium',
  'bir2316',
  'bir1604c',
  'thirteenth_month_report',
] as const
export type FormName = (typeof formNames)[number]

/** More sheets are made as a job. */
export const SHEETS_AT_ONCE = 300
export const WHOLE_PDF_JOB = 'payforms.whole-pdf'
/** Where a form of a year is seen. */
export const addressOfForm = (form: FormName, year: string): string =>
  `/app/payroll/forms/eform?f.form=${form}&f.year=${year}`

export type Box = {
  /** As figures are named; the form's own number of the box where it has one. */
  readonly key: string
  readonly kind: 'money' | 'count' | 'text'
  /** A sum of others: printed strong. */
  readonly sum?: true
  /** The heading over it and those that follow. */
  readonly part?: string
}

export type YearForm = {
  readonly name: FormName
  readonly country: Country
  readonly boxes: readonly Box[]
  /** Of the form as a whole, beside the people's. */
  readonly whole: readonly Box[]
  readonly standing: Standing
  /** Of the year after; day 0 is the last of the month. */
  readonly due: { readonly month: number; readonly day: number; readonly standing: Standing } | null
  /** People get theirs. */
  readonly handedOut: boolean
  /** Only of those whose employment ended in the year. */
  readonly leaversOnly?: true
  /** Only of those who have something in this box. */
  readonly onlyWith?: string
  /** Files for the agency. */
  readonly parts: readonly string[]
}

export function dueOn({ due }: YearForm, year: number): PlainDate | null {
  if (due === null) return null
  if (due.day > 0) return plainDate(year + 1, due.month, due.day)
  return lastDayOf({ year: year + 1, month: due.month })
}

/** Where an agency's day falls on a Saturday or Sunday and its rule says so, the Monday. */
export function nextWorkday(day: PlainDate): PlainDate {
  const weekday = weekdayOf(day)
  return weekday < 5 ? day : addDays(day, 7 - weekday)
}

export type Figures = Readonly<Record<string, string>>
/** Something that the form asks for and nobody has entered. */
export type Lacking = string
/** One person's part of a form. */
export type MadeForm = { readonly figures: Figures; readonly lacking: readonly Lacking[]; readonly line?: string }
