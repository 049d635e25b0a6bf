import { expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { type PayslipInput, payslipDocument } from './payslip-document.ts'

const input: PayslipInput = {
  language: 'en',
  currency: 'MYR',
  period: { year: 2026, month: 1 },
  company: { name: 'Kopi Senja', registrationNumber: '2020', address: '' },
  person: {
    staffId: 'KP-1',
    fullName: 'Farah',
    department: null,
    position: 'Barista',
    numbers: { identity_number: '0401', password: 'x', epf_number: null },
    bank: { name: 'Maybank', accountNumber: '7424 2876 5391' },
  },
  figures: { gross_pay: '1234.50', total_deductions: '34.50', net_pay: '1200.00' },
  lines: [
    { key: 'basic_salary', side: 'earning', amount: '1234.50', days: '15', of: '31' },
    { key: 'benefit_in_kind', side: 'benefit', amount: '400.00' },
    { key: 'epf_employee', side: 'deduction', amount: '34.50' },
    { key: 'epf_employer', side: 'employer', amount: '20.00' },
    { key: 'hrd_levy', side: 'employer', amount: '1.25' },
  ],
  paymentDate: plainDateOf('2026-01-30'),
}
const label = (key: string) => `<${key}>`

test('the lines stand in their groups with their sums, a benefit is a note', () => {
  const made = payslipDocument(input, label)
  expect(made.groups).toEqual([
    {
      title: 'Earnings',
      sign: 'RM',
      lines: [{ label: '<basic_salary> (15 of 31 days)', value: '1,234.50' }],
      sum: { label: '<gross_pay>', value: '1,234.50' },
    },
    {
      title: 'Deductions',
      sign: 'RM',
      lines: [{ label: '<epf_employee>', value: '34.50' }],
      sum: { label: '<total_deductions>', value: '34.50' },
    },
    {
      title: 'Paid by the employer on top',
      sign: 'RM',
      lines: [
        { label: '<epf_employer>', value: '20.00' },
        { label: '<hrd_levy>', value: '1.25' },
      ],
      sum: { label: 'Total', value: '21.25' },
    },
  ])
  expect(made.net).toEqual({ label: 'Net pay', value: 'RM 1,200.00' })
  expect(made.notes[0]).toContain('<benefit_in_kind>, RM 400.00')
})

test('the account shows its last four digits, numbers without a printed name stay off the paper', () => {
  const made = payslipDocument(input, label)
  expect(made.paid).toBe('Maybank **** 5391, pay date 30 Jan 2026')
  expect(made.person.details.map((detail) => detail.label)).toEqual(['Staff ID', 'Position', 'Identity number'])
  expect(JSON.stringify(made)).not.toContain('76')
})

test('a payslip without deductions, bank or year so far prints what there is', () => {
  const { lines, person, ...rest } = input
  const made = payslipDocument({ ...rest, lines: [], person: { ...person, bank: null }, paymentDate: null }, label)
  expect(made).toMatchObject({ groups: [], paid: null })
  expect(lines).toHaveLength(5)
})

test('Taiwan dollars have no decimals, and Chinese words are Chinese', () => {
  const made = payslipDocument(
    { ...input, language: 'zh-Hant', currency: 'TWD', yearToDate: { net_pay: '52000.00' } },
    label,
  )
  expect(made).toMatchObject({ title: '薪資單', period: '2026 年 1 月', net: { value: 'NT$ 1,200' } })
  expect(made.groups.at(-1)).toEqual({
    title: '本年累計',
    sign: 'NT$',
    lines: [{ label: '<net_pay>', value: '52,000' }],
    sum: null,
  })
})
