/** A Taiwanese company of three hundred moves in through the wizard: structure, people, what was before, and done. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import Papa from 'papaparse'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Client, signIn } from '../support/client.ts'
import { csvRows } from '../support/csv.ts'
import { type RunningServer, runServer } from '../support/running-server.ts'
import { openBrowser, openPage, violations } from './support/browser.ts'

const sample = fileURLToPath(new URL('../samples/taiwan/employees.csv', import.meta.url))
const PEOPLE = 300
const company = {
  company_name: '遠山精密股份有限公司',
  country: 'TW',
  full_name: '陳怡安',
  email: 'yian.chen@yuanshan.example',
  phone: '+886 912 345 678',
  password: 'a long enough password',
  headcount: 500,
  agreement: true,
}

let server: RunningServer
let browser: Browser
let page: Page
let troubles: string[]
let admin: Client
beforeAll(async () => {
  server = await runServer()
  browser = await openBrowser()
  const client = new Client(server.url)
  await client.post('api/auth/register', company, { 'accept-language': 'zh-TW' })
  admin = await signIn(client, company.email, company.password)
  ;({ page, troubles } = await openPage(browser, { language: 'zh-TW' }))
  page.setDefaultTimeout(20_000)
  await page.goto(`${server.url}/login`)
  await page.locator('input[type=email], input[name=email]').first().fill(company.email)
  await page.locator('input[type=password]').first().fill(company.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/app/dashboard')
})
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await page.screenshot({ path: `dist/failed-${task.id}.png` })
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
const dialog = () => page.getByRole('dialog')
const bring = async (name: string, rows: readonly object[], into: Page | ReturnType<typeof dialog> = page) =>
  into
    .locator('input[type=file]')
    .setInputFiles({ name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(Papa.unparse([...rows])) })
const goOn = () => button('下一步').click()

/** The people of the sample again and again, each with numbers of their own. */
function people(): Record<string, string>[] {
  const rows = csvRows(readFileSync(sample, 'utf8'))
  return Array.from({ length: PEOPLE }, (_, at) => {
    const row = rows[at % rows.length] ?? {}
    const serial = String(at + 1).padStart(4, '0')
    return {
      ...row,
      staff_id: `YS-${serial}`,
      email: '',
      identity_number: row.citizenship === 'citizen' ? identityNumber(at + 1) : '',
      bank_account_number: `9${serial}0000001`,
    }
  })
}

const WEIGHTS = [1, 9, 8, 7, 6, 5, 4, 3, 2, 1]
/** With the check digit that the rule gives: A is 10, digits weigh 1, 9, 8 ... 1. */
function identityNumber(serial: number): string {
  const digits = `1${String(serial).padStart(7, '0')}`
  const sum = [...`10${digits}`].reduce((all, digit, at) => all + Number(digit) * (WEIGHTS[at] ?? 0), 0)
  return `A${digits}${(10 - (sum % 10)) % 10}`
}

test('the wizard stands in the navigation, and its first step takes the structure', async () => {
  await page.getByRole('link', { name: '資料移轉' }).first().click()
  await page.waitForURL('**/app/migration')
  const departments = ['人資部', '研發部', '業務部', '財務部', '生產部']
  await bring(
    'structure',
    departments.map((department) => ({ department, division: '', position: '', job_level: '' })),
  )
  await button('確認匯入').click()
  await page.getByText('已匯入：新增 5').waitFor()
  await goOn()
})

test('three hundred people come in by one sheet, looked at before', async () => {
  await button('以試算表新增員工').click()
  await bring('employees', people(), dialog())
  await dialog().getByText(`將新增 ${PEOPLE} 位員工`).waitFor()
  await dialog()
    .getByRole('button', { name: `匯入 ${PEOPLE} 位員工` })
    .click()
  await dialog().getByText(`已新增 ${PEOPLE} 位員工`).waitFor()
  await dialog().getByRole('button', { name: '前往員工列表' }).click()
  await page.getByText(`已有 ${PEOPLE} 位員工。`).waitFor()
  await goOn()
  await button('略過此步驟').click()
})

test('the leave that people still have comes with them', async () => {
  await page.getByText('休假餘額', { exact: true }).first().click()
  const rows = people().map(({ staff_id }) => ({
    staff_id,
    leave_type: '特別休假',
    days: '4.5',
    as_of: today(),
    expires_on: '',
  }))
  await bring('leave', rows)
  await button('確認匯入').click()
  await page.getByText(/^已匯入：新增/).waitFor()
  expect(await violations(page)).toEqual([])
})

test('going back says first what would be gone, and nothing is when one stays', async () => {
  await button('返回').click()
  await dialog().getByText(`${PEOPLE} 筆休假餘額`).waitFor()
  await dialog().getByRole('button', { name: '留在此步驟' }).click()
  await goOn()
  await page.getByText('完成資料移轉').first().waitFor()
})

test('finished, the wizard is closed for good and the company stands there', async () => {
  await button('完成資料移轉').click()
  await dialog().getByRole('button', { name: '完成資料移轉' }).click()
  await page.waitForURL('**/app/dashboard')
  await page.goto(`${server.url}/app/migration`)
  await page.waitForURL('**/error**')
  const list = await admin.get('api/panel/employee/getAllEmployees?per_page=1&page=1')
  expect(list.body.meta.total).toBe(PEOPLE)
  const balances = await admin.get(`api/panel/leave/balance/${list.body.data[0].id}`)
  const annual = balances.body.data.balances.find(({ kind }: { kind: string }) => kind === 'annual')
  expect(annual).toMatchObject({ entitled: 4.5, available: 4.5 })
})

test('the pages kept to the content policy and threw nothing', () => {
  expect(troubles).toEqual([])
})

const today = (): string => new Date(Date.now() + 8 * 60 * 60_000).toISOString().slice(0, 10)
