type Named = ReadonlyMap<string, ReadonlyMap<string, { readonly files: ReadonlySet<string>; readonly fills: boolean }>>
type Counted = Readonly<Record<string, Readonly<Record<string, number>>>>

export function tableNames(root: string): ReadonlySet<string>
export function tablesNamed(root: string, tables: ReadonlySet<string>, folders?: readonly string[]): Named
export function strangers(
  named: Named,
  owners?: Readonly<Record<string, string>>,
): { unowned: readonly string[]; found: Counted }
