import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { organisationHandlers } from '#modules/organisation/server/handlers.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { approvalPeople } from './approval-people.ts'
import { employeesHandlers } from './handlers.ts'

let app: ModuleApp
let admin: Caller
const people: Record<string, string> = {}

beforeAll(async () => {
  app = await moduleApp({
    handlers: [...organisationHandlers, ...employeesHandlers({ payInputsChanged: async () => {} })],
    catalogues: serverWords,
  })
  admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
  const { id } = await post('api/panel/company/department', { name: 'Cafés' })
  const part = await post('api/panel/company/department/create/division', { department_id: id, name: 'North' })
  const there = { department_id: id, division_id: part.id }
  await hire('Head', { department_id: id })
  await hire('North', there)
  await hire('Clerk', there)
  await hire('South', { department_id: id })
  await app.call(admin, 'PATCH', `api/panel/company/department/${id}`, { hod_id: people.Head })
  await app.call(admin, 'PATCH', `api/panel/company/department/division/${part.id}`, { hod_id: people.North })
})
afterAll(() => app?.close())

const post = async (path: string, body: object) => (await app.call(admin, 'POST', path, body)).body.data
const set = (name: string, columns: string) =>
  app.db
    .forCompany(admin.companyId)
    .transaction((tx) => sql`update employees set ${sql.raw(columns)} where id = ${people[name]}`.execute(tx))

async function hire(full_name: string, more: object): Promise<void> {
  const body = { staff_id: full_name, full_name, joined_on: '2026-01-01', ...more }
  people[full_name] = (await post('api/panel/employee/create', body)).id
  const { session } = await app.caller(admin.companyId, 'MY')
  await set(full_name, `account_id = '${session.accountId}'`)
}

const headOf = (name: string) =>
  app.db.forCompany(admin.companyId).read(async (tx) => {
    const id = people[name] ?? ''
    const places = await approvalPeople.placesOf(tx, admin.companyId, [id], '2026-11-20')
    return places.get(id)?.head?.name ?? null
  })

test('the head of the division is nearer than that of the department, and nobody is his own head', async () => {
  expect([await headOf('Clerk'), await headOf('South'), await headOf('North')]).toEqual(['North', 'Head', 'Head'])
})

test('a head who has left or cannot sign in is none', async () => {
  await set('North', `left_on = '2026-10-31'`)
  expect(await headOf('Clerk')).toBe('Head')
  await set('Head', 'account_id = null')
  expect(await headOf('Clerk')).toBeNull()
})
