/**
 * Operations give a company a plan and bill it, the company looks at the invoice line by line, operations record what
 * was paid, and the company takes its receipt.
 */
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createOpsAccount } from '#platform/identity/server/operations-account.ts'
import { codeOfStep } from '#platform/identity/server/totp.ts'
import { newCompany } from '../support/client.ts'
import type { Product } from '../support/product.ts'
import { openBrowser, openPage, violations } from './support/browser.ts'
import { tellFailure } from './support/failure.ts'
import { productForPages } from './support/product.ts'

let product: Product
let browser: Browser
let page: Page
let contexts: BrowserContext[] = []
beforeAll(async () => {
  product = await productForPages()
  browser = await openBrowser()
})
afterEach(async ({ task }) => {
  await tellFailure(page, task)
  for (const context of contexts) await context.close()
  contexts = []
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const PASSWORD = 'a very long password of operations'
const button = (name: string) => page.getByRole('button', { name, exact: true }).first()

async function opened(): Promise<void> {
  const { page: fresh, context } = await openPage(browser)
  page = fresh
  contexts.push(context)
}

async function enter(path: string, email: string, password: string): Promise<void> {
  await page.goto(product.url + path)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await button('Sign in').click()
}

/** Operations never sign in without an authenticator. */
async function asOperations(email = 'bills@kerja.example'): Promise<void> {
  const account = { email, name: 'Siti Aminah', roles: ['Ops'] } as const
  const token = await product.db.system.transaction((tx) => createOpsAccount(tx, account, product.now()))
  await product.client.post('api/auth/password/reset', { token, password: PASSWORD })
  await opened()
  await enter('/panel/login', account.email, PASSWORD)
  await page.waitForURL('**/google2fa/register')
  const secret = (await page.locator('code').first().textContent()) ?? ''
  const code = await codeOfStep(secret, Math.floor(product.now().getTime() / 30_000))
  await page.getByRole('textbox', { name: 'Six-digit code' }).fill(code)
  await button('Confirm').click()
  await button('I have kept them').click()
  await page.waitForURL('**/panel/dashboard')
}

test('from a plan to a receipt, on both sides', async () => {
  const admin = await newCompany(product.client, { company_name: 'Kedai Lima Sdn Bhd' })
  await asOperations()
  await page.goto(`${product.url}/panel/plans`)
  await button('Add plan').click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Growth')
  await page.getByRole('textbox', { name: 'Price per head in MYR' }).fill('8')
  await button('Save').click()
  await page.getByText('MYR 8.00 per head and month').first().waitFor()

  await page.goto(`${product.url}/panel/invoice`)
  await button('New invoice').click()
  await page.getByRole('combobox', { name: 'Company' }).click()
  await page.getByRole('option', { name: 'Kedai Lima Sdn Bhd' }).click()
  await page.getByRole('textbox', { name: 'Description' }).fill('Set-up and training')
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('250')
  await page.getByRole('textbox', { name: 'Reason' }).fill('Ordered by e-mail')
  await button('Save').click()
  await page.getByText('Invoice MY-000001 made').first().waitFor()
  await page.getByText('MY-000001', { exact: true }).first().click()
  await page.getByText('Set-up and training').first().waitFor()
  expect(await violations(page)).toEqual([])
  // A mail cannot be called back: it is asked about first.
  await button('Send').click()
  await page.getByText('Send MY-000001 to Kedai Lima Sdn Bhd?').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('Invoice sent').first().waitFor()
  const operations = page

  await opened()
  await enter('/login', admin.email, admin.password)
  await page.waitForURL('**/app/dashboard')
  await page.goto(`${product.url}/app/billing`)
  await button('MY-000001').click()
  await page.getByText('Set-up and training').waitFor()
  expect(await violations(page)).toEqual([])
  const company = page

  page = operations
  await button('Record payment').click()
  await page.getByRole('textbox', { name: 'Paid on' }).fill(product.now().toISOString().slice(0, 10))
  await page.getByRole('textbox', { name: 'Paid on' }).press('Tab')
  await button('Save').click()
  await page.getByText('Payment recorded').first().waitFor()

  page = company
  await page.goto(`${product.url}/app/billing`)
  await page.getByText('MY-R000001').waitFor()
  const [receipt] = await Promise.all([page.waitForEvent('download'), button('Download MY-R000001').click()])
  expect(receipt.suggestedFilename()).toBe('MY-R000001.pdf')
})

test('a limit is put right, and switches that are not saved are asked about', async () => {
  await newCompany(product.client, { company_name: 'Kedai Enam Sdn Bhd', headcount: 9 })
  await asOperations('limits@kerja.example')
  await page.goto(`${product.url}/panel/companies`)
  await page.getByText('Kedai Enam Sdn Bhd').first().click()
  const limit = page.getByRole('textbox', { name: 'Headcount limit' })
  await limit.fill('0')
  await button('Save').click()
  const refusal = page.getByRole('alert')
  await refusal.first().waitFor()
  await limit.fill('12')
  await button('Save').click()
  await page.getByText('Saved; in force from the next request').first().waitFor()
  expect(await refusal.count(), 'what was refused no longer stands').toBe(0)

  await page.getByRole('textbox', { name: 'Why do you look at this company’s data?' }).fill('Ticket 12')
  await button('Show modules and features').click()
  await page.getByRole('switch', { name: 'Training' }).locator('xpath=..').click()
  await page.getByText('People lose these pages at once; their data stays: Training.').waitFor()
  await button('Close').click()
  await page.getByText('Leave without saving?').waitFor()
  await button('Stay here').click()
  await button('Discard').click()
  await button('Close').click()
  await page.getByText('Why do you look at this company’s data?').waitFor({ state: 'detached' })
})
