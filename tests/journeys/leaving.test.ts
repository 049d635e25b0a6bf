/** Somebody resigns on a phone and reads what notice is owed; HR acknowledges it, clears it and looks at the last pay. */
import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newCompany } from '../support/client.ts'
import { COLLEAGUES_PASSWORD, colleague } from '../support/colleagues.ts'
import type { Product } from '../support/product.ts'
import { type Look, openBrowser, openPage, violations } from './support/browser.ts'
import { tellFailure } from './support/failure.ts'
import { productForPages } from './support/product.ts'
import { settled } from './support/settled.ts'

const sample = readFileSync(new URL('../samples/malaysia/employees.csv', import.meta.url), 'utf8')

let product: Product
let browser: Browser
let page: Page
let admin: Awaited<ReturnType<typeof newCompany>>
let ann: Awaited<ReturnType<typeof colleague>>
beforeAll(async () => {
  product = await productForPages()
  browser = await openBrowser()
  admin = await newCompany(product.client)
  await admin.upload('api/panel/employee/add/by/batch/upload/0', sample.split('\n').slice(0, 3).join('\n'))
  const people = (await admin.get('api/panel/employee/getAllEmployees')).body.data
  const { id } = people.find(({ staff_id }: { staff_id: string }) => staff_id === 'KS-0001')
  ann = await colleague(admin, [], { employee_id: id })
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
const inside = async (of: { email: string; password?: string }, path: string, look: Look) => {
  ;({ page } = await openPage(browser, look))
  await page.goto(`${product.url}/login`)
  await page.getByRole('textbox').first().fill(of.email)
  await page.locator('input[type=password]').fill(of.password ?? COLLEAGUES_PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/(me|app\/dashboard)$/)
  await page.goto(product.url + path)
  await settled(page)
}
const picture = async (name: string) => {
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/${name}.png`, fullPage: true })
}
const isCalm = async () => {
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
}

test('somebody gives notice on a phone, and reads first what is owed', async () => {
  await inside(ann, '/me/exit', { phone: true, scheme: 'dark' })
  await button('Resign').click()
  await page.getByText('Notice by law').waitFor()
  await button('Use the earliest day').click()
  await page.getByRole('combobox', { name: 'Reasons' }).press('ArrowDown')
  await page.getByRole('option', { name: 'Personal reasons' }).click()
  await page.keyboard.press('Escape')
  await picture('me-exit-form')
  await isCalm()
  await button('Send my resignation').click()
  await page.getByText('Submitted').first().waitFor()
  await picture('me-exit')
  await isCalm()
})

test('HR acknowledges it, ticks off what is cleared, and sees the last pay', async () => {
  await inside(admin, '/app/exit', {})
  await page.getByRole('row').nth(1).click()
  await button('Acknowledge').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Acknowledge' }).click()
  await page.getByText('Still to be cleared: 5').waitFor()
  await page.getByRole('checkbox', { name: 'Hand over open work' }).click()
  await page.getByText('Still to be cleared: 4').waitFor()
  await button('Calculate').click()
  await page.getByText('Net').first().waitFor()
  await picture('exit-panel')
  await isCalm()
  await page.getByRole('tab', { name: 'Statistics' }).click()
  await page.getByText('Leavers by month').waitFor()
  await picture('exit-numbers')
})
