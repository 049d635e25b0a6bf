/** The reports everybody needs: which figures each shows, in which country, and how it is put together. */
import type { Country } from '#kernel/countries.ts'

/** Of one agency: they stand together on the page of contributions. */
const OF_AGENCIES = [
  'epf',
  'socso',
  'tax',
  'eis',
  'zakat',
  'hrdf',
  'labour',
  'health',
  'pension',
  'occupational',
  'supplementary',
  'sss',
  'philhealth',
  'pag_ibig',
] as const

export const reportNames = [
  'summary',
  'netpay',
  'bank',
  ...OF_AGENCIES,
  'earnings',
  'miscellaneous',
  'masters',
  'history',
  'eaforms',
] as const
export type ReportName = (typeof reportNames)[number]

type Report = {
  /** Where it is no report everywhere. */
  readonly country?: Country
  /** The law's figures in their order; where there are none the report finds its columns in the payslips. */
  readonly figures?: Readonly<Partial<Record<Country, readonly string[]>>>
  /** Added up in a last column: what goes to the agency. */
  readonly total?: readonly string[]
}

const everywhere = (...figures: readonly string[]): Report['figures'] => ({ MY: figures, TW: figures, PH: figures })

export const reports: Readonly<Record<ReportName, Report>> = {
  summary: {
    figures: everywhere('gross_pay', 'total_deductions', 'net_pay', 'employer_contributions', 'employer_cost'),
  },
  netpay: { figures: everywhere('gross_pay', 'total_deductions', 'net_pay') },
  bank: { figures: everywhere('net_pay') },
  epf: { figures: { MY: ['epf_wages', 'epf_employee', 'epf_employer'] }, total: ['epf_employee', 'epf_employer'] },
  socso: {
    figures: { MY: ['socso_wages', 'socso_employee', 'skbbk_employee', 'socso_employer'] },
    total: ['socso_employee', 'skbbk_employee', 'socso_employer'],
  },
  tax: {
    figures: {
      MY: ['normal_remuneration', 'additional_remuneration', 'withholding_tax', 'cp38'],
      TW: ['taxable_wages', 'withholding_tax', 'bonus_withholding_tax'],
      PH: ['taxable_regular', 'taxable_supplementary', 'benefits_exempt', 'de_minimis_exempt', 'withholding_tax'],
    },
    total: ['withholding_tax', 'cp38', 'bonus_withholding_tax'],
  },
  eis: { figures: { MY: ['eis_wages', 'eis_employee', 'eis_employer'] }, total: ['eis_employee', 'eis_employer'] },
  zakat: { figures: { MY: ['gross_pay', 'zakat'] } },
  hrdf: { figures: { MY: ['hrd_wages', 'hrd_levy'] } },
  labour: {
    figures: {
      TW: [
        'labour_insured_salary',
        'ordinary_employee',
        'employment_employee',
        'ordinary_employer',
        'employment_employer',
      ],
    },
    total: ['ordinary_employee', 'employment_employee', 'ordinary_employer', 'employment_employer'],
  },
  health: {
    figures: { TW: ['health_insured_salary', 'health_employee', 'health_employer'] },
    total: ['health_employee', 'health_employer'],
  },
  pension: {
    figures: { TW: ['pension_insured_salary', 'pension_employee', 'pension_employer'] },
    total: ['pension_employee', 'pension_employer'],
  },
  occupational: { figures: { TW: ['occupational_insured_salary', 'occupational_employer'] } },
  supplementary: { figures: { TW: ['bonus', 'supplementary_premium', 'employer_supplementary_premium'] } },
  sss: {
    figures: { PH: ['monthly_salary_credit', 'sss_employee', 'sss_employer'] },
    total: ['sss_employee', 'sss_employer'],
  },
  philhealth: {
    figures: { PH: ['gross_pay', 'philhealth_employee', 'philhealth_employer'] },
    total: ['philhealth_employee', 'philhealth_employer'],
  },
  pag_ibig: {
    figures: { PH: ['fund_salary', 'pag_ibig_employee', 'pag_ibig_employer'] },
    total: ['pag_ibig_employee', 'pag_ibig_employer'],
  },
  earnings: {},
  miscellaneous: {},
  masters: {},
  history: {},
  eaforms: { country: 'MY' },
}

/** What the company owes as a whole counts in these columns too. */
export const ADDED_BY_COMPANY = ['employer_contributions', 'employer_cost']

export const contributionReports: readonly ReportName[] = OF_AGENCIES

/** Those of the country, in order. */
export const reportsOf = (country: Country): readonly ReportName[] =>
  reportNames.filter((name) => {
    const { figures, country: only = country } = reports[name]
    return only === country && (figures === undefined || figures[country] !== undefined)
  })
