/** Home as a Company Admin sees it, with something of every kind: each figure leads to its list, a request is decided. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type FilledCompany, filledCompany } from '../safety/support/filled-company.ts'
import type { Product } from '../support/product.ts'
import { openBrowser, openPage } from './support/browser.ts'
import { tellFailure } from './support/failure.ts'
import { productForPages } from './support/product.ts'

let product: Product
let browser: Browser
let page: Page
let company: FilledCompany
beforeAll(async () => {
  product = await productForPages()
  browser = await openBrowser()
  company = await filledCompany(product, 'ZZOURS')
})
afterEach(async ({ task }) => {
  await tellFailure(page, task)
  await page.context().close()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

test('public pages show without a script, in the reader’s language', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'zh-TW' })
  page = await context.newPage()
  await page.goto(product.url)
  expect(await page.locator('h1').textContent()).toMatch(/[\u4e00-\u9fff]/)
  await shot('public-zh')
  await page.goto(`${product.url}/login`)
  expect(await page.locator('h1').textContent()).toMatch(/[\u4e00-\u9fff]/)
  await shot('login-zh')
})

test('each card leads to its list, and what waits is approved from here', async () => {
  ;({ page } = await openPage(browser, {}))
  await page.goto(`${product.url}/login`)
  await page.getByRole('textbox').first().fill(company.admin.email)
  await page.locator('input[type=password]').fill(company.admin.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/app/dashboard')
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Requests waiting for a decision' }) })
  await card.getByRole('link', { name: /Overtime/ }).waitFor()
  await shot('home-en')
  await card.getByRole('link', { name: /Overtime/ }).click()
  await page.waitForURL('**/app/application/overtimeClaim?f.status=pending')
  await page.getByText(/19:00/).first().waitFor()
  await page.goBack()
  const approve = (kind: string) =>
    page
      .getByRole('listitem')
      .filter({ hasText: kind })
      .getByRole('button', { name: /^Approve the request of/ })
  const before = await waiting()
  await approve('Work from home').click()
  await expect.poll(waiting, { timeout: 20_000 }).toBe(before - 1)
  // It needs a justification, which is asked for where the whole request stands.
  await approve('Overtime').click()
  await page.waitForURL('**/app/application?open=**')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /Search/ }).fill('add an')
  await page.getByRole('option', { name: 'Add an employee' }).click()
  await page.getByRole('dialog').waitFor()
  await shot('palette-add')
})

const waiting = async (): Promise<number> => (await company.admin.get('api/panel/dashboard')).body.data.approvals.mine

const shot = async (name: string) => {
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/${name}.png`, fullPage: true })
}
