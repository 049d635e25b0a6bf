/**
 * What other programs call the columns of their reports, beside our own labels. A name that may stand for two of our
 * figures, as 勞保費 with and without employment insurance, is left out: its column is told as not known.
 */
import type { Country } from '#kernel/countries.ts'

type Headings = Readonly<Record<string, readonly string[]>>

export const personHeadings: Headings = {
  staff_id: [
    ...['Employee ID', 'Employee No', 'Employee Number', 'Employee Code', 'Emp ID', 'Emp No', 'Emp Code'],
    ...['Staff No', 'Staff Number', 'Staff Code', 'ID No', '員工編號', '員工代號', '員編', '工號', '人員編號'],
  ],
  full_name: ['Name', 'Employee Name', 'Employee', 'Staff Name', '姓名', '員工姓名', '員工'],
}

const totals: Headings = {
  gross_pay: [
    'Gross',
    'Gross Salary',
    'Gross Wages',
    'Gross Income',
    'Gross Earnings',
    'Total Gross',
    'Total Earnings',
  ],
  net_pay: ['Net', 'Net Salary', 'Net Wages', 'Net Amount', 'Nett Pay', 'Nett Salary', 'Take Home Pay', 'Take Home'],
  total_deductions: ['Total Deduction', 'Deductions', 'Total Deducted'],
  employer_contributions: ['Total Employer Contribution', 'Employer Contribution', 'Employer Contributions'],
  employer_cost: ['Total Cost', 'Employer Cost', 'Company Cost', 'Total Company Cost'],
}

/** 'EPF employee', 'Employee EPF', 'EPF EE' and the like of an agency. */
const sharesOf = (...agency: readonly string[]) => ({
  employee: agency.flatMap((name) => [`${name} Employee`, `Employee ${name}`, `${name} EE`, `${name} Employee Share`]),
  employer: agency.flatMap((name) => [`${name} Employer`, `Employer ${name}`, `${name} ER`, `${name} Employer Share`]),
})
const [epf, socso, eis] = [sharesOf('EPF', 'KWSP'), sharesOf('SOCSO', 'PERKESO'), sharesOf('EIS', 'SIP')]
const [sss, philhealth, fund] = [sharesOf('SSS'), sharesOf('PhilHealth', 'PHIC'), sharesOf('Pag-IBIG', 'HDMF')]

export const figureHeadings: Readonly<Record<Country, Headings>> = {
  MY: {
    ...totals,
    epf_employee: epf.employee,
    epf_employer: epf.employer,
    socso_employee: socso.employee,
    socso_employer: socso.employer,
    eis_employee: eis.employee,
    eis_employer: eis.employer,
    withholding_tax: ['PCB', 'MTD', 'PCB/MTD', 'PCB Tax', 'Income Tax', 'Tax'],
    hrd_levy: ['HRDF', 'HRD Corp', 'HRDF Levy', 'HRD Corp Levy'],
  },
  TW: {
    gross_pay: [...(totals.gross_pay ?? []), '應發', '應發金額', '應發合計', '應發薪資', '應發小計', '薪資總額'],
    net_pay: [...(totals.net_pay ?? []), '實發', '實發金額', '實發薪資', '實發合計', '實領', '實領金額', '實付金額'],
    total_deductions: [...(totals.total_deductions ?? []), '應扣', '應扣合計', '應扣金額', '扣款合計', '代扣合計'],
    basic_pay: ['Basic Salary', 'Base Salary', '本薪', '底薪', '本俸', '基本薪資'],
    meal_allowance: ['伙食費', '伙食津貼', '膳食津貼'],
    health_employee: ['健保', '健保費', '健保自付', '健保自付額', '代扣健保費', '健保費自付'],
    health_employer: ['健保公司負擔', '健保雇主負擔', '健保單位負擔'],
    pension_employee: ['勞退自提', '自提勞退', '勞退自願提繳', '自提退休金'],
    pension_employer: ['勞退公司提繳', '勞退雇主提繳', '公司提繳勞退', '勞退提繳'],
    withholding_tax: ['Income Tax', '所得稅', '代扣所得稅', '代扣稅款', '扣繳稅額', '薪資所得稅'],
    supplementary_premium: ['補充保費', '二代健保', '二代健保補充保費', '健保補充保費'],
  },
  PH: {
    ...totals,
    sss_employee: [...sss.employee, 'SSS', 'SSS Contribution'],
    sss_employer: sss.employer,
    philhealth_employee: [...philhealth.employee, 'PhilHealth', 'PHIC'],
    philhealth_employer: philhealth.employer,
    pag_ibig_employee: [...fund.employee, 'Pag-IBIG', 'HDMF'],
    pag_ibig_employer: fund.employer,
    withholding_tax: ['WTax', 'W/Tax', 'Withholding Tax', 'Tax Withheld', 'Income Tax', 'WHT'],
  },
}
