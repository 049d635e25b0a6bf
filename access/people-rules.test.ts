/** Who opens the screens of the company and its people, rule by rule, as the specification's prose has them. */
import { expect, test } from 'vitest'
import { type Area, type AreaId, areas } from './areas.ts'
import { modules } from './modules.ts'

const ADMINS = ['Company Admin', 'HR Generalist']
const RECRUITING = ['Recruitment Manager', 'Recruitment 1', 'Recruitment 2']

test.each<[string, AreaId, readonly string[]]>([
  ['S6-013: the profile', 'company.profile', [...ADMINS, 'HR Claim', 'HR Leave', 'HR Manager', 'Recruitment Manager']],
  ['S6-014: departments and positions', 'organisation', [...ADMINS, 'HR Manager', ...RECRUITING]],
  ['S6-015: holidays', 'holiday', [...ADMINS, 'HR Manager', 'HR Payroll Supervisor', 'HR Payroll 1', 'HR Payroll 2']],
  ['S6-016: make-up days', 'makeUpDay', ADMINS],
  ['S6-017: people', 'employee', [...ADMINS, 'HR Manager', ...RECRUITING, 'L & D', 'Reporting Manager']],
  ['S6-019: claims', 'claims', [...ADMINS, 'HR Claim', 'Finance', 'Accounting']],
  ['S6-022: quarantine', 'quarantine', ADMINS],
  [
    'S6-025: payroll',
    'payroll',
    ['Company Admin', 'HR Payroll', 'HR Manager', 'HR Payroll Supervisor', 'HR Payroll 1'],
  ],
  ['S6-030: the activity log', 'activityLog', [...ADMINS, 'HR Payroll', 'Shift Planner', 'HR Leave']],
  ['S6-022: recruiting and onboarding', 'onboarding', ADMINS],
  ['S6-028: leavings', 'exit', [...ADMINS, 'HR Manager', 'Recruitment Manager', 'Recruitment 2']],
  ['S6-029: probation', 'probation', ADMINS],
  ['S6-028: reasons for leaving', 'exitReason', [...ADMINS, 'HR Manager', 'Recruitment Manager', 'Recruitment 2']],
])('%s', (_rule, area, roles) => {
  const { roles: allowed }: Area = areas[area]
  expect([...allowed].sort()).toEqual([...roles].sort())
})

test.each<[string, readonly AreaId[], number | null]>([
  ['S2-021', ['dashboard'], null],
  ['S2-028', ['application'], null],
  ['S2-030', ['overtime', 'overtime.own'], 8],
  ['S2-036', ['payroll'], 1],
  ['S2-046', ['schedule', 'schedule.write'], 12],
  ['S2-047', ['standby', 'standby.write'], 16],
  ['S2-053', ['exit'], 22],
  ['S2-024, S2-025, S2-026', ['onboarding'], 4],
  ['S2-054', ['probation'], 23],
  ['S2-056', ['activityLog'], 28],
  ['S2-058', ['analysis'], 31],
  ['S2-022', ['company.profile', 'organisation', 'holiday', 'makeUpDay', 'exitReason'], null],
  ['S2-023', ['employee'], null],
  ['S2-029', ['claims'], 3],
  ['S2-033', ['training'], 10],
  ['S2-034', ['travel'], 11],
  ['S2-035', ['workFromHome'], 18],
  ['S2-050, decided: first setting-up hangs on no module', ['migration'], null],
  ['S2-055', ['quarantine'], 26],
])('%s: the module by which it is switched off', (_rule, of, module) => {
  for (const area of of) {
    const { module: name }: Area = areas[area]
    expect(name === null ? null : modules[name]).toBe(module)
  }
})
