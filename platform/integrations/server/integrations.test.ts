import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { publicOnly, type Reach } from '#platform/integrations/server/webhooks/reach.ts'
import { type LeaveApp, type LeaveCompany, leaveApp, type Member } from '#tests/support/leave-company.ts'
import type { Caller } from '#tests/support/module-app.ts'
import { isPublicAddress } from '../model/public-address.ts'
import { integrationsHandlers } from './handlers.ts'
import { faultOf } from './webhooks/reach.ts'
import { sendDueEvents } from './webhooks/sender.ts'

type Got = { readonly headers: IncomingHttpHeaders; readonly body: string; readonly path: string }
/** What the receiver has got, and how it answers. */
const got: Got[] = []
let answer: (path: string) => { status: number; to?: string } | undefined = () => ({ status: 204 })
const receiver = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  got.push({ headers: request.headers, body, path: request.url ?? '' })
  const { status, to } = answer(request.url ?? '') ?? {}
  if (status === undefined) return void request.socket.destroy()
  response.writeHead(status, to ? { location: to } : {}).end('thank you')
})

/** As in the world, but the test’s own receiver may be reached. */
const local: Reach = {
  takesPlainHttp: true,
  mayReach: (address) => address === '127.0.0.1' || isPublicAddress(address),
}
const HOOK = 'api/panel/integration/webhook'
const KEY = 'api/panel/integration/key'

let app: LeaveApp
let company: LeaveCompany
let boss: Member
let ann: Member
let annual: string
let url: string
beforeAll(async () => {
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready))
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
  app = await leaveApp('2026-11-20', integrationsHandlers(local))
})
beforeEach(async () => {
  app.setToday('2026-11-20')
  got.length = 0
  answer = () => ({ status: 204 })
  company = await app.leaveCompany('MY')
  boss = await company.member('Boss', {}, 'Reporting Manager')
  ann = await company.member('Ann', { manager_id: boss.employeeId })
  annual = (await company.type('annual')).id
})
afterAll(async () => {
  receiver.closeAllConnections()
  receiver.close()
  await app?.close()
})

const send = () => sendDueEvents(app.services, local)
const ask = async (day: string): Promise<string> =>
  (await company.post('api/emp/leave/application', { type_id: annual, from: day, to: day }, ann)).body.data.id
const approve = (id: string) => company.post('api/panel/leave/application/batch/approve', { ids: [id] }, boss)
const events = ['request.sent', 'request.approved', 'request.rejected']
const hook = async (more: object = {}) =>
  (await company.post(HOOK, { name: 'Roster', address: `${url}/hook`, events, ...more })).body.data
const log = async (id: string) => (await company.get(`${HOOK}/${id}/delivery`)).body.data
const later = (minutes: number) => {
  const at = new Date(new Date(app.services.clock.now()).getTime() + minutes * 60_000)
  app.setNow(at)
}

describe('a webhook', () => {
  test('is told of decisions in their order, each signed with its secret and the time', async () => {
    const { id, secret } = await hook()
    await approve(await ask('2026-12-07'))
    while ((await send()) > 0);
    expect(got.map(({ body }) => JSON.parse(body).event)).toEqual(['request.sent', 'request.approved'])
    const { headers, body } = got[1] as Got
    const [, time = '', digest] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['kerja-signature'])) ?? []
    expect(digest).toBe(createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'))
    expect(Number(time) * 1000).toBe(Date.parse('2026-11-20T03:00:00Z'))
    expect(JSON.parse(body)).toMatchObject({
      id: headers['kerja-event-id'],
      event: 'request.approved',
      company_id: company.id,
      data: {
        kind: 'leave',
        full_name: 'Ann',
        title: 'Annual leave',
        from: '2026-12-07',
        status: 'approved',
        length: 1,
      },
    })
    expect((await log(id)).map(({ event, state, status }: Record<string, unknown>) => [event, state, status])).toEqual([
      ['request.approved', 'delivered', 204],
      ['request.sent', 'delivered', 204],
    ])
    expect(JSON.stringify((await company.get(HOOK)).body)).not.toContain(secret)
  })

  test('is told that an approval was taken back: it waits again', async () => {
    await hook({ events: ['request.approved', 'request.reopened'] })
    const { body } = await approve(await ask('2026-12-07'))
    expect((await company.post(`api/emp/undo/${body.meta.undo}`, {}, boss)).status).toBe(200)
    while ((await send()) > 0);
    const told = got.map(({ body: sent }) => JSON.parse(sent)).map(({ event, data }) => [event, data.status])
    expect(told).toEqual([
      ['request.approved', 'approved'],
      ['request.reopened', 'pending'],
    ])
  })

  test('hears nothing of what was rolled back, of other companies, and of what it did not ask for', async () => {
    await hook({ events: ['request.rejected'] })
    const other = await app.leaveCompany('MY')
    await other.post(HOOK, { name: 'Other', address: `${url}/other`, events })
    await approve(await ask('2026-12-07'))
    await company.post('api/emp/leave/application', { type_id: annual, from: '2026-12-26', to: '2026-12-26' }, ann)
    expect(await send()).toBe(0)
    expect(got).toEqual([])
  })

  test('is tried again with growing pauses under the same id, then given up, and sent once more by hand', async () => {
    const { id } = await hook({ events: ['request.sent'] })
    answer = () => ({ status: 500 })
    await ask('2026-12-07')
    await send()
    expect(await send()).toBe(0)
    expect((await log(id))[0]).toMatchObject({ state: 'waiting', tries: 1, trouble: 'It answered with status 500' })
    const chinese = await app.call(company.admin, 'GET', `${HOOK}/${id}/delivery`, undefined, {
      'accept-language': 'zh-TW',
    })
    expect(chinese.body.data[0].trouble).toBe('對方回應狀態碼 500')
    const pauses: number[] = []
    for (let tries = 2; tries <= 10; tries += 1) {
      const { next_try_at } = (await log(id))[0]
      pauses.push(Date.parse(next_try_at) - app.services.clock.now().getTime())
      later(15 * 60)
      expect(await send()).toBe(1)
    }
    expect(pauses[0]).toBeLessThan(60_000)
    expect(pauses.every((pause, at) => at < 8 || pause > (pauses[0] ?? 0) * 100)).toBe(true)
    expect((await log(id))[0]).toMatchObject({ state: 'given_up', tries: 10 })
    expect(new Set(got.map(({ headers }) => headers['kerja-event-id'])).size).toBe(1)
    answer = () => ({ status: 200 })
    const [{ id: delivery }] = await log(id)
    expect((await company.post(`${HOOK}/${id}/delivery/${delivery}/replay`)).status).toBe(200)
    await send()
    expect((await log(id))[0]).toMatchObject({ state: 'delivered', tries: 1 })
    expect(new Set(got.map(({ headers }) => headers['kerja-event-id'])).size).toBe(1)
    expect((await company.post(`${HOOK}/${id}/delivery/${id}/replay`)).status).toBe(404)
  })

  test('that drops the connection or sends elsewhere gets nothing twice at once, and is not followed', async () => {
    const { id } = await hook({ events: ['request.sent'] })
    answer = (path) => (path === '/hook' ? { status: 302, to: `${url}/inside` } : { status: 200 })
    await ask('2026-12-07')
    await Promise.all([send(), send()])
    expect(got.map(({ path }) => path)).toEqual(['/hook'])
    expect((await log(id))[0]).toMatchObject({
      state: 'waiting',
      trouble: 'It answered with status 302; redirects are not followed',
    })
    answer = () => undefined
    later(5)
    await send()
    expect((await log(id))[0].trouble).toBe('The connection was dropped')
  })

  test('holds back what is about one thing until what came before has arrived, and nothing else', async () => {
    await hook()
    answer = () => (got.length === 1 ? { status: 503 } : { status: 200 })
    const first = await ask('2026-12-07')
    await send()
    await approve(first)
    await ask('2026-12-09')
    await send()
    const told = () => got.map(({ body }) => [JSON.parse(body).event, JSON.parse(body).data.from])
    expect(told()).toEqual([
      ['request.sent', '2026-12-07'],
      ['request.sent', '2026-12-09'],
    ])
    later(5)
    while ((await send()) > 0);
    expect(told().slice(2)).toEqual([
      ['request.sent', '2026-12-07'],
      ['request.approved', '2026-12-07'],
    ])
  })

  test('is tried out, switched off, given a new secret and removed by the company’s admin alone', async () => {
    const { id, secret } = await hook()
    await company.post(`${HOOK}/${id}/ping`)
    await send()
    expect(got[0]?.headers['kerja-event']).toBe('ping')
    const renewed = await company.post(`${HOOK}/${id}/secret`)
    expect(renewed.body.data.secret).not.toBe(secret)
    expect((await company.patch(`${HOOK}/${id}`, { active: false })).body.data.active).toBe(false)
    await ask('2026-12-07')
    expect(await send()).toBe(0)
    expect((await company.post(`${HOOK}/${id}/ping`)).status).toBe(422)
    const generalist = await company.with('HR Generalist')
    for (const [path, who] of [
      [HOOK, generalist],
      [`${HOOK}/${id}/delivery`, boss],
    ] as const)
      expect((await company.get(path, who)).status).toBe(403)
    expect((await company.remove(`${HOOK}/${id}`)).status).toBe(200)
    expect((await company.get(`${HOOK}/${id}/delivery`)).status).toBe(404)
  })

  test('never leads into the house: neither by number, nor by name, nor later', async () => {
    const bad = [
      'http://example.com/x',
      'https://127.0.0.1/',
      'https://0x7f.1/',
      'https://2130706433/',
      'https://[::1]/x',
    ]
    const worse = [
      'https://169.254.169.254/latest',
      'https://localhost/',
      'https://a.internal/',
      'https://intranet/',
      'ftp://a.example/',
    ]
    for (const address of [...bad, ...worse, 'https://me:secret@a.example/', 'nonsense'])
      expect(faultOf(address, publicOnly), address).toMatch(/^integrations\./)
    expect(faultOf('https://hooks.example.com/kerja?x=1', publicOnly)).toBeUndefined()
    const refused = await company.post(HOOK, { name: 'x', address: 'https://10.0.0.1/', events })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { address: ['This address is not on the public network'] },
    ])
    // Saved when it could be reached, and leading into the house since then.
    const { id } = await hook({ events: ['request.sent'] })
    await ask('2026-12-07')
    await sendDueEvents(app.services, { ...publicOnly, takesPlainHttp: true })
    expect(got).toEqual([])
    expect((await log(id))[0].trouble).toMatch(/^Not reached/)
  })
})

/** Whoever keeps the company, employed in it as well. */
async function me(name: string) {
  const { accountId } = company.admin.session
  await app.db.forCompany(company.id).transaction((tx) =>
    sql`insert into employees (company_id, id, staff_id, full_name, joined_on, account_id)
        values (${company.id}, gen_random_uuid(), ${name}, ${name}, '2020-01-01', ${accountId})`.execute(tx),
  )
  const { rows } = await app.db
    .forCompany(company.id)
    .read((tx) => sql<{ id: string }>`select id from employees where account_id = ${accountId}`.execute(tx))
  return rows[0] ?? { id: '' }
}

describe('a key', () => {
  const make = async (more: object = {}) =>
    company.post(KEY, { name: 'Roster', role: 'HR Leave', scopes: ['leave:read', 'calendar:read'], ...more })
  const by = (key: string): Caller => ({ ...company.admin, token: key })

  test('calls within its scopes with the rights of its role, and nothing beyond', async () => {
    const made = await make()
    expect(made.status).toBe(201)
    const { key, id } = made.body.data
    expect((await company.get('api/panel/leave/application', by(key))).status).toBe(200)
    // Out of its scopes, writing, its maker’s own pages, and what its role may not.
    expect((await company.get('api/panel/application', by(key))).body.message).toBe(
      'This key is not allowed to do that',
    )
    expect((await company.post('api/panel/leave/type', { name: 'Own' }, by(key))).status).toBe(403)
    expect((await company.get('api/emp/leave/balance', by(key))).status).toBe(403)
    expect((await company.get(KEY, by(key))).status).toBe(403)
    const narrow = (await make({ role: 'Finance', scopes: ['leave:write'] })).body.data.key
    expect((await company.get('api/panel/leave/application', by(narrow))).status).toBe(403)
    const [listed] = (await company.get(KEY)).body.data.filter((one: { id: string }) => one.id === id)
    expect(listed).toMatchObject({ hint: key.slice(-4), state: 'live', role: 'HR Leave' })
    expect(listed.used_at).not.toBeNull()
    expect(JSON.stringify(listed)).not.toContain(key)
  })

  test('writes where its scope says so, in its own name', async () => {
    const { key } = (await make({ scopes: ['leave:write'] })).body.data
    const sent = await ask('2026-12-07')
    expect(
      (await company.post('api/panel/leave/application/batch/approve', { ids: [sent] }, by(key))).body.data.changed,
    ).toBe(1)
    const { rows } = await app.db
      .forCompany(company.id)
      .read((tx) => sql<{ actor: string }>`select actor from activity where action = 'approvals.approved'`.execute(tx))
    expect(rows).toEqual([{ actor: 'API: Roster' }])
  })

  test('is nobody’s applicant: it neither sees nor cancels what its maker asked for', async () => {
    const { id: employee_id } = await me('Sole admin')
    const body = { employee_id, type_id: annual, from: '2026-12-07', to: '2026-12-07' }
    const { id } = (await company.post('api/panel/leave/application', body)).body.data
    const cancel = async (who?: Caller) => {
      const { body: answer } = await company.post(
        'api/panel/application/decide',
        { ids: [id], decision: 'cancel' },
        who,
      )
      return answer.data.outcomes?.[0].outcome ?? answer.message
    }
    const keyOf = async (role: string) => by((await make({ role, scopes: ['approvals:write'] })).body.data.key)
    expect(await cancel(await keyOf('HR Leave'))).toBe('This request does not wait for you')
    const reminded = await company.post(`api/panel/application/${id}/remind`, {}, await keyOf('HR Leave'))
    expect([reminded.status, reminded.body.message]).toEqual([422, 'This request does not wait for you'])
    const finance = await keyOf('Finance')
    expect((await company.get(`api/panel/application/${id}`, finance)).status).not.toBe(200)
    expect(await cancel(finance)).not.toBe('moved')
    expect(await cancel()).toBe('moved')
  })

  test('is kept as a digest alone, and is nothing in another company', async () => {
    const { key } = (await make()).body.data
    const other = await app.leaveCompany('MY')
    const { rows } = await app.db.forCompany(company.id).read((tx) => sql`select * from api_keys`.execute(tx))
    expect(JSON.stringify(rows)).not.toContain(key)
    const foreign = key.replace(company.id.replaceAll('-', ''), other.id.replaceAll('-', ''))
    for (const wrong of [foreign, `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`, key.toUpperCase()])
      expect((await company.get('api/panel/leave/application', by(wrong))).status).toBe(401)
  })

  test('ends when it is ended, on its last day, and with the rights of who made it', async () => {
    const reads = async (key: string) => (await company.get('api/panel/leave/application', by(key))).status
    const one = (await make()).body.data
    expect((await company.remove(`${KEY}/${one.id}`)).status).toBe(200)
    expect([await reads(one.key), (await company.remove(`${KEY}/${one.id}`)).status]).toEqual([401, 404])
    const last = (await make()).body.data
    const short = (await make({ expires_on: '2026-11-21' })).body.data
    expect((await make({ expires_on: '2026-11-19' })).body.errors).toHaveProperty('expires_on')
    app.setToday('2026-11-21')
    expect(await reads(short.key)).toBe(200)
    app.setToday('2026-11-22')
    expect(await reads(short.key)).toBe(401)
    expect(await reads(last.key)).toBe(200)
    await app.db
      .forCompany(company.id)
      .transaction((tx) =>
        sql`delete from account_roles where company_id = ${company.id} and role = 'Company Admin'`.execute(tx),
      )
    expect(await reads(last.key)).toBe(401)
  })

  test('is refused with the field at fault', async () => {
    for (const [body, field] of [
      [{ scopes: ['privacy:write'] }, 'scopes'],
      [{ scopes: [] }, 'scopes'],
      [{ scopes: ['payroll:write'] }, 'scopes'],
      [{ role: 'HR Attendance' }, 'role'],
      [{ name: ' ' }, 'name'],
      [{ expires_on: 'soon' }, 'expires_on'],
    ] as const) {
      const { status, body: answered } = await make(body)
      expect([status, Object.keys(answered.errors)[0]]).toEqual([422, field])
    }
  })
})
