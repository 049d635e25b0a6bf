import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { companyWithAdmin, tokenOf } from '#tests/support/people.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'
import { createOpsAccount } from './operations-account.ts'
import { tidyIdentity } from './tidy.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(() => server.db.system.transaction((tx) => sql`delete from limit_windows`.execute(tx)))
afterAll(() => server?.stop())

const make = (email: string, name = 'Siti') =>
  server.db.system.transaction((tx) =>
    createOpsAccount(tx, { email, name, roles: ['Ops'] }, server.services.clock.now()),
  )
const set = (token: string, password: string) =>
  server.send('POST', 'api/auth/password/reset', { body: { token, password } })
const login = (email: string, password: string) =>
  server.send('POST', 'api/auth/path/ops/login', { body: { email, password } })

describe('an account of operations', () => {
  test('is made with a link, needs fifteen characters, and then an authenticator', async () => {
    const secret = await make('Siti@Ops.example')
    const opened = await server.send('POST', 'api/auth/password/link', { body: { token: secret } })
    expect(opened.body.data).toMatchObject({ type: 'ops', password_min: 15, is_invited: true, company: null })
    const short = await set(secret, 'fourteen signs')
    expect(short.body.errors.password).toEqual(['The password needs at least 15 characters'])
    const done = await set(secret, 'fifteen signs !')
    // Which of the two sign-ins takes it.
    expect([done.status, done.body.data]).toEqual([200, { type: 'ops' }])
    expect((await set(secret, 'sixteen signs !!')).status).toBe(422)
    const { token } = (await login('siti@ops.example', 'fifteen signs !')).body
    const check = await server.send('POST', 'api/auth/google2fa/check/settings', { token, body: {} })
    expect(check.body.data.redirect).toBe(3)
  })

  test('is asked for again before the link was used, and not after', async () => {
    const [first, second] = [await make('two@ops.example'), await make('two@ops.example')]
    expect((await set(first, 'a long enough password')).status).toBe(422)
    expect((await set(second, 'a long enough password')).status).toBe(200)
    await expect(make('two@ops.example')).rejects.toThrow('has an account already')
  })

  test('does not take the place of somebody of a company', async () => {
    const admin = await companyWithAdmin(server)
    await expect(make(admin.email)).rejects.toThrow('has an account already')
    await expect(make('not an address')).rejects.toThrow('is not an e-mail address')
    await expect(make('a@b.example', ' ')).rejects.toThrow('needs a name')
  })
})

test('tidying forgets what has served and nothing that is needed', async () => {
  const admin = await companyWithAdmin(server)
  await login('nobody@test.example', 'wrong')
  await server.send('POST', 'api/auth/password/forgot', { body: { email: admin.email } })
  const count = async () => {
    const found = await server.db.system.read((tx) =>
      sql`select (select count(*) from sessions where account_id = ${admin.id}) as sessions,
                 (select count(*) from one_time_links where account_id = ${admin.id}) as links,
                 (select count(*) from limit_windows where tries <> '{}') as windows,
                 (select count(*) from mails where recipient = ${admin.email}) as mails`.execute(tx),
    )
    return found.rows[0]
  }
  const before = await count()
  await tidyIdentity(server.db, server.services.clock.now())
  expect(await count()).toEqual(before)
  server.pass(40 * 24 * 3600)
  const fresh = await tokenOf(server, admin.email)
  await tidyIdentity(server.db, server.services.clock.now())
  expect(await count()).toMatchObject({ sessions: 1, links: 0, mails: 1 })
  expect((await server.send('GET', 'api/auth/me', { token: fresh })).status).toBe(200)
})
