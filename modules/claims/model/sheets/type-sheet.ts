/** Types of claims as a sheet: a type is the same by its category and its name. A unit makes it one by distance. */
import { type ListColumns, namedIn } from '#platform/records/model/list-columns.ts'
import { fault } from '#platform/sheets/model/row-cells.ts'
import { faultsOf } from '../claim-type.ts'

const units = ['kilometres', 'miles'] as const

export type SheetType = {
  readonly id: string
  readonly name: string
  readonly claim_category_id: string
  readonly is_unit_based: boolean
  readonly unit_type: (typeof units)[number] | null
  readonly amount_per_unit: string | null
  readonly limit_per_claim: string | null
  readonly limit_per_month: string | null
  readonly limit_per_year: string | null
  readonly require_receipt: boolean
  readonly is_taxable: boolean
  readonly is_active: boolean
}
type Category = { readonly id: string; readonly name: string }

const limit = <Name extends string>(field: Name) => ({ field, word: `claims.sheet.${field}`, kind: 'money' }) as const

export const typeColumns = (categories: readonly Category[]): ListColumns<SheetType> => ({
  name: 'claim_types',
  kind: 'type',
  columns: [
    {
      ...{ field: 'claim_category_id', name: 'category', word: 'claims.sheet.type-category', kind: 'text' },
      ...{ key: true, required: true, ...namedIn<string>(categories) },
      unread: ['claims.unknown-category', 'claims.expected.category'],
    },
    {
      ...{ field: 'name', word: 'claims.sheet.type', kind: 'text', key: true, required: true },
      example: 'Meal with customers',
    },
    { field: 'unit_type', name: 'unit', word: 'claims.sheet.unit', kind: 'choice', choices: units },
    { field: 'amount_per_unit', word: 'claims.sheet.rate', kind: 'money' },
    limit('limit_per_claim'),
    limit('limit_per_month'),
    limit('limit_per_year'),
    {
      ...{ field: 'require_receipt', name: 'receipt', word: 'claims.sheet.receipt', kind: 'flag', example: 'yes' },
      usual: true,
    },
    { field: 'is_taxable', name: 'taxable', word: 'claims.sheet.taxable', kind: 'flag', example: 'no', usual: false },
    { field: 'is_active', name: 'active', word: 'claims.sheet.active', kind: 'flag', example: 'yes', usual: true },
  ],
  fresh: { is_unit_based: false },
  finish(read, row) {
    const is_unit_based = read.unit_type !== null
    const type = { ...read, is_unit_based, amount_per_unit: is_unit_based ? read.amount_per_unit : null }
    const faults = Object.entries(faultsOf(type)).flatMap(([column, words]) =>
      words.map((word) => fault(row, column, word, { key: 'claims.expected.amount' })),
    )
    return faults.length > 0 ? faults : type
  },
})
