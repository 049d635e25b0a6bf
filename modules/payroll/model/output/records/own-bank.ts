/** A file for a bank that the company writes from nothing: it begins as a plain sheet of names, accounts and amounts. */
import type { BankRecords } from './bank-records.ts'
import { delimited, field } from './record-layout.ts'

export const OWN_BANK: BankRecords = {
  code: 'own',
  standing: 'company',
  needs: [],
  layout: delimited({
    detail: [
      field('full_name', { title: 'Name' }),
      field('bank_name', { title: 'Bank' }),
      field('account', { title: 'Account number' }),
      field('amount', { title: 'Amount' }),
      field('reference', { title: 'Reference' }),
    ],
  }),
}
