import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { csvRows } from '#tests/support/csv.ts'
import { type PayCompany, type PayServer, sample, startPayServer } from '#tests/support/pay-company.ts'

const expected = csvRows(sample('expected'))
const figures = Object.keys(expected[0] ?? {}).filter((name) => name !== 'month')

let server: PayServer
let company: PayCompany
beforeAll(async () => {
  server = await startPayServer()
  company = await server.newCompany()
  await company.addPeople(sample('employees'))
})
afterAll(() => server?.stop())

describe.each(['2026-01', '2026-02', '2026-03'])('%s', (month) => {
  test('items in, run out, every column of every person as worked out independently', async () => {
    const items = await company.items(month, sample('pay-items'))
    expect(items.body.data).toMatchObject({ rows: 111, rejected: 0 })
    expect(items.body.data.accepted + items.body.data.other_months).toBe(111)
    const generated = await company.generate(month)
    expect(generated.body).toMatchObject({ data: { status: 'unconfirmed' } })
    const { body } = await company.view(month)
    const wanted = expected.filter((row) => row.month === month).map((row) => pick(row))
    expect(body.data.payslips.map(pick)).toEqual(wanted)
  })

  test('totals are the sums of the columns', async () => {
    const { body } = await company.view(month)
    const rows = expected.filter((row) => row.month === month)
    expect(body.data.totals.people).toBe(rows.length)
    for (const figure of figures.filter((name) => name !== 'staff_id')) {
      const sum = rows.reduce((total, row) => total + BigInt((row[figure] ?? '').replace('.', '')), 0n)
      expect({ [figure]: BigInt(body.data.totals[figure].replace('.', '')) }).toEqual({ [figure]: sum })
    }
  })

  test('confirmed and approved', async () => {
    expect((await company.confirm(month)).body).toMatchObject({
      message: 'Confirmation status updated successfully',
      data: { status: 'confirmed' },
    })
    expect((await company.approve(month)).body).toMatchObject({
      message: 'Approval status updated successfully',
      data: { status: 'approved' },
    })
  })
})

const pick = (row: Record<string, string>) => Object.fromEntries(figures.map((name) => [name, row[name]]))
