/** RHB Smart Payroll: a sheet without titles, as the bank's own help describes it. */
import type { BankRecords } from '../bank-records.ts'
import { field, sheet, text } from '../record-layout.ts'

const OWN = 'RHBBMYKL'

const rhb: BankRecords = {
  code: 'rhb',
  standing: 'confirmed',
  needs: [],
  // To RHB itself, or between banks, which needs to know where.
  more: ({ swift }) => ({ record_type: swift === OWN ? '10' : '30', other_swift: swift === OWN ? '' : swift }),
  layout: sheet({
    titles: false,
    detail: [
      field('record_type'),
      field('line_number'),
      field('amount'),
      field('other_swift'),
      text(''),
      text('1'),
      field('full_name', { width: 40 }),
      field('account', { width: 20 }),
      field('identity_number', { width: 20 }),
      text(''),
      text(''),
      text(''),
      field('identity_kind'),
    ],
  }),
}

export const malaysianRecords: readonly BankRecords[] = [rhb]
