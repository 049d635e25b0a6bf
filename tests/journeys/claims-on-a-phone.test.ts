/** A barista photographs a receipt on her phone and sends it; HR sees it with what is left, approves it, and she sees that. */
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { peopleOf } from '../safety/support/sample-sheets.ts'
import { newCompany } from '../support/client.ts'
import { COLLEAGUES_PASSWORD, colleague } from '../support/colleagues.ts'
import type { Product } from '../support/product.ts'
import { openBrowser, openPage, violations } from './support/browser.ts'
import { tellFailure } from './support/failure.ts'
import { productForPages } from './support/product.ts'

/** The smallest picture there is: one dot. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let product: Product
let browser: Browser
let page: Page
let context: BrowserContext
let admin: Awaited<ReturnType<typeof newCompany>>
let ann: Awaited<ReturnType<typeof colleague>>
beforeAll(async () => {
  product = await productForPages()
  browser = await openBrowser()
  admin = await newCompany(product.client)
  await admin.upload('api/panel/employee/add/by/batch/upload/0', peopleOf('KEY', 2))
  const [person] = (await admin.get('api/panel/employee/getAllEmployees?sort=staff_id')).body.data
  ann = await colleague(admin, [], { employee_id: person.id })
  const categories = (await admin.get('api/panel/company/claimCategory')).body.data
  const { id: claim_category_id } = categories.find(({ name }: { name: string }) => name === 'Meals')
  const made = await admin.post('api/panel/company/claim', { name: 'Dinner', claim_category_id })
  const { id: type_id } = made.body.data
  const limit = { name: 'Year of dinners', scope: 'type', type_id, period: 'year', amount: '500.00' }
  expect((await admin.post('api/panel/company/claimLimit', limit)).status).toBe(201)
  await admin.patch('api/panel/company/claimPolicy', { items: [{ rule: 'day_off', level: 'off' }] })
})
afterEach(async ({ task }) => {
  await tellFailure(page, task)
  await context.close()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
const signIn = async (email: string, password: string) => {
  await page.goto(`${product.url}/login`)
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await button('Sign in').click()
}

test('a receipt is photographed and sent on a phone, with what is left before it is sent', async () => {
  ;({ page, context } = await openPage(browser, { phone: true }))
  await signIn(ann.email, COLLEAGUES_PASSWORD)
  await page.waitForURL('**/me')
  await page.goto(`${product.url}/me/claims`)
  await page.getByText('No claims yet').waitFor()
  await button('Claim an expense').click()
  await page.getByLabel(/^Type/).first().click()
  await page.getByRole('option', { name: /^Dinner/ }).click()
  await page
    .getByLabel(/^Amount/)
    .first()
    .fill('124.40')
  await page.getByText(/375\.60 left of Year of dinners/).waitFor()
  await page.getByText('Attach a receipt').first().waitFor()
  expect(await violations(page)).toEqual([])
  await page
    .locator('input[type=file][capture]')
    .setInputFiles({ name: 'dinner.png', mimeType: 'image/png', buffer: DOT })
  await button('Send').click()
  await page.getByText(/Dinner · MYR 124\.40/).waitFor()
})

test('what waits is changed on a page of its own, and a claim begun is kept and gone on with', async () => {
  ;({ page, context } = await openPage(browser, { phone: true }))
  await signIn(ann.email, COLLEAGUES_PASSWORD)
  await page.waitForURL('**/me')
  await page.goto(`${product.url}/me/claims`)
  await page.getByText(/Dinner · MYR 124\.40/).click()
  await page.getByRole('link', { name: 'Change', exact: true }).click()
  await page.waitForURL('**/me/claims/edit?change=*')
  await page.getByText('dinner.png').waitFor()
  await page.getByLabel('Merchant').fill('Hotel Muar')
  await button('Save the change').click()
  await page.getByText(/Hotel Muar/).waitFor()
  await button('Claim an expense').click()
  await page.getByLabel('Merchant').fill('Night market')
  await button('Save as draft').click()
  await page.getByRole('heading', { name: 'Drafts' }).waitFor({ timeout: 8000 })
  await page.getByRole('link', { name: /^Draft claim/ }).click()
  await page.waitForURL('**/me/claims/edit?draft=*')
  expect(await page.getByLabel('Merchant').inputValue()).toBe('Night market')
  expect(await violations(page)).toEqual([])
  await button('Delete draft').click()
  await page.waitForURL('**/me/claims')
  await button('Claim an expense').waitFor()
  expect((await ann.get('api/emp/claim/draft')).body.data).toEqual([])
  expect((await ann.get('api/emp/claim')).body.data).toMatchObject([{ merchant: 'Hotel Muar', status: 'pending' }])
})

test('HR sees the receipt and what is left afterwards, and approves by a key', async () => {
  ;({ page, context } = await openPage(browser))
  await signIn(admin.email, admin.password)
  await page.waitForURL('**/app/dashboard')
  await page.goto(`${product.url}/app/application/normalClaim`)
  await page.getByText('Dinner').first().click()
  await page.getByRole('img', { name: 'Receipt dinner.png' }).waitFor()
  await page.getByText('Year of dinners').waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Approve', exact: true }).first().click()
  await page.getByRole('button', { name: 'Approve 1 claim' }).click()
  await page.getByText('Approved', { exact: true }).first().waitFor()
  expect((await ann.get('api/emp/claim')).body.data).toMatchObject([{ status: 'approved', claimable_amount: '124.40' }])
  await page.goto(`${product.url}/app/application/normalClaim/balance`)
  await page.getByText('375.60').first().waitFor()
  expect(await violations(page)).toEqual([])
})
