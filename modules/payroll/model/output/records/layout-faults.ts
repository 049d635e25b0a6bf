/** What stands against a layout that a company writes: by field, in words. */
import type { RecordField, RecordLayout } from './record-layout.ts'

/** What lines and the whole may say, by name; which of them are amounts that the file has to come to. */
export type Known = { readonly names: readonly string[]; readonly amounts: readonly string[] }

const MOST_LINES = 10
const MOST_FIELDS = 80

export function layoutFaults(
  layout: RecordLayout,
  known: Known,
): Readonly<Record<string, readonly string[]>> | undefined {
  const faults: Record<string, string[]> = {}
  const parts: [string, readonly RecordField[]][] = [
    ...layout.header.map((fields, at): [string, readonly RecordField[]] => [`header.${at}`, fields]),
    ['detail', layout.detail],
    ...layout.trailer.map((fields, at): [string, readonly RecordField[]] => [`trailer.${at}`, fields]),
  ]
  for (const [path, fields] of parts) {
    if (fields.length > MOST_FIELDS) faults[path] = ['payroll.layout-too-long']
    for (const [at, field] of fields.entries()) {
      if (field.value !== undefined && !known.names.includes(plainName(field.value)))
        faults[`${path}.${at}.value`] = ['payroll.layout-unknown']
      if (field.value !== undefined && field.text) faults[`${path}.${at}.text`] = ['payroll.layout-one']
    }
  }
  if (layout.header.length > MOST_LINES || layout.trailer.length > MOST_LINES)
    faults.header = ['payroll.layout-too-long']
  const used = new Set(layout.detail.map(({ value }) => value))
  if (!known.amounts.some((name) => used.has(name))) faults.detail = ['payroll.layout-needs-amount']
  const ends = layout.detail.findIndex(({ width }) => width === undefined)
  if (layout.kind === 'fixed' && ends >= 0 && ends < layout.detail.length - 1 && layout.detail[ends]?.value)
    faults[`detail.${ends}.width`] = ['payroll.layout-needs-width']
  return Object.keys(faults).length > 0 ? faults : undefined
}

/** A sum stands under the name of what it adds up. */
const plainName = (name: string): string => name.replace(/^total_/, '')
