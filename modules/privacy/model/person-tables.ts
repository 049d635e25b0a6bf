/**
 * Every table that holds something of a person, and what becomes of it when the person is forgotten. The export reads
 * the same list; a test holds it against the catalogue of the database, so that no new table is left out of either.
 */
/** `code` and `name` stand for nobody; `nothing` is an empty text where one is demanded, `empty` an empty record. */
/** Rows belong to whoever this one belongs to: its column, the table it stands in, and where that names the person. */
export type Through = { readonly column: string; readonly table: string; readonly person: string }

export type PersonTable = {
  readonly table: string
  /** The column with the person's id, or with the id of what leads to the person. */
  readonly by: string
  /** What leads to the person; without it the person's own id stands in the rows. */
  readonly through?: Through
  /** 'remove': the rows go. 'keep': they stay, for the sums of pay and time, with `clears` set as it says. */
  readonly fate: 'remove' | 'keep'
  readonly clears?: Readonly<Record<string, null | 'code' | 'name' | 'nothing' | 'empty'>>
  /**
   * Columns that lie sealed, with what they were sealed as; opened in the export. `column.*`: what lies sealed of an
   * object's fields, each as `context.field`.
   */
  readonly sealed?: Readonly<Record<string, string>>
  /** Of rows that are about others, what the person did in them: all that the export tells. */
  readonly tells?: readonly string[]
  /** Of no concern to whoever exports or forgets: neither told nor counted, and gone with the person. */
  readonly hidden?: true
  /** Columns with ids of kept files, which go with the row and into the export. */
  readonly files?: readonly string[]
}

const OF_PERSON = { by: 'employee_id' } as const
const kept = (table: string, clears?: PersonTable['clears'], sealed?: PersonTable['sealed']): PersonTable => ({
  table,
  ...OF_PERSON,
  fate: 'keep',
  ...(clears && { clears }),
  ...(sealed && { sealed }),
})
const gone = (table: string, more: Pick<PersonTable, 'sealed' | 'files' | 'tells'> = {}): PersonTable => ({
  table,
  ...OF_PERSON,
  fate: 'remove',
  ...more,
})

const ACCOUNT: Through = { column: 'account_id', table: 'employees', person: 'id' }
/** A last pay is called by whom it is of. */
const LAST_PAY: Through = { column: 'run_id', table: 'pay_settlements', person: 'employee_id' }
const LEAVE: Through = { column: 'id', table: 'leave_applications', person: 'employee_id' }
const ORIENTATION: Through = { column: 'id', table: 'orientations', person: 'employee_id' }
const EXIT: Through = { column: 'id', table: 'exits', person: 'employee_id' }
/** Of whoever applied before they were employed. */
const CANDIDATE: Through = { column: 'id', table: 'candidates', person: 'employee_id' }
const WFH: Through = { column: 'id', table: 'wfh_requests', person: 'employee_id' }
const QUARANTINE: Through = { column: 'id', table: 'quarantine_requests', person: 'employee_id' }
const STORY: Through = { column: 'id', table: 'story_posts', person: 'employee_id' }
const CLAIM: Through = { column: 'id', table: 'claims', person: 'employee_id' }
const REQUEST: Through = { column: 'id', table: 'approval_requests', person: 'about_id' }

/** What somebody did to others' records, under the name they had. */
const doneBy = (table: string, by: string, name: string, tells: PersonTable['tells'] = ['id', name]): PersonTable => ({
  table,
  by,
  through: ACCOUNT,
  fate: 'keep',
  clears: { [name]: 'name' },
  tells,
})

/** Where a name alone was signed, with no account beside it. */
export const signatures = [
  ['webhooks', 'created_by_name'],
  ['api_keys', 'ended_by_name'],
  ['stale_payslips', 'by_name'],
  ['pay_openings', 'said_by_name'],
  ['approval_events', 'acting_for'],
  ['letters', 'sent_by_name'],
  ['letter_requests', 'decided_by_name'],
] as const

/** What hangs on the person's account or on what they asked for; gone through first, while that is still known. */
const throughOthers: readonly PersonTable[] = [
  { table: 'notices', by: 'account_id', through: ACCOUNT, fate: 'remove' },
  { table: 'calendar_feeds', by: 'account_id', through: ACCOUNT, fate: 'remove' },
  {
    table: 'assistant_messages',
    by: 'account_id',
    through: ACCOUNT,
    fate: 'remove',
    sealed: { sealed: 'assistant_messages.sealed' },
  },
  // That somebody agreed, without whom, is nobody's record any more.
  { table: 'assistant_acceptances', by: 'account_id', through: ACCOUNT, fate: 'remove' },
  // What the person had done by the program, and what could still be taken back of it.
  {
    table: 'jobs',
    by: 'created_by',
    through: ACCOUNT,
    fate: 'remove',
    tells: ['id', 'kind', 'name', 'state', 'created_at'],
  },
  { table: 'undos', by: 'account_id', through: ACCOUNT, fate: 'remove', tells: ['id', 'kind', 'created_at'] },
  // A view that others share has nothing of its maker in it.
  { table: 'saved_views', by: 'account_id', through: ACCOUNT, fate: 'keep' },
  { table: 'report_favourites', by: 'account_id', through: ACCOUNT, fate: 'remove' },
  { table: 'approval_delegations', by: 'from_account', through: ACCOUNT, fate: 'remove' },
  { table: 'approval_delegations', by: 'to_account', through: ACCOUNT, fate: 'keep', clears: { to_name: 'name' } },
  { table: 'approval_events', by: 'request_id', through: REQUEST, fate: 'keep', clears: { note: null } },
  { table: 'approval_events', by: 'account_id', through: ACCOUNT, fate: 'keep', clears: { actor: 'name' } },
  { table: 'approval_tasks', by: 'account_id', through: ACCOUNT, fate: 'keep', clears: { name: 'name' } },
  { table: 'approval_tasks', by: 'decided_by', through: ACCOUNT, fate: 'keep', clears: { decided_by_name: 'name' } },
  {
    table: 'approval_requests',
    by: 'sent_by',
    through: ACCOUNT,
    fate: 'keep',
    clears: { sent_by_name: 'name' },
    tells: ['id', 'kind', 'sent_by_name', 'sent_at'],
  },
  {
    table: 'approval_requests',
    by: 'decided_by',
    through: ACCOUNT,
    fate: 'keep',
    clears: { decided_by_name: 'name' },
    tells: ['id', 'kind', 'status', 'decided_by_name', 'decided_at'],
  },
  {
    table: 'approval_requests',
    by: 'about_id',
    fate: 'keep',
    clears: { about_name: 'name', about_number: 'code', asked_reason: null, reason: null },
  },
  ...[
    ['import_batches', 'created_by', 'created_by_name'],
    ['leave_adjustments', 'by_account', 'by_name'],
    ['leave_corrections', 'created_by', 'created_by_name'],
    ['leave_exits', 'created_by', 'created_by_name'],
    ['leave_locks', 'created_by', 'created_by_name'],
    ['loan_moves', 'by_account', 'by_name'],
    ['probation_moves', 'by_account', 'by_name'],
    ['performance_moves', 'by_account', 'by_name'],
    ['okr_check_ins', 'by_account', 'by_name'],
    ['orientation_tasks', 'by_account', 'by_name'],
    ['exit_tasks', 'by_account', 'by_name'],
    ['claim_adjustments', 'by_account', 'by_name'],
    ['claim_recoveries', 'created_by', 'created_by_name'],
    ['claim_payments', 'created_by', 'created_by_name'],
    ['employment_notices', 'by_account', 'by_name'],
    ['leave_lots', 'created_by', 'created_by_name'],
    ['leave_year_runs', 'by_account', 'by_name'],
    ['api_keys', 'created_by', 'created_by_name'],
    ['attendance_locks', 'created_by', 'created_by_name'],
    ['time_corrections', 'created_by', 'created_by_name'],
  ].map(([table = '', by = '', name = '']) => doneBy(table, by, name)),
  doneBy('attendance_decisions', 'decided_by', 'decided_by_name', ['date', 'decided_by_name', 'decided_at']),
  doneBy('planned_moves', 'planned_by', 'planned_by_name', ['effective_on', 'planned_by_name', 'planned_at']),
  doneBy('earlier_pay_none', 'said_by', 'said_by_name', ['year', 'said_by_name', 'said_at']),
  doneBy('year_form_releases', 'by_account', 'by_name', ['form', 'year', 'by_name', 'released_at']),
  doneBy('agency_dates_done', 'by_account', 'by_name', ['what', 'month', 'by_name', 'at']),
  doneBy('pay_left_out', 'left_out_by', 'left_out_by_name', ['year', 'month', 'left_out_by_name', 'left_out_at']),
  doneBy('report_templates', 'owner_id', 'owner_name', ['id', 'name', 'owner_name']),
  doneBy('report_runs', 'ran_by', 'ran_by_name', ['id', 'name', 'ran_by_name', 'ran_at']),
  doneBy('exit_hand_overs', 'by_account', 'by_name', ['part', 'from_date', 'by_name']),
  doneBy('pay_put_off', 'by_account', 'by_name', ['in_month', 'by_name', 'at']),
  doneBy('pay_retro_decisions', 'decided_by', 'decided_by_name', ['for_month', 'decided_by_name', 'decided_at']),
  doneBy('pay_settlements', 'settled_by', 'settled_by_name', ['last_day', 'settled_by_name', 'settled_at']),
  // Who confirmed and approved stays under the account, for the rule of two.
  doneBy('pay_run_events', 'account_id', 'actor', ['event', 'at', 'actor']),
  { table: 'claim_attachments', by: 'claim_id', through: CLAIM, fate: 'remove', files: ['file_id'] },
  { table: 'wfh_attachments', by: 'request_id', through: WFH, fate: 'remove', files: ['file_id'] },
  { table: 'quarantine_papers', by: 'request_id', through: QUARANTINE, fate: 'remove', files: ['file_id'] },
  // Only the person and reviewers may know that there is one.
  {
    table: 'wellbeing_steps',
    by: 'account_id',
    through: ACCOUNT,
    fate: 'keep',
    clears: { by_name: 'name' },
    hidden: true,
  },
  { table: 'wellbeing_alerts', by: 'account_id', through: ACCOUNT, fate: 'remove', hidden: true },
  { table: 'story_pictures', by: 'post_id', through: STORY, fate: 'remove', files: ['file_id'] },
  { table: 'story_reactions', by: 'account_id', through: ACCOUNT, fate: 'remove' },
  { table: 'story_reports', by: 'account_id', through: ACCOUNT, fate: 'remove' },
  { table: 'leave_attachments', by: 'application_id', through: LEAVE, fate: 'remove', files: ['file_id'] },
  { table: 'exit_documents', by: 'exit_id', through: EXIT, fate: 'remove', files: ['file_id'] },
  { table: 'exit_tasks', by: 'exit_id', through: EXIT, fate: 'remove' },
  { table: 'exit_hand_overs', by: 'exit_id', through: EXIT, fate: 'remove' },
  { table: 'orientation_meetings', by: 'orientation_id', through: ORIENTATION, fate: 'remove' },
  { table: 'orientation_meetings', by: 'host_id', fate: 'remove', tells: ['id', 'name', 'starts_at', 'place'] },
  doneBy('candidate_events', 'by_account', 'by_name', ['kind', 'by_name', 'at']),
  { table: 'candidate_events', by: 'candidate_id', through: CANDIDATE, fate: 'remove' },
  { table: 'candidate_repeats', by: 'candidate_id', through: CANDIDATE, fate: 'remove', files: ['resume_file'] },
  { table: 'newcomer_files', by: 'candidate_id', through: CANDIDATE, fate: 'remove', files: ['file_id'] },
  { table: 'interviews', by: 'candidate_id', through: CANDIDATE, fate: 'remove' },
  { table: 'offers', by: 'candidate_id', through: CANDIDATE, fate: 'remove' },
  {
    table: 'newcomers',
    by: 'candidate_id',
    through: CANDIDATE,
    fate: 'remove',
    sealed: { told: 'newcomer' },
  },
  {
    table: 'offers',
    by: 'manager_id',
    fate: 'keep',
    clears: { manager_name: 'name' },
    tells: ['id', 'manager_name', 'created_at'],
  },
]

export const personTables: readonly PersonTable[] = [
  ...throughOthers,
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
      clock_code: null,
      health_insurance_number: null,
      portrait_id: null,
      left_remark: null,
      sabbatical_remark: null,
      statutory: 'empty',
    },
    sealed: {
      identity_number: 'employees.identity_number',
      passport_number: 'employees.passport_number',
      statutory_number: 'employees.statutory_number',
      employee_insurance_number: 'employees.employee_insurance_number',
      health_insurance_number: 'employees.health_insurance_number',
      'statutory.*': 'employees.statutory',
    },
  },
  kept('salary_rates', { reason: null }, { reason: 'salary_rates.reason' }),
  gone('employee_bank_accounts', { sealed: { account_number: 'employee_bank_accounts.account_number' } }),
  kept('employee_cost_centres'),
  kept('employee_sub_salaries'),
  kept('former_employments', { left_remark: null }),
  kept('pay_items', { note: null }, { note: 'pay_items.note' }),
  kept('recurring_pay_items', { note: null }, { note: 'pay_items.note' }),
  kept('pay_openings'),
  kept('tax_claims'),
  gone('tax_claim_requests', { sealed: { reason: 'tax_claim_requests.reason' }, files: ['file_id'] }),
  kept('earlier_pay_none'),
  kept('pay_left_out', { reason: 'nothing' }),
  kept('pay_put_off', { reason: 'nothing' }),
  kept('pay_retro_marks'),
  kept('pay_run_people'),
  kept('pay_settlements', { reason: null }),
  {
    table: 'pay_runs',
    by: 'id',
    through: LAST_PAY,
    fate: 'keep',
    clears: { name: 'name' },
    tells: ['year', 'month', 'name', 'pay_date'],
  },
  kept('pay_retro_decisions', { reason: null }, { reason: 'pay_retro_decisions.reason' }),
  kept('payslips', { staff_id: 'code', full_name: 'name' }),
  gone('family_members', { sealed: { identity_number: 'family_members.identity_number' } }),
  gone('educations'),
  gone('pay_report_applied'),
  gone('achievements'),
  gone('payslip_passwords', { sealed: { sealed: 'payslip_passwords.sealed' } }),
  gone('payslip_mails'),
  gone('career_progressions'),
  gone('planned_moves'),
  gone('employee_documents', { sealed: { number: 'employee_documents.number' }, files: ['file_id'] }),
  gone('employee_changes'),
  gone('employee_portraits', { sealed: { thumbnail: 'employee_portraits.thumbnail' }, files: ['file_id'] }),
  gone('exits'),
  gone('face_consents'),
  // What a face comes to is in no export, sealed or not: that there is one is told.
  gone('face_templates', { tells: ['photo_id', 'made_at'] }),
  gone('face_photos', { files: ['file_id'] }),
  gone('profile_requests', { sealed: { content: 'profile_requests.content' } }),
  gone('claim_group_members'),
  gone('webhook_events'),
  gone('coordinate_employees'),
  gone('clocking_photos', { files: ['file_id'] }),
  kept('clockings', { latitude: null, longitude: null, note: null, clock_code: null }),
  kept('attendance_decisions', { reason: null }),
  kept('attendance_days'),
  kept('employee_former_work'),
  kept('leave_former_weeks'),
  kept('attendance_changes'),
  kept('time_corrections', { reason: 'nothing' }),
  kept('leave_people'),
  kept('leave_openings'),
  kept('leave_lots', { reason: null }),
  kept('loans', { reference: null }),
  gone('probation_reviews'),
  gone('letter_requests'),
  gone('letters', { sealed: { body: 'letters.body' } }),
  gone('performance_reviews'),
  gone('okrs'),
  gone('orientations'),
  kept('year_form_releases'),
  kept('year_form_deliveries'),
  kept('employment_notices', { fields: 'empty', told: 'empty', reference: null }),
  kept('leave_exits', { reason: null }),
  kept('leave_applications', { reason: null }),
  kept('leave_days'),
  kept('earned_days', { reason: null }),
  kept('claims', {
    merchant: null,
    supplier_tax_no: null,
    receipt_no: null,
    note: null,
    from_place: null,
    to_place: null,
    reference: null,
  }),
  kept('claim_adjustments', { reason: 'nothing' }),
  kept('claim_recoveries', { reason: 'nothing' }),
  gone('claim_drafts'),
  kept('overtime_claims', { reason: null, justification: null }),
  kept('wfh_requests', { reason: null, place_name: 'nothing', place_address: null, latitude: null, longitude: null }),
  kept('wfh_days'),
  gone('wfh_checks'),
  kept('training_requests', { reason: null }),
  kept('training_seats'),
  kept('training_attendance'),
  kept('training_certificates'),
  gone('training_feedback'),
  gone('announcement_readers'),
  gone('handbook_readers'),
  kept('quarantine_requests', { cause: null, reason: null, order_number: null }),
  kept('quarantine_days'),
  gone('story_posts'),
  gone('rewards'),
  // Given to a colleague, to whom it stays.
  { table: 'rewards', by: 'giver_id', fate: 'keep', tells: ['id', 'message', 'points', 'given_on'] },
  gone('reward_points'),
  gone('reward_redemptions'),
  gone('custom_values'),
  kept('equipment_holdings', { given_note: null, return_note: null }),
  // Whoever takes the export is not to read how somebody was; they themselves read it at `/me/mood`.
  { table: 'mood_answers', ...OF_PERSON, fate: 'keep', clears: { note: null }, tells: ['date'] },
  kept('travel_requests', { purpose: 'nothing', destinations: null, itinerary: null, paid_reference: null }),
  kept('travel_days'),
  kept('leave_uses'),
  kept('roster_days'),
  kept('shift_swaps', { reason: null }),
  // Asked of the person by a colleague.
  { table: 'shift_swaps', by: 'with_employee_id', fate: 'keep', tells: ['id', 'with_date', 'status', 'created_at'] },
  kept('standby_days'),
  gone('vacancy_members'),
  gone('candidates', { sealed: { identity_number: 'candidate identity' }, files: ['resume_file'] }),
  gone('exit_hand_overs'),
  gone('interviewers'),
  gone('scorecards'),
  gone('roster_orders'),
  gone('roster_weeks'),
  kept('leave_corrections', { reason: 'nothing' }),
  kept('leave_adjustments', { reason: 'nothing' }),
]
