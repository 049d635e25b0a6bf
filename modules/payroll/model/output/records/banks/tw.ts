/** Taiwan: payment between banks by the clearing house (ACH P01), which many banks take for salaries. */
import { clearingNumber } from '#modules/company/model/public.ts'
import type { BankRecords } from '../bank-records.ts'
import { blank, field, fixed, text, zeros } from '../record-layout.ts'

const CLEARING_HOUSE = '9990250'

/** Three digits of the bank, and 0000 for its head office: branches are not kept with accounts. */
function bankNumber(code: string): string {
  const number = clearingNumber('TW', code)
  return number ? `${number}0000` : ''
}

const zero = (width: number) => text('0'.repeat(width))

export const achp01: BankRecords = {
  code: 'achp01',
  standing: 'several',
  needs: ['unified_business_number'],
  paying: ['paying_account', 'paying_bank_number'],
  asks: ['bank_number'],
  more: ({ bankCode }) => ({ bank_number: bankNumber(bankCode) }),
  whole: ({ paying }) => ({ paying_bank_number: bankNumber(paying?.code ?? '') }),
  layout: fixed({
    header: [
      [
        text('BOFACHP010'),
        field('payment_date', { format: 'YYYMMDD', width: 7 }),
        zero(6),
        zeros('paying_bank_number', 7),
        text(CLEARING_HOUSE),
        text('V10'),
        blank(210),
      ],
    ],
    detail: [
      text('N'),
      text('SD'),
      // The clearing house's code for salaries is not established: the bank says it.
      blank(3),
      zeros('line_number', 8),
      zeros('paying_bank_number', 7),
      zeros('paying_account', 16),
      field('bank_number', { width: 7 }),
      zeros('account', 16),
      zeros('amount', 10, { format: 'whole' }),
      text('00'),
      text('B'),
      field('unified_business_number', { width: 10 }),
      field('identity_number', { width: 10 }),
      blank(6),
      zero(8),
      zero(8),
      blank(1),
      field('staff_id', { width: 20 }),
      blank(40),
      text('SALARY', { width: 10 }),
      zero(5),
      blank(20),
      blank(39),
    ],
    trailer: [
      [
        text('EOFACHP010'),
        field('payment_date', { format: 'YYYMMDD', width: 7 }),
        zeros('paying_bank_number', 7),
        text(CLEARING_HOUSE),
        zeros('count', 8),
        zeros('total', 16, { format: 'whole' }),
        blank(195),
      ],
    ],
  }),
}

export const taiwaneseRecords: readonly BankRecords[] = [achp01]
