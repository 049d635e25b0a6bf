/** HR opens a vacancy and advertises it in two languages; anybody reads it on a phone, until the vacancy is closed. */
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newCompany } from '../support/client.ts'
import type { Product } from '../support/product.ts'
import { openBrowser, openPage, violations } from './support/browser.ts'
import { tellFailure } from './support/failure.ts'
import { productForPages } from './support/product.ts'
import { settled } from './support/settled.ts'

let product: Product
let browser: Browser
let page: Page
let context: BrowserContext
let troubles: string[]
let admin: Awaited<ReturnType<typeof newCompany>>

beforeAll(async () => {
  product = await productForPages()
  browser = await openBrowser()
  admin = await newCompany(product.client)
  await admin.post('api/panel/company/position', { name: 'Café manager' })
  await admin.post('api/panel/company/department', { name: 'Cafés' })
  ;({ page, context, troubles } = await openPage(browser))
  context.setDefaultTimeout(15_000)
})
afterEach(async ({ task }) => {
  await tellFailure(page, task)
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const button = (name: string) => page.getByRole('button', { name, exact: true }).first()
const field = (name: string | RegExp) => page.getByRole('dialog').getByLabel(name).first()
const choose = async (label: string, option: string) => {
  await page.getByRole('dialog').getByRole('combobox', { name: label }).first().click()
  await page.getByRole('option', { name: option }).first().click()
}

test('a vacancy is opened, advertised, read by anybody, and gone when it is closed', async () => {
  await page.goto(`${product.url}/login`)
  await page.locator('input[name=email], input[type=email]').first().fill(admin.email)
  await page.locator('input[type=password]').first().fill(admin.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/app\/dashboard$/)

  await page.goto(`${product.url}/app/onboarding/vacancy`)
  await settled(page)
  await button('Open a vacancy').click()
  await choose('Position', 'Café manager')
  await choose('Department', 'Cafés')
  await field('Pay from').fill('4200')
  await field('Pay up to').fill('5000')
  await page.getByRole('group', { name: 'Scorecard' }).getByRole('button', { name: 'Add' }).click()
  await page
    .getByRole('group', { name: 'Scorecard' })
    .getByRole('textbox', { name: 'Name', exact: true })
    .fill('Coffee')
  await shoot('vacancy-dialog')
  await button('Save').click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByText('Café manager').first().click()
  await page.getByRole('link', { name: 'Advertise' }).waitFor()
  await shoot('vacancy-panel')
  expect(await violations(page)).toEqual([])

  await page.getByRole('link', { name: 'Advertise' }).click()
  await button('Add an advertisement').click()
  const text = page.getByRole('dialog').getByRole('textbox', { name: 'What you do' })
  const tools = page.getByRole('toolbar', { name: 'Formatting of What you do' })
  const tool = (name: string) => tools.getByRole('button', { name, exact: true }).click()
  await text.click()
  await tool('Heading')
  await page.keyboard.type('Your day')
  await page.keyboard.press('Enter')
  await tool('List')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type('good')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type(' coffee <b>')
  await page.keyboard.press('Enter')
  await tool('Link')
  await tools.getByLabel('Address').fill('http://example.com')
  await tools.getByRole('button', { name: 'Set link' }).click()
  await tools.getByText('Addresses begin with https:// and have no spaces.').waitFor()
  await tools.getByLabel('Address').fill('https://example.com')
  await page.keyboard.press('Enter')
  await text.getByRole('link', { name: 'https://example.com' }).waitFor()
  await page.getByText('Chinese', { exact: true }).click()
  await field('Title').fill('咖啡館經理')
  await shoot('advertisement-dialog')
  await button('Save').click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByText('Open to the public').waitFor()
  const [kept] = (await admin.get('api/panel/onboarding/job/advertisement')).body.data
  expect(kept.description).toBe('## Your day\n\n- **good** coffee <b>\n- [https://example.com](https://example.com)')
  await page.getByRole('listitem').filter({ hasText: 'good coffee <b>' }).waitFor()
  await shoot('advertisement-screen')
  expect(await violations(page)).toEqual([])
  const address = (await page.getByRole('link', { name: 'Open the page' }).getAttribute('href')) ?? ''
  expect(address).toMatch(/^\/en\/career\/company\//)

  const outside = await openPage(browser, { phone: true, scheme: 'dark' })
  await outside.page.goto(product.url + address)
  expect(await outside.page.locator('h1').textContent()).toBe('Café manager')
  expect(await outside.page.getByText('MYR 4,200.00 – 5,000.00 a month').count()).toBe(1)
  expect(await outside.page.locator('li', { hasText: 'good coffee <b>' }).locator('strong').textContent()).toBe('good')
  await outside.page.screenshot({ path: '/tmp/shots/job.png', fullPage: true })
  expect(await violations(outside.page)).toEqual([])
  await outside.page.getByRole('link', { name: '繁體中文' }).click()
  await outside.page.getByRole('heading', { name: '咖啡館經理' }).waitFor()
  await outside.page.screenshot({ path: '/tmp/shots/job-zh.png', fullPage: true })
  expect(await violations(outside.page)).toEqual([])
  await outside.page.getByRole('link', { name: /^Company/ }).click()
  await outside.page.getByRole('link', { name: '咖啡館經理' }).waitFor()
  await outside.page.screenshot({ path: '/tmp/shots/company.png', fullPage: true })

  await page.goto(`${product.url}/app/onboarding/vacancy`)
  await page.getByText('Café manager').first().click()
  await button('Change status').click()
  await page.getByRole('menuitem', { name: 'Close', exact: true }).click()
  await page.getByText('The vacancy is closed').first().waitFor()
  const gone = await outside.page.goto(product.url + address)
  expect(gone?.status()).toBe(404)
  await outside.page.getByRole('heading', { name: 'This position is no longer open' }).waitFor()
  expect(await violations(outside.page)).toEqual([])
  expect(outside.troubles.filter((trouble) => !/404/.test(trouble))).toEqual([])
  await page.goto(`${product.url}/app/settings/recruitment`)
  await settled(page)
  await shoot('settings')
  await outside.context.close()
  await context.close()
  expect(troubles).toEqual([])
})

const shoot = (name: string) => page.screenshot({ path: `/tmp/shots/${name}.png` })
