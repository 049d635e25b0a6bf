import { expect, test } from 'vitest'
import type { Country } from '#kernel/countries.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import { receiptOf } from './receipt.ts'

const today = plainDateOf('2026-11-20')
const read = (country: Country, lines: readonly string[], more: { confidence?: number; codes?: string[] } = {}) => {
  const { confidence = 1, codes = [] } = more
  const from = confidence === 1 ? ('text' as const) : ('ocr' as const)
  const file = { codes, from, lines: lines.map((text) => ({ text, confidence })) }
  return receiptOf(file, { country, today, ownNo: country === 'TW' ? '12345675' : null })
}

const HOTEL = [
  'HOTEL SERI MUAR SDN BHD',
  '12 Jalan Maharani, 84000 Muar',
  'SST No: W10-1808-32000123',
  'Receipt No: INV-20431',
  'Date: 03/11/2026 14:05',
  'Deluxe room, 1 night RM 115.18',
  'Subtotal RM 115.18',
  'Service Tax 8% RM 9.22',
  'Total RM 124.40',
  'Cash RM 150.00',
  'Change RM 25.60',
]

test('a Malaysian hotel: the total, not what was handed over or came back, and the day before the month', () => {
  const { proposal, fields } = read('MY', HOTEL)
  expect(proposal).toEqual({
    ...{ merchant: 'HOTEL SERI MUAR SDN BHD', expense_date: '2026-11-03', amount: '124.40', currency_code: 'MYR' },
    ...{ tax_amount: '9.22', supplier_tax_no: 'W10-1808-32000123', receipt_no: 'INV-20431' },
  })
  expect(fields.amount).toEqual({ from: 'text', confidence: 0.99 })
})

test('what is less sure than three in five is not proposed', () => {
  const { proposal, fields } = read('MY', HOTEL, { confidence: 0.64 })
  expect(proposal).toMatchObject({ amount: '124.40', tax_amount: null, merchant: null })
  expect(fields).toEqual({
    amount: { from: 'ocr', confidence: 0.63 },
    expense_date: { from: 'ocr', confidence: 0.61 },
    currency_code: { from: 'ocr', confidence: 0.61 },
  })
})

test('a Philippine receipt: the month before the day, VAT but not what it was of, no permit’s day', () => {
  const { proposal } = read('PH', [
    'KAPE MAYNILA INC.',
    'VAT REG TIN 123-456-789-000',
    'SI No. 000123456',
    'Date 11/03/2026',
    'VATable Sales 1,000.00',
    'VAT Exempt Sales 0.00',
    'VAT (12%) 120.00',
    'TOTAL AMOUNT DUE PHP 1,120.00',
    'Amount tendered 2,000.00',
    'Date issued 01/15/2026 PTU',
  ])
  expect(proposal).toEqual({
    ...{ merchant: 'KAPE MAYNILA INC.', expense_date: '2026-11-03', amount: '1120.00', currency_code: 'PHP' },
    ...{ tax_amount: '120.00', supplier_tax_no: '123-456-789-000', receipt_no: '000123456' },
  })
})

test('a printed 電子發票 without its code: whole dollars, 民國 days, the seller’s number and not our own', () => {
  const { proposal } = read('TW', [
    '晨 光 咖啡 有限 公司',
    '電子發票證明聯',
    'AB-12345678',
    '日期 115/11/03 13:22',
    '賣方24536806 買方12345675',
    '營業稅 15',
    '總計 315',
  ])
  expect(proposal).toEqual({
    ...{ merchant: '晨光咖啡有限公司', expense_date: '2026-11-03', amount: '315.00', currency_code: 'TWD' },
    ...{ tax_amount: '15.00', supplier_tax_no: '24536806', receipt_no: 'AB12345678' },
  })
})

const hex = (whole: number) => whole.toString(16).padStart(8, '0')
const code = (sales: number, total: number, buyer: string) =>
  `AB123456781151103${'1234'}${hex(sales)}${hex(total)}${buyer}24536806${'abcdefghijklmnopqrstuw=='}:**********:1:1:1:咖啡:1:315`

test('the left code of a 電子發票 is exact, and says who bought', () => {
  const { proposal, fields, buyer } = read('TW', HOTEL, { codes: ['**:2:3', code(300, 315, '12345675')] })
  expect(proposal).toEqual({
    ...{ merchant: null, expense_date: '2026-11-03', amount: '315.00', currency_code: 'TWD' },
    ...{ tax_amount: '15.00', supplier_tax_no: '24536806', receipt_no: 'AB12345678' },
  })
  expect([fields.amount, buyer]).toEqual([{ from: 'qr', confidence: 1 }, '12345675'])
  const consumer = read('TW', [], { codes: [code(0, 315, '00000000')] })
  expect([consumer.proposal.tax_amount, consumer.buyer]).toEqual([null, null])
})

test.each<[Country, string[], string | null]>([
  ['MY', ['Kedai Buku', 'Total', 'RM 18.90', 'Cash', 'RM 20.00'], '18.90'],
  ['MY', ['Kedai Buku', 'TOTAL 20.05', 'Rounding 0.00', 'GRAND TOTAL 20.05', 'TOTAL SAVINGS 3.00'], '20.05'],
  ['MY', ['Kedai Buku', 'JUMLAH RM1,234.50', 'TUNAI RM1,300.00', 'BAKI RM65.50'], '1234.50'],
  ['MY', ['Kedai Buku', 'Total Items 3', 'Total incl. SST 45.60', 'Total SST 2.58'], '45.60'],
  ['MY', ['Kedai Buku', 'Cash 50.00', 'Change 4.40'], '45.60'],
  ['TW', ['小計 300', '合計 NT$ 300', '現金 500', '找零 200'], '300.00'],
  ['MY', ['Nothing of money here', '12 Nov 2026'], null],
])('of %s %j the total is %s', (country, lines, total) => {
  expect(read(country, lines).proposal.amount).toBe(total)
})

test.each<[Country, string, string | null]>([
  ['MY', 'Date: 3 Nov 2026', '2026-11-03'],
  ['MY', 'November 3, 2026', '2026-11-03'],
  ['MY', '03-11-26', '2026-11-03'],
  ['MY', '2026-11-03 10:00', '2026-11-03'],
  ['MY', 'Tarikh 3 Ogos 2026', '2026-08-03'],
  ['PH', '13/11/2026', '2026-11-13'],
  ['MY', '11/13/2026', '2026-11-13'],
  ['TW', '115年11月03日', '2026-11-03'],
  ['MY', '25/12/2026', null],
  ['MY', 'Permit of 01/02/2019', null],
])('in %s the day of %s is %s', (country, line, day) => {
  expect(read(country, ['Kedai Buku', line]).proposal.expense_date).toBe(day)
})

test('a line made to hold the reader up does not', () => {
  const long = Array.from({ length: 300 }, () => '1,111'.repeat(40))
  expect(read('MY', long).proposal.amount).toBeNull()
})
