/** The grade that wages fall into on each of the four ladders: labour, occupational accident, health, pension. */
import { amountText } from '#kernel/money.ts'
import { reader } from '../../core/given.ts'
import { flag, money } from '../../core/given-kinds.ts'
import { scheme } from '../../core/scheme.ts'
import { healthGrades } from '../health-insurance/health-insurance-law.ts'
import { labourLadder } from '../labour-insurance/labour-insurance-law.ts'
import { occupationalGrades } from '../occupational-accident/occupational-accident-law.ts'
import { pensionGrades } from '../pension/pension-law.ts'
import { gradeOf, rowOf } from './ladder.ts'

const figures = [
  'labour_insured_salary',
  'occupational_insured_salary',
  'health_insured_salary',
  'pension_insured_salary',
] as const

export const insuredGradesScheme = scheme(
  'tw.insured_grades',
  reader({ wages: money, part_time: flag }),
  figures,
  ({ wages, part_time }, on, sheet) => {
    sheet?.fact('wages', wages)
    sheet?.fact('part_time', part_time)
    const found = {
      labour_insured_salary: labourLadder(part_time, on),
      occupational_insured_salary: occupationalGrades.on(on),
      health_insured_salary: healthGrades.on(on),
      pension_insured_salary: pensionGrades.on(on),
    }
    const answer: { [figure: string]: string } = {}
    for (const figure of figures) {
      const { law, id: source } = found[figure]
      const grade = gradeOf(law, wages)
      answer[figure] = amountText(grade.insured)
      sheet?.note('table', figure, grade.insured, {
        figure,
        parts: [['wages', wages], ...(figure === 'labour_insured_salary' ? [['part_time', part_time] as const] : [])],
        row: rowOf(grade),
        source,
      })
    }
    return answer
  },
)
