/** The value of each name that a bank's template may use. */
import { type Amount, amountText, sumOf } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { BankFileInput, MadeFile } from '../file-input.ts'
import { bareNumber, cleanText, latinText, textOf } from '../plain-text.ts'
import type { BankTemplate, PaymentValue, Value, WholeValue } from './bank-template.ts'
import type { Payment } from './payments.ts'

/** A finished file with the amounts as they stand in it. */
export type Built = {
  readonly extension: string
  readonly content: MadeFile['content']
  readonly amounts: readonly Amount[]
}

export type Fill = {
  readonly text: (value: Value, payment?: Payment) => string
  /** A day for layouts that want a real one; everything else is text. */
  readonly cell: (value: Value, payment?: Payment) => string | { readonly day: PlainDate }
}

export function filling(template: BankTemplate, input: BankFileInput, payments: readonly Payment[]): Fill {
  const whole = wholeValues(template, input, payments)
  const isWhole = (value: WholeValue | PaymentValue): value is WholeValue => value in whole
  const text = (value: Value, payment?: Payment): string => {
    if (typeof value === 'object') return value.text
    if (isWhole(value)) return whole[value]
    return payment ? ofPayment(template, payment, value) : ''
  }
  return {
    text,
    cell: (value, payment) => (value === 'paymentDay' ? { day: input.paymentDate } : text(value, payment)),
  }
}

function wholeValues(
  template: BankTemplate,
  { employer, paymentDate, period }: BankFileInput,
  payments: readonly Payment[],
): Record<WholeValue, string> {
  const [year, month, day] = paymentDate.split('-')
  const total = sumOf(payments.map(({ amount }) => amount))
  const salaryMonth = `${String(period.month).padStart(2, '0')}/${period.year}`
  return {
    employer: (template.latin ? latinText : cleanText)(employer.name),
    paymentDay: `${day}/${month}/${year}`,
    paymentDate: `${day}/${month}/${year}`,
    paymentDigits: `${day}${month}${year}`,
    reference: `SALARY ${salaryMonth}`,
    count: String(payments.length),
    total: amountText(total),
    totalSen: String(total),
    organisationCode: bareNumber(textOf(employer.numbers.bank_organisation_code)),
  }
}

function ofPayment({ identityKinds, transferKinds }: BankTemplate, payment: Payment, value: PaymentValue): string {
  switch (value) {
    case 'amount':
      return amountText(payment.amount)
    case 'sen':
      return String(payment.amount)
    case 'identityKind':
      return payment.byPassport ? identityKinds.passport : identityKinds.card
    case 'transferKind':
      return (payment.swift === transferKinds?.ownSwift ? transferKinds?.own : transferKinds?.other) ?? ''
    default:
      return payment[value]
  }
}
