import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyOpening } from '#modules/company/server/public.ts'
import type { Services } from '#platform/http/server/services.ts'
import { type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { type DailyWork, dailyWork } from './daily-work.ts'

let app: ModuleApp
let now = new Date('2026-11-19T15:00:00Z')
const done: string[] = []
const names = new Map<string, string>()
const noted =
  (fails: () => boolean = () => false): DailyWork['run'] =>
  async (_services, { companyId, today }) => {
    if (fails()) throw new Error('struck down')
    done.push(`${names.get(companyId)} ${today}`)
  }

beforeAll(async () => {
  app = await moduleApp({ handlers: [], catalogues: [], openings: [companyOpening], now: () => now })
  names.set(await app.company('MY'), 'MY')
  names.set(await app.company('TW'), 'TW')
})
afterAll(() => app?.close())

const server = (work: Omit<DailyWork, 'name'>, name = 'test.night') =>
  dailyWork(app.services as Services, [{ name, ...work }])
const taken = () => done.splice(0).sort()

test('each company has its day by its own clock, once, whichever server looks', async () => {
  const servers = [server({ at: '00:00', run: noted() }), server({ at: '00:00', run: noted() })]
  await Promise.all(servers.map(({ look }) => look()))
  expect(taken()).toEqual(['MY 2026-11-19', 'TW 2026-11-19'])
  // Both are eight hours ahead: one minute past midnight of the 20th.
  now = new Date('2026-11-19T16:01:00Z')
  await Promise.all(servers.map(({ look }) => look()))
  await servers[0]?.look()
  expect(taken()).toEqual(['MY 2026-11-20', 'TW 2026-11-20'])
})

test('work of a later hour waits for it', async () => {
  now = new Date('2026-11-20T08:59:00Z')
  const rates = server({ at: '17:00', run: noted() }, 'test.rates')
  await rates.look()
  expect(taken()).toEqual([])
  now = new Date('2026-11-20T09:00:00Z')
  await rates.look()
  expect(taken()).toEqual(['MY 2026-11-20', 'TW 2026-11-20'])
})

test('work that was struck down is begun again after a while, and does not stop the rest', async () => {
  now = new Date('2026-11-21T01:00:00Z')
  let broken = true
  const night = server({ at: '00:00', run: noted(() => broken) }, 'test.broken')
  await night.look()
  broken = false
  await night.look()
  expect(taken()).toEqual([])
  now = new Date('2026-11-21T01:16:00Z')
  await night.look()
  expect(taken()).toEqual(['MY 2026-11-21', 'TW 2026-11-21'])
})
