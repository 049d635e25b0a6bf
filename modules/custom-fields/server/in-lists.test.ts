// A company's own fields in the list of people: columns, filters and files show and find by what the reader may see, and
// nothing can be told from a filter by a field that is not theirs.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { employeesHandlers } from '#modules/employees/server/handlers.ts'
import { type LeaveApp, type LeaveCompany, leaveApp, type Member } from '#tests/support/leave-company.ts'
import { customFieldsInLists } from './in-lists.ts'
import { customFieldsModule } from './manifest.ts'

const LIST = 'api/panel/employee/getAllEmployees'
let app: LeaveApp
let company: LeaveCompany
let boss: Member
let size: string
let secret: string
beforeAll(async () => {
  const needs = { payInputsChanged: async () => {}, ownFields: customFieldsInLists }
  app = await leaveApp('2026-11-25', [...(customFieldsModule.handlers ?? []), ...employeesHandlers(needs)])
  company = await app.leaveCompany('MY')
  boss = await company.member('Boss', {}, 'Reporting Manager')
  const [ann, bea] = [
    await company.member('Ann', { manager_id: boss.employeeId }),
    await company.member('Bea', { manager_id: boss.employeeId }),
  ]
  const add = async (field: object) =>
    (await company.post('api/panel/company/customField', field)).body.data.id as string
  size = await add({ name: '=Size', name_zh: '尺寸', kind: 'choice', choices: ['S', 'M'], for_managers: true })
  secret = await add({ name: 'Blood', kind: 'choice', choices: ['A', 'B'] })
  for (const [who, values] of [
    [ann, { [size]: 'S', [secret]: 'A' }],
    [bea, { [size]: 'M', [secret]: 'B' }],
  ] as const) {
    const given = Object.entries(values).map(([field_id, value]) => ({ field_id, value }))
    await company.patch(`api/panel/employee/customField/${who.employeeId}`, { values: given })
  }
})
afterAll(() => app?.close())

const narrowed = (...pairs: (readonly [string, string])[]) => `own=${encodeURIComponent(JSON.stringify(pairs))}`
const list = (query: string, who = company.admin) => company.get(`${LIST}?${query}`, who)
const names = async (query: string, who = company.admin) =>
  (await list(query, who)).body.data.map(({ full_name }: { full_name: string }) => full_name)

test('HR finds people by every field, and sees what each has', async () => {
  expect(await names(narrowed([size, 'M']))).toEqual(['Bea'])
  expect(await names(narrowed([size, 'S'], [secret, 'A']))).toEqual(['Ann'])
  expect(await names(narrowed([size, 'S'], [secret, 'B']))).toEqual([])
  const rows = (await list('with_own=1&search=Ann')).body.data
  expect(rows).toMatchObject([{ full_name: 'Ann', own: { [size]: 'S', [secret]: 'A' } }])
  expect((await list('search=Ann')).body.data[0].own).toBeNull()
  const { own_fields } = (await company.get(`${LIST}/overview`)).body.data
  expect(own_fields.map(({ id }: { id: string }) => id)).toEqual([size, secret])
})

test('a manager sees and finds by the fields that are for managers, and by no other', async () => {
  expect(await names(narrowed([size, 'S']), boss)).toEqual(['Ann'])
  const rows = (await list('with_own=1&search=Ann', boss)).body.data
  expect(rows[0].own).toEqual({ [size]: 'S' })
  const { own_fields } = (await company.get(`${LIST}/overview`, boss)).body.data
  expect(own_fields.map(({ id }: { id: string }) => id)).toEqual([size])
  for (const query of [narrowed([secret, 'A']), narrowed([crypto.randomUUID(), 'A']), 'own=x', 'own=[]']) {
    const { status, body } = await list(query, boss)
    expect([query, status, Object.keys(body.errors)]).toEqual([query, 422, ['own']])
  }
})

test('a file has the columns that its reader sees, guarded against formulas', async () => {
  const take = (columns: string[], who = company.admin) =>
    company.post(`${LIST}/export`, { format: 'csv', columns }, who)
  const csv = (await take(['name', `own.${size}`, `own.${secret}`])).bytes.toString('utf8')
  expect(csv).toContain("'=Size,Blood")
  expect(csv).toContain('Ann,S,A')
  const refused = await take(['name', `own.${secret}`], boss)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['columns']])
})

test('numbers and days are found by a span, texts by what they contain, and the list is ordered by any of them', async () => {
  const { id: pay } = (await company.post('api/panel/company/customField', { name: 'Locker', kind: 'number' })).body
    .data
  const { id: until } = (await company.post('api/panel/company/customField', { name: 'Until', kind: 'date' })).body.data
  const { id: note } = (await company.post('api/panel/company/customField', { name: 'Note', kind: 'text' })).body.data
  for (const [name, locker, day, text] of [
    ['Ann', '10', '2027-01-31', 'North 100% gate'],
    ['Bea', '9.5', '2026-12-01', 'south gate'],
  ]) {
    const [{ id }] = (await list(`search=${name}`)).body.data
    const values = [
      { field_id: pay, value: locker },
      { field_id: until, value: day },
      { field_id: note, value: text },
    ]
    await company.patch(`api/panel/employee/customField/${id}`, { values })
  }
  expect(await names(narrowed([pay, '9.6..']))).toEqual(['Ann'])
  expect(await names(narrowed([pay, '..9.5'], [until, '2026-12-01..2026-12-31']))).toEqual(['Bea'])
  expect(await names(narrowed([pay, '9..10'], [note, '~GATE']))).toEqual(['Ann', 'Bea'])
  expect(await names(narrowed([note, '~100%']))).toEqual(['Ann'])
  const refused = await list(narrowed([pay, 'x..']))
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['own']])
  expect((await names(`sort=own.${pay}`)).slice(0, 2)).toEqual(['Bea', 'Ann'])
  expect((await names(`sort=-own.${pay}`)).slice(0, 2)).toEqual(['Ann', 'Bea'])
  const csv = await company.post(`${LIST}/export`, { format: 'csv', columns: ['name'], sort: `-own.${until}` })
  expect(csv.bytes.toString('utf8')).toMatch(/Ann[\s\S]*Bea/)
  const hidden = await list(`sort=own.${secret}`, boss)
  expect([hidden.status, Object.keys(hidden.body.errors)]).toEqual([422, ['sort']])
})
