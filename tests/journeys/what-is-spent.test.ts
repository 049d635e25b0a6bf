/**
 * A barista without a signal photographs a hotel's receipt; it goes out by itself and is read. She adds a drive, her
 * manager and Finance agree by a key, the month pays both, and its payslip leads back to the picture. In Chinese, at length in both languages.
 */
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import claimsEn from '#modules/claims/words/en.json' with { type: 'json' }
import claimsZh from '#modules/claims/words/zh-Hant.json' with { type: 'json' }
import meEn from '#modules/me/words/en.json' with { type: 'json' }
import meZh from '#modules/me/words/zh-Hant.json' with { type: 'json' }
import { peopleOf } from '../safety/support/sample-sheets.ts'
import { Client, newCompany } from '../support/client.ts'
import { COLLEAGUES_PASSWORD, colleague } from '../support/colleagues.ts'
import { drawnPicture } from '../support/drawn-papers.ts'
import { type FaultProxy, faultProxy } from '../support/fault-proxy.ts'
import { type RunningServer, runServer } from '../support/running-server.ts'
import { openBrowser, openPage, violations } from './support/browser.ts'
import { tellFailure } from './support/failure.ts'
import { inLanguages } from './support/languages.ts'

const languages = [
  { mark: 'EN', locale: 'en-US', prefer: 'en-us', words: { ...claimsEn, ...meEn } },
  { mark: 'ZH', locale: 'zh-TW', prefer: 'zh-tw', words: { ...claimsZh, ...meZh } },
] as const
type Language = (typeof languages)[number]
const CLAIM = 'api/panel/application/claim'

let server: RunningServer
let line: FaultProxy
let browser: Browser
let page: Page
let context: BrowserContext
beforeAll(async () => {
  server = await runServer()
  line = await faultProxy(new URL(server.url))
  browser = await openBrowser()
})
afterEach(async ({ task }) => {
  await tellFailure(page, task)
  await context.close()
})
afterAll(async () => {
  await browser?.close()
  await line?.stop()
  await server?.stop()
})

/** On which the hotel was paid: not in the future anywhere. */
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
const [year = '', month = '', day = ''] = yesterday.split('-')
const HOTEL = [
  ...['HOTEL SERI MUAR SDN BHD', 'SST No: W10-1808-32000123', 'Receipt No: INV-20431'],
  ...[`Date: ${day}/${month}/${year}`, 'Deluxe room RM 115.18', 'Service Tax 8% RM 9.22', 'Total RM 124.40'],
]

test.each(inLanguages(...languages))(
  'from a receipt on a phone to pay, and back from the payslip to the picture ($mark)',
  async (of) => {
    const { admin, ann, boss, finance } = await company(of)
    await onThePhone(of, ann)
    await decidedBy(of, boss)
    await decidedBy(of, finance)
    const mine = async () =>
      (await ann.get('api/emp/claim')).body.data as { id: string; type: string; status: string }[]
    const hotel = (await mine()).find(({ type }) => type === 'Hotel')

    const approvedOn = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7)
    const run = `api/panel/payroll/${approvedOn.replace('-', '/')}`
    expect((await admin.post(`${run}/generate`)).status).toBeLessThan(300)
    const person = (await admin.get(run)).body.data.payslips.find(
      ({ staff_id }: { staff_id: string }) => staff_id === `${of.mark}-0001`,
    )
    const why = (await admin.get(`${run}/payslip/${person.id}/why/reimbursement`)).body.data
    expect(why.brought.map(({ amount }: { amount: string }) => amount).sort()).toEqual(['124.40', '36.17'])
    const { page: back } = why.brought.find(({ amount }: { amount: string }) => amount === '124.40')
    expect(back).toBe(`/app/application/normalClaim?open=${hotel?.id}`)
    ;({ page, context } = await openPage(browser, { language: of.locale }))
    await signIn(server.url, admin.email, admin.password)
    await page.goto(`${server.url}${back}`)
    await page.getByRole('img', { name: of.words['claims.receiptOf'].replace('{{name}}', 'hotel.png') }).waitFor()
    expect(await violations(page)).toEqual([])

    expect((await admin.post(`${run}/confirm`)).status).toBe(200)
    expect((await admin.post(`${run}/approve`, { password: admin.password })).status).toBe(200)
    expect((await mine()).map(({ status }) => status)).toEqual(['paid', 'paid'])
    for (const basis of ['approved', 'paid']) {
      const asked = `${CLAIM}/journal?from=${year}-01-01&to=${Number(year) + 1}-12-31&basis=${basis}`
      const { debit, credit } = (await admin.get(asked)).body.data
      expect([basis, debit]).toEqual([basis, credit])
    }
    await page.goto(`${server.url}/app/application/normalClaim?view=journal`)
    await page.getByRole('tab', { selected: true, name: of.words['claims.tab.journal'] }).waitFor()
    expect(await violations(page)).toEqual([])
  },
)

/** She, her manager and Finance read their language; the manager agrees first, then Finance. */
async function company(of: Language) {
  const admin = await newCompany(new Client(server.url))
  await admin.upload('api/panel/employee/add/by/batch/upload/0', peopleOf(of.mark, 2))
  const [first] = (await admin.get('api/panel/employee/getAllEmployees?sort=staff_id')).body.data
  const ann = await colleague(admin, [], { employee_id: first.id })
  const boss = await colleague(admin, ['Reporting Manager'])
  const finance = await colleague(admin, ['Finance'])
  for (const one of [admin, ann, boss, finance]) await one.post('api/emp/settings/store', { prefer_lang: of.prefer })
  const steps = [
    { approvers: [{ by: 'person', account_id: boss.id, name: 'A Colleague' }], needs: 'any' },
    { approvers: [{ by: 'role', role: 'Finance' }], needs: 'any' },
  ]
  const flow = await admin.post('api/panel/company/claim/update/approval/flow', {
    chains: [{ name: 'Both', when: {}, steps }],
  })
  expect(flow.status, JSON.stringify(flow.body)).toBeLessThan(300)
  const categories = (await admin.get('api/panel/company/claimCategory')).body.data
  const typed = async (category: string, body: object) => {
    const { id: claim_category_id } = categories.find(({ name }: { name: string }) => name === category)
    const made = await admin.post('api/panel/company/claim', { claim_category_id, ...body })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    return made.body.data.id
  }
  await typed('Meals', { name: 'Hotel' })
  const car = { name: 'Own car', is_unit_based: true, amount_per_unit: '0.85', require_receipt: false }
  const type_id = await typed('Mileage', car)
  const limit = { name: 'Drives', scope: 'type', type_id, period: 'year', amount: '500.00' }
  expect((await admin.post('api/panel/company/claimLimit', limit)).status).toBe(201)
  await admin.patch('api/panel/company/claimPolicy', { items: [{ rule: 'day_off', level: 'off' }] })
  return { admin, ann, boss, finance }
}

async function onThePhone({ words, locale }: Language, ann: Client & { readonly email: string }): Promise<void> {
  ;({ page, context } = await openPage(browser, { phone: true, language: locale }))
  await signIn(line.url, ann.email, COLLEAGUES_PASSWORD)
  await page.waitForURL('**/me')
  await page.goto(`${line.url}me/claims`)
  await page.getByText(words['me.claims.none']).waitFor()
  const isReady = () => page.evaluate(async () => (await (await caches.open('kerja-pages')).match('/')) !== undefined)
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true)
  line.pull()
  await context.setOffline(true)
  await button(words['me.claims.ask']).click()
  const hotel = { name: 'hotel.png', mimeType: 'image/png', buffer: await drawnPicture(HOTEL) }
  await page.locator('input[type=file][capture]').setInputFiles(hotel)
  await button(words['me.claims.keepDraft']).click()
  await page.getByRole('heading', { name: words['me.outbox'] }).waitFor()
  expect((await ann.get('api/emp/claim/draft')).body.data).toEqual([])
  line.heal()
  await context.setOffline(false)
  await page.getByRole('heading', { name: words['me.claims.drafts'] }).waitFor()
  await page.getByRole('link', { name: words['me.claims.draft'] }).click()
  await page.waitForURL('**/me/claims/edit?draft=*')
  await button(words['claims.read.useAll']).click()
  expect(await page.getByLabel(words['claims.merchant']).inputValue()).toBe('HOTEL SERI MUAR SDN BHD')
  await choose(words, 'Hotel')
  expect(await violations(page)).toEqual([])
  await button(words['me.send']).click()
  await page.waitForURL('**/me/claims')
  await page.getByText(/Hotel · MYR 124\.40/).waitFor()
  await button(words['me.claims.ask']).click()
  await choose(words, 'Own car')
  await page.getByLabel(words['claims.mileage']).fill('42.55')
  await page.getByText('MYR 36.17', { exact: true }).waitFor()
  await page
    .getByText(words['me.claims.left'].replace('{{left}}', 'MYR 463.83').replace('{{name}}', 'Drives'))
    .waitFor()
  await button(words['me.send']).click()
  await page.getByText(/Own car · MYR 36\.17/).waitFor()
  const sent = (await ann.get('api/emp/claim')).body.data
  expect(sent).toMatchObject([
    { claimable_amount: '36.17', total_mileage: '42.55' },
    { merchant: 'HOTEL SERI MUAR SDN BHD', expense_date: yesterday, amount: '124.40', tax_amount: '9.22' },
  ])
  await context.close()
}

/** Each opens what waits and agrees by a key: the first is open beside the list, and then the next. */
async function decidedBy(of: Language, who: Client & { readonly email: string }): Promise<void> {
  ;({ page, context } = await openPage(browser, { language: of.locale }))
  await signIn(server.url, who.email, COLLEAGUES_PASSWORD)
  await page.goto(`${server.url}/app/application`)
  await page
    .getByText(/42\.55|36\.17/)
    .first()
    .waitFor()
  await page
    .getByText(/124\.40/)
    .first()
    .click()
  await page.getByRole('img', { name: of.words['claims.receiptOf'].replace('{{name}}', 'hotel.png') }).waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('a')
  await page
    .getByText(/124\.40/)
    .first()
    .waitFor({ state: 'hidden' })
  await page.keyboard.press('a')
  await page
    .getByText(/36\.17/)
    .first()
    .waitFor({ state: 'hidden' })
  await context.close()
}

const button = (name: string) => page.getByRole('button', { name, exact: true }).first()

async function choose(words: Language['words'], type: string): Promise<void> {
  await page
    .getByLabel(new RegExp(`^${words['claims.type']}`))
    .first()
    .click()
  await page.getByRole('option', { name: new RegExp(`^${type}`) }).click()
}

async function signIn(at: string, email: string, password: string): Promise<void> {
  await page.goto(new URL('/login', at).href)
  await page.locator('input[name=email], input[type=email]').first().fill(email)
  await page.locator('input[type=password]').first().fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/(me|app\/\w+)$/)
}
