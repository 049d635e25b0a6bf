/** Addresses as a browser asks for them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, startProduct } from '../support/product.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product?.stop())

const page = async (path: string) => {
  const answer = await fetch(product.url + path, { headers: { accept: 'text/html' } })
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}

test.each(['/', '/login', '/app', '/app/company/profile', '/app/payroll?month=2026-01', '/panel/companies'])(
  '%s is a plain path that opens by itself: the page is answered, and shows what stands there (S2-001)',
  async (path) => {
    const { status, type, text } = await page(path)
    expect([status, type]).toEqual([200, 'text/html; charset=utf-8'])
    expect(text).toContain('<div id="root">')
    // Everything it loads is named from the root, whatever lies between.
    expect(text).toMatch(/src="\/assets\//)
  },
)

test('what is no page is answered by the page too, which says so; what is no call is refused as one (S2-002, S8-025)', async () => {
  for (const path of ['/no/such/page', '/app/no/such/page'])
    expect((await page(path)).text).toContain('<div id="root">')
  const { status, text } = await page('/api/no/such/call')
  expect([status, JSON.parse(text).message]).toEqual([404, 'No data found'])
})

test('programs that look around are told where there is nothing for them, in lines that they know', async () => {
  const { status, type, text } = await page('/robots.txt')
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
  const lines = text.trim().split('\n')
  expect(lines.filter((line) => !/^(User-agent|Allow|Disallow): \S+$/.test(line))).toEqual([])
  expect(lines).toContain('Disallow: /app/')
})

test.each([
  ['/', 'People, time and pay, explained to the last cent'],
  ['/pricing', 'Pricing'],
  ['/login', 'Sign in'],
  ['/no/such/page', 'Page not found'],
])('%s shows what it is before any script', async (path, heading) => {
  const { text } = await page(path)
  expect(text).toContain(`<h1>${heading}</h1>`)
  expect(text).toMatch(/<title>[^<]+ · Kerja<\/title>/)
  expect(text).toMatch(/<meta name="description" content="[^"]{50,}"/)
  expect(text.includes('noindex')).toBe(path === '/no/such/page')
})

test('it is written in the reader’s language; pages of whoever is signed in are drawn by the program alone', async () => {
  const chinese = await fetch(`${product.url}/`, { headers: { 'accept-language': 'zh-TW,zh;q=0.9' } })
  expect(await chinese.text()).toMatch(/<html lang="zh-Hant-TW"[\s\S]*<h1>[\u4e00-\u9fff]/)
  const kept = await fetch(`${product.url}/`, { headers: { 'accept-language': 'zh-TW', cookie: 'prefer_lang=en-us' } })
  expect(await kept.text()).toContain('<html lang="en"')
  expect((await page('/app/dashboard')).text).toContain('<div id="root"></div>')
})
