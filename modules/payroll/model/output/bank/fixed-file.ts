/** A bank's layout as lines of fixed width, read byte by byte: names are cut to fit, numbers never. */
import type { NoFile } from '../file-input.ts'
import { fitted } from '../plain-text.ts'
import type { FixedField, FixedTemplate, Value } from './bank-template.ts'
import type { Built, Fill } from './filling.ts'
import type { Payment } from './payments.ts'

export function fixedFile(template: FixedTemplate, fill: Fill, payments: readonly Payment[]): Built | NoFile {
  const tooLongIn = (fields: readonly FixedField[], payment?: Payment): string[] =>
    fields
      .filter(({ value, width }) => !CUT.has(value) && fill.text(value, payment).length > width)
      .map(({ value }) => fieldOf(value))
  const [ofWhole] = tooLongIn([...template.header, ...template.trailer])
  if (ofWhole) return { refused: 'payroll.file-cannot-hold', field: ofWhole, about: [] }
  const about = payments.flatMap((payment) =>
    tooLongIn(template.detail, payment).map((field) => ({ staffId: payment.staffId, fullName: payment.name, field })),
  )
  if (about[0]) return { refused: 'payroll.file-cannot-hold', field: about[0].field, about }

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

/** By its word; what is not named here is made of amounts. */
const FIELDS: ReadonlyMap<Value, string> = new Map<Value, string>([
  ['account', 'bank_account'],
  ['identity', 'identity_number'],
  ['organisationCode', 'bank_organisation_code'],
])
const fieldOf = (value: Value): string => FIELDS.get(value) ?? 'net_pay'

function filled({ width, zeros }: FixedField, text: string): string {
  if (zeros) return text.padStart(width, '0')
  return fitted(text, width).padEnd(width)
}
