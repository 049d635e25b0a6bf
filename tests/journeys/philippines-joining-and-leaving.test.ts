/** In the Philippines: from the application on a phone to the last pay (Labor Code, Art. 300; Presidential Decree 851). */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Product } from '../support/product.ts'
import { openBrowser } from './support/browser.ts'
import { joinsAndLeaves } from './support/from-application-to-last-pay.ts'
import { productForPages } from './support/product.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await productForPages()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

test('thirty days of notice are owed, and the last pay holds the thirteenth month', async () => {
  const { exit, settlement } = await joinsAndLeaves(
    { product, browser },
    {
      ...{ country: 'PH', timezone: 'Asia/Manila', catalogue: 'en', browser: 'en-US' },
      ...{ salary: '30000', name: 'Lin Reyes' },
    },
  )
  expect(exit).toMatchObject({ status: 'acknowledged', notice: { required_days: 30, short_days: 0 } })
  expect(settlement.lines.map(({ code }: { code: string }) => code)).toContain('thirteenth_month')
})
