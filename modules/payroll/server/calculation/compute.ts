/** A batch worked out: from inputs to the rows that are stored. Without input or output, so that it runs in any thread. */
import type { Country } from '#kernel/countries.ts'
import type { CountryPack } from '../../model/country-pack.ts'
import { packOf } from '../../model/country-packs.ts'
import { makePayslip, type RunFacts } from '../../model/make-payslip.ts'
import type { Figures } from '../../model/payslip.ts'
import { balanceOf, type Sums } from '../../model/sums.ts'
import { type PayslipRow, payslipRow, type RowPlace } from '../payslip-row.ts'
import type { PersonInput } from './inputs.ts'

export type Batch = {
  readonly country: Country
  readonly facts: RunFacts
  readonly place: Omit<RowPlace, 'period'>
  readonly people: readonly PersonInput[]
}

export type Computed = {
  readonly rows: readonly PayslipRow[]
  /** Shape of worksheet -> its hash. */
  readonly shapes: ReadonlyMap<string, string>
  /** Every figure summed over the batch. */
  readonly sums: Sums
}

export function computeBatch({ country, facts, place, people }: Batch): Computed {
  const pack = packOf(country)
  if (!pack) throw new Error(`no pay is known for ${country}`)
  const shapes = new Map<string, string>()
  const figures: Sums[] = []
  const rows = people.map(({ month, former }) => {
    const made = makePayslip(pack, month, former, facts)
    figures.push(moneyOf(pack, made.figures))
    const { row, shapes: own } = payslipRow({ ...place, period: facts.period }, month, former, made)
    for (const [hash, shape] of own) shapes.set(shape, hash)
    return row
  })
  const names = pack.figures.map(({ name }) => name)
  return { rows, shapes, sums: balanceOf(names, figures) }
}

function moneyOf({ figures }: CountryPack, answer: Figures): Sums {
  return Object.fromEntries(figures.map(({ name }) => [name, String(answer[name])]))
}
