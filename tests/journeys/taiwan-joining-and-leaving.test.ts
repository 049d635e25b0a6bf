/** In Taiwan and in Chinese: from the application on a phone to the last pay (勞動基準法 §15 and §16). */
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

test('whoever leaves within three months owes no notice, and the wages of the days are paid', async () => {
  const { exit, settlement } = await joinsAndLeaves(
    { product, browser },
    {
      ...{ country: 'TW', timezone: 'Asia/Taipei', catalogue: 'zh-Hant', browser: 'zh-TW' },
      ...{ salary: '42000', name: '林美' },
    },
  )
  expect(exit).toMatchObject({ status: 'acknowledged', notice: { required_days: 0, short_days: 0 } })
  const codes = settlement.lines.map(({ code }: { code: string }) => code)
  expect(codes).toContain('wages')
  expect(codes.filter((code: string) => /severance|notice/.test(code))).toEqual([])
})
