import { expect, test } from 'vitest'
import { amountOf } from '#kernel/money.ts'
import { sampleMonths, sampleSheet } from '#tests/support/sample-company.ts'

test.each(['malaysia', 'taiwan', 'philippines'] as const)(
  'the three months of the sample company of %s come out as worked out independently',
  (country) => {
    const wanted = sampleSheet(country, 'expected')
    const names = Object.keys(wanted[0] ?? {})
    const got = sampleMonths(country).flatMap(({ period, payslips }) =>
      payslips.map(({ person, made }) => {
        expect(made.findings.filter(({ weight }) => weight === 'stops')).toEqual([])
        const row = { month: period.key, staff_id: person.staffId, ...made.figures }
        return names.map((name) => told(row[name as keyof typeof row]))
      }),
    )
    expect(got).toEqual(wanted.map((row) => names.map((name) => told(row[name]))))
  },
)

/** 1250.5 and 1250.50 are one amount. */
const told = (cell: unknown) =>
  typeof cell === 'string' && /^-?\d+(\.\d+)?$/.test(cell) ? amountOf(cell).toString() : cell
