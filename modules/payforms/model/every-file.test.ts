/**
 * The files of yearly forms, and the forms they are made of, as committed text: a change of a layout shows as a difference
 * a person can read. `npx vitest run modules/payforms/model/every-file -u` writes it anew.
 */
import { expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { makeForm } from './forms.ts'
import { cp8dFile } from './my/cp8d.ts'
import { makeEa } from './my/ea.ts'
import { alphalistEmployee, alphalistFile } from './ph/alphalist.ts'
import { make1604c } from './ph/bir1604c.ts'
import { make2316 } from './ph/bir2316.ts'
import { dprFile } from './tw/supplementary-premium.ts'
import { u8File } from './tw/withholding-statement.ts'
import type { FormYear, PayLine, PersonYear } from './year.ts'

const at: FormYear = {
  year: 2026,
  today: plainDateOf('2027-01-15'),
  company: {
    ...{ name: '青山實業', address: null, travelLimit: '6000.00', region: 'NCR', sector: 'non_agriculture' },
    numbers: {
      employer_tax_number: 'E 9012345678',
      unified_business_number: '90000048',
      health_insurance_unit_code: '900000480',
      employer_tin: '684-785-510-000',
    },
    details: { tax_office_code: 'A05', officer_name: '王小明', officer_phone: '02-1234-5678' },
  },
}
const earned = (key: string, amount: string, more: Partial<PayLine> = {}): PayLine => ({
  ...{ key, amount, side: 'earning', name: null, of_earlier_year: false, marked: false },
  ...more,
})
type Year = Partial<Omit<PersonYear, 'person'>> & { readonly person?: Partial<PersonYear['person']> }
const year = ({ person, ...more }: Year): PersonYear => ({
  person: {
    ...{ id: '1', staffId: 'A-1', fullName: 'Ann Tan', position: null, department: null, address: 'Main Road 1' },
    ...{ jobLevel: null, identityNumber: '900505100008', passportNumber: null, nationality: 'MY' },
    ...{ citizenship: 'citizen', employmentType: 'full_time', joinedOn: plainDateOf('2020-01-01'), leftOn: null },
    ...{ statutory: { tax_number: 'IG 531367080' }, category: 2, ...person },
  },
  ...{ months: [], lines: [], before: {}, ...more },
})
const shown = (file: { readonly name: string; readonly text: string } | { readonly refused: string }): string =>
  'refused' in file ? JSON.stringify(file) : `${file.name}\n${file.text.replaceAll('\r\n', '↵\n')}`
const golden = (name: string) => `every-file.${name}.golden.txt`

test('C.P.8D: both files, with what was claimed by form TP1', async () => {
  const claimed = { C5: '1200.40', C6: '300.00' }
  const months = [{ month: 1, figures: { withholding_tax: '255.25', epf_employee: '550.00' }, marked: false }]
  const ann = year({ lines: [earned('basic_salary', '5000.70'), earned('benefit_in_kind', '90.00')], months, claimed })
  expect(makeEa(ann, at).figures).toMatchObject({ D5a: '1500.40', D5b: '0.00' })
  const left = year({ ...ann, person: { ...ann.person, leftOn: plainDateOf('2026-06-30') } })
  expect(makeForm('tp3', left, at, {}).figures).toMatchObject({ D5: '1200.40', D6: '300.00', D7: '0.00' })
  const lines = [makeForm('cp8d', ann, at, {}).line ?? '']
  await expect([shown(cp8dFile('M', at, lines)), shown(cp8dFile('P', at, lines))].join('\n')).toMatchFileSnapshot(
    golden('MY'),
  )
})

test('Taiwan: the statement’s line, and each bonus that owed a premium with what the year had had', async () => {
  const identity = { identityNumber: 'A123456789', fullName: '林怡君', nationality: 'TW' }
  const paid = (paidOn: string, bonus: string, supplementary_premium: string) => ({
    paidOn: plainDateOf(paidOn),
    figures: { bonus, supplementary_premium, health_insured_salary: '50600.00' },
  })
  const lin = year({
    person: identity,
    months: [{ month: 2, figures: { taxable_wages: '50000.00', bonus: '300000.00' }, marked: false }],
    payments: [
      paid('2026-02-05', '100000.00', '0.00'),
      paid('2026-02-28', '200000.00', '2059.00'),
      paid('2026-09-25', '40000.00', '844.00'),
    ],
  })
  const { figures } = makeForm('supplementary_premium', lin, at, {})
  expect(figures).toEqual({ payments: '2', paid: '240000.00', premium: '2903.00' })
  const statement = makeForm('withholding_statement', lin, at, {}).figures
  const files = [u8File(at, [{ of: lin, figures: statement, delivery: 'electronic' }]), dprFile(at, [lin])]
  await expect(files.map(shown).join('\n')).toMatchFileSnapshot(golden('TW'))
})

test('the Philippines: 1604-C with both schedules, names in parts, and items as the company reads them', async () => {
  const shares = { sss_employee: '500.00', philhealth_employee: '250.00', pag_ibig_employee: '200.00' }
  const maria = year({
    person: {
      ...{ fullName: 'Maria Luisa Santos Reyes', nationality: 'PH' },
      statutory: { tin: '901-234-567-000', last_name: 'Reyes', first_name: 'Maria Luisa', middle_name: 'Santos' },
    },
    lines: [earned('allowance', '2000.00'), earned('commission', '3000.00')],
    months: [
      {
        ...{ month: 12, marked: false },
        figures: {
          ...shares,
          taxable_regular: '41050.00',
          taxable_supplementary: '3000.00',
          withholding_tax: '4000.00',
        },
      },
    ],
  })
  const jose = year({
    person: {
      ...{ id: '2', fullName: 'José Peña', nationality: 'PH', statutory: { tin: '123456789' } },
      ...{ leftOn: plainDateOf('2026-06-30'), leavingReason: 'retirement' },
    },
    lines: [earned('basic_salary', '18000.00', { marked: true }), earned('overtime', '700.00', { marked: true })],
    months: [{ month: 6, marked: true, figures: { ...shares, taxable_regular: '0.00', benefits_exempt: '1500.00' } }],
  })
  const chosen = { allowance: '41', commission: '47', overtime: '49' }
  const items = make2316(maria, at, chosen).figures
  expect(items).toMatchObject({
    39: '39050.00',
    41: '2000.00',
    '44A': '0.00',
    45: '0.00',
    47: '3000.00',
    52: '44050.00',
  })
  // What is free of tax for a minimum wage earner stays where it is.
  expect(make2316(jose, at, chosen).figures).toMatchObject({ 31: '700.00', 49: '0.00' })
  const text = shown(alphalistFile(at, [jose, maria], chosen))
  await expect(text).toMatchFileSnapshot(golden('PH'))
  const [, , , second = '', control = ''] = text.split('↵\n')
  expect([second, control].map((line) => line.split(',').length)).toEqual([59, 45])
  expect(shown(alphalistFile(at, [jose]))).toMatch(
    /^6847855100000123120261604C.DAT\nH1604C,684785510,0000,12\/31\/2026↵\nD2,/,
  )
  // Withheld as payslips have it, though the year asks for less: the form says that the year is not settled.
  expect(text).toContain(',0.00,4000.00,0.00,4000.00,FILIPINO,R,')
  expect(make1604c(maria, at, chosen).lacking).toEqual(['tax_not_settled'])
  expect(make1604c(jose, at).lacking).toEqual([])
  const trial = { ...maria, person: { ...maria.person, probationEndsOn: plainDateOf('2027-02-28') } }
  expect(alphalistEmployee(trial, at, chosen)).toMatchObject({ employment_status: 'P' })
  const inPesos = { ...at, company: { ...at.company, details: { schedule_2_pesos: 'yes' } } }
  const odd = {
    ...jose,
    months: jose.months.map((one) => ({ ...one, figures: { ...one.figures, benefits_exempt: '1500.50' } })),
  }
  expect(shown(alphalistFile(inPesos, [odd]))).toContain(',1501.00,')
  const nowhere = { ...at, company: { ...at.company, sector: null } }
  expect(alphalistFile(nowhere, [jose])).toMatchObject({ refused: 'sector', of: jose })
})
