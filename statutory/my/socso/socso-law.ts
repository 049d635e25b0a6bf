/** The dated tables of Act 4 and of the round-the-clock cover as the rule reads them. */
import { amountOf } from '#kernel/money.ts'
import { rising } from '../../core/bracket.ts'
import { lawFile } from '../../core/law-file.ts'
import rates from './socso.rates.yaml'

export const socsoFile = lawFile(rates)

const HEADING = [
  'row',
  'wages_over',
  'wages_up_to',
  'first_category_employer',
  'first_category_employee',
  'first_category_total',
  'second_category_employer',
]

export const contributions = socsoFile.history('contributions', (block) =>
  rising(
    block.lines(HEADING).map(([row = '', over = '', upTo = '', employer1 = '', employee1 = '', , employer2 = '']) => ({
      row: Number(row),
      over,
      upTo: limitOf(upTo),
      firstEmployer: amountOf(employer1),
      firstEmployee: amountOf(employee1),
      secondEmployer: amountOf(employer2),
    })),
    'SOCSO contributions',
  ),
)

export const categories = socsoFile.history('categories', (block) => ({
  secondFromAge: block.whole('second category from age'),
  lateFromAge: block.whole('late starters from age'),
  firstForNonCitizens: block.flag('first category for non citizens'),
}))

export const skbbk = socsoFile.history('skbbk', (block) => ({
  releaseCounts: block.flag('release counts'),
  rows: rising(
    block
      .lines(['row', 'wages_over', 'wages_up_to', 'employee'])
      .map(([row = '', over = '', upTo = '', employee = '']) => ({
        row: Number(row),
        over,
        upTo: limitOf(upTo),
        employee: amountOf(employee),
      })),
    'SKBBK contributions',
  ),
}))

/** The upper limit of a gazetted row; the last row has none. */
function limitOf(text: string): bigint | undefined {
  return text === 'none' ? undefined : amountOf(text)
}
