import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parsePlainDate, parseYearMonth, plainDateOf } from '#kernel/plain-date.ts'
import type { PersonForPay } from './country-pack.ts'
import { malaysia } from './country-packs/my.ts'
import { makePayslip } from './make-payslip.ts'
import type { Carried } from './payslip.ts'
import { employedIn, periodOf } from './period.ts'

type Row = Record<string, string>

function sheet(name: string): Row[] {
  const [head = '', ...lines] = readFileSync(`tests/samples/malaysia/${name}.csv`, 'utf8').trim().split(/\r?\n/)
  const columns = head.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [columns[at] ?? '', cell])))
}

const flag = (cell: string | undefined) => (cell ? cell === 'yes' : null)

function personOf(row: Row): PersonForPay {
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
    statutory: {
      ...row,
      spouse_working: flag(row.spouse_working),
      spouse_disabled: flag(row.spouse_disabled),
      disabled: flag(row.disabled),
      tax_resident: flag(row.tax_resident),
      skbbk_released: flag(row.skbbk_released),
    },
    rates: ['basic_salary', 'fixed_allowance'].map((component) => ({
      component,
      from: joinedOn,
      amount: row[component] ?? '0.00',
    })),
    hasBankAccount: true,
    hasIdentity: true,
  }
}

test('the three months of the sample company come out as worked out independently', () => {
  const people = sheet('employees').map(personOf)
  const items = sheet('pay-items')
  const wanted = sheet('expected')
  const carried = new Map<string, Carried>()
  const got: Row[] = []
  for (const key of ['2026-01', '2026-02', '2026-03']) {
    const period = periodOf(parseYearMonth(key) ?? { year: 0, month: 0 })
    const employed = people.filter((person) => employedIn(person, period))
    const company = malaysia.companyFactsOf({}, employed, [])
    for (const person of employed) {
      const mine = items.filter((item) => item.month === key && item.staff_id === person.staffId)
      const made = makePayslip(
        malaysia,
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
  expect(
    got.map((row, at) => Object.fromEntries(Object.keys(wanted[at] ?? {}).map((name) => [name, row[name]]))),
  ).toEqual(wanted)
})
