/** Every screen there is, in both languages, light and dark, on a desk and on a phone: shown, named, and accessible. */

import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { screens } from '#apps/web/compose.ts'
import { Client, newCompany } from '../support/client.ts'
import { csvRows } from '../support/csv.ts'
import { type RunningServer, runServer } from '../support/running-server.ts'
import { type Look, openBrowser, openPage, violations } from './support/browser.ts'

const sample = (name: string) => readFileSync(new URL(`../samples/malaysia/${name}`, import.meta.url), 'utf8')

let server: RunningServer
let browser: Browser
let admin: Awaited<ReturnType<typeof newCompany>>
let paths: string[]
beforeAll(async () => {
  server = await runServer()
  browser = await openBrowser()
  admin = await newCompany(new Client(server.url))
  await admin.upload('api/panel/employee/add/by/batch/upload/0', sample('employees.csv'))
  const people = await admin.get('api/panel/employee/getAllEmployees')
  await admin.upload('api/panel/payroll/2026/01/items/upload', sample('pay-items.csv'))
  await admin.post('api/panel/payroll/2026/01/generate')
  expect(csvRows(sample('employees.csv'))).toHaveLength(people.body.data.length)
  const open = screens
    .filter((screen) => 'area' in screen)
    .map((screen) => screen.path.replace(':id', people.body.data[0].id))
  paths = [...open.filter((path) => !path.includes(':')), '/app/payroll?month=2026-01&tab=all']
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

// Two looks have every language, scheme and size between them; LOOKS=all takes the crossings too.
const looks: [string, Look][] = [
  ['English, light', {}],
  ['Traditional Chinese, dark, on a phone', { language: 'zh-TW', scheme: 'dark', phone: true }],
]
if (process.env.LOOKS === 'all') {
  looks.push(['Traditional Chinese, dark', { language: 'zh-TW', scheme: 'dark' }])
  looks.push(['English, light, on a phone', { phone: true }])
}

test.concurrent.each(looks)(
  'signed in: %s',
  async (_name, look) => {
    const { page, context, troubles } = await openPage(browser, look)
    await page.goto(`${server.url}/login`)
    await page.locator('input[type=email], input[name=email]').first().fill(admin.email)
    await page.locator('input[type=password]').first().fill(admin.password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/app/dashboard')
    const found: string[] = []
    for (const path of paths) {
      await page.goto(server.url + path)
      await page.locator('h1').first().waitFor()
      await page.waitForLoadState('networkidle')
      for (const violation of await violations(page)) found.push(`${path}: ${violation}`)
      for (const { address, times } of await askedAhead(page))
        if (times !== 1) found.push(`${path}: ${address} was asked ${times} times`)
      if (new URL(page.url()).pathname === '/error') found.push(`${path} was not shown`)
    }
    await context.close()
    expect(found).toEqual([])
    expect(troubles).toEqual([])
  },
  480_000,
)

test.concurrent.each(looks)(
  'before signing in: %s',
  async (_name, look) => {
    const { page, context, troubles } = await openPage(browser, look)
    const found: string[] = []
    for (const path of [
      '/',
      '/pricing',
      '/law',
      '/law#country=ph',
      '/law#scheme=my.payslip&on=2026-02-28&age=35&category=1&earnings.0.type=bonus&earnings.0.amount=-1',
      '/law#scheme=tw.payslip&on=2026-02-28&wages=52000&occupational_rate=0.0021&bonus=260000',
      '/login',
      '/panel/login',
      '/register',
      '/password/forgot',
      '/password/reset/none',
      '/done',
      '/no/such/page',
    ]) {
      await page.goto(server.url + path)
      await page.locator('h1').first().waitFor()
      for (const violation of await violations(page)) found.push(`${path}: ${violation}`)
    }
    await context.close()
    expect(found).toEqual([])
    expect(troubles).toEqual([])
  },
  120_000,
)

/** How often was asked what the head of the page names as the screen's first calls: more than once, and it names others. */
function askedAhead(page: Page): Promise<{ address: string; times: number }[]> {
  return page.evaluate(() => {
    const named = document.querySelector<HTMLMetaElement>('meta[name="ask-ahead"]')?.content.split(' ') ?? []
    const asked = performance.getEntriesByType('resource').map(({ name }) => name.slice(location.origin.length))
    return named.map((address) => ({ address, times: asked.filter((one) => one === address).length }))
  })
}
