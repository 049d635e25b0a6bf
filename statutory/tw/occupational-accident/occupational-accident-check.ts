/**
 * Whether the amount recorded for occupational accident insurance still holds: asked for everybody before payroll,
 * because the ladder is laid anew every January and a stale grade would be charged unseen.
 */
import { type Amount, amountText } from '#kernel/money.ts'
import { optional, reader } from '../../core/given.ts'
import { money } from '../../core/given-kinds.ts'
import { scheme } from '../../core/scheme.ts'
import { gradeOf, type Ladder, rowOf } from '../insured/ladder.ts'
import { occupationalGrades } from './occupational-accident-law.ts'

const given = reader({ wages: money, insured_salary: optional(money) })

export const occupationalAccidentCheckScheme = scheme(
  'tw.occupational_accident_check',
  given,
  ['status', 'suggested_insured_salary'],
  ({ wages, insured_salary: recorded }, on, sheet) => {
    const { law: ladder, id: source } = occupationalGrades.on(on)
    const needed = gradeOf(ladder, wages)
    const status = statusOf(ladder, recorded, needed.insured)
    if (sheet) {
      sheet.fact('wages', wages)
      if (recorded !== undefined) sheet.fact('recorded_insured_salary', recorded)
      sheet.note('table', 'suggested_insured_salary', needed.insured, {
        figure: 'suggested_insured_salary',
        parts: [['wages', wages]],
        row: rowOf(needed),
        source,
      })
      sheet.result('status', status, {
        parts: [
          ...(recorded === undefined ? [] : [['recorded_insured_salary', recorded] as const]),
          ['suggested_insured_salary', needed.insured],
        ],
        source,
      })
    }
    return { status, suggested_insured_salary: amountText(needed.insured) }
  },
)

type Status = 'missing' | 'below_first_grade' | 'not_a_grade' | 'below_wages' | 'ok'

/** The first that fits; more than the wages need is well. */
function statusOf(ladder: Ladder, recorded: Amount | undefined, needed: Amount): Status {
  if (recorded === undefined) return 'missing'
  const [first] = ladder.rows
  if (first && recorded < first.insured) return 'below_first_grade'
  if (!ladder.byInsured.has(recorded)) return 'not_a_grade'
  return recorded < needed ? 'below_wages' : 'ok'
}
