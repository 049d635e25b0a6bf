/**
 * What a file is made of and what comes out: plain values, so that every layout can be tried without a database.
 */
import type { Country } from '#kernel/countries.ts'
import type { PlainDate, YearMonth } from '#kernel/plain-date.ts'
import type { PersonForFiles } from '#modules/employees/model/public.ts'
import type { Language } from '#platform/words/locales.ts'
import type { Figures, Given } from '../payslip.ts'

/** One payslip of the approved version. */
export type PayslipInFile = {
  readonly id?: string
  readonly employeeId: string
  readonly figures: Figures
  /** What the law was given. */
  readonly given?: Given
  readonly netPay: string
  readonly held: boolean
  /** In which of the month's bank files it is paid; null while it is in none. */
  readonly batch: number | null
}

export type Employer = {
  readonly name: string
  /** epf_employer_number, socso_employer_code, employer_tax_number, company_registration_number ... */
  readonly numbers: Readonly<Record<string, string | null | undefined>>
  readonly address?: string | null
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
  /** When the file is made. */
  readonly today?: PlainDate
  /** When the month was paid; at its end unless said. */
  readonly paidOn?: PlainDate
  /** The company's account that pays. */
  readonly paying?: PayingAccount | undefined
  /** Loans and orders that the month's payslips took something for. */
  readonly repaid?: readonly Repaid[]
  /** Whether a text can be written in Big5, where a layout is. */
  readonly inBig5?: (text: string) => boolean
  /** Sums since the year began up to this month, by employee, where a layout tells them. */
  readonly year?: ReadonlyMap<string, Readonly<Record<string, string>>>
}

export type PayingAccount = {
  /** Of the bank. */
  readonly code: string
  readonly name: string
  readonly swift: string | null
  readonly account: string
  /** By which the bank knows the company. */
  readonly companyCode: string | null
}
export type Repaid = {
  readonly employeeId: string
  readonly kind: string
  /** The agency that gets it, where one does: sss, pag_ibig. */
  readonly paidTo: string | null
  readonly name: string
  readonly reference: string | null
  readonly principal: string | null
  readonly from: PlainDate
  readonly amount: string
}

/** `batch`: which of the month's files is made. */
export type BankFileInput = FileInput & { readonly paymentDate: PlainDate; readonly batch: number }

/** A layout's answer: text or a table, never bytes; the server makes bytes of it. */
export type MadeFile = { readonly name: string; readonly content: TextContent | TableContent }
type TextContent = {
  readonly kind: 'text'
  readonly type: string
  readonly text: string
  /** Without it the text is written as UTF-8. */
  readonly encoding?: 'big5'
}
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
  /** Paid by a bank that the layout cannot pay to. */
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
