/** The figures of a payslip as callers get them: decimal text, in the order money moves. */
import { type Amount, amountText } from '#kernel/money.ts'
import type { Totals } from '../../core/payslip-totals.ts'
import type { Answer } from '../../core/scheme.ts'
import type { EisMonth } from '../eis/eis.ts'
import type { EpfMonth } from '../epf/epf.ts'
import type { PcbMonth } from '../pcb/pcb.ts'
import type { SocsoMonth } from '../socso/socso.ts'
import type { Bases } from './earnings.ts'
import type { EpfForTax } from './epf-for-tax.ts'
import type { PayslipFacts } from './payslip-given.ts'

export type Payslip = {
  readonly facts: PayslipFacts
  readonly bases: Bases
  readonly epf: EpfMonth
  readonly socso: SocsoMonth
  readonly eis: EisMonth
  readonly forTax: EpfForTax
  readonly tax: PcbMonth
  readonly levy: Amount
  readonly totals: Totals
}

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

export function answerOf(slip: Payslip): Answer {
  return {
    gross_pay: amountText(slip.bases.gross),
    epf_wages: amountText(slip.bases.epf),
    socso_wages: amountText(slip.bases.socso),
    eis_wages: amountText(slip.bases.eis),
    normal_remuneration: amountText(slip.bases.normal),
    additional_remuneration: amountText(slip.bases.additional),
    epf_part: slip.epf.part,
    epf_employee: amountText(slip.epf.employee),
    epf_employer: amountText(slip.epf.employer),
    normal_epf: amountText(slip.forTax.normalEpf),
    additional_epf: amountText(slip.forTax.additionalEpf),
    socso_category: slip.socso.category,
    socso_employee: amountText(slip.socso.employee),
    socso_employer: amountText(slip.socso.employer),
    skbbk_employee: amountText(slip.socso.skbbk),
    eis_employee: amountText(slip.eis.employee),
    eis_employer: amountText(slip.eis.employer),
    normal_mtd: amountText(slip.tax.normal),
    additional_mtd: amountText(slip.tax.additional),
    mtd: amountText(slip.tax.mtd),
    withholding_tax: amountText(slip.tax.withholding),
    zakat: amountText(slip.facts.zakat),
    cp38: amountText(slip.facts.cp38),
    other_deductions: amountText(slip.facts.other_deductions),
    hrd_wages: amountText(slip.bases.hrd),
    hrd_levy: amountText(slip.levy),
    total_deductions: amountText(slip.totals.deductions),
    net_pay: amountText(slip.totals.netPay),
    employer_contributions: amountText(slip.totals.contributions),
    employer_cost: amountText(slip.totals.cost),
  }
}
