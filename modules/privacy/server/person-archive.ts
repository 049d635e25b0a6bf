/** Everything stored on one person as an archive: one JSON document by kind of record, and the files as they were kept. */
import JSZip from 'jszip'
import type { Tx } from '#platform/database/server/connect.ts'
import { keptFile } from '#platform/files/server/kept-files.ts'
import type { Services } from '#platform/http/server/services.ts'
import { type PersonTable, personTables } from '../model/person-tables.ts'
import { rowsOf } from './privacy-store.ts'

type Row = Readonly<Record<string, unknown>>

/** Undefined where there is no such person in the company. */
export async function personArchive(
  services: Pick<Services, 'files' | 'seal'>,
  tx: Tx,
  companyId: string,
  employeeId: string,
  exportedAt: Date,
): Promise<{ readonly staffId: string; readonly bytes: Buffer } | undefined> {
  const archive = new JSZip()
  const records: Record<string, Row[]> = {}
  for (const kind of personTables) {
    const rows = await rowsOf(tx, companyId, kind, employeeId)
    if (rows.length > 0) records[kind.table] = rows.map((row) => opened(services, kind, row))
    for (const fileId of rows.flatMap((row) => fileIdsOf(kind, row))) {
      const file = await keptFile(services, tx, companyId, fileId)
      if (file) archive.file(`files/${fileId}-${file.name.replace(/[/\\]/g, '_')}`, file.bytes)
    }
  }
  const [person] = records.employees ?? []
  if (!person) return undefined
  const document = { exported_at: exportedAt.toISOString(), company_id: companyId, records }
  archive.file('person.json', `${JSON.stringify(document, null, 2)}\n`)
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
