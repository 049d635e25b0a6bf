/** A person's year as forms are made of it: approved pay, and what is known of the person and the company. */
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { monthOf, type PlainDate, yearOf } from '#kernel/plain-date.ts'

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
  /** Sums of the sheet of earlier pay that payslips have in them; figures of forms have none of it. */
  readonly before: Readonly<Record<string, string>>
  /** The same, row by row. */
  readonly earlier?: readonly EarlierRow[]
  /** Claimed by the country's tax form in approved months, by item. */
  readonly claimed?: Readonly<Record<string, string>>
  /** Each payment by itself, where the form lists them; the oldest first. */
  readonly payments?: readonly Payment[]
}
export type EarlierRow = { readonly month: number; readonly figures: Readonly<Record<string, string>> }
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

type Former = Pick<PersonYear, 'earlier'> & { readonly person: Pick<PersonOfYear, 'joinedOn' | 'statutory'> }

/**
 * What a former employer of the year paid: a fact of the record that counts in the year of joining alone, and months of a
 * sheet before that. Payroll lets no month be in both.
 */
export function formerPay(
  { person, earlier = [] }: Former,
  year: number,
  fact: string,
  columns: readonly string[],
): bigint {
  const { joinedOn, statutory } = person
  if (joinedOn === null || yearOf(joinedOn) !== year) return 0n
  const rows = earlier.filter(({ month }) => month < monthOf(joinedOn))
  const ofSheet = rows.flatMap(({ figures }) => columns.map((column) => amountOf(figures[column] ?? '0')))
  return sumOf([amountOf(said(statutory[fact]) || '0'), ...ofSheet])
}

/** Was anything paid here before the first payslip? Forms have none of it. */
export const isPaidHereBefore = ({ person: { joinedOn }, earlier = [] }: Former, year: number): boolean =>
  earlier.some(({ month }) => joinedOn === null || yearOf(joinedOn) !== year || month >= monthOf(joinedOn))

export const lineSum = (lines: readonly PayLine[], keep: (line: PayLine) => boolean): bigint =>
  sumOf(lines.filter(keep).map(({ amount }) => amountOf(amount)))

export const texts = (amounts: Readonly<Record<string, bigint>>): Record<string, string> =>
  Object.fromEntries(Object.entries(amounts).map(([key, amount]) => [key, amountText(amount)]))

export const said = (value: string | number | boolean | null | undefined): string =>
  value === null || value === undefined || typeof value === 'boolean' ? '' : String(value).trim()
export const isYes = (value: string | number | boolean | null | undefined): boolean =>
  value === true || value === 'true' || value === 'yes'
