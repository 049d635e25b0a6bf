import { expect, test } from 'vitest'
import { countries } from '#kernel/countries.ts'
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import type { PersonForFiles } from '#modules/employees/model/public.ts'
import { sampleRuns } from '#tests/support/sample-run.ts'
import { cellsOf } from '../csv-lines.ts'
import type { BankFileInput, MadeFile, NoFile } from '../file-input.ts'
import { bankTemplate } from '../files-of.ts'
import { bankFileOf } from './bank-file.ts'
import { divided } from './divided.ts'

const [january] = sampleRuns()
if (!january) throw new Error('no sample')
const employer = { ...january.employer, numbers: { ...january.employer.numbers, bank_organisation_code: '123' } }
const input: BankFileInput = { ...january, employer, paymentDate: plainDateOf('2026-01-30'), batch: 1 }
const net = String(input.totals.net_pay)

const make = (code: string, changed: Partial<BankFileInput> = {}) =>
  bankFileOf(bankTemplate('MY', code), { ...input, ...changed })
const linesOf = (made: MadeFile | NoFile): string[] => {
  if ('refused' in made || made.content.kind !== 'text') throw new Error(JSON.stringify(made))
  return made.content.text.split('\r\n').slice(0, -1)
}
const withFirst = (change: Partial<PersonForFiles>) => ({
  people: input.people.map((person, at) => (at === 0 ? { ...person, ...change } : person)),
})

test('Maybank: six lines before, titles, and everybody paid once', () => {
  const made = make('maybank')
  expect(made).toMatchObject({ name: 'salary_maybank_2026-01-30.csv' })
  const lines = linesOf(made)
  expect(lines.slice(0, 8)).toEqual([
    'Employer Info :',
    'Crediting Date (eg. dd/MM/yyyy),30/01/2026',
    'Payment Reference',
    'Payment Description',
    'Bulk Payment Type,Salary',
    '',
    'Beneficiary Name,Beneficiary Bank,Beneficiary Account No,ID Type,ID Number,Payment Amount,Payment Reference,Payment Description',
    'Farah Nadia binti Ismail,Maybank,742428765391,NRIC,040103040002,3893.45,SALARY 01/2026,KS-0001',
  ])
  const amounts = lines.slice(7).map((line) => amountOf(cellsOf(line)[5] ?? ''))
  expect(amounts).toHaveLength(input.payslips.length)
  expect(amountText(sumOf(amounts))).toBe(net)
})

test('CIMB: records of one width each, the trailer counts and sums', () => {
  const lines = linesOf(make('cimb'))
  expect(lines[0]).toBe(`0100123${'Kopi Senja Sdn Bhd'.padEnd(40)}30012026${'0'.repeat(16)}  `)
  expect(lines.slice(1, -1).every((line) => line.length === 147 && line.startsWith('02'))).toBe(true)
  expect(lines[1]?.slice(25, 76)).toBe(`${'Farah Nadia binti Ismail'.padEnd(40)}00000389345`)
  const count = String(input.payslips.length).padStart(6, '0')
  expect(lines.at(-1)).toBe(`03${count}${net.replace('.', '').padStart(13, '0')}`)
})

test('CIMB: without the number of the organisation, or with one that its place cannot hold, there is no file', () => {
  const numbered = (bank_organisation_code: string) =>
    make('cimb', { employer: { ...employer, numbers: { ...employer.numbers, bank_organisation_code } } })
  const field = 'bank_organisation_code'
  expect(numbered(' - ')).toEqual({ refused: 'payroll.file-needs', field, about: [] })
  expect(numbered('12-34-56')).toEqual({ refused: 'payroll.file-cannot-hold', field, about: [] })
  expect(linesOf(numbered('1-2345'))[0]).toMatch(/^0112345/)
})

test('Public Bank: a real day, amounts as text, the own bank and others, a total below', () => {
  const made = make('public_bank')
  if ('refused' in made || made.content.kind !== 'table') throw new Error('no table')
  const { rows } = made.content
  expect(made.name).toBe('salary_public_bank_2026-01-30.xlsx')
  expect(rows[0]).toEqual(['PAYMENT DATE : (DD/MM/YYYY)', { day: '2026-01-30' }])
  expect(rows[2]?.slice(0, 7)).toEqual([
    'IBG',
    '742428765391',
    'MBBEMYKL',
    'Farah Nadia binti Ismail',
    'NI',
    '040103040002',
    '3893.45',
  ])
  expect(rows.slice(2, -1).some((row) => row[0] === 'PBB' && row[2] === 'PBBEMYKL')).toBe(true)
  expect(rows.at(-1)).toEqual(['TOTAL:', null, null, null, null, null, net])
})

test('any other bank gets the general sheet', () => {
  const [titles = '', first = ''] = linesOf(make('rhb'))
  expect(titles).toBe(
    'Beneficiary Name,Bank,SWIFT,Account Number,Identity Number,Amount,Payment Date,Reference,Staff ID',
  )
  expect(first).toBe(
    'Farah Nadia binti Ismail,Maybank,MBBEMYKL,742428765391,040103040002,3893.45,30/01/2026,SALARY 01/2026,KS-0001',
  )
})

test('who is held or has nothing to get is not in the file, and the sum still holds', () => {
  const [first, second, ...rest] = input.payslips
  if (!first || !second) throw new Error('no sample')
  const payslips = [{ ...first, held: true }, { ...second, netPay: '0.00' }, ...rest]
  const totals = { ...input.totals, net_pay: amountText(amountOf(net) - amountOf(second.netPay)) }
  const lines = linesOf(make('others', { payslips, totals }))
  expect(lines).toHaveLength(input.payslips.length - 1)
  expect(lines.join()).not.toContain('KS-0001')
})

test('who was held when a file was taken is paid by the next one, and each file can be made again as it was', () => {
  const [late, later, ...rest] = input.payslips
  if (!late || !later) throw new Error('no sample')
  const paid = rest.map((payslip) => ({ ...payslip, batch: 1 }))
  const payslips = [late, { ...later, held: true }, ...paid]
  const next = make('others', { payslips, batch: 2 })
  expect(next).toMatchObject({ name: 'salary_others_2026-01-30_2.csv' })
  expect(
    linesOf(next)
      .slice(1)
      .map((line) => cellsOf(line).at(-1)),
  ).toEqual(['KS-0001'])
  const again = linesOf(make('others', { payslips, batch: 1 }))
  expect(again).toHaveLength(rest.length + 1)
  expect(again.join()).not.toMatch(/KS-000[12]\b/)
})

test('a file that would pay nobody is not made', () => {
  const payslips = input.payslips.map((payslip) => ({ ...payslip, held: true }))
  expect(make('others', { payslips })).toEqual({ refused: 'payroll.nobody-to-pay' })
})

test('people without a bank account are named, unless held', () => {
  expect(make('maybank', withFirst({ bank: null }))).toEqual({
    refused: 'payroll.no-bank-account',
    about: [{ staffId: 'KS-0001', fullName: 'Farah Nadia binti Ismail', field: 'bank_account' }],
  })
  const payslips = input.payslips.map((payslip, at) => (at === 0 ? { ...payslip, held: true } : payslip))
  expect(make('maybank', { ...withFirst({ bank: null }), payslips })).not.toHaveProperty('refused')
})

test('a file that does not come to the run’s net pay is not handed out', () => {
  expect(make('maybank', { totals: { net_pay: '1.00' } })).toMatchObject({
    refused: 'payroll.file-differs',
    inFile: net,
    inRun: '1.00',
  })
})

test('negative net pay cannot be paid out', () => {
  const payslips = input.payslips.map((payslip, at) => (at === 0 ? { ...payslip, netPay: '-1.00' } : payslip))
  expect(() => make('maybank', { payslips })).toThrow('negative')
})

test('names keep their script where the layout allows it and are spelled in Latin letters where not', () => {
  const chinese = withFirst({ fullName: '陳堃煊瑠 Ñiño' })
  expect(linesOf(make('others', chinese))[1]).toContain('陳堃煊瑠 Ñiño')
  expect(linesOf(make('cimb', chinese))[1]?.slice(25, 65).trim()).toBe('Nino')
  expect(make('cimb', withFirst({ fullName: '陳堃煊瑠' }))).toMatchObject({ field: 'latin_name' })
})

test('an account longer than its field is refused, a formula in a name is made harmless', () => {
  const bank = { code: 'maybank', name: 'Maybank', swift: null, accountNumber: '1'.repeat(17) }
  expect(make('cimb', withFirst({ bank }))).toMatchObject({
    refused: 'payroll.file-cannot-hold',
    field: 'bank_account',
  })
  const line = linesOf(make('others', withFirst({ fullName: '=1+1', staffId: '-2,5' })))[1] ?? ''
  expect(cellsOf(line)[0]).toBe("'=1+1")
  expect(cellsOf(line)[8]).toBe("'-2,5")
})

test('account numbers keep their leading zeros', () => {
  const bank = { code: 'maybank', name: 'Maybank', swift: null, accountNumber: '0012-345 678' }
  expect(cellsOf(linesOf(make('others', withFirst({ bank })))[1] ?? '')[3]).toBe('0012345678')
})

test('who is paid to several accounts gets a line for each, and not a sen more or less', () => {
  const [first] = input.people
  const more = { name: 'RHB Bank', code: 'rhb', swift: 'RHBBMYKL' }
  const otherAccounts = [
    { ...more, accountNumber: '44445555666677', share: '33.33' },
    { ...more, accountNumber: '88889999000011', share: '0.01' },
  ]
  const lines = linesOf(make('maybank', withFirst({ otherAccounts })))
  expect(lines.slice(7, 10)).toEqual([
    'Farah Nadia binti Ismail,Maybank,742428765391,NRIC,040103040002,2595.39,SALARY 01/2026,KS-0001',
    'Farah Nadia binti Ismail,RHB Bank,44445555666677,NRIC,040103040002,1297.68,SALARY 01/2026,KS-0001',
    'Farah Nadia binti Ismail,RHB Bank,88889999000011,NRIC,040103040002,0.38,SALARY 01/2026,KS-0001',
  ])
  expect(first?.staffId).toBe('KS-0001')
  expect(amountText(sumOf(lines.slice(7).map((line) => amountOf(cellsOf(line)[5] ?? ''))))).toBe(net)
})

test('dollars of Taiwan are divided whole', () => {
  expect(divided(50_001_00n, ['33.33', '33.33'], countries.TW.smallestPaid)).toEqual({
    first: 16_671_00n,
    rest: [16_665_00n, 16_665_00n],
  })
})

test('whoever is paid by a digital bank is named where the layout cannot pay to one, unless held (S5-041, S8-026)', () => {
  const first = input.people[0]
  const bank = { code: 'gxbank', name: 'GXBank', swift: null, accountNumber: '8888123456', digital: true }
  const changed = withFirst({ bank })
  for (const code of ['public_bank', 'cimb']) {
    expect(make(code, changed)).toMatchObject({
      refused: 'payroll.bank-not-compatible',
      banks: ['GXBank'],
      about: [{ staffId: first?.staffId, fullName: first?.fullName }],
    })
  }
  const share = withFirst({ otherAccounts: [{ ...bank, share: '10' }] })
  expect(make('public_bank', share)).toMatchObject({ refused: 'payroll.bank-not-compatible', banks: ['GXBank'] })
  for (const code of ['maybank', 'others']) expect(make(code, changed)).not.toHaveProperty('refused')
  const payslips = input.payslips.map((slip) => ({ ...slip, held: slip.employeeId === first?.id || slip.held }))
  expect(make('public_bank', { ...changed, payslips })).not.toHaveProperty('refused')
})
