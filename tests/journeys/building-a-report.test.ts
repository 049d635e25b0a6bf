/** HR builds a report with the rows beside it, runs it and takes it as a file; on a phone it is read. */
import { sql } from 'kysely'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/clock/server/new-id.ts'
import { done } from '../safety/support/filled-company.ts'
import { newCompany } from '../support/client.ts'
import { colleague } from '../support/colleagues.ts'
import type { Product } from '../support/product.ts'
import { openBrowser, openPage, violations } from './support/browser.ts'
import { tellFailure } from './support/failure.ts'
import { productForPages } from './support/product.ts'
import { settled } from './support/settled.ts'

type Person = { readonly email: string; readonly password: string }
let product: Product
let browser: Browser
let desk: Page
let phone: Page
let hr: Person & Awaited<ReturnType<typeof colleague>>

beforeAll(async () => {
  product = await productForPages()
  browser = await openBrowser()
  const admin = await newCompany(product.client)
  const { company_id } = await done(admin.get('api/auth/me'))
  await done(admin.post('api/panel/company/department', { name: 'Roastery' }))
  const [{ id: department }] = await done(admin.get('api/panel/company/department'))
  await product.db.forCompany(company_id).transaction(async (tx) => {
    for (const [at, name] of ['Mei Lin', 'Arif Hakim', 'Siti Rahman'].entries())
      await sql`insert into employees (company_id, id, staff_id, full_name, department_id, employment_type, joined_on, status)
        values (${company_id}, ${newId()}, ${`M-${at + 1}`}, ${name}, ${at === 2 ? null : department}, 'full_time', '2025-01-01', 'active')`.execute(
        tx,
      )
  })
  hr = await colleague(admin, ['HR Generalist'])
  ;({ page: desk } = await openPage(browser))
  ;({ page: phone } = await openPage(browser, { phone: true, scheme: 'dark', language: 'zh-TW' }))
})
afterEach(async ({ task }) => {
  await tellFailure(desk, task)
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const shots = process.env.SHOTS
const shoot = async (page: Page, name: string) => {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
}
async function signIn(page: Page, { email, password }: Person) {
  await page.goto(`${product.url}/login`)
  await page.locator('input[name=email], input[type=email]').first().fill(email)
  await page.locator('input[type=password]').first().fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/(me|app)\b/)
}

test('the rows stand beside what is chosen, and a report is kept', async () => {
  await signIn(desk, hr)
  await desk.goto(`${product.url}/app/reportGenerator`)
  await desk.getByText('Headcount list').first().waitFor()
  await settled(desk)
  await shoot(desk, 'reports')
  expect(await violations(desk)).toEqual([])

  await desk.getByRole('link', { name: 'New report' }).first().click()
  const rows = desk.getByRole('table', { name: 'Preview' })
  await rows.getByText('Siti Rahman').waitFor()
  await desk.getByRole('button', { name: 'Add a condition' }).click()
  await desk.getByLabel('Field of condition 1').first().click()
  await desk.getByRole('option', { name: 'Department', exact: true }).click()
  await desk.getByLabel('Value of condition 1').first().click()
  await desk.getByRole('option', { name: 'Roastery' }).click()
  await desk.keyboard.press('Escape')
  await rows.getByText('Siti Rahman').waitFor({ state: 'detached' })
  await rows.getByText('Mei Lin').waitFor()
  await desk.getByLabel('Add a column').first().click()
  await desk.getByRole('option', { name: 'Joined on', exact: true }).click()
  await rows.getByText('1 Jan 2025').first().waitFor()
  await settled(desk)
  await shoot(desk, 'report-builder')
  expect(await violations(desk)).toEqual([])
  await desk.getByLabel('Name', { exact: false }).first().fill('People of the roastery')
  await desk.getByRole('button', { name: 'Save report' }).click()
  await desk.getByText('People of the roastery').first().waitFor()
})

test('it is run and taken as a file', async () => {
  await desk.getByText('People of the roastery').first().click()
  await desk.getByRole('button', { name: 'Run', exact: true }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Run', exact: true }).click()
  await desk.getByRole('table', { name: 'People of the roastery' }).getByText('Arif Hakim').waitFor()
  await settled(desk)
  await shoot(desk, 'report-run')
  expect(await violations(desk)).toEqual([])
  await desk.getByRole('button', { name: 'Download' }).click()
  const taking = desk.waitForEvent('download')
  await desk.getByRole('menuitem', { name: 'Excel' }).click()
  expect((await taking).suggestedFilename()).toMatch(/^People of the roastery-\d{4}-\d{2}-\d{2}\.xlsx$/)
})

test('on a phone it is built and read in Chinese', async () => {
  await hr.post('api/emp/settings/store', { prefer_lang: 'zh-tw' })
  await signIn(phone, hr)
  await phone.goto(`${product.url}/app/reportGenerator/build/standard-headcount`)
  await phone.getByText('Roastery').first().waitFor()
  await phone.getByRole('heading', { name: '欄位' }).waitFor()
  await settled(phone)
  await shoot(phone, 'report-builder-phone')
  expect(await violations(phone)).toEqual([])
  await phone.goto(`${product.url}/app/reportGenerator/runs`)
  await phone.getByText('People of the roastery').first().click()
  await phone.getByText('Arif Hakim').first().waitFor()
  await settled(phone)
  await shoot(phone, 'report-run-phone')
  expect(await violations(phone)).toEqual([])
})
