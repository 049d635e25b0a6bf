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
const whoFields = { malaysian_employees: count, citizenship, ...hrdEmployerFields }
const given = reader({ wages: money, ...whoFields })
type HrdWho = Facts<typeof whoFields>

export type HrdMonth = { readonly rate: Fraction; readonly levy: Amount }

export function hrdLevy(who: HrdWho, wages: Amount, on: PlainDate, sheet?: Worksheet): HrdMonth {
  const { law, id: source } = levy.on(on)
  const rate = rateOf(who, law)
  const amount = halfUpToSen(shareOf(wages, rate))
  if (sheet) {
    sheet.fact('wages', wages)
    sheet.note('rate', 'rate', decimalText(rate), {
      figure: 'rate',
      parts: [
        ['malaysian_employees', who.malaysian_employees],
        ['opted_in', who.opted_in],
        ['reached_ten_this_year', who.reached_ten_this_year],
        ['citizenship', who.citizenship],
      ],
      source,
    })
    sheet.result('employer', amount, {
      parts: [
        ['wages', wages],
        ['rate', decimalText(rate)],
      ],
      rounding: 'half_up_to_sen',
      source,
    })
  }
  return { rate, levy: amount }
}

export const hrdLevyScheme = scheme('my.hrd_levy', given, ['rate', 'employer'], (facts, on, sheet) => {
  const month = hrdLevy(facts, facts.wages, on, sheet)
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
function rateOf(who: HrdWho, law: Levy): Fraction {
  if (who.citizenship !== 'citizen') return NOTHING
  if (who.malaysian_employees >= law.compulsoryFrom) return law.compulsoryRate
  if (!who.opted_in) return NOTHING
  if (who.reached_ten_this_year) return law.compulsoryRate
  return who.malaysian_employees >= law.optionalFrom ? law.optionalRate : NOTHING
}
