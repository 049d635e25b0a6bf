/** A bank's file made of a layout of records, read back before anybody gets it. */
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { type Payment, paymentsOf } from '../bank/payments.ts'
import type { BankFileInput, MadeFile, NoFile } from '../file-input.ts'
import type { FileStanding } from '../file-standing.ts'
import { bareNumber, textOf } from '../plain-text.ts'
import { filledRecords } from './filled-records.ts'
import { namesInLatin, type RecordLayout } from './record-layout.ts'
import type { Values } from './value.ts'
import { wholeValues } from './values.ts'

export type BankRecords = {
  readonly code: string
  readonly standing: FileStanding
  readonly needs: readonly string[]
  /** What has to be known of the account that pays: paying_account, company_code. */
  readonly paying?: readonly string[]
  /** Its lines name no bank: it pays accounts at its own alone, from the company's account there. */
  readonly ownAccountsOnly?: true
  readonly layout: RecordLayout
  readonly more?: (payment: Payment) => Values
  readonly whole?: (input: BankFileInput, payments: readonly Payment[]) => Values
  /** What everybody paid has to have besides an account. */
  readonly asks?: readonly string[]
}

/** The code of the bank whose accounts alone this file can pay, unless the company wrote the other bank into it. */
export const onlyBankOf = (bank: BankRecords | undefined, layout = bank?.layout): string | undefined =>
  bank?.ownAccountsOnly && !layout?.detail.some(({ value = '' }) => NAMES_A_BANK.has(value)) ? bank.code : undefined

const NAMES_A_BANK: ReadonlySet<string> = new Set(['bank_name', 'bank_swift'])

export function bankRecordsFile(
  bank: BankRecords,
  input: BankFileInput,
  layout: RecordLayout = bank.layout,
): MadeFile | NoFile {
  const missing = bank.needs.find((number) => !bareNumber(textOf(input.employer.numbers[number])))
  if (missing) return { refused: 'payroll.file-needs', field: missing, about: [] }
  const made = paymentsOf(input, { latin: namesInLatin(layout), onlyBank: onlyBankOf(bank, layout) })
  if ('refused' in made) return made
  const { payments, leftOut } = made
  const lines = payments.map((payment, at) => ({ ...valuesOf(payment, at + 1), ...bank.more?.(payment) }))
  const about = payments.flatMap((payment, at) =>
    (bank.asks ?? []).filter((name) => !lines[at]?.[name]).map((field) => named(payment, field)),
  )
  if (about[0]) return { refused: 'payroll.file-needs', field: about[0].field, about }
  const whole: Values = { ...ofWhole(input, lines), ...bank.whole?.(input, payments) }
  const unknown = bank.paying?.find((name) => !whole[name])
  if (unknown) return { refused: 'payroll.file-needs', field: unknown, about: [] }
  const filled = filledRecords(layout, whole, lines, input.inBig5)
  if ('unfit' in filled) {
    const payment = payments[filled.line]
    const field = filled.why === 'letters' ? 'big5_name' : filled.unfit
    return { refused: 'payroll.file-cannot-hold', field, about: payment ? [named(payment, field)] : [] }
  }
  const inFile = (filled.sums.amount ?? 0n) + leftOut
  const inRun = amountOf(String(input.totals.net_pay ?? '0'))
  if (inFile !== inRun)
    return { refused: 'payroll.file-differs', figure: 'net_pay', inFile: amountText(inFile), inRun: amountText(inRun) }
  const again = input.batch > 1 ? `_${input.batch}` : ''
  return { name: `salary_${bank.code}_${input.paymentDate}${again}.${layout.extension}`, content: filled.content }
}

const named = ({ staffId, name }: Payment, field: string) => ({ staffId, fullName: name, field })

function valuesOf(payment: Payment, line: number): Values {
  const { name, staffId, bankName, swift, account, identity, byPassport, amount, endToEndId } = payment
  return {
    full_name: { name },
    staff_id: { name: staffId },
    bank_name: { name: bankName },
    bank_swift: swift,
    account,
    identity_number: identity,
    identity_kind: byPassport ? '03' : '01',
    amount,
    line_number: String(line),
    reference_id: endToEndId,
  }
}

const ofWhole = (input: BankFileInput, lines: readonly Values[]): Values => ({
  ...wholeValues(input, lines),
  payment_date: { day: input.paymentDate },
  batch: String(input.batch),
  largest_amount: lines.reduce((most, { amount }) => (typeof amount === 'bigint' && amount > most ? amount : most), 0n),
  reference: { name: `SALARY ${String(input.period.month).padStart(2, '0')}/${input.period.year}` },
  total: sumOf(lines.flatMap(({ amount }) => (typeof amount === 'bigint' ? [amount] : []))),
})
