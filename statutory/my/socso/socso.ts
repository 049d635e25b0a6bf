/**
 * SOCSO under Act 4: the category of the employee, the row of the wage band, the printed amounts; and SKBBK, the
 * employee's cover around the clock. Figures: socso.rates.yaml and the tables beside it.
 */
import { type Amount, amountText } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { bracketOf } from '../../core/bracket.ts'
import { scheme } from '../../core/scheme.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { type SocsoPerson, socsoGiven } from './socso-given.ts'
import { categories, contributions, skbbk } from './socso-law.ts'

export type SocsoMonth = {
  readonly category: 1 | 2
  readonly row: number
  readonly employee: Amount
  readonly employer: Amount
  readonly skbbk: Amount
}

export function socso(person: SocsoPerson, wages: Amount, on: PlainDate, sheet?: Worksheet): SocsoMonth {
  const { law: rows, id: source } = contributions.on(on)
  sheet?.fact('wages', wages)
  const category = categoryOf(person, on, sheet)
  const cover = skbbkShare(person, wages, on, sheet)
  if (wages === 0n) {
    sheet?.result('employee', 0n, { parts: [['wages', wages]] })
    sheet?.result('employer', 0n, { parts: [['wages', wages]] })
    return { category, row: 0, employee: 0n, employer: 0n, skbbk: cover }
  }
  const found = bracketOf(rows, wages)
  const employee = category === 1 ? found.firstEmployee : 0n
  const employer = category === 1 ? found.firstEmployer : found.secondEmployer
  if (sheet) {
    const row = [
      ['row', found.row],
      ['over', found.over],
      ['up_to', found.upTo ?? 'none'],
      ['first_category_employer', found.firstEmployer],
      ['first_category_employee', found.firstEmployee],
      ['second_category_employer', found.secondEmployer],
    ] as const
    sheet.note('table', 'row', found.row, { figure: 'row', parts: [['wages', wages]], row, source })
    sheet.result('employee', employee, {
      parts: [
        ['category', category],
        ['row', found.row],
      ],
      source,
    })
    sheet.result('employer', employer, {
      parts: [
        ['category', category],
        ['row', found.row],
      ],
      source,
    })
  }
  return { category, row: found.row, employee, employer, skbbk: cover }
}

export const socsoScheme = scheme(
  'my.socso',
  socsoGiven,
  ['category', 'row', 'employee', 'employer', 'total', 'skbbk_employee', 'employee_deduction'],
  (facts, on, sheet) => {
    const month = socso(facts, facts.wages, on, sheet)
    const total = month.employee + month.employer
    const deduction = month.employee + month.skbbk
    sheet?.result('total', total, {
      parts: [
        ['employee', month.employee],
        ['employer', month.employer],
      ],
    })
    sheet?.result('employee_deduction', deduction, {
      parts: [
        ['employee', month.employee],
        ['skbbk_employee', month.skbbk],
      ],
    })
    return {
      category: month.category,
      row: month.row,
      employee: amountText(month.employee),
      employer: amountText(month.employer),
      total: amountText(total),
      skbbk_employee: amountText(month.skbbk),
      employee_deduction: amountText(deduction),
    }
  },
)

function categoryOf(person: SocsoPerson, on: PlainDate, sheet: Worksheet | undefined): 1 | 2 {
  const { law, id: source } = categories.on(on)
  const late = person.age >= law.lateFromAge && person.no_contribution_before_55
  const foreign = person.citizenship === 'non_citizen' && !law.firstForNonCitizens
  const category = person.age >= law.secondFromAge || late || foreign ? 2 : 1
  sheet?.result('category', category, {
    parts: [
      ['age', person.age],
      ['citizenship', person.citizenship],
      ['no_contribution_before_55', person.no_contribution_before_55],
    ],
    source,
  })
  return category
}

/** Nothing before the scheme began; nothing for those who may leave it and did. */
function skbbkShare(person: SocsoPerson, wages: Amount, on: PlainDate, sheet: Worksheet | undefined): Amount {
  const found = skbbk.since(on)
  if (found === undefined || wages === 0n) {
    sheet?.result('skbbk_employee', 0n, { parts: [['wages', wages]] })
    return 0n
  }
  const released = person.skbbk_released && found.law.releaseCounts && person.citizenship !== 'non_citizen'
  const row = bracketOf(found.law.rows, wages)
  const share = released ? 0n : row.employee
  sheet?.result('skbbk_employee', share, {
    parts: [
      ['wages', wages],
      ['skbbk_released', released],
    ],
    row: [
      ['row', row.row],
      ['over', row.over],
      ['up_to', row.upTo ?? 'none'],
      ['employee', row.employee],
    ],
    source: found.id,
  })
  return share
}
