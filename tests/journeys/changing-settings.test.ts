/** The Company Admin changes settings: what is typed in one part outlasts the saving of another, and is asked about. */
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newCompany } from '../support/client.ts'
import type { Product } from '../support/product.ts'
import { openBrowser, openPage } from './support/browser.ts'
import { tellFailure } from './support/failure.ts'
import { productForPages } from './support/product.ts'

let product: Product
let browser: Browser
let page: Page
let context: BrowserContext
beforeAll(async () => {
  product = await productForPages()
  browser = await openBrowser()
})
afterEach(async ({ task }) => {
  await tellFailure(page, task)
  await context.close()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const button = (name: string) => page.getByRole('button', { name, exact: true }).first()
const field = (name: string) => page.getByRole('textbox', { name })

test('what is typed outlasts what is saved beside it, and is asked about before it is lost', async () => {
  const { email, password } = await newCompany(product.client)
  const opened = await openPage(browser)
  page = opened.page
  context = opened.context
  await page.goto(`${product.url}/login`)
  await field('E-mail').fill(email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await button('Sign in').click()
  await page.waitForURL('**/app/dashboard')

  await page.goto(`${product.url}/app/settings/general`)
  const letterhead = field('Text below the letterhead')
  await letterhead.fill('Payroll, ext. 21')
  // Saved by itself, at once.
  await page.getByRole('checkbox', { name: 'Passport' }).click()
  await page.getByText('The change was saved').first().waitFor()
  expect(await letterhead.inputValue()).toBe('Payroll, ext. 21')
  await button('Save').click()
  await page.getByText('Nothing → Payroll, ext. 21').waitFor({ state: 'detached' })
  await page.reload()
  await letterhead.waitFor()
  expect(await letterhead.inputValue()).toBe('Payroll, ext. 21')

  await field('Prefix').fill('KL-')
  await page.getByRole('link', { name: 'Probation' }).first().click()
  await page.getByText('Leave without saving?').waitFor()
  await button('Leave without saving').click()

  const review = field('A review opens before the end')
  await review.waitFor()
  const item = field('Name').first()
  await item.fill('Care for the guests')
  await review.fill('21 days')
  await button('Save').click()
  await page.getByText('The change was saved').first().waitFor()
  expect(await item.inputValue()).toBe('Care for the guests')
})
