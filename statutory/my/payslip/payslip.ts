/**
 * One employee's month, in the order money moves: earnings, contributions, tax deduction, net pay, what the
 * employer bears. This page is the table of contents of Malaysian payroll; each step is a scheme of its own.
 */
import { type Amount, amountText } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { type Facts, listOf, optional, or, reader } from '../../core/given.ts'
import { count, money } from '../../core/given-kinds.ts'
import { scheme } from '../../core/scheme.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { eis } from '../eis/eis.ts'
import { eisPersonFields } from '../eis/eis-given.ts'
import { type EpfMonth, epf } from '../epf/epf.ts'
import { epfPersonFields } from '../epf/epf-given.ts'
import { hrdEmployerFields, hrdLevy } from '../hrd-levy/hrd-levy.ts'
import { pcb } from '../pcb/pcb.ts'
import { pcbPersonFields } from '../pcb/pcb-given.ts'
import { socso } from '../socso/socso.ts'
import { socsoPersonFields } from '../socso/socso-given.ts'
import { type Bases, basesOf, earning } from './earnings.ts'

const fields = {
  ...pcbPersonFields,
  ...epfPersonFields,
  ...socsoPersonFields,
  ...eisPersonFields,
  ...hrdEmployerFields,
  malaysian_employees: optional(count),
  earnings: listOf(earning),
  zakat: or(money, 0n),
  cp38: or(money, 0n),
  other_deductions: or(money, 0n),
}
type PayslipFacts = Facts<typeof fields>

export const payslipAnswers = [
  'gross_pay',
  'epf_wages',
  'socso_wages',
  'eis_wages',
  'normal_remuneration',
  'additional_remuneration',
  'epf_part',
  'epf_employee',
  'epf_employer',
  'normal_epf',
  'additional_epf',
  'socso_category',
  'socso_employee',
  'socso_employer',
  'skbbk_employee',
  'eis_employee',
  'eis_employer',
  'normal_mtd',
  'additional_mtd',
  'mtd',
  'withholding_tax',
  'zakat',
  'cp38',
  'other_deductions',
  'hrd_wages',
  'hrd_levy',
  'total_deductions',
  'net_pay',
  'employer_contributions',
  'employer_cost',
] as const

export const payslipScheme = scheme('my.payslip', reader(fields), payslipAnswers, (facts, on, sheet) => {
  const bases = basesOf(facts.earnings, on, sheet)
  const fund = epf(
    facts,
    { wages: bases.epf - bases.epfBonus, bonus: bases.epfBonus },
    on,
    sheet?.within('my.epf', names('epf')),
  )
  const security = socso(facts, bases.socso, on, sheet?.within('my.socso', names('socso')))
  const insurance = eis(facts, bases.eis, on, sheet?.within('my.eis', names('eis')))
  const { normalEpf, additionalEpf } = epfForTax(facts, bases, fund, on, sheet)
  const remuneration = {
    normal_remuneration: bases.normal,
    additional_remuneration: bases.additional,
    normal_epf: normalEpf,
    additional_epf: additionalEpf,
    current_zakat: facts.zakat,
  }
  const tax = pcb(facts, remuneration, on, sheet?.within('my.pcb', taxNames))
  const levy = levyOf(facts, bases.hrd, on, sheet)
  if (sheet) noteGiven(facts, sheet)

  const deductions = [
    ['epf_employee', fund.employee],
    ['socso_employee', security.employee],
    ['skbbk_employee', security.skbbk],
    ['eis_employee', insurance.employee],
    ['withholding_tax', tax.withholding],
    ['zakat', facts.zakat],
    ['cp38', facts.cp38],
    ['other_deductions', facts.other_deductions],
  ] as const
  const contributions = [
    ['epf_employer', fund.employer],
    ['socso_employer', security.employer],
    ['eis_employer', insurance.employer],
    ['hrd_levy', levy],
  ] as const
  const totalDeductions = total(deductions)
  const netPay = bases.gross - totalDeductions
  const employerContributions = total(contributions)
  const employerCost = bases.gross + employerContributions
  if (sheet) {
    sheet.result('total_deductions', totalDeductions, { parts: deductions })
    sheet.result('net_pay', netPay, {
      parts: [
        ['gross_pay', bases.gross],
        ['total_deductions', -totalDeductions],
      ],
    })
    sheet.result('employer_contributions', employerContributions, { parts: contributions })
    sheet.result('employer_cost', employerCost, {
      parts: [
        ['gross_pay', bases.gross],
        ['employer_contributions', employerContributions],
      ],
    })
  }
  return {
    gross_pay: amountText(bases.gross),
    epf_wages: amountText(bases.epf),
    socso_wages: amountText(bases.socso),
    eis_wages: amountText(bases.eis),
    normal_remuneration: amountText(bases.normal),
    additional_remuneration: amountText(bases.additional),
    epf_part: fund.part,
    epf_employee: amountText(fund.employee),
    epf_employer: amountText(fund.employer),
    normal_epf: amountText(normalEpf),
    additional_epf: amountText(additionalEpf),
    socso_category: security.category,
    socso_employee: amountText(security.employee),
    socso_employer: amountText(security.employer),
    skbbk_employee: amountText(security.skbbk),
    eis_employee: amountText(insurance.employee),
    eis_employer: amountText(insurance.employer),
    normal_mtd: amountText(tax.normal),
    additional_mtd: amountText(tax.additional),
    mtd: amountText(tax.mtd),
    withholding_tax: amountText(tax.withholding),
    zakat: amountText(facts.zakat),
    cp38: amountText(facts.cp38),
    other_deductions: amountText(facts.other_deductions),
    hrd_wages: amountText(bases.hrd),
    hrd_levy: amountText(levy),
    total_deductions: amountText(totalDeductions),
    net_pay: amountText(netPay),
    employer_contributions: amountText(employerContributions),
    employer_cost: amountText(employerCost),
  }
})

/** What a contribution scheme calls wages and shares, and what the payslip calls them. */
const names = (scheme: 'epf' | 'socso' | 'eis') => ({
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

/** EPF splits between normal and additional remuneration, K1 and Kt, each within the year's cap of its own. */
function epfForTax(
  facts: PayslipFacts,
  bases: Bases,
  month: EpfMonth,
  on: PlainDate,
  sheet: Worksheet | undefined,
): { readonly normalEpf: Amount; readonly additionalEpf: Amount } {
  const all = bases.epfNormal === bases.epf
  const normal = all ? month : epf(facts, { wages: bases.epfNormal, bonus: 0n }, on)
  const normalEpf = normal.employee
  const additionalEpf = bases.additional > 0n ? month.employee - normalEpf : 0n
  if (sheet) {
    sheet.note('sum', 'normal_epf', normalEpf, {
      figure: 'normal_epf',
      parts: all
        ? [['epf_employee', month.employee]]
        : [
            ['normal_epf_wages', bases.epfNormal],
            ['contribution_base', normal.base],
            ['part', normal.part],
          ],
      ...(all ? {} : { rounding: 'up_to_ringgit' as const }),
    })
    sheet.note('sum', 'additional_epf', additionalEpf, {
      figure: 'additional_epf',
      parts:
        additionalEpf > 0n
          ? [
              ['epf_employee', month.employee],
              ['normal_epf', -normalEpf],
            ]
          : [],
    })
  }
  return { normalEpf, additionalEpf }
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

function total(lines: readonly (readonly [string, Amount])[]): Amount {
  let sum = 0n
  for (const [, amount] of lines) sum += amount
  return sum
}
