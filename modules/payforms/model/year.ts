/** A person's year as forms are made of it: approved pay, and what is known of the person and the company. */
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'

export type PayLine = {
  readonly key: string
  readonly side: 'earning' | 'benefit' | 'deduction' | 'refund' | 'employer'
  readonly name: string | null
  readonly of_earlier_year: boolean
  readonly marked: boolean
  readonly amount: string
}
export type PersonOfYear = {
  readonly id: string
  readonly staffId: string
  readonly fullName: string
  readonly position: string | null
  readonly department: string | null
  readonly identityNumber: string | null
  readonly passportNumber: string | null
  readonly nationality: string | null
  readonly citizenship: string | null
  readonly employmentType: string
  readonly probationEndsOn?: PlainDate | null
  readonly jobLevel: string | null
  readonly joinedOn: PlainDate | null
  readonly leftOn: PlainDate | null
  /** Value of the reason for leaving, where one was said. */
  readonly leavingReason?: string | null
  readonly address: string | null
  readonly statutory: Readonly<Record<string, string | number | boolean | null>>
  /** Malaysia: 1, 2 or 3 by family, as the tax deduction has it. */
  readonly category: number
}
export type PersonYear = {
  readonly person: PersonOfYear
  readonly months: readonly {
    readonly month: number
    readonly figures: Readonly<Record<string, string>>
    readonly marked: boolean
  }[]
  readonly lines: readonly PayLine[]
  /** Sums of a sheet of earlier pay; figures of forms have none of it. */
  readonly before: Readonly<Record<string, string>>
  /** Claimed by the country's tax form in approved months, by item. */
  readonly claimed?: Readonly<Record<string, string>>
  /** Each payment by itself, where the form lists them; the oldest first. */
  readonly payments?: readonly Payment[]
}
export type Payment = { readonly paidOn: PlainDate; readonly figures: Readonly<Record<string, string>> }
export type FormCompany = {
  readonly name: string
  readonly numbers: Readonly<Record<string, string | null | undefined>>
  readonly address: string | null
  /** Malaysia: what of the travelling allowance is free in the year. */
  readonly travelLimit: string
  readonly region: string | null
  /** Philippines: sector of the wage order, and the days of a year that salaries pay. */
  readonly sector?: string | null
  readonly daysFactor?: string
  /** What the company wrote down for its forms. */
  readonly details: Readonly<Record<string, string>>
}
export type FormYear = { readonly year: number; readonly today: PlainDate; readonly company: FormCompany }

/** Of a figure over the year. */
export const figureOf = ({ months }: Pick<PersonYear, 'months'>, name: string): bigint =>
  sumOf(months.map(({ figures }) => amountOf(figures[name] ?? '0')))

export const lineSum = (lines: readonly PayLine[], keep: (line: PayLine) => boolean): bigint =>
  sumOf(lines.filter(keep).map(({ amount }) => amountOf(amount)))

export const texts = (amounts: Readonly<Record<string, bigint>>): Record<string, string> =>
  Object.fromEntries(Object.entries(amounts).map(([key, amount]) => [key, amountText(amount)]))

export const said = (value: string | number | boolean | null | undefined): string =>
  value === null || value === undefined || typeof value === 'boolean' ? '' : String(value).trim()
export const isYes = (value: string | number | boolean | null | undefined): boolean =>
  value === true || value === 'true' || value === 'yes'
