/** A newcomer opens a company, brings in sixty people and a month's items, and takes away what the month is for. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { csvRows } from '../support/csv.ts'
import { type RunningServer, runServer } from '../support/running-server.ts'
import { openBrowser, openPage } from './support/browser.ts'
import { tellFailure } from './support/failure.ts'

const sample = (name: string) => fileURLToPath(new URL(`../samples/malaysia/${name}`, import.meta.url))
const january = csvRows(readFileSync(sample('expected.csv'), 'utf8')).filter((row) => row.month === '2026-01')
const PASSWORD = 'a long enough password'

let server: RunningServer
let browser: Browser
let page: Page
let troubles: string[]
beforeAll(async () => {
  server = await runServer()
  browser = await openBrowser()
  ;({ page, troubles } = await openPage(browser))
})
afterEach(async ({ task }) => {
  await tellFailure(page, task)
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
const dialog = () => page.getByRole('dialog')

test('a newcomer opens a company and is in it at once', async () => {
  await page.goto(`${server.url}/`)
  await page.getByRole('link', { name: 'Create your account' }).first().click()
  await page.getByRole('textbox', { name: 'Company name' }).fill('Warung Pagi Sdn Bhd')
  await page.getByRole('textbox', { name: 'Number of employees' }).fill('80')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Aida binti Osman')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('aida@warung.example')
  await page.getByRole('textbox', { name: 'Phone' }).fill('+60 12-345 6789')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await button('Create your account').click()
  await page.waitForURL('**/app/dashboard')
})

test('sixty people come in by a sheet, looked at before they are taken', async () => {
  await page.getByRole('link', { name: 'Employees' }).first().click()
  await button('Batch import').click()
  await dialog().locator('input[type=file]').setInputFiles(sample('employees.csv'))
  await dialog().getByText('60 people would be added').waitFor()
  await dialog().getByRole('button', { name: 'Import 60 people' }).click()
  await dialog().getByText('60 people have been added').waitFor()
  await dialog().getByRole('button', { name: 'Go to employees' }).click()
  await page.getByText('60 rows').waitFor()
})

test('nothing typed is lost: a dialog, a form of a profile and the browser’s back ask first, and never after saving', async () => {
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  const asked = async (leave: () => Promise<unknown>) => {
    await leave()
    await question.waitFor()
  }
  const stay = async () => {
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'hidden' })
  }
  const leaveIt = () => question.getByRole('button', { name: 'Leave without saving' }).click()
  const nothingOpen = () => expect.poll(() => dialog().count()).toBe(0)
  const pressEscape = () => page.keyboard.press('Escape')

  await button('Add employee').click()
  await dialog().getByLabel('Full name').waitFor()
  await pressEscape()
  await nothingOpen()

  await button('Add employee').click()
  const name = dialog().getByLabel('Full name')
  await name.fill('Aminah binti Osman')
  await asked(pressEscape)
  await stay()
  await asked(() => page.goBack())
  await stay()
  expect(await name.inputValue()).toBe('Aminah binti Osman')
  await name.fill('')
  await pressEscape()
  await nothingOpen()

  await page.getByText('Farah Nadia binti Ismail').first().click()
  await page.getByRole('tab', { name: 'Personal', exact: true }).click()
  // Groups of the navigation are folded where there are many entries.
  await page.getByRole('button', { name: 'Pay', exact: true }).first().click()
  await button(/^Edit$/).click()
  await page.getByLabel('Preferred name').fill('Fara')
  await asked(() => button('Close').click())
  await stay()
  await asked(() => page.goBack())
  await stay()
  await asked(() => page.getByRole('link', { name: 'Payroll' }).first().click())
  await stay()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByLabel('Preferred name').waitFor({ state: 'hidden' })
  await button(/^Edit$/).click()
  await page.getByLabel('Preferred name').fill('Nadia')
  await asked(() => page.getByRole('link', { name: 'Payroll' }).first().click())
  await leaveIt()
  await page.waitForURL('**/app/payroll*')
  await page.goBack()
  await page.waitForURL('**/app/employee*')
})

test('January is worked out from its items, and every net pay on the screen is as expected', async () => {
  await page.goto(`${server.url}/app/payroll?month=2026-01`)
  await button('Upload sheet').click()
  await dialog().locator('input[type=file]').setInputFiles(sample('pay-items.csv'))
  await dialog().getByRole('button', { name: 'Store 29 items' }).click()
  await dialog().waitFor({ state: 'hidden' })
  await button('Calculate January 2026').click()
  await page.getByText('Unconfirmed').first().waitFor()
  const total = january.reduce((sum, row) => sum + BigInt((row.net_pay ?? '0').replace('.', '')), 0n)
  const shown = (Number(total) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
  await page.getByText(shown, { exact: true }).first().waitFor()
})

test('a figure says why it is so', async () => {
  await page.getByRole('tab', { name: 'Payslips' }).click()
  await page.getByRole('tab', { name: /^All/ }).click()
  await page.getByText('Farah Nadia binti Ismail').first().click()
  await page.waitForURL(/[?&]open=/)
  await page.keyboard.press('w')
  await page.getByText('MYR 80.25').first().waitFor()
  await button('Full worksheet').click()
  await page
    .getByText(/Source/)
    .first()
    .waitFor()
})

test('confirmed, approved with the password, and closed', async () => {
  await page.goto(`${server.url}/app/payroll?month=2026-01`)
  await button(/^Confirm \d+ payslips/).click()
  await dialog()
    .getByRole('button', { name: /Confirm/ })
    .last()
    .click()
  await page.getByText('Confirmed', { exact: true }).first().waitFor()
  await button(/^Approve/).click()
  await dialog().getByLabel('Password').first().fill(PASSWORD)
  await dialog()
    .getByRole('button', { name: /Approve/ })
    .last()
    .click()
  await page.getByText('Approved', { exact: true }).first().waitFor()
})

test('the pages kept to the content policy and threw nothing', () => {
  expect(troubles).toEqual([])
})
