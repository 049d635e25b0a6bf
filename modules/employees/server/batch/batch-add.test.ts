import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { companyOpening } from '#modules/company/server/public.ts'
import { manyPeople, type SheetRow, sampleText, sampleWith } from '#tests/support/employee-sheet.ts'
import { makeXlsx, makeZip } from '#tests/support/make-zip.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { employeesHandlers } from '../handlers.ts'
import { peopleForFiles, peopleForMonth, personIdsByStaffId } from '../public.ts'

const UPLOAD = 'api/panel/employee/add/by/batch/upload/0'
const ERRORS = 'api/panel/employee/add/by/batch/errors'
const UNDO = 'api/panel/employee/add/by/batch/undo'
let app: ModuleApp
const told: number[] = []

beforeAll(async () => {
  app = await moduleApp({
    handlers: employeesHandlers({
      payInputsChanged: async (_tx, _company, change) => void told.push(change.employeeIds.length),
    }),
    catalogues: serverWords,
    openings: [companyOpening],
  })
})
afterAll(() => app?.close())

const malaysia = async (headcount?: number): Promise<Caller> =>
  app.caller(await app.company('MY', { headcount }), 'MY', 'Company Admin')
const upload = (admin: Caller, sheet: string | Uint8Array, { name = 'employees.csv', query = '', headers = {} } = {}) =>
  app.upload(admin, `${UPLOAD}${query}`, name, sheet, headers)
const inside = (admin: Caller) => app.db.forCompany(admin.companyId)

/** How many rows stand in every table an import writes, besides the record of the import itself. */
async function stored(admin: Caller): Promise<number> {
  const { rows } = await inside(admin).read((tx) =>
    sql<{ all: number }>`select (select count(*) from employees) + (select count(*) from salary_rates)
      + (select count(*) from employee_bank_accounts) + (select count(*) from departments)
      + (select count(*) from positions) + (select count(*) from activity) as all`.execute(tx),
  )
  return rows[0]?.all ?? -1
}

describe('the samples are taken whole', () => {
  test('Malaysia: sixty people, as payroll needs them', async () => {
    const admin = await malaysia()
    const { status, body } = await upload(admin, sampleText('malaysia'))
    expect(body).toMatchObject({
      data: { rows: 60, accepted: 60, rejected: 0 },
      message: '60 people were added',
    })
    expect(oddBesidesNames(body)).toEqual([])
    expect(status).toBe(200)
    expect(body.data.created.departments).toEqual(['Finance', 'Kitchen', 'Logistics', 'Stores', 'People', 'Technology'])
    expect(body.data.created.positions).toHaveLength(16)
    const people = await inside(admin).read((tx) => peopleForMonth(tx, admin.companyId, { year: 2026, month: 1 }))
    expect(people[0]).toMatchObject({
      staffId: 'KS-0001',
      fullName: 'Farah Nadia binti Ismail',
      department: 'Finance',
      maritalStatus: 'single',
      statutory: {
        tax_resident: true,
        skbbk_released: true,
        children_under_18: 0,
        zakat_monthly: '0.00',
        epf_number: expect.stringMatching(/^v1\./),
      },
      rates: [{ component: 'basic_salary', from: '2024-01-17', amount: '4376.55' }],
      hasBankAccount: true,
      hasIdentity: true,
    })
    expect(people[0]?.statutory).not.toHaveProperty('spouse_working')
    expect(told.at(-1)).toBe(60)
    const ids = await inside(admin).read((tx) => personIdsByStaffId(tx, admin.companyId))
    const [person] = await inside(admin).read((tx) =>
      peopleForFiles(tx, app.seal, admin.companyId, [ids.get('ks-0002') ?? '']),
    )
    expect(person).toMatchObject({
      identityNumber: '720904110002',
      passportNumber: 'P9920785',
      bank: { code: 'maybank', swift: 'MBBEMYKL', accountNumber: '428884645551' },
    })
  })

  test.each([
    ['taiwan', 'TW', 48],
    ['philippines', 'PH', 54],
  ] as const)('%s', async (country, code, people) => {
    const admin = await app.caller(await app.company(code), code, 'Company Admin')
    const { body } = await upload(admin, sampleText(country))
    expect(body).toMatchObject({ data: { rows: people, accepted: people, rejected: 0 } })
  })

  test('as a workbook filled into the template', async () => {
    const admin = await malaysia()
    const template = await app.call(admin, 'GET', 'api/panel/employee/add/by/batch/template')
    expect(template.headers['content-disposition']).toContain('employees.xlsx')
    const { default: ExcelJS } = await import('exceljs')
    const book = new ExcelJS.Workbook()
    await book.xlsx.load(new Uint8Array(template.bytes).buffer)
    const header = book.worksheets[0]?.getRow(1).values as string[]
    const lines = sampleWith(60, () => ({})).split('\r\n')
    const own = lines[0]?.split(',') ?? []
    expect(header.slice(1, own.length + 1)).toEqual(own)
    for (const line of lines.slice(1)) {
      book.worksheets[0]?.addRow(
        line.split(',').map((cell, at) => (/salary|children/.test(own[at] ?? '') ? Number(cell) : cell)),
      )
    }
    const { body } = await upload(admin, Buffer.from(await book.xlsx.writeBuffer()), { name: 'people.xlsx' })
    expect(body.data.accepted).toBe(60)
    expect(oddBesidesNames(body)).toEqual([])
  })
})

/** The samples have several people of one name, which is told of each. */
const oddBesidesNames = (body: { data: { warnings: readonly { column: string; message: string }[] } }) =>
  body.data.warnings.filter(({ column, message }) => column !== 'full_name' || !message.includes('the same name'))

describe('nothing is stored of', () => {
  let admin: Caller
  beforeAll(async () => {
    admin = await malaysia()
  })

  test('a preview, which shows what would happen', async () => {
    const { status, body } = await upload(admin, sampleText('malaysia'), { query: '?preview=1' })
    expect([status, body.data.batch_id, body.data.accepted, body.data.rows]).toEqual([200, null, 0, 60])
    expect(body.data.created.departments).toHaveLength(6)
    expect(body.data.preview[0]).toMatchObject({
      staff_id: 'KS-0001',
      basic_salary: '4376.55',
      bank_account_number: '•••• 5391',
    })
    expect(await stored(admin)).toBe(0)
    const wrong = await upload(
      admin,
      sampleWith(3, () => ({ gender: 'robot' })),
      { query: '?preview=1' },
    )
    expect([wrong.status, wrong.body.data.rejected, wrong.body.data.errors.length]).toEqual([200, 3, 3])
  })

  const cases: readonly [string, SheetRow, string, RegExp][] = [
    ['a wrong type', { basic_salary: 'much' }, 'basic_salary', /amount/],
    ['negative money', { basic_salary: '-1.00' }, 'basic_salary', /zero/],
    ['money finer than a sen', { fixed_allowance: '1.005' }, 'fixed_allowance', /decimals/],
    ['a day that does not exist', { joined_on: '2026-02-30' }, 'joined_on', /no such day/],
    ['a day that is none', { birth_date: 'soon' }, 'birth_date', /not a day/],
    ['an unknown bank', { bank: 'Bank of Nowhere' }, 'bank', /no such bank/],
    ['a bank without its name', { bank: '' }, 'bank', /without a bank/],
    ['a wrong choice', { marital_status: 'complicated' }, 'marital_status', /choices/],
    ['a formula', { full_name: '=HYPERLINK("http://evil.example")' }, 'full_name', /formula/],
    ['a missing name', { full_name: ' ' }, 'full_name', /filled/],
    ['a wrong account number', { bank_account_number: '12AB' }, 'bank_account_number', /form/],
    ['a sign that no name holds', { full_name: 'Ann\0Lee' }, 'full_name', /control/],
    ['a text whose end is cut through a character', { email: `${'x'.repeat(99)}😀` }, 'email', /form/],
    ['a name of 256 characters', { full_name: '名'.repeat(256) }, 'full_name', /too long/],
    ['an e-mail that is none', { email: 'nobody@' }, 'email', /form/],
    ['leaving before joining', { left_on: '2001-01-01' }, 'left_on', /before/],
    ['birth after joining', { birth_date: '2026-10-01' }, 'birth_date', /after/],
    ['an unknown manager', { manager_staff_id: 'KS-9999' }, 'manager_staff_id', /Nobody/],
    ['one’s own manager', { manager_staff_id: 'KS-0003' }, 'manager_staff_id', /themselves/],
    ['a division without department', { department: '', division: 'North' }, 'division', /department/],
    ['a fraction of a child', { children_under_18: '1.5' }, 'children_under_18', /whole number/],
  ]
  test.each(cases)('a sheet with %s', async (_what, change, column, message) => {
    const sheet = sampleWith(5, (_row, index) =>
      index === 2
        ? change
        : Object.fromEntries(
            Object.keys(change)
              .filter((name) => ['left_on', 'division', 'manager_staff_id'].includes(name))
              .map((name) => [name, '']),
          ),
    )
    const { status, body } = await upload(admin, sheet)
    expect([status, body.data.accepted, body.data.rejected, body.data.rows]).toEqual([422, 0, 1, 5])
    const listed = await app.call(admin, 'GET', `${ERRORS}/${body.data.batch_id}`)
    expect(listed.body.data).toEqual(body.data.errors)
    expect(listed.body.data.map((error: { row: number; column: string }) => [error.row, error.column])).toEqual([
      [3, column],
    ])
    expect(listed.body.data[0].message).toMatch(message)
    expect(listed.body.data[0].expected).not.toMatch(/\{\{|^sheets|^employees/)
    expect(await stored(admin)).toBe(0)
  })

  test('a sheet with a staff ID twice, in it or in the company, whatever the case', async () => {
    const admin = await malaysia()
    const twice = await upload(
      admin,
      sampleWith(3, (_row, index) => (index === 2 ? { staff_id: 'ks-0001' } : {})),
    )
    expect(twice.body.data.errors).toMatchObject([
      { row: 3, column: 'staff_id', value: 'ks-0001', message: 'This staff ID is already in row 2' },
    ])
    const among = await upload(
      admin,
      sampleWith(3, (_row, index) => (index === 2 ? { staff_id: 'KS-0001', basic_salary: 'x' } : {})),
    )
    expect(among.body.data.errors.map((error: { column: string }) => error.column).sort()).toEqual([
      'basic_salary',
      'staff_id',
    ])
    await upload(
      admin,
      sampleWith(1, () => ({})),
    )
    const taken = await upload(
      admin,
      sampleWith(3, (row) => ({ staff_id: row.staff_id?.toLowerCase() ?? '' })),
    )
    expect(taken.body.data.errors).toMatchObject([{ row: 1, column: 'staff_id' }])
    expect(taken.body.data.rejected).toBe(1)
  })

  test('a sheet in which managers go round in a circle', async () => {
    const managers = ['KS-0002', 'KS-0003', 'KS-0001', 'KS-0001']
    const { body } = await upload(
      admin,
      sampleWith(4, (_row, index) => ({ manager_staff_id: managers[index] ?? '' })),
    )
    expect(body.data.errors.map((error: { row: number }) => error.row)).toEqual([1, 2, 3])
    expect(await stored(admin)).toBe(0)
  })

  test('a sheet with one wrong row, in which others name that row’s person as their manager: one fault', async () => {
    const { body } = await upload(
      admin,
      sampleWith(3, (_row, index) =>
        index === 0 ? { basic_salary: 'x', manager_staff_id: '' } : { manager_staff_id: 'KS-0001' },
      ),
    )
    expect(body.data.errors).toMatchObject([{ row: 1, column: 'basic_salary' }])
  })

  test('a file that is no sheet, broken or a bomb', async () => {
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
    for (const [name, bytes, message] of [
      ['photo.xlsx', png, /not what its name says/],
      ['people.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /\.xlsx or \.csv/],
      ['empty.csv', '', /empty/],
      ['other.csv', 'colour,size\nred,1\n', /missing: Staff ID, Full name, Joined on, Basic salary/],
      ['bomb.xlsx', makeXlsx('', [{ name: 'xl/a', content: 'x', saysSize: 0xf000_0000 }]), /too large once unpacked/],
      ['zip.xlsx', makeZip([{ name: 'readme.txt', content: 'hello' }]), /no sheet/],
    ] as const) {
      const { status, body } = await upload(admin, bytes, { name })
      expect([status, body.message]).toEqual([422, expect.stringMatching(message)])
    }
    expect(await stored(admin)).toBe(0)
  })

  test('a sheet beyond the headcount limit, also when two come at once', async () => {
    const admin = await malaysia(100)
    const sheets = ['A', 'B', 'C'].map((prefix) => manyPeople(60, prefix))
    const answers = await Promise.all(sheets.map((sheet) => upload(admin, sheet)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect(answers.find(({ status }) => status === 422)?.body.message).toBe('Your package has hit the headcount limit')
    const { rows } = await inside(admin).read((tx) => sql`select count(*) as people from employees`.execute(tx))
    expect(rows).toEqual([{ people: 60 }])
    // Who has left takes nobody's place.
    const left = manyPeople(60, 'D').replaceAll('full_time', 'contract')
    const lines = left.split('\r\n').map((line, index) => `${line},${index === 0 ? 'left_on' : '2025-12-31'}`)
    expect((await upload(admin, lines.join('\r\n'))).status).toBe(200)
  })
})

describe('odd is possible', () => {
  const warned = async (change: (row: SheetRow, index: number) => SheetRow, rows = 2) => {
    const admin = await malaysia()
    const { status, body } = await upload(admin, sampleWith(rows, change))
    expect(status).toBe(200)
    return body.data.warnings.map((one: { row: number; column: string }) => `${one.row} ${one.column}`)
  }

  test('and told: identity numbers, ages, account lengths, doubles', async () => {
    expect(await warned((_row, index) => (index === 0 ? { identity_number: '990103040001' } : {}))).toEqual([
      '1 identity_number',
      '1 identity_number',
    ])
    expect(await warned(() => ({ identity_number: '' }))).toEqual([])
    expect(
      await warned((_row, index) =>
        index === 0 ? { birth_date: '2014-01-03', joined_on: '2026-01-01', identity_number: '' } : {},
      ),
    ).toEqual(['1 birth_date'])
    const aged = (birth_date: string) =>
      warned((_row, index) => (index === 0 ? { birth_date, joined_on: '2026-01-01', identity_number: '' } : {}))
    const today = new Date()
    const born = (years: number) => `${today.getFullYear() - years}-01-01`
    expect([await aged(born(17)), await aged(born(19))]).toEqual([['1 birth_date'], []])
    expect(await warned((_row, index) => (index === 0 ? { bank_account_number: '1234567' } : {}))).toEqual([
      '1 bank_account_number',
    ])
    expect(await warned(() => ({ full_name: 'Ann', birth_date: '1990-01-01', identity_number: '' }))).toEqual([
      '2 full_name',
    ])
    const births = ['1990-01-01', '1991-02-02', '']
    expect(
      await warned((_row, index) => ({ full_name: 'Ann', birth_date: births[index] ?? '', identity_number: '' }), 3),
    ).toEqual(['2 full_name', '3 full_name'])
    expect(
      await warned((_row, index) =>
        index === 1 ? { identity_number: '040103040002', email: 'staff0001@s7.example' } : {},
      ),
    ).toEqual(expect.arrayContaining(['2 identity_number', '2 email']))
    expect(await warned((row) => ({ ...row, colour: 'red' }))).toEqual(['0 colour'])
  })

  test('an e-mail whose account is elsewhere gives a person without account, one of the company’s own is linked', async () => {
    const elsewhere = await malaysia()
    const admin = await malaysia()
    const emails = [elsewhere.session.email, admin.session.email]
    const { body } = await upload(
      admin,
      sampleWith(2, (_row, index) => ({ email: emails[index] ?? '' })),
    )
    expect(body.data.warnings).toMatchObject([{ row: 1, column: 'email' }])
    const { rows } = await inside(admin).read((tx) =>
      sql`select email, account_id from employees order by staff_id`.execute(tx),
    )
    expect(rows).toEqual([
      { email: emails[0], account_id: null },
      { email: emails[1], account_id: admin.session.accountId },
    ])
  })
})

test('an identity number tells birth date and gender where the sheet does not say them', async () => {
  const admin = await malaysia()
  const sheet = sampleWith(2, (_row, index) => ({
    identity_number: '880314101234',
    gender: '',
    birth_date: index === 0 ? '' : '1988-04-15',
  }))
  expect((await upload(admin, sheet)).status).toBe(200)
  const { rows } = await inside(admin).read((tx) =>
    sql`select birth_date::text, gender from employees order by staff_id`.execute(tx),
  )
  expect(rows).toEqual([
    { birth_date: '1988-03-14', gender: 'female' },
    { birth_date: '1988-04-15', gender: 'female' },
  ])
})

test('amounts at the edges and a name of 255 characters in four scripts are right', async () => {
  const admin = await malaysia()
  const name = 'Añ王ก𠮷'.repeat(51)
  const amounts = ['0', '0.01', '99999999.99']
  const { status } = await upload(
    admin,
    sampleWith(3, (_row, index) => ({ full_name: name, basic_salary: amounts[index] ?? '' })),
  )
  expect(status).toBe(200)
  const { rows } = await inside(admin).read((tx) =>
    sql`select amount, full_name from salary_rates r join employees e on e.id = r.employee_id
        where component = 'basic_salary' order by amount`.execute(tx),
  )
  expect(rows).toEqual(['0.00', '0.01', '99999999.99'].map((amount) => ({ amount, full_name: name.normalize('NFC') })))
})

test('what is sealed stands nowhere in the open', async () => {
  const admin = await malaysia()
  await upload(admin, sampleText('malaysia'))
  await upload(
    admin,
    sampleWith(1, () => ({ bank: 'x', identity_number: '999999999999', bank_account_number: '7424287653X' })),
  )
  const { rows } = await inside(admin).read((tx) =>
    sql<{
      all: string
    }>`select (select string_agg(e::text, '') from employees e) || (select string_agg(b::text, '') from
      employee_bank_accounts b) || (select string_agg(a::text, '') from activity a) || (select string_agg(i::text, '') from import_batches i) as all`.execute(
      tx,
    ),
  )
  for (const secret of ['040103040002', '742428765391', '7424287653X', '999999999999'])
    expect(rows[0]?.all).not.toContain(secret)
})

describe('an import', () => {
  test('speaks the language of whoever asks, also later', async () => {
    const admin = await malaysia()
    const chinese = { 'accept-language': 'zh-TW' }
    const { body } = await upload(
      admin,
      sampleWith(2, () => ({ basic_salary: '-1' })),
      { headers: chinese },
    )
    expect(body.message).toBe('2 列中有 2 列有誤，未儲存任何資料')
    expect(body.data.errors[0].message).toBe('此處不可為負數')
    const english = await app.call(admin, 'GET', `${ERRORS}/${body.data.batch_id}`)
    expect(english.body.data[0].message).toBe('Below zero is not possible here')
  })

  test('finds names and staff IDs again whatever their case, in every script', async () => {
    const admin = await malaysia()
    await upload(
      admin,
      sampleWith(1, () => ({ staff_id: 'Ñ-1', department: 'ÉPICERIE', division: 'Ö', position: 'Ünit' })),
    )
    const again = await upload(
      admin,
      sampleWith(1, () => ({ staff_id: 'Ñ-2', department: 'épicerie', division: 'ö', position: 'üNIT' })),
    )
    expect(again.body.data.created).toEqual({ departments: [], positions: [], divisions: [], job_levels: [] })
    const taken = await upload(
      admin,
      sampleWith(1, () => ({ staff_id: 'ñ-1', division: '' })),
    )
    expect(taken.body.data.errors).toMatchObject([{ row: 1, column: 'staff_id' }])
  })

  test('is taken back whole, with the names it brought, unless something was built on it', async () => {
    const admin = await malaysia()
    const first = (
      await upload(
        admin,
        sampleWith(2, () => ({ department: 'Kept', division: 'North', position: 'Both' })),
      )
    ).body.data
    const second = (
      await upload(
        admin,
        sampleWith(4, (_row, index) => ({
          staff_id: `X-${index}`,
          department: 'Gone',
          division: 'South',
          position: 'Both',
        })),
      )
    ).body.data
    expect((await app.call(admin, 'POST', `${UNDO}/${second.batch_id}`)).body.data).toEqual({ removed: 4 })
    expect((await app.call(admin, 'POST', `${UNDO}/${second.batch_id}`)).body.data).toEqual({ removed: 0 })
    const { rows } = await inside(admin).read((tx) =>
      sql`select (select string_agg(name, ' ') from departments) as departments, (select count(*) from employees) as people`.execute(
        tx,
      ),
    )
    expect(rows).toEqual([{ departments: 'Kept', people: 2 }])
    await inside(admin).transaction((tx) =>
      sql`update employees set revision = 2 where staff_id = 'KS-0001'`.execute(tx),
    )
    const used = await app.call(admin, 'POST', `${UNDO}/${first.batch_id}`)
    expect([used.status, used.body.message]).toEqual([422, expect.stringContaining('no longer')])
    const stranger = await malaysia()
    expect((await app.call(stranger, 'POST', `${UNDO}/${first.batch_id}`)).status).toBe(404)
    expect((await app.call(stranger, 'GET', `${ERRORS}/${first.batch_id}`)).status).toBe(404)
  })

  test('sent five times with one key happens once', async () => {
    const admin = await malaysia()
    const headers = { 'idempotency-key': 'once-only' }
    const first = await upload(admin, sampleText('malaysia'), { headers })
    const again = await upload(admin, sampleText('malaysia'), { headers })
    expect([again.status, again.body]).toEqual([200, first.body])
  })

  test('gives staff ids out where the company does, passing over what the sheet brings', async () => {
    const admin = await malaysia()
    const staffIds = { auto_generate_staff_id: true, staff_id_prefix: 'A', start_staff_id: '100' }
    await app.db.system.transaction((tx) =>
      sql`update companies set settings = settings || ${JSON.stringify(staffIds)}::jsonb
          where id = ${admin.companyId}`.execute(tx),
    )
    const sheet =
      'staff_id,full_name,joined_on,basic_salary\n,One,2026-01-01,1\nA101,Two,2026-01-01,1\n,Three,2026-01-01,1'
    const ids = async () => {
      const { rows } = await inside(admin).read((tx) =>
        sql<{ id: string }>`select staff_id || ' ' || full_name as id from employees order by staff_id`.execute(tx),
      )
      return rows.map(({ id }) => id)
    }
    const seen = await upload(admin, sheet, { query: '?preview=1' })
    expect([seen.status, seen.body.data.errors, await ids()]).toEqual([200, undefined, []])
    expect((await upload(admin, sheet)).status).toBe(200)
    expect(await ids()).toEqual(['A100 One', 'A101 Two', 'A102 Three'])
    await upload(admin, 'full_name,joined_on,basic_salary\nFour,2026-01-01,1')
    expect((await ids()).at(-1)).toBe('A103 Four')
  })

  test('is made by its roles only', async () => {
    const { companyId } = await malaysia()
    for (const role of ['Reporting Manager', 'Recruitment Manager', 'HR Payroll', 'L & D'] as const) {
      const caller = await app.caller(companyId, 'MY', role)
      expect((await upload(caller, sampleText('malaysia'))).status).toBe(403)
    }
  })
})

test('two thousand people are in by one call', async () => {
  const admin = await malaysia()
  const { body } = await upload(admin, manyPeople(2_000))
  expect(body.data).toMatchObject({ accepted: 2_000 })
  const people = await inside(admin).read((tx) => peopleForMonth(tx, admin.companyId, { year: 2026, month: 1 }))
  expect(people).toHaveLength(2_000)
})
