/** Anyone works a case of the law by hand: opens an example, changes a figure, is told what is wrong, shares the link. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, runServer } from '../support/running-server.ts'
import { openBrowser, openPage, violations } from './support/browser.ts'

let server: RunningServer
let browser: Browser
beforeAll(async () => {
  server = await runServer()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const figure = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^Why is ${name} `) })

test('a month with a bonus opens with a click, and its link opens it again', async () => {
  const { page, context, troubles } = await openPage(browser)
  await page.goto(`${server.url}/`)
  await page.getByRole('link', { name: 'The law, step by step' }).click()
  await page.getByRole('link', { name: /A month with a bonus/ }).click()
  await figure(page, 'PCB of the month before zakat').waitFor()
  expect(await figure(page, 'PCB of the month before zakat').textContent()).toContain('867.50')
  await page.getByLabel('Additional remuneration (Yt)').fill('12,000')
  await page.waitForURL(/additional_remuneration=12000/)
  const answer = await figure(page, 'PCB of the month before zakat').textContent()
  expect(answer).not.toContain('867.50')
  const again = await context.newPage()
  await again.goto(page.url())
  await figure(again, 'PCB of the month before zakat').waitFor()
  expect(await figure(again, 'PCB of the month before zakat').textContent()).toBe(answer)
  await context.close()
  expect(troubles).toEqual([])
})

test('a value the law does not take is refused beside its field, by key and reason', async () => {
  const { page, context } = await openPage(browser)
  await page.goto(`${server.url}/law#scheme=tw.payslip&on=2026-02-28&wages=52000&occupational_rate=0.0021`)
  await figure(page, 'Net pay').waitFor()
  const rate = page.getByLabel('Occupational accident rate')
  await rate.fill('0.21')
  const error = page.locator('[id$="-error"]', { hasText: 'occupational_rate: must be' })
  await error.waitFor()
  expect((await rate.getAttribute('aria-describedby'))?.split(' ')).toContain(await error.getAttribute('id'))
  expect(await rate.getAttribute('aria-invalid')).toBe('true')
  expect(await violations(page)).toEqual([])
  await page.getByLabel('Day whose law applies').fill('2031-01-31')
  await page.getByText('is not published for this day').first().waitFor()
  await context.close()
})

test('a figure is explained by its own steps, and what is not confirmed says so', async () => {
  const { page, context } = await openPage(browser)
  await page.goto(`${server.url}/law#scheme=tw.welfare_fund&on=2026-06-30&wages=45000`)
  await page.getByText('1 source of this answer is not confirmed').waitFor()
  await page.goto(
    `${server.url}/law#scheme=my.payslip&on=2026-02-28&age=35&category=1&earnings.0.type=basic_salary&earnings.0.amount=5000`,
  )
  await figure(page, 'SOCSO, employee').click()
  await page.getByRole('heading', { name: 'Steps that lead to: SOCSO, employee' }).waitFor()
  expect(await page.getByText('Chargeable income of the year (P)').count()).toBe(0)
  await context.close()
})

test('only the country that was chosen is loaded', async () => {
  const { page, context } = await openPage(browser, { language: 'zh-TW' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${server.url}/law#scheme=ph.sss&on=2026-03-31&compensation=27350`)
  await page.getByRole('heading', { name: '計算步驟' }).waitFor()
  const books = asked.filter((path) => /\/assets\/(my|tw|ph)-/.test(path))
  expect(books).toEqual([expect.stringContaining('/assets/ph-')])
  expect(asked.filter((path) => path.includes('compensation'))).toEqual([])
  await context.close()
})
