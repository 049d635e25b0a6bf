/**
 * The same work in servers whose machines stand in other time zones: every day, sum and name comes out the same.
 *
 * @sweep every time zone
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client, newCompany } from '../support/client.ts'
import { type RunningServer, runServer } from '../support/running-server.ts'
import { itemsOf, peopleOf } from './support/sample-sheets.ts'

const ZONES = ['Asia/Taipei', 'America/New_York', 'Pacific/Chatham']
const servers: RunningServer[] = []
beforeAll(async () => {
  for (const TZ of ZONES) servers.push(await runServer({ env: { TZ } }))
}, 300_000)
afterAll(() => Promise.all(servers.map((server) => server.stop())))

test('whatever the zone of the machine, people, pay, leave and holidays are of the same days and sums', async () => {
  const found = await Promise.all(servers.map(({ url }) => workedOut(url)))
  expect(found[0]?.length).toBeGreaterThan(3_000)
  for (const [at, zone] of ZONES.entries()) expect(found[at] === found[0], zone).toBe(true)
})

/** What a month's work leaves, without what is of one installation alone: ids and the moments at which it was done. */
async function workedOut(url: string): Promise<string> {
  const admin = await newCompany(new Client(url), { company_name: 'Zones' })
  const run = 'api/panel/payroll/2026/01'
  await admin.upload('api/panel/employee/add/by/batch/upload/0', peopleOf('TZ', 10))
  await admin.upload(`${run}/items/upload`, itemsOf('TZ', '2026-01', 10))
  await admin.post(`${run}/generate`)
  const read = async (path: string) => {
    const { status, body } = await admin.get(path)
    expect(status, path).toBe(200)
    return body.data
  }
  const all = [
    await read('api/panel/employee/getAllEmployees?sort=staff_id'),
    await read(run),
    await read('api/panel/company/holiday'),
    await read('api/panel/leave/type'),
    await read('api/panel/dashboard?range=90'),
  ]
  return JSON.stringify(all)
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'an id')
    .replace(/"calculation_ms":\d+/g, '')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)/g, 'a moment')
}
