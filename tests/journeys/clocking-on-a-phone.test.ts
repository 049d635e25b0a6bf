/** Somebody clocks in on a phone at the door, and out again without a connection. */
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Client, newCompany } from '../support/client.ts'
import { COLLEAGUES_PASSWORD, colleague } from '../support/colleagues.ts'
import { type FaultProxy, faultProxy } from '../support/fault-proxy.ts'
import { type RunningServer, runServer } from '../support/running-server.ts'
import { openBrowser, openPage, violations } from './support/browser.ts'
import { tellFailure } from './support/failure.ts'

const DOOR = { latitude: 3.1579, longitude: 101.7116 }
let server: RunningServer
let line: FaultProxy
let browser: Browser
let page: Page
let context: BrowserContext
let troubles: string[]
let ann: Awaited<ReturnType<typeof colleague>>
beforeAll(async () => {
  server = await runServer()
  line = await faultProxy(new URL(server.url))
  browser = await openBrowser()
  const admin = await newCompany(new Client(server.url))
  await admin.post('api/panel/company/coordinate', { name: 'Door', radius: 100, ...DOOR })
  const person = { staff_id: 'A-1', full_name: 'Ann', joined_on: '2025-01-01' }
  const { id } = (await admin.post('api/panel/employee/create', person)).body.data
  const ways = { employee_ids: [id], methods: ['gps', 'qr'] }
  expect((await admin.post('api/panel/employee/bulk/action/update/attendance/method', ways)).status).toBe(200)
  ann = await colleague(admin, [], { employee_id: id })
  ;({ page, context, troubles } = await openPage(browser, { phone: true }))
  await context.grantPermissions(['geolocation'])
  // Some 33 metres to the north of the door.
  await context.setGeolocation({ ...DOOR, latitude: DOOR.latitude + 0.0003, accuracy: 5 })
})
afterEach(async ({ task }) => {
  await tellFailure(page, task)
})
afterAll(async () => {
  await browser?.close()
  await line?.stop()
  await server?.stop()
})

const clockings = async () => (await ann.get('api/emp/attendance/today')).body.data.clockings

test('the page tells where one is, and one press clocks in there', async () => {
  await page.goto(`${line.url}login`)
  await page.locator('input[name=email], input[type=email]').first().fill(ann.email)
  await page.locator('input[type=password]').first().fill(COLLEAGUES_PASSWORD)
  await page.keyboard.press('Enter')
  // Who holds no role lands on their own pages.
  await page.waitForURL('**/me')
  await page.goto(`${line.url}me/attendance`)
  await page.getByText('You are at Door, 33 m from its centre').waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Clock in' }).click()
  await page.getByText(/^At work since/).waitFor()
  expect(await clockings()).toMatchObject([{ type: 'in', method: 'gps', place: 'Door', flags: [] }])
  expect(await violations(page)).toEqual([])
})

test('without a connection the press is kept with its time, and sent once there is one', async () => {
  const isReady = () => page.evaluate(async () => (await (await caches.open('kerja-pages')).match('/')) !== undefined)
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true)
  line.pull()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Clock out' }).click()
  await page.getByText('You are not clocked in').waitFor()
  await page.getByText(/^Clock out, /).waitFor()
  expect(await clockings()).toHaveLength(1)
  line.heal()
  await context.setOffline(false)
  await expect.poll(async () => (await clockings()).map(({ type }: { type: string }) => type)).toEqual(['in', 'out'])
  await page.getByText('Not sent yet').waitFor({ state: 'hidden' })
  expect(troubles).toEqual([])
})
