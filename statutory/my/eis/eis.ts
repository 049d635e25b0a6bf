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
import { type EisPerson, eisGiven } from './eis-given.ts'

export type EisMonth = {
  readonly covered: boolean
  readonly row: number
  readonly employee: Amount
  readonly employer: Amount
}

export function eis(person: EisPerson, wages: Amount, on: PlainDate, sheet?: Worksheet): EisMonth {
  const { law: rows, id: source } = contributions.on(on)
  sheet?.fact('wages', wages)
  const covered = isCovered(person, on, sheet)
  if (!covered || wages === 0n) {
    const parts = [
      ['covered', covered],
      ['wages', wages],
    ] as const
    sheet?.result('employee', 0n, { parts })
    sheet?.result('employer', 0n, { parts })
    return { covered, row: 0, employee: 0n, employer: 0n }
  }
  const { row, over, upTo, employee, employer } = bracketOf(rows, wages)
  if (sheet) {
    sheet.note('table', 'row', row, {
      figure: 'row',
      parts: [['wages', wages]],
      row: [
        ['row', row],
        ['over', over],
        ['up_to', upTo ?? 'none'],
        ['employer', employer],
        ['employee', employee],
      ],
      source,
    })
    const parts = [
      ['covered', covered],
      ['row', row],
    ] as const
    sheet.result('employee', employee, { parts, source })
    sheet.result('employer', employer, { parts, source })
  }
  return { covered, row, employee, employer }
}

export const eisScheme = scheme(
  'my.eis',
  eisGiven,
  ['covered', 'row', 'employee', 'employer', 'total'],
  (facts, on, sheet) => {
    const month = eis(facts, facts.wages, on, sheet)
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

function isCovered(person: EisPerson, on: PlainDate, sheet: Worksheet | undefined): boolean {
  const { law, id: source } = coverage.on(on)
  const late = person.age >= law.lateFromAge && person.no_contribution_before_57
  const ofAge = person.age >= law.fromAge && person.age < law.belowAge
  const covered = ofAge && !late && !person.domestic_servant && person.citizenship !== 'non_citizen'
  sheet?.result('covered', covered, {
    parts: [
      ['age', person.age],
      ['citizenship', person.citizenship],
      ['no_contribution_before_57', person.no_contribution_before_57],
      ['domestic_servant', person.domestic_servant],
    ],
    source,
  })
  return covered
}
