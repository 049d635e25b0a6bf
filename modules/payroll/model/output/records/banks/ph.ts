/**
 * Philippine banks, as programs of others write their files; none is the bank's own word. Their lines are
 * accounts and amounts: none can name another bank.
 */
import { type Amount, sumOf } from '#kernel/money.ts'
import type { Payment } from '../../bank/payments.ts'
import type { BankRecords } from '../bank-records.ts'
import { blank, field, fixed, right, text, zeros } from '../record-layout.ts'

const MMDDYY = { format: 'MMDDYY', width: 6 } as const
const CENTS = { format: 'cents' } as const

const bdo: BankRecords = {
  code: 'bdo',
  standing: 'several',
  needs: [],
  ownAccountsOnly: true,
  paying: ['company_code', 'paying_account'],
  layout: fixed({
    header: [
      [
        text('H'),
        right('batch', 10),
        field('paying_account', { width: 10 }),
        right('company_code', 10),
        field('payment_date', { format: 'YYYYMMDD', width: 8 }),
      ],
    ],
    detail: [field('account', { width: 16 }), field('amount')],
    trailer: [[text('T'), right('count', 10), field('total')]],
  }),
}

/** The amount times what digits 5-6, 7-8 and 9-10 of the account come to. */
export function horizontalHash({ account, amount }: Pick<Payment, 'account' | 'amount'>): Amount {
  const pairs = [4, 6, 8].map((at) => BigInt(account.slice(at, at + 2).replace(/\D/g, '') || '0'))
  return amount * sumOf(pairs)
}

const bpiHead = (record: string, kind: string) => [
  text(record),
  zeros('company_code', 5),
  field('payment_date', MMDDYY),
  zeros('batch', 2),
  text(kind),
]

const bpi: BankRecords = {
  code: 'bpi',
  standing: 'single source',
  needs: [],
  ownAccountsOnly: true,
  paying: ['company_code', 'paying_account'],
  more: (payment) => ({ horizontal_hash: horizontalHash(payment) }),
  whole: ({ paying }, payments) => ({
    paying_branch: (paying?.account ?? '').replace(/\D/g, '').slice(0, 3),
    account_hash: String(payments.reduce((sum, { account }) => sum + BigInt(account.replace(/\D/g, '') || '0'), 0n)),
  }),
  layout: fixed({
    header: [
      [
        ...bpiHead('H', '1'),
        zeros('paying_account', 10),
        zeros('paying_branch', 3),
        zeros('largest_amount', 12, CENTS),
        zeros('total', 12, CENTS),
        text('1'),
      ],
    ],
    detail: [
      ...bpiHead('D', '3'),
      zeros('account', 10),
      zeros('amount', 12, CENTS),
      zeros('horizontal_hash', 12, CENTS),
    ],
    trailer: [
      [
        ...bpiHead('T', '2'),
        zeros('paying_account', 10),
        zeros('account_hash', 15),
        zeros('total', 15, CENTS),
        zeros('total_horizontal_hash', 18, CENTS),
        zeros('count', 5),
      ],
    ],
  }),
}

const accountParts = (account: string) => {
  const digits = account.replace(/\D/g, '')
  return { branch: digits.slice(0, 3), number: digits.slice(-7), long: digits.slice(0, 4) }
}

/** Only the widths are known; which numbers the bank wants in the second to fifth place the company enters. */
const metrobank: BankRecords = {
  code: 'metrobank',
  standing: 'single source',
  needs: [],
  ownAccountsOnly: true,
  paying: ['paying_account'],
  whole: ({ paying }) => {
    const { branch, number } = accountParts(paying?.account ?? '')
    return { paying_branch: branch, paying_number: number }
  },
  layout: fixed({
    detail: [
      text('2'),
      zeros('paying_branch', 3),
      text('00'),
      text('000'),
      text('000'),
      zeros('paying_number', 7),
      field('employer', { width: 40 }),
      zeros('account', 10),
      zeros('amount', 15, CENTS),
      text('0'),
      text('00000'),
      field('payment_date', { format: 'MMDDYYYY', width: 8 }),
    ],
  }),
}

const rcbc: BankRecords = {
  code: 'rcbc',
  standing: 'single source',
  needs: [],
  ownAccountsOnly: true,
  layout: fixed({
    detail: [
      text('010012500000000'),
      zeros('account', 10),
      text('80111'),
      zeros('amount', 16, CENTS),
      field('payment_date', MMDDYY),
      text('0'),
      blank(25),
      text('00001'),
    ],
  }),
}

const securityBank: BankRecords = {
  code: 'security_bank',
  standing: 'single source',
  needs: [],
  ownAccountsOnly: true,
  paying: ['paying_account'],
  whole: ({ paying }) => ({ paying_branch: accountParts(paying?.account ?? '').long }),
  layout: fixed({
    header: [
      [
        text('PHP01'),
        zeros('paying_account', 13),
        field('payment_date', MMDDYY),
        text('200'),
        zeros('total', 13, CENTS),
      ],
    ],
    detail: [text('PHP10'), zeros('account', 13), zeros('paying_branch', 4), text('00700'), zeros('amount', 13, CENTS)],
  }),
}

export const philippineRecords: readonly BankRecords[] = [bdo, bpi, metrobank, rcbc, securityBank]
