/**
 * What a file is made of and what comes out: plain values, so that every layout can be tried without a database.
 * The person is `PersonForFiles` of the employees module, of which files read these fields only.
 */
import type { Country } from '#kernel/countries.ts'
import type { PlainDate, YearMonth } from '#kernel/plain-date.ts'
import type { Language } from '#platform/words/locales.ts'
import type { Figures } from '../payslip.ts'

/** A person with the numbers that are sealed elsewhere. */
export type PersonInFile = {
  readonly id: string
  readonly staffId: string
  readonly fullName: string
  readonly identityNumber: string | null
  readonly passportNumber: string | null
  readonly nationality: string | null
  readonly citizenship: string | null
  /** The country's facts by the names of the sheet: epf_number, tax_number, socso_number ... */
  readonly statutory: Readonly<Record<string, string | number | boolean | null>>
  readonly bank: AccountInFile | null
  /** Accounts with a share of the pay in per cent besides the one above, which is paid the rest. */
  readonly otherAccounts?: readonly (AccountInFile & { readonly share: string })[]
}

export type AccountInFile = {
  readonly code: string
  readonly name: string
  readonly swift: string | null
  readonly accountNumber: string
  /** At a bank without branches, which not every layout can pay to. */
  readonly digital?: boolean
}

/** One payslip of the approved version. */
export type PayslipInFile = {
  readonly employeeId: string
  readonly figures: Figures
  readonly netPay: string
  readonly held: boolean
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
  readonly people: readonly PersonInFile[]
  readonly payslips: readonly PayslipInFile[]
  /** The run's own sums by figure, decimal text, as the review shows them: what the file must come to. */
  readonly totals: Readonly<Record<string, string | number | undefined>>
}

export type BankFileInput = FileInput & { readonly paymentDate: PlainDate }

/** A layout's answer: text or a table, never bytes; the server makes bytes of it. */
export type MadeFile = { readonly name: string; readonly content: TextContent | TableContent }
export type TextContent = { readonly kind: 'text'; readonly type: string; readonly text: string }
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
