/**
 * The log keeps what a thing was called by whoever changed it, in their language: that is in the chain and stays. Where
 * a module knows the thing in both languages it is shown in its reader's.
 */
import type { Tx } from '#platform/database/server/connect.ts'
import type { Language } from '#platform/http/server/say.ts'

export type SubjectNames = {
  readonly kinds: readonly string[]
  readonly reader: (tx: Tx, companyId: string, language: Language) => Promise<(name: string) => string>
}
type Named = { readonly subject_kind: string; readonly subject_name: string | null }

/** For rows of these kinds; without any, for whatever comes. */
export async function subjectReader(
  known: readonly SubjectNames[],
  { tx, companyId, language, kinds }: { tx: Tx; companyId: string; language: Language; kinds?: ReadonlySet<string> },
): Promise<<Row extends Named>(row: Row) => Row> {
  const readers = new Map<string, (name: string) => string>()
  for (const names of known) {
    if (kinds && !names.kinds.some((kind) => kinds.has(kind))) continue
    const reader = await names.reader(tx, companyId, language)
    for (const kind of names.kinds) readers.set(kind, reader)
  }
  return (row) => {
    const read = row.subject_name === null ? undefined : readers.get(row.subject_kind)
    return read ? { ...row, subject_name: read(row.subject_name ?? '') } : row
  }
}
