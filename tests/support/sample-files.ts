/** A month of a sample company as files for agencies and banks are made of it, every number of the employer known. */
import type { Country } from '#kernel/countries.ts'
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { parsePlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { PersonForFiles } from '#modules/employees/model/public.ts'
import type { BankFileInput, Repaid } from '#modules/payroll/model/output/file-input.ts'
import { type SampleCountry, type SampleMonth, sampleSheet } from './sample-company.ts'

export const sampleFolders: Readonly<Record<Country, SampleCountry>> = {
  MY: 'malaysia',
  TW: 'taiwan',
  PH: 'philippines',
}
const banks = {
  MY: { code: 'maybank', name: 'Maybank', swift: 'MBBEMYKL' },
  TW: { code: 'esun', name: '玉山銀行', swift: 'ESUNTWTP' },
  PH: { code: 'bdo', name: 'BDO', swift: 'BNORPHMM' },
} as const
const numbers = {
  epf_employer_number: '012345678',
  socso_employer_code: 'A12345678901',
  employer_tax_number: 'E 9012345678',
  company_registration_number: '202001012345',
  bank_organisation_code: '12345',
  hrd_corp_number: 'HRD-123',
  labour_insurance_number: '09000048A',
  health_insurance_unit_code: '900000480',
  unified_business_number: '90000048',
  sss_employer_number: '03-1234567-8',
  philhealth_employer_number: '900000000054',
  pag_ibig_employer_number: '900000000054',
}
const PEOPLE = 4
const loans: readonly Pick<Repaid, 'kind' | 'paidTo' | 'name'>[] = [
  { kind: 'ptptn', paidTo: null, name: 'PTPTN' },
  { kind: 'other', paidTo: 'sss', name: 'SSS salary loan' },
  { kind: 'other', paidTo: 'pag_ibig', name: 'Multi-purpose loan' },
  { kind: 'other', paidTo: 'pag_ibig', name: 'Calamity loan' },
]

/** The first few people, and one who owes something that few do. */
export function sampleFiles(
  country: Country,
  { period, payslips: worked }: Pick<SampleMonth, 'period' | 'payslips'>,
): BankFileInput {
  const folder = sampleFolders[country]
  const owes = worked.find(({ made: { figures } }) =>
    ['zakat', 'supplementary_premium'].some((name) => amountOf(String(figures[name] ?? '0')) > 0n),
  )
  const rows = sampleSheet(folder, 'employees').filter(
    (row, at) => at < PEOPLE || row.staff_id === owes?.person.staffId,
  )
  const people = rows.map(
    (row, at): PersonForFiles => ({
      ...{ id: row.staff_id ?? '', staffId: row.staff_id ?? '', fullName: row.full_name ?? '' },
      ...{
        identityNumber: row.identity_number || null,
        passportNumber: row.passport_number || null,
        nationality: null,
        citizenship: null,
      },
      ...{ birthDate: parsePlainDate(row.birth_date ?? '') ?? null, joinedOn: plainDateOf(row.joined_on ?? '') },
      ...{ leftOn: null, gender: row.gender ?? null, statutory: row, otherAccounts: [] },
      bank: { ...banks[country], accountNumber: `512345678${at}` },
    }),
  )
  const payslips = worked.flatMap(({ person, made: { figures, given } }, at) =>
    people.some(({ id }) => id === person.id)
      ? [
          {
            ...{ id: `0000000${at}-0000-4000-8000-000000000000`, employeeId: person.id, figures, given },
            ...{ netPay: String(figures.net_pay), held: false, batch: null },
          },
        ]
      : [],
  )
  const names = [...new Set(payslips.flatMap(({ figures }) => Object.keys(figures)))]
  const repaid = loans.map((loan) => ({
    ...{ ...loan, employeeId: people[0]?.id ?? '', reference: 'L-1', principal: '24000.00', amount: '1107.68' },
    from: plainDateOf('2025-11-01'),
  }))
  return {
    ...{ country, language: 'en', period, people, payslips, repaid, batch: 1 },
    employer: { name: 'Sample Company', numbers, address: '1 Harbour Road' },
    totals: Object.fromEntries(
      names.map((name) => [
        name,
        amountText(sumOf(payslips.map(({ figures }) => amountOf(MONEY.exec(String(figures[name]))?.[0] ?? '0')))),
      ]),
    ),
    paying: { ...banks[country], account: '1234567890', companyCode: '12345' },
    today: plainDateOf('2026-02-03'),
    paymentDate: plainDateOf('2026-01-30'),
    paidOn: plainDateOf('2026-01-30'),
  }
}
const MONEY = /^-?\d+(\.\d\d)?$/
