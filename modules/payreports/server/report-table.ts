/** Each report put together from the payslips of its months. */
import { addMonths, lastDayOf, type YearMonth, yearMonthText } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { peopleForFiles, peopleForMonth } from '#modules/employees/server/public.ts'
import { formTable } from '#modules/payforms/server/public.ts'
import {
  type CompanyOwed,
  companyOwed,
  owedByCompany,
  owedWord,
  type ReportedPayslip,
  reportedMonths,
  reportedNames,
  reportedPayslips,
} from '#modules/payroll/server/public.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, Refusal } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { monthText } from '#platform/words/format.ts'
import { ADDED_BY_COMPANY, type ReportName, reports, reportsOf } from '../model/reports.ts'
import { type Entry, type ReportColumn, sumText } from '../model/table.ts'
import { withReimbursed } from './told-figures.ts'

export type Reporting = Pick<Call<Endpoint>, 'company' | 'clock'> & {
  readonly companyId: string
  readonly name: ReportName
  readonly from: YearMonth
  readonly to: YearMonth
  readonly seal: Seal
  readonly say: Say
  readonly language: Language
}
type Table = { readonly columns: readonly ReportColumn[]; readonly entries: readonly Entry[] }

type Reported = Table & { readonly months: { month: string; status: string }[] }

export async function reportTable(tx: Tx, reporting: Reporting): Promise<Reported> {
  const { companyId, name, from, to, language } = reporting
  const months = await reportedMonths(tx, companyId, { from, to })
  const payslips = name === 'masters' ? [] : await reportedPayslips(tx, companyId, { from, to })
  const { country } = await companyFacts(tx, companyId)
  // Another country's agency or form: there is no such report here.
  if (!reportsOf(country).includes(name)) throw new Refusal(notFound())
  if (name === 'eaforms') return eaForms(tx, reporting)
  const { label } = await reportedNames(tx, companyId, language)
  const { figures: wanted, total } = reports[name]
  const told = months.map(({ month, state }) => ({ month, status: state }))
  if (wanted) {
    const owedNames = owedByCompany(country)
    const word = (key: string) => (owedNames.includes(key) ? reporting.say(language, owedWord(key)) : label(key))
    const columns = (wanted[country] ?? []).map((key) => ({ key, label: word(key), kind: 'money' as const }))
    const owed = await companyOwed(tx, companyId, { from, to, of: 'reported' })
    const people = withReimbursed(ofFigures(payslips, columns), payslips, reporting)
    const table = withTotal(withCompany(people, owed, reporting), total ?? [], reporting)
    return { months: told, ...(name === 'bank' ? await withBank(tx, table, reporting) : table) }
  }
  if (name === 'history') return { months: told, ...byMonth(payslips, reporting) }
  if (name === 'masters') return { months: told, ...(await agreed(tx, reporting, label)) }
  const named = { language, label }
  if (name === 'earnings') return { months: told, ...ofLines(payslips, ['earning'], () => true, named) }
  const lines = ofLines(payslips, ['deduction', 'refund', 'benefit'], (key) => !LAW.has(key), named)
  return { months: told, ...withHeld(lines, payslips, reporting) }
}

/** What was held back stands beside what was taken off. */
function withHeld(
  { columns, entries }: Table,
  payslips: readonly ReportedPayslip[],
  { say, language }: Reporting,
): Table {
  if (!payslips.some(({ held }) => held)) return { columns, entries }
  const held = entries.map((one, at) => {
    const payslip = payslips[at]
    return payslip?.held ? { ...one, values: { ...one.values, held: String(payslip.figures.net_pay ?? '0.00') } } : one
  })
  return {
    columns: [...columns, { key: 'held', label: say(language, 'payreports.column.held'), kind: 'money' }],
    entries: held,
  }
}

/** Form EA of the year that the report ends in: its boxes, by person. */
async function eaForms(tx: Tx, reporting: Reporting): Promise<Reported> {
  const { year } = reporting.to
  const { months, columns, people } = await formTable(tx, reporting, { form: 'ea', year })
  return {
    months: months.map((month) => ({ month: yearMonthText({ year, month }), status: 'approved' })),
    columns: columns.map(({ key, label }): ReportColumn => ({ key, label: `${key} ${label}`, kind: 'money' })),
    entries: people.map(({ person, figures }) => ({
      ...{ employee_id: person.id, staff_id: person.staffId, full_name: person.fullName },
      ...{ department: person.department, position: person.position, values: figures },
    })),
  }
}

/** Deductions that an agency gets have reports of their own. */
const LAW = new Set(
  Object.values(reports).flatMap(({ figures }) =>
    Object.values(figures ?? {}).flatMap((names) => names.filter((one) => one !== 'cp38')),
  ),
)

const entryOf = (
  { employee_id, staff_id, full_name, department, position }: ReportedPayslip,
  values: Entry['values'],
): Entry => ({ employee_id, staff_id, full_name, department, position, values })

const ofFigures = (payslips: readonly ReportedPayslip[], columns: readonly ReportColumn[]): Table => ({
  columns,
  entries: payslips.map((one) =>
    entryOf(one, Object.fromEntries(columns.map(({ key }) => [key, String(one.figures[key] ?? '0.00')]))),
  ),
})

/** What is owed for a month as a whole, in a row of the company's where the report has a column for it. */
function withCompany({ columns, entries }: Table, owed: readonly CompanyOwed[], { say, language }: Reporting): Table {
  const full_name = say(language, 'payreports.of-company')
  const nobody = { employee_id: null, staff_id: '', full_name, department: null, position: null }
  const own = owed.flatMap(({ figure, amount }): Entry[] => {
    const counted = columns.filter(({ key }) => key === figure || ADDED_BY_COMPANY.includes(key))
    const values = Object.fromEntries(counted.map(({ key }) => [key, amount]))
    return counted.length === 0 ? [] : [{ ...nobody, ofCompany: true, values }]
  })
  return { columns, entries: [...entries, ...own] }
}

/** What goes to the agency altogether. */
function withTotal({ columns, entries }: Table, total: readonly string[], { say, language }: Reporting): Table {
  const parts = total.filter((key) => columns.some((column) => column.key === key))
  if (parts.length < 2) return { columns, entries }
  const label = say(language, 'payreports.total')
  return {
    columns: [...columns, { key: 'total', label, kind: 'money' }],
    entries: entries.map((one) => ({
      ...one,
      values: { ...one.values, total: sumText(parts.map((key) => one.values[key])) },
    })),
  }
}

/** Bank and account beside the net pay: for comparing with the bank's own list. */
async function withBank(
  tx: Tx,
  { columns, entries }: Table,
  { companyId, seal, say, language }: Reporting,
): Promise<Table> {
  const ids = [...new Set(entries.flatMap(({ employee_id }) => employee_id ?? []))]
  const banks = new Map((await peopleForFiles(tx, seal, companyId, ids)).map(({ id, bank }) => [id, bank]))
  const text = (key: string): ReportColumn => ({ key, label: say(language, `payreports.column.${key}`), kind: 'text' })
  return {
    columns: [text('bank'), text('account'), ...columns],
    entries: entries.map((one) => {
      const bank = one.employee_id === null ? null : banks.get(one.employee_id)
      return { ...one, values: { bank: bank?.name ?? '', account: bank?.accountNumber ?? '', ...one.values } }
    }),
  }
}

type Naming = { readonly language: Language; readonly label: (key: string) => string }

/** A column for every line that any of the payslips has. */
function ofLines(
  payslips: readonly ReportedPayslip[],
  sides: readonly string[],
  counts: (key: string) => boolean,
  { language, label }: Naming,
): Table {
  const columns = new Map<string, ReportColumn>()
  const entries = payslips.map((one) => {
    const values = new Map<string, string>()
    for (const line of one.lines.filter(({ side, key }) => sides.includes(side) && counts(key))) {
      const key = line.names ? `${line.key}:${line.names.en}` : line.key
      values.set(key, sumText([values.get(key), line.amount]))
      if (!columns.has(key)) columns.set(key, { key, label: line.names?.[language] ?? label(line.key), kind: 'money' })
    }
    return entryOf(one, Object.fromEntries(values))
  })
  return { columns: [...columns.values()], entries }
}

/** Net pay month by month. */
function byMonth(payslips: readonly ReportedPayslip[], { from, to, say, language }: Reporting): Table {
  const months: YearMonth[] = []
  for (let month = from; yearMonthText(month) <= yearMonthText(to); month = addMonths(month, 1)) months.push(month)
  const columns = months.map((month): ReportColumn => {
    return { key: yearMonthText(month), label: monthText(month.year, month.month, language), kind: 'money' }
  })
  return {
    columns: [...columns, { key: 'total', label: say(language, 'payreports.total'), kind: 'money' }],
    entries: payslips.map((one) => {
      const net = String(one.figures.net_pay ?? '0.00')
      return entryOf(one, { [one.month]: net, total: net })
    }),
  }
}

/** What is agreed with everybody at the end of the month, whether or not it was worked out. */
async function agreed(tx: Tx, { companyId, to }: Reporting, label: (component: string) => string): Promise<Table> {
  const last = lastDayOf(to)
  const people = await peopleForMonth(tx, companyId, to)
  const components = [...new Set(people.flatMap(({ rates }) => rates.map(({ component }) => component)))].sort()
  return {
    columns: components.map((key) => ({ key, label: label(key), kind: 'money' })),
    entries: people.map((person) => ({
      employee_id: person.id,
      staff_id: person.staffId,
      full_name: person.fullName,
      department: person.department,
      position: person.position,
      values: Object.fromEntries(
        person.rates.filter(({ from }) => from <= last).map(({ component, amount }) => [component, amount]),
      ),
    })),
  }
}
