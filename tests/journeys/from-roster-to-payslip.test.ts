/**
 * A café copies last week's roster, is asked about a day that is too long and confirms it; a barista sees her shift on the
 * phone, clocks in there and out without a connection, has a lost clock-out put right, claims ten hours of a holiday, and
 * finds all of it in her payslip with its why.
 */
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Client, newCompany } from '../support/client.ts'
import { COLLEAGUES_PASSWORD, colleague } from '../support/colleagues.ts'
import { type FaultProxy, faultProxy } from '../support/fault-proxy.ts'
import { peopleSheet } from '../support/pay-company.ts'
import { type RunningServer, runServer } from '../support/running-server.ts'
import { openBrowser, openPage, violations } from './support/browser.ts'
import { tellFailure } from './support/failure.ts'

type Colleague = Awaited<ReturnType<typeof colleague>>

const DOOR = { latitude: 3.1579, longitude: 101.7116 }
const DAY = 86_400_000
/** By the clock of Kuala Lumpur. */
const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
const dayFrom = (day: string, days: number) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)
const mondayOf = (day: string) => dayFrom(day, -((new Date(day).getUTCDay() + 6) % 7))
const monday = mondayOf(today)
/** Long enough ago that what is clocked now is of another day, at whatever hour. */
const friday = dayFrom(monday, -3)
/** A Tuesday of last month, well within it. */
const holiday = dayFrom(mondayOf(`${dayFrom(`${today.slice(0, 7)}-01`, -1).slice(0, 7)}-12`), 1)

let server: RunningServer
let line: FaultProxy
let browser: Browser
let page: Page
let context: BrowserContext
let troubles: string[]
let admin: Awaited<ReturnType<typeof newCompany>>
let ann: Colleague
let boss: Colleague
const people: Record<string, string> = {}
beforeAll(async () => {
  server = await runServer()
  line = await faultProxy(new URL(server.url))
  browser = await openBrowser()
  admin = await newCompany(new Client(server.url))
  await admin.post('api/panel/company/coordinate', { name: 'Door', radius: 100, ...DOOR })
  const names = ['Ann', 'Chan', 'Boss']
  const sheet = peopleSheet(names.map((name) => ({ staff_id: name, full_name: name, basic_salary: '2600.00' })))
  await admin.upload('api/panel/employee/add/by/batch/upload/0', sheet)
  for (const { id, full_name } of (await admin.get('api/panel/employee/getAllEmployees')).body.data)
    people[full_name] = id
  const team = { employee_ids: [people.Ann, people.Chan], manager_id: people.Boss }
  expect((await admin.post('api/panel/employee/bulk/action/update/manager', team)).status).toBe(200)
  const ways = { employee_ids: [people.Ann], methods: ['gps'] }
  expect((await admin.post('api/panel/employee/bulk/action/update/attendance/method', ways)).status).toBe(200)
  ann = await colleague(admin, [], { employee_id: people.Ann ?? '' })
  boss = await colleague(admin, ['Reporting Manager'], { employee_id: people.Boss ?? '' })
  await lastWeek()
  await admin.post('api/panel/company/holiday', { date: holiday, name: 'Founding day', kind: 'public' })
  ;({ page, context, troubles } = await openPage(browser, { phone: true }))
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ ...DOOR, accuracy: 5 })
})
afterEach(async ({ task }) => {
  await tellFailure(page, task)
})
afterAll(async () => {
  await browser?.close()
  await line?.stop()
  await server?.stop()
})

async function made(path: string, body: object): Promise<string> {
  const { status, body: answer } = await admin.post(path, body)
  expect([status, answer.errors]).toEqual([201, undefined])
  return answer.data.id
}

/** Ann works every day of last week's first five, Chan twelve hours and a half on its Monday. */
async function lastWeek(): Promise<void> {
  const shift = (name: string, start_time: string, end_time: string) =>
    made('api/panel/shift/store', { name, short_name: name, start_time, end_time, break_minutes: 60 })
  const [day, long] = [await shift('DAY', '09:00', '18:00'), await shift('LONG', '08:00', '21:30')]
  const first = dayFrom(monday, -7)
  const cells = [0, 1, 2, 3, 4].map((at) => ({ employee_id: people.Ann, date: dayFrom(first, at), shift_ids: [day] }))
  const longDay = { employee_id: people.Chan, date: first, shift_ids: [long] }
  const stored = await admin.post('api/panel/shift/cells', { cells: [...cells, longDay], confirm: 1 })
  expect([stored.status, stored.body.errors]).toEqual([200, undefined])
}

async function signIn(on: Page, at: string, email: string, password = COLLEAGUES_PASSWORD): Promise<void> {
  await on.goto(`${at}login`)
  await on.locator('input[name=email], input[type=email]').first().fill(email)
  await on.locator('input[type=password]').first().fill(password)
  await on.keyboard.press('Enter')
  await on.waitForURL(/\/(me|app\/dashboard)$/)
}
const clockings = async () => (await ann.get('api/emp/attendance/today')).body.data.clockings

test('last week is copied, a day that is too long is asked about, and all of it confirmed', async () => {
  const desk = await openPage(browser)
  await signIn(desk.page, `${server.url}/`, admin.email, admin.password)
  await desk.page.goto(`${server.url}/app/schedule/planner`)
  await desk.page.getByRole('grid', { name: 'Shift planner' }).waitFor()
  await desk.page.getByRole('button', { name: 'More' }).click()
  await desk.page.getByRole('menuitem', { name: 'Copy the weeks before' }).click()
  await desk.page
    .getByText(/^Chan: 12\.5 hours on .*, more than 8 hours a day\. Do you want to continue\?$/)
    .first()
    .waitFor()
  expect(await violations(desk.page)).toEqual([])
  await desk.page.getByRole('button', { name: 'Continue' }).click()
  await desk.page.getByRole('gridcell', { name: new RegExp(`^Chan, ${monday}: LONG`) }).waitFor()
  await desk.page.getByRole('button', { name: 'Confirm and tell' }).click()
  const asked = desk.page.getByRole('dialog', { name: 'Confirm these days and notify people?' })
  await asked.getByText(/Chan, .*: 12\.5 hours, more than 8 hours a day/).waitFor()
  expect(await violations(desk.page)).toEqual([])
  await asked.getByRole('button', { name: 'Confirm and tell' }).click()
  await desk.page
    .getByText(/days are confirmed/)
    .first()
    .waitFor()
  expect(await violations(desk.page)).toEqual([])
  // A month stands in the address, and the keys lead to its last day, which is drawn as it comes into sight.
  await desk.page.goto(`${server.url}/app/schedule/planner?from=${monday}&days=31`)
  const grid = desk.page.getByRole('grid', { name: 'Shift planner' })
  await grid.focus()
  for (let day = 1; day < 31; day += 1) await desk.page.keyboard.press('ArrowRight')
  const last = grid.getByRole('gridcell', { name: `Ann, ${dayFrom(monday, 30)}: ` })
  await last.waitFor()
  const isInSight = () =>
    last.evaluate((cell) => {
      const [own, around] = [cell.getBoundingClientRect(), cell.closest('[role=grid]')?.getBoundingClientRect()]
      return around !== undefined && own.left >= around.left && own.right <= around.right
    })
  await expect.poll(isInSight).toBe(true)
  // What composes Chinese has the first key, and the key that ends it ends nothing else.
  const composer = await desk.context.newCDPSession(desk.page)
  await composer.send('Input.imeSetComposition', { text: 'ㄖ', selectionStart: 1, selectionEnd: 1 })
  await composer.send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'Enter', windowsVirtualKeyCode: 229 })
  await composer.send('Input.insertText', { text: '日' })
  await expect.poll(() => last.getByRole('textbox').inputValue()).toBe('日')
  await desk.page.keyboard.press('Enter')
  await desk.page.getByText('There is no shift 日').first().waitFor()
  expect(await violations(desk.page)).toEqual([])
  await desk.context.close()
  expect(desk.troubles).toEqual([])
})

test('on the phone she sees her shifts, clocks in at the door, and out again without a connection', async () => {
  await signIn(page, line.url, ann.email)
  await page.goto(`${line.url}me/shifts?from=${monday}`)
  await page.getByText(/^DAY/).first().waitFor()
  expect(await violations(page)).toEqual([])
  await page.goto(`${line.url}me/attendance`)
  await page.getByText(/You are at Door/).waitFor()
  await page.getByRole('button', { name: 'Clock in' }).click()
  await page.getByText(/^At work since/).waitFor()
  const isReady = () => page.evaluate(async () => (await (await caches.open('kerja-pages')).match('/')) !== undefined)
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true)
  line.pull()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Clock out' }).click()
  await page.getByText('You are not clocked in').waitFor()
  expect(await clockings()).toHaveLength(1)
  line.heal()
  await context.setOffline(false)
  await expect.poll(async () => (await clockings()).map(({ type }: { type: string }) => type)).toEqual(['in', 'out'])
})

test('a clock-out that was lost on Friday is asked for, and the manager decides about it in the inbox, in Chinese', async () => {
  // Somebody put her coming in; that she went nobody knows.
  const came = { employee_ids: [people.Ann], date: friday, changes: [{ type: 'in', time: '09:00' }], reason: 'Door' }
  expect((await admin.post('api/panel/attendance/correction', came)).body.errors).toBeUndefined()
  await page.goto(`${line.url}me/attendance?day=${friday}`)
  await page
    .getByRole('button', { name: /Incomplete/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Ask for a correction' }).click()
  await page.getByLabel('Time', { exact: true }).fill('18:00')
  await page.getByRole('textbox', { name: 'Reason' }).fill('The phone was empty')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('The phone was empty').first().waitFor()
  await expect.poll(async () => (await ann.get('api/emp/attendance/correction')).body.data[0]?.status).toBe('pending')
  await boss.post('api/emp/settings/store', { prefer_lang: 'zh-tw' })
  const desk = await openPage(browser, { language: 'zh-TW' })
  await signIn(desk.page, `${server.url}/`, boss.email)
  await desk.page.goto(`${server.url}/app/application`)
  await desk.page
    .getByText(/The phone was empty/)
    .first()
    .waitFor()
  expect(await violations(desk.page)).toEqual([])
  await desk.page.keyboard.press('a')
  await desk.page.getByText('目前沒有待您簽核的申請').waitFor()
  const [found] = (await ann.get('api/emp/attendance/correction')).body.data
  expect(found).toMatchObject({ date: friday, status: 'approved' })
  await desk.context.close()
  expect(desk.troubles).toEqual([])
})

test('ten hours of the holiday are claimed, and approved with why they were needed', async () => {
  await page.goto(`${line.url}me/overtime?ask=1`)
  await page.getByLabel('Day', { exact: true }).fill(holiday)
  await page.getByLabel('From', { exact: true }).fill('08:00')
  await page.getByLabel('To', { exact: true }).fill('18:00')
  await page.getByText('10 h count').first().waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('dialog', { name: 'Claim overtime' }).waitFor({ state: 'hidden' })
  const desk = await openPage(browser, { language: 'zh-TW' })
  await signIn(desk.page, `${server.url}/`, boss.email)
  await desk.page.goto(`${server.url}/app/application`)
  await desk.page
    .getByText(/^加班 · .*10 小時/)
    .first()
    .waitFor()
  // Without why it was needed nobody approves it: the key asks for it.
  await desk.page.keyboard.press('a')
  const dialog = desk.page.getByRole('dialog').last()
  await dialog.getByRole('textbox').fill('Shop full')
  await dialog.getByRole('button', { name: '核准' }).click()
  await expect.poll(async () => (await ann.get('api/emp/overtime')).body.data[0]?.status).toBe('approved')
  await desk.context.close()
  expect(desk.troubles).toEqual([])
})

test('her payslip has RM 200.00 of holiday pay and RM 75.00 of overtime, each with its why', async () => {
  const [year, month] = holiday.split('-')
  const run = `api/panel/payroll/${year}/${month}`
  expect((await admin.post(`${run}/generate`)).status).toBeLessThan(300)
  expect((await admin.post(`${run}/confirm`)).status).toBe(200)
  expect((await admin.post(`${run}/approve`, { password: admin.password })).status).toBe(200)
  expect((await admin.post(`${run}/release`)).body.data.released).toBeGreaterThan(0)
  await page.goto(`${line.url}me/pay`)
  await page.locator('a[href^="/me/pay/"]').first().click()
  await page.getByRole('button', { name: /^Overtime.*75\.00/ }).waitFor()
  await page.getByRole('button', { name: /^Holiday pay.*200\.00/ }).click()
  await page
    .getByText(/^Work on a day off, .*10 hours/)
    .first()
    .waitFor()
  expect(await violations(page)).toEqual([])
  expect(troubles).toEqual([])
})
