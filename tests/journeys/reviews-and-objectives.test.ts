/** A review goes from HR to the person on a phone, to the manager and back to be read; a key result is checked in on. */
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Client, newCompany } from '../support/client.ts'
import { COLLEAGUES_PASSWORD, colleague } from '../support/colleagues.ts'
import { type RunningServer, runServer } from '../support/running-server.ts'
import { openBrowser, openPage, violations } from './support/browser.ts'
import { tellFailure } from './support/failure.ts'

type Colleague = Awaited<ReturnType<typeof colleague>>

let server: RunningServer
let browser: Browser
let page: Page
let context: BrowserContext
let troubles: string[]
let admin: Awaited<ReturnType<typeof newCompany>>
let ann: Colleague
let boss: Colleague

beforeAll(async () => {
  server = await runServer()
  browser = await openBrowser()
  admin = await newCompany(new Client(server.url))
  const made = async (body: object) => (await admin.post('api/panel/employee/create', body)).body.data.id
  const bossId = await made({ staff_id: 'B-1', full_name: 'Boss Tan', joined_on: '2020-01-01' })
  const annId = await made({ staff_id: 'A-1', full_name: 'Ann Lee', joined_on: '2020-01-01', manager_id: bossId })
  boss = await colleague(admin, ['Reporting Manager'], { employee_id: bossId })
  ann = await colleague(admin, [], { employee_id: annId })
  const factors = [
    { name: 'Quality of work', weight: 60 },
    { name: 'Working together', weight: 40 },
  ]
  const year = new Date().getFullYear()
  const period = {
    name: 'Year end',
    period: 'year_end',
    year,
    from_on: `${year}-01-01`,
    to_on: `${year}-12-31`,
    factors,
  }
  const cycle = (await admin.post('api/panel/performanceReview/cycle', period)).body.data
  await admin.post(`api/panel/performanceReview/cycle/${cycle.id}/launch`, { employee_ids: [annId] })
  const key_results = [{ name: 'Guests a day', unit: 'guests', start_value: '80', target_value: '100' }]
  const wanted = { year, quarter: 4, objectives: [{ name: 'More guests', weight: 100, key_results }] }
  const okr = (await ann.post('api/emp/okr', wanted)).body.data
  await boss.post(`api/panel/okr/${okr.id}/proceed`, {})
})
afterEach(async ({ task }) => {
  await tellFailure(page, task)
  await context?.close()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

async function signedIn(who: { readonly email: string }, password: string, path: string, phone = false) {
  ;({ page, context, troubles } = await openPage(browser, { phone }))
  await page.goto(`${server.url}/login`)
  await page.locator('input[name=email], input[type=email]').first().fill(who.email)
  await page.locator('input[type=password]').first().fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/(me|app\/dashboard)$/)
  await page.goto(`${server.url}${path}`)
}

test('HR launches the form, the person rates on a phone and checks in, the manager rates', async () => {
  await signedIn(admin, admin.password, '/app/performanceReview')
  await page.getByText('Ann Lee').first().click()
  await page.getByRole('button', { name: 'Launch', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Launch', exact: true }).click()
  await page.getByRole('button', { name: 'Skip this stage' }).waitFor()
  expect(await violations(page)).toEqual([])
  await context.close()

  await signedIn(ann, COLLEAGUES_PASSWORD, '/me/performance', true)
  await page.getByRole('button', { name: /Your review/ }).click()
  const drawer = page.getByRole('dialog')
  for (const row of ['Quality of work', 'Working together']) {
    await drawer
      .getByRole('radiogroup', { name: new RegExp(row) })
      .getByText('4', { exact: true })
      .click()
  }
  await drawer.getByText('Total: 80.0 of 100 points.').waitFor()
  expect(await violations(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('About you').waitFor()
  await page.goto(`${server.url}/me/okr`)
  await page.getByRole('button', { name: /Q4/ }).click()
  await page.getByRole('button', { name: 'Check in' }).click()
  await page.getByLabel('Value now').fill('90')
  await page.getByRole('button', { name: 'Check in', exact: true }).last().click()
  await page.getByText('50.0%').first().waitFor()
  // Opened anew by its address, without what said that it was stored.
  await page.reload()
  await page.getByText('50.0%').first().waitFor()
  expect(await violations(page)).toEqual([])
  expect(troubles).toEqual([])
  await context.close()

  await signedIn(boss, COLLEAGUES_PASSWORD, '/me/performance')
  await page.getByRole('button', { name: /Ann Lee/ }).click()
  await page.getByRole('dialog').getByText('80.0').first().waitFor()
  expect(troubles).toEqual([])
})
