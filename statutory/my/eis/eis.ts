/**
 * Employment insurance under Act 800: is the employee covered, and which row do the wages find.
 * Figures: eis.rates.yaml and the tables beside it.
 */
import { type Amount, amountOf, amountText } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { bracketOf, rising } from '../../core/bracket.ts'
import { lawFile } from '../../core/law-file.ts'
import { scheme } from '../../core/scheme.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import rates from './eis.rates.yaml'
import { type EisFacts, eisGiven } from './eis-given.ts'

export type EisMonth = {
  readonly covered: boolean
  readonly row: number
  readonly employee: Amount
  readonly employer: Amount
}

export function eis(facts: EisFacts, on: PlainDate, sheet?: Worksheet): EisMonth {
  const { law: rows, id: source } = contributions.on(on)
  sheet?.fact('wages', facts.wages)
  const covered = isCovered(facts, on, sheet)
  if (!covered || facts.wages === 0n) {
    sheet?.result('employee', 0n)
    sheet?.result('employer', 0n)
    return { covered, row: 0, employee: 0n, employer: 0n }
  }
  const { row, over, upTo, employee, employer } = bracketOf(rows, facts.wages)
  if (sheet) {
    sheet.note('table', 'row', row, {
      parts: [['wages', facts.wages]],
      row: [
        ['row', row],
        ['over', over],
        ['up_to', upTo ?? 'none'],
        ['employer', employer],
        ['employee', employee],
      ],
      source,
    })
    sheet.result('employee', employee, { parts: [['row', row]], source })
    sheet.result('employer', employer, { parts: [['row', row]], source })
  }
  return { covered, row, employee, employer }
}

export const eisScheme = scheme(
  'my.eis',
  eisGiven,
  ['covered', 'row', 'employee', 'employer', 'total'],
  (facts, on, sheet) => {
    const month = eis(facts, on, sheet)
    const total = month.employee + month.employer
    sheet?.result('total', total, {
      parts: [
        ['employee', month.employee],
        ['employer', month.employer],
      ],
    })
    return {
      covered: month.covered,
      row: month.row,
      employee: amountText(month.employee),
      employer: amountText(month.employer),
      total: amountText(total),
    }
  },
)

export const eisFile = lawFile(rates)

const contributions = eisFile.history('contributions', (block) =>
  rising(
    block
      .lines(['row', 'wages_over', 'wages_up_to', 'employer', 'employee', 'total'])
      .map(([row = '', over = '', upTo = '', employer = '', employee = '']) => ({
        row: Number(row),
        over,
        upTo: upTo === 'none' ? undefined : amountOf(upTo),
        employer: amountOf(employer),
        employee: amountOf(employee),
      })),
    'EIS contributions',
  ),
)

const coverage = eisFile.history('coverage', (block) => ({
  fromAge: block.whole('from age'),
  belowAge: block.whole('below age'),
  lateFromAge: block.whole('late starters from age'),
}))

function isCovered(facts: EisFacts, on: PlainDate, sheet: Worksheet | undefined): boolean {
  const { law, id: source } = coverage.on(on)
  const late = facts.age >= law.lateFromAge && facts.no_contribution_before_57
  const ofAge = facts.age >= law.fromAge && facts.age < law.belowAge
  const covered = ofAge && !late && !facts.domestic_servant && facts.citizenship !== 'non_citizen'
  sheet?.note('fact', 'covered', covered, {
    parts: [
      ['age', facts.age],
      ['citizenship', facts.citizenship],
      ['no_contribution_before_57', facts.no_contribution_before_57],
      ['domestic_servant', facts.domestic_servant],
    ],
    source,
  })
  return covered
}
