/**
 * Every screen there is with every tab: shown, named, and accessible. Two looks have every language, scheme and size
 * between them, and the screens take turns; with LOOKS=all each screen is seen in every look. Taiwan (then the Philippines
 * too) has the screens over again that the country has a part in.
 *
 * @sweep every screen
 */

import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { screens } from '#apps/web/compose.ts'
import { profileTabs } from '#modules/employees/model/profile-tabs.ts'
import { askedAhead } from '#platform/contract/preload.ts'
import { Client, newCompany } from '../support/client.ts'
import { colleague, linkSentTo } from '../support/colleagues.ts'
import { csvRows } from '../support/csv.ts'
import { type RunningServer, runServer } from '../support/running-server.ts'
import { type Look, openBrowser, openPage, violations } from './support/browser.ts'
import { settled } from './support/settled.ts'

let server: RunningServer
let browser: Browser
type Company = { readonly admin: Awaited<ReturnType<typeof colleague>>; readonly person: string }
let company: Company
let abroad: Partial<Record<'TW' | 'PH', Company>>
let invitation: string
beforeAll(async () => {
  // Two looks share an account, and open more screens in a minute on a quick machine than its budget of calls holds.
  server = await runServer({ env: { LIMIT_CALLS_PER_MINUTE: '1000000' } })
  browser = await openBrowser()
  company = await companyWith('MY')
  const invited = { full_name: 'Not here yet', email: 'invited@company.example', roles: ['HR Leave'] }
  await company.admin.post('api/panel/user/invite', invited)
  invitation = await linkSentTo(company.admin, invited.email)
  abroad = { TW: await companyWith('TW'), ...(ALL && { PH: await companyWith('PH') }) }
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const folders = { MY: 'malaysia', TW: 'taiwan', PH: 'philippines' } as const

/** With the people of the sample and a month of their pay. */
async function companyWith(country: keyof typeof folders): Promise<Company> {
  const sample = (name: string) =>
    readFileSync(new URL(`../samples/${folders[country]}/${name}.csv`, import.meta.url), 'utf8')
  const admin = await newCompany(new Client(server.url), { country })
  if (country === 'TW') await admin.post('api/panel/company/settings', { occupational_accident_rate: '0.0021' })
  await admin.upload('api/panel/employee/add/by/batch/upload/0', sample('employees'))
  const people = await admin.get('api/panel/employee/getAllEmployees')
  expect(people.body.data).toHaveLength(csvRows(sample('employees')).length)
  await admin.upload(`${RUN}/items/upload`, sample('pay-items'))
  expect((await admin.post(`${RUN}/generate`)).status).toBe(200)
  // What people told reviewers is opened by nobody else, not by the Company Admin either.
  const both = await colleague(admin, ['Company Admin', 'ALMA Wellbeing Reviewer'])
  return { admin: both, person: people.body.data[0].id }
}
const RUN = 'api/panel/payroll/2026/01'

const ALL = process.env.LOOKS === 'all'
const looks: [string, Look][] = [
  ['English, light', {}],
  ['Traditional Chinese, dark, on a phone', { language: 'zh-TW', scheme: 'dark', phone: true }],
]
if (ALL) {
  looks.push(['Traditional Chinese, dark', { language: 'zh-TW', scheme: 'dark' }])
  looks.push(['English, light, on a phone', { phone: true }])
}

const MONTH = '/app/payroll?month=2026-01'
const everywhere = ({ person }: Company): string[] => [
  ...screens
    .filter((screen) => 'area' in screen)
    .map(({ path }) => path.replace(':id', person))
    .filter((path) => !path.includes(':')),
  `${MONTH}&tab=all`,
]
const tabsOfProfile = ({ person }: Company): string[] =>
  profileTabs.map(({ tab }) => `/app/employee/profile/${person}?tab=${tab}`)
/** Where the country decides what is asked for and shown. */
const ofCountry = (company: Company): string[] => [
  '/app/company/profile',
  '/app/settings/payroll',
  '/app/settings/leave',
  `${MONTH}&tab=all`,
  ...tabsOfProfile(company).filter((path) => /personal|family|salary|tax|insurance|retirement/.test(path)),
]
/** What one of the looks sees of them. */
const share = (all: readonly string[], look: number): string[] =>
  all.filter((_, at) => ALL || at % looks.length === look)

test.concurrent.each(looks.map(([name, look], at) => [name, look, at] as const))(
  'signed in: %s',
  (_name, look, at) => seen(company, share([...everywhere(company), ...tabsOfProfile(company)], at), look, true),
  1_200_000,
)

const countries: ['Taiwan' | 'the Philippines', 'TW' | 'PH', Look][] = [
  ['Taiwan', 'TW', { language: 'zh-TW', scheme: 'dark' }],
]
if (ALL) countries.push(['the Philippines', 'PH', { phone: true }])

test.concurrent.each(countries)(
  'with the people and the law of %s',
  (_name, country, look) => {
    const there = abroad[country]
    if (!there) throw new Error(`no company was made in ${country}`)
    return seen(there, ofCountry(there), look)
  },
  1_200_000,
)

async function seen({ admin }: Company, paths: readonly string[], look: Look, withTabs = false): Promise<void> {
  const { page, context, troubles } = await openPage(browser, look)
  context.setDefaultTimeout(180_000)
  await page.goto(`${server.url}/login`)
  await page.locator('input[type=email], input[name=email]').first().fill(admin.email)
  await page.locator('input[type=password]').first().fill(admin.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/app/dashboard')
  const found: string[] = []
  const scan = async (place: string) => {
    await settled(page)
    for (const violation of await violations(page)) found.push(`${place}: ${violation}`)
  }
  const asked = askedBy(page)
  for (const path of paths) {
    await page.goto(server.url + path)
    await page
      .locator('h1')
      .first()
      .waitFor()
      .catch((reason: unknown) => {
        throw new Error(`${path} shows no heading`, { cause: reason })
      })
    await scan(path)
    for (const { what, times } of await preloaded(page, asked))
      if (times !== 1) found.push(`${path}: ${what} was asked ${times} times`)
    if (new URL(page.url()).pathname === '/error') found.push(`${path} was not shown`)
    // A profile's tabs have addresses of their own, and are among the paths.
    if (!withTabs || path.startsWith('/app/account/') || path.startsWith('/app/employee/profile/')) continue
    for await (const place of tabsOf(page)) await scan(`${path}, ${place}`)
  }
  await context.close()
  expect(found).toEqual([])
  expect(troubles).toEqual([])
}

/** Opens every further tab of the page, one after the other; each has an address of its own. */
async function* tabsOf(page: Page): AsyncGenerator<string> {
  const tabs = page.locator('main .mantine-Tabs-list [role=tab]')
  for (let at = 1; at < (await tabs.count()); at += 1) {
    const before = page.url()
    await tabs.nth(at).click()
    await page.waitForURL((url) => url.href !== before)
    yield `tab ${at}`
  }
}

const beforeSigningIn = (): string[] => [
  '/',
  '/pricing',
  '/terms',
  '/privacy',
  '/law',
  '/law#country=ph',
  '/law#scheme=my.payslip&on=2026-02-28&age=35&category=1&earnings.0.type=bonus&earnings.0.amount=-1',
  '/law#scheme=tw.payslip&on=2026-02-28&wages=52000&occupational_rate=0.0021&bonus=260000',
  '/login',
  '/panel/login',
  '/register',
  '/password/forgot',
  '/password/reset/none',
  `/password/reset/${invitation}`,
  '/done',
  '/done?type=application',
  '/onboarding/jobApplicationForm/none',
  '/no/such/page',
]

test.concurrent.each(looks.map(([name, look], at) => [name, look, at] as const))(
  'before signing in: %s',
  async (_name, look, at) => {
    const { page, context, troubles } = await openPage(browser, look)
    context.setDefaultTimeout(180_000)
    const found: string[] = []
    for (const path of share(beforeSigningIn(), at)) {
      await page.goto(server.url + path)
      await page.locator('h1').first().waitFor()
      for (const violation of await violations(page)) found.push(`${path}: ${violation}`)
      const dressed = await page.evaluate(() => getComputedStyle(document.body).fontFamily.includes('Inter'))
      if (!dressed) found.push(`${path} came without its style sheets`)
    }
    await context.close()
    expect(found).toEqual([])
    expect(troubles).toEqual([])
  },
  1_200_000,
)

test.concurrent('what is not accessible is found, every place of it', async () => {
  const { page, context } = await openPage(browser)
  await page.goto(`${server.url}/login`)
  await page.locator('h1').first().waitFor()
  expect(await violations(page)).toEqual([])
  await page.evaluate(() => {
    document.documentElement.removeAttribute('lang')
    const pale = '<p class="pale">Pale</p>'
    document.body.insertAdjacentHTML('beforeend', `${pale}<img src="a.png"><input class="bare">${pale}`)
    for (const one of document.querySelectorAll<HTMLElement>('.pale')) {
      one.style.color = '#aaa'
      one.style.background = '#fff'
    }
  })
  const found = await violations(page)
  await context.close()
  expect(found.map((one) => one.split(':')[0]).sort()).toEqual([
    'color-contrast',
    'html-has-lang',
    'image-alt',
    'label',
  ])
  expect(found.join().match(/\.pale/g)).toHaveLength(2)
}, 120_000)

/**
 * How often was asked what the head of the page names as the screen's first calls: more than once, and it names others.
 * What is asked again later is for another reason: one's own pages make themselves ready for a bad connection.
 */
async function preloaded(page: Page, asked: readonly Asked[]): Promise<{ what: string; times: number }[]> {
  const named = await page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="ask-ahead"]')?.content)
  return (named?.split(' ') ?? []).map((what) => {
    const starts = asked.filter((one) => one.what === what).map(({ at }) => at)
    return { what, times: starts.filter((start) => start - Math.min(...starts) < ASKED_AT_ONCE_MS).length }
  })
}

type Asked = { readonly at: number; readonly what: string }

/** Everything that a page has asked for, as the head of a page names it. */
function askedBy(page: Page): Asked[] {
  const asked: Asked[] = []
  page.on('request', (request) => {
    // What the page before was still asking for is not of this one.
    if (request.isNavigationRequest()) asked.length = 0
    const { pathname, search } = new URL(request.url())
    const body: unknown = pathname.startsWith('/api/') ? (request.postDataJSON() ?? undefined) : undefined
    asked.push({ at: Date.now(), what: askedAhead(pathname + search, body) })
  })
  return asked
}

/** The pages wait longer than that with what they prepare (modules/me/web/connection/ready.ts). */
const ASKED_AT_ONCE_MS = 2_000
