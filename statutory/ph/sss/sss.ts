/**
 * SSS of one month: the row that the compensation reaches, its salary credits and printed shares. Members who are
 * nobody's employee pay the whole contribution on the same credits. Figures: sss.rates.yaml and the tables beside.
 */
import { decimalText } from '#kernel/fraction.ts'
import { type Amount, amountText } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { rowFrom } from '../../core/bracket.ts'
import { or, reader } from '../../core/given.ts'
import { money, oneOf } from '../../core/given-kinds.ts'
import { refuse } from '../../core/refusal.ts'
import { halfUpToCentavo, shareOf } from '../../core/rounding.ts'
import { type Answer, scheme } from '../../core/scheme.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { contributions, otherMembers, type SssRow } from './sss-law.ts'

/** The row found; without compensation nothing is due ("no earnings"). */
export function sss(compensation: Amount, on: PlainDate, sheet?: Worksheet): Omit<SssRow, 'from' | 'upTo'> {
  const { law: rows, id: source } = contributions.on(on)
  const row = compensation === 0n ? NO_EARNINGS : rowFrom(rows, compensation)
  if (sheet) {
    sheet.fact('compensation', compensation)
    noteCredits(compensation, row, source, sheet)
    noteShares(row, source, sheet)
  }
  return row
}

const given = reader({
  compensation: money,
  member_type: or(oneOf(['employee', 'self_employed', 'voluntary', 'land_based_ofw']), 'employee'),
})

const answers = [
  'monthly_salary_credit',
  'regular_salary_credit',
  'mpf_salary_credit',
  'employee_regular',
  'employer_regular',
  'employee_mpf',
  'employer_mpf',
  'employees_compensation',
  'employee',
  'employer',
  'total',
  'total_excluding_ec',
]

export const sssScheme = scheme('ph.sss', given, answers, ({ compensation, member_type }, on, sheet) =>
  member_type === 'employee'
    ? ofEmployee(compensation, on, sheet)
    : ofMember(compensation, member_type === 'land_based_ofw', on, sheet),
)

function ofEmployee(compensation: Amount, on: PlainDate, sheet: Worksheet | undefined): Answer {
  const row = sss(compensation, on, sheet)
  const total = row.employee + row.employer
  const shares = [
    ['employee', row.employee],
    ['employer', row.employer],
  ] as const
  sheet?.result('total', total, { parts: shares })
  sheet?.result('total_excluding_ec', total - row.ec, { parts: [...shares, ['employees_compensation', -row.ec]] })
  return {
    monthly_salary_credit: amountText(row.credit),
    regular_salary_credit: amountText(row.regular),
    mpf_salary_credit: amountText(row.mpf),
    employee_regular: amountText(row.employeeRegular),
    employer_regular: amountText(row.employerRegular),
    employee_mpf: amountText(row.employeeMpf),
    employer_mpf: amountText(row.employerMpf),
    employees_compensation: amountText(row.ec),
    employee: amountText(row.employee),
    employer: amountText(row.employer),
    total: amountText(total),
    total_excluding_ec: amountText(total - row.ec),
  }
}

function ofMember(compensation: Amount, ofw: boolean, on: PlainDate, sheet: Worksheet | undefined): Answer {
  const { law, id: memberSource } = otherMembers.on(on)
  const { law: rows, id: source } = contributions.on(on)
  if (compensation === 0n) refuse('compensation', 'out_of_range', 'must be more than 0 for who is no employee')
  const found = rowFrom(rows, compensation)
  const row = ofw && found.credit < law.leastOfOfw ? rowFrom(rows, law.leastOfOfw) : found
  const total = halfUpToCentavo(shareOf(row.credit, law.rate))
  if (sheet) {
    sheet.fact('compensation', compensation)
    if (ofw) sheet.note('fact', 'least_salary_credit', law.leastOfOfw, { source: memberSource })
    noteCredits(compensation, row, source, sheet)
    sheet.note('rate', 'total_excluding_ec', total, {
      figure: 'total_excluding_ec',
      parts: [
        ['monthly_salary_credit', row.credit],
        ['rate', decimalText(law.rate)],
      ],
      rounding: 'half_up_to_centavo',
      source: memberSource,
    })
  }
  return {
    monthly_salary_credit: amountText(row.credit),
    regular_salary_credit: amountText(row.regular),
    mpf_salary_credit: amountText(row.mpf),
    total_excluding_ec: amountText(total),
  }
}

const NO_EARNINGS: SssRow = {
  from: 0n,
  upTo: '',
  credit: 0n,
  regular: 0n,
  mpf: 0n,
  employerRegular: 0n,
  employerMpf: 0n,
  ec: 0n,
  employeeRegular: 0n,
  employeeMpf: 0n,
  employee: 0n,
  employer: 0n,
}

function noteCredits(compensation: Amount, row: SssRow, source: string, sheet: Worksheet): void {
  sheet.note('table', 'monthly_salary_credit', row.credit, {
    figure: 'monthly_salary_credit',
    parts: [['compensation', compensation]],
    ...(row.upTo !== '' && {
      row: [
        ['from', row.from],
        ['up_to', row.upTo],
        ['regular_salary_credit', row.regular],
        ['mpf_salary_credit', row.mpf],
      ],
    }),
    source,
  })
  const parts = [['monthly_salary_credit', row.credit]] as const
  sheet.result('regular_salary_credit', row.regular, { parts, source })
  sheet.result('mpf_salary_credit', row.mpf, { parts, source })
}

function noteShares(row: SssRow, source: string, sheet: Worksheet): void {
  const regular = [['regular_salary_credit', row.regular]] as const
  const mpf = [['mpf_salary_credit', row.mpf]] as const
  sheet.result('employee_regular', row.employeeRegular, { parts: regular, source })
  sheet.result('employee_mpf', row.employeeMpf, { parts: mpf, source })
  sheet.result('employer_regular', row.employerRegular, { parts: regular, source })
  sheet.result('employer_mpf', row.employerMpf, { parts: mpf, source })
  sheet.result('employees_compensation', row.ec, { parts: [['monthly_salary_credit', row.credit]], source })
  sheet.result('employee', row.employee, {
    parts: [
      ['employee_regular', row.employeeRegular],
      ['employee_mpf', row.employeeMpf],
    ],
  })
  sheet.result('employer', row.employer, {
    parts: [
      ['employer_regular', row.employerRegular],
      ['employer_mpf', row.employerMpf],
      ['employees_compensation', row.ec],
    ],
  })
}
