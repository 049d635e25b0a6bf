/** HR writes an announcement and publishes it; a colleague reads and confirms it on a phone; HR sees who has. */
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
let officer: Person
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
  mei = await colleague(admin, [], { employee_id: employee })
  officer = await colleague(admin, ['HR Officer'])
  ;({ page: desk } = await openPage(browser, {}))
  ;({ page: phone } = await openPage(browser, { language: 'zh-TW', phone: true, scheme: 'dark' }))
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
async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto(`${product.url}/login`)
  await page.locator('input[name=email], input[type=email]').first().fill(email)
  await page.locator('input[type=password]').first().fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/(me|app)\b/)
}

test('an announcement is written, read on a phone and confirmed; its reader tells the others', async () => {
  await signIn(desk, officer)
  await desk.goto(`${product.url}/app/announcement`)
  await desk.getByRole('button', { name: 'New announcement' }).first().click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Fire drill')
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Friday at ten, at the car park.')
  await dialog.getByRole('switch', { name: 'Ask readers to confirm' }).check()
  await dialog.getByText('Reaches 1 person today').waitFor()
  await settled(desk)
  await shoot(desk, 'announcement-dialog')
  expect(await violations(desk)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await desk.getByText('Fire drill').first().click()
  await desk.getByRole('button', { name: 'Publish', exact: true }).click()
  await desk.getByText('1 person is notified.').waitFor()
  await desk.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await desk.getByRole('button', { name: 'Readers', exact: true }).waitFor()
  await settled(desk)
  await shoot(desk, 'announcement-desk')
  expect(await violations(desk)).toEqual([])

  await signIn(phone, mei)
  await phone.goto(`${product.url}/me`)
  await phone.getByText('Read and confirm: Fire drill').first().click()
  await phone.getByText('Friday at ten, at the car park.').waitFor()
  await settled(phone)
  await shoot(phone, 'announcement-phone')
  expect(await violations(phone)).toEqual([])
  await phone.getByRole('button', { name: 'I have read and understood this' }).click()
  await phone.getByRole('dialog').waitFor({ state: 'detached' })
  await settled(phone)
  await shoot(phone, 'announcement-list')
  expect(await violations(phone)).toEqual([])

  await phone.goto(`${product.url}/me/storyBoard`)
  await phone.getByRole('button', { name: 'New post' }).first().click()
  await phone.getByRole('dialog').getByLabel('Text').fill('The drill went well.')
  await phone.getByRole('dialog').getByRole('button', { name: 'Post', exact: true }).click()
  await phone.getByRole('button', { name: 'Like (0)', exact: true }).click()
  await phone.getByRole('button', { name: 'Like (1)', exact: true }).waitFor()
  await settled(phone)
  await shoot(phone, 'story-phone')
  expect(await violations(phone)).toEqual([])

  await desk.reload()
  await desk.getByText('1 / 1').first().waitFor()
  await desk.getByRole('button', { name: 'Readers', exact: true }).click()
  await desk.getByText('Done', { exact: true }).click()
  await desk.getByRole('dialog').getByText('Mei Lin').waitFor()
  await shoot(desk, 'announcement-readers')
})
