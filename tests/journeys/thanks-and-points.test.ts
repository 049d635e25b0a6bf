/** A colleague is thanked on a phone, redeems the points for a mug, and HR approves it and hands it over. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
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
let ann: Person
let ben: Person

beforeAll(async () => {
  product = await productForPages()
  browser = await openBrowser()
  const admin = await newCompany(product.client)
  const made = async (staff_id: string, full_name: string): Promise<string> =>
    (await done(admin.post('api/panel/employee/create', { staff_id, full_name, joined_on: '2020-01-01' }))).id
  ann = await colleague(admin, [], { employee_id: await made('A-1', 'Ann Lee') })
  ben = await colleague(admin, [], { employee_id: await made('B-1', 'Ben Wong') })
  officer = await colleague(admin, ['HR Generalist'])
  await done(admin.post('api/panel/rewards/catalog', { name: 'Company mug', cost: 20, stock: 3 }))
  ;({ page: desk } = await openPage(browser, {}))
  ;({ page: phone } = await openPage(browser, { phone: true, scheme: 'dark' }))
})
afterEach(async ({ task }) => {
  await tellFailure(phone, task)
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const shots = process.env.SHOTS
async function clean(page: Page, name: string): Promise<void> {
  await settled(page)
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
  expect([name, await violations(page)]).toEqual([name, []])
}
async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.context().clearCookies()
  await page.goto(`${product.url}/login`)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto(`${product.url}/login`)
  await page.locator('input[name=email], input[type=email]').first().fill(email)
  await page.locator('input[type=password]').first().fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/(me|app)\b/)
}

test('thanks become points, points a mug, and HR hands it over', async () => {
  await signIn(desk, ann)
  await desk.goto(`${product.url}/me/rewards`)
  await desk.getByRole('button', { name: 'Thank a colleague' }).first().click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Colleagues' }).fill('Ben')
  await desk.getByRole('option', { name: /Ben Wong/ }).click()
  await dialog.getByRole('textbox', { name: 'Message' }).fill('You stayed late to help.')
  await clean(desk, 'rewards-thank')
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await desk.getByText('Your thanks went to 1 colleague').first().waitFor()

  await signIn(phone, ben)
  await phone.goto(`${product.url}/me/rewards`)
  await phone.getByText('You stayed late to help.').waitFor()
  await clean(phone, 'rewards-phone')
  await phone.getByRole('tab', { name: 'Redeem' }).click()
  await phone.getByRole('button', { name: 'Redeem Company mug' }).click()
  await phone.getByRole('dialog').getByRole('button', { name: 'Redeem', exact: true }).click()
  await phone.getByText('Requested').first().waitFor()
  await phone.getByText('20 more points needed').waitFor()
  await clean(phone, 'rewards-redeem-phone')

  await signIn(desk, officer)
  await desk.goto(`${product.url}/app/rewards/redemption`)
  await desk.getByText('Ben Wong').first().click()
  await desk.getByRole('button', { name: 'Approve', exact: true }).click()
  await desk.getByRole('button', { name: 'Hand over', exact: true }).click()
  await clean(desk, 'rewards-hand-over')
  await desk.getByRole('dialog').getByRole('button', { name: 'Hand over', exact: true }).click()
  await desk.getByText('Delivered').nth(1).waitFor()
  await clean(desk, 'rewards-redemption')

  for (const path of ['type', 'catalog', 'reward/history', 'reward/history?view=points', 'leaderboards']) {
    await desk.goto(`${product.url}/app/rewards/${path}`)
    await clean(desk, `rewards-${path.replace(/\W/g, '-')}`)
  }
})
