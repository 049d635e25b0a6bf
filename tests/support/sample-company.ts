/** The sample companies as their sheets say them, and their months as the pay run's own model works them out. */
import { readFileSync } from 'node:fs'
import { parsePlainDate, parseYearMonth, plainDateOf } from '#kernel/plain-date.ts'
import type { CompanyForPay, CountryPack, PersonForPay } from '#modules/payroll/model/country-pack.ts'
import { malaysia } from '#modules/payroll/model/country-packs/my.ts'
import { philippines } from '#modules/payroll/model/country-packs/ph.ts'
import { taiwan } from '#modules/payroll/model/country-packs/tw.ts'
import { makePayslip, type PayslipMade } from '#modules/payroll/model/make-payslip.ts'
import type { Carried } from '#modules/payroll/model/payslip.ts'
import { employedIn, type Period, periodOf } from '#modules/payroll/model/period.ts'

export type SampleRow = Readonly<Record<string, string>>
export type SampleCountry = keyof typeof companies
export type SampleMonth = {
  readonly period: Period
  readonly items: readonly SampleRow[]
  readonly payslips: readonly { readonly person: PersonForPay; readonly made: PayslipMade }[]
}

const companies = {
  malaysia: { pack: malaysia, components: ['basic_salary', 'fixed_allowance'], settings: {} },
  taiwan: {
    pack: taiwan,
    components: ['basic_salary', 'meal_allowance', 'recurring_allowance'],
    settings: { occupational_accident_rate: '0.0021' },
  },
  philippines: { pack: philippines, components: ['basic_salary', 'allowance'], settings: {} },
} satisfies Record<string, { pack: CountryPack; components: readonly string[]; settings: CompanyForPay }>

export function sampleSheet(country: SampleCountry, name: 'employees' | 'pay-items' | 'expected'): SampleRow[] {
  const [head = '', ...lines] = readFileSync(`tests/samples/${country}/${name}.csv`, 'utf8').trim().split(/\r?\n/)
  const columns = head.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [columns[at] ?? '', cell])))
}

/** Whom a sample company pays, and by which law. */
export function sampleCompany(country: SampleCountry) {
  const { pack, components, settings } = companies[country]
  const people = sampleSheet(country, 'employees').map((row) => personOf(row, components))
  return { pack: pack as CountryPack, settings: settings as CompanyForPay, people }
}

/** January to March 2026, each on what the months before it carried. */
export function sampleMonths(country: SampleCountry): SampleMonth[] {
  const { pack, components, settings } = companies[country]
  const people = sampleSheet(country, 'employees').map((row) => personOf(row, components))
  const allItems = sampleSheet(country, 'pay-items')
  const carried = new Map<string, Carried>()
  return ['2026-01', '2026-02', '2026-03'].map((month) => {
    const period = periodOf(parseYearMonth(month) ?? { year: 0, month: 0 })
    const employed = people.filter((person) => employedIn(person, period))
    const items = allItems.filter((item) => item.month === month)
    const about = { company: pack.companyFactsOf(settings, employed, []), period, today: period.last, threshold: '10' }
    const payslips = employed.map((person) => {
      const mine = items.filter((item) => item.staff_id === person.staffId)
      const given = mine.map(({ type = '', amount = '' }) => ({ type, amount }))
      const made = makePayslip(pack, { person, items: given, carried: carried.get(person.id) }, undefined, about)
      carried.set(person.id, made.carried)
      return { person, made }
    })
    return { period, items, payslips }
  })
}

function personOf(row: SampleRow, components: readonly string[]): PersonForPay {
  const joinedOn = plainDateOf(row.joined_on ?? '')
  return {
    id: row.staff_id ?? '',
    staffId: row.staff_id ?? '',
    fullName: row.full_name ?? '',
    department: row.department ?? null,
    position: row.position ?? null,
    employmentType: 'full_time',
    birthDate: parsePlainDate(row.birth_date ?? '') ?? null,
    citizenship: row.citizenship ?? null,
    maritalStatus: row.marital_status ?? null,
    joinedOn,
    leftOn: null,
    statutory: row,
    rates: components.map((component) => ({ component, from: joinedOn, amount: row[component] ?? '0.00' })),
    hasBankAccount: true,
    hasIdentity: true,
  }
}
