/** A company in which every list holds something, and much of it is spelled so that a sheet could spoil it. */
import { sql } from 'kysely'
import Papa from 'papaparse'
import type { Country } from '#kernel/countries.ts'
import type { Caller, ModuleApp } from './module-app.ts'
import { expected } from './people-app.ts'

type Rows = readonly Readonly<Record<string, string>>[]

export async function awkwardCompany(app: ModuleApp, country: Country): Promise<Caller> {
  const admin = await app.caller(await app.company(country), country, 'Company Admin')
  const take = async (path: string, rows: Rows) =>
    expected(await app.upload(admin, path, 'list.csv', Papa.unparse([...rows], { escapeFormulae: true })), 200)
  const send = (path: string, rows: Rows) => take(`api/panel/${path}`, rows)
  const patch = async (path: string, body: object) => expected(await app.call(admin, 'PATCH', path, body), 200)
  const bring = (part: string, rows: Rows) => take(`api/migration/upload/${part}`, rows)

  await send('company/department/import', departments)
  await send('employee/jobLevel/import', levels)
  await send('company/position/import', positions)
  await send('company/position/import/rbc', competencies)
  await send('employee/add/by/batch/upload/0', peopleOf(country))
  const device = { staff_id: '-GATE', full_name: '=Gate', joined_on: '2025-01-01', is_service_account: true }
  expected(await app.call(admin, 'POST', 'api/panel/employee/create', device), 201)
  await send('company/department/import', heads)
  await send('company/coordinate/import', places)
  await send('company/coordinate/limited/import', named)
  await send('company/bank/import', [accounts[country]])
  await send('company/holiday/import', holidays)
  await send('company/makeUpDay/import', [{ date: '2027-02-06', for_date: '2027-02-05', name: '=補班' }])
  await send('company/exitReason/import', [
    { exit_type: 'termination', name: '-Fraud, "proven"', kind: '', offered: 'no' },
  ])
  await send('company/claimCategory/import', [
    { name: "+Parking / O'Neil", group: 'Default', active: 'no' },
    // A company that speaks Chinese calls its own 里程.
    { name: 'Mileage', group: 'Default', active: 'yes' },
  ])
  await send('company/claim/import', claims)
  await send('payroll/earningCategory/import', [category])
  await send('application/travel/costCenter/import', [{ code: '=001', name: '@A; "b"', budget: '0.10', active: 'no' }])
  await send('application/travel/perDiem/import', perDiems)
  await send('training/course/import', courses)
  await send('onboarding/candidate/import', await candidatesIn(app, admin.companyId))

  const people: Readonly<Record<string, string>> = Object.fromEntries(
    expected(await app.call(admin, 'GET', 'api/panel/employee/getAllEmployees'), 200).map(
      ({ id, staff_id }: { id: string; staff_id: string }) => [staff_id, id],
    ),
  )
  // Somebody in a session that is open, and a claim that was paid before.
  const [course] = expected(await app.call(admin, 'GET', 'api/panel/training/course'), 200)
  const days = { starts_on: '2026-11-02', ends_on: '2026-11-03', seats: 1, place: '=Hall / "2"' }
  const session = { course_id: course.id, ...days }
  const { id } = expected(await app.call(admin, 'POST', 'api/panel/training/session', session), 201)
  const enrolled = { employee_ids: [people['0001']] }
  expected(await app.call(admin, 'POST', `api/panel/training/session/${id}/enrol`, enrolled), 200)
  await send('application/claim/import', spent)
  await send('equipment/sheet/import', [
    {
      asset_no: '007',
      name: '=Phone "5"',
      category: '-Phones',
      price: '0.10',
      staff_id: '0001',
      given_on: '2026-02-28',
    },
    { asset_no: '+Key', name: '鑰匙', condition: 'repair', note: '@home; 1/2' },
  ])

  // Fields of the company's own, whose names are columns of their sheet.
  const fields = [
    { name: '=Size, "kg"', kind: 'choice', choices: ['+1', '@A; "b"'], value: '@a; "B"' },
    { name: '-Since', kind: 'date', value: '2024-02-29' },
    { name: '置物櫃', kind: 'number', value: '007.10' },
    { name: 'Key?', kind: 'yes_no', value: 'no' },
    { name: 'Text', kind: 'text', value: '=1+1' },
    { name: 'Quoted', kind: 'text', value: "'=1+1" },
    { name: 'Quoted twice', kind: 'text', value: "''-x" },
  ]
  for (const { value, ...field } of fields) {
    const { id: field_id } = expected(await app.call(admin, 'POST', 'api/panel/company/customField', field), 201)
    await patch(`api/panel/employee/customField/${people['0001']}`, { values: [{ field_id, value }] })
  }

  // What only forms say, and as people type it.
  await patch(`api/panel/employee/update/profile/details/${people['0001']}`, {
    passport_number: 'k 123-4567',
    birth_date: '1990-08-31',
    preferred_name: ' 小 "文"  ',
    phone: '(03) 2345-6789',
    resident_address: { line: "=1+1, Jalan 'Baru'", city: '@Ipoh', postcode: '00123', country: 'MY' },
    statutory_number: '-007',
  })
  const employment = {
    job_category: '+Bar / Kitchen',
    job_type: 'adaptive_schedule',
    work_permit_number: '0012 34-A',
    work_permit_expires_on: '2027-01-31',
  }
  expected(
    await app.call(admin, 'POST', `api/panel/employee/update/employment/details/${people['0001']}`, employment),
    200,
  )
  // Two changes of pay to come, and one of a component that was never agreed before.
  for (const [day, amount] of [
    ['2027-01-01', '5000.10'],
    ['2027-07-01', '5100.00'],
  ]) {
    await patch(`api/panel/employee/compensation/${people['0001']}`, {
      effective_from: day,
      components: { basic_salary: amount, [secondComponent[country]]: '0.10' },
      reason: "='Promotion', part 2 ",
    })
  }
  await bring('structure', [{ department: 'Cellar / 2', division: 'A / B', position: '=Cook', job_level: '' }])
  const { leave, figures } = broughtIn[country]
  await bring('leave', [
    { staff_id: '0007', leave_type: leave, days: '1.5', as_of: '2025-03-01', expires_on: '' },
    { staff_id: '7', leave_type: leave.toUpperCase(), days: '8', as_of: '2026-03-01', expires_on: '2026-12-31' },
  ])
  await bring('pay', [
    { staff_id: '0007', month: '2025-02', months: '2', ...figures },
    { staff_id: '7', month: '2026-04', months: '4', ...figures, withholding_tax: '0.00' },
  ])
  // Somebody who left and came back, who has left, who was let go, who is away, and who goes soon.
  const status = `api/panel/employee/status`
  await patch(`${status}/disable/${people['0007']}`, { last_working_date: '2025-03-31', kind: 'resigned' })
  await patch(`${status}/enable/${people['0007']}`, { effective_date: '2026-02-01' })
  await patch(`${status}/disable/${people['7']}`, { last_working_date: '2026-05-31', kind: 'resigned' })
  await patch(`${status}/disable/${people['=X-1']}`, { last_working_date: '2026-06-30', kind: 'terminated' })
  await patch(`${status}/disable/${people['எண்-5']}`, { last_working_date: '2027-02-28', kind: 'resigned' })
  await patch(`api/panel/employee/update/sabbatical/status/${people['S/06']}`, { status: 1, from: '2026-10-01' })

  // Years on which a month here was built meanwhile.
  await app.db.system.transaction((tx) =>
    sql`insert into pay_runs (company_id, id, year, month, state)
        values (${admin.companyId}, gen_random_uuid(), 2026, 5, 'approved')`.execute(tx),
  )
  return admin
}

const departments: Rows = [
  { department: 'R / D', code: '001', division: 'Lab / 1' },
  { department: 'R', code: '', division: 'D' },
  { department: '=Sum(A1)', code: '@x', division: '' },
  { department: `O'Neil "Quoted", Ltd  `, code: '1.0', division: '財務 / 會計' },
]
/** Once there is somebody to head them. */
const heads: Rows = [
  { department: 'R / D', head_staff_id: '0007', division: 'Lab / 1', division_head_staff_id: '0001' },
]
const levels: Rows = [
  { order: '1', name: 'Director / Head' },
  { order: '2', name: '007' },
]
const positions: Rows = [
  { position: '-Analyst', job_level: '007', description: 'Counts,\n"weighs"', department: 'R / D' },
  { position: '-Analyst', job_level: '', description: '', department: 'R' },
  { position: '會計 / 出納', job_level: '', description: '', department: '' },
]
const competencies: Rows = [
  { position: '-Analyst', competency: '=Excel', description: ' "Sums" ', weight: '60', expected_level: '3' },
  { position: '-Analyst', competency: 'தமிழ்', description: '', weight: '40', expected_level: '1' },
]
const places: Rows = [
  {
    name: '001',
    address: "14, Jalan 'Kilang'",
    latitude: '3.139003',
    longitude: '101.686855',
    radius: '150',
    limited: 'yes',
  },
  { name: '=Far / south', address: '', latitude: '-33.86', longitude: '151.2', radius: '100000', limited: 'no' },
]
const named: Rows = [
  { location: '001', staff_id: '0007' },
  { location: '001', staff_id: '0001' },
]
const accounts: Readonly<Record<Country, Record<string, string>>> = {
  MY: { bank: 'maybank', account_no: '001400009999', account_name: "=Kopi 'Senja'", corporate_id: '007' },
  TW: { bank: '第一銀行', account_no: '00140000999', account_name: "=Kopi 'Senja'", corporate_id: '007' },
  PH: { bank: 'BPI', account_no: '0014000099', account_name: "=Kopi 'Senja'", corporate_id: '007' },
}
const holidays: Rows = [
  { date: '2027-03-01', name: '=Founding "day"', region: '', kind: '', note: '-' },
  { date: '2027-03-02', name: '007', region: '', kind: '', note: '調整, 放假' },
]
const claims: Rows = [
  { category: "+Parking / O'Neil", name: '=Late "meal"', limit_per_claim: '0.10', limit_per_month: '200' },
  { category: 'Mileage', name: '001', unit: 'kilometres', amount_per_unit: '0.80' },
]

const spent: Rows = [
  {
    ...{
      staff_id: '0001',
      type: '=Late "meal"',
      expense_date: '2026-10-05',
      amount: '0.05',
      merchant: '=O\'Neil / "x"',
    },
    ...{ receipt_no: '007', note: '@night, then "day"', status: 'paid', paid_on: '2026-10-31', reference: '-1' },
  },
  { staff_id: '0001', type: '001', expense_date: '2026-10-06', amount: '3', status: 'paid', paid_on: '2026-10-31' },
]

const perDiems: Rows = [
  { place: '=Ipoh / "old"', country: 'MY', group: 'Default', full_day: '0.10', breakfast: '0.01', from: '2026-01-01' },
  { place: '', country: '', group: '', full_day: '100', breakfast: '', from: '2026-07-01' },
]
/** Of a vacancy of its own, and of two that are of one position and began on one day. */
async function candidatesIn(app: ModuleApp, companyId: string): Promise<Rows> {
  const { rows } = await app.db.forCompany(companyId).transaction((tx) =>
    sql<{ id: string; position_name: string }>`
      insert into vacancies (company_id, id, position_name, headcount, status, approval_status, created_at, updated_at)
      select ${companyId}, gen_random_uuid(), name, 1, 'open', 'approved', '2026-03-01T02:00:00Z', now()
      from unnest(array['=Sum "A"; (1)', '007', '007']) as named(name) returning id, position_name`.execute(tx),
  )
  const person = { email: "o'neil+1@example.com", full_name: '=Sum(A1) "小"', phone: '+60 (3) 1234-5678' }
  return rows.map(({ id, position_name }) => ({
    vacancy: position_name === '007' ? `007 (2026-03-01) ${id}` : position_name,
    ...{ ...person, country: 'my', expected_salary: '0.10', available_from: '2027-01-02', source: '-Fair, "old"' },
    ...{ cover_letter: '  Dear all,\n"hello"  ', talent_pool: 'yes', status: '' },
  }))
}

const courses: Rows = [
  { name: '=Fire "007"', hours: '7.25', mandatory: 'yes', departments: 'R; =Sum(A1)', positions: '會計 / 出納' },
  { name: '消防', hours: '', mandatory: 'no', departments: '', positions: '' },
]

const broughtIn: Readonly<Record<Country, { readonly leave: string; readonly figures: Record<string, string> }>> = {
  MY: { leave: 'Annual leave', figures: { remuneration: '12000.10', epf_employee: '1320', withholding_tax: '0.5' } },
  TW: { leave: '特別休假', figures: { gross_pay: '120000', bonus: '0', withholding_tax: '5' } },
  PH: { leave: 'Service incentive leave', figures: { taxable_regular: '9000', withholding_tax: '0.50' } },
}

const category = { code: 'k1', name_en: '=Commission "007"', name_zh: '@業績 / 獎金', treatment: 'bonus', order: '7' }

const secondComponent: Readonly<Record<Country, string>> = {
  MY: 'fixed_allowance',
  TW: 'meal_allowance',
  PH: 'allowance',
}

/** Four scripts, leading zeros, what a spreadsheet would work out, spaces, and one staff id that is another's number. */
const peopleOf = (country: Country): Rows =>
  [
    { staff_id: '0001', full_name: '陳 小文', department: 'R / D', division: 'Lab / 1', position: '-Analyst' },
    {
      staff_id: '0007',
      full_name: `Siti "Ti" O'Neil, binti Ali `,
      department: 'R',
      division: 'D',
      email: 'SITI@X.example',
    },
    { staff_id: '7', full_name: '=HYPERLINK("http://x")', department: '=Sum(A1)', bank_account_number: '0012345678' },
    { staff_id: '=X-1', full_name: 'عبد الله', preferred_name: '-Abu', manager_staff_id: '0007' },
    { staff_id: 'எண்-5', full_name: 'முருகன் சுப்ரமணியம்', job_level: '007', manager_staff_id: '7' },
    { staff_id: 'S/06', full_name: '@Nadia; Øyvind', job_category: "'tis", resident_address_postcode: '00001' },
  ].map((person) => ({
    ...columns,
    ...person,
    bank: 'bank_account_number' in person ? (accounts[country].bank ?? '') : '',
    joined_on: '2024-01-15',
    basic_salary: '4000.10',
    position: 'position' in person ? (person.position ?? '') : '會計 / 出納',
  }))

const columns = {
  email: '',
  department: '',
  division: '',
  job_level: '',
  preferred_name: '',
  manager_staff_id: '',
  bank_account_number: '',
  job_category: '',
  resident_address_postcode: '',
}
