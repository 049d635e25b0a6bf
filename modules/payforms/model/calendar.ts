/** Dates of agencies: what is due when, by the rule as it is written, and what the month's pay owes. Pure. */
import type { Country } from '#kernel/countries.ts'
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import {
  addDays,
  addMonths,
  lastDayOf,
  type PlainDate,
  plainDate,
  type YearMonth,
  yearMonthText,
} from '#kernel/plain-date.ts'
import { employerSupplementary } from '#modules/payroll/model/public.ts'
import { type Figures, nextWorkday, type Standing } from './form.ts'

type Rule =
  /** Months after the month of pay; day 0 is the last. */
  | { readonly each: 'month'; readonly after: number; readonly day: number; readonly december?: number }
  /** Of the year after; months that the amounts are of. */
  | { readonly each: 'year'; readonly month: number; readonly day: number; readonly workday?: true }
  /** Within the year: after these months. */
  | { readonly each: 'within'; readonly month: number; readonly day: number }

/** Its name, and its numbers at the agencies. */
export type Employer = { readonly name: string; readonly numbers: Readonly<Record<string, string | undefined>> }

/** Of an amount: a figure of payslips by its name, or one of the employer's own. */
export type Part = { readonly figure: string; readonly amount: string }

export type Duty = {
  /** Names it in words and in the address. */
  readonly what: string
  readonly authority: string
  readonly standing: Standing
  readonly rule: Rule
  /** Figures that are paid over; none where something is filed alone. */
  readonly figures?: readonly string[]
  /** What the employer owes for the month as a whole, on nobody's payslip. */
  readonly ofUnit?: {
    readonly reads: readonly string[]
    readonly parts: (sums: Figures, on: PlainDate) => readonly Part[]
  }
  /** Owed only where there is something to pay. */
  readonly ifAny?: true
  /** The day goes by the employer. */
  readonly dayOf?: (employer: Employer) => number
}

const next = (day: number): Rule => ({ each: 'month', after: 1, day })
const yearly = (month: number, day: number): Rule => ({ each: 'year', month, day })

/** A to D, E to L, M to Q, and the rest by the end of the month. */
const dayByName = (letter: string): number =>
  letter >= 'A' && letter <= 'D' ? 14 : letter >= 'E' && letter <= 'L' ? 19 : letter >= 'M' && letter <= 'Q' ? 24 : 0

export const duties: Readonly<Record<Country, readonly Duty[]>> = {
  MY: [
    { what: 'wages', authority: 'employees', standing: 'confirmed', rule: next(7), figures: ['net_pay'] },
    {
      what: 'epf',
      authority: 'KWSP',
      standing: 'confirmed',
      rule: next(15),
      figures: ['epf_employee', 'epf_employer'],
    },
    {
      ...{ what: 'perkeso', authority: 'PERKESO', standing: 'confirmed', rule: next(15) },
      figures: ['socso_employee', 'socso_employer', 'eis_employee', 'eis_employer', 'skbbk_employee'],
    },
    { what: 'mtd', authority: 'LHDN', standing: 'confirmed', rule: next(15), figures: ['withholding_tax', 'cp38'] },
    { what: 'hrd', authority: 'HRD Corp', standing: 'several', rule: next(15), figures: ['hrd_levy'], ifAny: true },
    { what: 'ea', authority: 'employees', standing: 'confirmed', rule: yearly(2, 0) },
    { what: 'cp8d', authority: 'LHDN', standing: 'several', rule: yearly(2, 25) },
    { what: 'e', authority: 'LHDN', standing: 'several', rule: yearly(3, 31) },
  ],
  TW: [
    {
      ...{ what: 'income_tax', authority: '國稅局', standing: 'confirmed', rule: next(10) },
      figures: ['withholding_tax', 'bonus_withholding_tax'],
    },
    {
      ...{ what: 'labour', authority: '勞保局', standing: 'several', rule: next(0) },
      figures: [
        'ordinary_employee',
        'ordinary_employer',
        'employment_employee',
        'employment_employer',
        'occupational_employer',
      ],
    },
    {
      ...{ what: 'health', authority: '健保署', standing: 'several', rule: next(0) },
      figures: ['health_employee', 'health_employer', 'supplementary_premium'],
      ofUnit: employerSupplementary,
    },
    {
      ...{ what: 'pension', authority: '勞保局', standing: 'several', rule: { each: 'month', after: 2, day: 0 } },
      figures: ['pension_employee', 'pension_employer'],
    },
    {
      ...{ what: 'withholding_statement', authority: '國稅局', standing: 'several' },
      rule: { each: 'year', month: 1, day: 31, workday: true },
    },
    { what: 'statements_handed_out', authority: 'employees', standing: 'several', rule: yearly(2, 10) },
    { what: 'supplementary_details', authority: '健保署', standing: 'single', rule: yearly(1, 31) },
    { what: 'insured_feb_jul', authority: '勞保局', standing: 'single', rule: { each: 'within', month: 8, day: 31 } },
    { what: 'insured_aug_jan', authority: '勞保局', standing: 'single', rule: yearly(2, 0) },
  ],
  PH: [
    {
      ...{ what: 'bir1601c', authority: 'BIR', standing: 'several' },
      rule: { each: 'month', after: 1, day: 10, december: 15 },
      figures: ['withholding_tax', '-tax_refund'],
    },
    { what: 'sss', authority: 'SSS', standing: 'inferred', rule: next(0), figures: ['sss_employee', 'sss_employer'] },
    {
      ...{ what: 'philhealth', authority: 'PhilHealth', standing: 'inferred', rule: next(15) },
      // By the last figure of the employer's number: 0 to 4, or 5 to 9.
      dayOf: ({ numbers }) => (/[5-9]$/.test(numbers.philhealth_employer_number ?? '') ? 20 : 15),
      figures: ['philhealth_employee', 'philhealth_employer'],
    },
    {
      ...{ what: 'pag_ibig', authority: 'Pag-IBIG', standing: 'several', rule: next(14) },
      dayOf: ({ name }) => dayByName(name.trim().charAt(0).toUpperCase()),
      figures: ['pag_ibig_employee', 'pag_ibig_employer'],
    },
    {
      what: 'thirteenth_month_pay',
      authority: 'employees',
      standing: 'several',
      rule: { each: 'within', month: 12, day: 24 },
    },
    { what: 'thirteenth_month_report', authority: 'DOLE', standing: 'several', rule: yearly(1, 15) },
    { what: 'bir2316', authority: 'employees', standing: 'several', rule: yearly(1, 31) },
    { what: 'bir1604c', authority: 'BIR', standing: 'several', rule: yearly(1, 31) },
    { what: 'bir2316_copies', authority: 'BIR', standing: 'several', rule: yearly(2, 28) },
  ],
}

export type DueDate = Duty & { readonly month: YearMonth; readonly dueOn: PlainDate }
type Span = { readonly from: PlainDate; readonly to: PlainDate }

/** By day; of months from the first that was worked out here. Yearly ones stand under December. */
export function datesBetween(
  country: Country,
  { from, to }: Span,
  first: YearMonth,
  employer: Employer,
): readonly DueDate[] {
  const begin = yearMonthText(first)
  const months: YearMonth[] = []
  // A year and two months back: what is due now was owed since then at the earliest.
  for (let at = addMonths(monthAt(from), -15); yearMonthText(at) <= to.slice(0, 7); at = addMonths(at, 1))
    if (yearMonthText(at) >= begin) months.push(at)
  const years = [...new Set([...months.map(({ year }) => year), first.year])]
  return duties[country]
    .flatMap((duty) =>
      (duty.rule.each === 'month' ? months : years.map((year) => ({ year, month: 12 }))).map(
        (month): DueDate => ({ ...duty, month, dueOn: dueOf(duty, month, employer) }),
      ),
    )
    .filter(({ dueOn }) => dueOn >= from && dueOn <= to)
    .toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : one.dueOn > other.dueOn ? 1 : 0))
}

const monthAt = (day: PlainDate): YearMonth => ({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) })

function dueOf({ rule, dayOf }: Duty, month: YearMonth, employer: Employer): PlainDate {
  if (rule.each === 'within') return dayIn({ year: month.year, month: rule.month }, rule.day)
  if (rule.each === 'year') {
    const day = dayIn({ year: month.year + 1, month: rule.month }, rule.day)
    return rule.workday ? nextWorkday(day) : day
  }
  const day = dayOf?.(employer) ?? (month.month === 12 && rule.december ? rule.december : rule.day)
  return dayIn(addMonths(month, rule.after), day)
}

const dayIn = (month: YearMonth, day: number): PlainDate =>
  day === 0 ? lastDayOf(month) : plainDate(month.year, month.month, day)

/** What the approved month owes, figure by figure; undefined where nothing is paid over. */
export function owed({ figures, ofUnit, month }: DueDate, sums: Figures): readonly Part[] | undefined {
  if (!figures) return undefined
  const parts = figures.map((name): Part => {
    const figure = name.replace('-', '')
    const amount = amountOf(sums[figure] ?? '0')
    return { figure, amount: amountText(name.startsWith('-') ? -amount : amount) }
  })
  return ofUnit ? [...parts, ...ofUnit.parts(sums, lastDayOf(month))] : parts
}

export const sumOfParts = (parts: readonly Part[]): string =>
  amountText(sumOf(parts.map(({ amount }) => amountOf(amount))))

/** All figures that the dates of a country go by. */
export const figuresRead = (country: Country): string[] => [
  ...new Set(
    duties[country].flatMap(({ figures = [], ofUnit }) => [
      ...figures.map((name) => name.replace('-', '')),
      ...(ofUnit?.reads ?? []),
    ]),
  ),
]

export const idOf = ({ what, month }: Pick<DueDate, 'what' | 'month'>): string => `${what}-${yearMonthText(month)}`

/** Which duty, of which month. */
export const partsOf = (id: string) => ({ what: id.slice(0, -8), month: id.slice(-7) })

export const statusOf = (dueOn: PlainDate, isDone: boolean, today: PlainDate): 'done' | 'late' | 'open' =>
  isDone ? 'done' : dueOn < today ? 'late' : 'open'

/** Without being asked: last month until three months from now. */
export const usualSpan = (today: PlainDate): Span => ({ from: addDays(today, -45), to: addDays(today, 90) })
