/**
 * Every table that holds something of a person, and what becomes of it when the person is forgotten. The export reads
 * the same list; a test holds it against the catalogue of the database, so that no new table is left out of either.
 */
/** `code` and `name` stand for nobody; `nothing` is an empty text where one is demanded, `empty` an empty record. */
export type PersonTable = {
  readonly table: string
  /** The column with the person's id. */
  readonly by: string
  /** 'remove': the rows go. 'keep': they stay, for the sums of pay and time, with `clears` set as it says. */
  readonly fate: 'remove' | 'keep'
  readonly clears?: Readonly<Record<string, null | 'code' | 'name' | 'nothing' | 'empty'>>
  /** Columns that lie sealed, with what they were sealed as; opened in the export. */
  readonly sealed?: Readonly<Record<string, string>>
  /** Columns with ids of kept files, which go with the row and into the export. */
  readonly files?: readonly string[]
}

const OF_PERSON = { by: 'employee_id' } as const
const kept = (table: string, clears?: PersonTable['clears']): PersonTable => ({
  table,
  ...OF_PERSON,
  fate: 'keep',
  ...(clears && { clears }),
})
const gone = (table: string, more: Pick<PersonTable, 'sealed' | 'files'> = {}): PersonTable => ({
  table,
  ...OF_PERSON,
  fate: 'remove',
  ...more,
})

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
      left_remark: null,
      sabbatical_remark: null,
      statutory: 'empty',
    },
    sealed: { identity_number: 'employees.identity_number' },
  },
  kept('salary_rates', { reason: null }),
  gone('employee_bank_accounts', { sealed: { account_number: 'employee_bank_accounts.account_number' } }),
  kept('employee_cost_centres'),
  kept('employee_sub_salaries'),
  kept('former_employments', { left_remark: null }),
  kept('pay_items', { note: null }),
  kept('recurring_pay_items', { note: null }),
  kept('pay_openings'),
  kept('payslips', { staff_id: 'code', full_name: 'name' }),
  gone('family_members', { sealed: { identity_number: 'family_members.identity_number' } }),
  gone('educations'),
  gone('achievements'),
  gone('career_progressions'),
  gone('employee_documents', { sealed: { number: 'employee_documents.number' }, files: ['file_id'] }),
  gone('employee_changes'),
  gone('face_photos', { files: ['file_id'] }),
  gone('profile_requests', { sealed: { content: 'profile_requests.content' } }),
  kept('former_employments', { left_remark: null }),
  gone('claim_group_members'),
  gone('webhook_events'),
  gone('coordinate_employees'),
  kept('leave_people'),
  kept('leave_openings'),
  kept('leave_lots', { reason: null }),
  kept('leave_exits', { reason: null }),
  kept('leave_applications', { reason: null }),
  kept('leave_days'),
  kept('earned_days', { reason: null }),
  kept('leave_uses'),
  kept('leave_corrections', { reason: 'nothing' }),
  kept('leave_adjustments', { reason: 'nothing' }),
]
