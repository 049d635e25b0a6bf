import { describe, expect, test } from 'vitest'
import { byGroup, byShares } from '../table.ts'
import { type BookedPerson, journalOf, reversalOf } from './journal.ts'
import { cellsOf, columnsOf } from './layouts.ts'
import { accountsBy, type Rule } from './rules.ts'
import { dividedBy } from './shares.ts'

const rule = (of: string, debit: string | null, credit: string | null, place: Partial<Rule> = {}): Rule => ({
  of,
  department: null,
  cost_centre: null,
  debit: debit === null ? null : { account: debit, name: debit },
  credit: credit === null ? null : { account: credit, name: credit },
  ...place,
})
const booked = (people: readonly BookedPerson[], rules: readonly Rule[]) =>
  journalOf(people, {
    accountOf: accountsBy(rules),
    suspense: { account: '9999', name: 'Suspense' },
    claims: { account: '2100', name: 'Claims payable' },
    label: ({ figure }) => figure,
    reductions: new Set(['leave_deduction']),
    basic: 'basic_salary',
  })
const line = (figure: string, side: BookedPerson['lines'][number]['side'], amount: string) =>
  ({ figure, side, amount, category: null, source: null }) as const

/** 3,000 and 200 of a claim, 330 of EPF and 390 of the employer's: net 2,870, cost 3,590. */
const ann: BookedPerson = {
  department: 'Kitchen',
  shares: [],
  net: '2870.00',
  lines: [
    line('basic_salary', 'earning', '3000.00'),
    { ...line('reimbursement', 'earning', '200.00'), source: 'claim' },
    line('epf_employee', 'deduction', '330.00'),
    line('epf_employer', 'employer', '390.00'),
  ],
}
const usual = [
  rule('gross_pay', '6000', null),
  rule('epf_employee', null, '2200'),
  rule('epf_employer', '6100', '2200'),
  rule('net_pay', null, '2300'),
]

describe('a month’s journal', () => {
  test('debits the cost, credits whom it is owed to, and claims to what is payable already', () => {
    const { lines, debit, credit, unmapped } = booked([ann], usual)
    expect([debit, credit, unmapped]).toEqual(['3590.00', '3590.00', []])
    expect(lines.map(({ account, department, debit: d, credit: c }) => [account, department, d, c])).toEqual([
      ['2100', null, '200.00', '0.00'],
      ['6000', 'Kitchen', '3000.00', '0.00'],
      ['6100', 'Kitchen', '390.00', '0.00'],
      ['2200', null, '0.00', '330.00'],
      ['2200', null, '0.00', '390.00'],
      ['2300', null, '0.00', '2870.00'],
    ])
  })

  test('puts what has no account into suspense, by name, and still balances', () => {
    const { debit, credit, unmapped, lines } = booked([ann], [rule('gross_pay', '6000', null)])
    expect([debit, credit]).toEqual(['3590.00', '3590.00'])
    expect(unmapped.map(({ figure, side, amount }) => [figure, side, amount])).toEqual([
      ['epf_employee', 'credit', '330.00'],
      ['epf_employer', 'debit', '390.00'],
      ['epf_employer', 'credit', '390.00'],
      ['net_pay', 'credit', '2870.00'],
    ])
    expect(lines.filter(({ account }) => account === '9999')).toHaveLength(4)
  })

  test('takes the cost centre’s account before the department’s, and that before everybody’s', () => {
    const rules = [
      ...usual,
      rule('basic_salary', '6001', null),
      rule('basic_salary', '6002', null, { department: 'Kitchen' }),
      rule('basic_salary', '6003', null, { cost_centre: 'Bar' }),
    ]
    const shares = [
      { cost_centre: 'Bar', percentage: '60' },
      { cost_centre: 'Hall', percentage: '40' },
    ]
    const accounts = booked([{ ...ann, shares }], rules).lines.filter(
      ({ description }) => description === 'basic_salary',
    )
    expect(accounts.map(({ account, cost_centre, debit }) => [account, cost_centre, debit])).toEqual([
      ['6002', 'Hall', '1200.00'],
      ['6003', 'Bar', '1800.00'],
    ])
  })

  test('lessens the wages by what lowers them; a refund of tax is debited where the tax is owed', () => {
    const ben: BookedPerson = {
      department: null,
      shares: [],
      net: '2650.00',
      lines: [
        line('basic_salary', 'earning', '3000.00'),
        line('leave_deduction', 'earning', '-400.00'),
        line('tax_refund', 'refund', '50.00'),
      ],
    }
    const { lines, debit, unmapped } = booked([ben], [...usual, rule('withholding_tax', null, '2250')])
    expect(lines.map(({ account, debit: d }) => [account, d])).toEqual([
      ['2250', '50.00'],
      ['6000', '2600.00'],
      ['2300', '0.00'],
    ])
    expect([debit, unmapped]).toEqual(['2650.00', []])
  })

  test('is undone by its reversal', () => {
    const { lines } = booked([ann], usual)
    expect(reversalOf(lines).at(-1)).toMatchObject({ account: '6100', debit: '0.00', credit: '390.00' })
    expect(reversalOf(reversalOf(lines))).toEqual(lines)
  })
})

test('shares leave what is left over to the largest, below zero too', () => {
  const thirds = ['33.33', '33.33', '33.34'].map((percentage, at) => ({ cost_centre: `C${at}`, percentage }))
  const amounts = (amount: bigint) => dividedBy(amount, thirds).map((part) => part.amount)
  expect(amounts(10_001n)).toEqual([3333n, 3333n, 3335n])
  expect(amounts(-10_001n)).toEqual([-3333n, -3333n, -3335n])
  expect(dividedBy(1n, thirds)).toEqual([{ cost_centre: 'C2', amount: 1n }])
})

test('Xero takes one amount with its sign and names a tracking category only where there is an option', () => {
  const [debited] = booked([ann], usual).lines.slice(1)
  const sheet = { date: '2026-03-31', reference: 'PAY-2026-03-1', currency: 'MYR' }
  const cells = debited ? cellsOf(debited, columnsOf('xero', []), sheet) : []
  expect(cells.slice(3)).toEqual(['6000', 'Tax Exempt', '3000.00', 'Department', 'Kitchen', '', ''])
})

test('a report by cost centre divides each amount, and loses no cent', () => {
  const entry = {
    ...{ employee_id: '1', staff_id: 'A', full_name: 'Ann', department: null, position: null },
    values: { net: '100.01', bank: '0.00' },
  }
  const shares = [
    { cost_centre: 'North', percentage: '33.33' },
    { cost_centre: 'South', percentage: '66.67' },
  ]
  const columns = [{ key: 'net', label: 'Net', kind: 'money' as const }]
  const rows = byGroup(
    byShares([entry, { ...entry, employee_id: '2' }], (id) => (id === '1' ? shares : [])),
    columns,
    'cost_centre',
  )
  expect(rows.map(({ cost_centre, values, people }) => [cost_centre, values.net, people])).toEqual([
    ['North', '33.33', 1],
    ['South', '66.68', 1],
    [null, '100.01', 1],
  ])
})
