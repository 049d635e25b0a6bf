/** The minimum wage of a region and sector, its month's worth, and whether a rate reaches it. */
import { type Amount, amountText, notNegative } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { optional, reader } from '../../core/given.ts'
import { aboveZero, decimal, money, textOf } from '../../core/given-kinds.ts'
import type { History } from '../../core/history.ts'
import { type Entry, entry, lawFile } from '../../core/law-file.ts'
import { plainDecimal } from '../../core/plain-decimal.ts'
import { refuse } from '../../core/refusal.ts'
import { halfUpToCentavo } from '../../core/rounding.ts'
import { scheme } from '../../core/scheme.ts'
import rates from './minimum-wage.rates.yaml'

const given = reader({
  region: textOf(() => regionNames),
  sector: textOf(sectorNames),
  factor: optional(aboveZero(decimal)),
  daily_rate: optional(money),
})
const answers = ['minimum_daily_wage', 'wage_order', 'minimum_monthly_wage', 'compliant', 'shortfall']

export const minimumWageScheme = scheme('ph.minimum_wage', given, answers, (facts, on, sheet) => {
  const { daily, order, source } = wageOf(facts.region, facts.sector, on)
  const { factor, daily_rate: rate } = facts
  const monthly = factor && halfUpToCentavo({ top: daily * factor.top, bottom: factor.bottom * 12n })
  const shortfall = rate === undefined ? undefined : notNegative(daily - rate)
  if (sheet) {
    const minimum = ['minimum_daily_wage', daily] as const
    sheet.note('table', 'minimum_daily_wage', daily, {
      figure: 'minimum_daily_wage',
      parts: [
        ['region', facts.region],
        ['sector', facts.sector],
      ],
      row: [['wage_order', order]],
      source,
    })
    sheet.result('wage_order', order, { parts: [['region', facts.region]], source })
    if (factor && monthly !== undefined)
      sheet.note('prorated', 'minimum_monthly_wage', monthly, {
        figure: 'minimum_monthly_wage',
        parts: [minimum, ['factor', plainDecimal(factor)]],
        rounding: 'half_up_to_centavo',
      })
    if (rate !== undefined && shortfall !== undefined) {
      sheet.result('compliant', shortfall === 0n, { parts: [minimum, ['daily_rate', rate]] })
      sheet.result('shortfall', shortfall, { parts: [minimum, ['daily_rate', -rate]] })
    }
  }
  return {
    minimum_daily_wage: amountText(daily),
    wage_order: order,
    ...(monthly !== undefined && { minimum_monthly_wage: amountText(monthly) }),
    ...(shortfall !== undefined && { compliant: shortfall === 0n, shortfall: amountText(shortfall) }),
  }
})

export const minimumWageFile = lawFile(rates)

type WageOrder = { readonly order: string; readonly daily: ReadonlyMap<string, Amount> }

const regionNames = entry(rates, 'minimum wage').entry('tables').keys()

/** A history a region, as the wage boards issue them. */
const regions: ReadonlyMap<string, History<WageOrder>> = new Map(
  regionNames.map((region) => [region, minimumWageFile.history(region, wageOrderOf)]),
)

/** Those that the wage orders of the region name, the newest first. */
function sectorNames({ region }: { readonly [key: string]: unknown } = {}): readonly string[] {
  const orders = typeof region === 'string' ? regions.get(region)?.blocks : undefined
  const named = orders?.flatMap(({ law }) => [...(law?.daily.keys() ?? [])]) ?? []
  return [...new Set(named.reverse())]
}

function wageOf(region: string, sector: string, on: PlainDate) {
  const orders = regions.get(region) ?? refuse('region', 'unknown_value', `${region} is not a region`)
  const { law, id } = orders.on(on)
  const daily = law.daily.get(sector)
  if (daily === undefined) return refuse('sector', 'unknown_value', `${sector} is no sector of ${region} on ${on}`)
  return { daily, order: law.order, source: id }
}

function wageOrderOf(block: Entry): WageOrder {
  const daily = block.entry('daily')
  return {
    order: block.text('wage order'),
    daily: new Map(daily.keys().map((sector) => [sector, daily.amount(sector)])),
  }
}
