/** Who is paid what: everybody with net pay who is not held, or who was held when the files before were taken. */
import { type Country, countries } from '#kernel/countries.ts'
import { type Amount, amountOf, sumOf } from '#kernel/money.ts'
import type { PersonForFiles } from '#modules/employees/model/public.ts'
import type { BankFileInput, NoFile, PayslipInFile } from '../file-input.ts'
import { bareNumber, cleanText, latinText } from '../plain-text.ts'
import { type Entry, entriesOf } from '../run-sums.ts'
import type { BankTemplate } from './bank-template.ts'
import { isInBatch } from './batches.ts'
import { divided } from './divided.ts'

export type Payment = {
  readonly employeeId: string
  /** Of the payslip and of the account: the same however often the file is made. */
  readonly endToEndId: string
  readonly bankCode: string
  readonly staffId: string
  readonly name: string
  readonly bankName: string
  readonly swift: string
  readonly account: string
  readonly identity: string
  readonly byPassport: boolean
  readonly amount: Amount
}

type Payments = {
  readonly payments: readonly Payment[]
  /** Net pay of the run that this file leaves out: what is held, and what another file pays. */
  readonly leftOut: Amount
}

type Template = Pick<BankTemplate, 'latin' | 'noDigitalBanks'> & {
  /** The code of the bank whose accounts alone the layout can pay. */
  readonly onlyBank?: string | undefined
}

export function paymentsOf(input: BankFileInput, { latin, noDigitalBanks, onlyBank }: Template): Payments | NoFile {
  const entries = entriesOf(input)
  const negative = entries.find(({ payslip }) => amountOf(payslip.netPay) < 0n)
  if (negative) throw new Error(`${negative.person.staffId} has negative net pay, which no approved run can hold.`)
  const isIn = isInBatch(input.payslips, input.batch, paidOnlyAt(onlyBank, input.people))
  const paid = entries.filter(({ payslip }) => isIn(payslip))
  if (paid.length === 0) return { refused: 'payroll.nobody-to-pay' }
  const without = paid.filter(({ person }) => !bareNumber(person.bank?.accountNumber ?? ''))
  if (without.length > 0) return { refused: 'payroll.no-bank-account', about: aboutOf(without, 'bank_account') }
  const elsewhere = onlyBank ? paid.filter((entry) => !isPaidOnlyAt(onlyBank, entry.person)) : []
  if (elsewhere.length > 0) {
    const banks = [...new Set(elsewhere.flatMap(({ person }) => otherBanks(person, onlyBank)))]
    return { refused: 'payroll.bank-not-compatible', banks, about: aboutOf(elsewhere, 'bank_account') }
  }
  const digital = noDigitalBanks ? paid.filter((entry) => digitalBanksOf(entry).length > 0) : []
  if (digital.length > 0) {
    const banks = [...new Set(digital.flatMap(digitalBanksOf))]
    return { refused: 'payroll.bank-not-compatible', banks, about: aboutOf(digital, 'bank_account') }
  }
  const unnamed = paid.filter(({ person }) => !(latin ? latinText : cleanText)(person.fullName))
  if (unnamed.length > 0) {
    return { refused: 'payroll.file-needs', field: 'latin_name', about: aboutOf(unnamed, 'latin_name') }
  }
  const others = entries.filter(({ payslip }) => !isIn(payslip))
  return {
    payments: paid.flatMap((entry) => paymentsTo(entry, input.country, latin ? latinText : cleanText)),
    leftOut: sumOf(others.map(({ payslip }) => amountOf(payslip.netPay))),
  }
}

/**
 * Whom a layout that names no bank can pay: people with all their accounts at that bank. Whoever has an account
 * elsewhere too is paid as a whole by another file, and whoever has none is still asked for one.
 */
export function paidOnlyAt(
  onlyBank: string | undefined,
  people: readonly PersonForFiles[],
): (payslip: Pick<PayslipInFile, 'employeeId'>) => boolean {
  if (!onlyBank) return () => true
  const elsewhere = new Set(people.filter((person) => !isPaidOnlyAt(onlyBank, person)).map(({ id }) => id))
  return ({ employeeId }) => !elsewhere.has(employeeId)
}

const accountsOf = ({ bank, otherAccounts }: PersonForFiles) =>
  [bank, ...(otherAccounts ?? [])].filter((one) => one !== null)
const isPaidOnlyAt = (code: string, person: PersonForFiles): boolean =>
  accountsOf(person).every((account) => account.code === code)
const otherBanks = (person: PersonForFiles, code: string | undefined): string[] =>
  accountsOf(person).flatMap((account) => (account.code === code ? [] : [account.name]))

/** Of all accounts that somebody is paid by. */
const digitalBanksOf = ({ person }: Entry): string[] =>
  [person.bank, ...(person.otherAccounts ?? [])].flatMap((account) => (account?.digital ? [account.name] : []))

/** One payment an account; the preferred one comes first and is paid what the shares of the others leave. */
function paymentsTo({ person, payslip }: Entry, country: Country, spelled: (text: string) => string): Payment[] {
  const card = bareNumber(person.identityNumber ?? '')
  const who = {
    employeeId: person.id,
    staffId: spelled(person.staffId),
    name: spelled(person.fullName),
    identity: card || bareNumber(person.passportNumber ?? ''),
    byPassport: !card,
  }
  const others = person.otherAccounts
  const shares = others.map(({ share }) => share)
  const { first, rest } = divided(amountOf(payslip.netPay), shares, countries[country].smallestPaid)
  return [[person.bank, first] as const, ...others.map((account, at) => [account, rest[at] ?? 0n] as const)]
    .filter(([, amount]) => amount > 0n)
    .map(([account, amount], at) => ({
      ...who,
      endToEndId: endToEndId(payslip.id ?? person.id, at + 1),
      bankCode: account?.code ?? '',
      bankName: spelled(account?.name ?? ''),
      swift: bareNumber(account?.swift ?? ''),
      account: bareNumber(account?.accountNumber ?? ''),
      amount,
    }))
}

/** At most 35 signs: the payslip's id without its dashes, and which of the person's accounts. */
export const endToEndId = (payslipId: string, account: number): string =>
  `${payslipId.replaceAll('-', '').slice(0, 32)}-${account}`

const aboutOf = (entries: readonly Entry[], field: string) =>
  entries.map(({ person }) => ({ staffId: person.staffId, fullName: person.fullName, field }))
