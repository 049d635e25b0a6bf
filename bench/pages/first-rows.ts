/**
 * How soon a list shows its first rows: with nothing kept by the browser, and with all of it. What a browser keeps
 * of a program that it has read once is its text; compiled it keeps it from the second time on. Chromium takes up what
 * it has compiled where one comes from another page of the product; where one comes from elsewhere, an empty tab or
 * another site, it has to change processes for the opener policy and reads the text anew. So both are measured.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { openProfile } from '#tests/journeys/support/browser.ts'
import type { Account } from './bench-product.ts'

/** The cookies of somebody who has signed in. */
export type Signed = Awaited<ReturnType<BrowserContext['storageState']>>

const VIEW = { width: 1440, height: 900 }
const PATH = '/app/employee'
const ELSEWHERE = '/app/dashboard'
const ROW = 'tr[aria-rowindex]'

export async function signedIn(browser: Browser, url: string, { email, password }: Account): Promise<Signed> {
  const context = await browser.newContext({ locale: 'en-US', viewport: VIEW })
  const page = await context.newPage()
  await page.goto(`${url}/login`)
  await page.locator('input[name=email], input[type=email]').first().fill(email)
  await page.locator('input[type=password]').first().fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/app/dashboard')
  const state = await context.storageState()
  await context.close()
  return state
}

export const contextOf = (browser: Browser, storageState: Signed): Promise<BrowserContext> =>
  browser.newContext({ storageState, locale: 'en-US', viewport: VIEW })

/**
 * What the browser itself takes for them: the rows as they stand there, with the product's styles and font, in a page
 * without any program or call.
 */
export async function firstRowsAlone(browser: Browser, url: string, signed: Signed) {
  const context = await contextOf(browser, signed)
  const page = await context.newPage()
  await page.goto(url + PATH)
  await page.waitForSelector(ROW)
  await page.waitForLoadState('networkidle')
  const rows = await page.evaluate(() => {
    for (const script of document.querySelectorAll('script, link[rel=modulepreload], meta[name=ask-ahead]'))
      script.remove()
    return `<!doctype html>${document.documentElement.outerHTML}`
  })
  await context.close()
  return async () => {
    const fresh = await contextOf(browser, signed)
    const alone = await fresh.newPage()
    await fresh.route(`${url}/rows-alone`, (route) => route.fulfill({ contentType: 'text/html', body: rows }))
    await markFirst(alone, ROW)
    await alone.goto(`${url}/rows-alone`)
    const cold = await marked(alone)
    await fresh.close()
    return cold
  }
}

export async function firstRows(browser: Browser, url: string, signed: Signed) {
  const context = await contextOf(browser, signed)
  const page = await context.newPage()
  await markFirst(page, ROW)
  await page.goto(url + PATH)
  const cold = await marked(page)
  const data = await dataOf(page)
  await visited(page, url)
  await visited(page, url)
  const warm = await marked(page)
  await context.close()
  return { cold, warm, data }
}

async function visited(page: Page, url: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.goto('about:blank')
  await page.goto(url + PATH)
}

/** In a tab that has the product open, by somebody who was on that page before. */
export async function firstRowsAgain(url: string, { cookies }: Signed, times: number): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kerja-profile-'))
  const context = await openProfile(folder, { locale: 'en-US', viewport: VIEW })
  try {
    await context.addCookies(cookies)
    const page = await context.newPage()
    await markFirst(page, ROW)
    const all: number[] = []
    for (let visit = 0; visit < LEARNT + times; visit += 1) {
      for (const path of [ELSEWHERE, PATH]) {
        await page.goto(url + path)
        if (path === PATH) all.push(await marked(page))
        await page.waitForLoadState('networkidle')
      }
    }
    return all.slice(LEARNT)
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
/** Visits after which a browser has kept all it will: with each it keeps more of what it has compiled. */
const LEARNT = 5

/** Notes when something that fits the selector has been painted, in milliseconds since the visit began. */
export async function markFirst(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const look = () => {
      if (!document.querySelector(wanted)) return requestAnimationFrame(look)
      // The frame after it was put there is the one in which it is seen.
      return requestAnimationFrame(() => performance.mark('first'))
    }
    requestAnimationFrame(look)
  }, selector)
}

export async function marked(page: Page): Promise<number> {
  // Looking for it has the page compile what looks, just when it draws its rows: it is looked for when they stand there.
  await page.waitForTimeout(SURELY_SHOWN)
  const mark = await page.waitForFunction(() => performance.getEntriesByName('first')[0]?.startTime, undefined, {
    timeout: 30_000,
  })
  return (await mark.jsonValue()) ?? Number.NaN
}

const SURELY_SHOWN = 1_000

/** Bytes of all answers of calls so far, as they were carried. */
export function dataOf(page: Page): Promise<number> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.startsWith('/api/'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  )
}
