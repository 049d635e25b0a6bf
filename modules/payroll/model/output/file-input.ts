/**
 * What a file is made of and what comes out: plain values, so that every layout can be tried without a database.
 */
import type { Country } from '#kernel/countries.ts'
import type { PlainDate, YearMonth } from '#kernel/plain-date.ts'
import type { PersonForFiles } from '#modules/employees/model/public.ts'
import type { Language } from '#platform/words/locales.ts'
import type { Figures } from '../payslip.ts'

/** One payslip of the approved version. */
export type PayslipInFile = {
  readonly employeeId: string
  readonly figures: Figures
  readonly netPay: string
  readonly held: boolean
  /** In which of the month's bank files it is paid; null while it is in none. */
  readonly batch: number | null
}

export type Employer = {
  readonly name: string
  /** epf_employer_number, socso_employer_code, employer_tax_number, company_registration_number ... */
  readonly numbers: Readonly<Record<string, string | null | undefined>>
}

export type FileInput = {
  readonly country: Country
  readonly language: Language
  readonly period: YearMonth
  readonly employer: Employer
  readonly people: readonly PersonForFiles[]
  readonly payslips: readonly PayslipInFile[]
  /** The run's own sums by figure, decimal text, as the review shows them: what the file must come to. */
  readonly totals: Readonly<Record<string, string | number | undefined>>
}

/** `batch`: which of the month's files is made. */
export type BankFileInput = FileInput & { readonly paymentDate: PlainDate; readonly batch: number }

/** A layout's answer: text or a table, never bytes; the server makes bytes of it. */
export type MadeFile = { readonly name: string; readonly content: TextContent | TableContent }
type TextContent = { readonly kind: 'text'; readonly type: string; readonly text: string }
export type TableContent = {
  readonly kind: 'table'
  readonly sheet: string
  readonly widths: readonly number[]
  readonly rows: readonly (readonly Cell[])[]
}
/** Text is never read as a formula or a number; a day becomes a real date of the spreadsheet. */
export type Cell = string | { readonly day: PlainDate } | { readonly bold: string } | null

/** Why there is no file. Fields and figures by name; they are told in the reader's language. */
export type NoFile =
  /** A number of the employer, or of the people named. */
  | { readonly refused: 'payroll.file-needs'; readonly field: string; readonly about: readonly PersonAndField[] }
  /** A value that is longer than its place in the layout. */
  | { readonly refused: 'payroll.file-cannot-hold'; readonly field: string; readonly about: readonly PersonAndField[] }
  | { readonly refused: 'payroll.no-bank-account'; readonly about: readonly PersonAndField[] }
  | { readonly refused: 'payroll.nobody-to-pay' }
  /** Paid by a digital bank that the layout cannot pay to. */
  | {
      readonly refused: 'payroll.bank-not-compatible'
      readonly banks: readonly string[]
      readonly about: readonly PersonAndField[]
    }
  | {
      readonly refused: 'payroll.file-differs'
      readonly figure: string
      readonly inFile: string
      readonly inRun: string
    }

export type PersonAndField = { readonly staffId: string; readonly fullName: string; readonly field: string }
