/** The tax of a year on chargeable income: by Table 1, or at one flat rate for the regimes that have it. */

import { decimalText } from '#kernel/fraction.ts'
import { type Amount, notNegative } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { bracketOf, floorOfRow } from '../../core/bracket.ts'
import { cutToRinggit, cutToSen, shareOf } from '../../core/rounding.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import type { PcbPerson } from './pcb-given.ts'
import { annualTax, method } from './pcb-law.ts'

/** `ending` tells the two estimates of one month apart: without and with additional remuneration. */
export type Ending = '' | '_with_additional'

export function taxOn(income: Amount, person: PcbPerson, on: PlainDate, ending: Ending, sheet?: Worksheet): Amount {
  return person.regime === 'resident'
    ? taxByTable(income, person, on, ending, sheet)
    : taxAtFlatRate(income, person, on, ending, sheet)
}

/** Printed rows leave the sen between two of them open; whether a row is chosen by whole ringgit is asked. */
function taxByTable(income: Amount, person: PcbPerson, on: PlainDate, ending: Ending, sheet?: Worksheet): Amount {
  const { law: rows, id: source } = annualTax.on(on)
  const row = bracketOf(rows, person.band_selection === 'exact' ? income : cutToRinggit(income))
  const taxOnFirst = person.category === 2 ? row.taxOnFirstCategory2 : row.taxOnFirst
  const tax = notNegative(cutToSen(shareOf(income - row.first, row.rate)) + taxOnFirst)
  sheet?.note('bracket', `annual_tax${ending}`, tax, {
    figure: `annual_tax${ending}`,
    parts: [[`chargeable_income${ending}`, income]],
    row: [
      ['over', floorOfRow(rows, row) ?? 0n],
      ['up_to', row.upTo ?? 'none'],
      ['first', row.first],
      ['rate', decimalText(row.rate)],
      ['tax_on_first', taxOnFirst],
    ],
    rounding: 'cut_to_sen',
    source,
  })
  return tax
}

function taxAtFlatRate(income: Amount, person: PcbPerson, on: PlainDate, ending: Ending, sheet?: Worksheet): Amount {
  const { law, id: source } = method.on(on)
  const rebate = income > law.flatRebateUpTo ? 0n : person.category === 2 ? law.flatRebateCategory2 : law.flatRebate
  const tax = notNegative(cutToSen(shareOf(income, law.flatRate)) - rebate)
  sheet?.note('rate', `annual_tax${ending}`, tax, {
    figure: `annual_tax${ending}`,
    parts: [
      [`chargeable_income${ending}`, income],
      ['flat_rate', decimalText(law.flatRate)],
      ['rebate', -rebate],
    ],
    rounding: 'cut_to_sen',
    source,
  })
  return tax
}
