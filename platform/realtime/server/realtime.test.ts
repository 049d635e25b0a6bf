import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import Pusher from 'pusher-js'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { companyWithAdmin, type Person, personWith, tokenOf } from '#tests/support/people.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'
import { changesOf } from './changes.ts'
import { realtimeHandlers } from './handlers.ts'
import { publish } from './publish.ts'
import { type Realtime, realtimeOf } from './realtime.ts'

let server: TestServer
let realtime: Realtime
let port: number
let admin: Person
let key: string
const opened: { close(): void }[] = []
const ORIGIN = 'https://hr.kerja.example'

beforeAll(async () => {
  server = await startTestServer({ handlers: realtimeHandlers })
  realtime = realtimeOf(server.services)
  realtime.attach(server.app.server)
  await realtime.begin()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})
beforeEach(async () => {
  admin = await companyWithAdmin(server)
  key = (await server.send('GET', 'api/emp/realtime', { token: admin.token })).body.data.key
})
afterEach(() => {
  for (const one of opened.splice(0)) one.close()
})
afterAll(async () => {
  await realtime?.stop()
  await server?.stop()
})

const authorize = (token: string, socket_id: string, channel_name: string) =>
  server.send('POST', 'api/broadcasting/auth', { token, body: { socket_id, channel_name } })

type Message = { readonly event: string; readonly channel?: string; readonly data: string }
type Raw = {
  readonly socket: WebSocket
  readonly id: string
  next(event: string): Promise<Message>
  readonly closed: Promise<number>
  readonly all: Message[]
}

/** The protocol by hand. */
async function connect(path = `/app/${key}`, headers: Record<string, string> = { origin: ORIGIN }): Promise<Raw> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers })
  opened.push(socket)
  const all: Message[] = []
  const waiting: { event: string; take: (message: Message) => void }[] = []
  const closed = new Promise<number>((done) => socket.on('close', done))
  socket.on('message', (bytes) => {
    const message = JSON.parse(bytes.toString())
    all.push(message)
    const index = waiting.findIndex(({ event }) => event === message.event)
    if (index >= 0) waiting.splice(index, 1)[0]?.take(message)
  })
  const next = (event: string) =>
    new Promise<Message>((take, fail) => {
      const there = all.find((message) => message.event === event)
      if (there) return take(there)
      waiting.push({ event, take })
      setTimeout(() => fail(new Error(`no ${event}`)), 30_000)
    })
  await new Promise<void>((done, fail) => socket.on('open', () => done()).on('error', fail))
  const raw = { socket, next, closed, all, id: '' }
  return socket.url.includes(key)
    ? { ...raw, id: JSON.parse((await next('pusher:connection_established')).data).socket_id }
    : raw
}

async function hear(raw: Raw, token: string, channel: string): Promise<void> {
  const { auth } = (await authorize(token, raw.id, channel)).body
  raw.socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }))
  await raw.next('pusher_internal:subscription_succeeded')
}
const company = () => `private-company.${admin.companyId}`
const quiet = () => new Promise((later) => setTimeout(later, 150))

describe('the page’s own library', () => {
  test('hears the news of its company and of its person (S9-042)', async () => {
    const pusher = new Pusher(key, {
      cluster: 'ap1',
      wsHost: '127.0.0.1',
      wsPort: port,
      forceTLS: false,
      enabledTransports: ['ws'],
      disableStats: true,
      channelAuthorization: {
        transport: 'ajax',
        endpoint: '',
        customHandler: ({ socketId, channelName }, done) => {
          authorize(admin.token, socketId, channelName).then(
            ({ body }) => done(null, body),
            (failure) => done(failure, null),
          )
        },
      },
    })
    opened.push({ close: () => pusher.disconnect() })
    const heard = await new Promise<unknown[]>((done, fail) => {
      const all: unknown[] = []
      const take = (data: unknown) => all.push(data) === 2 && done(all)
      const [ours, mine] = [pusher.subscribe(company()), pusher.subscribe(`private-user.${admin.id}`)]
      ours.bind('run', take)
      mine.bind('job', take)
      let ready = 0
      for (const channel of [ours, mine]) {
        channel.bind('pusher:subscription_error', fail)
        channel.bind('pusher:subscription_succeeded', async () => {
          ready += 1
          if (ready < 2) return
          await publish(server.db, company(), 'run', { month: '2026-03' })
          await publish(server.db, `private-user.${admin.id}`, 'job', { done: 5 })
        })
      }
    })
    expect(heard).toEqual([{ month: '2026-03' }, { done: 5 }])
  })
})

describe('a connection', () => {
  test('hears nothing it did not ask for and nothing of others', async () => {
    const other = await companyWithAdmin(server)
    const [mine, theirs] = [await connect(), await connect()]
    await hear(mine, admin.token, company())
    await hear(theirs, other.token, `private-company.${other.companyId}`)
    await publish(server.db, company(), 'run', {})
    await mine.next('run')
    await quiet()
    expect(theirs.all.some(({ event }) => event === 'run')).toBe(false)
  })

  test.each([
    ['another company', () => 'private-company.018f0000-0000-7000-8000-000000000000'],
    ['another person', () => 'private-user.018f0000-0000-7000-8000-000000000000'],
    ['a public channel', () => 'news'],
    ['a presence channel', () => `presence-company.${admin.companyId}`],
    ['a longer name', () => `${company()}.x`],
  ])('gets no signature for %s', async (_what, channel) => {
    expect((await authorize(admin.token, '1.2', channel())).status).toBe(403)
  })

  test('gets no signature without a sign-in, and none for what is no connection (S7-007)', async () => {
    expect(
      (await server.send('POST', 'api/broadcasting/auth', { body: { socket_id: '1.2', channel_name: company() } }))
        .status,
    ).toBe(401)
    expect((await authorize(admin.token, '1.2:private-company.x', company())).status).toBe(422)
  })

  test('is not admitted by the signature of another connection, channel or hand', async () => {
    const [mine, stolen] = [await connect(), await connect()]
    const { auth } = (await authorize(admin.token, mine.id, company())).body
    const forged = auth.slice(0, -1) + (auth.endsWith('0') ? '1' : '0')
    for (const [channel, given] of [
      [company(), auth],
      [`private-user.${admin.id}`, auth],
      [company(), forged],
      [company(), ''],
      [company(), `${key}:${'0'.repeat(64)}`],
    ]) {
      stolen.all.length = 0
      stolen.socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth: given } }))
      await stolen.next('pusher:subscription_error')
    }
    await publish(server.db, company(), 'run', {})
    await quiet()
    expect(stolen.all.some(({ event }) => event === 'run')).toBe(false)
  })

  test('ends at once when its session does', async () => {
    const leave = await personWith(server, admin.companyId, ['HR Leave'])
    const [left, disabled, stays] = [await connect(), await connect(), await connect()]
    const second = await tokenOf(server, leave.email)
    await hear(left, leave.token, company())
    await hear(disabled, second, company())
    await hear(stays, admin.token, company())
    const began = Date.now()
    await server.send('POST', 'api/auth/logout', { token: leave.token })
    expect(await left.closed).toBe(4009)
    await server.send('PATCH', `api/panel/user/${leave.id}/state`, { token: admin.token, body: { state: 'disabled' } })
    expect(await disabled.closed).toBe(4009)
    // Well below the time after which open connections are looked through.
    expect(Date.now() - began).toBeLessThan(20_000)
    expect(stays.socket.readyState).toBe(WebSocket.OPEN)
  })

  test('is not admitted once its session has ended, though signed before', async () => {
    const raw = await connect()
    const token = await tokenOf(server, admin.email)
    const { auth } = (await authorize(token, raw.id, company())).body
    await server.send('POST', 'api/auth/logout', { token })
    raw.socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: company(), auth } }))
    await raw.next('pusher:subscription_error')
  })

  test('ends when the token runs out unrenewed, and when the company is disabled', async () => {
    const [raw, other] = [await connect(), await connect()]
    await hear(raw, admin.token, company())
    server.pass(3_601)
    const later = await companyWithAdmin(server)
    await hear(other, later.token, `private-company.${later.companyId}`)
    await realtime.sweep()
    expect(await raw.closed).toBe(4009)
    await server.db.system.transaction((tx) =>
      sql`update companies set state = 'disabled' where id = ${later.companyId}`.execute(tx),
    )
    await realtime.sweep()
    expect(await other.closed).toBe(4009)
  })

  test('can stop hearing', async () => {
    const raw = await connect()
    await hear(raw, admin.token, company())
    raw.socket.send(JSON.stringify({ event: 'pusher:unsubscribe', data: { channel: company() } }))
    raw.socket.send(JSON.stringify({ event: 'pusher:ping', data: {} }))
    await raw.next('pusher:pong')
    await publish(server.db, company(), 'run', {})
    await quiet()
    expect(raw.all.some(({ event }) => event === 'run')).toBe(false)
  })

  test('from a page of another site is refused', async () => {
    await expect(connect(`/app/${key}`, { origin: 'https://evil.example' })).rejects.toThrow('403')
    await expect(connect(`/app/${key}`, { origin: 'null' })).rejects.toThrow('403')
    await expect(connect('/elsewhere')).rejects.toThrow('404')
  })

  test('with another key is told and closed', async () => {
    const raw = await connect('/app/unknown')
    expect(await raw.closed).toBe(4001)
  })

  test('survives nonsense, and a flood ends it', async () => {
    const raw = await connect()
    for (const nonsense of [
      '',
      '{',
      '[]',
      'null',
      '{"event":1}',
      '{"event":"client-x","channel":"c","data":{}}',
      '{"event":"pusher:subscribe"}',
    ])
      raw.socket.send(nonsense)
    raw.socket.send(Buffer.from([0, 1, 2]))
    raw.socket.send(JSON.stringify({ event: 'pusher:ping' }))
    await raw.next('pusher:pong')
    for (let n = 0; n < 60; n += 1) raw.socket.send('{}')
    expect(await raw.closed).toBe(4100)
    const large = await connect()
    large.socket.send('x'.repeat(20_000))
    expect(await large.closed).toBe(1009)
  })
})

test('closed connections are forgotten', async () => {
  await expect.poll(() => realtime.connections).toBe(0)
})

test('news that are too long are not told', async () => {
  await expect(publish(server.db, company(), 'run', 'x'.repeat(8_000))).rejects.toThrow('too long')
})

describe('changes of a company', () => {
  test('are told of at once, then at most once a second, and not to the page that made them', async () => {
    const tell = changesOf(server.db, server.services.log)
    const [mine, other] = [await connect(), await connect()]
    for (const page of [mine, other]) await hear(page, admin.token, company())
    const told = (page: Raw) => page.all.filter(({ event }) => event === 'changed').map(({ data }) => JSON.parse(data))
    tell(admin.companyId, 'payroll', mine.id)
    await expect.poll(() => told(other)).toEqual([{ part: 'payroll' }])
    expect(told(mine)).toEqual([])
    for (let n = 0; n < 20; n += 1) tell(admin.companyId, 'payroll', n % 2 ? mine.id : undefined)
    tell(admin.companyId, 'employees')
    const parts = ['payroll', 'employees', 'payroll']
    await expect.poll(() => told(other)).toEqual(parts.map((part) => ({ part })))
    await quiet()
    expect(told(other)).toHaveLength(3)
    // Others changed it too, so this page is told as well.
    expect(told(mine).filter(({ part }) => part === 'payroll')).toHaveLength(1)
  })
})
