/**
 * Every table that holds something of a person, and what becomes of it when the person is forgotten. The export reads
 * the same list; a test holds it against the catalogue of the database, so that no new table is left out of either.
 */
export type PersonTable = {
  readonly table: string
  /** The column with the person's id. */
  readonly by: string
  /** 'remove': the rows go. 'keep': they stay, for the sums of pay and time, with `clears` set as it says. */
  readonly fate: 'remove' | 'keep'
  readonly clears?: Readonly<Record<string, null | 'code' | 'name' | 'empty'>>
  /** Columns that lie sealed, with what they were sealed as; opened in the export. */
  readonly sealed?: Readonly<Record<string, string>>
  /** Columns with ids of kept files, which go with the row and into the export. */
  readonly files?: readonly string[]
}

export const personTables: readonly PersonTable[] = [
  {
    table: 'employees',
    by: 'id',
    fate: 'keep',
    clears: {
      staff_id: 'code',
      full_name: 'name',
      preferred_name: null,
      email: null,
      phone: null,
      gender: null,
      birth_date: null,
      citizenship: null,
      nationality: null,
      identity_number: null,
      identity_digest: null,
      passport_number: null,
      marital_status: null,
      account_id: null,
      permanent_address: null,
      resident_address: null,
      statutory_number: null,
      employee_insurance_number: null,
      health_insurance_number: null,
      statutory: 'empty',
    },
    sealed: { identity_number: 'employees.identity_number' },
  },
  { table: 'salary_rates', by: 'employee_id', fate: 'keep', clears: { reason: null } },
  {
    table: 'employee_bank_accounts',
    by: 'employee_id',
    fate: 'remove',
    sealed: { account_number: 'employee_bank_accounts.account_number' },
  },
  { table: 'pay_items', by: 'employee_id', fate: 'keep' },
  { table: 'recurring_pay_items', by: 'employee_id', fate: 'keep' },
  {
    table: 'family_members',
    by: 'employee_id',
    fate: 'remove',
    sealed: { identity_number: 'family_members.identity_number' },
  },
  { table: 'educations', by: 'employee_id', fate: 'remove' },
  { table: 'achievements', by: 'employee_id', fate: 'remove' },
  { table: 'career_progressions', by: 'employee_id', fate: 'remove' },
  {
    table: 'employee_documents',
    by: 'employee_id',
    fate: 'remove',
    sealed: { number: 'employee_documents.number' },
    files: ['file_id'],
  },
  { table: 'payslips', by: 'employee_id', fate: 'keep', clears: { staff_id: 'code', full_name: 'name' } },
]
