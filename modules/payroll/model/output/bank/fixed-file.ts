/** A bank's layout as lines of fixed width, read byte by byte: names are cut to fit, numbers never. */
import type { NoFile } from '../file-input.ts'
import { fitted } from '../plain-text.ts'
import type { FixedField, FixedTemplate, Value } from './bank-template.ts'
import type { Built, Fill } from './filling.ts'
import type { Payment } from './payments.ts'

export function fixedFile(template: FixedTemplate, fill: Fill, payments: readonly Payment[]): Built | NoFile {
  const tooLong = payments.flatMap((payment) =>
    template.detail
      .filter(({ value, width }) => !CUT.has(value) && fill.text(value, payment).length > width)
      .map(({ value }) => ({ staffId: payment.staffId, fullName: payment.name, field: fieldOf(value) })),
  )
  if (tooLong[0]) return { refused: 'payroll.file-cannot-hold', field: tooLong[0].field, about: tooLong }

  const line = (fields: readonly FixedField[], payment?: Payment): string =>
    fields.map((field) => filled(field, fill.text(field.value, payment))).join('')
  const details = payments.map((payment) => line(template.detail, payment))
  const at = template.detail.findIndex(({ value }) => value === 'sen')
  const from = template.detail.slice(0, at).reduce((sum, { width }) => sum + width, 0)
  const to = from + (template.detail[at]?.width ?? 0)
  return {
    extension: 'txt',
    content: {
      kind: 'text',
      type: 'text/plain; charset=us-ascii',
      text: [line(template.header), ...details, line(template.trailer)].map((one) => `${one}\r\n`).join(''),
    },
    amounts: details.map((one) => BigInt(one.slice(from, to))),
  }
}

/** Words for the reader, which may be shortened. */
const CUT: ReadonlySet<Value> = new Set<Value>(['name', 'employer', 'staffId', 'reference', 'bankName'])

const fieldOf = (value: Value): string =>
  value === 'account' ? 'bank_account' : value === 'identity' ? 'identity_number' : 'net_pay'

function filled({ width, zeros }: FixedField, text: string): string {
  if (zeros) return text.padStart(width, '0')
  return fitted(text, width).padEnd(width)
}
