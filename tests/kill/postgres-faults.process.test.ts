/**
 * A PostgreSQL server that hangs, stops, slows down or takes no changes: said at once, in words, and over by itself.
 *
 * @both-homes faults of a server
 */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { itemsOf, peopleOf } from '../safety/support/sample-sheets.ts'
import { type Wire, wire } from '../safety/support/wire.ts'
import { type Client, newCompany } from '../support/client.ts'
import { type FaultProxy, faultProxy } from '../support/fault-proxy.ts'
import { postgresTestDatabase, startPostgresServer, type TestServer } from '../support/postgres-server.ts'
import { type Product, startProduct } from '../support/product.ts'

// Needs the server's programs: repeated where the others run on PostgreSQL.
describe.skipIf(!process.env.TEST_DATABASE_URL)('with a server of its own', () => {
  let server: TestServer
  let proxy: FaultProxy
  let product: Product
  let admin: Client
  /** Past the proxy. */
  let direct = ''
  beforeAll(async () => {
    server = await startPostgresServer()
    const database = await postgresTestDatabase(server.url)
    direct = database.url
    proxy = await faultProxy(new URL(direct))
    product = await startProduct({ DATABASE_URL: proxy.url, LOG_LEVEL: 'silent' })
    admin = await newCompany(product.client)
  })
  afterEach(() => proxy?.heal())
  afterAll(async () => {
    await product?.stop()
    await proxy?.stop()
    await server?.stop()
  })

  /** Five seconds, and what a test's machine may be late. */
  const ON_A_BUSY_MACHINE = 15_000
  const READ = 'api/panel/company/position'
  const read = () => asked(READ)
  const write = (name: string) =>
    asked(READ, { method: 'POST', body: JSON.stringify({ name }), headers: { 'content-type': 'application/json' } })

  async function asked(path: string, init: RequestInit = {}): Promise<Wire & { readonly took: number }> {
    const began = performance.now()
    const answer = await wire(product.url, path, { ...init, headers: { ...admin.headers(), ...init.headers } })
    return { ...answer, took: performance.now() - began }
  }

  function refusedFor(answer: Wire): unknown {
    const { status, type, code } = JSON.parse(answer.text)
    expect([answer.status, status, code, answer.headers.get('retry-after')]).toEqual([503, 503, 503, '5'])
    expect(answer.text).not.toMatch(/postgres|connection|ECONN|timeout|\bat \S+ \(/i)
    return type
  }

  /** Five, and the rest for a busy machine. */
  async function wellWithin(seconds: number): Promise<void> {
    const until = performance.now() + seconds * 1000
    while ((await read()).status !== 200 || !(await asked('readyz')).text.includes('"ready"')) {
      expect(performance.now(), `well again within ${seconds} seconds`).toBeLessThan(until)
      await pause(100)
    }
    expect(await write(`Made at ${until}`)).toMatchObject({ status: 201 })
  }

  test('that hangs is given up within five seconds, who comes next is told at once, and nothing piles up', async () => {
    proxy.hush()
    const first = await Promise.all(Array.from({ length: 40 }, (_, at) => (at % 2 ? read() : write(`Hung ${at}`))))
    for (const answer of first) {
      expect(refusedFor(answer)).toBe('problem:http.unavailable')
      expect(answer.took).toBeLessThan(ON_A_BUSY_MACHINE)
    }
    expect([(await asked('healthz')).status, (await asked('readyz')).status]).toEqual([200, 503])
    expect(JSON.parse((await asked('readyz')).text)).toEqual({ status: 'degraded', database: 'away' })
    const before = process.memoryUsage().rss
    for (let round = 0; round < 5; round += 1) {
      const next = await Promise.all(Array.from({ length: 100 }, read))
      expect(new Set(next.map(refusedFor))).toEqual(new Set(['problem:http.unavailable']))
      // Not after the five seconds that the first have waited.
      expect(Math.max(...next.map(({ took }) => took))).toBeLessThan(4_500)
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024)
    await expect.poll(() => product.db.connections().waiting).toBe(0)
    proxy.heal()
    await wellWithin(30)
  })

  test('that stops as at a power cut is told at once, and is used again when it is back, without a restart', async () => {
    await server.down()
    const answers = await Promise.all([read(), write('Down'), read()])
    for (const answer of answers) expect(refusedFor(answer)).toBe('problem:http.unavailable')
    const { status, body } = await product.client.post('api/auth/login', { email: 'a@b.example', password: 'x' })
    expect([status, body.token]).toEqual([503, undefined])
    await server.up()
    await wellWithin(30)
    // News come by a connection that stays: that one too is made again.
    let heard = ''
    await product.db.listen('faults', (said) => {
      heard = said
    })
    await product.db.notify({ channel: 'faults', payload: 'well' })
    await expect.poll(() => heard).toBe('well')
  })

  test('that is slow is said to be, and who would wait for more than five seconds is asked to come again', async () => {
    proxy.slow(700)
    await expect.poll(async () => JSON.parse((await asked('readyz')).text).status, { timeout: 40_000 }).toBe('degraded')
    expect((await asked('readyz')).status).toBe(200)
    const answers = await Promise.all(Array.from({ length: 60 }, read))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThan(60)
    for (const answer of refused) expect(refusedFor(answer)).toBe('problem:http.unavailable')
    proxy.heal()
    await wellWithin(30)
  })

  test('that takes no changes for a while can be read, and changes are refused in words', async () => {
    const root = new pg.Client({ connectionString: server.url.replace('kerja@', 'postgres@') })
    await root.connect()
    const readOnly = async (value: string) => {
      await root.query(`alter system set default_transaction_read_only = ${value}`)
      await root.query('select pg_reload_conf()')
      await pause(300)
    }
    try {
      await readOnly('on')
      // Also of somebody who was last seen so long ago that it would be noted.
      product.pass(120)
      expect((await read()).status).toBe(200)
      expect((await asked('api/panel/employee/getAllEmployees')).status).toBe(200)
      const answer = await write('Not now')
      expect(refusedFor(answer)).toBe('problem:http.read-only')
      await readOnly('off')
      await wellWithin(30)
      expect((await read()).text).not.toContain('Not now')
    } finally {
      await readOnly('off')
      await root.end()
    }
  })

  test('of which a table is locked keeps those waiting who need it, and serves another company meanwhile', async () => {
    await wellWithin(30)
    const other = await newCompany(product.client)
    const root = new pg.Client({ connectionString: direct.replace('kerja@', 'postgres@') })
    await root.connect()
    try {
      await root.query('begin; lock table positions in access exclusive mode')
      const waiting = Array.from({ length: 20 }, (_, at) => write(`Locked ${at}`))
      const stuck = async () => (await root.query('select from pg_locks where not granted')).rowCount
      await expect.poll(stuck, { timeout: 30_000 }).toBeGreaterThan(4)
      for (const path of ['api/auth/me', 'api/panel/company/department', 'api/panel/company/settings'])
        expect([path, (await other.get(path)).status]).toEqual([path, 200])
      await root.query('rollback')
      for (const answer of await Promise.all(waiting))
        if (answer.status !== 201) expect(refusedFor(answer)).toBe('problem:http.unavailable')
    } finally {
      await root.end()
    }
  })

  test('of twenty who write at once whatever comes to their mind nobody meets a failure, and nothing is left half', async () => {
    // The connections of the test before are cut when it ends.
    await wellWithin(30)
    const boss = await newCompany(product.client, { headcount: 1_000 })
    expect((await boss.upload('api/panel/employee/add/by/batch/upload/0', peopleOf('RAC', 20))).status).toBe(200)
    const ids = async (path: string): Promise<string[]> =>
      (await boss.get(path)).body.data.map(({ id }: { id: string }) => id)
    const people = await ids('api/panel/employee/getAllEmployees')
    const departments = await ids('api/panel/company/department')
    const run = 'api/panel/payroll/2026/01'
    const seed = Math.floor(Math.random() * 2 ** 31)
    let state = seed
    const below = (most: number) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
      return (state >>> 8) % most
    }
    const one = (some: readonly string[]) => some[below(some.length)] ?? ''
    const someName = () => `Name ${below(12)}`
    const writes = [
      () => boss.post(READ, { name: someName() }),
      async () => boss.delete(`${READ}/${one(await ids(READ)) || 'none'}`),
      () => boss.patch(`api/panel/company/department/${one(departments)}`, { name: someName() }),
      () =>
        boss.patch(`api/panel/employee/update/profile/details/${one(people)}`, {
          phone: `+60 12-${below(900) + 100} 4567`,
        }),
      () => boss.post(`api/panel/employee/organizationChart/${one(people)}`, { parent_id: one(people) }),
      () =>
        boss.post('api/panel/employee/bulk/action/update/display/options', {
          employee_ids: people,
          options: { show_phone: below(2) === 0 },
        }),
      () => boss.upload(`${run}/items/upload`, itemsOf('RAC', '2026-01', 20)),
      () => boss.post(`${run}/generate`),
      () => boss.post(`${run}/confirm`),
      () => boss.post(`${run}/unconfirm`),
    ]
    const outcomes = new Map<string, number>()
    const until = performance.now() + 6_000
    const worker = async () => {
      while (performance.now() < until) {
        const which = below(writes.length)
        const { status } = (await writes[which]?.()) ?? { status: 0 }
        const name = `${which}: ${status}`
        outcomes.set(name, (outcomes.get(name) ?? 0) + 1)
      }
    }
    await Promise.all(Array.from({ length: 20 }, worker))
    const said = `seed ${seed}: ${[...outcomes].toSorted().join(' ')}`
    expect(
      [...outcomes.keys()].filter((name) => !/: (2|4)\d\d$/.test(name)),
      said,
    ).toEqual([])
    expect([...outcomes.keys()].filter((name) => /: 2/.test(name)).length, said).toBeGreaterThan(3)
    expect((await boss.get('api/panel/activityLog/verify')).body.data).toMatchObject({ intact: true })
  })
})
