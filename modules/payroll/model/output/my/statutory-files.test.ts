import { describe, expect, test } from 'vitest'
import { plainDateOf, yearMonthOf } from '#kernel/plain-date.ts'
import type { PersonForFiles } from '#modules/employees/model/public.ts'
import { sampleSheet } from '#tests/support/sample-company.ts'
import { sampleRuns } from '#tests/support/sample-run.ts'
import { cellsOf } from '../csv-lines.ts'
import type { FileInput, MadeFile, NoFile } from '../file-input.ts'
import { cp39File } from './cp39-file.ts'
import { epfFile } from './epf-file.ts'
import { perkesoFile } from './perkeso-file.ts'

const [january] = sampleRuns()
if (!january) throw new Error('no sample')

const textOf = (made: MadeFile | NoFile): string => {
  if ('refused' in made || made.content.kind !== 'text') throw new Error(JSON.stringify(made))
  return made.content.text
}
const linesOf = (made: MadeFile | NoFile): string[] => textOf(made).split('\r\n').slice(0, -1)
const withEmployer = (numbers: Record<string, string | null>): FileInput => ({
  ...january,
  employer: { ...january.employer, numbers: { ...january.employer.numbers, ...numbers } },
})
const withPerson = (change: Partial<PersonForFiles>): FileInput => ({
  ...january,
  people: january.people.map((person, at) => (at === 0 ? { ...person, ...change } : person)),
})

describe('the sample company, every month', () => {
  test.each(sampleRuns().map((run) => [run.period.month, run] as const))('month %i', (_, run) => {
    const rows = sampleSheet('malaysia', 'expected').filter((row) => row.month === `2026-0${run.period.month}`)
    const epf = linesOf(epfFile(run)).slice(1).map(cellsOf)
    expect(epf).toHaveLength(rows.filter((row) => Number(row.epf_employee) + Number(row.epf_employer) > 0).length)
    const perkeso = linesOf(perkesoFile(run))
    expect(perkeso).toHaveLength(rows.filter((row) => Number(row.socso_employer) + Number(row.eis_employer) > 0).length)
    expect(perkeso.every((line) => /^[ -~]{278}$/.test(line))).toBe(true)
    const [header = '', ...details] = linesOf(cp39File(run))
    expect(header).toMatch(/^H90123456789012345678\d{36}$/)
    expect(details.every((line) => /^D[ -~]{135}$/.test(line))).toBe(true)
    expect(Number(header.slice(37, 42))).toBe(rows.filter((row) => Number(row.withholding_tax) > 0).length)
  })
})

test('EPF: a line as the employer portal takes it', () => {
  const made = epfFile(january)
  expect(made).toMatchObject({ name: 'EPF_012345678_2026-01.csv' })
  expect(linesOf(made).slice(0, 2)).toEqual([
    'Member No,IC No,Name,Salary,Employer share (EM),Employee share (EMP)',
    '39673100,040103040002,Farah Nadia binti Ismail,4503.55,588.00,498.00',
  ])
})

test('EPF: a name that looks like a formula is made harmless, one with a comma is quoted', () => {
  const names = ['=HYPERLINK("x")', '＝1+1', '@cmd', 'Tan, Mei "Ling"', 'a\u202eb\r\nc']
  const cells = names.map((fullName) => linesOf(epfFile(withPerson({ fullName })))[1] ?? '')
  expect(cells.map((line) => cellsOf(line)[2])).toEqual([
    `'=HYPERLINK("x")`,
    "'＝1+1",
    "'@cmd",
    'Tan, Mei "Ling"',
    'a b c',
  ])
})

test('a file without the employer’s number names the field', () => {
  expect(epfFile(withEmployer({ epf_employer_number: null }))).toMatchObject({ field: 'epf_employer_number' })
  expect(perkesoFile(withEmployer({ socso_employer_code: ' ' }))).toMatchObject({ field: 'socso_employer_code' })
  expect(cp39File(withEmployer({ employer_tax_number: 'E' }))).toMatchObject({ field: 'employer_tax_number' })
  expect(cp39File(withEmployer({ employer_tax_number: '12345678901' }))).toMatchObject({
    refused: 'payroll.file-needs',
  })
})

test('people who lack a number are named', () => {
  expect(epfFile(withPerson({ statutory: {} }))).toEqual({
    refused: 'payroll.file-needs',
    field: 'epf_number',
    about: [{ staffId: 'KS-0001', fullName: 'Farah Nadia binti Ismail', field: 'epf_number' }],
  })
  expect(perkesoFile(withPerson({ identityNumber: null, passportNumber: null }))).toMatchObject({
    field: 'identity_number',
    about: [{ staffId: 'KS-0001' }],
  })
  expect(cp39File(withPerson({ fullName: '陳堃煊瑠' }))).toMatchObject({ field: 'latin_name' })
})

test('long and accented names fit the fields, mixed ones keep their Latin part', () => {
  const long = `${'Ñiño Ægir '.repeat(25)}O’Connor`
  expect(
    linesOf(cp39File(withPerson({ fullName: long })))[1]
      ?.slice(12, 72)
      .trim(),
  ).toBe('Nino AEgir Nino AEgir Nino AEgir Nino AEgir Nino AEgir Nino')
  expect(
    linesOf(perkesoFile(withPerson({ fullName: '陳美玲 Tan Mei Ling' })))[0]
      ?.slice(44, 194)
      .trim(),
  ).toBe('TAN MEI LING')
})

test('an amount larger than its field is refused with the person, never cut', () => {
  const payslips = january.payslips.map((payslip, at) =>
    at === 0 ? { ...payslip, figures: { ...payslip.figures, withholding_tax: '1000000.00' } } : payslip,
  )
  expect(cp39File({ ...january, payslips })).toMatchObject({
    refused: 'payroll.file-cannot-hold',
    field: 'mtd',
    about: [{ staffId: 'KS-0001' }],
  })
})

test('a file that does not come to the run’s totals is not handed out', () => {
  const wrong = { ...january, totals: { ...january.totals, epf_employer: '1.00', eis_employee: '1.00', cp38: '1.00' } }
  expect(epfFile(wrong)).toMatchObject({ refused: 'payroll.file-differs', figure: 'epf_employer', inRun: '1.00' })
  expect(perkesoFile(wrong)).toMatchObject({ refused: 'payroll.file-differs', figure: 'eis_employee' })
  expect(cp39File(wrong)).toMatchObject({ refused: 'payroll.file-differs', figure: 'cp38' })
})

describe('lines worked out elsewhere', () => {
  const one = (
    on: string,
    numbers: Record<string, string>,
    person: Partial<PersonForFiles>,
    figures: Record<string, string>,
  ): FileInput => ({
    ...january,
    period: yearMonthOf(plainDateOf(on)),
    employer: { name: 'A', numbers },
    people: [
      {
        id: '1',
        staffId: '',
        fullName: '',
        identityNumber: null,
        passportNumber: null,
        nationality: 'MY',
        citizenship: 'citizen',
        statutory: {},
        bank: null,
        otherAccounts: [],
        ...person,
      },
    ],
    payslips: [{ employeeId: '1', figures, netPay: '1.00', held: false, batch: null }],
    totals: figures,
  })

  // Repository tests for LHDN Exhibit 4.
  test('my-cp39-header-0001', () => {
    const made = cp39File(
      one('2026-08-31', { employer_tax_number: '9012345678' }, { fullName: 'A' }, { withholding_tax: '207.50' }),
    )
    expect(made).toMatchObject({ name: '901234567808_2026.txt' })
    expect(linesOf(made)[0]).toBe('H90123456789012345678202608000002075000001000000000000000')
  })

  // Derived from the rule of the layout.
  test.each([
    [
      'my-cp39-detail-0005',
      '2025-06-30',
      { staffId: 'E5418', fullName: 'TAN MEI LING', identityNumber: '370127043098' },
      { withholding_tax: '1688.11', cp38: '275.63' },
      'D00000000000TAN MEI LING                                                            370127043098            MY0016881100027563E5418     ',
    ],
    [
      'my-cp39-detail-0007',
      '2023-03-31',
      {
        staffId: 'E0416',
        fullName: 'S KUMAR',
        identityNumber: '338040654321',
        statutory: { tax_number: 'IG 9412740024' },
      },
      { withholding_tax: '3450.00', cp38: '213.00' },
      'D09412740024S KUMAR                                                                 338040654321            MY0034500000021300E0416     ',
    ],
  ])('%s', (_, on, person, figures, line) => {
    expect(linesOf(cp39File(one(on, { employer_tax_number: '1' }, person, figures)))[1]).toBe(line)
  })

  // Repository tests, month moved to where the SKBBK field begins; and one of the layout before it.
  test.each([
    [
      'my-perkeso-line-0001',
      '2026-06-30',
      { socso_employer_code: 'A12345678901', company_registration_number: '202001234567' },
      { fullName: 'EMPLOYEE A', identityNumber: '900101011234' },
      ['5500.00', '95.35', '27.25', '10.90', '10.90', '40.85'],
      `A12345678901202001234567        900101011234${'EMPLOYEE A'.padEnd(150)}062026000000005500000095350027250010900010900040${'85'.padEnd(36)}`,
    ],
    [
      'my-perkeso-line-0004',
      '2025-08-31',
      { socso_employer_code: 'A83664279205', company_registration_number: '170178270648' },
      { fullName: 'AHMAD BIN ALI', identityNumber: '662797053029' },
      ['1050.00', '18.35', '5.25', '2.10', '2.10', '0.00'],
      `A83664279205170178270648        662797053029${'AHMAD BIN ALI'.padEnd(150)}08202500000000105000001835000525000210000210${' '.repeat(40)}`,
    ],
  ])('%s', (_, on, numbers, person, amounts, line) => {
    const names = ['socso_wages', 'socso_employer', 'socso_employee', 'eis_employer', 'eis_employee', 'skbbk_employee']
    const figures = Object.fromEntries(names.map((name, at) => [name, amounts[at] ?? '']))
    expect(linesOf(perkesoFile(one(on, numbers, person, figures)))).toEqual([line])
  })
})
