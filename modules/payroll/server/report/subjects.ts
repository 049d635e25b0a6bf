/**
 * Reports of payslips: one row each, as it stands in the newest version of its run, and one row for each of its lines.
 * Runs that are no regular ones count once they are approved, as in the reports of pay.
 */
import { type RawBuilder, sql } from 'kysely'
import type { Country } from '#kernel/countries.ts'
import { personFields } from '#modules/employees/server/public.ts'
import { managerNameOf, personOf } from '#modules/employees/server/public-sql.ts'
import {
  fieldsOf,
  type NamesOf,
  type ReportField,
  type ReportSubject,
} from '#platform/reports/server/report-subject.ts'
import { inVersion } from '../payslip-store.ts'
import { reportedNames } from '../reported.ts'
import { isRegularRun } from '../runs/halves.ts'

const asNumber = (name: string): RawBuilder<unknown> => sql`(p.figures ->> ${sql.lit(name)})::numeric`
const noted = { kind: 'money', noted: 'pay' } as const

/** What the law takes and what the employer pays beside it, by country. */
const contributions: Readonly<Record<Country, readonly string[]>> = {
  MY: [
    ...['epf_employee', 'epf_employer', 'socso_employee', 'socso_employer', 'eis_employee', 'eis_employer'],
    ...['withholding_tax', 'zakat', 'hrd_levy'],
  ],
  TW: [
    ...[
      'ordinary_employee',
      'ordinary_employer',
      'employment_employee',
      'employment_employer',
      'occupational_employer',
    ],
    ...['health_employee', 'health_employer', 'pension_employee', 'pension_employer', 'withholding_tax'],
    'supplementary_premium',
  ],
  PH: [
    ...['sss_employee', 'sss_employer', 'philhealth_employee', 'philhealth_employer'],
    ...['pag_ibig_employee', 'pag_ibig_employer', 'withholding_tax'],
  ],
}

type Written = Omit<ReportField, 'word'>
function figureFields(): Record<string, Written> {
  const names = [...new Set(Object.values(contributions).flat())]
  const whose = (name: string) => (['MY', 'TW', 'PH'] as const).filter((one) => contributions[one].includes(name))
  return Object.fromEntries(names.map((name) => [name, { ...noted, countries: whose(name), sql: asNumber(name) }]))
}

const ofRun = fieldsOf('payroll.report', {
  month: { kind: 'text', sql: sql`to_char(make_date(p.year, p.month, 1), 'YYYY-MM')` },
  run_type: {
    kind: 'choice',
    sql: sql`r.run_type`,
    choices: ['regular', 'bonus', 'off_cycle', 'advance', 'final', 'correction'],
  },
  run_state: { kind: 'choice', sql: sql`r.state`, choices: ['unconfirmed', 'confirmed', 'approved'] },
  pay_date: { kind: 'date', sql: sql`r.pay_date` },
})

/** Where somebody worked is told as the payslip knew it; what only the record has of it is left out. */
const kept = ['staff_id', 'full_name', 'employment_type']
const person = Object.fromEntries(Object.entries(personFields).filter(([name]) => kept.includes(name)))
const asPaid = fieldsOf('payroll.report', {
  department: { kind: 'text', sql: sql`p.department`, word: 'employees.report.department' },
  position: { kind: 'text', sql: sql`p.position`, word: 'employees.report.position' },
  manager: { kind: 'text', sql: managerNameOf(), word: 'employees.report.manager' },
})

const payslipRows = (companyId: string, from: string, to: string): RawBuilder<unknown> => sql`
  p.company_id = ${companyId} and make_date(r.year, r.month, 1) between date_trunc('month', ${from}::date) and ${to}::date
    and (${isRegularRun('r')} or r.state = 'approved') and r.version > 0 and ${inVersion}`

export const payslipsReport: ReportSubject = {
  key: 'payslips',
  word: 'payroll.report.payslips',
  areas: ['payroll.reports'],
  asks: 'span',
  fields: {
    ...person,
    ...asPaid,
    ...ofRun,
    ...fieldsOf('payroll.report', {
      gross_pay: { ...noted, sql: sql`p.gross_pay` },
      total_deductions: { ...noted, sql: sql`p.total_deductions` },
      net_pay: { ...noted, sql: sql`p.net_pay` },
      employer_cost: { ...noted, sql: sql`p.employer_cost` },
      ...figureFields(),
    }),
  },
  order: ['month', 'staff_id'],
  id: sql`p.id`,
  source: async (_tx, { companyId, from, to }) => sql`
    from payslips p join pay_runs r on r.company_id = p.company_id and r.id = p.run_id ${personOf('p')}
    where ${payslipRows(companyId, from, to)}`,
}

const lineNames: NamesOf = async (tx, companyId, language) => {
  const { figures, items } = await reportedNames(tx, companyId, language)
  const named = [...items, ...figures.filter(({ side }) => side !== 'total' && side !== 'base')]
  return [...new Map(named.map(({ name, label }) => [name, { id: name, name: label }])).values()]
}

export const payLinesReport: ReportSubject = {
  key: 'pay_lines',
  word: 'payroll.report.lines',
  areas: ['payroll.reports'],
  asks: 'span',
  fields: {
    ...person,
    ...asPaid,
    ...ofRun,
    ...fieldsOf('payroll.report', {
      line: {
        kind: 'choice',
        sql: ({ language }) => sql`coalesce(x.line -> 'names' ->> ${language}, x.line ->> 'key')`,
        listed: { id: sql`x.line ->> 'key'`, names: lineNames },
      },
      side: {
        kind: 'choice',
        sql: sql`x.line ->> 'side'`,
        choices: ['earning', 'benefit', 'deduction', 'refund', 'employer'],
      },
      amount: { ...noted, sql: sql`(x.line ->> 'amount')::numeric` },
    }),
  },
  order: ['month', 'staff_id'],
  id: sql`p.id, x.place`,
  source: async (_tx, { companyId, from, to }) => sql`
    from payslips p join pay_runs r on r.company_id = p.company_id and r.id = p.run_id ${personOf('p')}
      cross join lateral jsonb_array_elements(p.lines) with ordinality x (line, place)
    where ${payslipRows(companyId, from, to)}`,
}
