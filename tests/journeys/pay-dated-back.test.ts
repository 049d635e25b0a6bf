/**
 * March is closed, in both languages: a raise of 300 from January that reached nobody in two closed months is taken with
 * one click, a bonus run pays one man 9,600, and whoever is made redundant after 26 months is paid their last. All three
 * runs are approved and pay what was shown.
 */
import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newCompany } from '../support/client.ts'
import { peopleSheet } from '../support/pay-company.ts'
import type { Product } from '../support/product.ts'
import { openBrowser, openPage } from './support/browser.ts'
import { tellFailure } from './support/failure.ts'
import { inLanguages } from './support/languages.ts'
import { productForPages } from './support/product.ts'
import { settled } from './support/settled.ts'

type Words = Readonly<Record<string, string>>
const read = (path: string) => JSON.parse(readFileSync(new URL(`../../${path}.json`, import.meta.url), 'utf8')) as Words
const languages = {
  'en-US': {
    ...read('modules/payroll/words/en'),
    ...read('modules/exit/words/messages.en'),
    ...read('design/words/en'),
  },
  'zh-TW': {
    ...read('modules/payroll/words/zh-Hant'),
    ...read('modules/exit/words/messages.zh-Hant'),
    ...read('design/words/zh-Hant'),
  },
} as const
const MONTH = 'api/panel/payroll/2026'

let product: Product
let browser: Browser
let page: Page
beforeAll(async () => {
  product = await productForPages()
  browser = await openBrowser()
})
afterEach(async ({ task }) => {
  await tellFailure(page, task)
  await page.context().close()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

/** January and February are closed; then Rani's raise from January is entered. */
async function marchIsOpen() {
  const of = await newCompany(product.client)
  const people: Words[] = [
    { staff_id: 'A-1', full_name: 'Rani', basic_salary: '3000.00' },
    { staff_id: 'A-2', full_name: 'Karim', basic_salary: '5000.00' },
    { staff_id: 'A-3', full_name: 'Xavier', basic_salary: '3100.00', joined_on: '2024-02-01' },
  ]
  await of.upload('api/panel/employee/add/by/batch/upload/0', peopleSheet(people))
  for (const month of ['01', '02']) {
    await of.post(`${MONTH}/${month}/generate`, { confirm: 1 })
    await of.post(`${MONTH}/${month}/confirm`, { confirm: 1 })
    const { status } = await of.post(`${MONTH}/${month}/approve`, { password: of.password, confirm: 1 })
    expect([month, status]).toEqual([month, 200])
  }
  const all: { staff_id: string; id: string }[] = (await of.get('api/panel/employee/getAllEmployees')).body.data
  const idOf = (staffId: string) => all.find(({ staff_id }) => staff_id === staffId)?.id ?? ''
  const { revision } = (await of.get(`api/panel/employee/show/profile/details/${idOf('A-1')}`)).body.data
  const raise = { effective_from: '2026-01-01', reason: 'Review', revision }
  const path = `api/panel/employee/compensation/${idOf('A-1')}`
  expect((await of.patch(path, { components: { basic_salary: '3300.00' }, ...raise })).status).toBe(200)
  return { of, idOf }
}

test.each(inLanguages('en-US' as const, 'zh-TW' as const))(
  'a month with arrears, a bonus run and a last pay, %s',
  async (language) => {
    const words = languages[language]
    const said = (key: string) => words[key] ?? key
    /** Before what stands in it. */
    const begins = (key: string) => new RegExp(`^${said(key).split('{{')[0]}`)
    const { of, idOf } = await marchIsOpen()
    await of.post('api/emp/settings/store', { prefer_lang: language === 'zh-TW' ? 'zh-tw' : 'en-us' })
    const bonus = { type: 'bonus', name: 'Bonus', pay_date: '2026-03-20', employee_ids: [idOf('A-2')] }
    const made = await of.post(`${MONTH}/03/run`, { ...bonus, plan: { kind: 'amount', amount: '9600.00' } })
    expect(made.status).toBe(201)
    ;({ page } = await openPage(browser, { language }))
    const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
    await page.goto(`${product.url}/login`)
    await page.getByRole('textbox').first().fill(of.email)
    await page.locator('input[type=password]').fill(of.password)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/app\/dashboard$/)

    await page.goto(`${product.url}/app/payroll/retro`)
    await page.getByText('Rani').first().click()
    await page.getByText('600.00').first().waitFor()
    await button(begins('payroll.retro.take')).click()
    await expect.poll(async () => (await of.get('api/panel/payroll/retro')).body.data.total).toBe('0.00')
    expect((await of.get(`${MONTH}/03/items`)).body.data).toMatchObject([
      { type: 'arrears', amount: '300.00', for_month: '2026-01' },
      { type: 'arrears', amount: '300.00', for_month: '2026-02' },
    ])

    await page.goto(`${product.url}/app/payroll?month=2026-03&run=2`)
    await button(begins('payroll.generate')).click()
    await page.getByText('9,600.00').first().waitFor()

    await page.goto(`${product.url}/app/payroll/settlement`)
    await button(said('payroll.lastPay.new')).click()
    const dialog = page.getByRole('dialog')
    const field = (key: string) => dialog.getByLabel(said(key)).first()
    await field('payroll.employee').fill('Xavier')
    await page.getByRole('option', { name: /Xavier/ }).click()
    await field('payroll.lastPay.lastDay').fill('2026-03-31')
    await field('payroll.lastPay.reason').click()
    await page.getByRole('option', { name: said('exit.reason.redundancy') }).click()
    await dialog.getByRole('button', { name: said('payroll.lastPay.look') }).click()
    await dialog.getByText('3,312.33').first().waitFor()
    await dialog.getByRole('button', { name: said('payroll.lastPay.make') }).click()
    await page.getByText(said('payroll.lastPay.makeTitle').replace('{{name}}', 'Xavier')).waitFor()
    await page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: said('payroll.lastPay.make') })
      .click()
    // What the law leaves open of a severance is asked about by itself.
    await page.getByText(/SOCSO/).last().waitFor()
    await button(said('design.goOn')).click()
    await expect
      .poll(async () => (await of.get(`${MONTH}/03/run`)).body.data)
      .toContainEqual(expect.objectContaining({ run: 3, type: 'final' }))
    await settled(page)

    const paid = await marchIsPaid(of)
    // A month at 3,300.00 with the arrears of two; Xavier is in his last pay alone.
    expect(paid.get(1)?.map(({ full_name, gross_pay }) => [full_name, gross_pay])).toEqual([
      ['Rani', '3900.00'],
      ['Karim', '5000.00'],
    ])
    expect(paid.get(2)).toMatchObject([{ full_name: 'Karim', gross_pay: '9600.00' }])
    const asked = 'last_day=2026-03-31&reason=redundancy'
    const last = (await of.get(`api/panel/payroll/settlement/${idOf('A-3')}?${asked}`)).body.data
    expect(last.lines).toContainEqual(expect.objectContaining({ code: 'severance', amount: '3312.33' }))
    expect(paid.get(3)).toMatchObject([{ full_name: 'Xavier', gross_pay: last.gross, net_pay: last.net }])
  },
)

type Paid = { readonly full_name: string; readonly gross_pay: string; readonly net_pay: string }

/** The bonus run first, which was worked out on the page; then the month, then the last pay: what each pays whom. */
async function marchIsPaid(of: Awaited<ReturnType<typeof marchIsOpen>>['of']) {
  const paid = new Map<number, readonly Paid[]>()
  for (const run of [2, 1, 3]) {
    for (const [act, body] of [
      ['generate', { confirm: 1 }],
      ['confirm', { confirm: 1 }],
      ['approve', { password: of.password, confirm: 1 }],
    ] as const) {
      const done = await of.post(`${MONTH}/03/${act}?run=${run}`, body)
      expect([run, act, done.status, done.body.message]).toEqual([run, act, 200, done.body.message])
    }
    paid.set(run, (await of.get(`${MONTH}/03?run=${run}`)).body.data.payslips)
  }
  return paid
}
