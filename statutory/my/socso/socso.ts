/**
 * SOCSO under Act 4: the category of the employee, the row of the wage band, the printed amounts; and SKBBK, the
 * employee's cover around the clock. Figures: socso.rates.yaml and the tables beside it.
 */
import { type Amount, amountText } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { bracketOf } from '../../core/bracket.ts'
import { scheme } from '../../core/scheme.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { type SocsoFacts, socsoGiven } from './socso-given.ts'
import { categories, contributions, skbbk } from './socso-law.ts'

export type SocsoMonth = {
  readonly category: 1 | 2
  readonly row: number
  readonly employee: Amount
  readonly employer: Amount
  readonly skbbk: Amount
}

export function socso(facts: SocsoFacts, on: PlainDate, sheet?: Worksheet): SocsoMonth {
  const { law: rows, id: source } = contributions.on(on)
  sheet?.fact('wages', facts.wages)
  const category = categoryOf(facts, on, sheet)
  const cover = skbbkShare(facts, on, sheet)
  if (facts.wages === 0n) {
    sheet?.result('employee', 0n)
    sheet?.result('employer', 0n)
    return { category, row: 0, employee: 0n, employer: 0n, skbbk: cover }
  }
  const found = bracketOf(rows, facts.wages)
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
    sheet.note('table', 'row', found.row, { parts: [['wages', facts.wages]], row, source })
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
    const month = socso(facts, on, sheet)
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

function categoryOf(facts: SocsoFacts, on: PlainDate, sheet: Worksheet | undefined): 1 | 2 {
  const { law, id: source } = categories.on(on)
  const late = facts.age >= law.lateFromAge && facts.no_contribution_before_55
  const foreign = facts.citizenship === 'non_citizen' && !law.firstForNonCitizens
  const category = facts.age >= law.secondFromAge || late || foreign ? 2 : 1
  sheet?.note('fact', 'category', category, {
    parts: [
      ['age', facts.age],
      ['citizenship', facts.citizenship],
      ['no_contribution_before_55', facts.no_contribution_before_55],
    ],
    source,
  })
  return category
}

/** Nothing before the scheme began; nothing for those who may leave it and did. */
function skbbkShare(facts: SocsoFacts, on: PlainDate, sheet: Worksheet | undefined): Amount {
  const found = skbbk.since(on)
  if (found === undefined || facts.wages === 0n) {
    sheet?.result('skbbk_employee', 0n)
    return 0n
  }
  const released = facts.skbbk_released && found.law.releaseCounts && facts.citizenship !== 'non_citizen'
  const row = bracketOf(found.law.rows, facts.wages)
  const share = released ? 0n : row.employee
  sheet?.result('skbbk_employee', share, {
    parts: [
      ['wages', facts.wages],
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
