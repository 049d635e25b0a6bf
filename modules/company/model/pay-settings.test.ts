/** What a company may choose for its pay stands in the law that reads it. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paySettingsOf } from './pay-settings.ts'
import { wageSectors } from './wage-sectors.ts'

test('the regions offered to a Philippine company are those for which the law has wage orders', () => {
  const rates = new URL('../../../statutory/ph/minimum-wage/minimum-wage.rates.yaml', import.meta.url)
  const tables = [...readFileSync(rates, 'utf8').matchAll(/^ {2}([A-Z-]+):$/gm)].map(([, region]) => region)
  const offered = paySettingsOf.PH.find(({ name }) => name === 'minimum_wage_region')?.codes
  expect(tables.length).toBeGreaterThan(0)
  expect(offered).toEqual(tables)
})

test('the sectors offered are those of each region’s newest wage order, word by word', () => {
  const rates = new URL('../../../statutory/ph/minimum-wage/minimum-wage.rates.yaml', import.meta.url)
  const regions = readFileSync(rates, 'utf8')
    .split(/^ {2}(?=[A-Z-]+:$)/m)
    .slice(1)
  const newest = regions.map((text) => {
    const [region = ''] = /^[A-Z-]+/.exec(text) ?? []
    const block = text.slice(text.lastIndexOf('daily:'))
    return [region, [...block.matchAll(/^ {10}"(.*)": /gm)].map(([, sector]) => sector)]
  })
  expect(wageSectors).toEqual(Object.fromEntries(newest))
})
