/** JSON as a table: a list of objects, one a row; what lies deeper stands under its path, `address.city`. */
export type FlatRows = { readonly columns: readonly string[]; readonly cells: readonly (readonly (string | null)[])[] }

/** Or the word of what is wrong with it. */
export function flatRows(json: string): FlatRows | 'operations.not-json' | 'operations.not-a-list' {
  const given = parsed(json)
  if (given === undefined) return 'operations.not-json'
  const list = Array.isArray(given.value) ? given.value : [given.value]
  if (list.length === 0 || !list.every(isRecord)) return 'operations.not-a-list'
  const rows = list.map((row) => new Map(cellsOf(row)))
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))]
  return { columns, cells: rows.map((row) => columns.map((name) => row.get(name) ?? null)) }
}

function parsed(json: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(json) }
  } catch {
    return undefined
  }
}

function cellsOf(row: Readonly<Record<string, unknown>>, path = ''): [string, string | null][] {
  return Object.entries(row).flatMap(([name, value]): [string, string | null][] => {
    const place = path === '' ? name : `${path}.${name}`
    if (isRecord(value)) return cellsOf(value, place)
    return [[place, textOf(value)]]
  })
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
