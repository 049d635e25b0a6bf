/**
 * One employee's month, in the order money moves: earnings, contributions, tax deduction, net pay, what the
 * employer bears. This page is the table of contents of Malaysian payroll; each step is a scheme of its own.
 */
import type { Amount } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { totalsOf } from '../../core/payslip-totals.ts'
import { scheme } from '../../core/scheme.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { eis } from '../eis/eis.ts'
import { epf } from '../epf/epf.ts'
import { hrdLevy } from '../hrd-levy/hrd-levy.ts'
import { pcb } from '../pcb/pcb.ts'
import { socso } from '../socso/socso.ts'
import { basesOf } from './earnings.ts'
import { epfForTax } from './epf-for-tax.ts'
import { answerOf, type Payslip, payslipAnswers } from './payslip-answer.ts'
import { type PayslipFacts, payslipGiven } from './payslip-given.ts'

export const payslipScheme = scheme('my.payslip', payslipGiven, payslipAnswers, (facts, on, sheet) =>
  answerOf(payslip(facts, on, sheet)),
)

function payslip(facts: PayslipFacts, on: PlainDate, sheet: Worksheet | undefined): Payslip {
  const bases = basesOf(facts.earnings, on, sheet)

  const fundWages = { wages: bases.epf - bases.epfBonus, bonus: bases.epfBonus }
  const fund = epf(facts, fundWages, on, sheet?.within('my.epf', namesOf('epf')))
  const security = socso(facts, bases.socso, on, sheet?.within('my.socso', namesOf('socso')))
  const insurance = eis(facts, bases.eis, on, sheet?.within('my.eis', namesOf('eis')))

  const forTax = epfForTax(facts, bases, fund, on, sheet)
  const remuneration = {
    normal_remuneration: bases.normal,
    additional_remuneration: bases.additional,
    normal_epf: forTax.normalEpf,
    additional_epf: forTax.additionalEpf,
    current_zakat: facts.zakat + facts.claimed_zakat,
  }
  const tax = pcb(facts, remuneration, on, sheet?.within('my.pcb', taxNamesOf(facts, sheet)))

  const levy = levyOf(facts, bases.hrd, on, sheet)
  if (sheet) noteGiven(facts, sheet)
  const totals = totalsOf(
    bases.gross,
    [
      ['epf_employee', fund.employee],
      ['socso_employee', security.employee],
      ['skbbk_employee', security.skbbk],
      ['eis_employee', insurance.employee],
      ['withholding_tax', tax.withholding],
      ['zakat', facts.zakat],
      ['cp38', facts.cp38],
      ['other_deductions', facts.other_deductions],
    ],
    [
      ['epf_employer', fund.employer],
      ['socso_employer', security.employer],
      ['eis_employer', insurance.employer],
      ['hrd_levy', levy],
    ],
    sheet,
  )
  return { facts, bases, epf: fund, socso: security, eis: insurance, forTax, tax, levy, totals }
}

/** What a contribution scheme calls wages and shares, and what the payslip calls them. */
const namesOf = (scheme: 'epf' | 'socso' | 'eis') => ({
  part: 'epf_part',
  category: 'socso_category',
  skbbk_employee: 'skbbk_employee',
  wages: `${scheme}_wages`,
  bonus: `${scheme}_wages`,
  employee: `${scheme}_employee`,
  employer: `${scheme}_employer`,
})

const taxNames = {
  normal_remuneration: 'normal_remuneration',
  additional_remuneration: 'additional_remuneration',
  normal_epf: 'normal_epf',
  additional_epf: 'additional_epf',
  current_zakat: 'zakat',
  normal_mtd: 'normal_mtd',
  additional_mtd: 'additional_mtd',
  mtd: 'mtd',
  withholding_tax: 'withholding_tax',
}

/** What was claimed by form TP1 lowers the tax together with zakat of the month, and then the sum is no figure of the payslip. */
function taxNamesOf({ zakat, claimed_zakat }: PayslipFacts, sheet: Worksheet | undefined) {
  if (claimed_zakat === 0n) return taxNames
  const parts = [
    ['zakat', zakat],
    ['claimed_zakat', claimed_zakat],
  ] as const
  sheet?.note('sum', 'current_zakat', zakat + claimed_zakat, { figure: 'withholding_tax', parts })
  return { ...taxNames, current_zakat: 'withholding_tax' }
}

/** Deductions that come as they are. */
function noteGiven(facts: PayslipFacts, sheet: Worksheet): void {
  for (const key of ['zakat', 'cp38', 'other_deductions'] as const) sheet.note('fact', key, facts[key], { figure: key })
}

/** No levy where the case does not say how many Malaysians the employer has. */
function levyOf(facts: PayslipFacts, wages: Amount, on: PlainDate, sheet: Worksheet | undefined): Amount {
  const { malaysian_employees, citizenship, opted_in, reached_ten_this_year } = facts
  if (malaysian_employees === undefined) {
    sheet?.result('hrd_levy', 0n)
    return 0n
  }
  const who = { malaysian_employees, citizenship, opted_in, reached_ten_this_year }
  return hrdLevy(who, wages, on, sheet?.within('my.hrd_levy', { employer: 'hrd_levy', wages: 'hrd_wages' })).levy
}
