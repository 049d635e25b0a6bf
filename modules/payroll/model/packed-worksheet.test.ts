import { expect, test } from 'vitest'
import { workOut } from '#statutory/work-out.ts'
import { packedWorksheet, unpackedWorksheet, worksheetPacker } from './packed-worksheet.ts'

const worksheetOf = (amount: string) => {
  const earnings = [
    { type: 'basic_salary', amount },
    { type: 'bonus', amount: '1000.00' },
  ]
  const given = { age: 40, category: 3, children_under_18: '2', malaysian_employees: 20, earnings }
  return workOut('my.payslip', '2026-06-30', given, { worksheet: true }).worksheet ?? []
}

test('a worksheet comes back as it was', () => {
  const steps = worksheetOf('5500.00')
  expect(steps.length).toBeGreaterThan(20)
  expect(unpackedWorksheet(packedWorksheet(steps))).toEqual(steps)
})

test('people who go through the same steps share one shape', () => {
  const [one, other] = [packedWorksheet(worksheetOf('5500.00')), packedWorksheet(worksheetOf('5612.34'))]
  expect(one.shape).toBe(other.shape)
  expect(one.values).not.toEqual(other.values)
})

test('a packer that has seen other shapes packs each as it would be packed alone', () => {
  const pack = worksheetPacker()
  const [one] = worksheetOf('5500.00')
  if (!one) throw new Error('a worksheet has steps')
  const worksheets = [
    worksheetOf('5500.00'),
    worksheetOf('0.00'),
    worksheetOf('90.00'),
    [one],
    [{ ...one, key: 'other' }],
  ]
  for (const steps of [...worksheets, ...worksheets]) expect(pack(steps)).toEqual(packedWorksheet(steps))
})
