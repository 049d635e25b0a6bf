/**
 * How many payslips a second one core sets as PDF: many in portions joined into one document, and one document each.
 * Counted in processor time, because the typesetter uses a second core where one is free.
 */
import { type PayslipInput, payslipDocument } from '#modules/payroll/model/output/payslip-document.ts'
import template from '#modules/payroll/server/output/payslip.typ'
import { fontFiles } from '#platform/pdf/server/fonts.ts'
import { joinPdfs } from '#platform/pdf/server/join-pdfs.ts'
import { typesetter } from '#platform/pdf/server/typesetter.ts'

export type PdfMeasure = { readonly name: string; readonly perSecond: number; readonly wanted: number }

const PORTION = 50

export function measurePayslipPdf(portions = 20): readonly PdfMeasure[] {
  const pages = typesetter({ payslip: template }, fontFiles())
  let next = 0
  const set = (count: number, tagged: boolean) => {
    const payslips = Array.from({ length: count }, () => documentOf(next++))
    const about = { lang: 'en', region: null, title: 'Payslips', author: 'Kopi Senja' }
    return pages.set({ template: 'payslip', data: JSON.stringify({ ...about, payslips }), tagged })
  }
  set(PORTION, false)
  return [
    {
      name: 'payslips in one PDF, a second of one core',
      perSecond: pace(portions * PORTION, () => joinPdfs(Array.from({ length: portions }, () => set(PORTION, false)))),
      wanted: 200,
    },
    {
      name: 'payslips as a tagged PDF each, a second of one core',
      perSecond: pace(portions * 10, () => Array.from({ length: portions * 10 }, () => set(1, true))),
      wanted: 200,
    },
  ]
}

function pace(count: number, work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return Math.round((count * 1_000_000) / (user + system))
}

const EARNINGS = ['basic_salary', 'fixed_allowance', 'overtime', 'bonus']
const DEDUCTIONS = ['epf_employee', 'socso_employee', 'skbbk_employee', 'eis_employee', 'withholding_tax', 'zakat']
const EMPLOYER = ['epf_employer', 'socso_employer', 'eis_employer', 'hrd_levy']
const NAMES = ['Farah Nadia binti Ismail', '陳美玲 Tan Mei Ling', 'Lim Pei Shan', 'Muhammad Hafiz bin Abdullah']

/** People and amounts that differ, so that nothing can be remembered. */
function documentOf(index: number) {
  const amount = (step: number) => `${1000 + ((index * 37 + step * 911) % 9000)}.${10 + ((index + step) % 90)}`
  const lines = (keys: readonly string[], side: 'earning' | 'deduction' | 'employer') =>
    keys.map((key, step) => ({ key, side, amount: amount(step) }))
  const input: PayslipInput = {
    language: 'en',
    currency: 'MYR',
    period: { year: 2026, month: 6 },
    company: {
      name: 'Kopi Senja Sdn Bhd',
      registrationNumber: '202001012345',
      address: '12 Jalan Merah, 50450 Kuala Lumpur',
    },
    person: {
      staffId: `KP-${index}`,
      fullName: `${NAMES[index % NAMES.length]} ${index}`,
      department: 'Finance',
      position: 'Accountant',
      numbers: { identity_number: `9001011${index}`, epf_number: `39${index}`, tax_number: `IG27${index}` },
      bank: { name: 'Maybank', accountNumber: `7424${index}5391` },
    },
    figures: { gross_pay: amount(1), total_deductions: amount(2), net_pay: amount(3) },
    lines: [...lines(EARNINGS, 'earning'), ...lines(DEDUCTIONS, 'deduction'), ...lines(EMPLOYER, 'employer')],
    yearToDate: { gross_pay: amount(4), epf_employee: amount(5), withholding_tax: amount(6), net_pay: amount(7) },
  }
  return payslipDocument(input, (key) => key)
}
