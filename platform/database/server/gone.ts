import { sqlState } from './sql-state.ts'

/** A row names another that is not there. */
export const isReferenceBroken = (failure: unknown): boolean => sqlState(failure) === '23503'

/**
 * Of these tables the one in which something that was named is no longer there, as somebody removed it in that very
 * moment; undefined for every other failure. Under row security PostgreSQL says which tables, in the language of the
 * server, and no values. It always tells the table that names; where it is told in the detail as well, something there
 * still names what should have been removed, which is the other way about.
 */
export function goneFrom<Table extends string>(failure: unknown, tables: readonly Table[]): Table | undefined {
  if (!isReferenceBroken(failure)) return undefined
  const { table, detail } = failure as { readonly table?: string; readonly detail?: string }
  const told = new Set(detail?.match(/\w+/g))
  return told.has(table ?? '') ? undefined : tables.find((one) => told.has(one))
}
