import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { activityHandlers } from '#platform/activity/server/handlers.ts'
import { codeOfStep } from '#platform/identity/server/totp.ts'
import { companyWithAdmin, operationsPerson, type Person, personWith } from '#tests/support/people.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'
import { operationsHandlers } from './handlers.ts'

let server: TestServer
let admin: Person
let ops: string

beforeAll(async () => {
  server = await startTestServer({
    handlers: [...operationsHandlers({ version: '1', newestMigration: undefined }), ...activityHandlers([])],
  })
  ops = await operator('Ops')
})
beforeEach(async () => {
  admin = await companyWithAdmin(server)
})
afterAll(() => server?.stop())

/** Operations enter with an authenticator only. */
async function operator(role: string): Promise<string> {
  const { token } = await operationsPerson(server, [role])
  const { secret } = (await server.send('GET', 'api/auth/google2fa/register', { token })).body.data
  const code = await codeOfStep(secret, Math.floor(server.services.clock.now().getTime() / 30_000))
  return (await server.send('POST', 'api/auth/google2fa/register', { token, body: { code } })).body.token
}

const SETTING = 'api/path/ops/setting'
const send = (method: 'GET' | 'PATCH', path: string, body?: unknown, token = ops) =>
  server.send(method, path, { token, body })
const enabledModules = async () =>
  (await server.send('GET', 'api/path/ops/panel/enabled/module', { token: admin.token })).body.data

test('a module switched off is gone at the next request, and back with the next switch', async () => {
  expect((await send('GET', 'api/panel/activityLog', undefined, admin.token)).status).toBe(200)
  const off = await send('PATCH', `${SETTING}/module/update/${admin.companyId}`, { module_id: 28, is_enabled: false })
  expect(off.status).toBe(200)
  expect(off.body.data.find(({ id }: { id: number }) => id === 28)).toMatchObject({ is_enabled: false })
  expect((await send('GET', 'api/panel/activityLog', undefined, admin.token)).status).toBe(403)
  expect(await enabledModules()).not.toContain(28)
  await send('PATCH', `${SETTING}/module/update/${admin.companyId}`, { module_id: 28, is_enabled: '1' })
  const log = await send('GET', 'api/panel/activityLog?action=operations', undefined, admin.token)
  expect(log.body.data.map(({ action }: { action: string }) => action)).toEqual([
    'operations.modules-changed',
    'operations.modules-changed',
  ])
  expect(log.body.data[1].before.modules).toContain('activityLog')
  expect(log.body.data[1].after.modules).not.toContain('activityLog')
})

test('modules and features are named in both languages and may be given as a whole list', async () => {
  const path = `${SETTING}/feature/update/${admin.companyId}`
  expect((await send('PATCH', path, { feature_ids: [2, 3] })).status).toBe(200)
  const found = await server.send('GET', `${SETTING}/features?company_id=${admin.companyId}`, {
    token: ops,
    headers: { 'accept-language': 'zh-TW' },
  })
  expect(found.body.data.filter(({ is_enabled }: { is_enabled: boolean }) => is_enabled)).toEqual([
    { id: 2, name: '對話助理', is_enabled: true },
    { id: 3, name: '電子名片', is_enabled: true },
  ])
  const unknown = await send('PATCH', path, { feature_ids: [2, 99] })
  expect([unknown.status, unknown.body.errors]).toEqual([422, { feature_id: ['There is no feature 99'] }])
  const one = await send('PATCH', `${SETTING}/module/update/${admin.companyId}`, { module_id: 14, is_enabled: true })
  expect(one.status).toBe(422)
})

test('how many faces the clock may know is that of the package until operations say otherwise (C-223, C-224)', async () => {
  const LIMIT = 'api/path/ops/faceRecognition/headcountLimit'
  const own = async () => (await send('GET', LIMIT)).body.data.find(({ id }: { id: string }) => id === admin.companyId)
  const before = await own()
  expect(before).toMatchObject({ company_id: admin.companyId, used: 0 })
  const wrong = await send('PATCH', `${LIMIT}/${admin.companyId}`, { limit: -1 })
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['limit']])
  expect((await send('PATCH', `${LIMIT}/${admin.companyId}`, { limit: 3 })).body.data).toMatchObject({ limit: 3 })
  expect((await own()).limit).toBe(3)
  expect((await send('PATCH', `${LIMIT}/${crypto.randomUUID()}`, { limit: 3 })).status).toBe(404)
  expect((await send('GET', LIMIT, undefined, admin.token)).status).toBe(403)
  const log = await send('GET', 'api/panel/activityLog?action=operations', undefined, admin.token)
  expect(log.body.data[0]).toMatchObject({ action: 'operations.face-limit-changed', after: { limit: 3 } })
})

test('a disabled company’s people are signed out at once and stay out until it is open again', async () => {
  const closed = await send('PATCH', `${SETTING}/update/status/0/company/${admin.companyId}`)
  expect([closed.status, closed.body.data.status]).toEqual([200, 'disabled'])
  expect((await send('GET', 'api/panel/activityLog', undefined, admin.token)).status).toBe(401)
  const login = () =>
    server.send('POST', 'api/auth/login', { body: { email: admin.email, password: 'a long walk to the office' } })
  expect((await login()).body.success).toBe(false)
  await send('PATCH', `${SETTING}/update/status/1/company/${admin.companyId}`)
  expect((await login()).body.success).toBe(true)
})

test('package, limit and rosters from outside are changed; a limit below those employed is refused', async () => {
  const path = `${SETTING}/package/update/${admin.companyId}`
  const changed = await send('PATCH', path, { package: 'Growth', headcount_limit: 250 })
  expect(changed.body.data).toMatchObject({ package: 'Growth', headcount_limit: 250, is_rms: false })
  for (const body of [{}, { headcount_limit: 0 }, { headcount_limit: 1.5 }, { package: '' }]) {
    expect((await send('PATCH', path, body)).status).toBe(422)
  }
  const rms = await send('PATCH', `${SETTING}/update/rms/1/company/${admin.companyId}`)
  expect(rms.body.data.is_rms).toBe(true)
  expect((await send('PATCH', `${SETTING}/update/rms/2/company/${admin.companyId}`)).status).toBe(404)
})

test('the list is searched and paged, and a company’s country is told (S7-023)', async () => {
  const all = await send('GET', `${SETTING}/index`)
  expect(all.body.data.length).toBeGreaterThan(1)
  const page = await send('GET', `${SETTING}/index?page=1&per_page=1`)
  expect([page.body.data.length, page.body.meta.total]).toEqual([1, all.body.data.length])
  expect((await send('GET', `${SETTING}/index?search=%25`)).body.data).toEqual([])
  const asked = `api/path/ops/company/detail/ops?company_id=${admin.companyId}`
  expect((await send('GET', asked)).body.errors).toEqual({ reason: ['This field must be filled'] })
  const detail = await send('GET', `${asked}&reason=Ticket%2012`)
  expect(detail.body.data).toMatchObject({ id: admin.companyId, country: 'MY', currency_code: 'MYR' })
})

test('is for operations alone, and an unknown company is not found', async () => {
  const person = await personWith(server, admin.companyId, ['Company Admin'])
  const news = await operator('Latest System Update Ops')
  for (const token of [person.token, news]) {
    expect((await send('GET', `${SETTING}/index`, undefined, token)).status).toBe(403)
    const path = `${SETTING}/module/update/${admin.companyId}`
    expect((await send('PATCH', path, { module_id: 1, is_enabled: false }, token)).status).toBe(403)
  }
  const nobody = '0190aaaa-0000-7000-8000-000000000000'
  expect((await send('PATCH', `${SETTING}/update/status/0/company/${nobody}`)).status).toBe(404)
  expect((await send('GET', `${SETTING}/modules?company_id=${nobody}`)).status).toBe(404)
})
