/** HR writes an article of the handbook; a colleague confirms it on a phone and tells of a quarantine, which HR approves. */
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
let hr: Person
let mei: Person

beforeAll(async () => {
  product = await productForPages()
  browser = await openBrowser()
  const admin = await newCompany(product.client)
  const { company_id } = await done(admin.get('api/auth/me'))
  const employee = newId()
  await product.db.forCompany(company_id).transaction((tx) =>
    sql`insert into employees (company_id, id, staff_id, full_name, email, employment_type, joined_on, status)
      values (${company_id}, ${employee}, 'M-1', 'Mei Lin', 'mei@team.example', 'full_time', '2025-01-01', 'active')`.execute(
      tx,
    ),
  )
  await done(admin.patch(`api/panel/company/settings/update/${company_id}`, { quarantine_require_attachment: false }))
  mei = await colleague(admin, [], { employee_id: employee })
  hr = await colleague(admin, ['HR Generalist'])
  ;({ page: desk } = await openPage(browser, {}))
  ;({ page: phone } = await openPage(browser, { phone: true, scheme: 'dark' }))
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
  await settled(page)
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
  expect(await violations(page)).toEqual([])
}
async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto(`${product.url}/login`)
  await page.locator('input[name=email], input[type=email]').first().fill(email)
  await page.locator('input[type=password]').first().fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/(me|app)\b/)
}

test('a guide is found, an article is published and confirmed on a phone', async () => {
  await signIn(desk, hr)
  await desk.goto(`${product.url}/app/documentation`)
  await desk.getByRole('searchbox', { name: 'Search the guides' }).fill('spreadsheet')
  await desk.getByText('Import many employees from Excel').click()
  await desk.getByText('Fill in one row per person').waitFor()
  await shoot(desk, 'guides-desk')
  await desk.getByRole('tab', { name: 'Company handbook' }).click()
  await desk.getByRole('button', { name: 'New article' }).first().click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Handling cash')
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Two people count the till.')
  await dialog.getByRole('switch', { name: 'Ask readers to confirm' }).check()
  await dialog.getByText('Reaches 1 person today').waitFor()
  await shoot(desk, 'handbook-dialog')
  await dialog.getByRole('button', { name: 'Save draft' }).click()
  await desk.getByText('Handling cash').first().click()
  await desk.getByRole('button', { name: 'Publish', exact: true }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await desk.getByRole('button', { name: 'Confirmations', exact: true }).waitFor()
  await shoot(desk, 'handbook-desk')

  await signIn(phone, mei)
  await phone.goto(`${product.url}/me`)
  await phone.getByText('Read and confirm: Handling cash').first().click()
  await phone.getByText('Two people count the till.').waitFor()
  await shoot(phone, 'handbook-phone')
  await phone.getByRole('button', { name: 'I have read and understood this' }).click()
  await phone.getByRole('dialog').waitFor({ state: 'detached' })
  await shoot(phone, 'handbook-list')
  await desk.reload()
  await desk.getByText('1 / 1').first().waitFor()
})

test('a quarantine is told of on a phone and approved at the desk, where its cause is seen', async () => {
  await phone.goto(`${product.url}/me/quarantine?ask=1`)
  const drawer = phone.getByRole('dialog')
  await drawer.getByRole('combobox', { name: 'Cause' }).click()
  await phone.getByRole('option', { name: 'Contact with somebody ill' }).click()
  const [first, last] = await workdays()
  await drawer.getByLabel('First day').fill(first)
  await drawer.getByLabel('Last day').fill(last)
  await drawer.getByText('working day', { exact: false }).first().waitFor()
  await shoot(phone, 'quarantine-phone')
  await drawer.getByRole('button', { name: 'Send', exact: true }).click()
  await drawer.waitFor({ state: 'detached' })
  await shoot(phone, 'quarantine-own')

  await desk.goto(`${product.url}/app/quarantine`)
  await desk.getByText('Mei Lin').first().click()
  await desk.getByText('Contact with somebody ill').first().waitFor()
  await shoot(desk, 'quarantine-desk')
  await desk.getByRole('button', { name: 'Approve', exact: true }).first().click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await desk.getByRole('button', { name: 'Change last day' }).waitFor()
  await shoot(desk, 'quarantine-approved')
})

/** From a Monday that is still to come to its Tuesday, as a day is typed. */
async function workdays(): Promise<readonly [string, string]> {
  const monday = new Date(Date.now() + 86_400_000)
  while (monday.getUTCDay() !== 1) monday.setUTCDate(monday.getUTCDate() + 1)
  const tuesday = new Date(monday.getTime() + 86_400_000)
  return [monday.toISOString().slice(0, 10), tuesday.toISOString().slice(0, 10)]
}
