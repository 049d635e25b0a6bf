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
import { tellFailure } from './support/failure.ts'

const sample = fileURLToPath(new URL('../samples/taiwan/employees.csv', import.meta.url))
const PEOPLE = 300
const HEADS = 10
/** Of the 289 who are neither. */
const BELOW_A_HEAD = 29
/** Who is above all others. */
const STAFF = 'YS-0001'
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
  await page.goto(`${server.url}/login`)
  await page.locator('input[type=email], input[name=email]').first().fill(company.email)
  await page.locator('input[type=password]').first().fill(company.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/app/dashboard')
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
const bring = async (name: string, rows: readonly object[], into: Page | ReturnType<typeof dialog> = page) =>
  into
    .locator('input[type=file]')
    .setInputFiles({ name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(Papa.unparse([...rows])) })
const goOn = () => button('下一步').click()
const past = (name: string) => page.getByRole('radiogroup').getByText(name, { exact: true }).click()

/** The people of the sample again and again, each with numbers of their own. */
function people(): Record<string, string>[] {
  const rows = csvRows(readFileSync(sample, 'utf8'))
  return Array.from({ length: PEOPLE }, (_, at) => {
    const row = rows[at % rows.length] ?? {}
    const serial = String(at + 1).padStart(4, '0')
    return {
      ...row,
      staff_id: `YS-${serial}`,
      // Those above the others are found by their names.
      full_name: at <= HEADS ? (row.full_name ?? '') : `${row.full_name}${serial}`,
      email: '',
      identity_number: row.citizenship === 'citizen' ? identityNumber(at + 1) : '',
      bank_account_number: `9${serial}0000001`,
    }
  })
}

/** One above all, ten below, and everybody else below one of these. */
function managers(): Record<string, string>[] {
  return people()
    .slice(1)
    .map(({ staff_id = '' }, at) => ({
      staff_id,
      manager_staff_id: at < HEADS ? STAFF : `YS-${String(2 + (at % HEADS)).padStart(4, '0')}`,
    }))
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
})

test('what is missing is told, and a sheet brings it: who works for whom', async () => {
  await page.getByRole('table', { name: '尚缺的資料' }).getByText(`${PEOPLE} / ${PEOPLE}`).first().waitFor()
  expect(await violations(page)).toEqual([])
  await bring('details', managers())
  await page.getByText(`已讀取 ${PEOPLE - 1} 列`).waitFor()
  await button('確認匯入').click()
  await page.getByText(`更改 ${PEOPLE - 1}`).waitFor()
  await goOn()
})

test('how salaries grew, and what was paid this year, come with them', async () => {
  await bring('salaries', [
    { staff_id: STAFF, effective_from: '2022-10-26', basic_salary: '120000' },
    { staff_id: STAFF, effective_from: '2024-01-01', basic_salary: '158407' },
  ])
  await button('確認匯入').click()
  await page.getByText('1 位員工有調薪紀錄').waitFor()
  await past('今年已發薪資')
  await bring('pay', [{ staff_id: STAFF, month: lastMonth(), months: '1', bonus: '300000' }])
  await button('確認匯入').click()
  await page.getByText('1 位員工有先前薪資').waitFor()
})

test('the leave that people still have comes with them', async () => {
  await past('休假餘額')
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

test('somebody is dragged onto another manager, and moved after a look at what changes', async () => {
  await page.goto(`${server.url}/app/employee/organizationChart`)
  await button('全部收合').click()
  const top = await placeOf(STAFF)
  await page.mouse.click(top.x, top.bottom)
  await boxOf('YS-0003').waitFor()
  await button('顯示全部').click()
  const [from, onto] = [await placeOf('YS-0003'), await placeOf('YS-0002')]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(onto.x + 20, onto.y, { steps: 6 })
  await page.mouse.up()
  await dialog()
    .getByText(`${nameOf('YS-0002')} → ${nameOf(STAFF)}`)
    .waitFor()
  await dialog()
    .getByText(new RegExp(`^${BELOW_A_HEAD} `))
    .waitFor()
  expect(await violations(page)).toEqual([])
  await dialog().getByRole('button', { name: '調整主管' }).click()
  await dialog().waitFor({ state: 'hidden' })
  expect(await managerOf('YS-0003')).toBe('YS-0002')
})

test('the same goes by keys alone, from the list that stands for the drawing', async () => {
  await page.getByRole('radiogroup').getByText('清單', { exact: true }).click()
  const search = page.getByRole('textbox', { name: '搜尋姓名、員工編號、職位或部門' })
  await search.fill('YS-0003')
  await search.press('Enter')
  await page.getByRole('heading', { name: nameOf('YS-0003') }).waitFor()
  await page.getByRole('tree').focus()
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('heading', { name: nameOf('YS-0002') }).waitFor()
  await search.press('Enter')
  await page.getByRole('heading', { name: nameOf('YS-0003') }).waitFor()
  await button('調整主管').press('Enter')
  const above = dialog().getByRole('combobox', { name: '新主管' })
  await above.fill('YS-0001')
  await page.getByRole('option').filter({ hasText: 'YS-0001' }).waitFor()
  await above.press('ArrowDown')
  await above.press('Enter')
  await expect.poll(() => above.inputValue()).toContain('YS-0001')
  await dialog().getByRole('button', { name: '調整主管' }).press('Enter')
  await dialog().waitFor({ state: 'hidden' })
  expect(await managerOf('YS-0003')).toBe(STAFF)
})

test('the chart is taken away as a picture and on paper', async () => {
  // What was moved is still told above the button.
  await page.goto(`${server.url}/app/employee/organizationChart`)
  for (const [kind, begins] of [
    ['圖片（PNG）', '\u0089PNG'],
    ['PDF', '%PDF'],
  ] as const) {
    await button('匯出').click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: kind, exact: true }).click(),
    ])
    const bytes = readFileSync(await file.path())
    expect(bytes.subarray(0, 4).toString('latin1')).toBe(begins)
    expect(bytes.length).toBeGreaterThan(5_000)
  }
})

test('the pages kept to the content policy and threw nothing', () => {
  expect(troubles).toEqual([])
})

const nameOf = (staffId: string): string => people().find(({ staff_id }) => staff_id === staffId)?.full_name ?? ''

const boxOf = (staffId: string) => page.locator('svg foreignObject', { hasText: nameOf(staffId) })

/** The middle of somebody's box in the drawing, once it stands still. */
async function placeOf(staffId: string): Promise<{ x: number; y: number; bottom: number }> {
  for (let before = await boxOf(staffId).boundingBox(); ; ) {
    await page.waitForTimeout(100)
    const box = await boxOf(staffId).boundingBox()
    if (box && before && box.x === before.x && box.y === before.y)
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, bottom: box.y + box.height }
    before = box
  }
}

async function managerOf(staffId: string): Promise<string | undefined> {
  const { body } = await admin.get('api/panel/employee/organizationChart')
  const all: { id: string; staff_id: string; parent_id: string | null }[] = body.data
  const parent = all.find(({ staff_id }) => staff_id === staffId)?.parent_id
  return all.find(({ id }) => id === parent)?.staff_id
}

const lastMonth = (): string => {
  const [year = 0, month = 0] = today().split('-').map(Number)
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7)
}
const today = (): string => new Date(Date.now() + 8 * 60 * 60_000).toISOString().slice(0, 10)
