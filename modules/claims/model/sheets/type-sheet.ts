/** Types of claims as a sheet: a type is the same by its category and its name. A unit makes it one by distance. */
import type { ListKind } from '#platform/sheets/model/list-plan.ts'
import { cellAt, fault, folded, textIn } from '#platform/sheets/model/row-cells.ts'
import type { Row, Sheet } from '#platform/sheets/model/sheet.ts'
import { faultsOf } from '../claim-type.ts'
import { flagIn } from './flag-in.ts'

export const units = ['kilometres', 'miles'] as const
type Unit = (typeof units)[number]

export type SheetType = {
  readonly id: string
  readonly name: string
  readonly claim_category_id: string
  readonly is_unit_based: boolean
  readonly unit_type: Unit | null
  readonly amount_per_unit: string | null
  readonly limit_per_claim: string | null
  readonly limit_per_month: string | null
  readonly limit_per_year: string | null
  readonly require_receipt: boolean
  readonly is_taxable: boolean
  readonly is_active: boolean
}
type Category = { readonly id: string; readonly name: string }

const limits = ['limit_per_claim', 'limit_per_month', 'limit_per_year'] as const

export const typeSheet = (categories: readonly Category[]): Sheet => ({
  name: 'claim_types',
  columns: [
    {
      name: 'category',
      word: 'claims.sheet.type-category',
      kind: 'text',
      required: true,
      choices: categories.map(({ name }) => name),
    },
    { name: 'name', word: 'claims.sheet.type', kind: 'text', required: true, example: 'Meal with customers' },
    { name: 'unit', word: 'claims.sheet.unit', kind: 'choice', choices: units },
    { name: 'amount_per_unit', word: 'claims.sheet.rate', kind: 'money' },
    ...limits.map((name) => ({ name, word: `claims.sheet.${name}`, kind: 'money' as const })),
    { name: 'receipt', word: 'claims.sheet.receipt', kind: 'flag', example: 'yes' },
    { name: 'taxable', word: 'claims.sheet.taxable', kind: 'flag', example: 'no' },
    { name: 'active', word: 'claims.sheet.active', kind: 'flag', example: 'yes' },
  ],
})

export const typeRows = (list: readonly SheetType[], categories: readonly Category[]) =>
  list.map((type) => ({
    category: nameOf(categories, type.claim_category_id),
    name: type.name,
    unit: type.unit_type,
    amount_per_unit: type.amount_per_unit,
    limit_per_claim: type.limit_per_claim,
    limit_per_month: type.limit_per_month,
    limit_per_year: type.limit_per_year,
    receipt: type.require_receipt,
    taxable: type.is_taxable,
    active: type.is_active,
  }))

export function typeList(categories: readonly Category[], newId: () => string): ListKind<SheetType> {
  const categoryIn = (row: Row) =>
    categories.find(({ name }) => folded(name) === folded(textIn(row, 'category') ?? ''))?.id
  return {
    kind: 'type',
    keyOf: ({ claim_category_id, name }) => `${claim_category_id} ${folded(name)}`,
    keyIn: (row) => `${categoryIn(row)} ${folded(textIn(row, 'name') ?? '')}`,
    keyColumn: 'name',
    itemOf(row, before) {
      const category = categoryIn(row)
      if (category === undefined) {
        return [fault(row, 'category', 'claims.unknown-category', { key: 'claims.expected.category' })]
      }
      const unit = said(row, 'unit', before?.unit_type ?? null)
      const unit_type = units.find((one) => one === unit) ?? null
      const type: SheetType = {
        id: before?.id ?? newId(),
        name: before?.name ?? textIn(row, 'name') ?? '',
        claim_category_id: category,
        is_unit_based: unit_type !== null,
        unit_type,
        amount_per_unit: unit_type && said(row, 'amount_per_unit', before?.amount_per_unit ?? null),
        limit_per_claim: said(row, 'limit_per_claim', before?.limit_per_claim ?? null),
        limit_per_month: said(row, 'limit_per_month', before?.limit_per_month ?? null),
        limit_per_year: said(row, 'limit_per_year', before?.limit_per_year ?? null),
        require_receipt: flagIn(row, 'receipt') ?? before?.require_receipt ?? true,
        is_taxable: flagIn(row, 'taxable') ?? before?.is_taxable ?? false,
        is_active: flagIn(row, 'active') ?? before?.is_active ?? true,
      }
      const faults = Object.entries(faultsOf(type)).flatMap(([column, words]) =>
        words.map((word) => fault(row, column, word, { key: 'claims.expected.amount' })),
      )
      return faults.length > 0 ? faults : type
    },
    nameOf: ({ name }) => name,
    fields: {
      unit: ({ unit_type }) => unit_type,
      amount_per_unit: ({ amount_per_unit }) => amount_per_unit,
      limit_per_claim: ({ limit_per_claim }) => limit_per_claim,
      limit_per_month: ({ limit_per_month }) => limit_per_month,
      limit_per_year: ({ limit_per_year }) => limit_per_year,
      receipt: ({ require_receipt }) => (require_receipt ? 'yes' : 'no'),
      taxable: ({ is_taxable }) => (is_taxable ? 'yes' : 'no'),
      active: ({ is_active }) => (is_active ? 'yes' : 'no'),
    },
  }
}

/** A column that is not there says nothing; an empty cell says there is none. */
const said = (row: Row, column: string, before: string | null): string | null =>
  cellAt(row, column) === undefined ? before : textIn(row, column)

const nameOf = (categories: readonly Category[], id: string) => categories.find((one) => one.id === id)?.name ?? null
