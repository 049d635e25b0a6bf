/** The levy for human resources development: borne by the employer, on the wages of citizens. */
import { decimalText, type Fraction } from '#kernel/fraction.ts'
import { type Amount, amountText } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { type Facts, reader } from '../../core/given.ts'
import { count, flag, money } from '../../core/given-kinds.ts'
import { lawFile } from '../../core/law-file.ts'
import { halfUpToSen, shareOf } from '../../core/rounding.ts'
import { scheme } from '../../core/scheme.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { citizenship } from '../citizenship.ts'
import rates from './hrd-levy.rates.yaml'

export const hrdEmployerFields = { opted_in: flag, reached_ten_this_year: flag }
const fields = { wages: money, malaysian_employees: count, citizenship, ...hrdEmployerFields }
const given = reader(fields)
type HrdFacts = Facts<typeof fields>

export type HrdMonth = { readonly rate: Fraction; readonly levy: Amount }

export function hrdLevy(facts: HrdFacts, on: PlainDate, sheet?: Worksheet): HrdMonth {
  const { law, id: source } = levy.on(on)
  const rate = rateOf(facts, law)
  const amount = halfUpToSen(shareOf(facts.wages, rate))
  if (sheet) {
    sheet.fact('wages', facts.wages)
    sheet.note('rate', 'rate', decimalText(rate), {
      parts: [
        ['malaysian_employees', facts.malaysian_employees],
        ['opted_in', facts.opted_in],
        ['reached_ten_this_year', facts.reached_ten_this_year],
        ['citizenship', facts.citizenship],
      ],
      source,
    })
    sheet.result('employer', amount, {
      parts: [
        ['wages', facts.wages],
        ['rate', decimalText(rate)],
      ],
      rounding: 'half_up_to_sen',
      source,
    })
  }
  return { rate, levy: amount }
}

export const hrdLevyScheme = scheme('my.hrd_levy', given, ['rate', 'employer'], (facts, on, sheet) => {
  const month = hrdLevy(facts, on, sheet)
  return { rate: decimalText(month.rate), employer: amountText(month.levy) }
})

export const hrdLevyFile = lawFile(rates)

const levy = hrdLevyFile.history('levy', (block) => ({
  compulsoryFrom: block.whole('compulsory from employees'),
  compulsoryRate: block.rate('compulsory rate'),
  optionalFrom: block.whole('optional from employees'),
  optionalRate: block.rate('optional rate'),
}))
type Levy = NonNullable<(typeof levy.blocks)[number]['law']>

const NOTHING: Fraction = { top: 0n, bottom: 1n }

/** An employer that joined of its own will pays the full rate for the rest of the year once it grows past the limit. */
function rateOf(facts: HrdFacts, law: Levy): Fraction {
  if (facts.citizenship !== 'citizen') return NOTHING
  if (facts.malaysian_employees >= law.compulsoryFrom) return law.compulsoryRate
  if (!facts.opted_in) return NOTHING
  if (facts.reached_ten_this_year) return law.compulsoryRate
  return facts.malaysian_employees >= law.optionalFrom ? law.optionalRate : NOTHING
}
