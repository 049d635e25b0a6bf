import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { companyWithAdmin, type Person, personWith, tokenOf } from '#tests/support/people.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'
import { demandSecondFactor, disableAccount, reopenAccounts } from './account-state.ts'

let server: TestServer
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  admin = await companyWithAdmin(server)
})
afterAll(() => server?.stop())

const me = async (token: string) => (await server.send('GET', 'api/auth/me', { token })).status
const disable = (id: string, companyId = admin.companyId) =>
  server.db.system.transaction((tx) =>
    disableAccount(tx.of(companyId), companyId, id, { because: 'left', now: server.services.clock.now() }),
  )
const reopen = (id: string) =>
  server.db.system.transaction((tx) => reopenAccounts(tx.of(admin.companyId), admin.companyId, [id]))

test('who leaves is out on every device at once, and in again when back', async () => {
  const person = await personWith(server, admin.companyId, ['HR Leave'])
  const second = await tokenOf(server, person.email)
  const done = await disable(person.id)
  expect(typeof done === 'object' && done.ended).toHaveLength(2)
  expect([await me(person.token), await me(second)]).toEqual([401, 401])
  expect(await reopen(person.id)).toMatchObject([{ id: person.id, state: 'active' }])
  expect(await reopen(person.id)).toEqual([])
  expect([await me(person.token), await me(await tokenOf(server, person.email))]).toEqual([401, 200])
})

test('the last Company Admin and people of other companies stay', async () => {
  const other = await companyWithAdmin(server)
  expect(await disable(admin.id)).toBe('last-admin')
  expect(await disable(other.id)).toBe('unknown')
  expect([await me(admin.token), await me(other.token)]).toEqual([200, 200])
  expect(await reopen(other.id)).toEqual([])
})

test('once a second factor is demanded, sessions without one end within a quarter of an hour', async () => {
  const leave = await personWith(server, admin.companyId, ['HR Leave'])
  await server.db.system.transaction((tx) =>
    sql`update companies set settings = '{"is_enable_google2fa_login": true}' where id = ${admin.companyId}`.execute(
      tx,
    ),
  )
  await demandSecondFactor(server.db, admin.companyId, server.services.clock.now())
  server.pass(899)
  expect(await me(leave.token)).toBe(200)
  server.pass(1)
  expect(await me(leave.token)).toBe(401)
  expect(await me(await tokenOf(server, leave.email))).toBe(401)
})
