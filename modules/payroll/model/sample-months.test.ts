import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { amountOf } from '#kernel/money.ts'
import { parsePlainDate, parseYearMonth, plainDateOf } from '#kernel/plain-date.ts'
import type { CompanyForPay, CountryPack, PersonForPay } from './country-pack.ts'
import { malaysia } from './country-packs/my.ts'
import { philippines } from './country-packs/ph.ts'
import { taiwan } from './country-packs/tw.ts'
import { makePayslip } from './make-payslip.ts'
import type { Carried } from './payslip.ts'
import { employedIn, periodOf } from './period.ts'

type Row = Record<string, string>

function sheet(country: string, name: string): Row[] {
  const [head = '', ...lines] = readFileSync(`tests/samples/${country}/${name}.csv`, 'utf8').trim().split(/\r?\n/)
  const columns = head.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [columns[at] ?? '', cell])))
}

function personOf(row: Row, components: readonly string[]): PersonForPay {
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

test.each<[string, CountryPack, readonly string[], CompanyForPay]>([
  ['malaysia', malaysia, ['basic_salary', 'fixed_allowance'], {}],
  [
    'taiwan',
    taiwan,
    ['basic_salary', 'meal_allowance', 'recurring_allowance'],
    { occupational_accident_rate: '0.0021' },
  ],
  ['philippines', philippines, ['basic_salary', 'allowance'], {}],
])(
  'the three months of the sample company of %s come out as worked out independently',
  (...[country, pack, components, settings]) => {
    const people = sheet(country, 'employees').map((row) => personOf(row, components))
    const items = sheet(country, 'pay-items')
    const wanted = sheet(country, 'expected')
    const carried = new Map<string, Carried>()
    const got: Row[] = []
    for (const key of ['2026-01', '2026-02', '2026-03']) {
      const period = periodOf(parseYearMonth(key) ?? { year: 0, month: 0 })
      const employed = people.filter((person) => employedIn(person, period))
      const company = pack.companyFactsOf(settings, employed, [])
      for (const person of employed) {
        const mine = items.filter((item) => item.month === key && item.staff_id === person.staffId)
        const made = makePayslip(
          pack,
          {
            person,
            items: mine.map(({ type = '', amount = '' }) => ({ type, amount })),
            carried: carried.get(person.id),
          },
          undefined,
          { company, period, today: period.last, threshold: '10' },
        )
        carried.set(person.id, made.carried)
        expect(made.findings.filter(({ weight }) => weight === 'stops')).toEqual([])
        got.push({ month: key, staff_id: person.staffId, ...(made.figures as Row) })
      }
    }
    const names = Object.keys(wanted[0] ?? {})
    expect(got.map((row) => names.map((name) => told(row[name])))).toEqual(
      wanted.map((row) => names.map((name) => told(row[name]))),
    )
  },
)

/** 1250.5 and 1250.50 are one amount. */
const told = (cell: string | undefined) =>
  cell !== undefined && /^-?\d+(\.\d+)?$/.test(cell) ? amountOf(cell).toString() : cell
