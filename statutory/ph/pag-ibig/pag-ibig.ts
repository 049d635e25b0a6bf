/** Pag-IBIG savings of one month on basic salary and allowances, up to a most. Figures: pag-ibig.rates.yaml. */
import { decimalText } from '#kernel/fraction.ts'
import { type Amount, amountText, lesser } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { reader } from '../../core/given.ts'
import { flag, money } from '../../core/given-kinds.ts'
import { lawFile } from '../../core/law-file.ts'
import { halfUpToCentavo, shareOf } from '../../core/rounding.ts'
import { scheme } from '../../core/scheme.ts'
import type { Cell, Worksheet } from '../../core/worksheet.ts'
import rates from './pag-ibig.rates.yaml'

export type PagIbigMonth = { readonly capped: Amount; readonly employee: Amount; readonly employer: Amount }

export function pagIbig(fundSalary: Amount, household: boolean, on: PlainDate, sheet?: Worksheet): PagIbigMonth {
  const { law, id: source } = savings.on(on)
  const capped = lesser(fundSalary, law.most)
  // The threshold asks for the salary before the cap: 1,500.00 pays one percent, 1,500.01 two.
  const employeeRate = fundSalary <= law.lowUpTo ? law.employeeLowRate : law.employeeRate
  const ofEmployee = halfUpToCentavo(shareOf(capped, employeeRate))
  const ofEmployer = halfUpToCentavo(shareOf(capped, law.employerRate))
  const alone = household && fundSalary < law.householdBelow
  const month = alone
    ? { capped, employee: 0n, employer: ofEmployee + ofEmployer }
    : { capped, employee: ofEmployee, employer: ofEmployer }
  if (sheet) {
    sheet.fact('fund_salary', fundSalary)
    sheet.note('capped', 'capped_fund_salary', capped, {
      figure: 'capped_fund_salary',
      parts: [
        ['fund_salary', fundSalary],
        ['most', law.most],
      ],
      source,
    })
    const share = (key: 'employee' | 'employer', rate: string, more: readonly (readonly [string, Cell])[]) =>
      sheet.note('rate', key, month[key], {
        figure: key,
        parts: [['capped_fund_salary', capped], ['rate', rate], ...more],
        rounding: 'half_up_to_centavo',
        source,
      })
    const below = [['household_below', law.householdBelow]] as const
    share('employee', alone ? '0' : decimalText(employeeRate), alone ? below : [['low_up_to', law.lowUpTo]])
    share('employer', decimalText(law.employerRate), alone ? [['employee_rate', decimalText(employeeRate)]] : [])
  }
  return month
}

const given = reader({ fund_salary: money, household: flag })
const answers = ['capped_fund_salary', 'employee', 'employer', 'total']

export const pagIbigScheme = scheme('ph.pag_ibig', given, answers, ({ fund_salary, household }, on, sheet) => {
  const month = pagIbig(fund_salary, household, on, sheet)
  const total = month.employee + month.employer
  sheet?.result('total', total, {
    parts: [
      ['employee', month.employee],
      ['employer', month.employer],
    ],
  })
  return {
    capped_fund_salary: amountText(month.capped),
    employee: amountText(month.employee),
    employer: amountText(month.employer),
    total: amountText(total),
  }
})

export const pagIbigFile = lawFile(rates)

const savings = pagIbigFile.history('savings', (block) => ({
  most: block.amount('most'),
  lowUpTo: block.amount('low up to'),
  employeeLowRate: block.rate('employee low rate'),
  employeeRate: block.rate('employee rate'),
  employerRate: block.rate('employer rate'),
  householdBelow: block.amount('household below'),
}))
