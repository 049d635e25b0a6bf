/** Everything stored on one person as an archive: one JSON document by kind of record, and the files as they were kept. */
import JSZip from 'jszip'
import type { CompanyDb } from '#platform/database/server/connect.ts'
import { keptFile } from '#platform/files/server/kept-files.ts'
import type { Services } from '#platform/http/server/services.ts'
import { type PersonTable, personTables } from '../model/person-tables.ts'
import { rowsOf } from './privacy-store.ts'

type Row = Readonly<Record<string, unknown>>

type Asking = Pick<Services, 'files' | 'seal'> & { readonly company: CompanyDb }

/** Undefined where there is no such person in the company. */
export async function personArchive(
  call: Asking,
  employeeId: string,
  exportedAt: Date,
): Promise<{ readonly staffId: string; readonly bytes: Buffer } | undefined> {
  const { companyId } = call.company
  const found = await call.company.read(async (tx) => {
    const tables: { readonly kind: PersonTable; readonly rows: readonly Row[] }[] = []
    for (const kind of personTables) tables.push({ kind, rows: await rowsOf(tx, companyId, kind, employeeId) })
    return tables.filter(({ rows }) => rows.length > 0)
  })
  const records = Object.fromEntries(
    found.map(({ kind, rows }) => [kind.table, rows.map((row) => opened(call, kind, row))]),
  )
  const [person] = records.employees ?? []
  if (!person) return undefined
  const archive = new JSZip()
  const document = { exported_at: exportedAt.toISOString(), company_id: companyId, records }
  archive.file('person.json', `${JSON.stringify(document, null, 2)}\n`)
  for (const fileId of found.flatMap(({ kind, rows }) => rows.flatMap((row) => fileIdsOf(kind, row)))) {
    const file = await keptFile(call, fileId)
    if (file) archive.file(`files/${fileId}-${file.name.replace(/[/\\]/g, '_')}`, file.bytes)
  }
  const bytes = await archive.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' })
  return { staffId: String(person.staff_id), bytes }
}

/** What lies sealed is readable to whom it is about; digests and the search text say nothing more. */
function opened({ seal }: Pick<Services, 'seal'>, { sealed = {} }: PersonTable, row: Row): Row {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !NOT_SAID.has(column))
      .map(([column, value]) => {
        const context = sealed[column]
        return [column, context !== undefined && typeof value === 'string' ? seal.open(value, context) : value]
      }),
  )
}

const NOT_SAID = new Set(['company_id', 'identity_digest', 'search_text'])

const fileIdsOf = ({ files = [] }: PersonTable, row: Row): string[] =>
  files.map((column) => row[column]).filter((id): id is string => typeof id === 'string')
