/** What meets the eye first: on the page before the sign-in, in a company with nobody in it, and when a month is done. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newCompany } from '../support/client.ts'
import { peopleSheet } from '../support/pay-company.ts'
import type { Product } from '../support/product.ts'
import { type Look, openBrowser, openPage } from './support/browser.ts'
import { tellFailure } from './support/failure.ts'
import { productForPages } from './support/product.ts'

let product: Product
let browser: Browser
let page: Page
let company: Awaited<ReturnType<typeof newCompany>>
beforeAll(async () => {
  product = await productForPages()
  browser = await openBrowser()
  company = await newCompany(product.client)
})
afterEach(async ({ task }) => {
  await tellFailure(page, task)
  await page.context().close()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
const dialog = () => page.getByRole('dialog')
const open = async (path: string, look: Look = {}) => {
  ;({ page } = await openPage(browser, look))
  await page.goto(product.url + path)
}
const inside = async (path: string, look: Look = {}) => {
  await open('/login', look)
  await page.getByRole('textbox').first().fill(company.email)
  await page.locator('input[type=password]').fill(company.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/app/dashboard')
  await page.goto(product.url + path)
}

test.each([
  ['payroll-desk-light-en', { language: 'en-US' }],
  ['payroll-phone-dark-zh-Hant', { language: 'zh-TW', scheme: 'dark', phone: true }],
] as const)('whoever comes by sees the product as it is: %s, and no other picture is fetched', async (name, look) => {
  await open('/', look)
  const picture = page.locator('picture img')
  await picture.scrollIntoViewIfNeeded()
  const { width } = (await picture.boundingBox()) ?? { width: 0 }
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThanOrEqual(width)
  expect(await picture.getAttribute('alt')).toMatch('phone' in look ? /扣繳稅額/ : /tax/)
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((one) => /[\w-]+(?=-[\w-]{8}\.webp$)/.exec(one.name) ?? []),
  )
  expect(fetched).toEqual([name])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test('registration begins with the country of a browser that speaks its language', async () => {
  await open('/register', { language: 'zh-TW' })
  expect(await page.getByRole('combobox', { name: '國家' }).inputValue()).toBe('台灣')
  await page.context().close()
  await open('/register')
  expect(await page.getByRole('combobox', { name: 'Country' }).inputValue()).toBe('Malaysia')
})

test('pay asks a company with nobody in it for its people first, and shows the way', async () => {
  await inside('/app/payroll')
  await page.getByText('There is nobody to pay yet').waitFor()
  expect(await button(/^Open \w+ \d{4}/).count()).toBe(0)
  await page.getByRole('link', { name: 'Add people' }).click()
  await page.waitForURL('**/app/employee')
  await button('Add employee').waitFor()
})

test('a sheet tells what is wrong in it apart from what is worth a look', async () => {
  await inside('/app/employee')
  await button('Batch import').click()
  const bring = (person: Record<string, string>) =>
    dialog()
      .locator('input[type=file]')
      .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(peopleSheet([person])) })
  const heads = () => dialog().getByRole('columnheader').allTextContents()
  await bring({ staff_id: 'A-1', bank: 'Maybank', bank_account_number: '1234567' })
  await dialog().getByText('1 value looks unusual; you can still import').first().waitFor()
  expect(await heads()).toContain('Worth a look')
  expect(await heads()).not.toContain('What is wrong')
  await bring({ staff_id: 'A-1', bank: 'No such bank' })
  await dialog().getByRole('columnheader', { name: 'What is wrong' }).waitFor()
  expect(await heads()).not.toContain('Worth a look')
})

test('an approved month opens on its payslips, and a notice leaves their totals in sight', async () => {
  const run = 'api/panel/payroll/2026/01'
  const sheet = peopleSheet(Array.from({ length: 30 }, (_, at) => ({ staff_id: `A-${at + 10}` })))
  expect((await company.upload('api/panel/employee/add/by/batch/upload/0', sheet)).status).toBe(200)
  await company.post(`${run}/generate`)
  const { version, tabs } = (await company.get(run)).body.data
  expect(tabs.look).toBe(0)
  await company.post(`${run}/confirm`, { version })
  await company.post('api/auth/confirm', { password: company.password })
  expect((await company.post(`${run}/approve`, { version })).status).toBe(200)

  await inside('/app/payroll?month=2026-01')
  await page.getByRole('tab', { name: 'All 30', selected: true }).waitFor()
  await page.getByText('Person 10').first().waitFor()
  await button('Release payslips').click()
  await dialog().getByRole('button', { name: 'Release payslips' }).click()
  await dialog().waitFor({ state: 'hidden' })
  const edges = async () => {
    const [notice, totals] = [
      page.locator('.mantine-Notification-root', { hasText: 'Viewable' }),
      // Its cells stand at the foot of what is seen; the row itself is below the last person.
      page.locator('tfoot td').first(),
    ]
    const [above, below] = [await notice.boundingBox(), await totals.boundingBox()]
    return above && below ? below.y - (above.y + above.height) : Number.NaN
  }
  await expect.poll(edges).toBeGreaterThanOrEqual(0)
  // Not on its way only.
  await page.waitForTimeout(500)
  expect(await edges()).toBeGreaterThanOrEqual(0)
})

test('on a phone notices stay off the totals while rows are chosen, at the list’s end too, and a view gets another name', async () => {
  await inside('/app/payroll?month=2026-01&tab=all&sort=-net_pay', { phone: true })
  await button('List options').click()
  await button('Select').click()
  await page.locator('tbody input[type=checkbox]').first().click({ force: true })
  await button('Views').click()
  await page.getByRole('menuitem', { name: 'Save this view' }).click()
  await dialog().getByRole('textbox').fill('Highest')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await button('Highest').click()
  await page.getByRole('menuitem', { name: 'Rename view Highest' }).click()
  await dialog().getByRole('textbox').fill('Highest pay')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await button('Highest pay').waitFor()
  await page.getByText('The view has its new name').waitFor()
  const covered = () =>
    page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      const totals = document.querySelector('tfoot td')?.getBoundingClientRect()
      const notices = [...document.querySelectorAll('.mantine-Notification-root')].map((one) =>
        one.getBoundingClientRect(),
      )
      if (!totals || totals.bottom > innerHeight || notices.length === 0) return undefined
      return notices.some(({ top, bottom }) => top < totals.bottom && totals.top < bottom)
    })
  await expect.poll(covered).toBe(false)
  await page.waitForTimeout(500)
  expect(await covered()).toBe(false)
})

test('a month that cannot be read keeps its name and the way back, and comes by another try', async () => {
  await inside('/app/dashboard')
  const asked = /\/api\/panel\/payroll\/2026\/03\b/
  await page.route(asked, (route) => route.fulfill({ status: 503, contentType: 'text/plain', body: '' }))
  await page.goto(`${product.url}/app/payroll?month=2026-03`)
  await page.getByText('This could not be loaded').first().waitFor()
  await page.getByRole('heading', { level: 1, name: 'March 2026' }).waitFor()
  await page.getByRole('link', { name: 'Payroll / 2026' }).waitFor()
  await page.unroute(asked)
  await button('Try again').click()
  await page.getByRole('tab', { name: 'Items', selected: true }).waitFor()
})

test('where it cannot be asked who is signed in, the page says why and comes by another try', async () => {
  await inside('/app/dashboard')
  await page.route('**/api/auth/me', (route) => {
    const body = { code: 429, message: 'Too many requests, please try again in 7 seconds' }
    return route.fulfill({ status: 429, contentType: 'application/json', body: JSON.stringify(body) })
  })
  await page.goto(`${product.url}/app/payroll?month=2026-03`)
  await page.getByRole('heading', { level: 1, name: 'Kerja could not be opened' }).waitFor()
  await page.getByText('please try again in 7 seconds').waitFor()
  await page.unroute('**/api/auth/me')
  await button('Try again').click()
  await page.getByRole('heading', { level: 1, name: 'March 2026' }).waitFor()
})
