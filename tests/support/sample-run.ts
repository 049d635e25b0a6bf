/** The sample company's months as approved runs; the totals are the sums of the sample's own expected figures. */
import { amountOf, amountText } from '#kernel/money.ts'
import { yearMonthText } from '#kernel/plain-date.ts'
import type { PersonForFiles } from '#modules/employees/model/public.ts'
import type { FileInput } from '#modules/payroll/model/output/file-input.ts'
import { type SampleRow, sampleMonths, sampleSheet } from './sample-company.ts'

/** January to March 2026. */
export function sampleRuns(): FileInput[] {
  const people = sampleSheet('malaysia', 'employees').map(inFile)
  const expected = sampleSheet('malaysia', 'expected')
  return sampleMonths('malaysia').map(({ period, items, payslips }) => ({
    country: 'MY',
    language: 'en',
    period,
    employer: {
      name: 'Kopi Senja Sdn Bhd',
      numbers: {
        epf_employer_number: '012345678',
        socso_employer_code: 'A12345678901',
        employer_tax_number: 'E 9012345678',
        company_registration_number: '202001012345 (1234567-A)',
      },
    },
    people,
    payslips: payslips.map(({ person, made: { figures } }) => ({
      employeeId: person.id,
      figures,
      netPay: String(figures.net_pay),
      held: false,
      batch: null,
    })),
    totals: {
      ...totalsOf(expected.filter((row) => row.month === period.key)),
      cp38: sum(items.filter(({ type }) => type === 'cp38').map(({ amount }) => amount ?? '0')),
    },
  }))
}

/** As `period.key` writes it. */
export const monthOf = (run: FileInput): string => yearMonthText(run.period)

function totalsOf(rows: readonly SampleRow[]): Record<string, string> {
  const figures = Object.keys(rows[0] ?? {}).filter((name) => name !== 'month' && name !== 'staff_id')
  return Object.fromEntries(figures.map((name) => [name, sum(rows.map((row) => row[name] ?? '0'))]))
}

const sum = (amounts: readonly string[]): string =>
  amountText(amounts.reduce((total, amount) => total + amountOf(amount), 0n))

const SWIFT: SampleRow = {
  Maybank: 'MBBEMYKL',
  'CIMB Bank': 'CIBBMYKL',
  'Public Bank': 'PBBEMYKL',
  'RHB Bank': 'RHBBMYKL',
  'Hong Leong Bank': 'HLBBMYKL',
}

function inFile(row: SampleRow): PersonForFiles {
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
    otherAccounts: [],
  }
}
