/** The sample company's months as approved runs: worked out by the pay run's own model, totals taken from the sample. */
import { readFileSync } from 'node:fs'
import { amountOf, amountText } from '#kernel/money.ts'
import { parsePlainDate, parseYearMonth, plainDateOf, yearMonthText } from '#kernel/plain-date.ts'
import type { PersonForPay } from '#modules/payroll/model/country-pack.ts'
import { malaysia } from '#modules/payroll/model/country-packs/my.ts'
import { makePayslip } from '#modules/payroll/model/make-payslip.ts'
import type { FileInput, PersonInFile } from '#modules/payroll/model/output/file-input.ts'
import type { Carried } from '#modules/payroll/model/payslip.ts'
import { employedIn, periodOf } from '#modules/payroll/model/period.ts'

type Row = Readonly<Record<string, string>>

export function sampleSheet(name: 'employees' | 'pay-items' | 'expected'): Row[] {
  const [head = '', ...lines] = readFileSync(`tests/samples/malaysia/${name}.csv`, 'utf8').trim().split(/\r?\n/)
  const columns = head.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [columns[at] ?? '', cell])))
}

/** January to March 2026; the totals are the sums of the sample's own expected figures. */
export function sampleRuns(): FileInput[] {
  const rows = sampleSheet('employees')
  const items = sampleSheet('pay-items')
  const expected = sampleSheet('expected')
  const carried = new Map<string, Carried>()
  return ['2026-01', '2026-02', '2026-03'].map((month) => {
    const period = periodOf(parseYearMonth(month) ?? { year: 0, month: 0 })
    const employed = rows.map(forPay).filter((person) => employedIn(person, period))
    const company = malaysia.companyFactsOf({}, employed, [])
    const payslips = employed.map((person) => {
      const mine = items.filter((item) => item.month === month && item.staff_id === person.id)
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
      return { employeeId: person.id, figures: made.figures, netPay: String(made.figures.net_pay), held: false }
    })
    const cp38 = items.filter((item) => item.month === month && item.type === 'cp38').map(({ amount }) => amount ?? '0')
    return {
      country: 'MY',
      language: 'en',
      period: parseYearMonth(month) ?? { year: 0, month: 0 },
      employer: {
        name: 'Kopi Senja Sdn Bhd',
        numbers: {
          epf_employer_number: '012345678',
          socso_employer_code: 'A12345678901',
          employer_tax_number: 'E 9012345678',
          company_registration_number: '202001012345 (1234567-A)',
        },
      },
      people: rows.map(inFile),
      payslips,
      totals: { ...totalsOf(expected.filter((row) => row.month === month)), cp38: sum(cp38) },
    }
  })
}

/** As `period.key` writes it. */
export const monthOf = (run: FileInput): string => yearMonthText(run.period)

function totalsOf(rows: readonly Row[]): Record<string, string> {
  const figures = Object.keys(rows[0] ?? {}).filter((name) => name !== 'month' && name !== 'staff_id')
  return Object.fromEntries(figures.map((name) => [name, sum(rows.map((row) => row[name] ?? '0'))]))
}

const sum = (amounts: readonly string[]): string =>
  amountText(amounts.reduce((total, amount) => total + amountOf(amount), 0n))

const flag = (cell: string | undefined) => (cell ? cell === 'yes' : null)

function forPay(row: Row): PersonForPay {
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

const SWIFT: Row = {
  Maybank: 'MBBEMYKL',
  'CIMB Bank': 'CIBBMYKL',
  'Public Bank': 'PBBEMYKL',
  'RHB Bank': 'RHBBMYKL',
  'Hong Leong Bank': 'HLBBMYKL',
}

function inFile(row: Row): PersonInFile {
  const bank = row.bank ?? ''
  return {
    id: row.staff_id ?? '',
    staffId: row.staff_id ?? '',
    fullName: row.full_name ?? '',
    identityNumber: row.identity_number || null,
    passportNumber: row.passport_number || null,
    nationality: row.nationality || null,
    citizenship: row.citizenship || null,
    statutory: row,
    bank: { code: bank, name: bank, swift: SWIFT[bank] ?? null, accountNumber: row.bank_account_number ?? '' },
  }
}
