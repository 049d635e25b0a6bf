/**
 * Reports that come with the product. They stand in code, in both languages by their words, and are the same for
 * everybody; whoever wants one otherwise duplicates it. Pure.
 */
import type { Country } from '#kernel/countries.ts'
import type { Definition, Filter, ReportColumn, Total } from './definition.ts'
import type { When } from './when.ts'

export type StandardReport = {
  readonly key: string
  readonly definition: (country: Country) => Definition
}

type Written = {
  readonly subject: string
  readonly when: When['name']
  /** `field`, or `field:sum` for what it comes to at the end. */
  readonly columns: string
  readonly filters?: readonly Filter[]
  readonly sort?: string
  readonly groups?: readonly string[]
  readonly summary?: true
}

const written = (key: string, of: Written | ((country: Country) => Written)): StandardReport => ({
  key,
  definition: (country) => definitionOf(typeof of === 'function' ? of(country) : of),
})

function definitionOf({ subject, when, columns, filters = [], sort, groups = [], summary }: Written): Definition {
  return {
    ...{ subject, filters, match: 'all', groups, detail: summary !== true, when: { name: when } },
    columns: columns.split(' ').map(columnOf),
    sorts: sort ? [{ field: sort.replace(/^-/, ''), desc: sort.startsWith('-') }] : [],
  }
}

const TOTALS: Readonly<Record<string, Total>> = { sum: 'sum', average: 'average', count: 'count' }
function columnOf(text: string): ReportColumn {
  const [field = '', total = ''] = text.split(':')
  return { field, heading: null, total: TOTALS[total] ?? null }
}

const is = (field: string, operator: Filter['is'], ...values: string[]): Filter => ({ field, is: operator, values })
const HERE = is('status', 'one_of', 'active', 'sabbatical')
const WHO = 'staff_id full_name department'

const numbers: Readonly<Record<Country, readonly string[]>> = {
  MY: ['identity_number', 'tax_number', 'epf_number', 'socso_number'],
  TW: ['identity_number', 'labour_insured_from', 'health_insured_from'],
  PH: ['tin', 'sss_number', 'philhealth_number', 'pag_ibig_number'],
}
const contributions: Readonly<Record<Country, string>> = {
  MY: 'epf_employee:sum socso_employee:sum eis_employee:sum withholding_tax:sum',
  TW: 'ordinary_employee:sum health_employee:sum pension_employee:sum withholding_tax:sum',
  PH: 'sss_employee:sum philhealth_employee:sum pag_ibig_employee:sum withholding_tax:sum',
}

export const standardReports: readonly StandardReport[] = [
  written('headcount', {
    ...{ subject: 'people', when: 'today', filters: [HERE], groups: ['department'] },
    columns: 'staff_id full_name position employment_type status joined_on manager',
  }),
  written('headcount-by-department', {
    ...{ subject: 'people', when: 'today', filters: [HERE], groups: ['department', 'employment_type'], summary: true },
    columns: 'staff_id:count years_of_service:average age:average',
  }),
  written('joiners-and-leavers', {
    ...{ subject: 'coming_and_going', when: 'this_year', groups: ['happened'] },
    columns: `happened_on ${WHO} position left_kind`,
  }),
  written('birthdays', {
    ...{ subject: 'people', when: 'today', sort: 'next_birthday' },
    filters: [HERE, is('next_birthday', 'between', 'today', 'today+31')],
    columns: `next_birthday ${WHO}`,
  }),
  written('anniversaries', {
    ...{ subject: 'people', when: 'today', sort: 'next_anniversary' },
    filters: [HERE, is('next_anniversary', 'between', 'today', 'today+31'), is('anniversary_years', 'at_least', '1')],
    columns: `next_anniversary anniversary_years ${WHO} joined_on`,
  }),
  written('probation-ending', {
    ...{ subject: 'people', when: 'today', sort: 'probation_ends_on' },
    filters: [HERE, is('probation_ends_on', 'between', 'today', 'today+60')],
    columns: `probation_ends_on ${WHO} position joined_on manager`,
  }),
  written('documents-expiring', {
    ...{
      subject: 'documents',
      when: 'today',
      filters: [is('expires_on', 'before', 'today+91')],
      groups: ['paper_kind'],
    },
    columns: `expires_on days_left paper_name ${WHO}`,
  }),
  written('contracts-ending', {
    ...{ subject: 'people', when: 'today', sort: 'contract_ends_on' },
    filters: [HERE, is('contract_ends_on', 'between', 'today', 'today+90')],
    columns: `contract_ends_on ${WHO} position employment_type manager`,
  }),
  written('leave-balances', {
    ...{ subject: 'leave_balances', when: 'today', groups: ['type'] },
    columns: `${WHO} unit entitled:sum carried:sum taken:sum booked:sum balance:sum`,
  }),
  written('leave-taken', {
    ...{ subject: 'leave_days', when: 'this_year', filters: [is('status', 'one_of', 'approved')] },
    ...{ groups: ['type', 'unit'], summary: true as const, columns: 'full_name:count amount:sum' },
  }),
  written('absence-and-lateness', {
    ...{ subject: 'attendance_days', when: 'last_month', groups: ['department'], summary: true },
    columns: 'date:count scheduled:sum worked:sum absent:sum late_days:sum late:sum early:sum',
  }),
  written('overtime-hours', {
    ...{
      subject: 'overtime',
      when: 'last_month',
      filters: [is('status', 'one_of', 'approved')],
      groups: ['department'],
    },
    columns: 'date staff_id full_name day_type compensation hours:sum',
  }),
  written('claims-by-category', {
    ...{ subject: 'claims', when: 'this_year', filters: [is('status', 'one_of', 'approved', 'paid')] },
    ...{ groups: ['category', 'type'], summary: true as const, columns: 'claim_no:count claimable:sum' },
  }),
  written('pay-register', (country) => ({
    ...{ subject: 'payslips', when: 'last_and_this_month', groups: ['month', 'department'] },
    columns: `staff_id full_name gross_pay:sum ${contributions[country]} total_deductions:sum net_pay:sum employer_cost:sum`,
  })),
  written('payroll-cost', {
    ...{ subject: 'payslips', when: 'year_to_this_month', groups: ['month', 'department'], summary: true },
    columns: 'staff_id:count gross_pay:sum net_pay:sum employer_cost:sum',
  }),
  written('pay-items', {
    ...{ subject: 'pay_lines', when: 'year_to_this_month', groups: ['month', 'line'], summary: true },
    ...{ filters: [is('side', 'one_of', 'earning')], columns: 'full_name:count amount:sum' },
  }),
  written('salaries', {
    ...{ subject: 'people', when: 'today', filters: [HERE], groups: ['department'] },
    columns: 'staff_id full_name position job_level basic_salary:sum salary_since allowances:sum',
  }),
  written('salary-changes', {
    ...{ subject: 'salary_history', when: 'this_year', filters: [is('old_amount', 'there')] },
    columns: `effective_from ${WHO} component old_amount new_amount difference:sum percent`,
  }),
  written('numbers-missing', (country) => ({
    ...{ subject: 'people', when: 'today', filters: [HERE, is('missing_numbers', 'at_least', '1')] },
    columns: `${WHO} missing_numbers ${numbers[country].join(' ')}`,
  })),
  written('emergency-contacts', {
    ...{ subject: 'people', when: 'today', filters: [HERE] },
    columns: `${WHO} phone contact_name contact_relationship contact_phone`,
  }),
  written('exits', {
    ...{ subject: 'exits', when: 'this_year', groups: ['way'] },
    columns: `last_working_date ${WHO} notice_date status reasons tasks_open:sum`,
  }),
  written('training-hours', {
    ...{ subject: 'training', when: 'this_year', filters: [is('place', 'one_of', 'seat')], groups: ['department'] },
    columns: 'starts_on course staff_id full_name hours:sum cost:sum completed',
  }),
]
