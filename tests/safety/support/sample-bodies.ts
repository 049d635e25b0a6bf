// A body that each call takes, so that what is refused is refused for the id and for nothing else.
import type { RowsOf } from './rows-of.ts'

export type Ids = {
  readonly employee: string
  readonly department: string
  readonly payslip: string
  readonly claimGroup: string
  readonly claimCategory: string
  readonly notice: string
  /** Of somebody else than who calls. */
  readonly account: string
  readonly request: string
  readonly exitReason: string
  readonly leaveType: string
  readonly position: string
  readonly coordinate: string
  readonly overtime: string
  readonly shift: string
  readonly standby: string
  readonly course: string
  readonly session: string
  readonly costCentre: string
  readonly claimType: string
  readonly claimLimit: string
  readonly claim: string
  readonly reportCategory: string
  readonly reportTemplate: string
  readonly vacancy: string
  readonly advertisement: string
  readonly candidate: string
  readonly otherCandidate: string
}

export function idsIn({ ids }: { readonly ids: Pick<RowsOf['ids'], 'get'> }): Ids {
  const one = (table: string) => ids.get(table)?.[0] ?? ''
  return {
    employee: one('employees'),
    department: one('departments'),
    payslip: one('payslips'),
    claimGroup: one('claim_groups'),
    claimCategory: one('claim_categories'),
    claimType: one('claim_types'),
    claimLimit: one('claim_limits'),
    claim: one('claims'),
    notice: one('notices'),
    account: ids.get('accounts')?.at(-1) ?? '',
    request: one('approval_requests'),
    exitReason: one('exit_reasons'),
    leaveType: one('leave_types'),
    position: one('positions'),
    coordinate: one('coordinates'),
    overtime: one('overtime_claims'),
    costCentre: one('travel_cost_centres'),
    // The last one is of the company's own; the first are those that every company has.
    shift: ids.get('shifts')?.at(-1) ?? '',
    standby: one('standbys'),
    course: one('training_courses'),
    // The first one is closed.
    session: ids.get('training_sessions')?.at(-1) ?? '',
    reportCategory: one('pay_report_categories'),
    reportTemplate: one('pay_report_templates'),
    vacancy: one('vacancies'),
    advertisement: one('job_advertisements'),
    candidate: one('candidates'),
    otherCandidate: ids.get('candidates')?.at(-1) ?? '',
  }
}

type MakeBody = (ids: Ids) => Readonly<Record<string, unknown>>

const item: MakeBody = ({ employee }) => ({ employee_id: employee, type: 'bonus', amount: '10.00' })

const leaveOf: MakeBody = ({ employee, leaveType }) => ({
  employee_id: employee,
  type_id: leaveType,
  from: '2026-12-07',
  to: '2026-12-07',
})

const spent: MakeBody = ({ claimType }) => ({
  type_id: claimType,
  expense_date: '2026-01-05',
  amount: '9.00',
  confirm: 1,
})

const evening = { date: '2026-11-17', start_time: '19:00', end_time: '21:00', confirm: 1 }

const leavingOf = (exitReason: string) => ({
  exit_type_id: 1,
  exit_reason_ids: [exitReason],
  notice_date: '2026-11-20',
  last_working_date: '2026-12-31',
})

const trip = ({ costCentre }: Pick<Ids, 'costCentre'>, from = '2026-12-21') => ({
  ...{ purpose: 'New shop', from, to: from, confirm: 1 },
  destinations: [{ place: 'Penang', country_code: 'MY', from, to: from }],
  cost_centres: [{ cost_centre_id: costCentre, percentage: '100' }],
})

const spanOf: MakeBody = ({ department }) => ({
  from: '2026-10-05',
  to: '2026-10-06',
  department_ids: [department],
})

/** By the id of the call. Calls without a field to fill are not among them. */
export const sampleBodies: Readonly<Record<string, MakeBody>> = {
  'attendance.askCorrection': () => ({
    date: '2026-11-18',
    changes: [{ type: 'in', time: '09:00' }],
    reason: 'Forgotten',
  }),
  'attendance.correct': ({ employee }) => ({
    employee_ids: [employee],
    date: '2026-11-18',
    changes: [{ type: 'in', time: '09:00' }],
    reason: 'Forgotten',
  }),
  'attendance.decideCorrection': () => ({ decision: 'approve' }),
  'attendance.decide': ({ employee }) => ({
    employee_ids: [employee],
    from: '2026-11-02',
    to: '2026-11-03',
    decision: 'approve',
  }),
  'attendance.lock': ({ department }) => ({
    from: '2026-11-02',
    to: '2026-11-02',
    department_ids: [department],
    is_locked: true,
  }),
  'attendance.export': ({ department }) => ({ from: '2026-11-02', to: '2026-11-03', department_ids: [department] }),
  'attendance.exportRawLogs': ({ department, employee }) => ({
    from: '2026-11-02',
    to: '2026-11-03',
    department_ids: department,
    employee_id: employee,
  }),
  'exit.add': ({ employee, exitReason }) => ({ employee_id: employee, ...leavingOf(exitReason) }),
  'exit.preview': ({ employee, exitReason }) => {
    const { last_working_date: _, ...asked } = leavingOf(exitReason)
    return { employee_id: employee, ...asked }
  },
  'exit.change': ({ exitReason }) => ({ exit_reason_ids: [exitReason] }),
  'exit.changeLastDay': () => ({ date: '2026-12-31', remark: 'Agreed' }),
  'exit.withdraw': () => ({ reason: 'Stays' }),
  'exit.handOver': ({ employee }) => ({ manager_id: employee }),
  'exit.addTask': () => ({ name: 'Return the key', owner: 'hr' }),
  'exit.changeTask': () => ({ done: 1 }),
  'exit.addDocument': () => ({ kind: 'support' }),
  'exit.ownPreview': ({ exitReason }) => ({ exit_reason_ids: [exitReason], notice_date: '2026-11-20' }),
  'exit.resign': ({ exitReason }) => {
    const { exit_type_id: _, ...asked } = leavingOf(exitReason)
    return asked
  },
  'exit.withdrawOwn': () => ({ reason: 'Stays' }),
  'exit.interview': () => ({ answers: [{ id: 'why', answer: 'Far away' }] }),
  'overtime.create': ({ employee }) => ({ employee_id: employee, ...evening }),
  'overtime.preview': () => evening,
  'overtime.ask': () => evening,
  'overtime.change': () => ({ reason: 'Stocktaking' }),
  'overtime.approve': () => ({ justification: 'Needed' }),
  'overtime.reject': () => ({ reason: 'Not needed' }),
  'overtime.decide': ({ overtime }) => ({ ids: [overtime], justification: 'Needed' }),
  'overtime.askWithdraw': () => ({ reason: 'Plans changed' }),
  'shifts.find': ({ department }) => ({ department_ids: [department] }),
  'shifts.create': ({ department }) => ({
    name: 'Shift of mine',
    short_name: 'MINE',
    start_time: '09:00',
    end_time: '18:00',
    break_minutes: 60,
    department_ids: [department],
  }),
  'shifts.change': ({ department }) => ({ name: 'Renamed', department_ids: [department] }),
  'shifts.switch': () => ({ status: 1 }),
  'shifts.earliestLatest': ({ shift }) => ({ shift_ids: [shift] }),
  'shifts.show': (ids) => ({ ...spanOf(ids), employee_ids: [ids.employee] }),
  'shifts.cells': ({ employee, shift }) => ({
    cells: [{ employee_id: employee, date: '2026-12-02', shift_ids: [shift] }],
    confirm: 1,
  }),
  'shifts.add': () => ({ dates: ['2026-12-03'], confirm: 1 }),
  'shifts.take': () => ({ dates: ['2026-12-03'] }),
  'shifts.replace': ({ shift }) => ({ date: '2026-12-01', shift_id: shift, confirm: 1 }),
  'shifts.totalHours': () => ({ from: '2026-12-01', to: '2026-12-31' }),
  'shifts.confirmAll': spanOf,
  'shifts.lockTw': (ids) => ({ ...spanOf(ids), is_locked: 1 }),
  'shifts.lockMy': (ids) => ({ ...spanOf(ids), is_locked: 1 }),
  'shifts.setOrder': ({ department, employee }) => ({ department_id: department, employee_ids: [employee] }),
  'shifts.applyWeek': ({ employee, shift }) => ({
    employee_ids: [employee],
    from: '2026-12-14',
    to: '2026-12-20',
    week: { mon: shift },
    confirm: 1,
  }),
  'shifts.export': spanOf,
  'shifts.askSwap': ({ employee }) => ({ date: '2026-12-01', with_employee_id: employee, with_date: '2026-12-01' }),
  'shifts.answerSwap': () => ({}),
  'employees.askFamilyChange': ({ employee }) => ({ act: 'remove', entry: employee }),
  'employees.setSubSalaries': () => ({ items: [] }),
  'employees.approveReject': () => ({ type: 'profile', reason: 'No' }),
  'integrations.changeWebhook': () => ({ name: 'Another name' }),
  'privacy.preview': ({ employee }) => ({ employee_ids: [employee] }),
  'privacy.anonymise': ({ employee }) => ({ employee_ids: [employee], reason: 'Asked for' }),
  'leave.changeOwn': () => ({ to: '2026-12-07' }),
  'leave.previewChangeOwn': ({ leaveType }) => ({ type_id: leaveType }),
  'leave.previewChange': ({ leaveType }) => ({ type_id: leaveType }),
  'claims.create': (ids) => ({ employee_id: ids.employee, ...spent(ids) }),
  'claims.previewFor': (ids) => ({ employee_id: ids.employee, ...spent(ids) }),
  'claims.change': () => ({ note: 'Looked at' }),
  'claims.changeMine': () => ({ note: 'Looked at' }),
  'claims.decide': ({ claim }) => ({ ids: [claim] }),
  'claims.reduce': () => ({ claimable_amount: '1.00', reason: 'Less' }),
  'claims.paid': () => ({ paid_on: '2026-01-05' }),
  'claims.recover': () => ({ amount: '1.00', reason: 'Private', consent_on: '2026-01-05' }),
  'claims.adjustBalance': ({ claimLimit }) => ({
    ...{ limit_id: claimLimit, period_from: '2026-01-01', entitled: '300.00', reason: 'Promised' },
  }),
  'claims.ask': spent,
  'claims.preview': spent,
  'claims.askTogether': (ids) => ({ claims: [{ ...spent(ids), confirm: undefined }], confirm: 1 }),
  'claims.sendWeek': () => ({ from: '2026-01-05', confirm: 1 }),
  'claims.askWithdraw': () => ({ reason: 'Mine' }),
  'claims.changeDraft': () => ({ body: { note: 'Taxi' } }),
  'claims.createLimit': ({ claimCategory }) => ({
    ...{ name: 'Another limit', scope: 'category', category_id: claimCategory, period: 'year', amount: '100.00' },
  }),
  'claims.changeLimit': () => ({ amount: '200.00' }),
  'claims.createPayment': ({ claim }) => ({ claim_ids: [claim], pay_on: '2026-12-01' }),
  'claims.payPayment': () => ({ reference: 'T-1' }),
  'wfh.create': ({ employee }) => ({
    employee_id: employee,
    from: '2026-12-07',
    to: '2026-12-07',
    place: { name: 'Home' },
    confirm: 1,
  }),
  'wfh.award': ({ employee }) => ({
    employee_ids: [employee],
    from: '2026-12-08',
    to: '2026-12-08',
    place: { name: 'Home' },
    confirm: 1,
  }),
  'wfh.ask': () => ({ from: '2026-12-07', to: '2026-12-07', place: { name: 'Home' } }),
  'wfh.preview': () => ({ from: '2026-12-07', to: '2026-12-07', place: { name: 'Home' } }),
  'wfh.change': () => ({ reason: 'Plans changed' }),
  'wfh.decide': ({ request }) => ({ ids: [request] }),
  'wfh.askWithdraw': () => ({ reason: 'Plans changed' }),
  'travel.create': (ids) => ({ employee_id: ids.employee, ...trip(ids) }),
  'travel.award': (ids) => ({ employee_ids: [ids.employee], ...trip(ids, '2026-12-23') }),
  'travel.ask': (ids) => trip(ids),
  'travel.preview': (ids) => trip(ids),
  'travel.change': ({ costCentre }) => ({ cost_centres: [{ cost_centre_id: costCentre, percentage: '100' }] }),
  'travel.changeOwn': () => ({ purpose: 'Fair' }),
  'travel.decide': ({ request }) => ({ ids: [request] }),
  'travel.askWithdraw': () => ({ reason: 'Plans changed' }),
  'travel.payAdvance': () => ({ paid_on: '2026-11-02' }),
  'travel.pay': () => ({ paid_on: '2026-11-02' }),
  'travel.claim': () => ({ per_diem: true }),
  'travel.claimOwn': () => ({ per_diem: true }),
  'travel.changeCostCentre': () => ({ name: 'Another name' }),
  'travel.addPerDiem': ({ claimGroup }) => ({
    claim_group_id: claimGroup,
    currency_code: 'MYR',
    full_day: '90.00',
    effective_from: '2026-02-01',
  }),
  'travel.changePerDiem': () => ({ full_day: '95.00' }),
  'leave.offInLieuAward': ({ employee }) => ({ employee_ids: [employee], date: '2026-11-08' }),
  'leave.replacementHolidayAward': ({ employee }) => ({ employee_ids: [employee], date: '2026-08-31', worked: true }),
  'leave.createType': ({ leaveType }) => ({ name: 'Sabbath leave', within_type: leaveType }),
  'leave.changeType': () => ({ name_zh: '改名' }),
  'leave.createGroup': ({ leaveType }) => ({ name: 'Group of mine', types: [{ type_id: leaveType }] }),
  'leave.changeGroup': ({ leaveType }) => ({ types: [{ type_id: leaveType }] }),
  'leave.putInGroup': ({ employee }) => ({ employee_ids: [employee] }),
  'leave.adjustBalance': ({ leaveType }) => ({ type_id: leaveType, entitled: 20, reason: 'Said so' }),
  'leave.payOut': ({ leaveType }) => ({ type_id: leaveType, amount: 1, month: '2026-12', reason: 'Said so' }),
  'leave.previewApplication': leaveOf,
  'leave.createApplication': leaveOf,
  'leave.batchApplications': (ids) => {
    const { employee_id, ...more } = leaveOf(ids)
    return { employee_ids: [employee_id], ...more, from: '2026-12-14', to: '2026-12-14' }
  },
  'leave.changeApplication': () => ({ to: '2026-12-07' }),
  'leave.lockDays': ({ department }) => ({
    from: '2026-12-07',
    to: '2026-12-07',
    department_id: department,
    reason: 'Said so',
  }),
  'leave.carryForward': () => ({ year_from: '2026-01-01' }),
  'leave.offInLieuCreate': ({ employee }) => ({ employee_id: employee, date: '2026-11-15' }),
  'leave.offInLieuAsk': () => ({ date: '2026-11-15' }),
  'leave.offInLieuChange': () => ({ date: '2026-11-15' }),
  'leave.offInLieuDecide': ({ request }) => ({ ids: [request] }),
  'leave.offInLieuAskWithdraw': () => ({ reason: 'Plans changed' }),
  'leave.replacementHolidayCreate': ({ employee }) => ({ employee_id: employee, date: '2026-09-16', worked: true }),
  'leave.replacementHolidayAsk': () => ({ date: '2026-11-15' }),
  'leave.replacementHolidayChange': () => ({ date: '2026-11-15' }),
  'leave.replacementHolidayDecide': ({ request }) => ({ ids: [request] }),
  'leave.replacementHolidayAskWithdraw': () => ({ reason: 'Plans changed' }),
  'leave.decideApplications': ({ request }) => ({ ids: [request] }),
  'leave.previewOwn': ({ leaveType }) => ({ type_id: leaveType, from: '2026-12-07', to: '2026-12-07' }),
  'leave.ask': ({ leaveType }) => ({ type_id: leaveType, from: '2026-12-07', to: '2026-12-07' }),
  'leave.askWithdrawOwn': () => ({ reason: 'Plans changed' }),
  'approvals.decide': ({ request }) => ({ ids: [request], decision: 'approve' }),
  'approvals.comment': () => ({ text: 'Which days?' }),
  'approvals.delegate': ({ account }) => ({ to_account: account, from: '2026-01-01', to: '2099-12-31' }),
  'approvals.saveChains': ({ account, department }) => ({
    chains: [
      {
        name: 'Chain',
        when: { department_ids: [department] },
        steps: [{ approvers: [{ by: 'person', account_id: account, name: 'Somebody' }] }],
      },
    ],
  }),
  'attendance.clock': () => ({ type: 'in', method: 'gps' }),
  'attendance.assignCode': ({ employee }) => ({ clock_code: '77', employee_id: employee }),
  'devices.log': () => ({ device: 'Door', logs: [{ clock_code: '77', time: '2026-01-05 09:00:00' }] }),
  'attendance.addKiosk': ({ coordinate }) => ({ name: 'Back door', coordinate_id: coordinate, ways: ['qr'] }),
  'attendance.changeKiosk': () => ({ name: 'Another name' }),
  'attendance.becomeKiosk': () => ({ code: 'ABCDE-FGHJK' }),
  'attendance.kioskClock': () => ({ staff_code: 'A-1' }),
  'company.changeCoordinate': () => ({ name: 'Elsewhere', radius: 25 }),
  'company.limitEmployees': ({ coordinate, employee }) => ({ coordinate_id: coordinate, employee_ids: [employee] }),
  'company.unlimitEmployees': ({ coordinate, employee }) => ({ coordinate_id: coordinate, employee_ids: [employee] }),
  'company.storeSettings': ({ leaveType }) => ({ quarantine_leave_type_id: leaveType }),
  'company.changeSettings': () => ({ pay_change_threshold: '12' }),
  'company.changeSettings.viewOfOtherDepartment': () => ({ is_view_of_other_department: true }),
  'employees.changePersonal': () => ({ preferred_name: 'Changed', revision: 1 }),
  'employees.changeEmployment': ({ department }) => ({ department_id: department, revision: 1 }),
  'employees.changePay': () => ({ effective_from: '2026-05-01', components: { basic_salary: '1.00' } }),
  'employees.disable': ({ exitReason }) => ({ last_working_date: '2027-01-31', exit_reason_id: exitReason }),
  'employees.enable': ({ department }) => ({ effective_date: '2027-01-31', department_id: department }),
  'employees.givePortrait': () => ({ thumbnail: 'AAAA' }),
  'employees.thumbnails': ({ employee }) => ({ employee_ids: [employee] }),
  'employees.setSabbatical': () => ({ status: 0 }),
  'employees.changePayrollFacts': () => ({ statutory: {}, revision: 1 }),
  'employees.setBankAccounts': () => ({ accounts: [] }),
  'employees.setPayrollAccounts': () => ({ accounts: [] }),
  'employees.setCostCentres': () => ({ effective_from: '2026-01-01', items: [] }),
  'employees.addFamilyMember': () => ({ full_name: 'Siti', relationship: 'spouse' }),
  'employees.changeFamilyMember': () => ({ full_name: 'Siti', revision: 1 }),
  'employees.addEducation': () => ({ certificate_title: 'BSc', status: 'graduate' }),
  'employees.changeEducation': () => ({ certificate_title: 'BSc', revision: 1 }),
  'employees.addAchievement': () => ({ title: 'Award' }),
  'employees.changeAchievement': () => ({ title: 'Award', revision: 1 }),
  'employees.addCareerStep': () => ({ effective_from: '2026-01-01', type: 'promotion' }),
  'employees.changeCareerStep': () => ({ type: 'promotion', revision: 1 }),
  'employees.addDocument': () => ({ kind: 'other', name: 'Paper' }),
  'employees.changeDocument': () => ({ name: 'Paper', revision: 1 }),
  'employees.attendanceMethod': ({ employee }) => ({ employee_id: employee, methods: ['gps'] }),
  'employees.bulkAttendanceMethod': ({ employee }) => ({ employee_ids: [employee], methods: ['gps'] }),
  'employees.bulkDepartment': ({ employee, department }) => ({ employee_ids: [employee], department_id: department }),
  'employees.bulkDisplayOptions': ({ employee }) => ({ employee_ids: [employee], options: { show_phone: false } }),
  'employees.bulkManager': ({ employee }) => ({ employee_ids: [employee], manager_id: null }),
  'employees.listFile': ({ employee }) => ({ format: 'csv', columns: ['name'], employee_ids: [employee] }),
  'employees.salaryTemplate': ({ employee }) => ({ employee_ids: [employee] }),
  'employees.create': ({ department }) => ({
    full_name: 'New Person',
    staff_id: 'NEW-1',
    joined_on: '2026-01-01',
    department_id: department,
  }),
  'exit.changeReason': () => ({ kind: 'involuntary' }),
  'exit.switchReason': ({ exitReason }) => ({ id: exitReason, status: 0 }),
  'holidays.change': () => ({ name: 'Renamed' }),
  'holidays.changeMakeUpDay': () => ({ name: 'Renamed' }),
  'identity.invite': ({ employee }) => ({
    email: 'invited@stranger.example',
    full_name: 'Invited',
    roles: [],
    employee_id: employee,
  }),
  'identity.inviteMany': ({ employee }) => ({ employee_ids: [employee] }),
  'identity.setRoles': () => ({ roles: ['HR Leave'] }),
  'identity.setAccountState': () => ({ state: 'disabled' }),
  'notices.read': () => ({ read: true }),
  'notices.readAll': ({ notice }) => ({ newest: notice }),
  'organisation.createDivision': ({ department }) => ({ department_id: department, name: 'Division of mine' }),
  'claims.createCategory': ({ claimGroup }) => ({ name: 'Category of mine', claim_group_id: claimGroup }),
  'claims.changeCategory': ({ claimGroup }) => ({ claim_group_id: claimGroup }),
  'claims.createGroup': ({ employee }) => ({ name: 'Group of mine', employee_ids: [employee] }),
  'claims.changeGroup': ({ claimCategory }) => ({ category_ids: [claimCategory] }),
  'claims.createType': ({ claimCategory }) => ({ name: 'Type of mine', claim_category_id: claimCategory }),
  'claims.changeType': ({ claimCategory }) => ({ claim_category_id: claimCategory }),
  'claims.changeStatutory': ({ claimCategory }) => ({ items: [{ claim_category_id: claimCategory, epf: 1 }] }),
  'claims.changeFlow': ({ department }) => ({
    chains: [{ name: 'Mine', when: { department_ids: [department] }, steps: [] }],
  }),
  'quarantine.changeFlow': ({ department }) => ({
    chains: [{ name: 'Mine', when: { department_ids: [department] }, steps: [] }],
  }),
  'organisation-chart.move': ({ employee }) => ({ parent_id: employee }),
  'organisation-chart.exportPdf': ({ employee }) => ({ root: employee }),
  'organisation.createDepartment': ({ employee }) => ({ name: 'Department of mine', hod_id: employee }),
  'organisation.changeDepartment': ({ employee }) => ({ hod_id: employee }),
  'organisation.changeDivision': ({ employee }) => ({ hod_id: employee }),
  'organisation.createPosition': ({ department }) => ({ name: 'Position of mine', department_ids: [department] }),
  'organisation.changePosition': () => ({ name: 'Renamed' }),
  'organisation.addPositionDepartments': ({ department }) => ({ department_ids: [department] }),
  'organisation.changeCompetencies': () => ({ revision: 1, competencies: [] }),
  'organisation.exportCompetencies': ({ position }) => ({ position_ids: [position] }),
  'organisation.changeJobLevel': () => ({ name: 'Renamed' }),
  'payroll.addRun': ({ employee }) => ({
    ...{ type: 'bonus', name: 'Mine', pay_date: '2026-02-10', employee_ids: [employee] },
    plan: { kind: 'amount', amount: '10.00' },
  }),
  'payroll.planItems': ({ employee }) => ({ plan: { kind: 'amount', amount: '10.00' }, employee_ids: [employee] }),
  'payroll.addItem': item,
  'payroll.changeItem': ({ employee }) => ({ employee_id: employee, amount: '11.00' }),
  'payroll.addRecurring': (ids) => ({ ...item(ids), from: '2026-03' }),
  'payroll.changeRecurring': ({ employee }) => ({ employee_id: employee, amount: '12.00' }),
  'payroll.changeIncomeTax': () => ({ items: { zakat: '10.00' } }),
  'payroll.earlierPayNone': ({ employee }) => ({ employee_ids: [employee], year: 2026 }),
  'payroll.addEarlierEntry': ({ employee }) => ({
    employee_id: employee,
    month: '2025-12',
    figures: { remuneration: '1.00', epf_employee: '0.00', withholding_tax: '0.00' },
  }),
  'payroll.changeEarlierEntry': () => ({ months: 2 }),
  'payroll.changeEarningCategory': () => ({ position: 7 }),
  'payroll.changePayTemplate': () => ({ name: 'Another name' }),
  'standby.create': () => ({
    ...{ name: 'Day', short_name: 'DAY', start_time: '08:00', end_time: '18:00', allowance_type: 'per_day' },
    allowance_amount: '30.00',
  }),
  'standby.change': () => ({ name: 'Renamed' }),
  'standby.switch': () => ({ status: 1 }),
  'standby.show': spanOf,
  'standby.cells': ({ employee, standby }) => ({
    cells: [{ employee_id: employee, date: '2026-12-02', standby_ids: [standby] }],
    confirm: 1,
  }),
  'standby.add': () => ({ dates: ['2026-12-03'], confirm: 1 }),
  'standby.take': () => ({ dates: ['2026-12-03'] }),
  'standby.replace': ({ standby }) => ({ date: '2026-12-02', standby_id: standby, confirm: 1 }),
  'standby.confirmAll': spanOf,
  'standby.lockTw': (ids) => ({ ...spanOf(ids), is_locked: 1 }),
  'standby.lockMy': (ids) => ({ ...spanOf(ids), is_locked: 1 }),
  'standby.setSettingsMy': () => ({ lock_after_confirm: 1 }),
  'standby.setSettingsTw': () => ({ lock_after_confirm: 1 }),
  'standby.export': spanOf,
  'onboarding.addChecklist': ({ department }) => ({
    name: 'Another list',
    department_id: department,
    kind: 'leaving',
    tasks: [{ name: 'Keys', owner: 'hr' }],
  }),
  'onboarding.changeChecklist': () => ({ name: 'Renamed list' }),
  'onboarding.begin': ({ employee }) => ({ employee_id: employee, kind: 'joining', first_day: '2027-02-01' }),
  'onboarding.change': () => ({ first_day: '2027-02-02' }),
  'onboarding.changeTask': () => ({ state: 'done' }),
  'onboarding.done': () => ({ note: 'Key 7' }),
  'onboarding.newcomerDone': () => ({ note: 'Key 7' }),
  'probation.open': ({ employee }) => ({ employee_id: employee, probation_end_date: '2027-02-28' }),
  'probation.change': () => ({ result: 'confirmed' }),
  'probation.proceed': () => ({ reason: 'On leave' }),
  'probation.revert': () => ({ status: 0, reason: 'Look again' }),
  'probation.changeOwn': () => ({ comment: 'A draft' }),
  'probation.proceedOwn': () => ({}),
  'training.addCourse': ({ department, position }) => ({
    ...{ name: 'Forklift', mode: 'classroom', hours: 8 },
    mandatory_for: { department_ids: [department], position_ids: [position] },
  }),
  'training.changeCourse': () => ({ category: 'Safety' }),
  'training.addSession': ({ course }) => ({
    ...{ course_id: course, starts_on: '2026-12-09', ends_on: '2026-12-10', seats: 5 },
  }),
  'training.changeSession': () => ({ trainer: 'Somebody' }),
  'training.enrol': ({ employee }) => ({ employee_ids: [employee] }),
  'training.attendance': ({ employee }) => ({
    items: [{ employee_id: employee, date: '2026-12-14', present: true }],
  }),
  'training.setBudgets': ({ department }) => ({
    ...{ year: 2026, items: [{ department_id: department, amount: '500.00' }] },
  }),
  'training.create': ({ employee, session }) => ({ employee_id: employee, session_id: session, confirm: 1 }),
  'training.award': ({ employee }) => ({
    ...{ employee_ids: [employee], title: 'Forklift', cost: '90.00', starts_on: '2026-12-22', ends_on: '2026-12-22' },
    confirm: 1,
  }),
  'training.ask': ({ session }) => ({ session_id: session }),
  'training.preview': ({ session }) => ({ session_id: session }),
  'training.change': () => ({ reason: 'Plans changed' }),
  'training.decide': ({ request }) => ({ ids: [request] }),
  'training.link': ({ session }) => ({ session_id: session }),
  'training.askWithdraw': () => ({ reason: 'Plans changed' }),
  'training.settleBond': () => ({ own_doing: 1 }),
  'training.feedback': () => ({ rating: 4 }),
  'loans.add': ({ employee }) => ({
    ...{ employee_id: employee, kind: 'loan', name: 'Motorcycle', principal: '900.00', instalment: '300.00' },
    from: '2027-01',
  }),
  'loans.change': () => ({ instalment: '250.00' }),
  'loans.pause': () => ({ month: '2027-01', reason: 'Hospital' }),
  'loans.skip': () => ({ month: '2027-01', reason: 'Hospital' }),
  'loans.settle': () => ({ month: '2027-01', reason: 'Paid back', how: 'paid_back' }),
  // Of the first loan there is, which rests.
  'loans.resume': () => ({ month: '2027-02', reason: 'Back' }),
  'recruitment.addVacancy': ({ position, department, employee }) => ({
    ...{ position_id: position, department_id: department, headcount: 1, job_type: 'full_time' },
    ...{ hiring_manager_id: employee, team: [{ employee_id: employee, part: 'recruiter' }] },
  }),
  'recruitment.changeVacancy': ({ department }) => ({ department_id: department, headcount: 3 }),
  'recruitment.vacancyStatus': () => ({ status: 'on_hold' }),
  'recruitment.addAdvertisement': ({ vacancy }) => ({ vacancy_id: vacancy, title: 'Barista', confirm: 1 }),
  'recruitment.changeAdvertisement': () => ({ title: 'Renamed' }),
  'candidates.apply': ({ advertisement }) => ({
    ...{ advertisement_id: advertisement, full_name: 'Somebody', email: 'somebody@apply.example' },
    ...{ phone: '0123456789', consent: true },
  }),
  'candidates.add': ({ vacancy }) => ({
    ...{ vacancy_id: vacancy, full_name: 'Somebody', email: 'somebody@apply.example', phone: '0198765432' },
  }),
  'candidates.change': () => ({ source: 'A fair' }),
  'candidates.move': () => ({ status: 'pendingInterview' }),
  'candidates.moveMany': ({ candidate }) => ({ ids: [candidate], status: 'pendingInterview' }),
  'candidates.note': () => ({ text: 'A note' }),
  'candidates.merge': ({ otherCandidate }) => ({ into: otherCandidate }),
  'candidates.planInterview': ({ employee }) => ({
    ...{ starts_at: '2031-01-06T02:00:00Z', minutes: 30, interviewer_ids: [employee] },
  }),
  'candidates.changeInterview': ({ employee }) => ({ minutes: 60, interviewer_ids: [employee] }),
  'candidates.cancelInterview': () => ({ reason: 'The shop is closed' }),
  'candidates.score': () => ({ ratings: [], recommendation: 'yes' }),
  'candidates.answerInvitation': () => ({ answer: 'yes' }),
  'candidates.makeOffer': ({ position, department, employee }) => ({
    ...{ offered_salary: '4500.00', first_day: '2031-02-03', position_id: position, department_id: department },
    ...{ manager_id: employee, employment_type: 'full_time', probation_months: 3, expires_on: '2031-01-20' },
    ...{ letter_language: 'en', confirm: 1 },
  }),
  'candidates.acceptOffer': () => ({ full_name: 'Somebody', agree: true }),
  'candidates.declineOffer': () => ({ reason: 'Another offer' }),
  'candidates.migrate': () => ({}),
  'paynotices.add': ({ employee }) => ({ form: 'cp21', employee_id: employee, event_on: '2026-11-30' }),
  'paynotices.change': () => ({ status: 'not_needed' }),
  'paynotices.filed': () => ({ filed_on: '2026-02-10', reference: 'R-1' }),
  'paynotices.cleared': () => ({}),
  'candidates.tell': () => ({ preferred_name: 'Ai' }),
  'candidates.take': () => ({}),
  'payforms.release': ({ employee }) => ({ employee_ids: [employee] }),
  'payforms.unrelease': ({ employee }) => ({ employee_ids: [employee] }),
  'payforms.done': () => ({ paid_on: '2026-02-10', reference: 'R-1' }),
  'payforms.delivery': () => ({ delivery: 'paper' }),
  'payforms.changeDetails': () => ({ officer_name: 'Somebody' }),
  'payforms.changeBoxes': () => ({ boxes: { bonus: 'B1c' } }),
  'payreports.createTemplate': ({ reportCategory }) => ({
    category_id: reportCategory,
    name: 'Another report',
    columns: [{ key: 'cost', label: 'Cost', formula: 'gross_pay' }],
  }),
  'payreports.applyTemplate': ({ employee, reportTemplate }) => ({
    template_id: reportTemplate,
    year: 2026,
    month: 1,
    employee_ids: [employee],
  }),
  'payreports.addLedgerAccount': ({ department }) => ({
    figure: 'gross_pay',
    department_id: department,
    debit_account: '6000',
  }),
  'payreports.changeLedgerAccount': () => ({ credit_account: '2301' }),
  'payreports.changeLedgerSetup': () => ({ suspense_account: '9998' }),
  'payreports.changeTemplate': () => ({ name: 'Another name' }),
  'payreports.changeCategory': () => ({ name: 'Another name' }),
  'payroll.givePayTemplate': ({ employee }) => ({ employee_ids: [employee], from: '2026-04' }),
  'payroll.exportPayslips': () => ({ format: 'csv', columns: ['staff_id'] }),
  'payroll.hold': () => ({ held: true }),
  'payroll.reopen': ({ payslip }) => ({ reason: 'wrong', payslip_ids: [payslip] }),
  'payroll.saveFileLayout': () => ({ layout: ownLayout }),
  'payroll.tryFileLayout': () => ({}),
  'payroll.setOwnPassword': () => ({ password: 'anotherword' }),
  'payroll.release': ({ payslip }) => ({ payslip_ids: [payslip] }),
  'payroll.takeRetro': ({ employee }) => ({ employee_ids: [employee], year: 2026, month: 3 }),
  'payroll.dismissRetro': ({ employee }) => ({ employee_ids: [employee], reason: 'Paid otherwise' }),
  'payroll.takeInsuredAmounts': ({ employee }) => ({ employee_ids: [employee] }),
  'payroll.unrelease': ({ payslip }) => ({ payslip_ids: [payslip] }),
  'views.rename': () => ({ name: 'Renamed' }),
}

const ownLayout = {
  ...{
    kind: 'delimited',
    encoding: 'utf-8',
    delimiter: ',',
    titles: true,
    upper: false,
    quotes: true,
    extension: 'csv',
  },
  header: [],
  detail: [{ value: 'full_name' }, { value: 'account' }, { value: 'amount' }],
  trailer: [],
}
