/** Somebody asks for unpaid leave on a phone without a connection; who stands in for the manager decides; pay follows. */
import { readFileSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { unpaidNames } from '#modules/leave/model/law/names.ts'
import { Client, newCompany } from '../support/client.ts'
import { COLLEAGUES_PASSWORD, colleague } from '../support/colleagues.ts'
import { type FaultProxy, faultProxy } from '../support/fault-proxy.ts'
import { type RunningServer, runServer } from '../support/running-server.ts'
import { openBrowser, openPage, violations } from './support/browser.ts'
import { tellFailure } from './support/failure.ts'

const sample = readFileSync(new URL('../samples/malaysia/employees.csv', import.meta.url), 'utf8')
/** Of whoever asks, as the sheet says. */
const SALARY = 4376.55

type Colleague = Awaited<ReturnType<typeof colleague>>

let server: RunningServer
/** Between the phone and the server: not every browser tells its own worker that it is offline. */
let line: FaultProxy
let browser: Browser
let page: Page
let context: BrowserContext
let troubles: string[]
let admin: Awaited<ReturnType<typeof newCompany>>
let ann: Colleague
let standIn: Colleague
/** A Tuesday and the Wednesday after it, on which people work. */
let days: readonly [string, string]
beforeAll(async () => {
  server = await runServer()
  line = await faultProxy(new URL(server.url))
  browser = await openBrowser()
  admin = await newCompany(new Client(server.url))
  const sheet = sample.split('\n').slice(0, 3).join('\n')
  await admin.upload('api/panel/employee/add/by/batch/upload/0', sheet)
  const people = (await admin.get('api/panel/employee/getAllEmployees')).body.data
  const idOf = (staffId: string) => people.find(({ staff_id }: { staff_id: string }) => staff_id === staffId).id
  ann = await colleague(admin, [], { employee_id: idOf('KS-0001') })
  const boss = await colleague(admin, ['Reporting Manager'], { employee_id: idOf('KS-0002') })
  standIn = await colleague(admin, ['Reporting Manager'])
  const approver = { by: 'person', account_id: boss.id, name: 'A Colleague' }
  await admin.post('api/panel/application/flow/leave', {
    chains: [{ name: 'Manager', when: {}, steps: [{ approvers: [approver] }] }],
  })
  const today = new Date().toISOString().slice(0, 10)
  const away = { to_account: standIn.id, from: today, to: `${Number(today.slice(0, 4)) + 1}${today.slice(4)}` }
  expect((await boss.post('api/panel/application/delegation', away)).status).toBe(201)
  days = await workingDays()
  ;({ page, context, troubles } = await openPage(browser, { phone: true }))
})
afterEach(async ({ task }) => {
  await tellFailure(page, task)
})
afterAll(async () => {
  await browser?.close()
  await line?.stop()
  await server?.stop()
})

/** Of next month, so that none of them is over. */
async function workingDays(): Promise<readonly [string, string]> {
  const types = (await ann.get('api/emp/leave/type')).body.data
  const { id } = types.find(({ label }: { label: string }) => label === 'Unpaid leave')
  const now = new Date()
  for (let day = 1; day < 27; day += 1) {
    const [from, to] = [day, day + 1].map((on) =>
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, on)).toISOString().slice(0, 10),
    ) as [string, string]
    const { body } = await ann.post('api/emp/leave/application/preview', { type_id: id, from, to })
    if (body.data?.total === 2) return [from, to]
  }
  throw new Error('nobody works next month')
}

const button = (name: string | RegExp) => page.getByRole('button', { name }).first()

async function signIn(on: Page, { email }: Colleague, at = `${server.url}/`): Promise<void> {
  await on.goto(`${at}login`)
  await fillIn(on, { email })
  await on.waitForURL(/\/(me|app\/dashboard)$/)
}
async function fillIn(on: Page, { email }: Pick<Colleague, 'email'>): Promise<void> {
  await on.locator('input[name=email], input[type=email]').first().fill(email)
  await on.locator('input[type=password]').first().fill(COLLEAGUES_PASSWORD)
  await on.keyboard.press('Enter')
}
async function signOut(): Promise<void> {
  await button('Menu').click()
  await page.getByRole('button', { name: /^Menu of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL('**/login')
}
const mine = async () => (await ann.get('api/emp/leave/application')).body.data

test('the days are shown with what they cost before anything is sent', async () => {
  // An address asked for before signing in comes first; without one, who holds no role begins at their own pages.
  await page.goto(`${line.url}me/pay?year=2026`)
  await page.waitForURL('**/login')
  await fillIn(page, ann)
  await page.waitForURL('**/me/pay?year=2026')
  await signOut()
  await signIn(page, ann, line.url)
  await page.waitForURL('**/me')
  await page.getByRole('link', { name: 'Apply for leave' }).click()
  await page.getByLabel('Kind of leave').selectOption({ label: 'Unpaid leave' })
  await page.getByLabel('From', { exact: true }).fill(days[0])
  await page.getByLabel('To', { exact: true }).fill(days[1])
  await page.getByText('2 days', { exact: true }).waitFor()
  await page.locator('main').getByText('A Colleague').waitFor()
  expect(await page.getByText('1 day', { exact: true }).count()).toBe(2)
  expect(await violations(page)).toEqual([])
})

test('without a connection it is kept, can be seen and the pages still open; with one it is sent, once', async () => {
  // The worker has taken over and knows what the pages are made of.
  const isReady = () => page.evaluate(async () => (await (await caches.open('kerja-pages')).match('/')) !== undefined)
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true)
  line.pull()
  await context.setOffline(true)
  await button(/^Send/).click()
  await page.waitForURL('**/me/requests')
  await page.getByText(/^Unpaid leave, /).waitFor()
  await page.getByText('No connection', { exact: false }).first().waitFor()
  expect(await violations(page)).toEqual([])
  await page.goto(`${line.url}me/leave`)
  await page.getByText('Annual leave').first().waitFor()
  await page.getByText(/No connection: what is shown is from/).waitFor()
  expect(await mine()).toEqual([])
  // The device says that it is connected before anything gets through: it is tried again soon, not half a minute later.
  const [failed] = await Promise.all([page.waitForEvent('requestfailed'), context.setOffline(false)])
  expect(failed.url()).toContain('/api/')
  line.heal()
  await page.getByText('Not sent yet').waitFor({ state: 'hidden', timeout: 20_000 })
  await page.getByRole('link', { name: /^Unpaid leave · 2 days/ }).waitFor()
  expect(await mine()).toMatchObject([{ label: 'Unpaid leave', total: 2, status: 'pending', from: days[0] }])
})

test('who stands in for the manager sees in their inbox, in Chinese, what it comes to, and approves', async () => {
  await page.getByRole('link', { name: 'Requests' }).click()
  await page.getByText(/^Waits for A Colleague since/).waitFor()
  const desk = await openPage(browser, { language: 'zh-TW' })
  await standIn.post('api/emp/settings/store', { prefer_lang: 'zh-tw' })
  await signIn(desk.page, standIn)
  await desk.page.goto(`${server.url}/app/application`)
  // The one that waits is open beside the list: its days, and whom it waits for.
  await desk.page.getByText('逐日明細', { exact: true }).waitFor()
  await desk.page.getByText(/^待您簽核/).waitFor()
  await desk.page.getByText(unpaidNames.zh, { exact: false }).first().waitFor()
  expect(await violations(desk.page)).toEqual([])
  await desk.page.keyboard.press('a')
  await desk.page.getByText('目前沒有待您簽核的申請').waitFor()
  expect(await mine()).toMatchObject([{ status: 'approved' }])
  await desk.context.close()
  expect(desk.troubles).toEqual([])
})

test('the page of who asked says so, in both languages', async () => {
  await page.goto(`${line.url}me/leave`)
  await page.getByText('Approved', { exact: true }).first().waitFor()
  await page.goto(`${line.url}me/profile`)
  await page.getByText('繁體中文', { exact: true }).click()
  await page.getByRole('link', { name: '請假' }).click()
  await page.getByText('已核准', { exact: true }).first().waitFor()
  await page.getByRole('link').filter({ hasText: '已核准' }).first().click()
  await page.getByText(/代理/).first().waitFor()
  expect(await violations(page)).toEqual([])
})

test('it stands in the payslip: two days of the month are not paid', async () => {
  const [year = '', month = ''] = days[0].split('-')
  const run = `api/panel/payroll/${year}/${month}`
  expect((await admin.post(`${run}/generate`)).status).toBeLessThan(300)
  expect((await admin.post(`${run}/confirm`)).status).toBe(200)
  expect((await admin.post(`${run}/approve`, { password: admin.password })).status).toBe(200)
  expect((await admin.post(`${run}/release`)).body.data.released).toBeGreaterThan(0)
  const length = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  const gross = ((SALARY * (length - 2)) / length).toFixed(2)
  await page.goto(`${line.url}me/pay`)
  await page
    .getByText(gross.replace(/\B(?=(\d{3})+\.)/g, ','))
    .first()
    .waitFor()
  await page.locator('a[href^="/me/pay/"]').first().click()
  await page.getByRole('heading', { name: '計入本次薪資的天數' }).waitFor()
  expect(await page.getByText(new RegExp(`^${unpaidNames.zh}`)).count()).toBe(1)
})

test('what waited too long is not sent by itself, and signing out says what is lost and leaves what is not mine', async () => {
  const asked = { what: 'apply', body: {}, files: [] }
  const long = new Date(Date.now() - 3 * 86_400_000).toISOString()
  await outbox([
    { ...asked, id: 'mine', account: ann.email.toLowerCase(), title: 'Leave of mine', at: long },
    { ...asked, id: 'other', account: 'other@company.example', title: 'Leave of another', at: long },
  ])
  await page.goto(`${line.url}me/profile`)
  await page.getByRole('button', { name: '重新送出：Leave of mine' }).waitFor()
  await button('登出').click()
  await page.getByText('尚有申請未送出，仍要登出嗎？').waitFor()
  expect(await violations(page)).toEqual([])
  await button('繼續').click()
  await page.waitForURL('**/login')
  expect(await outbox([])).toEqual(['Leave of another'])
  await context.close()
  expect(troubles).toEqual([])
})

/** Puts these where the pages keep what was not sent; the titles of all that lies there. */
const outbox = (more: readonly object[]): Promise<string[]> =>
  page.evaluate(async (all) => {
    const database = await new Promise<IDBDatabase>((done, failed) => {
      const opening = indexedDB.open('kerja-outbox', 1)
      opening.onsuccess = () => done(opening.result)
      opening.onerror = () => failed(opening.error)
    })
    const store = database.transaction('waiting', 'readwrite').objectStore('waiting')
    for (const one of all) store.put(one)
    const kept = await new Promise<{ title: string }[]>((done) => {
      const reading = store.getAll()
      reading.onsuccess = () => done(reading.result)
    })
    database.close()
    return kept.map(({ title }) => title)
  }, more)
