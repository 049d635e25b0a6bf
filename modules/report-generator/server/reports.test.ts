import ExcelJS from 'exceljs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reportSubjects } from '#apps/server/wiring/reports.ts'
import { companyHandlers } from '#modules/company/server/handlers.ts'
import { companyOpening } from '#modules/company/server/public.ts'
import { employeesHandlers } from '#modules/employees/server/handlers.ts'
import { staffNumbers } from '#modules/employees/server/staff-numbers.ts'
import { organisationHandlers } from '#modules/organisation/server/handlers.ts'
import { activityHandlers } from '#platform/activity/server/handlers.ts'
import { noticeHandlers } from '#platform/notices/server/handlers.ts'
import { undoHandlers } from '#platform/undo/server/handlers.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { pdfPages } from '#tests/support/pdf-text.ts'
import { expected } from '#tests/support/people-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { reportGeneratorHandlers } from './handlers.ts'
import { runScheduled } from './overnight.ts'
import { templateRemoval } from './template-handlers.ts'

const BASE = 'api/panel/reportGenerator'
const payInputsChanged = async () => {}
let now = new Date('2026-03-16T00:30:00Z')
let app: ModuleApp
let admin: Caller
let hr: Caller
let sales: string

beforeAll(async () => {
  app = await moduleApp({
    handlers: [
      ...reportGeneratorHandlers(reportSubjects),
      ...employeesHandlers({ payInputsChanged }),
      ...organisationHandlers,
      ...companyHandlers({ payInputsChanged, staff: staffNumbers }),
      ...noticeHandlers,
      ...activityHandlers([], [], new Map()),
      ...undoHandlers([templateRemoval]),
    ],
    catalogues: serverWords,
    openings: [companyOpening],
    now: () => now,
  })
  admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
  hr = await app.caller(admin.companyId, 'MY', 'HR Generalist')
  sales = expected(await call(admin, 'POST', 'api/panel/company/department', { name: 'Sales' }), 201).id
  await person(
    'A-1',
    'Ann Lim',
    { department_id: sales, birth_date: '1990-03-20', identity_number: '900320145678' },
    '4200.00',
  )
  await person('B-1', 'Ben Tan', { department_id: sales, joined_on: '2025-12-01' }, '3800.50')
  await person('C-1', '=cmd|x', { birth_date: '1985-07-01' }, '5000.00')
  await person('D-1', 'Dan Yeo', { left_on: '2026-01-31' }, '3000.00')
})
afterAll(() => app?.close())

async function person(staff_id: string, full_name: string, fields: object, basic_salary: string) {
  const body = { staff_id, full_name, joined_on: '2024-01-15', ...fields }
  const { id } = expected(await call(admin, 'POST', 'api/panel/employee/create', body), 201)
  const agreed = { components: { basic_salary }, effective_from: '2026-01-01' }
  expected(await call(admin, 'PATCH', `api/panel/employee/compensation/${id}`, agreed), 200)
}
const call = (who: Caller, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
  app.call(who, method, path, body)
const people = (more: object = {}) => ({
  ...{ subject: 'people', when: { name: 'today' }, columns: [{ field: 'staff_id' }, { field: 'full_name' }] },
  ...more,
})
const look = (definition: object, who = hr) => call(who, 'POST', `${BASE}/preview`, { definition })
const shown = async (definition: object, who = hr) => expected(await look(definition, who), 200)
const cells = async (definition: object, who = hr): Promise<string[][]> =>
  (await shown(definition, who)).lines.map((line: { cells: string[] }) => line.cells)
const kept = async (name: string, definition: object, more: object = {}, who = hr): Promise<string> =>
  expected(await call(who, 'POST', `${BASE}/template`, { name, definition, ...more }), 201).id
const log = async (): Promise<string[]> =>
  (await call(admin, 'GET', 'api/panel/activityLog?per_page=200')).body.data.map(
    (one: { action: string }) => one.action,
  )

describe('what is found', () => {
  test('conditions hold all together, or any of them', async () => {
    const filters = [
      { field: 'department', is: 'one_of', values: [sales] },
      { field: 'full_name', is: 'contains', values: ['LIM'] },
    ]
    expect(await cells(people({ filters }))).toEqual([['A-1', 'Ann Lim']])
    const any = [filters[1], { field: 'status', is: 'one_of', values: ['resigned'] }]
    expect(await cells(people({ filters: any, match: 'any' }))).toEqual([
      ['A-1', 'Ann Lim'],
      ['D-1', 'Dan Yeo'],
    ])
  })

  test('signs of patterns and of SQL stand for themselves', async () => {
    for (const text of ['%', '_', "' or 1=1 --", '\\', "O'Brien'); drop table employees--"])
      expect(await cells(people({ filters: [{ field: 'full_name', is: 'contains', values: [text] }] }))).toEqual([])
  })

  test('a birthday comes round in the next month, a salary is as of the day, tenure counts to it', async () => {
    const filters = [{ field: 'next_birthday', is: 'between', values: ['today', 'today+31'] }]
    const columns = ['full_name', 'next_birthday', 'age', 'basic_salary', 'years_of_service'].map((field) => ({
      field,
    }))
    // 15 January 2024 to 16 March 2026 are 26 whole months.
    expect(await cells(people({ filters, columns }))).toEqual([['Ann Lim', '2026-03-20', '35', '4200.00', '2.17']])
    const when = { name: 'day', to: '2025-12-31' }
    expect(await cells(people({ filters: [{ field: 'staff_id', is: 'is', values: ['B-1'] }], columns, when }))).toEqual(
      [['Ben Tan', null, null, null, '0.00']],
    )
  })

  test('who joined and who left in a period', async () => {
    const columns = ['happened_on', 'happened', 'full_name'].map((field) => ({ field }))
    const definition = {
      subject: 'coming_and_going',
      when: { name: 'days', from: '2025-12-01', to: '2026-03-31' },
      columns,
    }
    expect(await cells(definition)).toEqual([
      ['2025-12-01', 'Joined', 'Ben Tan'],
      ['2026-01-31', 'Left', 'Dan Yeo'],
    ])
  })

  test('groups end with what they come to, to the cent, and the whole at last', async () => {
    const columns = [{ field: 'full_name' }, { field: 'basic_salary', total: 'sum' }]
    const { lines, rows } = await shown(people({ columns, groups: ['department'] }))
    expect(rows).toBe(4)
    expect(lines.map(({ kind, names, count, cells: found }: Line) => [kind, ...names, count, found.at(-1)])).toEqual([
      ['row', 1, '4200.00'],
      ['row', 1, '3800.50'],
      ['group', 'Sales', 2, '8000.50'],
      ['row', 1, '5000.00'],
      ['row', 1, '3000.00'],
      ['group', 'None', 2, '8000.00'],
      ['total', 4, '16000.50'],
    ])
    const summary = await shown(people({ columns, groups: ['department', 'status'], detail: false }))
    expect(summary.lines.map(({ level, names, count }: Line) => [level, ...names, count])).toEqual([
      [2, 'Sales', 'Active', 2],
      [1, 'Sales', 2],
      [2, 'None', 'Active', 1],
      [2, 'None', 'Resigned', 1],
      [1, 'None', 2],
      [0, 4],
    ])
  })

  test('a number that lies sealed is shown, and asked for where it is missing', async () => {
    const columns = [{ field: 'staff_id' }, { field: 'identity_number' }]
    const found = await cells(people({ columns, filters: [{ field: 'identity_number', is: 'there', values: [] }] }))
    expect(found).toEqual([['A-1', '900320145678']])
    expect(
      await cells(people({ columns, filters: [{ field: 'identity_number', is: 'missing', values: [] }] })),
    ).toHaveLength(3)
  })

  test.each(['MY', 'TW', 'PH'] as const)(
    'each field and every report of the product can be read: %s',
    async (country) => {
      const who = country === 'MY' ? admin : await app.caller(await app.company(country), country, 'Company Admin')
      const kept = expected(await call(who, 'GET', `${BASE}/template`), 200)
      for (const { id } of kept.filter(({ is_standard }: Kept) => is_standard))
        expected(await call(who, 'POST', `${BASE}/run`, { template: id }), 201)
      const { data } = (await call(who, 'GET', `${BASE}/subject`)).body
      expect(data).toHaveLength(reportSubjects.length)
      for (const { key: subject, asks, fields } of data) {
        const when = { name: asks === 'day' ? 'today' : 'this_year' }
        for (let from = 0; from < fields.length; from += 40) {
          const some = fields.slice(from, from + 40)
          const columns = some.map(({ key: field }: Offered) => ({ field }))
          const sorts = some.filter(({ is_sealed }: Offered) => !is_sealed).slice(0, 3)
          const definition = {
            subject,
            when,
            columns,
            sorts: sorts.map(({ key: field }: Offered) => ({ field, desc: true })),
          }
          const answer = await look(definition, who)
          expect([subject, answer.status, answer.body.errors ?? {}]).toEqual([subject, 200, {}])
        }
        for (const { key } of fields.filter(({ is_listed }: Offered) => is_listed))
          expected(await call(who, 'GET', `${BASE}/subject/${subject}/${key}`), 200)
      }
    },
  )
})
async function readBook(bytes: Buffer): Promise<unknown[][]> {
  const book = new ExcelJS.Workbook()
  // Its types know a buffer of an older kind.
  await book.xlsx.load(bytes as never)
  const rows: unknown[][] = []
  book.worksheets[0]?.eachRow((row) => {
    rows.push([1, 2, 3].map((at) => row.getCell(at).value))
  })
  return rows
}
type Line = { kind: string; level: number; names: string[]; count: number; cells: (string | null)[] }
type Offered = { key: string; is_sealed: boolean; is_listed: boolean }
type Kept = { id: string; is_standard: boolean }

describe('what is refused', () => {
  test.each([
    ['a field that is none', { columns: [{ field: 'password_hash' }] }, 'definition.columns.0.field'],
    ['a name of the language', { columns: [{ field: 'constructor' }] }, 'definition.columns.0.field'],
    [
      'a statement for a field',
      { columns: [{ field: 'staff_id; drop table employees' }] },
      'definition.columns.0.field',
    ],
    ['a statement for an order', { sorts: [{ field: '(select 1)' }] }, 'definition.sorts.0.field'],
    ['a subject that is none', { subject: 'accounts' }, 'definition.subject'],
    [
      'a condition that does not fit',
      { filters: [{ field: 'joined_on', is: 'contains', values: ['2'] }] },
      'definition.filters.0.is',
    ],
    [
      'a day that is none',
      { filters: [{ field: 'joined_on', is: 'before', values: ['2026-02-30'] }] },
      'definition.filters.0.values',
    ],
    [
      'a choice that is none',
      { filters: [{ field: 'status', is: 'one_of', values: ['gone'] }] },
      'definition.filters.0.values',
    ],
    ['an order by what lies sealed', { sorts: [{ field: 'identity_number' }] }, 'definition.sorts.0.field'],
    [
      'a part of what lies sealed',
      { filters: [{ field: 'identity_number', is: 'contains', values: ['9'] }] },
      'definition.filters.0.is',
    ],
    ['a column twice', { columns: [{ field: 'staff_id' }, { field: 'staff_id' }] }, 'definition.columns.1.field'],
    ['a sum of names', { columns: [{ field: 'full_name', total: 'sum' }] }, 'definition.columns.0.total'],
    ['totals of no group', { detail: false }, 'definition.groups'],
    ['a period for a day', { when: { name: 'last_month' } }, 'definition.when.name'],
  ])('%s', async (_what, more, field) => {
    const answer = await look(people(more))
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
  })

  test('whoever may not read reports, and payslips for whom pay is not open', async () => {
    const leave = await app.caller(admin.companyId, 'MY', 'HR Leave')
    for (const path of [`${BASE}/template`, `${BASE}/subject`, `${BASE}/run`])
      expect((await call(leave, 'GET', path)).status).toBe(403)
    const columns = [{ field: 'staff_id' }, { field: 'net_pay' }]
    const definition = { subject: 'payslips', when: { name: 'last_month' }, columns }
    expect((await look(definition)).body.errors).toEqual({
      'definition.subject': ['Your role cannot read this data'],
    })
    const register = await call(hr, 'POST', `${BASE}/run`, { template: 'standard-pay-register' })
    expect([register.status, register.body.message]).toEqual([
      422,
      'This report cannot be opened: Your role cannot read this data',
    ])
  })

  test('a condition on a department that was removed says so', async () => {
    const { id } = expected(await call(admin, 'POST', 'api/panel/company/department', { name: 'Short' }), 201)
    const filters = [{ field: 'department', is: 'one_of', values: [id] }]
    expect((await shown(people({ filters }))).notes).toEqual([])
    expected(await call(admin, 'DELETE', `api/panel/company/department/${id}`), 200)
    const { notes, lines } = await shown(people({ filters }))
    expect([notes[0].text, lines]).toEqual([
      'Department: 1 choice of this condition no longer exists, so nothing is found for it',
      [],
    ])
  })
})

describe('reports that are kept', () => {
  test('are private until they are shared, and changed by their owner alone', async () => {
    const id = await kept('My people', people())
    expect((await call(admin, 'GET', `${BASE}/template/${id}`)).status).toBe(404)
    expect(
      (await call(hr, 'POST', `${BASE}/template`, { name: 'MY PEOPLE', definition: people() })).body.errors,
    ).toEqual({
      name: ['Another of your reports has this name'],
    })
    expected(await call(hr, 'PATCH', `${BASE}/template/${id}`, { is_shared: true, revision: 1 }), 200)
    expect((await call(hr, 'PATCH', `${BASE}/template/${id}`, { name: 'Old', revision: 1 })).status).toBe(409)
    const seen = expected(await call(admin, 'GET', `${BASE}/template/${id}`), 200)
    expect([seen.mine, seen.owner, seen.is_shared]).toEqual([false, 'Test Person', true])
    expect((await call(admin, 'PATCH', `${BASE}/template/${id}`, { name: 'Mine' })).status).toBe(422)
    expect((await call(admin, 'DELETE', `${BASE}/template/${id}`)).status).toBe(422)
    const own = expected(await call(admin, 'POST', `${BASE}/template/${id}/duplicate`, { name: 'Mine' }), 201)
    expect([own.mine, own.is_shared, own.definition]).toEqual([true, false, seen.definition])
    const removed = await call(hr, 'DELETE', `${BASE}/template/${id}`)
    expected(await call(hr, 'POST', `api/emp/undo/${removed.body.meta.undo}`, {}), 200)
    expected(await call(admin, 'GET', `${BASE}/template/${id}`), 200)
  })

  test('stand among favourites, those of the product too', async () => {
    expected(await call(hr, 'POST', `${BASE}/template/standard-headcount/favourite`, { is_favourite: true }), 200)
    const marked = async (who: Caller) =>
      (await call(who, 'GET', `${BASE}/template`)).body.data.filter(
        (one: { is_favourite: boolean }) => one.is_favourite,
      )
    expect((await marked(hr)).map((one: { name: string }) => one.name)).toEqual(['Headcount list'])
    expect(await marked(admin)).toEqual([])
  })
})

describe('runs', () => {
  const pay = people({ columns: [{ field: 'full_name' }, { field: 'basic_salary' }], sorts: [{ field: 'full_name' }] })

  test('are kept with what was asked, opened by who ran them, and written down with the pay they show', async () => {
    const id = await kept('Pay list', pay)
    const run = expected(
      await call(hr, 'POST', `${BASE}/run`, { template: id, when: { name: 'day', to: '2026-02-01' } }),
      201,
    )
    expect([run.rows, run.to, run.name]).toEqual([4, '2026-02-01', 'Pay list'])
    expect((await call(admin, 'GET', `${BASE}/run/${run.id}`)).status).toBe(404)
    const { lines } = expected(await call(hr, 'GET', `${BASE}/run/${run.id}?page=2&per_page=3`), 200)
    expect(lines.map((line: Line) => line.cells[0])).toEqual(['Dan Yeo'])
    const csv = (await app.call(hr, 'GET', `${BASE}/run/${run.id}/file?format=csv`)).bytes.toString()
    expect(csv).toBe(
      "\ufeffName,Basic salary\r\n'=cmd|x,5000.00\r\nAnn Lim,4200.00\r\nBen Tan,3800.50\r\nDan Yeo,3000.00\r\n",
    )
    const { body } = await call(admin, 'GET', 'api/panel/activityLog?per_page=200')
    const told = body.data.filter((one: { action: string }) => /^reports.(ran|taken)/.test(one.action))
    expect(JSON.stringify(told.slice(0, 2))).toContain('basic_salary')
    // Read anew with the rights of the day: a role that is gone opens nothing.
    const gone = app.as({ ...hr.session, roles: ['HR Leave'] })
    expect((await call(gone, 'GET', `${BASE}/run/${run.id}/file`)).status).toBe(403)
    now = new Date('2026-04-20T00:30:00Z')
    expect((await call(hr, 'GET', `${BASE}/run/${run.id}`)).status).toBe(404)
    now = new Date('2026-03-16T00:30:00Z')
  })

  test('as a file with the ends of groups: a sheet to calculate with, and paper to read', async () => {
    const definition = people({
      columns: [{ field: 'full_name' }, { field: 'basic_salary', total: 'sum', heading: 'Agreed' }],
      groups: ['department'],
    })
    const template = await kept('On paper', definition)
    const run = expected(await call(hr, 'POST', `${BASE}/run`, { template, language: 'zh-Hant' }), 201)
    const file = async (format: string) =>
      (await app.call(hr, 'GET', `${BASE}/run/${run.id}/file?format=${format}`)).bytes
    expect((await file('csv')).toString()).toContain('\r\nSales（2）,,8000.50\r\n')
    const page = pdfPages(await file('pdf'))
      .join(' ')
      .replace(/\s+/g, ' ')
    for (const text of ['On paper', '姓名', 'Agreed', 'Ann Lim', '8,000.50', '合計', '16,000.50'])
      expect(page).toContain(text)
    const book = await readBook(await file('xlsx'))
    expect(book).toEqual([
      ['分組', '姓名', 'Agreed'],
      [null, 'Ann Lim', 4200],
      [null, 'Ben Tan', 3800.5],
      ['Sales（2）', null, 8000.5],
      [null, '=cmd|x', 5000],
      [null, 'Dan Yeo', 3000],
      ['未填（2）', null, 8000],
      ['合計（4）', null, 16000.5],
    ])
  })

  test('by themselves: once a day, missed days once, and no longer when the owner lost the role', async () => {
    const id = await kept('Every Monday', people())
    const at = `${BASE}/template/${id}/schedule`
    const who = (await call(hr, 'GET', at)).body.data.accounts.map((one: { id: string }) => one.id)
    expect(who).toContain(admin.session.accountId)
    const stranger = await app.caller(admin.companyId, 'MY', 'HR Leave')
    const weekly = { every: 'week', weekday: 0, hour: 9, told: [stranger.session.accountId] }
    expect((await call(hr, 'POST', at, weekly)).body.errors).toEqual({
      told: ['Choose people who may read this report'],
    })
    expect((await call(hr, 'POST', at, { ...weekly, weekday: null, told: who })).body.errors).toHaveProperty('weekday')
    expected(await call(hr, 'POST', at, { ...weekly, told: [admin.session.accountId] }), 200)
    const night = (today: string) =>
      runScheduled(app.services, reportSubjects, { companyId: admin.companyId, today: today as never, hour: 9 })
    // Saved on Monday 16 March before nine: due that day, once.
    for (const today of ['2026-03-16', '2026-03-16', '2026-03-18']) await night(today)
    const ready = async () =>
      (await call(admin, 'GET', 'api/emp/notice')).body.data.notices.filter(({ text }: { text: string }) =>
        text.includes('Every Monday'),
      )
    expect(await ready()).toHaveLength(1)
    // The 23rd and the 30th were missed: one run for both.
    await night('2026-04-01')
    const notices = await ready()
    expect(notices).toHaveLength(2)
    const run = notices[0].link.split('/').at(-1)
    expect(expected(await call(admin, 'GET', `${BASE}/run/${run}`), 200).run.by_schedule).toBe(true)
    await app.db.system.transaction((tx) =>
      sql`delete from account_roles where company_id = ${hr.companyId} and account_id = ${hr.session.accountId}`.execute(
        tx,
      ),
    )
    await night('2026-04-06')
    expect(await ready()).toHaveLength(2)
    expect(await log()).toContain('reports.stopped')
  })
})
