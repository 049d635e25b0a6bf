/** Earning categories as a sheet: their codes tell them apart. The law's own are in it to be ordered and switched. */
import type { ListKind } from '#platform/sheets/model/list-plan.ts'
import { cellAt, fault, folded, textIn } from '#platform/sheets/model/row-cells.ts'
import type { CellFault, Row, Sheet } from '#platform/sheets/model/sheet.ts'
import type { CountryPack } from '../country-pack.ts'
import type { Names } from '../payslip.ts'
import { CODE, type EarningCategory, LAST_PLACE, placeBehind } from './earning-category.ts'

/** As a batch keeps it: a plain list knows its things by a name. */
export type SheetCategory = EarningCategory & { readonly name: string }

export const categorySheet = (pack: CountryPack): Sheet => ({
  name: 'earning_categories',
  columns: [
    {
      name: 'code',
      word: 'payroll.sheet.category-code',
      kind: 'code',
      required: true,
      pattern: CODE,
      example: 'sales',
    },
    { name: 'name_en', word: 'payroll.sheet.name-en', kind: 'text', example: 'Sales commission' },
    { name: 'name_zh', word: 'payroll.sheet.name-zh', kind: 'text', example: '業績獎金' },
    {
      name: 'treatment',
      word: 'payroll.sheet.treatment',
      kind: 'choice',
      choices: pack.itemTypes.map(({ type }) => type),
    },
    { name: 'order', word: 'payroll.sheet.order', kind: 'count', max: LAST_PLACE },
    { name: 'active', word: 'payroll.sheet.active', kind: 'flag', example: 'yes' },
  ],
})

/** `lawNames`: what the law calls its own types, so that the sheet can be read. */
export const categoryRows = (all: readonly EarningCategory[], lawNames: (type: string) => Names) =>
  all.map(({ code, names, treatment, position, isActive }) => {
    const { en, 'zh-Hant': zh } = names ?? lawNames(treatment)
    return { code, name_en: en, name_zh: zh, treatment, order: position, active: isActive }
  })

type Known = {
  readonly standing: readonly EarningCategory[]
  /** Ids of those that items and templates name. */
  readonly inUse: ReadonlySet<string>
  readonly lawNames: (type: string) => Names
  readonly newId: () => string
}

export const categoryList = ({ standing, inUse, lawNames, newId }: Known): ListKind<SheetCategory> => ({
  kind: 'earning_category',
  keyOf: ({ code }) => folded(code),
  keyIn: (row) => folded(textIn(row, 'code') ?? ''),
  keyColumn: 'code',
  itemOf(row, before) {
    const faults = before ? faultsOfKnown(row, before, inUse, lawNames) : faultsOfNew(row)
    if (faults.length > 0) return faults
    const treatment = textIn(row, 'treatment') ?? before?.treatment ?? ''
    const code = before?.code ?? textIn(row, 'code') ?? ''
    const own = { en: textIn(row, 'name_en') ?? '', 'zh-Hant': textIn(row, 'name_zh') ?? '' }
    return {
      id: before?.id ?? newId(),
      code,
      name: code,
      names: before
        ? before.names && { en: own.en || before.names.en, 'zh-Hant': own['zh-Hant'] || before.names['zh-Hant'] }
        : own,
      treatment,
      position: numberIn(row, 'order') ?? before?.position ?? placeBehind(standing, treatment),
      isActive: flagIn(row, 'active') ?? before?.isActive ?? true,
      isDefault: before?.isDefault ?? false,
    }
  },
  nameOf: ({ code }) => code,
  fields: {
    name_en: ({ names }) => names?.en ?? null,
    name_zh: ({ names }) => names?.['zh-Hant'] ?? null,
    treatment: ({ treatment }) => treatment,
    order: ({ position }) => String(position),
    active: ({ isActive }) => (isActive ? 'yes' : 'no'),
  },
})

function faultsOfNew(row: Row): CellFault[] {
  return ['name_en', 'name_zh', 'treatment']
    .filter((column) => !textIn(row, column))
    .map((column) => fault(row, column, 'sheets.required', { key: `payroll.expected.${column}` }))
}

function faultsOfKnown(
  row: Row,
  { id, isDefault, treatment, names }: EarningCategory,
  inUse: ReadonlySet<string>,
  lawNames: Known['lawNames'],
): CellFault[] {
  const { en, 'zh-Hant': zh } = names ?? lawNames(treatment)
  const moved = (column: string, held: string) => {
    const said = textIn(row, column)
    return said !== null && said !== held
  }
  if (isDefault) {
    return [
      ...(moved('name_en', en) ? ['name_en'] : []),
      ...(moved('name_zh', zh) ? ['name_zh'] : []),
      ...(moved('treatment', treatment) ? ['treatment'] : []),
    ].map((column) => fault(row, column, 'payroll.fault.standard', { key: 'payroll.expected.standard' }))
  }
  if (!inUse.has(id) || !moved('treatment', treatment)) return []
  return [fault(row, 'treatment', 'payroll.fault.in-use', { key: 'payroll.expected.in-use' })]
}

function numberIn(row: Row, column: string): number | undefined {
  const cell = cellAt(row, column)
  return typeof cell === 'number' ? cell : undefined
}

const flagIn = (row: Row, column: string): boolean | undefined => {
  const cell = row.values[column]
  return typeof cell === 'boolean' ? cell : undefined
}
