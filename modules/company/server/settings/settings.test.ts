import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffNumbers } from '#modules/employees/server/staff-numbers.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { settingFaults } from '../../model/settings/setting-faults.ts'
import { companyHandlers } from '../handlers.ts'
import { companyFacts, companyOpening, takeStaffIds } from '../public.ts'
import { settingsOf } from './settings-in-force.ts'

let app: ModuleApp
let now = new Date('2026-11-20T03:00:00Z')
let told: string[] = []

beforeAll(async () => {
  app = await moduleApp({
    handlers: companyHandlers({
      payInputsChanged: async (_tx, companyId) => void told.push(companyId),
      staff: staffNumbers,
      leastRetention: () => ({ years: 7, source: 'Income Tax Act 1967' }),
    }),
    catalogues: serverWords,
    openings: [companyOpening],
    now: () => now,
  })
})
afterAll(() => app?.close())

const SETTINGS = 'api/panel/company/settings'
const pathOf = ({ companyId }: Caller) => `${SETTINGS}/update/${companyId}`
const change = (who: Caller, body: object) => app.call(who, 'PATCH', pathOf(who), body)
const read = async (who: Caller) => (await app.call(who, 'GET', SETTINGS)).body.data
const adminOf = async (country: 'MY' | 'TW' | 'PH' = 'MY') =>
  app.caller(await app.company(country), country, 'Company Admin')

test('every setting of the specification is answered to everybody of the company, each with its standard (S3-006, S3-007, S3-008, S3-009, S3-011, S3-014, S3-015, S3-016, S3-017, S3-018, S3-019, S3-020, S3-022, S3-023, S3-024, S3-026, S3-027, S3-031, S3-032)', async () => {
  const admin = await adminOf()
  const settings = await read(await app.caller(admin.companyId, 'MY'))
  expect(settings).toMatchObject({
    company_id: admin.companyId,
    id: admin.companyId,
    full_name: 'Kopi Senja',
    brand_name: null,
    preferred_name: null,
    letterhead_url: null,
    state: null,
    prefer_lang: 'en-us',
    migration_wizard_step: 0,
    currency_code: 'MYR',
    country: 'Malaysia',
    country_alpha_2: 'MY',
    is_universal: false,
    is_rms: false,
    timezone_key: 'Asia/Kuala_Lumpur',
    preset_timezone: 'Asia/Kuala_Lumpur',
    package: 'trial',
    apply_to: 'new',
    headcount_limit: 20_000,
    sub_currencies: [],
    tax_exemption_limit: '6000.00',
    use_wfh_setting: false,
    is_enable_weekly_expenses: false,
    leave_time_format: 1,
    probation_setting: { reminder_days: 14, manager_extend_days: 30, post_probation_manager_access_days: 30 },
    work_permit_reminder_roles: ['Company Admin', 'HR Generalist'],
    business_card_bg_color: 'white',
    notification_reminder: true,
  })
  // Topics without a standard of their own are there as well.
  const topics = ['use_wfh_setting', 'wfh_max_range_km', 'wfh_require_attachment', 'work_duration_min']
  topics.push(
    'work_duration_max',
    'flexible_allow_earlier',
    'flexible_allow_later',
    'clock_in_cutoff',
    'clock_out_cutoff',
  )
  topics.push('late_buffer_office', 'late_limit_office', 'late_buffer_adaptive', 'late_limit_adaptive')
  topics.push('allowance_calculation_range', 'allowance_calculation_type', 'cut_off_date', 'smallest_overtime_unit')
  topics.push('tax_calculation_method')
  expect(Object.keys(settings)).toEqual(expect.arrayContaining(topics))
  expect((await app.call(await app.caller(admin.companyId, 'MY'), 'POST', SETTINGS, { apply_to: 'all' })).status).toBe(
    403,
  )
})

test('leavers are kept no shorter than the law of the country demands, and the refusal names it', async () => {
  const admin = await adminOf()
  const refused = await change(admin, { retention_years: 2 })
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { retention_years: ['At least 7 years, as the law demands: Income Tax Act 1967'] },
  ])
  expect((await change(admin, { retention_years: 'abc' })).status).toBe(422)
  expect((await read(admin)).retention_years).toBeNull()
  expect((await change(admin, { retention_years: 7 })).status).toBe(200)
})

test('what is sent changes and nothing else, by PATCH as by POST; null puts a setting back to its standard', async () => {
  const admin = await adminOf()
  const before = await read(admin)
  const changed = {
    leave_day_hours: '7.5',
    claim_unit_type: 'miles',
    claim_amount_per_unit: '0.80',
    leave_time_format: 2,
    letterhead_text: 'Since 2014',
    cut_off_date: 25,
    retention_years: 9,
  }
  expect((await change(admin, changed)).body).toMatchObject({ data: changed, message: 'The change was saved' })
  const posted = await app.call(admin, 'POST', SETTINGS, {
    brand_name: 'Senja',
    leave_time_format: '1',
    cut_off_date: '',
  })
  expect(posted.body.data).toMatchObject({ brand_name: 'Senja', leave_time_format: 1, cut_off_date: null })
  await change(admin, { retention_years: null, claim_unit_type: null, letterhead_text: '' })
  expect(await read(admin)).toMatchObject({
    ...before,
    ...changed,
    brand_name: 'Senja',
    preferred_name: 'Senja',
    leave_time_format: 1,
    cut_off_date: null,
    retention_years: null,
    claim_unit_type: 'kilometres',
    letterhead_text: '',
  })
  const entries = await app.db
    .forCompany(admin.companyId)
    .read((tx) => sql`select 1 from activity where action = 'company.settings-changed'`.execute(tx))
  expect(entries.rows).toHaveLength(3)
})

test.each([
  ['letterhead_text', 'x'.repeat(255), 'x'.repeat(256)],
  ['business_card_letterhead_text', '字'.repeat(255), '字'.repeat(256)],
  ['business_card_bg_color', 'orange', 'purple'],
  ['forfeit_allowance', '0.5', '0.25'],
  ['cut_off_date', 31, 32],
  ['cut_off_date', 1, 0],
  ['claim_amount_per_unit', '0.01', '0.00'],
  ['timezone_key', 'Asia/Kuching', 'Mars/Olympus'],
  ['pay_change_threshold', '12.5', 'much'],
  ['work_permit_reminder_days', 30, 0],
  ['work_permit_reminder_roles', ['HR Manager'], ['Chief Wizard']],
  ['document_expiry_reminder_days', [30, 14, 7], [30, 30]],
  ['smallest_leave_unit', '0.5', '0.25'],
  ['no_such_setting', undefined, 1],
])('%s takes %s and not %s, and says so beside the field (S3-030, S5-024, S5-025)', async (field, right, wrong) => {
  const admin = await adminOf()
  if (right !== undefined) expect((await change(admin, { [field]: right })).status).toBe(200)
  const before = await read(admin)
  const refused = await change(admin, { [field]: wrong, apply_to: 'all' })
  expect(refused.status).toBe(422)
  expect(refused.body.errors[field]).toHaveLength(1)
  expect(await read(admin)).toEqual(before)
})

test('who saves a setting that somebody else changed since it was shown is asked first; others stay as they are', async () => {
  const admin = await adminOf()
  const was = await read(admin)
  await change(admin, { overtime_rounding: 'down', smallest_overtime_unit: 30, notification_reminder: false })
  const late = { smallest_overtime_unit: 15, was: { smallest_overtime_unit: was.smallest_overtime_unit } }
  const asked = await change(admin, late)
  expect([asked.status, asked.body]).toMatchObject([
    409,
    { confirm_required: true, errors: { smallest_overtime_unit: ['Somebody else changed this meanwhile'] } },
  ])
  expect(await read(admin)).toMatchObject({ smallest_overtime_unit: 30 })
  expect((await change(admin, { ...late, confirm: 1 })).status).toBe(200)
  expect(await read(admin)).toMatchObject({ smallest_overtime_unit: 15, notification_reminder: false })
  const seen = { smallest_overtime_unit: 30, was: { smallest_overtime_unit: 15 } }
  expect((await change(admin, seen)).status).toBe(200)
})

test('each of the five card colours is taken (S3-029)', async () => {
  const admin = await adminOf()
  for (const business_card_bg_color of ['orange', 'green', 'white', 'blue', 'gray']) {
    expect((await change(admin, { business_card_bg_color })).body.data).toMatchObject({ business_card_bg_color })
  }
})

describe('settings that must fit each other', () => {
  test('forfeit is at most 8.0 hours or 1.0 day, in halves (S3-021, S5-001, S5-002, S5-003, S9-010)', async () => {
    const admin = await adminOf()
    expect((await change(admin, { forfeit_allowance_unit: 'hours', forfeit_allowance: '8.0' })).status).toBe(200)
    expect((await change(admin, { forfeit_allowance: '8.5' })).body.errors.forfeit_allowance).toEqual([
      'At most 8.0 hours',
    ])
    expect((await change(admin, { forfeit_allowance_unit: 'days' })).status).toBe(422)
    expect((await change(admin, { forfeit_allowance_unit: 'days', forfeit_allowance: '1.0' })).status).toBe(200)
    expect((await change(admin, { forfeit_allowance: '1.5' })).body.errors.forfeit_allowance).toEqual([
      'At most 1.0 day',
    ])
    for (const forfeit_allowance of ['0.25', '0.3'])
      expect((await change(admin, { forfeit_allowance })).body.errors).toHaveProperty('forfeit_allowance')
  })

  test('without rounding there is no smallest overtime unit, and the longest working day is not below the shortest', async () => {
    const before = settingsOf({})
    const faultsOf = (after: object) => settingFaults(before, { ...before, ...after }).map(([field]) => field)
    expect(faultsOf({ smallest_overtime_unit: 30 })).toEqual(['smallest_overtime_unit'])
    expect(faultsOf({ smallest_overtime_unit: 30, overtime_rounding: 'down' })).toEqual([])
    expect(faultsOf({ work_duration_min: '8', work_duration_max: '7.5' })).toEqual(['work_duration_max'])
    expect(faultsOf({ work_duration_min: '7.5', work_duration_max: '7.5' })).toEqual([])
  })

  test('the break of office staff lies within their hours, unless there is none', async () => {
    const before = settingsOf({})
    const faultsOf = (after: object) => settingFaults(before, { ...before, ...after }).map(([field]) => field)
    expect(faultsOf({ office_break_start: '20:00' })).toEqual(['office_break_start'])
    expect(faultsOf({ office_break_start: '17:30' })).toEqual(['office_break_start'])
    expect(faultsOf({ office_break_start: '17:00' })).toEqual([])
    expect(faultsOf({ office_end: '12:00', office_break_minutes: 0 })).toEqual([])
  })

  test('a sector is one that the wage order of the region knows, and what stood before is not asked again', async () => {
    const before = { ...settingsOf({}), minimum_wage_region: 'NCR', minimum_wage_sector: 'no longer' }
    const faultsOf = (after: object) => settingFaults(before, { ...before, ...after }).map(([field]) => field)
    expect(faultsOf({ pay_day: 5 })).toEqual([])
    expect(faultsOf({ minimum_wage_sector: 'non_agriculture' })).toEqual([])
    expect(faultsOf({ minimum_wage_sector: 'Class A' })).toEqual(['minimum_wage_sector'])
    expect(faultsOf({ minimum_wage_region: 'VII', minimum_wage_sector: 'Class A' })).toEqual([])
    expect(faultsOf({ minimum_wage_region: 'Nowhere', minimum_wage_sector: null })).toEqual(['minimum_wage_region'])
  })

  test('two reminders of one document are not due on the same day', async () => {
    const admin = await adminOf()
    const days = await change(admin, { document_expiry_reminder_days: [14, 30, 14] })
    expect(days.body.errors.document_expiry_reminder_days).toHaveLength(1)
  })
})

describe('the tax exemption limit', () => {
  const inMonth = async (at: string, admin: Caller, tax_exemption_limit: string) => {
    now = new Date(at)
    const answer = await change(admin, { tax_exemption_limit })
    now = new Date('2026-11-20T03:00:00Z')
    return answer
  }

  test('is changed in January only once it is above zero, by the company’s own calendar (S5-042)', async () => {
    const admin = await adminOf()
    const february = await inMonth('2027-02-01T00:00:00Z', admin, '5000')
    expect(february.body.errors.tax_exemption_limit).toEqual([
      'Once above zero, this limit can be changed in January only',
    ])
    // It is January already in Kuala Lumpur.
    const january = await inMonth('2026-12-31T17:00:00Z', admin, '5000')
    expect(january.body.data).toMatchObject({ tax_exemption_limit: '5000.00', tax_exemption_limit_open: true })
    expect((await inMonth('2027-03-01T00:00:00Z', admin, '5000.00')).status).toBe(200)
    expect((await inMonth('2027-03-01T00:00:00Z', admin, '4000')).status).toBe(422)
  })

  test('may be set in any month while it is zero (S5-042)', async () => {
    const admin = await adminOf('TW')
    expect((await read(admin)).tax_exemption_limit).toBe('0.00')
    expect((await inMonth('2026-06-10T00:00:00Z', admin, '100')).status).toBe(200)
    expect((await inMonth('2026-06-11T00:00:00Z', admin, '200')).status).toBe(422)
    expect((await change(admin, { tax_exemption_limit: '-1' })).status).toBe(422)
  })
})

describe('who may change what', () => {
  test.each([
    ['HR Leave', { smallest_leave_unit: '1_day' }, { cut_off_date: 3 }],
    ['HR Claim', { claim_unit_type: 'miles' }, { leave_time_format: 2 }],
    ['HR Payroll', { cut_off_date: 20 }, { is_enable_google2fa_login: true }],
    ['HR Manager', { smallest_leave_unit: '1_hour' }, { business_card_bg_color: 'blue' }],
    ['HR Generalist', { business_card_bg_color: 'blue' }, undefined],
  ] as const)('%s: %j, not %j', async (role, own, others) => {
    const { companyId } = await adminOf()
    const who = await app.caller(companyId, 'MY', role)
    expect((await change(who, own)).status).toBe(200)
    if (!others) return
    const refused = await change(who, { ...own, ...others })
    expect([refused.status, refused.body.message]).toEqual([403, 'You do not have permission to perform this action'])
  })

  test('nobody else changes any, and no company those of another', async () => {
    const admin = await adminOf()
    const accounting = await app.caller(admin.companyId, 'MY', 'Accounting')
    expect((await change(accounting, { apply_to: 'all' })).status).toBe(403)
    const other = await adminOf('TW')
    expect((await app.call(other, 'PATCH', pathOf(admin), { apply_to: 'all' })).status).toBe(404)
    expect((await read(admin)).apply_to).toBe('new')
  })

  test('a module that is switched off closes its settings', async () => {
    const admin = await adminOf()
    const without = { ...admin.session, modules: admin.session.modules.filter((id) => id !== 2) }
    Object.assign(admin.session, without)
    expect((await change(admin, { leave_time_format: 2 })).status).toBe(403)
    expect((await change(admin, { cut_off_date: 5 })).status).toBe(200)
  })
})

test('each area whose module is there is saved by the one call and read back (S2-066)', async () => {
  const admin = await adminOf()
  const areas = {
    leave: { leave_time_format: 2 },
    claim: { claim_unit_type: 'miles' },
    payroll: { cut_off_date: 21 },
    'work permit': { work_permit_reminder_days: 40 },
    'e-business card': { business_card_bg_color: 'green' },
    quarantine: { quarantine_days: 5 },
  }
  for (const [area, wanted] of Object.entries(areas)) {
    expect((await app.call(admin, 'POST', SETTINGS, wanted)).status, area).toBe(200)
    expect(await read(admin), area).toMatchObject(wanted)
  }
})

test('what the law lets a company choose for its pay is taken in its countries, and tells open months', async () => {
  const taiwan = await adminOf('TW')
  told = []
  expect((await change(taiwan, { occupational_accident_rate: '0.0021' })).body.data).toMatchObject({
    occupational_accident_rate: '0.0021',
    withholding_method: null,
  })
  expect(told).toEqual([taiwan.companyId])
  for (const wrong of ['2.1', '0.5', '0.0021 ‰', '-0.0021', 'much']) {
    expect((await change(taiwan, { occupational_accident_rate: wrong })).status).toBe(422)
  }
  const foreign = await change(taiwan, { minimum_wage_region: 'NCR' })
  expect(foreign.body.errors.minimum_wage_region).toEqual(['This setting is not for companies of this country'])
  expect((await change(taiwan, { tax_calculation_method: 'percentage' })).body.data).toMatchObject({
    tax_calculation_method: 'percentage',
    withholding_method: 'percentage',
  })
  told = []
  await change(taiwan, { apply_to: 'all' })
  expect(told).toEqual([])
  const facts = await app.db.forCompany(taiwan.companyId).read((tx) => companyFacts(tx, taiwan.companyId))
  expect(facts.settings).toMatchObject({ occupational_accident_rate: '0.0021', pay_change_threshold: '20' })
})

test('the view of other departments has a call of its own', async () => {
  const admin = await adminOf()
  const path = `${SETTINGS}/update/viewOfOtherDepartment/${admin.companyId}`
  expect((await app.call(admin, 'PATCH', path, { is_view_of_other_department: 1 })).body.data).toMatchObject({
    is_view_of_other_department: true,
  })
  expect((await app.call(admin, 'PATCH', path, {})).status).toBe(422)
  const manager = await app.caller(admin.companyId, 'MY', 'HR Manager')
  expect((await app.call(manager, 'PATCH', path, { is_view_of_other_department: 0 })).status).toBe(403)
  expect((await app.call(await adminOf(), 'PATCH', path, { is_view_of_other_department: 0 })).status).toBe(404)
})

test('documents to be watched and reminders of them are set by their own calls (S3-028)', async () => {
  const admin = await adminOf()
  const items = [{ document_type: 'passport', is_enabled: 0, expiry_field: 'expires_on' }]
  const watched = await app.call(admin, 'POST', `${SETTINGS}/document/expiry/update`, { items })
  expect(watched.body.data).toHaveLength((await read(await adminOf())).document_expiry_reminders.length)
  expect(watched.body.data.filter((one: { is_enabled: boolean }) => !one.is_enabled)).toEqual([
    { document_type: 'passport', is_enabled: false, expiry_field: 'expires_on' },
  ])
  const reminders = { reminder_days: [60, 7], roles: ['HR Manager'], is_enabled: true }
  const path = `${SETTINGS}/document/expiry/reminder/update`
  expect((await app.call(admin, 'POST', path, reminders)).body.data).toEqual(reminders)
  expect((await app.call(admin, 'POST', path, { reminder_days: [] })).status).toBe(422)
  expect(await read(admin)).toMatchObject({ document_expiry_reminder_days: [60, 7] })
})

describe('automatic staff ids', () => {
  const people = async (companyId: string, ...staffIds: string[]) =>
    app.db.forCompany(companyId).transaction(async (tx) => {
      for (const [at, staff_id] of staffIds.entries()) {
        const joined_on = `2020-01-${String(at + 1).padStart(2, '0')}`
        await tx
          .insertInto('employees')
          .values({ company_id: companyId, id: newId(), staff_id, full_name: `Person ${at}`, joined_on })
          .execute()
      }
    })
  const idsOf = async (companyId: string) =>
    (
      await app.db
        .forCompany(companyId)
        .read((tx) => sql<{ staff_id: string }>`select staff_id from employees order by joined_on`.execute(tx))
    ).rows.map(({ staff_id }) => staff_id)
  const take = (companyId: string, count: number) =>
    app.db.forCompany(companyId).transaction((tx) => takeStaffIds(tx, companyId, count))

  test('count up from the first with the prefix, pass over numbers in use, and cannot be switched off again (S3-013, S4-045, S8-031)', async () => {
    const admin = await adminOf()
    await people(admin.companyId, 'a101', 'X1')
    expect(await take(admin.companyId, 1)).toBeUndefined()
    const form = { staff_id_prefix: 'A', start_staff_id: 100 }
    const on = await change(admin, { ...form, auto_generate_staff_id: 1 })
    expect(on.body.message).toBe('Staff ID auto-generation is enabled, please refresh the employee page')
    expect(await take(admin.companyId, 1)).toEqual(['A100'])
    expect(await take(admin.companyId, 2)).toEqual(['A102', 'A103'])
    expect(await idsOf(admin.companyId)).toEqual(['a101', 'X1'])
    const off = await change(admin, { auto_generate_staff_id: 0 })
    expect(off.body.errors.auto_generate_staff_id).toEqual(['Automatic staff IDs cannot be switched off again'])
    expect((await change(admin, { auto_generate_staff_id: null })).status).toBe(422)
    expect((await read(admin)).auto_generate_staff_id).toBe(true)
  })

  test('for all: shown first, then everybody is numbered anew in the order of joining, also where ids change hands', async () => {
    const admin = await adminOf()
    await people(admin.companyId, 'K002', 'K003', 'K001')
    const wanted = { staff_id_prefix: 'K', start_staff_id: '001', apply_to: 'all' }
    const seen = await app.call(admin, 'POST', `${SETTINGS}/staffId/preview`, wanted)
    expect(seen.body.data).toEqual({
      changed: 3,
      next: 'K004',
      people: [
        { full_name: 'Person 0', from: 'K002', to: 'K001' },
        { full_name: 'Person 1', from: 'K003', to: 'K002' },
        { full_name: 'Person 2', from: 'K001', to: 'K003' },
      ],
    })
    expect(await idsOf(admin.companyId)).toEqual(['K002', 'K003', 'K001'])
    await change(admin, { ...wanted, auto_generate_staff_id: true })
    expect(await idsOf(admin.companyId)).toEqual(['K001', 'K002', 'K003'])
    expect(await take(admin.companyId, 1)).toEqual(['K004'])
  })

  test('asked for by many at once, no number is given twice', async () => {
    const admin = await adminOf()
    await change(admin, { auto_generate_staff_id: true, staff_id_prefix: 'S', start_staff_id: '0001' })
    const given = await Promise.all(Array.from({ length: 12 }, () => take(admin.companyId, 1)))
    expect(new Set(given.flat()).size).toBe(12)
    expect(given.flat().toSorted()[0]).toBe('S0001')
  })
})

test('lateness is paid by minutes or by steps only where its country knows them', async () => {
  for (const [country, known, unknown] of [
    ['MY', 'steps', 'minutes'],
    ['TW', 'minutes', 'steps'],
  ] as const) {
    const admin = await adminOf(country)
    expect((await change(admin, { late_pay: known })).body.data).toMatchObject({ late_pay: known })
    const refused = await change(admin, { late_pay: unknown })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['late_pay']])
  }
})

test('overtime may have multiples of the company’s own, by types of day that its country knows', async () => {
  const admin = await adminOf()
  const set = (overtime_rates: object) => change(admin, { overtime_rates })
  const saved = await set({ public_holiday: '3.25', non_working_day: 2 })
  expect([saved.status, saved.body.data?.overtime_rates]).toEqual([
    200,
    { public_holiday: '3.25', non_working_day: '2' },
  ])
  expect(Object.keys((await set({ double_holiday: '4' })).body.errors)).toEqual(['overtime_rates'])
  for (const wrong of ['0.5', '11', 'much', '1.234']) expect((await set({ public_holiday: wrong })).status).toBe(422)
  expect((await set({ birthday: '2' })).status).toBe(422)
})
