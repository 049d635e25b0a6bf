/**
 * Tables that are named in SQL by others than their owner, with the reason, and in how many files. A ratchet: a number
 * may be lowered and a line may go; to name a table from somewhere new, ask its owner for a function or a fragment
 * (`modules/employees/server/public-sql.ts`). Nothing is added here without a reason that holds for the newcomer.
 */
type Elsewhere = { readonly because: string; readonly named: Readonly<Record<string, number>> }

/** Of tables that no statement of the program fills by name: rows come by sheets of columns, triggers or migrations. */
export const owners: Readonly<Record<string, string>> = {
  attendance_changes: 'modules/attendance',
  billing_sellers: 'modules/billing',
  employee_former_work: 'modules/employees',
  leave_former_weeks: 'modules/leave',
  shift_former_terms: 'modules/shifts',
  standby_former_terms: 'modules/standby',
  educations: 'modules/employees',
  family_members: 'modules/employees',
  people_revisions: 'modules/employees',
  installation: 'platform/database',
}

export const namedElsewhere: Readonly<Record<string, Elsewhere>> = {
  account_roles: {
    because: 'Who holds a role, in the statement that tells or asks them.',
    named: {
      'modules/employees': 1,
      'modules/exit': 1,
      'modules/onboarding': 1,
      'modules/organisation': 1,
      'platform/approvals': 3,
    },
  },
  accounts: {
    because: 'Names and languages of accounts beside what they did, over the system scope.',
    named: {
      'modules/dashboard': 2,
      'modules/employees': 2,
      'modules/leave': 1,
      'modules/operations': 1,
      'modules/payroll': 1,
      'modules/privacy': 1,
      'platform/approvals': 1,
      'platform/mail': 2,
    },
  },
  activity: {
    because: 'When something was last changed is told by the log alone.',
    named: { 'modules/employees': 1, 'modules/privacy': 1 },
  },
  approval_requests: {
    because: 'Whether a request still waits, in the statement that lists what was asked.',
    named: {
      'modules/candidates': 2,
      'modules/claims': 4,
      'modules/employees': 4,
      'modules/privacy': 1,
      'modules/recruitment': 1,
      'modules/shifts': 1,
    },
  },
  approval_tasks: {
    because: 'Who may decide now, in the statement that lists what was asked.',
    named: { 'modules/employees': 1, 'modules/work-from-home': 1 },
  },
  banks: { because: 'The name of a bank beside the account that names it by code.', named: { 'modules/employees': 3 } },
  candidates: {
    because: 'Who begins soon comes from candidates as well, in one list.',
    named: { 'modules/onboarding': 2 },
  },
  claim_cost_centres: { because: 'A trip is booked where its claims are.', named: { 'modules/travel': 1 } },
  companies: {
    because:
      'The row of the company itself: its country, zone, currency and standing, in the statement that needs them, mostly in system scope over every company.',
    named: {
      'apps/commands': 1,
      'modules/assistant': 2,
      'modules/attendance': 2,
      'modules/billing': 1,
      'modules/candidates': 1,
      'modules/company': 5,
      'modules/dashboard': 3,
      'modules/employees': 2,
      'modules/leave': 1,
      'modules/me': 1,
      'modules/operations': 3,
      'modules/organisation': 1,
      'modules/recruitment': 1,
      'modules/shifts': 1,
      'platform/approvals': 1,
      'platform/jobs': 1,
    },
  },
  company_banks: {
    because: 'What of the set-up is still to do, told on the home page.',
    named: { 'modules/dashboard': 1 },
  },
  company_features: { because: 'Operations tells what a company has.', named: { 'modules/operations': 1 } },
  company_modules: {
    because: 'Work of the night goes over the companies that have the module.',
    named: {
      'modules/announcements': 1,
      'modules/attendance': 1,
      'modules/candidates': 1,
      'modules/company': 1,
      'modules/documentation': 1,
      'modules/exit': 1,
      'modules/operations': 1,
      'modules/recruitment': 1,
      'modules/rewards': 1,
    },
  },
  coordinates: {
    because: 'Where somebody may clock in, in the statement that judges the place.',
    named: { 'modules/attendance': 1 },
  },
  currency_rates: {
    because: 'A rate may not go while somebody is paid in its currency.',
    named: { 'modules/employees': 1 },
  },
  departments: {
    because: 'Narrowed, grouped or named by department in the statement that lists the people.',
    named: {
      'modules/attendance': 1,
      'modules/candidates': 1,
      'modules/employees': 5,
      'modules/exit': 1,
      'modules/leave': 1,
      'modules/migration-wizard': 2,
      'modules/okr': 3,
      'modules/onboarding': 1,
      'modules/payreports': 1,
      'modules/recruitment': 1,
      'modules/shifts': 2,
      'modules/training': 1,
    },
  },
  divisions: {
    because: 'Narrowed, grouped or named by division in the statement that lists the people.',
    named: { 'modules/employees': 3, 'modules/exit': 1, 'modules/migration-wizard': 2, 'modules/performance': 1 },
  },
  earned_days: {
    because: 'What is about somebody, in the export of all that is known of them.',
    named: { 'modules/privacy': 1 },
  },
  educations: { because: 'Education is one of the things people are counted by.', named: { 'modules/analysis': 1 } },
  employee_bank_accounts: {
    because: 'Where a claim is paid to, in the list of payments.',
    named: { 'modules/claims': 1 },
  },
  employee_cost_centres: {
    because: 'Where somebody is booked on a day, in the statement that books the trip.',
    named: { 'modules/travel': 2 },
  },
  employee_documents: { because: 'Papers that end soon, counted by department.', named: { 'modules/analysis': 1 } },
  employee_sub_salaries: {
    because: 'A currency or bank may not go while somebody is paid by it.',
    named: { 'modules/company': 1 },
  },
  employees: {
    because:
      'A list shows people by name, narrows them by sight, sorts and pages in one statement; joins and conditions come from the door of employees where they are the usual ones.',
    named: {
      'apps/server': 1,
      'modules/announcements': 3,
      'modules/attendance': 12,
      'modules/calendar': 3,
      'modules/candidates': 4,
      'modules/claims': 4,
      'modules/company': 3,
      'modules/dashboard': 3,
      'modules/documentation': 3,
      'modules/exit': 4,
      'modules/holidays': 1,
      'modules/leave': 12,
      'modules/loans': 1,
      'modules/migration-wizard': 2,
      'modules/onboarding': 5,
      'modules/operations': 2,
      'modules/okr': 2,
      'modules/organisation': 6,
      'modules/organisation-chart': 1,
      'modules/overtime': 3,
      'modules/payforms': 1,
      'modules/paynotices': 3,
      'modules/payreports': 1,
      'modules/payroll': 7,
      'modules/performance': 2,
      'modules/privacy': 2,
      'modules/probation': 2,
      'modules/quarantine': 1,
      'modules/recruitment': 2,
      'modules/rewards': 5,
      'modules/shifts': 8,
      'modules/standby': 1,
      'modules/training': 2,
      'modules/travel': 1,
      'modules/work-from-home': 2,
      'platform/identity': 3,
      'platform/stages': 1,
    },
  },
  exit_reasons: {
    because: 'The reason of a leaving that is told to an authority or in the record.',
    named: { 'modules/employees': 1, 'modules/payforms': 1, 'modules/paynotices': 1 },
  },
  face_photos: {
    because: 'How much an installation keeps, told to whoever runs it.',
    named: { 'modules/operations': 1 },
  },
  files: {
    because: 'The name and size of a kept file beside the row it belongs to.',
    named: {
      'modules/announcements': 1,
      'modules/candidates': 1,
      'modules/claims': 1,
      'modules/company': 1,
      'modules/documentation': 1,
      'modules/employees': 2,
      'modules/payforms': 1,
      'modules/leave': 1,
      'modules/quarantine': 1,
      'modules/story-board': 1,
      'modules/work-from-home': 1,
    },
  },
  forgotten_people: {
    because: 'A staff id is not given again to somebody else after its person was forgotten.',
    named: { 'modules/employees': 2 },
  },
  former_employments: {
    because: 'Who left and came back is told to the authority by each employment.',
    named: { 'modules/paynotices': 1 },
  },
  import_batches: {
    because: 'Whether what a sheet brought may still be undone, in one statement with the rows.',
    named: { 'modules/candidates': 1, 'modules/employees': 1, 'modules/privacy': 1 },
  },
  installation: {
    because: 'Whether the companies of the demonstration are in it, told to whoever runs the installation.',
    named: { 'modules/operations': 1 },
  },
  job_levels: {
    because: 'Narrowed, grouped or named by level in the statement that lists the people.',
    named: { 'modules/employees': 5, 'modules/migration-wizard': 1, 'modules/payforms': 1 },
  },
  jobs: {
    because: 'Whether work still waits, beside what it is for; counted for whoever watches the server.',
    named: { 'modules/employees': 1, 'modules/operations': 1, 'platform/metrics': 1 },
  },
  leave_applications: {
    because: 'What is about somebody, in the export of all that is known of them.',
    named: { 'modules/privacy': 1 },
  },
  leave_openings: {
    because: 'What of the set-up is still to do, told on the home page.',
    named: { 'modules/dashboard': 1 },
  },
  mails: {
    because: 'Whether a letter went out, beside what it was sent for; counted for whoever watches the server.',
    named: { 'modules/operations': 1, 'modules/payroll': 1, 'platform/identity': 1, 'platform/metrics': 1 },
  },
  notices: {
    because: 'Whether somebody was told already, so that nobody is told twice.',
    named: { 'modules/attendance': 2, 'modules/candidates': 1 },
  },
  offers: {
    because: 'Who begins soon comes from candidates as well, in one list.',
    named: { 'modules/onboarding': 1 },
  },
  pay_openings: {
    because: 'Whether earlier pay was brought, as a step of the set-up.',
    named: { 'modules/migration-wizard': 1 },
  },
  pay_runs: {
    because: 'How far the month is, for figures told beside it and for what waits on it.',
    named: { 'modules/claims': 1, 'modules/dashboard': 2, 'modules/operations': 1 },
  },
  payslips: {
    because: 'Whether somebody was paid for a month, for figures told beside it and for what waits on it.',
    named: { 'apps/server': 1, 'modules/claims': 1, 'modules/dashboard': 1, 'modules/operations': 1 },
  },
  planned_moves: {
    because: 'A place may not go while somebody is to move there.',
    named: { 'modules/organisation': 1 },
  },
  position_competencies: {
    because: 'What positions demand, of many people at once, where their forms are prepared.',
    named: { 'modules/performance': 1 },
  },
  positions: {
    because: 'Narrowed, grouped or named by position in the statement that lists the people.',
    named: {
      'modules/candidates': 1,
      'modules/employees': 1,
      'modules/migration-wizard': 1,
      'modules/onboarding': 1,
      'modules/organisation-chart': 1,
    },
  },
  readings: {
    because: 'What is read from a photograph belongs to whoever uploaded it.',
    named: { 'modules/employees': 1 },
  },
  salary_rates: {
    because: 'What an hour is worth, or what is agreed, in the statement that works it out for many.',
    named: { 'modules/analysis': 1, 'modules/attendance': 1, 'modules/migration-wizard': 1, 'modules/overtime': 1 },
  },
  shift_settings: {
    because: 'Grace and rounding of the company, in the statement that works out days.',
    named: { 'modules/attendance': 1 },
  },
  stale_payslips: { because: 'What waits in pay, counted for the home page.', named: { 'modules/dashboard': 1 } },
  travel_cost_centres: { because: 'Claims of a trip are booked where the trip is.', named: { 'modules/claims': 3 } },
  vacancies: {
    because: 'A candidate stands in a vacancy: title, standing and members in the statement that lists candidates.',
    named: { 'modules/candidates': 7 },
  },
  vacancy_members: {
    because: 'Who interviews for a vacancy, in the statement that lists candidates.',
    named: { 'modules/candidates': 1 },
  },
  webhook_events: { because: 'Whether somebody listens, before an event is made.', named: { 'modules/candidates': 1 } },
}
