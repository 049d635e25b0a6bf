import { describe, expect, test } from 'vitest'
import type { Country } from '#kernel/countries.ts'
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import type { PersonForFiles } from '#modules/employees/model/public.ts'
import { big5Bytes, isInBig5 } from '#platform/sheets/server/big5.ts'
import { type SampleCountry, sampleMonths, sampleSheet } from '#tests/support/sample-company.ts'
import { sampleRuns } from '#tests/support/sample-run.ts'
import type { FileInput, MadeFile, NoFile, Repaid } from '../file-input.ts'
import { agencyFileOf } from '../files-of.ts'
import { agencyFile } from './agency-file.ts'

const numbers = {
  hrd_corp_number: 'HRD-123',
  labour_insurance_number: '09000048A',
  health_insurance_unit_code: '900000480',
  unified_business_number: '90000048',
  sss_employer_number: '03-1234567-8',
  philhealth_employer_number: '900000000054',
  pag_ibig_employer_number: '900000000054',
}
const of: Readonly<Record<SampleCountry, Country>> = { malaysia: 'MY', taiwan: 'TW', philippines: 'PH' }

/** January of the sample company; what the file must come to are the sample's own expected figures. */
function january(country: SampleCountry): FileInput {
  const [month] = sampleMonths(country)
  if (!month) throw new Error('no sample')
  const expected = sampleSheet(country, 'expected').filter((row) => row.month === '2026-01')
  const names = Object.keys(expected[0] ?? {}).filter((name) => name !== 'month' && name !== 'staff_id')
  const people = sampleSheet(country, 'employees')
  return {
    country: of[country],
    language: 'en',
    period: month.period,
    employer: { name: 'Sample Inc.', numbers },
    people: people.map(
      (row): PersonForFiles => ({
        id: row.staff_id ?? '',
        staffId: row.staff_id ?? '',
        fullName: row.full_name ?? '',
        identityNumber: row.identity_number || null,
        passportNumber: null,
        nationality: null,
        citizenship: null,
        birthDate: plainDateOf(row.birth_date ?? ''),
        joinedOn: plainDateOf(row.joined_on ?? ''),
        leftOn: null,
        gender: row.gender ?? null,
        statutory: row,
        bank: null,
        otherAccounts: [],
      }),
    ),
    payslips: month.payslips.map(({ person, made }) => ({
      ...{ employeeId: person.id, figures: made.figures, given: made.given },
      ...{ netPay: '0.00', held: false, batch: null },
    })),
    totals: Object.fromEntries(
      names.map((name) => [name, amountText(sumOf(expected.map((row) => amountOf(row[name] || '0'))))]),
    ),
    inBig5: isInBig5,
    today: plainDateOf('2026-02-03'),
    paidOn: plainDateOf('2026-01-30'),
  }
}

const make = (input: FileInput, name: string): MadeFile | NoFile => {
  const file = agencyFileOf(input.country, name)
  if (!file) throw new Error(`no file ${name}`)
  return agencyFile(file, input)
}
const linesOf = (made: MadeFile | NoFile): string[] => {
  if ('refused' in made || made.content.kind !== 'text') throw new Error(JSON.stringify(made))
  return made.content.text.split('\r\n').slice(0, -1)
}
/** One person alone with these figures. */
const alone = (input: FileInput, person: Partial<PersonForFiles>, figures: Record<string, string>): FileInput => {
  const [first] = input.people
  if (!first) throw new Error('nobody')
  return {
    ...input,
    people: [{ ...first, id: '1', ...person }],
    payslips: [{ employeeId: '1', figures, netPay: '0.00', held: false, batch: null }],
    totals: figures,
  }
}

describe('the Philippines', () => {
  const input = january('philippines')

  // The worked line of the layout's source.
  test('SSS: eleven fields with semicolons', () => {
    const hidalgo = {
      fullName: 'Jennifer Hidalgo',
      statutory: { sss_number: '01-2345678-9', last_name: 'Hidalgo', first_name: 'Jennifer', middle_name: 'Bautista' },
    }
    const made = make(alone(input, hidalgo, { sss_compensation: '30000.00', sss_employee: '1500.00' }), 'sss')
    expect(made).toMatchObject({ name: 'SSS_0312345678_012026.txt' })
    expect(linesOf(made)).toEqual(['0312345678;001;0123456789;HIDALGO;JENNIFER;NULL;B;30000.00;N;NULL;NULL'])
  })

  test('SSS tells newcomers and leavers with their day, and leaves out signs that the upload refuses', () => {
    const figures = { sss_compensation: '30000.00', sss_employee: '1500.00' }
    const joined = { joinedOn: plainDateOf('2026-01-12'), fullName: "Ana O'Neil-Cruz" }
    expect(linesOf(make(alone(input, joined, figures), 'sss'))[0]).toMatch(
      /;O NEIL CRUZ;ANA;NULL;NULL;30000.00;1;01122026;NULL$/,
    )
    const left = { leftOn: plainDateOf('2026-01-20') }
    expect(linesOf(make(alone(input, left, figures), 'sss'))[0]).toMatch(/;2;01202026;NULL$/)
  })

  test('SSS R-3: widths, and SS and EC of the month in its place of the quarter come to the run', () => {
    const lines = linesOf(make(input, 'sss_r3'))
    expect(lines.slice(1, -1).every((line) => line.length === 118 && line.startsWith('20'))).toBe(true)
    const amounts = lines
      .slice(1, -1)
      .map((line) => amountOf(line.slice(43, 51).trim()) + amountOf(line.slice(85, 91).trim()))
    const run = amountOf(String(input.totals.sss_employee)) + amountOf(String(input.totals.sss_employer))
    expect(sumOf(amounts)).toBe(run)
    expect(lines.at(-1)?.slice(0, 2)).toBe('99')
  })

  test('SSS loans: what was taken for SSS alone, with cents implied', () => {
    const [first] = input.people
    const repaid: Repaid = {
      ...{ employeeId: first?.id ?? '', kind: 'other', paidTo: 'sss', name: 'SSS salary loan', reference: 'L-1' },
      ...{ principal: '24000.00', from: plainDateOf('2025-11-01'), amount: '1107.68' },
    }
    const lines = linesOf(
      make({ ...input, repaid: [repaid, { ...repaid, paidTo: null, amount: '500.00' }] }, 'sss_loans'),
    )
    expect(lines).toHaveLength(3)
    expect(lines[1]?.slice(44)).toBe('S2511010240000000000' + '0110768' + ' N')
    expect(lines[2]).toBe('9900010000000000' + '00110768')
  })

  test('PhilHealth and Pag-IBIG come to the run and tell birthdays', () => {
    expect(linesOf(make(input, 'philhealth'))[1]).toMatch(/^262497431077,Reyes,Ana,,01\/14\/1986,F,30085.00,/)
    const [header = '', first = ''] = linesOf(make(input, 'pag_ibig'))
    expect([header.length, header.slice(0, 10)]).toEqual([250, 'EH  202601'])
    expect([first.length, first.slice(0, 14), first.slice(-8)]).toEqual([168, 'DT992468906164', '19860114'])
  })

  test('a missing number names the person and the field', () => {
    const [, ...others] = input.people
    const [first] = input.people
    if (!first) throw new Error('nobody')
    const people = [{ ...first, statutory: { ...first.statutory, sss_number: '' } }, ...others]
    expect(make({ ...input, people }, 'sss')).toEqual({
      refused: 'payroll.file-needs',
      field: 'sss_number',
      about: [{ staffId: 'BR-0001', fullName: 'Ana Reyes', field: 'sss_number' }],
    })
  })
})

describe('Taiwan', () => {
  const input = january('taiwan')

  test.each(['labour_insurance', 'health_insurance', 'pension'])('%s comes to the run, in whole dollars', (name) => {
    const lines = linesOf(make(input, name))
    expect(lines[1]).toBe('年月,11501')
    expect(lines.slice(5).every((line) => !line.includes('.'))).toBe(true)
    expect(lines.length).toBeGreaterThan(10)
  })

  test('type 62: the records of the official sample, each bonus with what the year has had', () => {
    const figures = { bonus: '120000.00', supplementary_premium: '844.00', health_insured_salary: '45800.00' }
    const one = alone(input, {}, figures)
    const made = make({ ...one, year: new Map([['1', { bonus: '223000.00' }]]) }, 'supplementary_62')
    expect(made).toMatchObject({ name: 'DPR900000481150203001.csv' })
    const lines = linesOf(made)
    expect(lines[1]).toMatch(/^1,90000048,62,11501,11501,1,120000,844,Sample Inc\./)
    expect(lines[3]).toBe('2,I,1150130,E189918134,蔡品妍,120000,844,1,900000480,45800,223000,')
  })

  test('a letter that Big5 does not have is refused by person', () => {
    const one = alone(input, { fullName: '黃堃煊' }, { bonus: '120000.00', supplementary_premium: '844.00' })
    expect(make(one, 'supplementary_62')).toMatchObject({
      refused: 'payroll.file-cannot-hold',
      field: 'big5_name',
      about: [{ staffId: 'ML-0001' }],
    })
    expect(big5Bytes('中文A').toString('hex')).toBe('a4a4a4e541')
  })
})

describe('Malaysia', () => {
  const [sample] = sampleRuns()
  if (!sample) throw new Error('no sample')
  const input: FileInput = {
    ...sample,
    employer: { ...sample.employer, numbers: { ...sample.employer.numbers, ...numbers } },
    today: plainDateOf('2026-02-03'),
  }

  test('the levy: what Form 2 asks for above, everybody below', () => {
    const lines = linesOf(make(input, 'hrd'))
    expect(lines[1]).toBe('Month,01/2026')
    expect(lines[2]).toBe(`Number of employees,${lines.length - 7}`)
    expect(lines[4]).toBe(`Total levy,${input.totals.hrd_levy}`)
  })

  test('zakat and PTPTN list who pays, with their totals', () => {
    expect(linesOf(make(input, 'zakat')).at(-1)).toMatch(new RegExp(`^Total,\\d+,${input.totals.zakat}$`))
    const [first] = input.people
    const repaid: Repaid = {
      ...{ employeeId: first?.id ?? '', kind: 'ptptn', paidTo: null, name: 'PTPTN', reference: null },
      ...{ principal: null, from: plainDateOf('2026-01-01'), amount: '150.00' },
    }
    const made = make({ ...input, repaid: [repaid] }, 'ptptn')
    if ('refused' in made || made.content.kind !== 'table') throw new Error('no table')
    expect(made.content.rows.at(-1)).toEqual(['040103040002', 'Farah Nadia binti Ismail', '150.00', 'KS-0001', null])
  })

  test('Form A as text: records of 129 signs, sums in sen, and the hash of member numbers', () => {
    const lines = linesOf(make(input, 'epf_form_a'))
    expect(new Set(lines.map((line) => line.length))).toEqual(new Set([129]))
    expect(lines[0]?.slice(0, 33)).toBe('00EPF MONTHLY FORM A2026020300001')
    expect(lines[0]?.slice(33, 48)).toBe(String(input.totals.epf_employer).replace('.', '').padStart(15, '0'))
    expect(lines.at(-1)?.slice(0, 9)).toBe(`99${String(lines.length - 3).padStart(7, '0')}`)
    expect(lines.at(-1)?.slice(39, 60)).toBe(lines[0]?.slice(63, 84))
  })

  test('a file that does not come to the run is not handed out', () => {
    const wrong = { ...input, totals: { ...input.totals, zakat: '1.00', epf_employee: '1.00' } }
    expect(make(wrong, 'zakat')).toMatchObject({ refused: 'payroll.file-differs', figure: 'zakat', inRun: '1.00' })
    expect(make(wrong, 'epf_form_a')).toMatchObject({ refused: 'payroll.file-differs', figure: 'epf_employee' })
  })
})
