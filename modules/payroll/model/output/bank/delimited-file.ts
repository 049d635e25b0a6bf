/** A bank's layout as comma separated text: lines before, titles, a line for each payment. */
import { amountOf } from '#kernel/money.ts'
import { cellsOf, csvLine } from '../csv-lines.ts'
import type { DelimitedTemplate } from './bank-template.ts'
import type { Built, Fill } from './filling.ts'
import type { Payment } from './payments.ts'

export function delimitedFile(template: DelimitedTemplate, fill: Fill, payments: readonly Payment[]): Built {
  const { columns } = template
  const lines = payments.map((payment) => csvLine(columns.map(({ value }) => fill.text(value, payment))))
  const head = [
    ...template.before.map((cells) => csvLine(cells.map((value) => fill.text(value)))),
    csvLine(columns.map(({ title }) => title)),
  ]
  const at = columns.findIndex(({ value }) => value === 'amount')
  return {
    extension: 'csv',
    content: {
      kind: 'text',
      type: 'text/csv; charset=utf-8',
      text: [...head, ...lines].map((line) => `${line}\r\n`).join(''),
    },
    amounts: lines.map((line) => amountOf(cellsOf(line)[at] ?? '')),
  }
}
