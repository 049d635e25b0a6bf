import { describe, expect, test } from 'vitest'
import { layoutOf } from '#platform/sheets/model/rows.ts'
import { figureHeadings } from './other-headings.ts'
import { faultsOfParallel, parallelOf, parallelSheet } from './parallel.ts'

const FIGURES = ['gross_pay', 'epf_employee', 'net_pay']
const slip = (staff_id: string, gross_pay: string, epf_employee: string, net_pay: string) => ({
  ...{ id: `p-${staff_id}`, employee_id: `e-${staff_id}`, staff_id, full_name: `Name ${staff_id}` },
  figures: { gross_pay, epf_employee, net_pay },
})
const row = (at: number, values: Record<string, string | null>) => ({ row: at, values })
const slips = [slip('A-1', '3000.00', '330.00', '2650.00'), slip('A-2', '5000.00', '550.00', '4400.00')]

test('headings of other programs stand for our figures, in Chinese too, and one that is ours goes before', () => {
  const sheet = parallelSheet(['gross_pay', 'net_pay'], (figure) => figureHeadings.TW[figure] ?? [])
  const layout = layoutOf(sheet, ['工號', '姓名', '應發合計', '勞保費', '實領金額', 'net_pay'])
  if (!('columns' in layout)) throw new Error('The header was refused')
  expect(layout.columns.map(({ column, at }) => [column.name, at])).toEqual([
    ['staff_id', 0],
    ['full_name', 1],
    ['gross_pay', 2],
    ['net_pay', 5],
  ])
  expect(layout.notes.map(({ column }) => column)).toEqual(['勞保費', '實領金額'])
})

describe('a run beside another program', () => {
  test('is the same where every figure of the sheet is, whatever the case of the staff id', () => {
    const { people, figures } = parallelOf(FIGURES, slips, [
      row(1, { staff_id: 'a-1', gross_pay: '3000.00', net_pay: '2650.00' }),
      row(2, { staff_id: 'A-2', gross_pay: '5000.00', net_pay: '4400.00' }),
    ])
    expect(people.map(({ status }) => status)).toEqual(['same', 'same'])
    expect(figures).toEqual([
      { name: 'gross_pay', from: '8000.00', to: '8000.00', difference: '0.00' },
      { name: 'net_pay', from: '7050.00', to: '7050.00', difference: '0.00' },
    ])
  })

  test('names the figures that differ, by how much, and compares no empty cell', () => {
    const [first, second] = parallelOf(FIGURES, slips, [
      row(1, { staff_id: 'A-1', epf_employee: '331.00', net_pay: '2649.00' }),
      row(2, { staff_id: 'A-2', epf_employee: null, net_pay: '4400.00' }),
    ]).people
    expect(first).toMatchObject({ status: 'changed', from: '2649.00', to: '2650.00', difference: '1.00' })
    expect(first?.lines).toEqual([
      { key: 'epf_employee', from: '331.00', to: '330.00', difference: '-1.00' },
      { key: 'net_pay', from: '2649.00', to: '2650.00', difference: '1.00' },
    ])
    expect(second).toMatchObject({ status: 'same', lines: [] })
  })

  test('tells nothing of a net pay that the sheet does not say', () => {
    const { people } = parallelOf(FIGURES, slips, [row(1, { staff_id: 'A-1', epf_employee: '331.00' })])
    expect(people[0]).toMatchObject({ status: 'changed', from: null, to: '2650.00', difference: null })
  })

  test('names whom one of the two alone pays', () => {
    const { people } = parallelOf(FIGURES, slips, [
      row(1, { staff_id: 'A-1', net_pay: '2650.00' }),
      row(2, { staff_id: 'Z-9', full_name: 'Zoe', net_pay: '100.00' }),
    ])
    expect(people.map(({ staff_id, status, from, to }) => [staff_id, status, from, to])).toEqual([
      ['A-1', 'same', '2650.00', '2650.00'],
      ['A-2', 'joined', '0.00', '4400.00'],
      ['Z-9', 'left', '100.00', '0.00'],
    ])
  })
})

test('somebody who is in the sheet twice is a mistake', () => {
  const faults = faultsOfParallel([row(1, { staff_id: 'A-1' }), row(2, { staff_id: 'a-1' })])
  expect(faults.map(({ row: at, column }) => [at, column])).toEqual([[2, 'staff_id']])
})
