/** HR sends a letter from a template; the employee signs it on a phone and asks for one to a bank. */
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
let mei: Person & Awaited<ReturnType<typeof colleague>>

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
  const pay = { components: { basic_salary: '4200.00' }, effective_from: '2025-01-01' }
  await done(admin.patch(`api/panel/employee/compensation/${employee}`, pay))
  await done(admin.post('api/panel/company/position', { name: 'Barista' }))
  const [{ id: position_id }] = await done(admin.get('api/panel/company/position'))
  await done(admin.post(`api/panel/employee/update/employment/details/${employee}`, { position_id }))
  mei = await colleague(admin, [], { employee_id: employee })
  hr = await colleague(admin, ['HR Generalist'])
  ;({ page: desk } = await openPage(browser))
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
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
}
async function signIn(page: Page, { email, password }: Person) {
  await page.goto(`${product.url}/login`)
  await page.locator('input[name=email], input[type=email]').first().fill(email)
  await page.locator('input[type=password]').first().fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/(me|app)\b/)
}

test('a template is chosen, filled for the person, and sent', async () => {
  await signIn(desk, hr)
  await desk.goto(`${product.url}/app/documents/letter/template`)
  await desk.getByRole('button', { name: 'Add standard templates' }).first().click()
  await desk.getByText('Change of position').first().click()
  await desk.getByText('Your new position').waitFor()
  await settled(desk)
  expect(await violations(desk)).toEqual([])
  await shoot(desk, 'letter-templates')

  await desk.goto(`${product.url}/app/documents/letter/sent`)
  await desk.getByRole('button', { name: 'Send letters' }).first().click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('combobox').first().click()
  await desk.getByRole('option', { name: 'Change of position' }).click()
  await dialog.getByPlaceholder('Choose a person').fill('Mei')
  await desk.getByRole('option', { name: /Mei Lin/ }).click()
  await desk.keyboard.press('Escape')
  await desk.getByLabel('Effective date').fill('1 January')
  await desk.getByLabel('New position').fill('Shift lead')
  await desk.getByLabel('New manager').fill('Huda')
  await desk.getByText('From 1 January you work as Shift lead, reporting to Huda.').waitFor()
  await shoot(desk, 'letter-send')
  expect(await violations(desk)).toEqual([])
  await desk.getByRole('button', { name: 'Send to 1' }).click()
  await desk.getByText('Waiting', { exact: true }).last().waitFor()
})

test('it is signed on a phone, and a letter to a bank is asked for', async () => {
  await signIn(phone, mei)
  await phone.goto(`${product.url}/me/letters`)
  await phone.getByRole('button', { name: /Change of position/ }).click()
  await phone.getByText('you work as Shift lead').waitFor()
  await settled(phone)
  await shoot(phone, 'letter-own')
  expect(await violations(phone)).toEqual([])
  await phone.getByRole('button', { name: 'Sign', exact: true }).click()
  await phone.getByLabel('Your full name').fill('Mei Lin')
  await phone.getByRole('dialog').last().getByRole('button', { name: 'Sign', exact: true }).click()
  await phone.getByText('Signed', { exact: true }).first().waitFor()
  await phone.keyboard.press('Escape')

  await phone.getByRole('button', { name: 'Ask for a letter' }).click()
  await phone.getByRole('dialog').getByRole('combobox').first().click()
  await phone.getByRole('option', { name: 'Confirmation of salary' }).click()
  await phone.getByLabel('Recipient').fill('Maybank')
  await phone.getByRole('button', { name: 'Send request' }).click()
  await phone.getByText('Maybank').waitFor()
  await settled(phone)
  await shoot(phone, 'letter-asked')
})

test('HR writes what was asked for, with the pay of the record, and issues it', async () => {
  await desk.goto(`${product.url}/app/documents/letter/3rd/party?show=asked`)
  await desk.getByText('Mei Lin').first().click()
  await desk.getByRole('button', { name: 'Write', exact: true }).click()
  await desk.getByRole('button', { name: 'Fill in from template' }).click()
  const words = desk.getByLabel('Text in English')
  await expect.poll(() => words.inputValue(), { timeout: 20_000 }).toContain('basic salary a month: MYR 4,200.00')
  await desk.getByRole('button', { name: 'Save draft' }).click()
  await desk.getByRole('button', { name: 'Issue' }).click()
  await desk
    .getByText(/^\d{4}-0002$/)
    .first()
    .waitFor()
  await settled(desk)
  await shoot(desk, 'letter-issued')
  expect(await violations(desk)).toEqual([])
})
