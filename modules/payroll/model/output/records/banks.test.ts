import { describe, expect, test } from 'vitest'
import type { Country } from '#kernel/countries.ts'
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import { sampleRuns } from '#tests/support/sample-run.ts'
import type { BankFileInput, MadeFile, NoFile } from '../file-input.ts'
import { bankRecordsOf } from '../files-of.ts'
import { pain001File } from '../pain001.ts'
import { bankRecordsFile } from './bank-records.ts'
import { horizontalHash } from './banks/ph.ts'
import { differencesFrom } from './compared.ts'
import { layoutFaults } from './layout-faults.ts'
import { delimited, field, fixed, text } from './record-layout.ts'

const [sample] = sampleRuns()
if (!sample) throw new Error('no sample')
const malaysia: BankFileInput = { ...sample, paymentDate: plainDateOf('2026-01-30'), batch: 1 }
const net = String(malaysia.totals.net_pay)

type Paid = { readonly account: string; readonly net: string; readonly name?: string; readonly code?: string }
/** A few people with their net pay. */
const paying = (country: Country, paid: readonly Paid[], account = '1234567890'): BankFileInput => ({
  ...malaysia,
  country,
  employer: { name: 'Bayani Retail Inc.', numbers: { unified_business_number: '90000048' } },
  paying: { code: country === 'TW' ? 'esun' : 'bdo', name: 'Bank', swift: null, account, companyCode: '12345' },
  people: paid.map(({ account: accountNumber, name = 'Ana Reyes', code = 'bdo' }, at) => ({
    ...{ id: String(at), staffId: `BR-${at + 1}`, fullName: name, identityNumber: 'A123456789', passportNumber: null },
    ...{ nationality: null, citizenship: null, statutory: {}, otherAccounts: [] },
    bank: { code, name: code, swift: null, accountNumber },
  })),
  payslips: paid.map(({ net: netPay }, at) => ({
    ...{
      id: `0000000${at}-0000-4000-8000-000000000000`,
      employeeId: String(at),
      figures: {},
      netPay,
      held: false,
      batch: null,
    },
  })),
  totals: { net_pay: amountText(sumOf(paid.map(({ net: one }) => amountOf(one)))) },
})
const make = (input: BankFileInput, code: string): MadeFile | NoFile => {
  const bank = bankRecordsOf(input.country, code)
  if (!bank) throw new Error(`no ${code}`)
  return bankRecordsFile(bank, input)
}
const linesOf = (made: MadeFile | NoFile): string[] => {
  if ('refused' in made || made.content.kind !== 'text') throw new Error(JSON.stringify(made))
  return made.content.text.split('\r\n').slice(0, -1)
}

test('RHB: a sheet without titles, its own accounts as 10 and others as 30 with their bank', () => {
  const made = make(malaysia, 'rhb')
  if ('refused' in made || made.content.kind !== 'table') throw new Error(JSON.stringify(made))
  const { rows } = made.content
  expect(made.name).toBe('salary_rhb_2026-01-30.xlsx')
  expect(rows[0]).toEqual([
    ...['30', '1', '3893.45', 'MBBEMYKL', null, '1', 'Farah Nadia binti Ismail', '742428765391', '040103040002'],
    ...[null, null, null, '01'],
  ])
  expect(rows.some((row) => row[0] === '10' && row[3] === null)).toBe(true)
  expect(amountText(sumOf(rows.map((row) => amountOf(String(row[2])))))).toBe(net)
})

describe('Philippine banks', () => {
  const paidAt = (code: string) =>
    paying('PH', [
      { account: '0012345678', net: '15234.56', code },
      { account: '9876543210', net: '20000.00', code },
    ])
  const two = paidAt('bdo')

  test('BDO', () => {
    expect(linesOf(make(two, 'bdo'))).toEqual([
      'H         11234567890     1234520260130',
      '0012345678      15234.56',
      '9876543210      20000.00',
      'T         235234.56',
    ])
  })

  test('BPI with its hash of account and amount', () => {
    // 15,234.56 x (34 + 56 + 78)
    expect(horizontalHash({ account: '0012345678', amount: 15_234_56n })).toBe(15_234_56n * 168n)
    const [header, first, , trailer] = linesOf(make(paidAt('bpi'), 'bpi'))
    expect(header).toBe('H12345013026011' + '1234567890' + '123' + '000002000000' + '000003523456' + '1')
    expect(first).toBe('D12345013026013' + '0012345678' + '000001523456' + '000255940608')
    expect(trailer).toBe(
      'T12345013026012' +
        '1234567890' +
        '000009888888888' +
        '000000003523456' +
        String(15_234_56n * 168n + 20_000_00n * 96n).padStart(18, '0') +
        '00002',
    )
  })

  test('Metrobank, RCBC and Security Bank keep their widths', () => {
    const widths = (code: string) => linesOf(make(paidAt(code), code)).map((line) => line.length)
    expect(widths('metrobank')).toEqual([98, 98])
    expect(linesOf(make(paidAt('rcbc'), 'rcbc'))[0]).toBe(
      `01001250000000000123456788011100000000015234560130260${' '.repeat(25)}00001`,
    )
    expect(linesOf(make(paidAt('security_bank'), 'security_bank'))).toEqual([
      'PHP0100012345678900130262000000003523456',
      'PHP1000000123456781234007000000001523456',
      'PHP1000098765432101234007000000002000000',
    ])
  })

  test('pay nobody of another bank, also not in part, unless the company wrote the bank into its lines', () => {
    const mixed = paying('PH', [
      { account: '0012345678', net: '15234.56' },
      { account: '9876543210', net: '20000.00', code: 'unionbank' },
      { account: '5555555555', net: '1.00' },
    ])
    const shared = { code: 'bpi', name: 'BPI', swift: null, accountNumber: '1', share: '10' }
    const people = mixed.people.map((one, at) => (at === 2 ? { ...one, otherAccounts: [shared] } : one))
    const input = { ...mixed, people }
    expect(linesOf(make(input, 'bdo')).slice(1)).toEqual(['0012345678      15234.56', 'T         115234.56'])
    expect(make(input, 'rcbc')).toEqual({ refused: 'payroll.nobody-to-pay' })
    const bdo = bankRecordsOf('PH', 'bdo')
    if (!bdo) throw new Error('no BDO')
    const own = delimited({ detail: [field('bank_name'), field('account'), field('amount')] })
    expect(linesOf(bankRecordsFile(bdo, input, own))).toHaveLength(1 + 4)
  })

  test('without the company’s code, or with an account that does not fit, there is no file', () => {
    const { paying: account } = two
    if (!account) throw new Error('no account')
    const without = { ...two, paying: { ...account, companyCode: null } }
    expect(make(without, 'bdo')).toEqual({ refused: 'payroll.file-needs', field: 'company_code', about: [] })
    expect(make(paying('PH', [{ account: '12345678901', net: '1.00', code: 'bpi' }]), 'bpi')).toMatchObject({
      refused: 'payroll.file-cannot-hold',
      field: 'account',
      about: [{ staffId: 'BR-1' }],
    })
  })
})

describe('Taiwan: ACH P01', () => {
  const two = paying('TW', [
    { account: '164695800715', net: '52000.00', code: 'first', name: '蔡品妍' },
    { account: '174674507034', net: '48000.00', code: 'esun', name: '楊書妤' },
  ])

  test('records of 250 signs, whole dollars, banks by their numbers', () => {
    const lines = linesOf(make(two, 'achp01'))
    expect(lines.map((line) => line.length)).toEqual([250, 250, 250, 250])
    expect(lines[0]?.slice(0, 40)).toBe('BOFACHP0101150130000000' + '8080000' + '9990250' + 'V10')
    expect(lines[1]?.slice(0, 72)).toBe(
      'NSD   00000001' + '8080000' + '0000001234567890' + '0070000' + '0000164695800715' + '0000052000' + '00',
    )
    expect(lines[3]?.slice(0, 55)).toBe('EOFACHP01011501308080000999025000000002' + '0000000000100000')
  })

  test('a bank that the clearing house does not number is named with the person, and cents are never cut', () => {
    expect(make(paying('TW', [{ account: '1', net: '1.00', code: 'none' }]), 'achp01')).toMatchObject({
      refused: 'payroll.file-needs',
      field: 'bank_number',
    })
    expect(make(paying('TW', [{ account: '1', net: '1.50', code: 'esun' }]), 'achp01')).toMatchObject({
      refused: 'payroll.file-differs',
    })
  })
})

describe('pain.001', () => {
  const paid: BankFileInput = {
    ...malaysia,
    paying: { code: 'maybank', name: 'Maybank', swift: 'MBBEMYKL', account: '514000009999', companyCode: null },
  }
  const xml = (version: '03' | '09', input = paid) => {
    const made = pain001File(input, { version, currency: 'MYR', now: '2026-01-29T08:30:00.000Z' })
    if ('refused' in made || made.content.kind !== 'text') throw new Error(JSON.stringify(made))
    return made.content.text
  }

  test('the message of version 03: sums, count, one transfer a person with an id of its own', () => {
    const text = xml('03')
    expect(text).toContain('<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03"><CstmrCdtTrfInitn>')
    expect(text.match(/<CtrlSum>([^<]+)/)?.[1]).toBe(net)
    expect(text.match(/<NbOfTxs>(\d+)/)?.[1]).toBe(String(malaysia.payslips.length))
    expect(text).toContain('<ReqdExctnDt>2026-01-30</ReqdExctnDt><Dbtr><Nm>Kopi Senja Sdn Bhd</Nm></Dbtr>')
    expect(text).toContain('<Amt><InstdAmt Ccy="MYR">3893.45</InstdAmt></Amt><CdtrAgt><FinInstnId><BIC>MBBEMYKL</BIC>')
    const ids = [...text.matchAll(/<EndToEndId>([^<]+)/g)].map(([, id = '']) => id)
    expect(new Set(ids).size).toBe(malaysia.payslips.length)
    expect(ids.every((id) => id.length <= 35)).toBe(true)
  })

  test('version 09 calls banks and days otherwise; names keep to the signs of banks', () => {
    const people = paid.people.map((one, at) => (at === 0 ? { ...one, fullName: 'Ñiño & <Sons>' } : one))
    const text = xml('09', { ...paid, people })
    expect(text).toContain('<BICFI>MBBEMYKL</BICFI>')
    expect(text).toContain('<ReqdExctnDt><Dt>2026-01-30</Dt></ReqdExctnDt>')
    expect(text).toContain('<Cdtr><Nm>Nino Sons</Nm></Cdtr>')
  })
})

describe('a layout of one’s own', () => {
  const known = { names: ['full_name', 'account', 'amount', 'total'], amounts: ['amount'] }

  test('needs known values, an amount to be held against the run, and widths', () => {
    expect(layoutFaults(delimited({ detail: [field('full_name'), field('salary')] }), known)).toEqual({
      'detail.1.value': ['payroll.layout-unknown'],
      detail: ['payroll.layout-needs-amount'],
    })
    expect(layoutFaults(fixed({ detail: [field('account'), field('amount', { width: 12 })] }), known)).toEqual({
      'detail.0.width': ['payroll.layout-needs-width'],
    })
    const right = delimited({ detail: [field('amount')], trailer: [[text('T'), field('total_amount')]] })
    expect(layoutFaults(right, known)).toBeUndefined()
  })

  test('is held against a sample by its shape', () => {
    const layout = fixed({ header: [[text('H')]], detail: [field('amount', { width: 10 })], trailer: [[text('T')]] })
    expect(differencesFrom(layout, ['H', '1234567890', 'T'], ['H', '0000000001', '0000000002', 'T'])).toEqual([])
    expect(differencesFrom(layout, ['H', '1234567890', 'T'], ['H', '123456789012', 'X'])).toEqual([
      { line: 2, what: 'length', ours: '1234567890', sample: '123456789012' },
      { line: 3, what: 'sign', ours: 'T', sample: 'X' },
    ])
    const sheet = delimited({ detail: [field('full_name'), field('amount')] })
    expect(differencesFrom(sheet, ['N,A', '"Lee, Ann",1.00'], ['N,A', 'Ann,1.00'])).toEqual([])
  })
})
