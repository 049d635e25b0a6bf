/**
 * What somebody has typed is not lost without a question, however the page is left; and it means those whom it names,
 * however fast it is typed.
 */
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { peopleOf } from '../safety/support/sample-sheets.ts'
import { newCompany } from '../support/client.ts'
import type { Product } from '../support/product.ts'
import { openBrowser, openPage } from './support/browser.ts'
import { tellFailure } from './support/failure.ts'
import { productForPages } from './support/product.ts'

let product: Product
let browser: Browser
let page: Page
let context: BrowserContext
let admin: Awaited<ReturnType<typeof newCompany>>
beforeAll(async () => {
  product = await productForPages()
  browser = await openBrowser()
  admin = await newCompany(product.client)
  await admin.upload('api/panel/employee/add/by/batch/upload/0', peopleOf('KEY', 3))
})
beforeEach(async () => {
  ;({ page, context } = await openPage(browser))
  await page.goto(`${product.url}/login`)
  await field('E-mail').fill(admin.email)
  await field('Password').fill(admin.password)
  await button('Sign in').click()
  await page.waitForURL('**/app/dashboard')
  await page.goto(`${product.url}/app/account/password`)
  await field('New password').fill('a password of some length')
})
afterEach(async ({ task }) => {
  await tellFailure(page, task)
  await context.close()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true }).first()
const question = () => page.getByRole('dialog', { name: 'Leave without saving?' })
const stay = () => question().getByRole('button', { name: 'Stay here' }).click()
const leave = () => question().getByRole('button', { name: 'Leave without saving' }).click()
const here = () => new URL(page.url()).pathname

test('a form that stopped itself is asked about, also when something else was done meanwhile', async () => {
  const notice = { id: crypto.randomUUID(), text: 'Something', link: '/app/dashboard', at: '2026-01-01T00:00:00Z' }
  await page.route('**/api/emp/notice**', (route) =>
    route.fulfill({ json: { success: true, data: { notices: [{ ...notice, read: false }], more: false, unread: 1 } } }),
  )
  await page.reload()
  await field('New password').fill('a password of some length')
  await field('Current password').fill(admin.password)
  await field('New password again').fill('another one of some length')
  await button('Change the password').click()
  const done = page.waitForResponse('**/read')
  await page
    .getByRole('button', { name: /^Notifications/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  expect((await done).status()).toBe(200)
  await page.keyboard.press('Escape')
  await page
    .getByRole('link', { name: /^Approvals/ })
    .first()
    .click()
  await stay()
  expect(here()).toBe('/app/account/password')
  expect(await field('New password').inputValue()).toBe('a password of some length')
})

test('closing a dialog brings one back to what opened it, be it a button or a menu', async () => {
  await page.goto(`${product.url}/app/employee`)
  const isAt = (name: string) =>
    expect.poll(() => button(name).evaluate((one) => one === document.activeElement)).toBe(true)
  await button('Add employee').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await isAt('Add employee')
  await button('Import and bulk edit').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem').first().click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await isAt('Import and bulk edit')
})

test('signing out asks first, and stays where somebody rather stays', async () => {
  const signOut = async () => {
    await page.locator('button[aria-label^="Menu of"]').first().click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
  }
  await signOut()
  await stay()
  await question().waitFor({ state: 'hidden' })
  expect(here()).toBe('/app/account/password')
  await signOut()
  await leave()
  await page.waitForURL('**/login')
})

test('a dialog begins in its first field, and the palette that is opened over it leaves it open and goes back there', async () => {
  await page.goto(`${product.url}/app/payroll/otherEarningCategory`)
  await button('Add a category').click()
  const first = page.getByRole('dialog').getByRole('textbox', { name: /^Code/ })
  const isInFirst = () => expect.poll(() => first.evaluate((one) => one === document.activeElement)).toBe(true)
  await isInFirst()
  for (const _time of ['as it comes', 'as it is there']) {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search or jump to' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: 'Search or jump to' }).waitFor({ state: 'hidden' })
    expect(await page.getByRole('dialog').count()).toBe(1)
    await isInFirst()
  }
})

describe('keys that are faster than the answer', () => {
  /** From now on whoever is looked for is found three seconds late. */
  const findLate = () =>
    page.route('**/api/panel/employee/status/active/**', async (route) => {
      await new Promise((later) => setTimeout(later, 3_000))
      await route.continue().catch(() => undefined)
    })
  const option = (text: string) => page.getByRole('option').filter({ hasText: text })

  test('open whom they name in the palette, not whom was found for the words before', async () => {
    await page.goto(`${product.url}/app/dashboard`)
    await page.getByRole('button', { name: /^Search or jump to/ }).click()
    const sought = page.getByRole('combobox', { name: 'Search or jump to' })
    await sought.fill('KEY-0001')
    await option('KEY Person 0001').waitFor()
    await findLate()
    await sought.fill('KEY-0002')
    await sought.press('Enter')
    await page.waitForURL('**/app/employee/profile/**')
    await page.getByRole('heading', { name: 'KEY Person 0002' }).waitFor()
  })

  test('choose whom they name, or nobody until it is found', async () => {
    await page.goto(`${product.url}/app/payroll`)
    await button('Recurring items').click()
    await button('Add recurring item').click()
    const person = page.getByRole('combobox', { name: /^Employee/ })
    await Promise.all([page.waitForResponse(/search=KEY-0001/), person.fill('KEY-0001')])
    await option('KEY-0001').waitFor()
    await findLate()
    await person.fill('KEY-0002')
    await page.getByText('Looking…').waitFor()
    await person.press('ArrowDown')
    await person.press('Enter')
    expect(await person.inputValue()).not.toContain('Person')
    await option('KEY-0002').click()
    expect(await person.inputValue()).toContain('KEY Person 0002')
  })
})
