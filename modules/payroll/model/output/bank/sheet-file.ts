/** A bank's layout as a workbook: real dates, everything else as text, amounts with two decimals. */
import { amountOf } from '#kernel/money.ts'
import type { Cell } from '../file-input.ts'
import type { SheetTemplate, Value } from './bank-template.ts'
import type { Built, Fill } from './filling.ts'
import type { Payment } from './payments.ts'

export function sheetFile(template: SheetTemplate, fill: Fill, payments: readonly Payment[]): Built {
  const { columns } = template
  const plain = (values: readonly Value[]): readonly Cell[] => values.map((value) => fill.cell(value) || null)
  const rows = payments.map((payment) => columns.map(({ value }) => fill.cell(value, payment)))
  const at = columns.findIndex(({ value }) => value === 'amount')
  return {
    extension: 'xlsx',
    content: {
      kind: 'table',
      sheet: template.sheet,
      widths: columns.map(({ width }) => width),
      rows: [
        ...template.before.map(plain),
        columns.map(({ title }) => ({ bold: title })),
        ...rows,
        ...template.after.map(plain),
      ],
    },
    amounts: rows.map((row) => amountOf(String(row[at]))),
  }
}
