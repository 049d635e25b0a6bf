// A company's own fields are columns, conditions, groups and order of its reports about people, called as it calls them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportSubjects } from '#apps/server/wiring/reports.ts'
import { reportGeneratorHandlers } from '#modules/report-generator/server/handlers.ts'
import { type LeaveApp, type LeaveCompany, leaveApp } from '#tests/support/leave-company.ts'
import { customFieldsModule } from './manifest.ts'

const BASE = 'api/panel/reportGenerator'
let app: LeaveApp
let company: LeaveCompany
const names: Record<string, string> = {}
beforeAll(async () => {
  app = await leaveApp('2026-11-25', [
    ...(customFieldsModule.handlers ?? []),
    ...reportGeneratorHandlers(reportSubjects),
  ])
  company = await app.leaveCompany('MY')
  const people = [await company.member('Ann'), await company.member('Bea'), await company.member('Cid')]
  const fields = [
    [{ name: 'Size', name_zh: '尺寸', kind: 'choice', choices: ['S', 'M'] }, ['M', 'S', null]],
    [{ name: 'Locker', kind: 'number' }, ['10.125', '9', null]],
    [{ name: 'Until', kind: 'date' }, ['2027-01-31', '2026-12-01', null]],
    [{ name: 'Key', kind: 'yes_no' }, ['yes', 'no', null]],
  ] as const
  for (const [field, values] of fields) {
    const { id } = (await company.post('api/panel/company/customField', field)).body.data
    names[field.name] = `own_${id.replaceAll('-', '_')}`
    for (const [at, value] of values.entries()) {
      const given = { values: [{ field_id: id, value }] }
      await company.patch(`api/panel/employee/customField/${people[at]?.employeeId}`, given)
    }
  }
})
afterAll(() => app?.close())

const look = (more: object) =>
  company.post(`${BASE}/preview`, { definition: { subject: 'people', when: { name: 'today' }, ...more } })
const cells = async (more: object) =>
  (await look(more)).body.data.lines.map((line: { cells: (string | null)[] }) => line.cells)
const of = (...wanted: string[]) => wanted.map((name) => ({ field: names[name] ?? name }))

test('they are offered under their own names, in the reader’s language', async () => {
  const subjects = (await company.get(`${BASE}/subject`)).body.data
  const { fields } = subjects.find(({ key }: { key: string }) => key === 'people')
  expect(fields.slice(-4)).toMatchObject([
    { key: names.Size, name: 'Size', kind: 'choice', choices: [{ name: 'S' }, { name: 'M' }] },
    { key: names.Locker, name: 'Locker', kind: 'number' },
    { key: names.Until, name: 'Until', kind: 'date' },
    { key: names.Key, name: 'Key', kind: 'flag' },
  ])
})

test('they are shown exactly, sorted by what they are, and found by', async () => {
  const columns = of('full_name', 'Size', 'Locker', 'Until', 'Key')
  const sorts = [{ field: names.Locker, desc: false }]
  expect((await cells({ columns, sorts })).filter(([, size]: string[]) => size)).toEqual([
    ['Bea', 'S', '9', '2026-12-01', 'No'],
    ['Ann', 'M', '10.125', '2027-01-31', 'Yes'],
  ])
  const filters = [{ field: names.Size, is: 'one_of', values: ['M'] }]
  expect(await cells({ columns: of('full_name'), filters })).toEqual([['Ann']])
})

test('another company’s field is none', async () => {
  const other = await app.leaveCompany('MY')
  const definition = { subject: 'people', when: { name: 'today' }, columns: of('full_name', 'Size') }
  const { status } = await other.post(`${BASE}/preview`, { definition })
  expect(status).toBe(422)
})
