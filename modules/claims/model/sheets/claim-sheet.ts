/**
 * Claims as a sheet: those that are there leave with their number, by which they are known when they come in again; a
 * row without one is a new claim, which waits for a decision or was paid before, outside of this product.
 */
import { cellAt, fault, folded, textIn } from '#platform/sheets/model/row-cells.ts'
import type { CellFault, Row, Sheet, Value } from '#platform/sheets/model/sheet.ts'

const states = ['pending', 'processing', 'approved', 'paid', 'completed', 'rejected', 'withdrawn', 'cancelled'] as const

export const claimSheet: Sheet = {
  name: 'claims',
  columns: [
    { name: 'claim_no', word: 'claims.sheet.claim_no', kind: 'text', max: 40 },
    { name: 'staff_id', word: 'claims.sheet.staff_id', kind: 'text', required: true, example: 'KS-001' },
    { name: 'full_name', word: 'claims.sheet.full_name', kind: 'text' },
    { name: 'category', word: 'claims.sheet.claim-category', kind: 'text', example: 'Meals' },
    { name: 'type', word: 'claims.sheet.claim-type', kind: 'text', required: true, example: 'Meal with customers' },
    { name: 'expense_date', word: 'claims.sheet.expense_date', kind: 'date', required: true, example: '2026-03-14' },
    { name: 'currency_code', word: 'claims.sheet.currency_code', kind: 'code', pattern: '[A-Z]{3}', upper: true },
    { name: 'amount', word: 'claims.sheet.amount', kind: 'money', example: '124.40' },
    {
      ...{ name: 'exchange_rate', word: 'claims.sheet.exchange_rate', kind: 'code' },
      pattern: '\\d{1,9}(\\.\\d{1,8})?',
    },
    { name: 'claimable_amount', word: 'claims.sheet.claimable_amount', kind: 'money' },
    {
      ...{ name: 'total_mileage', word: 'claims.sheet.total_mileage', kind: 'code' },
      pattern: '\\d{1,7}(\\.\\d{1,2})?',
    },
    { name: 'from_place', word: 'claims.sheet.from_place', kind: 'text' },
    { name: 'to_place', word: 'claims.sheet.to_place', kind: 'text' },
    { name: 'tax_amount', word: 'claims.sheet.tax_amount', kind: 'money' },
    { name: 'merchant', word: 'claims.sheet.merchant', kind: 'text', example: 'Hotel Muar' },
    { name: 'supplier_tax_no', word: 'claims.sheet.supplier_tax_no', kind: 'text' },
    { name: 'receipt_no', word: 'claims.sheet.receipt_no', kind: 'text' },
    { name: 'note', word: 'claims.sheet.note', kind: 'text', max: 2000 },
    { name: 'status', word: 'claims.sheet.status', kind: 'choice', choices: states, example: 'paid' },
    { name: 'paid_on', word: 'claims.sheet.paid_on', kind: 'date', example: '2026-03-28' },
    { name: 'reference', word: 'claims.sheet.reference', kind: 'text' },
  ],
}
const names = claimSheet.columns.map(({ name }) => name)

export type ClaimOfSheet = {
  readonly id: string
  readonly claim_no: string
  readonly told: Readonly<Record<string, string | null>>
}
type Shown = Readonly<Record<string, unknown>> & { readonly claim_no: string; readonly total_mileage: string | null }

/** As it leaves; what follows from the distance is not said beside it. */
export const claimRow = (claim: Shown): Record<string, Value> =>
  Object.fromEntries(
    names.map((name) => {
      const value = claim[name]
      const follows = claim.total_mileage !== null && (name === 'amount' || name === 'currency_code')
      return [name, follows || typeof value !== 'string' || value === '' ? null : value]
    }),
  )

export type SheetBook = {
  /** By number. */
  readonly known: ReadonlyMap<string, Readonly<Record<string, Value>>>
  /** By staff id, folded. */
  readonly people: ReadonlyMap<string, string>
  readonly types: readonly { readonly id: string; readonly name: string; readonly category: string }[]
  readonly today: string
}
export type NewRow = {
  readonly row: Row
  readonly employeeId: string
  readonly typeId: string
  /** Of what was paid before. */
  readonly paid: { readonly on: string; readonly reference: string | null } | null
}

/** What is new of the rows, and what is wrong with the others. */
export function newRows(rows: readonly Row[], book: SheetBook): { fresh: NewRow[]; faults: CellFault[] } {
  const fresh: NewRow[] = []
  const faults: CellFault[] = []
  const seen = new Set<string>()
  for (const row of rows) {
    const number = textIn(row, 'claim_no')
    if (number !== null) {
      if (seen.has(number)) faults.push(fault(row, 'claim_no', 'sheets.row-twice', { key: 'sheets.expected.once' }))
      seen.add(number)
      faults.push(...differs(row, book.known.get(number)))
      continue
    }
    const found = newRow(row, book)
    if (Array.isArray(found)) faults.push(...found)
    else fresh.push(found)
  }
  return { fresh, faults }
}

function newRow(row: Row, { people, types, today }: SheetBook): NewRow | CellFault[] {
  const employeeId = people.get(folded(textIn(row, 'staff_id') ?? ''))
  if (employeeId === undefined)
    return [fault(row, 'staff_id', 'claims.unknown-person', { key: 'claims.expected.staff_id' })]
  const category = textIn(row, 'category')
  const named = types.filter(
    (type) =>
      folded(type.name) === folded(textIn(row, 'type') ?? '') &&
      (category === null || folded(type.category) === folded(category)),
  )
  const [type, ...others] = named
  if (!type || others.length > 0) return [fault(row, 'type', 'claims.unknown-type', { key: 'claims.expected.type' })]
  const status = textIn(row, 'status') ?? 'pending'
  if (status !== 'pending' && status !== 'paid')
    return [fault(row, 'status', 'claims.new-state', { key: 'claims.expected.new-state' })]
  const on = textIn(row, 'paid_on')
  if (status === 'pending') {
    return on === null
      ? { row, employeeId, typeId: type.id, paid: null }
      : [fault(row, 'paid_on', 'claims.paid-needs-state', { key: 'claims.expected.new-state' })]
  }
  if (on === null || on > today || on < (textIn(row, 'expense_date') ?? ''))
    return [fault(row, 'paid_on', 'claims.paid-day', { key: 'claims.expected.paid-day' })]
  return { row, employeeId, typeId: type.id, paid: { on, reference: textIn(row, 'reference') } }
}

/** What is there is changed on its screen: a sheet may bring it back as it left, and nothing else. */
function differs(row: Row, known: Readonly<Record<string, Value>> | undefined): CellFault[] {
  if (!known) return [fault(row, 'claim_no', 'claims.unknown-number', { key: 'claims.expected.claim_no' })]
  return names.flatMap((name) => {
    const cell = cellAt(row, name)
    const isSame = cell === undefined || plain(cell) === plain(known[name])
    return isSame ? [] : [fault(row, name, 'claims.stays-as-it-is', { key: 'claims.expected.as-it-left' })]
  })
}

/** Of blanks and folded lines a sheet keeps no account. */
const plain = (value: unknown): string => (typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '')
