// Written by `node tools/run.mjs write-tables` from the migrated schema; not by hand.
import type { ColumnType } from 'kysely'

export interface AccountRolesTable {
  company_id: string
  account_id: string
  role: string
  granted_at: ColumnType<string, string | undefined, string>
}

export interface AccountsTable {
  id: string
  company_id: string | null
  type: 'company' | 'ops'
  email: string
  full_name: string
  preferred_name: string | null
  phone: string | null
  prefer_lang: ColumnType<string, string | undefined, string>
  password_hash: string | null
  password_set_from: string | null
  operations_roles: ColumnType<string[], string[] | undefined, string[]>
  state: ColumnType<'invited' | 'active' | 'disabled', 'invited' | 'active' | 'disabled' | undefined, 'invited' | 'active' | 'disabled'>
  totp_secret: string | null
  totp_confirmed_at: string | null
  totp_last_step: number | null
  created_at: ColumnType<string, string | undefined, string>
  last_sign_in_at: string | null
  closed_on_leaving: ColumnType<boolean, boolean | undefined, boolean>
}

export interface AchievementsTable {
  company_id: string
  id: string
  employee_id: string
  title: string
  awarded_on: string | null
  awarded_by: string | null
  description: string | null
  revision: ColumnType<number, number | undefined, number>
  created_at: ColumnType<string, string | undefined, string>
}

export interface ActivityTable {
  company_id: string
  seq: number
  at: string
  account_id: string | null
  actor: string
  actor_roles: ColumnType<string, string | undefined, string>
  action: string
  subject_kind: string
  subject_id: string | null
  subject_name: string | null
  before: ColumnType<unknown, string | null | undefined, string | null>
  after: ColumnType<unknown, string | null | undefined, string | null>
  address: string | null
  request_id: string | null
  former_hash: string
  hash: string
}

export interface ActivityHeadsTable {
  company_id: string
  seq: number
  hash: string
}

export interface AgencyDateRemindersTable {
  company_id: string
  what: string
  month: string
  reminded_on: string
}

export interface AgencyDatesDoneTable {
  company_id: string
  what: string
  month: string
  paid_on: string
  reference: string | null
  amount: string | null
  by_account: string
  by_name: string
  at: string
}

export interface AnnouncementFilesTable {
  company_id: string
  file_id: string
  announcement_id: string | null
  uploaded_by: string
  created_at: ColumnType<string, string | undefined, string>
}

export interface AnnouncementReadersTable {
  company_id: string
  announcement_id: string
  employee_id: string
  told_at: string | null
  told_round: number | null
  read_at: string | null
  acknowledged_at: string | null
  acknowledged_round: number | null
  reminded_at: string | null
}

export interface AnnouncementsTable {
  company_id: string
  id: string
  title: string
  title_zh: string | null
  content: string
  content_zh: string | null
  is_important: ColumnType<boolean, boolean | undefined, boolean>
  is_pinned: ColumnType<boolean, boolean | undefined, boolean>
  duration_expiry: number | null
  must_acknowledge: ColumnType<boolean, boolean | undefined, boolean>
  by_mail: ColumnType<boolean, boolean | undefined, boolean>
  departments: ColumnType<string[], string[] | undefined, string[]>
  positions: ColumnType<string[], string[] | undefined, string[]>
  job_levels: ColumnType<string[], string[] | undefined, string[]>
  locations: ColumnType<string[], string[] | undefined, string[]>
  roles: ColumnType<string[], string[] | undefined, string[]>
  people: ColumnType<string[], string[] | undefined, string[]>
  publish_at: string | null
  expires_on: string | null
  withdrawn_at: string | null
  told_at: string | null
  edited_at: string | null
  round: ColumnType<number, number | undefined, number>
  created_at: ColumnType<string, string | undefined, string>
  updated_at: ColumnType<string, string | undefined, string>
}

export interface ApiKeysTable {
  company_id: string
  id: string
  name: string
  role: string
  scopes: string[]
  token_digest: string
  hint: string
  created_by: string
  created_by_name: string
  created_at: string
  expires_on: string | null
  used_at: string | null
  ended_at: string | null
  ended_by_name: string | null
}

export interface ApprovalChainsTable {
  company_id: string
  kind: string
  position: number
  name: string
  conditions: ColumnType<unknown, string | undefined, string>
  steps: ColumnType<unknown, string, string>
}

export interface ApprovalDelegationsTable {
  company_id: string
  id: string
  from_account: string
  from_name: string
  to_account: string
  to_name: string
  from_date: string
  to_date: string
  kinds: string[] | null
  created_at: ColumnType<string, string | undefined, string>
}

export interface ApprovalEventsTable {
  company_id: string
  request_id: string
  id: string
  at: ColumnType<string, string | undefined, string>
  event: string
  account_id: string | null
  actor: string
  acting_for: string | null
  note: string | null
}

export interface ApprovalRequestsTable {
  company_id: string
  id: string
  kind: string
  about_id: string | null
  about_name: string
  about_number: string | null
  about_account: string | null
  department_id: string | null
  department: string | null
  sent_by: string
  sent_by_name: string
  sent_at: ColumnType<string, string | undefined, string>
  type: string | null
  length: string | null
  amount: string | null
  from_date: string | null
  to_date: string | null
  told: ColumnType<unknown, string, string>
  status: string
  steps: ColumnType<unknown, string | undefined, string>
  step: number | null
  waits_since: string | null
  asked: string | null
  asked_reason: string | null
  decided_at: string | null
  decided_by: string | null
  decided_by_name: string | null
  reason: string | null
}

export interface ApprovalTasksTable {
  company_id: string
  request_id: string
  step: number
  seat: number
  account_id: string | null
  roles: ColumnType<string[], string[] | undefined, string[]>
  name: string
  state: ColumnType<'waiting' | 'open' | 'approved' | 'rejected' | 'passed', 'waiting' | 'open' | 'approved' | 'rejected' | 'passed' | undefined, 'waiting' | 'open' | 'approved' | 'rejected' | 'passed'>
  opened_at: string | null
  reminded_at: string | null
  decided_at: string | null
  decided_by: string | null
  decided_by_name: string | null
}

export interface AssistantAcceptancesTable {
  company_id: string
  account_id: string
  acknowledgement_id: string
  version: number
  accepted_at: string
}

export interface AssistantAcknowledgementsTable {
  id: string
  title: string
  title_zh: ColumnType<string, string | undefined, string>
  content_en: string
  content_zh: string
  version: number
  is_active: ColumnType<boolean, boolean | undefined, boolean>
  created_at: ColumnType<string, string | undefined, string>
}

export interface AssistantInstructionsTable {
  company_id: string
  intro_en: ColumnType<string, string | undefined, string>
  intro_zh: ColumnType<string, string | undefined, string>
  contact_en: ColumnType<string, string | undefined, string>
  contact_zh: ColumnType<string, string | undefined, string>
  entries: ColumnType<unknown, string | undefined, string>
  version: ColumnType<number, number | undefined, number>
  updated_at: ColumnType<string, string | undefined, string>
}

export interface AssistantMessagesTable {
  company_id: string
  id: string
  account_id: string
  kind: 'answer' | 'unknown' | 'refused' | 'clarify'
  skill: string | null
  sealed: string
  helpful: boolean | null
  created_at: string
}

export interface AssistantQuotasTable {
  company_id: string
  quota: number
  updated_at: ColumnType<string, string | undefined, string>
}

export interface AssistantUsageTable {
  company_id: string
  month: string
  used: ColumnType<number, number | undefined, number>
}

export interface AttendanceChangesTable {
  company_id: string
  id: ColumnType<string, string | undefined, string>
  employee_id: string | null
  from_date: string | null
  to_date: string | null
}

export interface AttendanceDaysTable {
  company_id: string
  employee_id: string
  date: string
  status: string
  approval: string | null
  stale: boolean
  first_in: number | null
  last_out: number | null
  scheduled: number
  present: number
  worked: number
  extra: number
  night: number
  late: number
  early: number
  absent_halves: number
  flags: string[]
  as_of: number
  good_until: number | null
}

export interface AttendanceDecisionsTable {
  company_id: string
  employee_id: string
  date: string
  decision: 'approved' | 'rejected'
  schedule: ColumnType<unknown, string, string>
  clockings: ColumnType<unknown, string, string>
  reason: string | null
  decided_by: string
  decided_by_name: string
  decided_at: string
}

export interface AttendanceLocksTable {
  company_id: string
  id: string
  date: string
  department_id: string | null
  created_by: string
  created_by_name: string
  created_at: string
}

export interface AttendanceReckoningsTable {
  company_id: string
  made_by: string
}

export interface BankFilePayersTable {
  company_id: string
  run_id: string
  batch: number
  bank_code: string
  bank_name: string
  swift: string | null
  account_number: string
  corporate_id: string | null
}

export interface BanksTable {
  company_id: string
  id: string
  code: string
  name: string
  swift: string | null
  is_digital: ColumnType<boolean, boolean | undefined, boolean>
}

export interface BillingAccountsTable {
  company_id: string
  account_type: ColumnType<'trial' | 'paid' | 'free' | 'suspended', 'trial' | 'paid' | 'free' | 'suspended' | undefined, 'trial' | 'paid' | 'free' | 'suspended'>
  trial_ends_on: string | null
  changed_at: ColumnType<string, string | undefined, string>
}

export interface BillingCompanyPlansTable {
  company_id: string
  id: string
  plan_id: string
  plan_name: string
  starts_on: string
  ends_on: string | null
  terms: ColumnType<unknown, string, string>
  note: ColumnType<string, string | undefined, string>
  sets_limit: ColumnType<boolean, boolean | undefined, boolean>
  created_at: ColumnType<string, string | undefined, string>
  followed_on: string | null
}

export interface BillingInvoiceLinesTable {
  company_id: string
  invoice_id: string
  position: number
  kind: 'heads' | 'tier' | 'fixed' | 'extra' | 'manual'
  text: ColumnType<string, string | undefined, string>
  plan_name: ColumnType<string, string | undefined, string>
  from_day: string | null
  to_day: string | null
  days: number | null
  of_days: number | null
  heads: number | null
  first_head: number | null
  last_head: number | null
  quantity: string
  unit_price: string
  amount: string
}

export interface BillingInvoicesTable {
  company_id: string
  id: string
  country: 'MY' | 'TW' | 'PH'
  invoice_no: string
  bill_key: string | null
  period_from: string | null
  period_to: string | null
  issued_on: string
  due_on: string
  currency_code: string
  subtotal: string
  tax_name: string | null
  tax_rate: string | null
  tax: ColumnType<string, string | undefined, string>
  total: string
  paid: ColumnType<string, string | undefined, string>
  status: ColumnType<'unpaid' | 'paid' | 'void', 'unpaid' | 'paid' | 'void' | undefined, 'unpaid' | 'paid' | 'void'>
  paid_on: string | null
  note: ColumnType<string, string | undefined, string>
  seller: ColumnType<unknown, string, string>
  buyer: ColumnType<unknown, string, string>
  void_reason: string | null
  voided_at: string | null
  sent_at: string | null
  reminded_on: string | null
  reminders: ColumnType<number, number | undefined, number>
  created_at: ColumnType<string, string | undefined, string>
}

export interface BillingPaymentSharesTable {
  company_id: string
  payment_id: string
  invoice_id: string
  amount: string
}

export interface BillingPaymentsTable {
  company_id: string
  id: string
  country: 'MY' | 'TW' | 'PH'
  receipt_no: string
  paid_on: string
  amount: string
  currency_code: string
  method: 'bank_transfer' | 'card' | 'cheque' | 'cash' | 'other'
  reference: ColumnType<string, string | undefined, string>
  note: ColumnType<string, string | undefined, string>
  seller: ColumnType<unknown, string, string>
  buyer: ColumnType<unknown, string, string>
  taken_back_at: string | null
  taken_back_reason: string | null
  created_at: ColumnType<string, string | undefined, string>
}

export interface BillingPlansTable {
  id: string
  name: string
  name_zh: ColumnType<string, string | undefined, string>
  description_en: ColumnType<string, string | undefined, string>
  description_zh: ColumnType<string, string | undefined, string>
  kind: 'per_head' | 'fixed'
  period: 'month' | 'year'
  included_heads: ColumnType<number, number | undefined, number>
  headcount_limit: number | null
  is_public: ColumnType<boolean, boolean | undefined, boolean>
  is_active: ColumnType<boolean, boolean | undefined, boolean>
  prices: ColumnType<unknown, string | undefined, string>
  created_at: ColumnType<string, string | undefined, string>
  updated_at: ColumnType<string, string | undefined, string>
}

export interface BillingSellersTable {
  country: 'MY' | 'TW' | 'PH'
  name: string
  address: ColumnType<string, string | undefined, string>
  tax_number: ColumnType<string, string | undefined, string>
  pay_to: ColumnType<string, string | undefined, string>
  prefix: string
  due_days: ColumnType<number, number | undefined, number>
  sends_at_once: ColumnType<boolean, boolean | undefined, boolean>
  next_invoice: ColumnType<number, number | undefined, number>
  next_receipt: ColumnType<number, number | undefined, number>
  updated_at: ColumnType<string, string | undefined, string>
}

export interface BillingTaxesTable {
  id: string
  country: 'MY' | 'TW' | 'PH'
  name: string
  rate: string
  starts_on: string
  entered_by: string
  created_at: ColumnType<string, string | undefined, string>
}

export interface CalendarFeedsTable {
  company_id: string
  id: string
  account_id: string
  shows: 'mine' | 'team' | 'company' | 'agencies' | 'shifts'
  token_digest: string
  created_at: string
  read_at: string | null
  ended_at: string | null
}

export interface CandidateEventsTable {
  company_id: string
  id: string
  candidate_id: string
  kind: string
  from_status: string | null
  to_status: string | null
  round: string | null
  text: string | null
  by_account: string | null
  by_name: string
  at: string
}

export interface CandidateRepeatsTable {
  company_id: string
  id: string
  candidate_id: string
  given: ColumnType<unknown, string, string>
  resume_file: string | null
  at: string
  token_digest: string | null
}

export interface CandidateTracesTable {
  company_id: string
  id: string
  vacancy_id: string
  source: string | null
  applications: number
  reached: string[]
  last_status: string
  applied_on: string
  accepted_on: string | null
}

export interface CandidatesTable {
  company_id: string
  id: string
  vacancy_id: string
  advertisement_id: string | null
  full_name: string
  email: string
  phone: string
  phone_digits: string
  country_code: string | null
  identity_number: string | null
  expected_salary: string | null
  available_from: string | null
  cover_letter: string | null
  source: string | null
  answers: ColumnType<unknown, string | undefined, string>
  resume_file: string | null
  language: ColumnType<'en' | 'zh-Hant', 'en' | 'zh-Hant' | undefined, 'en' | 'zh-Hant'>
  consent_version: string | null
  consented_at: string | null
  talent_pool: ColumnType<boolean, boolean | undefined, boolean>
  status: 'applied' | 'pending' | 'pendingInterview' | 'offered' | 'accepted' | 'orientation' | 'migrated' | 'notSuitable' | 'notAtTheMoment'
  round: string | null
  stage_since: string
  reason: string | null
  withdrawn_at: string | null
  applications: ColumnType<number, number | undefined, number>
  ended_on: string | null
  ended_by_vacancy: ColumnType<boolean, boolean | undefined, boolean>
  token_digest: string | null
  employee_id: string | null
  created_at: string
  consent_language: string | null
  agreed_months: number | null
  agreed_pool_months: number | null
}

export interface CareerProgressionsTable {
  company_id: string
  id: string
  employee_id: string
  effective_from: string
  effective_to: string | null
  type: string
  department: string | null
  section: string | null
  position: string | null
  job_level: string | null
  cost_centre: string | null
  description: string | null
  revision: ColumnType<number, number | undefined, number>
  created_at: ColumnType<string, string | undefined, string>
  batch_id: string | null
}

export interface ChecklistsTable {
  company_id: string
  id: string
  name: string
  kind: 'joining' | 'leaving'
  department_id: string | null
  position_id: string | null
  employment_type: string | null
  tasks: ColumnType<unknown, string, string>
  is_active: ColumnType<boolean, boolean | undefined, boolean>
  created_at: ColumnType<string, string | undefined, string>
}

export interface ClaimAdjustmentsTable {
  company_id: string
  id: string
  employee_id: string
  limit_id: string
  period_from: string
  amount: string
  reason: string
  by_account: string
  by_name: string
  at: string
  said: 'entitled' | 'used'
}

export interface ClaimAttachmentsTable {
  company_id: string
  file_id: string
  claim_id: string | null
  uploaded_by: string
  sha256: string
  uploaded_at: string
}

export interface ClaimCategoriesTable {
  company_id: string
  id: string
  name: string
  is_active: ColumnType<boolean, boolean | undefined, boolean>
  claim_group_id: string
  counted_in: ColumnType<string[], string[] | undefined, string[]>
  is_travel: ColumnType<boolean, boolean | undefined, boolean>
  is_private: ColumnType<boolean, boolean | undefined, boolean>
}

export interface ClaimCostCentresTable {
  company_id: string
  claim_id: string
  cost_centre_id: string
  percentage: string
}

export interface ClaimDraftsTable {
  company_id: string
  id: string
  employee_id: string
  body: ColumnType<unknown, string, string>
  updated_at: string
}

export interface ClaimGroupMembersTable {
  company_id: string
  employee_id: string
  claim_group_id: string
}

export interface ClaimGroupsTable {
  company_id: string
  id: string
  name: string
  is_default: ColumnType<boolean, boolean | undefined, boolean>
}

export interface ClaimLimitsTable {
  company_id: string
  id: string
  name: string
  scope: 'type' | 'category' | 'all'
  type_id: string | null
  category_id: string | null
  claim_group_id: string | null
  period: 'day' | 'month' | 'quarter' | 'year' | 'lifetime'
  amount: string
  prorate: 'none' | 'by_month' | 'by_day'
}

export interface ClaimPaymentsTable {
  company_id: string
  id: string
  number: string
  status: 'draft' | 'paid'
  pay_on: string
  paid_on: string | null
  reference: string | null
  created_by: string
  created_by_name: string
  created_at: string
}

export interface ClaimPoliciesTable {
  company_id: string
  rule: string
  level: 'off' | 'warn' | 'block' | 'cap'
  value: string | null
}

export interface ClaimRatesTable {
  company_id: string
  claim_type_id: string
  rate_from: string
  amount_per_unit: string
  bands: ColumnType<unknown, string | null | undefined, string | null>
}

export interface ClaimRecoveriesTable {
  company_id: string
  id: string
  claim_id: string
  employee_id: string
  amount: string
  reason: string
  consent_on: string | null
  created_by: string
  created_by_name: string
  created_at: string
}

export interface ClaimTypesTable {
  company_id: string
  id: string
  name: string
  claim_category_id: string
  is_unit_based: ColumnType<boolean, boolean | undefined, boolean>
  unit_type: 'kilometres' | 'miles' | null
  amount_per_unit: string | null
  limit_per_claim: string | null
  limit_per_month: string | null
  limit_per_year: string | null
  require_receipt: ColumnType<boolean, boolean | undefined, boolean>
  is_taxable: ColumnType<boolean, boolean | undefined, boolean>
  is_active: ColumnType<boolean, boolean | undefined, boolean>
  mark: string | null
  pay_item: ColumnType<'reimbursement' | 'travel_allowance', 'reimbursement' | 'travel_allowance' | undefined, 'reimbursement' | 'travel_allowance'>
  bands: ColumnType<unknown, string | null | undefined, string | null>
  ledger_account: string | null
  tax_recoverable: ColumnType<boolean, boolean | undefined, boolean>
}

export interface ClaimsTable {
  company_id: string
  id: string
  claim_no: string
  submission_id: string
  employee_id: string
  type_id: string
  expense_date: string
  amount: string
  currency_code: string
  exchange_rate: string | null
  rate_origin: 'source' | 'hand' | 'claim' | null
  base_amount: string
  claimable_amount: string
  total_mileage: string | null
  unit_type: string | null
  amount_per_unit: string | null
  from_place: string | null
  to_place: string | null
  tax_amount: string | null
  merchant: string | null
  supplier_tax_no: string | null
  receipt_no: string | null
  note: string | null
  travel_id: string | null
  findings: ColumnType<unknown, string | undefined, string>
  status: 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'cancelled' | 'paid'
  method: 'payroll' | 'bank' | 'by_hand' | 'advance' | null
  approved_on: string | null
  pay_month: string | null
  paid_on: string | null
  reference: string | null
  payment_id: string | null
  entered_by: string
  created_at: string
  updated_at: string
  covered_amount: ColumnType<string, string | undefined, string>
  covered_on: string | null
  excess_amount: ColumnType<string, string | undefined, string>
  pay_item: 'reimbursement' | 'travel_allowance' | null
  counted_in: ColumnType<string[], string[] | undefined, string[]>
  withdrawn_on: string | null
  had_covered: ColumnType<string, string | undefined, string>
  had_covered_on: string | null
  paid_before: ColumnType<boolean, boolean | undefined, boolean>
}

export interface ClockingPhotosTable {
  company_id: string
  clocking_id: string
  employee_id: string
  file_id: string
  taken_at: string
}

export interface ClockingsTable {
  company_id: string
  id: string
  employee_id: string | null
  clock_code: string | null
  type: 'in' | 'out' | 'break_out' | 'break_in' | null
  method: 'gps' | 'qr' | 'face' | 'web' | 'kiosk' | 'terminal' | 'import' | 'correction'
  occurred_at: string
  sent_at: string | null
  received_at: string
  coordinate_id: string | null
  place: string | null
  latitude: string | null
  longitude: string | null
  accuracy: number | null
  distance_m: number | null
  is_mocked: ColumnType<boolean, boolean | undefined, boolean>
  flags: ColumnType<string[], string[] | undefined, string[]>
  note: string | null
  device_id: string | null
  source: string | null
  set_aside_by: string | null
  created_by: string | null
}

export interface CompaniesTable {
  id: string
  name: string
  brand_name: string | null
  country: 'MY' | 'TW' | 'PH'
  currency_code: string
  timezone_key: string
  prefer_lang: ColumnType<string, string | undefined, string>
  state: ColumnType<'active' | 'disabled', 'active' | 'disabled' | undefined, 'active' | 'disabled'>
  package: ColumnType<string, string | undefined, string>
  headcount_limit: number
  migration_wizard_step: ColumnType<number, number | undefined, number>
  is_rms: ColumnType<boolean, boolean | undefined, boolean>
  registration_number: string | null
  phone: string | null
  email: string | null
  website: string | null
  industry: string | null
  address: string | null
  city: string | null
  region: string | null
  postcode: string | null
  employer_numbers: ColumnType<unknown, string | undefined, string>
  settings: ColumnType<unknown, string | undefined, string>
  created_at: ColumnType<string, string | undefined, string>
  setup_put_away_at: string | null
  career_id: ColumnType<string, string | undefined, string>
  face_headcount_limit: number | null
  is_suspended: ColumnType<boolean, boolean | undefined, boolean>
}

export interface CompanyBanksTable {
  company_id: string
  id: string
  bank_id: string
  account_name: string
  account_number: string
  account_digest: string | null
  corporate_id: string | null
  preferred: ColumnType<boolean, boolean | undefined, boolean>
  created_at: ColumnType<string, string | undefined, string>
}

export interface CompanyFeaturesTable {
  company_id: string
  feature_id: number
}

export interface CompanyFormerCutOffsTable {
  company_id: string
  until_month: string
  cut_off_day: number | null
  allowances_follow: boolean
}

export interface CompanyFormerTimeSettingsTable {
  company_id: string
  changed_on: string
  until_month: string
  settings: ColumnType<unknown, string, string>
}

export interface CompanyModulesTable {
  company_id: string
  module_id: number
}

export interface CompanyPicturesTable {
  company_id: string
  kind: 'logo' | 'photo'
  file_id: string
}

export interface CoordinateEmployeesTable {
  company_id: string
  coordinate_id: string
  employee_id: string
}

export interface CoordinatesTable {
  company_id: string
  id: string
  name: string
  address: string | null
  longitude: string
  latitude: string
  radius: number
  is_limited: ColumnType<boolean, boolean | undefined, boolean>
  created_at: ColumnType<string, string | undefined, string>
}

export interface CurrencyRatesTable {
  company_id: string
  currency_code: string
  day: string
  rate: string
  origin: 'source' | 'hand'
  told_at: string
}

export interface CustomFieldsTable {
  company_id: string
  id: string
  name: string
  name_zh: string | null
  kind: 'text' | 'number' | 'date' | 'choice' | 'yes_no'
  choices: ColumnType<string[], string[] | undefined, string[]>
  for_managers: ColumnType<boolean, boolean | undefined, boolean>
  for_own: ColumnType<boolean, boolean | undefined, boolean>
  position: ColumnType<number, number | undefined, number>
  is_active: ColumnType<boolean, boolean | undefined, boolean>
  created_at: ColumnType<string, string | undefined, string>
}

export interface CustomValuesTable {
  company_id: string
  employee_id: string
  field_id: string
  value: string
}

export interface DailyWorkTable {
  company_id: string
  name: string
  day: string
  done: ColumnType<boolean, boolean | undefined, boolean>
  begun_at: string
}

export interface DepartmentsTable {
  company_id: string
  id: string
  name: string
  created_at: ColumnType<string, string | undefined, string>
  code: string | null
  head_id: string | null
}

export interface DivisionsTable {
  company_id: string
  id: string
  department_id: string
  name: string
  head_id: string | null
}

export interface EarlierPayNoneTable {
  company_id: string
  employee_id: string
  year: number
  after_month: number
  said_by: string | null
  said_by_name: string
  said_at: string
}

export interface EarnedDaysTable {
  company_id: string
  id: string
  kind: 'off_in_lieu' | 'replacement_holiday'
  employee_id: string
  date: string
  day_kind: 'working' | 'half' | 'off' | 'rest' | 'holiday'
  holiday: string | null
  holiday_local: string | null
  worked: boolean
  halves: number
  reason: string | null
  status: 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'cancelled'
  lot_id: string | null
  entered_by: string
  created_at: ColumnType<string, string | undefined, string>
  updated_at: ColumnType<string, string | undefined, string>
}

export interface EarningCategoriesTable {
  company_id: string
  id: string
  code: string
  is_default: ColumnType<boolean, boolean | undefined, boolean>
  name_en: string | null
  name_zh: string | null
  treatment: string
  position: number
  is_active: ColumnType<boolean, boolean | undefined, boolean>
  created_at: ColumnType<string, string | undefined, string>
}

export interface EducationsTable {
  company_id: string
  id: string
  employee_id: string
  certificate_title: string
  certificate_type: string | null
  education_system: string | null
  institution: string | null
  major: string | null
  status: 'graduate' | 'incomplete' | 'studying'
  started_on: string | null
  ended_on: string | null
  revision: ColumnType<number, number | undefined, number>
  created_at: ColumnType<string, string | undefined, string>
}

export interface EmployeeBankAccountsTable {
  company_id: string
  id: string
  employee_id: string
  bank: string
  account_number: string
  account_ending: string
  preferred: ColumnType<boolean, boolean | undefined, boolean>
  created_at: ColumnType<string, string | undefined, string>
  share: ColumnType<string, string | undefined, string>
  holder_name: string | null
}

export interface EmployeeChangesTable {
  company_id: string
  batch_id: string
  seq: number
  employee_id: string
  field: string
  effective_from: string | null
  before: string | null
  after: string | null
}

export interface EmployeeCostCentresTable {
  company_id: string
  employee_id: string
  effective_from: string
  cost_centre: string
  percentage: string
  created_at: ColumnType<string, string | undefined, string>
}

export interface EmployeeDocumentsTable {
  company_id: string
  id: string
  employee_id: string
  kind: string
  name: string
  number: string | null
  issued_on: string | null
  expires_on: string | null
  remark: string | null
  file_id: string | null
  revision: ColumnType<number, number | undefined, number>
  created_at: ColumnType<string, string | undefined, string>
}

export interface EmployeeFormerWorkTable {
  company_id: string
  employee_id: string
  until_month: string
  terms: ColumnType<unknown, string, string>
}

export interface EmployeePortraitsTable {
  company_id: string
  employee_id: string
  file_id: string
  thumbnail: string
}

export interface EmployeeSubSalariesTable {
  company_id: string
  employee_id: string
  currency_code: string
  amount: string
  created_at: ColumnType<string, string | undefined, string>
  effective_from: string
  created_by: string | null
}

export interface EmployeesTable {
  company_id: string
  id: string
  staff_id: string
  full_name: string
  preferred_name: string | null
  email: string | null
  phone: string | null
  gender: 'male' | 'female' | 'other' | null
  birth_date: string | null
  citizenship: string | null
  nationality: string | null
  identity_number: string | null
  identity_digest: string | null
  passport_number: string | null
  marital_status: 'single' | 'married' | 'divorced' | 'widowed' | null
  department_id: string | null
  division_id: string | null
  position_id: string | null
  job_level_id: string | null
  manager_id: string | null
  employment_type: ColumnType<string, string | undefined, string>
  status: ColumnType<'active' | 'resigned' | 'terminated' | 'sabbatical', 'active' | 'resigned' | 'terminated' | 'sabbatical' | undefined, 'active' | 'resigned' | 'terminated' | 'sabbatical'>
  reassigned_on: string | null
  joined_on: string
  left_on: string | null
  is_working_shift: ColumnType<boolean, boolean | undefined, boolean>
  account_id: string | null
  statutory: ColumnType<unknown, string | undefined, string>
  import_batch_id: string | null
  search_text: ColumnType<string | null, never, never>
  created_at: ColumnType<string, string | undefined, string>
  updated_at: ColumnType<string, string | undefined, string>
  revision: ColumnType<number, number | undefined, number>
  permanent_address: ColumnType<unknown, string | null | undefined, string | null>
  resident_address: ColumnType<unknown, string | null | undefined, string | null>
  statutory_number: string | null
  employee_insurance_number: string | null
  health_insurance_number: string | null
  job_type: 'full_time' | 'office_hour' | 'adaptive_schedule' | 'part_time' | 'expatriate' | null
  job_category: string | null
  is_flexible_hours: ColumnType<boolean, boolean | undefined, boolean>
  probation_ends_on: string | null
  left_kind: 'resigned' | 'terminated' | null
  left_remark: string | null
  exit_reason_id: string | null
  sabbatical_from: string | null
  sabbatical_to: string | null
  sabbatical_remark: string | null
  is_service_account: ColumnType<boolean, boolean | undefined, boolean>
  attendance_methods: ColumnType<string[], string[] | undefined, string[]>
  show_birthday: ColumnType<boolean, boolean | undefined, boolean>
  show_phone: ColumnType<boolean, boolean | undefined, boolean>
  show_in_org_chart: ColumnType<boolean, boolean | undefined, boolean>
  show_in_leaderboard: ColumnType<boolean, boolean | undefined, boolean>
  portrait_id: string | null
  clock_code: string | null
}

export interface EmploymentNoticesTable {
  company_id: string
  id: string
  form: string
  employee_id: string
  event: string
  event_on: string | null
  by_hand: ColumnType<boolean, boolean | undefined, boolean>
  status: 'open' | 'filed' | 'not_needed' | 'cleared' | null
  fields: ColumnType<unknown, string | undefined, string>
  told: ColumnType<unknown, string | undefined, string>
  filed_on: string | null
  reference: string | null
  cleared_on: string | null
  by_account: string
  by_name: string
  at: string
}

export interface EquipmentTable {
  company_id: string
  id: string
  asset_no: string
  name: string
  category: string | null
  serial_no: string | null
  bought_on: string | null
  price: string | null
  warranty_until: string | null
  condition: ColumnType<'ready' | 'repair' | 'lost' | 'retired', 'ready' | 'repair' | 'lost' | 'retired' | undefined, 'ready' | 'repair' | 'lost' | 'retired'>
  note: string | null
  created_at: ColumnType<string, string | undefined, string>
}

export interface EquipmentHoldingsTable {
  company_id: string
  id: string
  equipment_id: string
  employee_id: string
  given_on: string
  due_on: string | null
  given_note: string | null
  confirmed_at: string | null
  returned_on: string | null
  return_note: string | null
}

export interface ExitDocumentsTable {
  company_id: string
  id: string
  exit_id: string
  kind: 'support' | 'clearance'
  file_id: string
  name: string
  added_at: string
}

export interface ExitHandOversTable {
  company_id: string
  exit_id: string
  part: 'reports' | 'approvals' | 'flows' | 'vacancies' | 'interviews' | 'equipment'
  employee_id: string
  from_date: string
  by_account: string | null
  by_name: string
}

export interface ExitReasonsTable {
  company_id: string
  id: string
  name: string
  value: string
  exit_type_id: number
  kind: 'voluntary' | 'involuntary'
  is_default: ColumnType<boolean, boolean | undefined, boolean>
  active: ColumnType<boolean, boolean | undefined, boolean>
  created_at: ColumnType<string, string | undefined, string>
}

export interface ExitTasksTable {
  company_id: string
  id: string
  exit_id: string
  position: number
  name: string
  name_zh: ColumnType<string, string | undefined, string>
  owner: 'hr' | 'manager' | 'it' | 'finance' | 'leaver' | 'role' | 'person'
  due_on: string | null
  done_at: string | null
  waived_reason: string | null
  kind: ColumnType<'task' | 'equipment' | 'sign' | 'data', 'task' | 'equipment' | 'sign' | 'data' | undefined, 'task' | 'equipment' | 'sign' | 'data'>
  role: string | null
  person_id: string | null
  due_days: number | null
  note: string | null
  by_account: string | null
  by_name: string | null
}

export interface ExitsTable {
  company_id: string
  id: string
  employee_id: string
  status: ColumnType<'submitted' | 'acknowledged' | 'clearance' | 'completed' | 'withdrawn', 'submitted' | 'acknowledged' | 'clearance' | 'completed' | 'withdrawn' | undefined, 'submitted' | 'acknowledged' | 'clearance' | 'completed' | 'withdrawn'>
  exit_type_id: number
  exit_reason_ids: string[]
  notice_date: string
  last_working_date: string
  remark: string | null
  person_in_charge_email: string | null
  forward_email: string | null
  forward_period: number | null
  is_own: boolean
  submitted_at: string
  acknowledged_at: string | null
  completed_at: string | null
  withdrawn_at: string | null
  withdrawn_reason: string | null
  interview: ColumnType<unknown, string | null | undefined, string | null>
  interview_at: string | null
  settled_month: string | null
  settled_at: string | null
  settled_items: ColumnType<string[], string[] | undefined, string[]>
  pay_to_correct: ColumnType<boolean, boolean | undefined, boolean>
  pay_missing: string | null
  pay_marked_at: string | null
  pay_corrected: string | null
}

export interface ExpiryRemindersTable {
  company_id: string
  document_id: string
  expires_on: string
  watch: 'document' | 'work_permit'
  days_before: number
  reminded_on: string
}

export interface FaceConsentsTable {
  company_id: string
  employee_id: string
  agreed_at: string
  agreed_by: string
}

export interface FacePhotosTable {
  company_id: string
  id: string
  employee_id: string
  file_id: string
  by_hr: ColumnType<boolean, boolean | undefined, boolean>
  created_at: ColumnType<string, string | undefined, string>
}

export interface FaceTemplatesTable {
  company_id: string
  photo_id: string
  employee_id: string
  sealed: string
  made_at: string
}

export interface FamilyMembersTable {
  company_id: string
  id: string
  employee_id: string
  full_name: string
  relationship: string
  birth_date: string | null
  gender: string | null
  nationality: string | null
  identity_number: string | null
  occupation: string | null
  phone: string | null
  is_dependant: ColumnType<boolean, boolean | undefined, boolean>
  is_insured: ColumnType<boolean, boolean | undefined, boolean>
  is_emergency_contact: ColumnType<boolean, boolean | undefined, boolean>
  is_disabled: ColumnType<boolean, boolean | undefined, boolean>
  studying: ColumnType<'no' | 'school' | 'tertiary', 'no' | 'school' | 'tertiary' | undefined, 'no' | 'school' | 'tertiary'>
  remark: string | null
  revision: ColumnType<number, number | undefined, number>
  created_at: ColumnType<string, string | undefined, string>
}

export interface FilesTable {
  company_id: string
  id: string
  name: string
  type: string
  size: number
  sha256: string
  storage_key: string
  purpose: string
  created_by: string | null
  created_at: ColumnType<string, string | undefined, string>
}

export interface ForgottenEntriesTable {
  company_id: string
  seq: number
}

export interface ForgottenPeopleTable {
  company_id: string
  employee_id: string
  forgotten_at: string
  account_id: string | null
}

export interface ForgottenSubjectsTable {
  company_id: string
  subject_id: string
}

export interface FormerEmploymentsTable {
  company_id: string
  employee_id: string
  joined_on: string
  left_on: string
  left_kind: string | null
  left_remark: string | null
}

export interface HandbookArticlesTable {
  company_id: string
  id: string
  category_id: string
  position: ColumnType<number, number | undefined, number>
  title: string
  title_zh: string | null
  content: string
  content_zh: string | null
  must_confirm: ColumnType<boolean, boolean | undefined, boolean>
  files: ColumnType<string[], string[] | undefined, string[]>
  departments: ColumnType<string[], string[] | undefined, string[]>
  positions: ColumnType<string[], string[] | undefined, string[]>
  job_levels: ColumnType<string[], string[] | undefined, string[]>
  locations: ColumnType<string[], string[] | undefined, string[]>
  roles: ColumnType<string[], string[] | undefined, string[]>
  people: ColumnType<string[], string[] | undefined, string[]>
  version: number | null
  round: ColumnType<number, number | undefined, number>
  archived_at: string | null
  created_at: ColumnType<string, string | undefined, string>
  updated_at: ColumnType<string, string | undefined, string>
}

export interface HandbookCategoriesTable {
  company_id: string
  id: string
  name: string
  name_zh: string | null
  is_claims: ColumnType<boolean, boolean | undefined, boolean>
  position: ColumnType<number, number | undefined, number>
  created_at: ColumnType<string, string | undefined, string>
  updated_at: ColumnType<string, string | undefined, string>
}

export interface HandbookFilesTable {
  company_id: string
  file_id: string
  article_id: string | null
  uploaded_by: string
  created_at: ColumnType<string, string | undefined, string>
}

export interface HandbookReadersTable {
  company_id: string
  article_id: string
  employee_id: string
  told_at: string | null
  told_round: number | null
  confirmed_at: string | null
  confirmed_round: number | null
  confirmed_version: number | null
  reminded_at: string | null
}

export interface HandbookVersionsTable {
  company_id: string
  article_id: string
  number: number
  title: string
  title_zh: string | null
  content: string
  content_zh: string | null
  must_confirm: boolean
  files: ColumnType<string[], string[] | undefined, string[]>
  note: string | null
  published_at: string
  published_by: string
}

export interface HolidaysTable {
  company_id: string
  id: string
  date: string
  name: string
  name_local: string | null
  region: string | null
  kind: ColumnType<string, string | undefined, string>
  standing: ColumnType<string, string | undefined, string>
  origin: ColumnType<'calendar' | 'company', 'calendar' | 'company' | undefined, 'calendar' | 'company'>
  note: string | null
}

export interface IdempotencyKeysTable {
  company_id: string
  account_id: string
  key: string
  request_hash: string
  status: number | null
  created_at: ColumnType<string, string | undefined, string>
  sealed_answer: string | null
  steps: ColumnType<string[], string[] | undefined, string[]>
  claimed_by: string | null
  claimed_until: string | null
  steps_by: string | null
}

export interface ImportBatchesTable {
  company_id: string
  id: string
  kind: string
  file_name: string
  rows: number
  accepted: number
  errors: ColumnType<unknown, string | undefined, string>
  warnings: ColumnType<unknown, string | undefined, string>
  created: ColumnType<unknown, string | undefined, string>
  created_by: string
  created_at: ColumnType<string, string | undefined, string>
  undone_at: string | null
  purpose: string | null
  created_by_name: ColumnType<string, string | undefined, string>
}

export interface ImportsInWritingTable {
  company_id: string
  batch_id: string
  created: ColumnType<unknown, string, string>
  begun_at: ColumnType<string, string | undefined, string>
}

export interface InstallationTable {
  key: string
  value: ColumnType<unknown, string, string>
}

export interface InstallationKeysTable {
  account_id: string
  key: string
  request_hash: string
  status: number | null
  sealed_answer: string | null
  steps: ColumnType<string[], string[] | undefined, string[]>
  claimed_by: string | null
  claimed_until: string | null
  created_at: ColumnType<string, string | undefined, string>
  steps_by: string | null
}

export interface InterviewersTable {
  company_id: string
  interview_id: string
  employee_id: string
}

export interface InterviewsTable {
  company_id: string
  id: string
  candidate_id: string
  round: string | null
  starts_at: string
  minutes: number
  place: string | null
  meeting_url: string | null
  status: ColumnType<'planned' | 'cancelled', 'planned' | 'cancelled' | undefined, 'planned' | 'cancelled'>
  cancel_reason: string | null
  sequence: ColumnType<number, number | undefined, number>
  answer: 'yes' | 'no' | null
  answered_at: string | null
  token_digest: string
  created_at: string
}

export interface JobAdvertisementsTable {
  company_id: string
  id: string
  vacancy_id: string
  title: string | null
  title_zh: string | null
  description: string | null
  description_zh: string | null
  requirements: string | null
  requirements_zh: string | null
  location: string | null
  salary_from: string | null
  salary_to: string | null
  show_salary: ColumnType<boolean, boolean | undefined, boolean>
  is_remote: ColumnType<boolean, boolean | undefined, boolean>
  questions: ColumnType<unknown, string | undefined, string>
  publish_from: string
  publish_to: string | null
  is_active: boolean
  revision: ColumnType<number, number | undefined, number>
  created_at: string
  updated_at: string
}

export interface JobLevelsTable {
  company_id: string
  id: string
  name: string
  place: ColumnType<number, number | undefined, number>
}

export interface JobsTable {
  company_id: string
  id: string
  kind: string
  name: string
  state: ColumnType<'waiting' | 'running' | 'done' | 'failed' | 'cancelled', 'waiting' | 'running' | 'done' | 'failed' | 'cancelled' | undefined, 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'>
  input: ColumnType<unknown, string, string>
  done: ColumnType<number, number | undefined, number>
  total: number | null
  result: ColumnType<unknown, string | null | undefined, string | null>
  problem: ColumnType<unknown, string | null | undefined, string | null>
  cancel_wanted: ColumnType<boolean, boolean | undefined, boolean>
  tries: ColumnType<number, number | undefined, number>
  worker: string | null
  beat_at: string | null
  created_by: string
  roles: string[]
  created_at: ColumnType<string, string | undefined, string>
  finished_at: string | null
}

export interface KiosksTable {
  company_id: string
  id: string
  name: string
  coordinate_id: string | null
  ways: string[]
  pair_digest: string | null
  pair_until: string | null
  token_digest: string | null
  paired_at: string | null
  seen_at: string | null
  created_at: string
}

export interface LeaveAdjustmentsTable {
  company_id: string
  id: string
  employee_id: string
  type_id: string
  field: 'used' | 'entitled'
  former: number
  value: number
  reason: string
  by_account: string
  by_name: string
  at: ColumnType<string, string | undefined, string>
}

export interface LeaveApplicationsTable {
  company_id: string
  id: string
  employee_id: string
  type_id: string
  parent_id: string | null
  from_date: string
  to_date: string
  from_part: ColumnType<'full' | 'morning' | 'afternoon', 'full' | 'morning' | 'afternoon' | undefined, 'full' | 'morning' | 'afternoon'>
  to_part: ColumnType<'full' | 'morning' | 'afternoon', 'full' | 'morning' | 'afternoon' | undefined, 'full' | 'morning' | 'afternoon'>
  start_minute: number | null
  hours: number | null
  charge: number
  event_date: string | null
  variant: string | null
  reason: string | null
  status: 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'cancelled'
  entered_by: string
  batch_id: string | null
  created_at: ColumnType<string, string | undefined, string>
  updated_at: ColumnType<string, string | undefined, string>
  revision: ColumnType<number, number | undefined, number>
  paid: string
}

export interface LeaveAttachmentsTable {
  company_id: string
  file_id: string
  application_id: string | null
  uploaded_by: string
  created_at: ColumnType<string, string | undefined, string>
}

export interface LeaveBooksTable {
  company_id: string
  begins_on: string
  revision: ColumnType<number, number | undefined, number>
}

export interface LeaveCorrectionsTable {
  company_id: string
  id: string
  employee_id: string
  type_id: string
  on_date: string
  halves: number
  reason: string
  created_by: string
  created_by_name: string
  created_at: ColumnType<string, string | undefined, string>
}

export interface LeaveDaysTable {
  company_id: string
  application_id: string
  date: string
  employee_id: string
  kind: 'working' | 'half' | 'off' | 'rest' | 'holiday'
  name: string | null
  name_local: string | null
  starts: ColumnType<number, number | undefined, number>
  ends: ColumnType<number, number | undefined, number>
  charge: number
  whole: ColumnType<number, number | undefined, number>
}

export interface LeaveExitsTable {
  company_id: string
  id: string
  lot_id: string
  employee_id: string
  type_id: string
  kind: 'carried' | 'paid_out' | 'forfeited' | 'reduced'
  halves: number
  on_date: string
  pay_month: string | null
  reason: string | null
  created_by: string | null
  created_by_name: string | null
  created_at: ColumnType<string, string | undefined, string>
  year_run: string | null
  per_day: number | null
}

export interface LeaveFormerWeeksTable {
  company_id: string
  employee_id: string
  until_month: string
  week: string[] | null
}

export interface LeaveGroupTypesTable {
  company_id: string
  group_id: string
  type_id: string
  steps: ColumnType<unknown, string | null | undefined, string | null>
}

export interface LeaveGroupsTable {
  company_id: string
  id: string
  name: string
  is_default: ColumnType<boolean, boolean | undefined, boolean>
  week: string[] | null
  created_at: ColumnType<string, string | undefined, string>
}

export interface LeaveLocksTable {
  company_id: string
  id: string
  from_date: string
  to_date: string
  department_id: string | null
  reason: string
  created_by: string
  created_by_name: string
  created_at: ColumnType<string, string | undefined, string>
}

export interface LeaveLotsTable {
  company_id: string
  id: string
  employee_id: string
  type_id: string
  kind: 'entitlement' | 'carried' | 'event' | 'adjusted' | 'opening' | 'granted'
  halves: number
  valid_from: string
  expires_on: string | null
  period_from: string | null
  part: ColumnType<number, number | undefined, number>
  event_date: string | null
  variant: string | null
  carried_from: string | null
  closed_at: string | null
  reason: string | null
  created_by: string | null
  created_by_name: string | null
  created_at: ColumnType<string, string | undefined, string>
  year_run: string | null
}

export interface LeaveOpeningsTable {
  company_id: string
  employee_id: string
  leave_type: string
  batch_id: string
  as_of: string
  days: string
  expires_on: string | null
}

export interface LeavePeopleTable {
  company_id: string
  employee_id: string
  group_id: string | null
  granted_through: string | null
  granted_revision: number | null
  granted_for: string | null
}

export interface LeaveTypesTable {
  company_id: string
  id: string
  kind: string | null
  name: string
  name_zh: string
  granted: 'year' | 'anniversary' | 'month' | 'event' | 'need' | 'hand'
  counted_in: 'working_days' | 'working_days_and_between' | 'calendar_days'
  unit: 'day' | 'hour'
  smallest: number | null
  steps: ColumnType<unknown, string | undefined, string>
  prorated: ColumnType<boolean, boolean | undefined, boolean>
  accrues: ColumnType<'at_once' | 'monthly', 'at_once' | 'monthly' | undefined, 'at_once' | 'monthly'>
  paid: ColumnType<string, string | undefined, string>
  sex: 'male' | 'female' | null
  married: ColumnType<boolean, boolean | undefined, boolean>
  service_months: ColumnType<number, number | undefined, number>
  attachment_from: number | null
  reason_needed: ColumnType<boolean, boolean | undefined, boolean>
  mandated: ColumnType<boolean, boolean | undefined, boolean>
  within_type: string | null
  within_after: ColumnType<number, number | undefined, number>
  window_before: number | null
  window_after: number | null
  events: number | null
  notice_days: ColumnType<number, number | undefined, number>
  backdated_days: number | null
  longest: number | null
  carry_most: ColumnType<number, number | undefined, number>
  carry_months: number | null
  leftover: ColumnType<'forfeit' | 'pay_out', 'forfeit' | 'pay_out' | undefined, 'forfeit' | 'pay_out'>
  active: ColumnType<boolean, boolean | undefined, boolean>
  position: ColumnType<number, number | undefined, number>
  created_at: ColumnType<string, string | undefined, string>
  by_years: ColumnType<unknown, string | undefined, string>
}

export interface LeaveUsesTable {
  company_id: string
  employee_id: string
  type_id: string
  date: string
  source_id: string
  lot_id: string
  halves: number
}

export interface LeaveYearRunsTable {
  company_id: string
  id: string
  year_from: string
  year_to: string
  state: 'running' | 'done' | 'undone'
  accounts: ColumnType<number, number | undefined, number>
  pay_month: string | null
  run_at: string
  by_account: string
  by_name: string
  undone_at: string | null
  undone_by: string | null
}

export interface LedgerAccountsTable {
  company_id: string
  id: string
  figure: string | null
  category_id: string | null
  department_id: string | null
  cost_centre: string | null
  debit_account: string | null
  debit_name: string | null
  credit_account: string | null
  credit_name: string | null
  created_at: ColumnType<string, string | undefined, string>
}

export interface LedgerSetupTable {
  company_id: string
  suspense_account: string
  suspense_name: string
  columns: ColumnType<unknown, string, string>
}

export interface LetterNumbersTable {
  company_id: string
  year: number
  last: number
}

export interface LetterRequestsTable {
  company_id: string
  id: string
  employee_id: string
  template_id: string
  recipient_name: string
  recipient_address: string | null
  purpose: string | null
  language: 'en' | 'zh' | 'both'
  status: ColumnType<'asked' | 'issued' | 'refused' | 'cancelled', 'asked' | 'issued' | 'refused' | 'cancelled' | undefined, 'asked' | 'issued' | 'refused' | 'cancelled'>
  due_on: string
  asked_at: string
  decided_at: string | null
  decided_by_name: string | null
  reason: string | null
}

export interface LetterTemplatesTable {
  company_id: string
  id: string
  name: string
  audience: 'employee' | 'third_party'
  language: 'en' | 'zh' | 'both'
  title_en: string | null
  text_en: string | null
  title_zh: string | null
  text_zh: string | null
  answer: ColumnType<'none' | 'read' | 'sign', 'none' | 'read' | 'sign' | undefined, 'none' | 'read' | 'sign'>
  answer_days: number | null
  on_request: ColumnType<boolean, boolean | undefined, boolean>
  is_active: ColumnType<boolean, boolean | undefined, boolean>
  created_at: ColumnType<string, string | undefined, string>
}

export interface LettersTable {
  company_id: string
  id: string
  employee_id: string
  audience: 'employee' | 'third_party'
  template_id: string | null
  request_id: string | null
  name: string
  language: 'en' | 'zh' | 'both'
  body: string
  answer: ColumnType<'none' | 'read' | 'sign', 'none' | 'read' | 'sign' | undefined, 'none' | 'read' | 'sign'>
  due_on: string | null
  recipient_name: string | null
  recipient_address: string | null
  status: ColumnType<'draft' | 'sent' | 'read' | 'signed' | 'declined' | 'withdrawn', 'draft' | 'sent' | 'read' | 'signed' | 'declined' | 'withdrawn' | undefined, 'draft' | 'sent' | 'read' | 'signed' | 'declined' | 'withdrawn'>
  number: string | null
  letter_on: string | null
  fingerprint: string | null
  sent_at: string | null
  sent_by_name: string | null
  read_at: string | null
  answered_at: string | null
  answered_name: string | null
  answered_address: string | null
  decline_reason: string | null
  withdrawn_at: string | null
  withdrawn_reason: string | null
  reminded_on: string | null
  created_by: string | null
  created_at: ColumnType<string, string | undefined, string>
}

export interface LimitWindowsTable {
  bucket: string
  tries: string[]
}

export interface LoanMovesTable {
  company_id: string
  id: string
  loan_id: string
  move: 'pause' | 'resume' | 'skip' | 'settle'
  month: string
  how: 'pay' | 'paid_back' | 'written_off' | null
  reason: string
  by_account: string
  by_name: string
  at: string
}

export interface LoansTable {
  company_id: string
  id: string
  employee_id: string
  kind: 'loan' | 'advance' | 'housing' | 'court_order' | 'tax_instalment' | 'ptptn' | 'other'
  name: string
  principal: string | null
  instalment: string
  from_month: string
  to_month: string | null
  reference: string | null
  priority: ColumnType<number, number | undefined, number>
  most_percent: string | null
  must_keep: string | null
  created_at: ColumnType<string, string | undefined, string>
  paid_to: 'sss' | 'pag_ibig' | null
}

export interface MailsTable {
  id: string
  company_id: string | null
  recipient: string
  subject: string
  body_text: string
  sealed_link: string | null
  state: ColumnType<'waiting' | 'sent' | 'failed', 'waiting' | 'sent' | 'failed' | undefined, 'waiting' | 'sent' | 'failed'>
  tries: ColumnType<number, number | undefined, number>
  last_error: string | null
  next_try_at: ColumnType<string, string | undefined, string>
  created_at: ColumnType<string, string | undefined, string>
  sent_at: string | null
  calendar: string | null
  attachment: Buffer | null
  attachment_name: string | null
  bounced_at: string | null
  bounce_reason: string | null
  about: string | null
  unlisted: ColumnType<boolean, boolean | undefined, boolean>
}

export interface MakeUpDaysTable {
  company_id: string
  id: string
  date: string
  for_date: string
  name: string
  created_at: ColumnType<string, string | undefined, string>
}

export interface MoodAnswersTable {
  company_id: string
  employee_id: string
  date: string
  department_id: string | null
  step: number
  note: string | null
  note_is_shared: ColumnType<boolean, boolean | undefined, boolean>
}

export interface MoodMinimumsTable {
  company_id: string
  from_date: string
  people: number
}

export interface MoodSettingsTable {
  company_id: string
  is_on: ColumnType<boolean, boolean | undefined, boolean>
  question_en: string | null
  question_zh: string | null
}

export interface NewcomerFilesTable {
  company_id: string
  id: string
  candidate_id: string
  name: string
  file_id: string
  added_at: string
  taken_at: string | null
}

export interface NewcomersTable {
  company_id: string
  id: string
  candidate_id: string
  token_digest: string
  told: string | null
  told_at: string | null
  taken_at: string | null
  created_at: string
}

export interface NoticesTable {
  company_id: string
  account_id: string
  id: string
  word: string
  params: ColumnType<unknown, string | undefined, string>
  link: string
  created_at: ColumnType<string, string | undefined, string>
  read_at: string | null
}

export interface OffersTable {
  company_id: string
  id: string
  candidate_id: string
  version: number
  status: 'waiting' | 'approved' | 'rejected' | 'sent' | 'accepted' | 'declined' | 'expired' | 'withdrawn'
  offered_salary: string
  first_day: string
  position_id: string | null
  position_name: string
  department_id: string | null
  department_name: string | null
  manager_id: string | null
  manager_name: string | null
  employment_type: 'full_time' | 'part_time' | 'contract' | 'intern'
  probation_months: number
  expires_on: string
  letter_language: 'en' | 'zh' | 'both'
  token_digest: string | null
  created_by: string
  created_at: string
  sent_at: string | null
  answered_at: string | null
  answered_name: string | null
  answered_address: string | null
  decline_reason: string | null
  starts_on: string | null
}

export interface OkrCheckInsTable {
  company_id: string
  id: string
  key_result_id: string
  value: string
  confidence: number
  comment: ColumnType<string, string | undefined, string>
  by_account: string
  by_name: string
  at: string
}

export interface OkrKeyResultsTable {
  company_id: string
  id: string
  objective_id: string
  place: number
  name: string
  unit: ColumnType<string, string | undefined, string>
  start_value: string
  target_value: string
  current_value: string
  confidence: number | null
  weight: ColumnType<number, number | undefined, number>
}

export interface OkrObjectivesTable {
  company_id: string
  id: string
  okr_id: string
  place: number
  name: string
  weight: number
  factor_id: string | null
  parent_id: string | null
}

export interface OkrSuccessFactorsTable {
  company_id: string
  id: string
  kind: 'finance' | 'customer' | 'process' | 'people'
  name: string
  name_zh: ColumnType<string, string | undefined, string>
  description: ColumnType<string, string | undefined, string>
  description_zh: ColumnType<string, string | undefined, string>
  is_active: ColumnType<boolean, boolean | undefined, boolean>
}

export interface OkrTemplatesTable {
  company_id: string
  id: string
  name: string
  objectives: ColumnType<unknown, string, string>
  revision: ColumnType<number, number | undefined, number>
}

export interface OkrsTable {
  company_id: string
  id: string
  owner_kind: 'company' | 'department' | 'person'
  department_id: string | null
  employee_id: string | null
  year: number
  quarter: number
  status: ColumnType<number, number | undefined, number>
  sent_back: string | null
  revision: ColumnType<number, number | undefined, number>
  created_at: ColumnType<string, string | undefined, string>
}

export interface OneTimeLinksTable {
  id: string
  kind: 'invite' | 'reset'
  account_id: string
  secret_hash: string
  expires_at: string
  used_at: string | null
  created_at: ColumnType<string, string | undefined, string>
}

export interface OperationsReadingsTable {
  id: string
  at: string
  account_id: string
  actor: string
  actor_roles: string
  action: string
  company_id: string | null
  reason: string
  address: string | null
  request_id: string | null
  subject: string | null
  before: ColumnType<unknown, string | null | undefined, string | null>
  after: ColumnType<unknown, string | null | undefined, string | null>
}

export interface OrientationMeetingsTable {
  company_id: string
  id: string
  orientation_id: string
  name: string
  host_id: string
  starts_at: string
  minutes: number
  place: string | null
  meeting_url: string | null
  sequence: ColumnType<number, number | undefined, number>
}

export interface OrientationTasksTable {
  company_id: string
  id: string
  orientation_id: string
  place: number
  name: string
  name_zh: ColumnType<string, string | undefined, string>
  kind: 'task' | 'equipment' | 'sign' | 'data'
  owner: 'hr' | 'manager' | 'newcomer' | 'role' | 'person'
  role: string | null
  person_id: string | null
  due_days: number
  due_on: string
  done_on: string | null
  waived_reason: string | null
  note: string | null
  by_account: string | null
  by_name: string | null
}

export interface OrientationsTable {
  company_id: string
  id: string
  employee_id: string | null
  kind: 'joining' | 'leaving'
  day: string
  checklist_ids: string[]
  created_at: ColumnType<string, string | undefined, string>
  candidate_id: string | null
}

export interface OvertimeClaimsTable {
  company_id: string
  id: string
  employee_id: string
  date: string
  starts: number
  ends: number
  break_minutes: number
  minutes: number
  day_type: string
  voluntary_without_pay: boolean
  emergency: boolean
  by_agreement: boolean
  reason: string | null
  justification: string | null
  status: 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'cancelled'
  entered_by: string
  created_at: ColumnType<string, string | undefined, string>
  updated_at: ColumnType<string, string | undefined, string>
  compensation: ColumnType<'pay' | 'leave', 'pay' | 'leave' | undefined, 'pay' | 'leave'>
  lot_id: string | null
}

export interface PayItemsTable {
  company_id: string
  id: string
  year: number
  month: number
  employee_id: string
  type: string
  amount: string
  note: string | null
  origin: 'sheet' | 'hand' | 'retro'
  import_batch_id: string | null
  created_by: string | null
  changed_by: string | null
  created_at: ColumnType<string, string | undefined, string>
  category_id: string | null
  run: ColumnType<number, number | undefined, number>
  for_month: string | null
}

export interface PayJournalsTable {
  company_id: string
  id: string
  month: string
  number: number
  lines: ColumnType<unknown, string, string>
  taken_at: string | null
  taken_by: string | null
  reversed_at: string | null
  reversed_by: string | null
}

export interface PayLeftOutTable {
  company_id: string
  year: number
  month: number
  employee_id: string
  reason: string
  left_out_by: string | null
  left_out_by_name: string
  left_out_at: string
  run: ColumnType<number, number | undefined, number>
}

export interface PayOpeningsTable {
  company_id: string
  employee_id: string
  year: number
  batch_id: string
  month: number
  months: number
  figures: ColumnType<unknown, string, string>
  said_by_name: string | null
  said_at: string | null
}

export interface PayProofsTable {
  company_id: string
  engine_version: string
  law_hash: string
  from_month: string
  to_month: string
  payslips: number
  differing: number
  done_at: string
}

export interface PayPutOffTable {
  company_id: string
  origin: string
  source: string
  of_month: string
  employee_id: string
  in_month: string
  until: string | null
  kind: 'unpaid' | 'encashed' | 'amount'
  measure: string
  told: ColumnType<unknown, string, string>
  reason: string
  by_account: string | null
  by_name: string
  at: string
}

export interface PayReleasesTable {
  company_id: string
  run_id: string
  version: number
  release_on: string
  mail: 'link' | 'pdf' | null
  employee_ids: string[] | null
  by_account: string | null
  by_name: string
  at: string
}

export interface PayReportAppliedTable {
  company_id: string
  id: string
  template_id: string
  from_month: string
  employee_id: string | null
  applied_at: string
}

export interface PayReportCategoriesTable {
  company_id: string
  id: string
  name: string
  created_at: ColumnType<string, string | undefined, string>
}

export interface PayReportTemplatesTable {
  company_id: string
  id: string
  category_id: string | null
  name: string
  type: 'report' | 'payslip' | 'bank'
  columns: ColumnType<unknown, string, string>
  revision: ColumnType<number, number | undefined, number>
  created_at: ColumnType<string, string | undefined, string>
}

export interface PayRetroDecisionsTable {
  company_id: string
  id: string
  employee_id: string
  for_month: string
  effective_from: string
  lines: ColumnType<unknown, string, string>
  amount: string
  item_id: string | null
  into_month: string | null
  reason: string | null
  decided_by: string
  decided_by_name: string
  decided_at: string
}

export interface PayRetroMarksTable {
  company_id: string
  employee_id: string
  through: string
  since: string | null
}

export interface PayRunEventsTable {
  company_id: string
  run_id: string
  seq: number
  version: number
  event: string
  account_id: string | null
  actor: string
  at: ColumnType<string, string | undefined, string>
  detail: ColumnType<unknown, string | undefined, string>
}

export interface PayRunPeopleTable {
  company_id: string
  run_id: string
  employee_id: string
}

export interface PayRunVersionsTable {
  company_id: string
  run_id: string
  version: number
  base_version: number
  company_facts: ColumnType<unknown, string, string>
  law_hash: string
  engine_version: string
  people: number
  gross_pay: string
  net_pay: string
  employer_cost: string
  totals: ColumnType<unknown, string, string>
  approved_at: string | null
  calculated_at: ColumnType<string, string | undefined, string>
}

export interface PayRunsTable {
  company_id: string
  id: string
  year: number
  month: number
  run_type: ColumnType<'regular' | 'bonus' | 'off_cycle' | 'advance' | 'final' | 'correction', 'regular' | 'bonus' | 'off_cycle' | 'advance' | 'final' | 'correction' | undefined, 'regular' | 'bonus' | 'off_cycle' | 'advance' | 'final' | 'correction'>
  sequence: ColumnType<number, number | undefined, number>
  state: ColumnType<'none' | 'unconfirmed' | 'confirmed' | 'approved', 'none' | 'unconfirmed' | 'confirmed' | 'approved' | undefined, 'none' | 'unconfirmed' | 'confirmed' | 'approved'>
  base_version: ColumnType<number, number | undefined, number>
  version: ColumnType<number, number | undefined, number>
  last_version: ColumnType<number, number | undefined, number>
  calculation: ColumnType<unknown, string | null | undefined, string | null>
  calculation_beat_at: string | null
  calculated_at: string | null
  calculation_ms: number | null
  bank_file_taken_at: string | null
  reopened_for: string[] | null
  created_at: ColumnType<string, string | undefined, string>
  name: string | null
  pay_date: string | null
  reason: string | null
  plan: ColumnType<unknown, string | null | undefined, string | null>
  turn: number | null
  half: number | null
  cut_off_day: number | null
  contribution_split: 'split' | 'first' | 'second' | null
}

export interface PaySettlementsTable {
  company_id: string
  run_id: string
  employee_id: string
  last_day: string
  reason: string | null
  notice_from: string | null
  sets_leaving: boolean
  paid_out: ColumnType<unknown, string | undefined, string>
  settled_by: string
  settled_by_name: string
  settled_at: string
}

export interface PayTemplateItemsTable {
  company_id: string
  template_id: string
  place: number
  type: string
  category_id: string | null
  amount: string
  note: string | null
}

export interface PayTemplatesTable {
  company_id: string
  id: string
  name: string
  note: string | null
  created_at: ColumnType<string, string | undefined, string>
}

export interface PayYearsClosedTable {
  company_id: string
  year: number
  closed_at: string
  closed_by: string | null
  closed_by_name: string
}

export interface PayrollFileLayoutsTable {
  company_id: string
  name: string
  layout: ColumnType<unknown, string, string>
  changed_by: string
  changed_at: string
}

export interface PayslipMailsTable {
  company_id: string
  id: string
  run_id: string
  employee_id: string
  kind: 'link' | 'pdf'
  queued_at: string | null
  unsent: string | null
}

export interface PayslipPasswordsTable {
  company_id: string
  employee_id: string
  sealed: string
  changed_at: string
}

export interface PayslipsTable {
  company_id: string
  run_id: string
  version: number
  employee_id: string
  replaced_in: number | null
  id: string
  year: number
  month: number
  staff_id: string
  full_name: string
  department: string | null
  position: string | null
  gross_pay: string
  total_deductions: string
  net_pay: string
  employer_cost: string
  former_gross_pay: string | null
  former_net_pay: string | null
  attention: ColumnType<number, number | undefined, number>
  joined: ColumnType<boolean, boolean | undefined, boolean>
  left_in_month: ColumnType<boolean, boolean | undefined, boolean>
  held: ColumnType<boolean, boolean | undefined, boolean>
  released_at: string | null
  findings: ColumnType<unknown, string | undefined, string>
  changes: ColumnType<unknown, string | undefined, string>
  figures: ColumnType<unknown, string, string>
  lines: ColumnType<unknown, string, string>
  inputs: ColumnType<unknown, string, string>
  given: ColumnType<unknown, string, string>
  carried: ColumnType<unknown, string, string>
  worksheet: string[]
  worksheet_shape: string
  law_hash: string
  contributed: ColumnType<unknown, string | null | undefined, string | null>
  bank_batch: number | null
  contributed_worksheets: ColumnType<unknown, string | null | undefined, string | null>
  of_month: ColumnType<unknown, string | null | undefined, string | null>
  ahead: string | null
  looked_at: string | null
  looked_by: string | null
  employment_type: string | null
}

export interface PeopleRevisionsTable {
  company_id: string
  revision: string
}

export interface PerformanceMovesTable {
  company_id: string
  id: string
  review_id: string
  from_status: number
  to_status: number
  kind: 'proceed' | 'skip' | 'revert'
  reason: string | null
  by_account: string
  by_name: string
  at: string
}

export interface PerformanceReviewsTable {
  company_id: string
  id: string
  cycle_id: string
  employee_id: string
  status: ColumnType<number, number | undefined, number>
  stage_since: string
  done_by: string | null
  items: ColumnType<unknown, string, string>
  parts: ColumnType<unknown, string | undefined, string>
  grade: string | null
  expectation: 'below' | 'meet' | 'above' | null
  hr_comment: string | null
  completed_on: string | null
  acknowledged_at: string | null
  acknowledged_comment: string | null
  late_told_since: string | null
  revision: ColumnType<number, number | undefined, number>
  created_at: ColumnType<string, string | undefined, string>
}

export interface PlannedMovesTable {
  company_id: string
  employee_id: string
  effective_on: string
  sets: string[]
  department_id: string | null
  division_id: string | null
  position_id: string | null
  job_level_id: string | null
  manager_id: string | null
  move_type: string | null
  planned_by: string
  planned_by_name: string
  planned_at: string
}

export interface PositionCompetenciesTable {
  company_id: string
  position_id: string
  place: number
  name: string
  description: string | null
  weight: number
  expected_level: number
}

export interface PositionDepartmentsTable {
  company_id: string
  position_id: string
  department_id: string
}

export interface PositionsTable {
  company_id: string
  id: string
  name: string
  created_at: ColumnType<string, string | undefined, string>
  job_level_id: string | null
  description: string | null
  revision: ColumnType<number, number | undefined, number>
}

export interface PresetsTable {
  id: string
  country: 'MY' | 'TW' | 'PH'
  kind: 'holiday' | 'leave_type' | 'timezone'
  name: string
  name_zh: ColumnType<string, string | undefined, string>
  date: string | null
  days: string | null
  is_paid: ColumnType<boolean, boolean | undefined, boolean>
  is_active: ColumnType<boolean, boolean | undefined, boolean>
  created_at: ColumnType<string, string | undefined, string>
}

export interface ProbationMovesTable {
  company_id: string
  id: string
  review_id: string
  from_status: number
  to_status: number
  kind: 'proceed' | 'skip' | 'revert' | 'extend'
  reason: string | null
  by_account: string
  by_name: string
  at: string
}

export interface ProbationNightsTable {
  company_id: string
  done_to: string
}

export interface ProbationReviewsTable {
  company_id: string
  id: string
  employee_id: string
  status: ColumnType<number, number | undefined, number>
  stage_since: string
  done_by: string | null
  round: ColumnType<number, number | undefined, number>
  probation_end_date: string
  is_extended: ColumnType<boolean, boolean | undefined, boolean>
  items: ColumnType<unknown, string, string>
  grades: ColumnType<unknown, string, string>
  parts: ColumnType<unknown, string | undefined, string>
  rounds: ColumnType<unknown, string | undefined, string>
  suggested_result: 'confirmed' | 'extended' | 'terminated' | null
  suggested_end_date: string | null
  suggested_salary: string | null
  result: 'confirmed' | 'extended' | 'terminated' | null
  official_confirmed_date: string | null
  hr_comment: string | null
  completed_on: string | null
  revision: ColumnType<number, number | undefined, number>
  created_at: ColumnType<string, string | undefined, string>
  letters: ColumnType<unknown, string | undefined, string>
  beyond_agreed: string | null
  late_told_since: string | null
}

export interface ProfileRequestsTable {
  company_id: string
  id: string
  employee_id: string
  part: 'profile' | 'family'
  act: 'change' | 'add' | 'remove'
  entry_id: string | null
  content: string
  created_at: ColumnType<string, string | undefined, string>
}

export interface QuarantineDaysTable {
  company_id: string
  request_id: string
  date: string
  employee_id: string
}

export interface QuarantinePapersTable {
  company_id: string
  file_id: string
  request_id: string | null
  uploaded_by: string
  created_at: ColumnType<string, string | undefined, string>
}

export interface QuarantineRequestsTable {
  company_id: string
  id: string
  employee_id: string
  cause: 'order' | 'contact' | 'illness' | 'travel' | null
  from_date: string
  to_date: string
  agreed_to: string
  order_number: string | null
  works_from_home: boolean
  treatment: 'paid' | 'unpaid' | 'leave'
  leave_type_id: string | null
  reason: string | null
  status: 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'cancelled'
  entered_by: string
  created_at: string
  updated_at: string
}

export interface ReadingsTable {
  company_id: string
  file_id: string
  kind: string
  state: 'waiting' | 'read' | 'unreadable' | 'off'
  urgent: ColumnType<boolean, boolean | undefined, boolean>
  found: ColumnType<unknown, string | null | undefined, string | null>
  text: string | null
  words: unknown | null
  tries: ColumnType<number, number | undefined, number>
  taken_at: string | null
  wanted_at: string
  read_at: string | null
}

export interface RecoveryCodesTable {
  account_id: string
  code_hash: string
  used_at: string | null
}

export interface RecurringPayItemsTable {
  company_id: string
  id: string
  employee_id: string
  type: string
  amount: string
  note: string | null
  from_month: string
  to_month: string | null
  created_by: string | null
  created_at: ColumnType<string, string | undefined, string>
  category_id: string | null
  given_by: string | null
}

export interface ReportFavouritesTable {
  company_id: string
  account_id: string
  template: string
}

export interface ReportRunsTable {
  company_id: string
  id: string
  template: string
  name: string
  subject: string
  definition: ColumnType<unknown, string, string>
  from_day: string
  to_day: string
  language: 'en' | 'zh-Hant'
  rows: number
  by_schedule: ColumnType<boolean, boolean | undefined, boolean>
  ran_by: string
  ran_by_name: string
  told: ColumnType<string[], string[] | undefined, string[]>
  ran_at: string
}

export interface ReportSchedulesTable {
  company_id: string
  template_id: string
  every: 'day' | 'week' | 'month'
  weekday: number | null
  month_day: number | null
  hour: number
  language: 'en' | 'zh-Hant'
  told: string[]
  since: string
  done_for: string | null
  stopped_on: string | null
}

export interface ReportTemplatesTable {
  company_id: string
  id: string
  owner_id: string
  owner_name: string
  name: string
  subject: string
  definition: ColumnType<unknown, string, string>
  is_shared: ColumnType<boolean, boolean | undefined, boolean>
  revision: ColumnType<number, number | undefined, number>
  created_at: ColumnType<string, string | undefined, string>
  updated_at: ColumnType<string, string | undefined, string>
}

export interface ReviewCyclesTable {
  company_id: string
  id: string
  name: string
  period: 'first_quarter' | 'mid_year' | 'third_quarter' | 'year_end'
  year: number
  from_on: string
  to_on: string
  factors: ColumnType<unknown, string, string>
  with_competencies: ColumnType<boolean, boolean | undefined, boolean>
  grades: ColumnType<unknown, string, string>
  employee_days: ColumnType<number, number | undefined, number>
  manager_days: ColumnType<number, number | undefined, number>
  hod_days: ColumnType<number, number | undefined, number>
  revision: ColumnType<number, number | undefined, number>
  created_at: ColumnType<string, string | undefined, string>
}

export interface RewardItemsTable {
  company_id: string
  id: string
  name: string
  name_zh: ColumnType<string, string | undefined, string>
  description: ColumnType<string, string | undefined, string>
  description_zh: ColumnType<string, string | undefined, string>
  cost: number
  stock: number | null
  available_from: string | null
  available_until: string | null
  is_active: ColumnType<boolean, boolean | undefined, boolean>
  money_value: ColumnType<string, string | undefined, string>
  pay_way: ColumnType<string, string | undefined, string>
  picture_id: string | null
}

export interface RewardPointsTable {
  company_id: string
  id: string
  employee_id: string
  kind: 'received' | 'granted' | 'redeemed' | 'returned' | 'corrected' | 'withdrawn' | 'expired'
  points: number
  day: string
  created_at: string
  reason: string | null
  reward_id: string | null
  redemption_id: string | null
  expiry_told_on: string | null
}

export interface RewardRedemptionsTable {
  company_id: string
  id: string
  employee_id: string
  item_id: string
  cost: number
  money_value: string
  pay_way: string
  state: ColumnType<'requested' | 'approved' | 'delivered' | 'rejected' | 'cancelled', 'requested' | 'approved' | 'delivered' | 'rejected' | 'cancelled' | undefined, 'requested' | 'approved' | 'delivered' | 'rejected' | 'cancelled'>
  requested_on: string
  created_at: string
  decided_on: string | null
  reason: string | null
  delivered_on: string | null
  pay_month: string | null
}

export interface RewardTypesTable {
  company_id: string
  id: string
  standard: 'awesome' | 'leadership' | 'thank_you' | null
  name: string
  name_zh: ColumnType<string, string | undefined, string>
  points: ColumnType<number, number | undefined, number>
  given_by: ColumnType<'everybody' | 'managers' | 'hr', 'everybody' | 'managers' | 'hr' | undefined, 'everybody' | 'managers' | 'hr'>
  icon: string
  colour: string
  is_active: ColumnType<boolean, boolean | undefined, boolean>
}

export interface RewardsTable {
  company_id: string
  id: string
  type_id: string
  employee_id: string
  giver_id: string | null
  giver_name: string | null
  points: number
  from_budget: boolean
  message: string
  is_public: boolean
  given_on: string
  created_at: string
  withdrawn_on: string | null
  withdrawn_reason: string | null
  points_back: number | null
}

export interface RosterDaysTable {
  company_id: string
  employee_id: string
  date: string
  shift_ids: ColumnType<string[], string[] | undefined, string[]>
  mark: 'off' | 'rest' | null
  is_confirmed: ColumnType<boolean, boolean | undefined, boolean>
  is_locked: ColumnType<boolean, boolean | undefined, boolean>
  updated_at: ColumnType<string, string | undefined, string>
  mark_by_week: ColumnType<boolean, boolean | undefined, boolean>
}

export interface RosterOrdersTable {
  company_id: string
  department_id: string
  employee_id: string
  position: number
}

export interface RosterWeeksTable {
  company_id: string
  employee_id: string
  week: ColumnType<unknown, string, string>
}

export interface SalaryRatesTable {
  company_id: string
  employee_id: string
  component: string
  effective_from: string
  amount: string
  reason: string | null
  created_by: string | null
  created_at: ColumnType<string, string | undefined, string>
}

export interface SalesCompaniesTable {
  id: string
  name: string
  country: 'MY' | 'TW' | 'PH' | null
  contact_name: ColumnType<string, string | undefined, string>
  email: ColumnType<string, string | undefined, string>
  phone: ColumnType<string, string | undefined, string>
  note: ColumnType<string, string | undefined, string>
  is_active: ColumnType<boolean, boolean | undefined, boolean>
  created_at: ColumnType<string, string | undefined, string>
}

export interface SalesCompanyClientsTable {
  id: string
  sales_company_id: string
  company_id: string
  starts_on: string
  ends_on: string | null
  note: ColumnType<string, string | undefined, string>
  created_at: ColumnType<string, string | undefined, string>
}

export interface SavedViewsTable {
  company_id: string
  id: string
  account_id: string
  list: string
  name: string
  shared: ColumnType<boolean, boolean | undefined, boolean>
  query: string
  created_at: ColumnType<string, string | undefined, string>
}

export interface ScorecardsTable {
  company_id: string
  interview_id: string
  employee_id: string
  ratings: ColumnType<unknown, string, string>
  recommendation: 'strong_no' | 'no' | 'yes' | 'strong_yes'
  comment: string | null
  total: string | null
  at: string
}

export interface SessionsTable {
  id: string
  account_id: string
  company_id: string | null
  login_type: 'user' | 'auth0' | 'ops'
  complete: boolean
  with_second_factor: ColumnType<boolean, boolean | undefined, boolean>
  chosen_role: string | null
  token_id: string
  token_expires_at: string
  former_token_id: string | null
  former_until: string | null
  pending_totp_secret: string | null
  wrong_codes: ColumnType<number, number | undefined, number>
  created_at: string
  last_seen_at: string
  expires_at: string
  confirmed_until: string | null
  ended_at: string | null
  ended_because: string | null
  address: string | null
  user_agent: string | null
}

export interface ShiftDepartmentsTable {
  company_id: string
  shift_id: string
  department_id: string
}

export interface ShiftFormerTermsTable {
  company_id: string
  shift_id: string
  until_month: string
  terms: ColumnType<unknown, string, string>
}

export interface ShiftSettingsTable {
  company_id: string
  normal_hours_per_day: string | null
  max_hours_per_week: string | null
  rest_day: ColumnType<number, number | undefined, number>
  min_rest_hours: string | null
  adaptive_period_weeks: ColumnType<number, number | undefined, number>
  period_from: string | null
  period_to: string | null
  overtime_threshold: ColumnType<number, number | undefined, number>
  lock_after_confirm: ColumnType<boolean, boolean | undefined, boolean>
}

export interface ShiftSwapsTable {
  company_id: string
  id: string
  employee_id: string
  date: string
  with_employee_id: string
  with_date: string
  cells: ColumnType<unknown, string, string>
  reason: string | null
  status: 'pending' | 'approved' | 'rejected' | 'cancelled' | 'lapsed'
  rewritten: ColumnType<unknown, string | null | undefined, string | null>
  created_at: string
  updated_at: string
  lapsed_because: 'roster' | 'leave' | 'left' | 'past' | null
}

export interface ShiftsTable {
  company_id: string
  id: string
  kind: ColumnType<'work' | 'off' | 'rest', 'work' | 'off' | 'rest' | undefined, 'work' | 'off' | 'rest'>
  name: string
  short_name: string
  starts: ColumnType<number, number | undefined, number>
  ends: ColumnType<number, number | undefined, number>
  break_minutes: ColumnType<number, number | undefined, number>
  break_starts: number | null
  colour: string | null
  needed: ColumnType<number[], number[] | undefined, number[]>
  allowance_type: 'fixed' | 'per_day' | 'per_hour' | null
  allowance_amount: string | null
  day_type_rates: ColumnType<unknown, string | undefined, string>
  earning_category: string | null
  forfeit_unit: ColumnType<'none' | 'hours' | 'days', 'none' | 'hours' | 'days' | undefined, 'none' | 'hours' | 'days'>
  forfeit_value: ColumnType<string, string | undefined, string>
  active: ColumnType<boolean, boolean | undefined, boolean>
  created_at: ColumnType<string, string | undefined, string>
  updated_at: ColumnType<string, string | undefined, string>
}

export interface SsoIdentitiesTable {
  issuer: string
  subject: string
  account_id: string
  created_at: ColumnType<string, string | undefined, string>
}

export interface SsoUsedTable {
  hash: string
  expires_at: string
}

export interface StalePayslipsTable {
  company_id: string
  id: string
  run_id: string
  employee_id: string | null
  cause: string
  by_name: string
  at: ColumnType<string, string | undefined, string>
}

export interface StandbyDaysTable {
  company_id: string
  employee_id: string
  date: string
  standby_ids: ColumnType<string[], string[] | undefined, string[]>
  is_confirmed: ColumnType<boolean, boolean | undefined, boolean>
  is_locked: ColumnType<boolean, boolean | undefined, boolean>
  updated_at: ColumnType<string, string | undefined, string>
}

export interface StandbyFormerTermsTable {
  company_id: string
  standby_id: string
  until_month: string
  terms: ColumnType<unknown, string, string>
}

export interface StandbySettingsTable {
  company_id: string
  lock_after_confirm: ColumnType<boolean, boolean | undefined, boolean>
}

export interface StandbysTable {
  company_id: string
  id: string
  name: string
  short_name: string
  starts: number
  ends: number
  allowance_type: 'fixed' | 'per_day' | 'per_hour'
  allowance_amount: string | null
  day_type_rates: ColumnType<unknown, string | undefined, string>
  earning_category: string | null
  forfeit_unit: ColumnType<'none' | 'hours' | 'days', 'none' | 'hours' | 'days' | undefined, 'none' | 'hours' | 'days'>
  forfeit_value: ColumnType<string, string | undefined, string>
  active: ColumnType<boolean, boolean | undefined, boolean>
  created_at: ColumnType<string, string | undefined, string>
  updated_at: ColumnType<string, string | undefined, string>
}

export interface StoryPicturesTable {
  company_id: string
  file_id: string
  post_id: string | null
  uploaded_by: string
  created_at: ColumnType<string, string | undefined, string>
}

export interface StoryPostsTable {
  company_id: string
  id: string
  author_id: string
  author_name: string
  employee_id: string | null
  text: string
  created_at: ColumnType<string, string | undefined, string>
  hidden_at: string | null
  hidden_reason: string | null
  deleted_at: string | null
}

export interface StoryReactionsTable {
  company_id: string
  post_id: string
  account_id: string
  kind: 'like' | 'dislike'
}

export interface StoryReportsTable {
  company_id: string
  post_id: string
  account_id: string
  reason: string
  created_at: ColumnType<string, string | undefined, string>
  settled_at: string | null
}

export interface SubCurrenciesTable {
  company_id: string
  id: string
  currency_code: string
  place: number
  follows_source: ColumnType<boolean, boolean | undefined, boolean>
  failing_since: string | null
}

export interface SuccessFactorsTable {
  company_id: string
  id: string
  kind: 'result' | 'skill' | 'value' | 'leadership'
  name: string
  name_zh: ColumnType<string, string | undefined, string>
  description: ColumnType<string, string | undefined, string>
  description_zh: ColumnType<string, string | undefined, string>
  rating_guide: ColumnType<string, string | undefined, string>
  rating_guide_zh: ColumnType<string, string | undefined, string>
  weight: ColumnType<number, number | undefined, number>
  is_active: ColumnType<boolean, boolean | undefined, boolean>
}

export interface SystemUpdatesTable {
  id: string
  title_en: string
  title_zh: string
  text_en: string
  text_zh: string
  published_on: string
  is_published: ColumnType<boolean, boolean | undefined, boolean>
  created_at: ColumnType<string, string | undefined, string>
}

export interface TaxClaimRequestsTable {
  company_id: string
  id: string
  employee_id: string
  year: number
  code: string
  amount: string
  file_id: string
  state: ColumnType<'waiting' | 'accepted' | 'declined' | 'withdrawn', 'waiting' | 'accepted' | 'declined' | 'withdrawn' | undefined, 'waiting' | 'accepted' | 'declined' | 'withdrawn'>
  asked_at: string
  decided_by: string | null
  decided_by_name: string | null
  decided_at: string | null
  into_month: string | null
  accepted_amount: string | null
  reason: string | null
}

export interface TaxClaimsTable {
  company_id: string
  employee_id: string
  year: number
  month: number
  code: string
  amount: string
  changed_by: string
}

export interface TerminalLayoutsTable {
  company_id: string
  code_column: number
  time_column: number
  type_column: number | null
}

export interface TimeCorrectionsTable {
  company_id: string
  id: string
  employee_id: string
  date: string
  changes: ColumnType<unknown, string, string>
  reason: string
  status: 'pending' | 'approved' | 'rejected' | 'cancelled'
  created_by: string
  created_by_name: string
  created_at: string
  decided_at: string | null
}

export interface TrainingAttendanceTable {
  company_id: string
  session_id: string
  employee_id: string
  date: string
  present: boolean
}

export interface TrainingBudgetsTable {
  company_id: string
  year: number
  department_id: string
  amount: string
}

export interface TrainingCertificatesTable {
  company_id: string
  id: string
  employee_id: string
  course_id: string
  session_id: string
  issued_on: string
  expires_on: string | null
}

export interface TrainingCoursesTable {
  company_id: string
  id: string
  name: string
  category: string | null
  provider: string | null
  mode: 'classroom' | 'online' | 'on_the_job' | 'self_paced'
  hours: string
  cost_per_seat: ColumnType<string, string | undefined, string>
  is_mandatory: ColumnType<boolean, boolean | undefined, boolean>
  mandatory_departments: ColumnType<string[], string[] | undefined, string[]>
  mandatory_positions: ColumnType<string[], string[] | undefined, string[]>
  repeat_months: number | null
  certificate_months: number | null
  hrd_claimable: ColumnType<boolean, boolean | undefined, boolean>
  bond_amount: string | null
  bond_months: number | null
  created_at: ColumnType<string, string | undefined, string>
  updated_at: ColumnType<string, string | undefined, string>
}

export interface TrainingFeedbackTable {
  company_id: string
  session_id: string
  employee_id: string
  rating: number
  comment: string | null
  at: string
}

export interface TrainingRequestsTable {
  company_id: string
  id: string
  employee_id: string
  session_id: string | null
  title: string
  provider: string | null
  cost: string
  from_date: string
  to_date: string
  reason: string | null
  bond_accepted_on: string | null
  status: 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'cancelled'
  entered_by: string
  created_at: string
  updated_at: string
  bond_amount: string | null
  bond_months: number | null
}

export interface TrainingSeatsTable {
  company_id: string
  id: string
  session_id: string
  employee_id: string
  request_id: string | null
  place: 'seat' | 'waiting'
  queue_no: number
  bond_accepted_on: string | null
  bond_amount: string | null
  bond_months: number | null
  bond_own_doing: boolean | null
  bond_consent_on: string | null
  completed: boolean | null
}

export interface TrainingSessionsTable {
  company_id: string
  id: string
  course_id: string
  starts_on: string
  ends_on: string
  days: string[] | null
  place: string | null
  trainer: string | null
  seats: number
  enrol_by: string | null
  hrd_grant_no: string | null
  hrd_claimed_on: string | null
  hrd_reminded_on: string | null
  closed_on: string | null
  created_at: ColumnType<string, string | undefined, string>
  updated_at: ColumnType<string, string | undefined, string>
  hrd_grant_reminded_on: string | null
}

export interface TravelCostCentresTable {
  company_id: string
  id: string
  code: string
  name: string
  budget: string | null
  is_active: ColumnType<boolean, boolean | undefined, boolean>
  created_at: ColumnType<string, string | undefined, string>
}

export interface TravelDaysTable {
  company_id: string
  request_id: string
  date: string
  employee_id: string
  halves: number
  rate: string | null
  deducted: string
  amount: string
  excess: ColumnType<string, string | undefined, string>
}

export interface TravelNumbersTable {
  company_id: string
  last: number
}

export interface TravelPerDiemsTable {
  company_id: string
  id: string
  place: string | null
  country_code: string | null
  claim_group_id: string | null
  currency_code: string
  full_day: string
  breakfast: string
  lunch: string
  dinner: string
  free_per_day: string | null
  effective_from: string
  created_at: ColumnType<string, string | undefined, string>
}

export interface TravelRequestsTable {
  company_id: string
  id: string
  number: number
  employee_id: string
  purpose: string
  from_date: string
  to_date: string
  destinations: ColumnType<unknown, string | null | undefined, string | null>
  itinerary: ColumnType<unknown, string | null | undefined, string | null>
  estimates: ColumnType<unknown, string, string>
  meals: ColumnType<unknown, string, string>
  estimated: string
  advance_amount: string | null
  currency_code: string
  advance_paid_on: string | null
  is_paid: ColumnType<boolean, boolean | undefined, boolean>
  paid_on: string | null
  paid_reference: string | null
  owed: 'paid_back' | 'deduct' | null
  owed_amount: string | null
  consent_on: string | null
  per_diem_claim_id: string | null
  status: 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'cancelled'
  entered_by: string
  created_at: string
  updated_at: string
}

export interface TravelSharesTable {
  company_id: string
  request_id: string
  cost_centre_id: string
  percentage: string
}

export interface UndosTable {
  company_id: string
  account_id: string
  id: string
  kind: string
  state: ColumnType<unknown, string, string>
  created_at: string
  undone_at: string | null
}

export interface VacanciesTable {
  company_id: string
  id: string
  position_id: string | null
  position_name: string
  department_id: string | null
  headcount: number
  filled: ColumnType<number, number | undefined, number>
  job_type: string | null
  employment_type: ColumnType<'full_time' | 'part_time' | 'contract' | 'intern', 'full_time' | 'part_time' | 'contract' | 'intern' | undefined, 'full_time' | 'part_time' | 'contract' | 'intern'>
  salary_from: string | null
  salary_to: string | null
  description: string | null
  hiring_manager_id: string | null
  close_date: string | null
  status: 'open' | 'on_hold' | 'closed' | 'filled'
  approval_status: 'pending' | 'approved' | 'rejected'
  rounds: ColumnType<unknown, string | undefined, string>
  scorecard: ColumnType<unknown, string | undefined, string>
  asks_identity: ColumnType<boolean, boolean | undefined, boolean>
  revision: ColumnType<number, number | undefined, number>
  created_at: string
  updated_at: string
  held: ColumnType<boolean, boolean | undefined, boolean>
}

export interface VacancyMembersTable {
  company_id: string
  vacancy_id: string
  employee_id: string
  part: 'manager' | 'recruiter' | 'interviewer'
}

export interface WantedMailsTable {
  company_id: string
  id: string
  account_id: string | null
  subject_word: string
  text_word: string
  params: ColumnType<unknown, string | undefined, string>
  link: string | null
  created_at: ColumnType<string, string | undefined, string>
  recipient: string | null
  language: string | null
  sealed_link: string | null
  calendar: string | null
  about: string | null
  due_at: string | null
  attachment: Buffer | null
  attachment_name: string | null
  unlisted: ColumnType<boolean, boolean | undefined, boolean>
}

export interface WebhookDeliveriesTable {
  company_id: string
  id: string
  webhook_id: string
  event_id: string
  subject_id: string
  state: ColumnType<'waiting' | 'delivered' | 'given_up', 'waiting' | 'delivered' | 'given_up' | undefined, 'waiting' | 'delivered' | 'given_up'>
  tries: ColumnType<number, number | undefined, number>
  next_try_at: string
  created_at: string
  ended_at: string | null
  status: number | null
  trouble: string | null
  took_ms: number | null
}

export interface WebhookEventsTable {
  company_id: string
  id: string
  event: string
  subject_id: string
  employee_id: string | null
  title: string
  data: ColumnType<unknown, string, string>
  at: string
}

export interface WebhooksTable {
  company_id: string
  id: string
  name: string
  address: string
  events: string[]
  sealed_secret: string
  active: ColumnType<boolean, boolean | undefined, boolean>
  created_by_name: string
  created_at: string
  ended_at: string | null
}

export interface WellbeingAlertsTable {
  company_id: string
  id: string
  account_id: string
  person_name: string
  level: 'acute' | 'concern' | 'talk'
  status: ColumnType<'new' | 'taken' | 'closed' | 'withdrawn', 'new' | 'taken' | 'closed' | 'withdrawn' | undefined, 'new' | 'taken' | 'closed' | 'withdrawn'>
  excerpt: string | null
  contact: string | null
  note: string | null
  not_to: ColumnType<string[], string[] | undefined, string[]>
  taken_by: string | null
  outcome: 'supported' | 'referred' | 'not_reached' | 'not_needed' | null
  close_asked_at: string | null
  created_at: string
  taken_at: string | null
  ended_at: string | null
}

export interface WellbeingStepsTable {
  company_id: string
  id: string
  alert_id: string
  step: 'told' | 'read' | 'taken' | 'handed' | 'noted' | 'close_asked' | 'closed' | 'withdrawn'
  account_id: string
  by_name: string
  at: string
}

export interface WfhAttachmentsTable {
  company_id: string
  file_id: string
  request_id: string | null
  uploaded_by: string
  created_at: ColumnType<string, string | undefined, string>
}

export interface WfhChecksTable {
  company_id: string
  id: string
  request_id: string
  employee_id: string
  at: string
  latitude: string
  longitude: string
  accuracy: string | null
  distance_m: number
  within_range: boolean
}

export interface WfhDaysTable {
  company_id: string
  request_id: string
  date: string
  employee_id: string
  halves: number
}

export interface WfhRequestsTable {
  company_id: string
  id: string
  employee_id: string
  from_date: string
  to_date: string
  part: 'full' | 'morning' | 'afternoon'
  weekdays: number[] | null
  place_name: string
  place_address: string | null
  latitude: string | null
  longitude: string | null
  reason: string | null
  status: 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'cancelled'
  answer_by: string | null
  entered_by: string
  created_at: string
  updated_at: string
  answer_reminders: ColumnType<number, number | undefined, number>
}

export interface WorksheetShapesTable {
  company_id: string
  hash: string
  shape: string
}

export interface YearFormBoxesTable {
  company_id: string
  form: string
  type: string
  box: string
}

export interface YearFormDeliveriesTable {
  company_id: string
  employee_id: string
  delivery: 'none' | 'electronic' | 'paper'
}

export interface YearFormDetailsTable {
  company_id: string
  name: string
  value: string
}

export interface YearFormReleasesTable {
  company_id: string
  form: string
  year: number
  employee_id: string
  figures: ColumnType<unknown, string, string>
  released_at: string
  by_account: string
  by_name: string
  payslips: string | null
}

export interface Tables {
  account_roles: AccountRolesTable
  accounts: AccountsTable
  achievements: AchievementsTable
  activity: ActivityTable
  activity_heads: ActivityHeadsTable
  agency_date_reminders: AgencyDateRemindersTable
  agency_dates_done: AgencyDatesDoneTable
  announcement_files: AnnouncementFilesTable
  announcement_readers: AnnouncementReadersTable
  announcements: AnnouncementsTable
  api_keys: ApiKeysTable
  approval_chains: ApprovalChainsTable
  approval_delegations: ApprovalDelegationsTable
  approval_events: ApprovalEventsTable
  approval_requests: ApprovalRequestsTable
  approval_tasks: ApprovalTasksTable
  assistant_acceptances: AssistantAcceptancesTable
  assistant_acknowledgements: AssistantAcknowledgementsTable
  assistant_instructions: AssistantInstructionsTable
  assistant_messages: AssistantMessagesTable
  assistant_quotas: AssistantQuotasTable
  assistant_usage: AssistantUsageTable
  attendance_changes: AttendanceChangesTable
  attendance_days: AttendanceDaysTable
  attendance_decisions: AttendanceDecisionsTable
  attendance_locks: AttendanceLocksTable
  attendance_reckonings: AttendanceReckoningsTable
  bank_file_payers: BankFilePayersTable
  banks: BanksTable
  billing_accounts: BillingAccountsTable
  billing_company_plans: BillingCompanyPlansTable
  billing_invoice_lines: BillingInvoiceLinesTable
  billing_invoices: BillingInvoicesTable
  billing_payment_shares: BillingPaymentSharesTable
  billing_payments: BillingPaymentsTable
  billing_plans: BillingPlansTable
  billing_sellers: BillingSellersTable
  billing_taxes: BillingTaxesTable
  calendar_feeds: CalendarFeedsTable
  candidate_events: CandidateEventsTable
  candidate_repeats: CandidateRepeatsTable
  candidate_traces: CandidateTracesTable
  candidates: CandidatesTable
  career_progressions: CareerProgressionsTable
  checklists: ChecklistsTable
  claim_adjustments: ClaimAdjustmentsTable
  claim_attachments: ClaimAttachmentsTable
  claim_categories: ClaimCategoriesTable
  claim_cost_centres: ClaimCostCentresTable
  claim_drafts: ClaimDraftsTable
  claim_group_members: ClaimGroupMembersTable
  claim_groups: ClaimGroupsTable
  claim_limits: ClaimLimitsTable
  claim_payments: ClaimPaymentsTable
  claim_policies: ClaimPoliciesTable
  claim_rates: ClaimRatesTable
  claim_recoveries: ClaimRecoveriesTable
  claim_types: ClaimTypesTable
  claims: ClaimsTable
  clocking_photos: ClockingPhotosTable
  clockings: ClockingsTable
  companies: CompaniesTable
  company_banks: CompanyBanksTable
  company_features: CompanyFeaturesTable
  company_former_cut_offs: CompanyFormerCutOffsTable
  company_former_time_settings: CompanyFormerTimeSettingsTable
  company_modules: CompanyModulesTable
  company_pictures: CompanyPicturesTable
  coordinate_employees: CoordinateEmployeesTable
  coordinates: CoordinatesTable
  currency_rates: CurrencyRatesTable
  custom_fields: CustomFieldsTable
  custom_values: CustomValuesTable
  daily_work: DailyWorkTable
  departments: DepartmentsTable
  divisions: DivisionsTable
  earlier_pay_none: EarlierPayNoneTable
  earned_days: EarnedDaysTable
  earning_categories: EarningCategoriesTable
  educations: EducationsTable
  employee_bank_accounts: EmployeeBankAccountsTable
  employee_changes: EmployeeChangesTable
  employee_cost_centres: EmployeeCostCentresTable
  employee_documents: EmployeeDocumentsTable
  employee_former_work: EmployeeFormerWorkTable
  employee_portraits: EmployeePortraitsTable
  employee_sub_salaries: EmployeeSubSalariesTable
  employees: EmployeesTable
  employment_notices: EmploymentNoticesTable
  equipment: EquipmentTable
  equipment_holdings: EquipmentHoldingsTable
  exit_documents: ExitDocumentsTable
  exit_hand_overs: ExitHandOversTable
  exit_reasons: ExitReasonsTable
  exit_tasks: ExitTasksTable
  exits: ExitsTable
  expiry_reminders: ExpiryRemindersTable
  face_consents: FaceConsentsTable
  face_photos: FacePhotosTable
  face_templates: FaceTemplatesTable
  family_members: FamilyMembersTable
  files: FilesTable
  forgotten_entries: ForgottenEntriesTable
  forgotten_people: ForgottenPeopleTable
  forgotten_subjects: ForgottenSubjectsTable
  former_employments: FormerEmploymentsTable
  handbook_articles: HandbookArticlesTable
  handbook_categories: HandbookCategoriesTable
  handbook_files: HandbookFilesTable
  handbook_readers: HandbookReadersTable
  handbook_versions: HandbookVersionsTable
  holidays: HolidaysTable
  idempotency_keys: IdempotencyKeysTable
  import_batches: ImportBatchesTable
  imports_in_writing: ImportsInWritingTable
  installation: InstallationTable
  installation_keys: InstallationKeysTable
  interviewers: InterviewersTable
  interviews: InterviewsTable
  job_advertisements: JobAdvertisementsTable
  job_levels: JobLevelsTable
  jobs: JobsTable
  kiosks: KiosksTable
  leave_adjustments: LeaveAdjustmentsTable
  leave_applications: LeaveApplicationsTable
  leave_attachments: LeaveAttachmentsTable
  leave_books: LeaveBooksTable
  leave_corrections: LeaveCorrectionsTable
  leave_days: LeaveDaysTable
  leave_exits: LeaveExitsTable
  leave_former_weeks: LeaveFormerWeeksTable
  leave_group_types: LeaveGroupTypesTable
  leave_groups: LeaveGroupsTable
  leave_locks: LeaveLocksTable
  leave_lots: LeaveLotsTable
  leave_openings: LeaveOpeningsTable
  leave_people: LeavePeopleTable
  leave_types: LeaveTypesTable
  leave_uses: LeaveUsesTable
  leave_year_runs: LeaveYearRunsTable
  ledger_accounts: LedgerAccountsTable
  ledger_setup: LedgerSetupTable
  letter_numbers: LetterNumbersTable
  letter_requests: LetterRequestsTable
  letter_templates: LetterTemplatesTable
  letters: LettersTable
  limit_windows: LimitWindowsTable
  loan_moves: LoanMovesTable
  loans: LoansTable
  mails: MailsTable
  make_up_days: MakeUpDaysTable
  mood_answers: MoodAnswersTable
  mood_minimums: MoodMinimumsTable
  mood_settings: MoodSettingsTable
  newcomer_files: NewcomerFilesTable
  newcomers: NewcomersTable
  notices: NoticesTable
  offers: OffersTable
  okr_check_ins: OkrCheckInsTable
  okr_key_results: OkrKeyResultsTable
  okr_objectives: OkrObjectivesTable
  okr_success_factors: OkrSuccessFactorsTable
  okr_templates: OkrTemplatesTable
  okrs: OkrsTable
  one_time_links: OneTimeLinksTable
  operations_readings: OperationsReadingsTable
  orientation_meetings: OrientationMeetingsTable
  orientation_tasks: OrientationTasksTable
  orientations: OrientationsTable
  overtime_claims: OvertimeClaimsTable
  pay_items: PayItemsTable
  pay_journals: PayJournalsTable
  pay_left_out: PayLeftOutTable
  pay_openings: PayOpeningsTable
  pay_proofs: PayProofsTable
  pay_put_off: PayPutOffTable
  pay_releases: PayReleasesTable
  pay_report_applied: PayReportAppliedTable
  pay_report_categories: PayReportCategoriesTable
  pay_report_templates: PayReportTemplatesTable
  pay_retro_decisions: PayRetroDecisionsTable
  pay_retro_marks: PayRetroMarksTable
  pay_run_events: PayRunEventsTable
  pay_run_people: PayRunPeopleTable
  pay_run_versions: PayRunVersionsTable
  pay_runs: PayRunsTable
  pay_settlements: PaySettlementsTable
  pay_template_items: PayTemplateItemsTable
  pay_templates: PayTemplatesTable
  pay_years_closed: PayYearsClosedTable
  payroll_file_layouts: PayrollFileLayoutsTable
  payslip_mails: PayslipMailsTable
  payslip_passwords: PayslipPasswordsTable
  payslips: PayslipsTable
  people_revisions: PeopleRevisionsTable
  performance_moves: PerformanceMovesTable
  performance_reviews: PerformanceReviewsTable
  planned_moves: PlannedMovesTable
  position_competencies: PositionCompetenciesTable
  position_departments: PositionDepartmentsTable
  positions: PositionsTable
  presets: PresetsTable
  probation_moves: ProbationMovesTable
  probation_nights: ProbationNightsTable
  probation_reviews: ProbationReviewsTable
  profile_requests: ProfileRequestsTable
  quarantine_days: QuarantineDaysTable
  quarantine_papers: QuarantinePapersTable
  quarantine_requests: QuarantineRequestsTable
  readings: ReadingsTable
  recovery_codes: RecoveryCodesTable
  recurring_pay_items: RecurringPayItemsTable
  report_favourites: ReportFavouritesTable
  report_runs: ReportRunsTable
  report_schedules: ReportSchedulesTable
  report_templates: ReportTemplatesTable
  review_cycles: ReviewCyclesTable
  reward_items: RewardItemsTable
  reward_points: RewardPointsTable
  reward_redemptions: RewardRedemptionsTable
  reward_types: RewardTypesTable
  rewards: RewardsTable
  roster_days: RosterDaysTable
  roster_orders: RosterOrdersTable
  roster_weeks: RosterWeeksTable
  salary_rates: SalaryRatesTable
  sales_companies: SalesCompaniesTable
  sales_company_clients: SalesCompanyClientsTable
  saved_views: SavedViewsTable
  scorecards: ScorecardsTable
  sessions: SessionsTable
  shift_departments: ShiftDepartmentsTable
  shift_former_terms: ShiftFormerTermsTable
  shift_settings: ShiftSettingsTable
  shift_swaps: ShiftSwapsTable
  shifts: ShiftsTable
  sso_identities: SsoIdentitiesTable
  sso_used: SsoUsedTable
  stale_payslips: StalePayslipsTable
  standby_days: StandbyDaysTable
  standby_former_terms: StandbyFormerTermsTable
  standby_settings: StandbySettingsTable
  standbys: StandbysTable
  story_pictures: StoryPicturesTable
  story_posts: StoryPostsTable
  story_reactions: StoryReactionsTable
  story_reports: StoryReportsTable
  sub_currencies: SubCurrenciesTable
  success_factors: SuccessFactorsTable
  system_updates: SystemUpdatesTable
  tax_claim_requests: TaxClaimRequestsTable
  tax_claims: TaxClaimsTable
  terminal_layouts: TerminalLayoutsTable
  time_corrections: TimeCorrectionsTable
  training_attendance: TrainingAttendanceTable
  training_budgets: TrainingBudgetsTable
  training_certificates: TrainingCertificatesTable
  training_courses: TrainingCoursesTable
  training_feedback: TrainingFeedbackTable
  training_requests: TrainingRequestsTable
  training_seats: TrainingSeatsTable
  training_sessions: TrainingSessionsTable
  travel_cost_centres: TravelCostCentresTable
  travel_days: TravelDaysTable
  travel_numbers: TravelNumbersTable
  travel_per_diems: TravelPerDiemsTable
  travel_requests: TravelRequestsTable
  travel_shares: TravelSharesTable
  undos: UndosTable
  vacancies: VacanciesTable
  vacancy_members: VacancyMembersTable
  wanted_mails: WantedMailsTable
  webhook_deliveries: WebhookDeliveriesTable
  webhook_events: WebhookEventsTable
  webhooks: WebhooksTable
  wellbeing_alerts: WellbeingAlertsTable
  wellbeing_steps: WellbeingStepsTable
  wfh_attachments: WfhAttachmentsTable
  wfh_checks: WfhChecksTable
  wfh_days: WfhDaysTable
  wfh_requests: WfhRequestsTable
  worksheet_shapes: WorksheetShapesTable
  year_form_boxes: YearFormBoxesTable
  year_form_deliveries: YearFormDeliveriesTable
  year_form_details: YearFormDetailsTable
  year_form_releases: YearFormReleasesTable
}
