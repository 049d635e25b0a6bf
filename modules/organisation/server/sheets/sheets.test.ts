import { randomUUID } from 'node:crypto'
import ExcelJS from 'exceljs'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { employeesHandlers } from '#modules/employees/server/handlers.ts'
import { type Answered, type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { organisationHandlers } from '../handlers.ts'

const COMPANY = 'api/panel/company'
let app: ModuleApp
let admin: Caller

beforeAll(async () => {
  app = await moduleApp({
    handlers: [...organisationHandlers, ...employeesHandlers({ payInputsChanged: async () => {} })],
    catalogues: serverWords,
  })
})
beforeEach(async () => {
  admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
})
afterAll(() => app?.close())

const made = async (path: string, body: object) => (await app.call(admin, 'POST', `${COMPANY}/${path}`, body)).body.data
const read = async (path: string) => (await app.call(admin, 'GET', `${COMPANY}/${path}`)).body.data
const hire = async (staff_id: string, full_name: string, more = {}): Promise<string> =>
  (
    await app.call(admin, 'POST', 'api/panel/employee/create', {
      staff_id,
      full_name,
      joined_on: '2026-01-01',
      ...more,
    })
  ).body.data.id
const send = (path: string, csv: string | Uint8Array, name = 'list.csv') =>
  app.upload(admin, `${COMPANY}/${path}`, name, csv)
const lines = (...rows: string[]) => `${rows.join('\n')}\n`
const cells = ({ body }: Answered) =>
  body.data.errors.map((one: { row: number; column: string; message: string }) => [one.row, one.column, one.message])

async function sheetOf({ bytes }: Answered): Promise<(string | null)[][]> {
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(bytes as unknown as ArrayBuffer)
  const rows: (string | null)[][] = []
  book.worksheets[0]?.eachRow((row) =>
    rows.push(Array.from((row.values as (string | null)[]).slice(1), (cell) => cell ?? null)),
  )
  return rows
}

const DEPARTMENTS = lines(
  'department,code,head_staff_id,division,division_head_staff_id',
  'Finance,FIN,S-1,Payables,S-2',
  'Finance,FIN,S-1,Treasury,',
  '財務部,,,,',
)

describe('departments', () => {
  test('export answers a file; edited and imported, new departments appear (S7-011)', async () => {
    await made('department', { name: 'Sales', code: 'SAL' })
    const exported = await app.call(admin, 'GET', `${COMPANY}/department/export`)
    expect(exported.headers['content-disposition']).toContain('departments.xlsx')
    expect(await sheetOf(exported)).toEqual([
      ['department', 'code', 'head_staff_id', 'division', 'division_head_staff_id'],
      ['Sales', 'SAL'],
    ])
    const taken = await send('department/import', 'department\nSales\nMarketing\n')
    expect([taken.status, taken.body.message]).toEqual([200, 'Imported: 1 added, 0 changed, 0 removed'])
    expect((await read('department')).map((one: { name: string; code: string }) => [one.name, one.code])).toEqual([
      ['Marketing', null],
      ['Sales', 'SAL'],
    ])
  })

  test('come in with codes, heads and divisions, and leave as exactly what they came in by', async () => {
    await hire('S-1', 'Ann')
    await hire('S-2', 'Ben')
    expect((await send('department/import', DEPARTMENTS)).body.data).toMatchObject({ created: 4, updated: 0 })
    expect(await read('department')).toMatchObject([
      {
        name: 'Finance',
        code: 'FIN',
        hod_name: 'Ann',
        divisions: [
          { name: 'Payables', hod_name: 'Ben' },
          { name: 'Treasury', hod_name: null },
        ],
      },
      { name: '財務部', code: null, divisions: [] },
    ])
    const { bytes } = await app.call(admin, 'GET', `${COMPANY}/department/export`)
    const again = await send('department/import?preview=1', bytes, 'departments.xlsx')
    expect(again.body.data).toMatchObject({ batch_id: null, rows: 3, created: 0, updated: 0, changes: [] })
  })

  test('show in a preview what would change, and store nothing by it', async () => {
    const ann = await hire('S-1', 'Ann')
    await made('department', { name: 'Finance', code: 'OLD', hod_id: ann })
    const seen = await send(
      'department/import?preview=1',
      lines('department,code,head_staff_id', 'FINANCE,FIN,', 'New,,s-1'),
    )
    expect(seen.body.data).toMatchObject({
      batch_id: null,
      accepted: 0,
      created: 1,
      updated: 1,
      changes: [
        { what: 'add', kind: 'department', name: 'New' },
        { what: 'change', kind: 'department', name: 'Finance', field: 'code', before: 'OLD', after: 'FIN' },
        { what: 'change', kind: 'department', name: 'Finance', field: 'head', before: 'Ann', after: null },
      ],
    })
    expect(await read('department')).toMatchObject([{ name: 'Finance', code: 'OLD', hod_name: 'Ann' }])
  })

  test('say nothing of columns that are not there', async () => {
    const ann = await hire('S-1', 'Ann')
    await made('department', { name: 'Finance', code: 'FIN', hod_id: ann })
    expect((await send('department/import', 'department,code\nFinance,F2\n')).status).toBe(200)
    expect(await read('department')).toMatchObject([{ code: 'F2', hod_name: 'Ann' }])
  })

  test('are refused cell by cell, and then nothing is stored', async () => {
    await made('department', { name: 'Taken', code: 'T' })
    await hire('S-9', 'Gone', { left_on: '2026-02-28' })
    const refused = await send(
      'department/import',
      lines(
        'department,code,head_staff_id,division,division_head_staff_id',
        'A,t,S-404,,',
        'B,B1,S-9,North,',
        'B,B2,,North,',
        'C,,,,S-9',
        ',X,,,',
      ),
    )
    expect([refused.status, refused.body.message]).toEqual([422, '5 of 5 rows are not right; nothing was changed'])
    expect(cells(refused)).toEqual([
      [1, 'head_staff_id', 'There is no such person in the company'],
      [1, 'code', 'This code is taken'],
      [2, 'head_staff_id', 'This person has left the company and cannot become head'],
      [3, 'code', 'Another row says something different about this'],
      [3, 'division', 'This is entered twice'],
      [4, 'division', 'This cell must be filled'],
      [5, 'department', 'This cell must be filled'],
    ])
    expect((await read('department')).map((one: { name: string }) => one.name)).toEqual(['Taken'])
  })

  test('may change their codes for each other’s', async () => {
    await send('department/import', 'department,code\nA,1\nB,2\n')
    expect((await send('department/import', 'department,code\nA,2\nB,1\n')).body.data.updated).toBe(2)
    expect((await read('department')).map((one: { code: string }) => one.code)).toEqual(['2', '1'])
  })

  test('are not doubled by two imports at once', async () => {
    const both = await Promise.all([1, 2].map(() => send('department/import', DEPARTMENTS.replaceAll(/S-\d/g, ''))))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both.map(({ body }) => body.data.created).sort()).toEqual([0, 4])
  })

  test('go as they came when the import is taken back', async () => {
    await hire('S-1', 'Ann')
    await hire('S-2', 'Ben')
    await made('department', { name: 'Finance', code: 'OLD' })
    const { batch_id } = (await send('department/import', DEPARTMENTS)).body.data
    const undo = () => app.call(admin, 'POST', `${COMPANY}/department/import/undo/${batch_id}`)
    expect((await undo()).body).toMatchObject({ data: { undone: 4 }, message: 'The import was undone' })
    expect(await read('department')).toMatchObject([{ name: 'Finance', code: 'OLD', hod_id: null, divisions: [] }])
    expect((await undo()).body.data).toEqual({ undone: 0 })
  })

  test('stay when something was built on the import or changed since', async () => {
    const { batch_id } = (await send('department/import', 'department\nUsed\n')).body.data
    const [used] = await read('department')
    const undo = () => app.call(admin, 'POST', `${COMPANY}/department/import/undo/${batch_id}`)
    const person = await hire('S-3', 'Cid', { department_id: used.id })
    const refused = await undo()
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'This import cannot be undone: its entries were used or changed since',
    ])
    await app.db
      .forCompany(admin.companyId)
      .transaction((tx) => sql`update employees set department_id = null where id = ${person}`.execute(tx))
    await app.call(admin, 'PATCH', `${COMPANY}/department/${used.id}`, { code: 'U' })
    expect((await undo()).status).toBe(422)
    expect(await read('department')).toHaveLength(1)
  })

  test('of a stranger’s import are not there to take back', async () => {
    const { batch_id } = (await send('department/import', 'department\nMine\n')).body.data
    const stranger = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
    for (const id of [batch_id, randomUUID()]) {
      expect((await app.call(stranger, 'POST', `${COMPANY}/department/import/undo/${id}`)).status).toBe(404)
    }
  })
})

const POSITIONS = lines(
  'position,job_level,description,department',
  'Controller,Manager,Keeps the books,Finance',
  'Controller,,,Sales',
  'Clerk,Clerk,,',
)

describe('positions', () => {
  test('come in with levels, descriptions and departments, and leave as exactly what they came in by', async () => {
    await send('department/import', 'department\nSales\nFinance\n')
    const taken = await send('position/import', POSITIONS)
    expect(taken.body.data.changes.map((one: { kind: string; name: string }) => `${one.kind} ${one.name}`)).toEqual([
      'job_level Manager',
      'job_level Clerk',
      'position Controller',
      'position Clerk',
    ])
    expect(await read('position')).toMatchObject([
      { name: 'Clerk', job_level: 'Clerk', departments: [] },
      { name: 'Controller', job_level: 'Manager', departments: [{ name: 'Finance' }, { name: 'Sales' }] },
    ])
    const { bytes } = await app.call(admin, 'GET', `${COMPANY}/position/export`)
    const again = await send('position/import?preview=1', bytes, 'positions.xlsx')
    expect(again.body.data).toMatchObject({ rows: 3, changes: [] })
  })

  test('change by the sheet, told before', async () => {
    await send('department/import', 'department\nSales\nFinance\n')
    await send('position/import', POSITIONS)
    const seen = await send('position/import?preview=1', lines('position,job_level,department', 'controller,,Sales'))
    expect(seen.body.data.changes).toEqual([
      { what: 'change', kind: 'position', name: 'Controller', field: 'job_level', before: 'Manager', after: null },
      {
        what: 'change',
        kind: 'position',
        name: 'Controller',
        field: 'department',
        before: 'Finance, Sales',
        after: 'Sales',
      },
    ])
  })

  test('name departments that are there, each once', async () => {
    await send('department/import', 'department\nSales\n')
    const refused = await send('position/import', lines('position,department', 'A,Nowhere', 'B,Sales', 'B,SALES'))
    expect(cells(refused)).toEqual([
      [1, 'department', 'There is no such department'],
      [3, 'department', 'This is entered twice'],
    ])
    expect(await read('position')).toEqual([])
  })

  test('go as they came when the import is taken back, with the levels that came along', async () => {
    await send('department/import', 'department\nSales\nFinance\n')
    await made('position', { name: 'Clerk', description: 'As before' })
    const { batch_id } = (await send('position/import', POSITIONS)).body.data
    expect((await app.call(admin, 'POST', `${COMPANY}/position/import/undo/${batch_id}`)).status).toBe(200)
    expect(await read('position')).toMatchObject([{ name: 'Clerk', description: 'As before', job_level: null }])
    expect((await app.call(admin, 'GET', 'api/panel/employee/jobLevel/list')).body.data).toEqual([])
  })
})

describe('role-based competencies', () => {
  const SHEET = lines(
    'position,competency,description,weight,expected_level',
    'Clerk,Typing,"Fast, and right",40,2',
    'Clerk,Listening,,60,',
    'Judge,,,,',
  )
  const competenciesOf = async (name: string) => {
    const { id } = (await read('position')).find((one: { name: string }) => one.name === name)
    return (await read(`position/${id}/competency`)).competencies
  }
  beforeEach(async () => {
    await send('position/import', 'position\nClerk\nJudge\n')
  })

  test('export answers a file by POST, and it comes back in (S7-012)', async () => {
    expect((await send('position/import/rbc', SHEET)).body.data).toMatchObject({ created: 2 })
    expect(await competenciesOf('Clerk')).toEqual([
      { name: 'Typing', description: 'Fast, and right', weight: 40, expected_level: 2 },
      { name: 'Listening', description: null, weight: 60, expected_level: 3 },
    ])
    const exported = await app.call(admin, 'POST', `${COMPANY}/position/export/rbc`, {})
    expect(await sheetOf(exported)).toEqual([
      ['position', 'competency', 'description', 'weight', 'expected_level'],
      ['Clerk', 'Typing', 'Fast, and right', 40, 2],
      ['Clerk', 'Listening', null, 60, 3],
      ['Judge'],
    ])
    const again = await send('position/import/rbc?preview=1', exported.bytes, 'competencies.xlsx')
    expect(again.body.data).toMatchObject({ rows: 3, changes: [] })
  })

  test('of chosen positions leave alone; of a position that is not there nothing leaves', async () => {
    const [clerk] = await read('position')
    const one = await app.call(admin, 'POST', `${COMPANY}/position/export/rbc`, { position_ids: [clerk.id] })
    expect((await sheetOf(one)).map(([position]) => position)).toEqual(['position', 'Clerk'])
    const none = await app.call(admin, 'POST', `${COMPANY}/position/export/rbc`, { position_ids: [randomUUID()] })
    expect(none.status).toBe(404)
  })

  test('are the whole list of every position named: what is not there any more is removed, and told before', async () => {
    await send('position/import/rbc', SHEET)
    const next = lines('position,competency,weight', 'Clerk,listening,50', 'Clerk,Speaking,10')
    expect((await send('position/import/rbc?preview=1', next)).body.data.changes).toEqual([
      { what: 'change', kind: 'competency', name: 'Clerk / listening', field: 'weight', before: '60', after: '50' },
      { what: 'add', kind: 'competency', name: 'Clerk / Speaking' },
      { what: 'remove', kind: 'competency', name: 'Clerk / Typing' },
    ])
    const { batch_id } = (await send('position/import/rbc', next)).body.data
    expect(await competenciesOf('Clerk')).toHaveLength(2)
    expect((await app.call(admin, 'POST', `${COMPANY}/position/import/rbc/undo/${batch_id}`)).status).toBe(200)
    expect((await competenciesOf('Clerk')).map((one: { name: string }) => one.name)).toEqual(['Typing', 'Listening'])
  })

  test('are refused cell by cell where a position weighs more than a hundred, or a cell is missing', async () => {
    const refused = await send(
      'position/import/rbc',
      lines(
        'position,competency,description,weight,expected_level',
        'Clerk,A,,60,1',
        'Clerk,B,,41,6',
        'Clerk,C,,41,5',
        'Clerk,a,,0,0',
        'Judge,D,,,',
        'Judge,,,5,',
        'Nobody,E,,1,1',
      ),
    )
    expect(cells(refused)).toEqual([
      [2, 'expected_level', 'The number is too large'],
      [3, 'weight', 'The weights add up to 101; at most 100 is allowed'],
      [4, 'expected_level', 'The scale begins at 1'],
      [4, 'competency', 'This is entered twice'],
      [5, 'weight', 'This cell must be filled'],
      [6, 'competency', 'This cell must be filled'],
      [7, 'position', 'There is no such position'],
    ])
    expect(await competenciesOf('Clerk')).toEqual([])
  })
})

test('who may not write may not import, and a picture is no sheet', async () => {
  const reader = await app.caller(admin.companyId, 'MY', 'Recruitment 2')
  const path = `${COMPANY}/department/import`
  expect((await app.upload(reader, path, 'a.csv', 'department\nX\n')).status).toBe(403)
  expect((await app.call(reader, 'GET', `${COMPANY}/department/export`)).status).toBe(200)
  const picture = await send('department/import', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'a.xlsx')
  expect([picture.status, (await read('department')).length]).toEqual([422, 0])
})
