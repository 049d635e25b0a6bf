/** A bank's layout as data: which texts in which order. Filled by bank-file.ts; nothing here can compute. */
import type { FileStanding } from '../file-standing.ts'

/** What may stand in a field: a fixed text, or one of these values of the payment or of the whole file. */
export type Value = { readonly text: string } | PaymentValue | WholeValue
export type PaymentValue =
  | 'name'
  | 'bankName'
  | 'swift'
  | 'account'
  /** NRIC or passport, in the words of the layout (`identityKinds`). */
  | 'identityKind'
  | 'identity'
  /** '1234.50' */
  | 'amount'
  /** '00000123450' */
  | 'sen'
  | 'staffId'
  /** In the words of the layout (`transferKinds`): to the paying bank itself, or to another. */
  | 'transferKind'
export type WholeValue =
  | 'employer'
  | 'paymentDay'
  /** '31/01/2026' */
  | 'paymentDate'
  /** '31012026' */
  | 'paymentDigits'
  /** 'SALARY 01/2026' */
  | 'reference'
  | 'count'
  | 'total'
  | 'totalSen'
  | 'organisationCode'

type About = {
  /** The code of the bank, as in the list of banks. */
  readonly code: string
  readonly standing: FileStanding
  /** Read byte by byte, so that only ASCII may appear. */
  readonly latin: boolean
  readonly identityKinds: { readonly card: string; readonly passport: string }
  /** It names a bank by a code that digital banks have none of. */
  readonly noDigitalBanks?: true
  /** Numbers of the employer that stand in the file. */
  readonly needs?: readonly string[]
  readonly transferKinds?: { readonly own: string; readonly other: string; readonly ownSwift: string }
}

export type DelimitedTemplate = About & {
  readonly kind: 'delimited'
  readonly before: readonly (readonly Value[])[]
  readonly columns: readonly { readonly title: string; readonly value: Value }[]
}
export type FixedTemplate = About & {
  readonly kind: 'fixed'
  readonly header: readonly FixedField[]
  readonly detail: readonly FixedField[]
  readonly trailer: readonly FixedField[]
}
/** `zeros`: digits from the right, filled with zeros; otherwise from the left, filled with spaces. */
export type FixedField = { readonly width: number; readonly value: Value; readonly zeros?: true }
export type SheetTemplate = About & {
  readonly kind: 'sheet'
  readonly sheet: string
  readonly before: readonly (readonly Value[])[]
  readonly columns: readonly { readonly title: string; readonly value: Value; readonly width: number }[]
  readonly after: readonly (readonly Value[])[]
}

export type BankTemplate = DelimitedTemplate | FixedTemplate | SheetTemplate

export const OTHERS = 'others'

/** For every bank without a layout of its own, in every country; asked for by that bank's code, or as `others`. */
export const genericTemplate: DelimitedTemplate = {
  code: OTHERS,
  kind: 'delimited',
  standing: 'ours',
  latin: false,
  identityKinds: { card: 'NRIC', passport: 'PASSPORT' },
  before: [],
  columns: [
    { title: 'Beneficiary Name', value: 'name' },
    { title: 'Bank', value: 'bankName' },
    { title: 'SWIFT', value: 'swift' },
    { title: 'Account Number', value: 'account' },
    { title: 'Identity Number', value: 'identity' },
    { title: 'Amount', value: 'amount' },
    { title: 'Payment Date', value: 'paymentDate' },
    { title: 'Reference', value: 'reference' },
    { title: 'Staff ID', value: 'staffId' },
  ],
}
