/**
 * A year of pay is ticked off in three countries: the last month paid (in the Philippines by halves), a newcomer of
 * Taiwan among the bureau's notices, the journal balanced, closed months proven, forms that equal the payslips and are
 * found by whose they are.
 */
import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newCompany } from '../support/client.ts'
import { COLLEAGUES_PASSWORD, colleague } from '../support/colleagues.ts'
import type { Product } from '../support/product.ts'
import { openBrowser, openPage } from './support/browser.ts'
import { tellFailure } from './support/failure.ts'
import { productForPages } from './support/product.ts'
import { settled } from './support/settled.ts'

type Words = Readonly<Record<string, string>>
const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../modules/${path}.json`, import.meta.url), 'utf8')) as Words
const wordsOf = (catalogue: 'en' | 'zh-Hant'): Words => ({
  ...read(`payroll/words/${catalogue}`),
  ...read(`payforms/words/${catalogue}`),
  ...read(`payforms/words/messages.${catalogue}`),
})
const places = {
  MY: { timezone: 'Asia/Kuala_Lumpur', language: 'en-US', catalogue: 'en', forms: ['ea', 'pcb2ii'], halves: [1] },
  TW: {
    timezone: 'Asia/Taipei',
    language: 'zh-TW',
    catalogue: 'zh-Hant',
    forms: ['withholding_statement'],
    halves: [1],
  },
  PH: { timezone: 'Asia/Manila', language: 'en-US', catalogue: 'en', forms: ['bir2316'], halves: [1, 2] },
} as const
const settingsOf = {
  MY: undefined,
  // No payslip of Taiwan without it.
  TW: { occupational_accident_rate: '0.0016' },
  PH: { pay_frequency: 'semi_monthly' },
} as const
const YEAR = 'api/panel/payroll/2025'
const MONTH = `${YEAR}/12`
/** Malaysia is paid all year, June in two runs of which one is a bonus alone; elsewhere the company begins in December. */
const BONUS = '9600.00'
const monthsOf = (country: keyof typeof places): readonly string[] =>
  country === 'MY' ? Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0')) : ['12']
/** What a form must come to: figures of the payslips by its box, those that are given back taken off. */
const equal: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  ea: { total_B: ['gross_pay'], D1: ['withholding_tax'], E1: ['epf_employee'], E2: ['socso_employee'] },
  pcb2ii: { mtd: ['withholding_tax'] },
  withholding_statement: { gross: ['gross_pay'], tax: ['withholding_tax', 'bonus_withholding_tax'] },
  bir2316: { 19: ['gross_pay'], '25A': ['withholding_tax', '-tax_refund'] },
}

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

/** 2025 is approved; Lin joined in December. */
async function yearIsPaid(country: keyof typeof places) {
  const { timezone, halves, language } = places[country]
  const of = await newCompany(product.client, { country, timezone })
  const settings = settingsOf[country]
  if (settings) {
    const { company_id } = (await of.get('api/panel/company/settings')).body.data
    const set = await of.patch(`api/panel/company/settings/update/${company_id}`, settings)
    expect([set.status, set.body.message]).toEqual([200, set.body.message])
  }
  const columns =
    'staff_id,full_name,joined_on,identity_number,employment_type,gender,birth_date,marital_status,basic_salary'
  const people = ['A-1,Ann,2025-01-01,A223456781', 'A-2,Lin,2025-12-15,A212345678'].map(
    (person) =>
      `${country === 'TW' ? person : person.replace(/A2\d+$/, '')},full_time,female,1990-05-05,single,42000.00`,
  )
  const { status } = await of.upload('api/panel/employee/add/by/batch/upload/0', [columns, ...people].join('\n'))
  expect(status).toBeLessThan(300)
  const all: { staff_id: string; id: string }[] = (await of.get('api/panel/employee/getAllEmployees')).body.data
  const annsId = all.find(({ staff_id }) => staff_id === 'A-1')?.id ?? ''
  const paid = new Map<string, bigint>()
  for (const month of monthsOf(country)) {
    const isSplit = country === 'MY' && month === '06'
    if (isSplit) {
      const bonus = { type: 'bonus', name: 'Bonus', pay_date: '2025-06-15', employee_ids: [annsId] }
      const made = await of.post(`${YEAR}/${month}/run`, { ...bonus, plan: { kind: 'amount', amount: BONUS } })
      expect(made.status).toBe(201)
    }
    for (const run of isSplit ? [2, 1] : halves) {
      for (const [act, body] of [
        ['generate', { confirm: 1 }],
        ['confirm', { confirm: 1 }],
        ['approve', { password: of.password, confirm: 1 }],
      ] as const) {
        const done = await of.post(`${YEAR}/${month}/${act}?run=${run}`, body)
        expect([month, run, act, done.status, done.body.message]).toEqual([month, run, act, 200, done.body.message])
      }
      const { payslips } = (await of.get(`${YEAR}/${month}?run=${run}`)).body.data
      const anns = payslips.find(({ staff_id }: Words) => staff_id === 'A-1')
      for (const [name, value] of Object.entries(anns))
        if (typeof value === 'string' && MONEY.test(value)) paid.set(name, (paid.get(name) ?? 0n) + cents(value))
    }
  }
  await of.post('api/emp/settings/store', { prefer_lang: language === 'zh-TW' ? 'zh-tw' : 'en-us' })
  const ann = await colleague(of, [], { employee_id: annsId })
  return { of, ann, paid }
}

const MONEY = /^-?\d+\.\d\d$/
const cents = (amount: string): bigint => BigInt(amount.replace('.', ''))

async function signIn(email: string, password: string, landing: RegExp) {
  await page.goto(`${product.url}/login`)
  await page.getByRole('textbox').first().fill(email)
  await page.locator('input[type=password]').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(landing)
}

test.each(['MY', 'TW', 'PH'] as const)('the year 2025 is ticked off: %s', async (country) => {
  const { language, catalogue, forms, halves } = places[country]
  const words = wordsOf(catalogue)
  const said = (key: string) => words[key] ?? key
  const { of, ann, paid } = await yearIsPaid(country)
  ;({ page } = await openPage(browser, { language }))
  await signIn(of.email, of.password, /\/app\/dashboard$/)
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  const stepOf = async (key: string): Promise<string> =>
    (await of.get('api/panel/payroll/yearEnd/2025')).body.data.steps.find((step: Words) => step.key === key)?.status

  await page.goto(`${product.url}/app/payroll/yearEnd?f.year=2025`)
  await page.getByText(said('payforms.step.done')).first().waitFor()
  expect([await stepOf('months_closed'), await stepOf('released')]).toEqual(['done', 'open'])

  // What the newcomer's agency wants to know stands ready since her first day.
  if (country === 'TW') {
    await page.goto(`${product.url}/app/payroll/notice`)
    await page.getByText('Lin').first().waitFor()
  }

  const { lines, debit, credit } = (await of.get(`${MONTH}/journal`)).body.data
  expect([lines.length > 0, debit]).toEqual([true, credit])
  await page.goto(`${product.url}/app/payroll/ledger`)
  await page.getByText(readable(debit)).first().waitFor()

  await page.goto(`${product.url}/app/payroll/replay?from=2025-12&to=2025-12`)
  await button(said('payroll.replayRun')).click()
  await page.getByText(said('payroll.replaySame').replace('{{payslips}}', String(2 * halves.length))).waitFor()

  for (const form of forms) {
    const { people } = (await of.get(`api/panel/payroll/yearForm/${form}/2025`)).body.data
    const { figures } = people.find(({ staff_id }: Words) => staff_id === 'A-1')
    const sums = Object.entries(equal[form] ?? {}).map(([box, names]) => {
      const parts = names.map((name) =>
        name.startsWith('-') ? -(paid.get(name.slice(1)) ?? 0n) : (paid.get(name) ?? 0n),
      )
      return [box, parts.reduce((sum, part) => sum + part, 0n)] as const
    })
    expect([form, ...sums.map(([box]) => [box, cents(figures[box])])]).toEqual([form, ...sums])
    // Twelve months at 42,000.00, and the bonus that the other run of June paid.
    if (form === 'ea') expect(figures).toMatchObject({ B1a: '504000.00', B1b: BONUS, total_B: '513600.00' })
    await page.goto(`${product.url}/app/payroll/forms/eform?f.form=${form}&f.year=2025`)
    await page.getByText('Ann').first().waitFor()
    if (form === 'ea') await page.getByText('513,600.00').first().waitFor()
    await button(said('payforms.releaseAll')).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: said('payforms.release'), exact: true })
      .click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  await expect.poll(() => stepOf('released')).toBe('done')
  await settled(page)
  await page.context().close()

  ;({ page } = await openPage(browser, { phone: true, language }))
  await signIn(ann.email, COLLEAGUES_PASSWORD, /\/me/)
  await page.goto(`${product.url}/me/pay`)
  await page.getByText(said('payforms.own')).first().waitFor()
  const own = (await ann.get('api/emp/yearForm')).body.data
  expect(own.map((one: { form: string; year: number }) => `${one.form} ${one.year}`).sort()).toEqual(
    forms.map((form) => `${form} 2025`),
  )
  await settled(page)
})

/** As amounts are shown, without what currencies of whole units leave out. */
const readable = (amount: string) => new RegExp(Number(amount).toLocaleString('en-US').split('.')[0] ?? '')
