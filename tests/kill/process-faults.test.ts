/**
 * The program told to end, short of open files, with thousands who say nothing: nobody loses what was answered.
 *
 * @sweep kills, one after the other
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wire } from '../safety/support/wire.ts'
import { Client, newCompany } from '../support/client.ts'
import { runServer } from '../support/running-server.ts'

const FAR_OFF = { LIMIT_CALLS_PER_MINUTE: '1000000', LOG_LEVEL: 'error' }
/** A fault for a signal, in a program that has none of its own. */
const FAULTS = `--import=data:text/javascript,${encodeURIComponent(`
  process.on('SIGHUP', () => Promise.reject(new Error('rejected')))
  process.on('SIGUSR2', () => setImmediate(() => { throw new Error('thrown') }))`)}`
const POSITION = 'api/panel/company/position'

let server: Awaited<ReturnType<typeof runServer>>
let admin: Awaited<ReturnType<typeof newCompany>>
beforeAll(async () => {
  server = await runServer({ env: FAR_OFF })
  admin = await newCompany(new Client(server.url))
})
afterAll(() => server?.stop())

const healthy = async () => {
  const began = performance.now()
  expect((await wire(server.url, 'healthz')).status).toBe(200)
  return performance.now() - began
}

test('two thousand who keep their connection and say nothing keep nobody waiting, and are let go', async () => {
  const open = new Set<Socket>()
  const begin = (text: string) =>
    new Promise<void>((ready) => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => {
        socket.write(text, () => ready())
      })
      open.add(socket.on('error', () => {}))
      socket.resume().once('close', () => open.delete(socket))
    })
  const polite = 'GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: keep-alive\r\n\r\n'
  for (let round = 0; round < 20; round += 1)
    await Promise.all(Array.from({ length: 100 }, (_, at) => begin(at % 2 ? polite : '')))
  expect(open.size).toBeGreaterThan(1_000)
  const times = []
  for (let round = 0; round < 20; round += 1) times.push(await healthy())
  expect(times.toSorted((one, other) => one - other)[10]).toBeLessThan(2_000)
  expect((await admin.get('api/auth/me')).status).toBe(200)
  await expect.poll(() => open.size, { timeout: 60_000, interval: 500 }).toBe(0)
})

test.runIf(process.platform === 'linux')(
  'without a file left to open it says so or takes nobody in, and is well again when there are some',
  async () => {
    const pid = Number(server.process.pid)
    const files = (most: number) => execFileSync('prlimit', [`--nofile=${most}:20000`, `--pid=${pid}`])
    files(readdirSync(`/proc/${pid}/fd`).length + 3)
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const form = () => {
      const form = new FormData()
      form.set('file', new Blob([png]), 'logo.png')
      return form
    }
    const asked = await Promise.all(
      Array.from({ length: 60 }, (_, at) => {
        const path = at % 2 ? 'api/panel/company/uploadCompanyLogo' : 'api/auth/me'
        const init = at % 2 ? { method: 'POST', body: form() } : {}
        return wire(server.url, path, { ...init, headers: { ...admin.headers(), connection: 'close' } }).then(
          ({ status }) => status,
          () => 'not taken in',
        )
      }),
    )
    expect(asked.filter((outcome) => ![200, 201, 503, 'not taken in'].includes(outcome))).toEqual([])
    files(20_000)
    expect(await healthy()).toBeLessThan(20_000)
    expect((await admin.upload('api/panel/company/uploadCompanyLogo', png, 'logo.png')).status).toBeLessThan(300)
    expect(server.process.exitCode).toBeNull()
  },
)

test('told to end in the middle of work it ends within ten seconds, well, and what it answered is there; what nobody caught is logged', async () => {
  const made: string[] = []
  const outcomes: unknown[] = []
  let going = true
  const one = async (who: number) => {
    for (let at = 0; going; at += 1) {
      const name = `Worker ${who} of ${at}`
      const answer = await admin.post(POSITION, { name }).catch(() => undefined)
      if (answer?.status === 201) made.push(name)
      outcomes.push(answer?.status ?? 'no answer')
      if (answer === undefined) return
    }
  }
  const load = Array.from({ length: 20 }, (_, who) => one(who))
  await pause(1_000)
  await expect.poll(() => made.length).toBeGreaterThan(10)
  const ended = new Promise<unknown>((resolve) => server.process.once('exit', resolve))
  const began = performance.now()
  server.process.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(performance.now() - began).toBeLessThan(25_000)
  going = false
  await Promise.all(load)
  // Who comes while it ends is asked to come again, and nothing else.
  expect(new Set(outcomes.filter((outcome) => outcome !== 201 && outcome !== 503))).toEqual(new Set(['no answer']))
  const { dataDir, databaseUrl } = server
  const again = await runServer({ env: { ...FAR_OFF, NODE_OPTIONS: FAULTS }, on: { dataDir, databaseUrl } })
  const back = new Client(again.url, admin.headers().authorization?.slice(7))
  const names = new Set((await back.get(POSITION)).body.data.map(({ name }: { name: string }) => name))
  expect(made.filter((name) => !names.has(name))).toEqual([])

  // What nobody caught is logged; a promise is survived, anything else ends the program for whoever watches it.
  again.process.kill('SIGHUP')
  await expect.poll(again.output).toContain('a promise nobody waited for failed')
  expect((await back.get('api/auth/me')).status).toBe(200)
  const gone = new Promise<unknown>((resolve) => again.process.once('exit', resolve))
  again.process.kill('SIGUSR2')
  expect(await gone).toBe(1)
  expect(again.output()).toContain('a failure nobody caught')
  rmSync(dataDir, { recursive: true, force: true })
})
