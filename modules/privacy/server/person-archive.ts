/** Everything stored on one person as an archive: one JSON document by kind of record, and the files as they were kept. */
import { buffer } from 'node:stream/consumers'
import type { CompanyDb } from '#platform/database/server/connect.ts'
import { keptFile } from '#platform/files/server/kept-files.ts'
import { zipped } from '#platform/files/server/zipped.ts'
import type { Language } from '#platform/http/server/say.ts'
import type { Services } from '#platform/http/server/services.ts'
import { accountRecords } from '#platform/identity/server/account-state.ts'
import { type PersonTable, personTables } from '../model/person-tables.ts'
import en from '../words/en.json' with { type: 'json' }
import zhHant from '../words/zh-Hant.json' with { type: 'json' }
import { namesOfIds, type Row, withNames } from './named-ids.ts'
import { accountsOf, activityOf, rowsOf } from './privacy-store.ts'

type Asking = Pick<Services, 'db' | 'files' | 'seal'> & { readonly company: CompanyDb }

/** Undefined where there is no such person in the company. */
export async function personArchive(
  call: Asking,
  employeeId: string,
  { exportedAt, language }: { readonly exportedAt: Date; readonly language: Language },
): Promise<{ readonly staffId: string; readonly bytes: Buffer } | undefined> {
  const { companyId } = call.company
  const found = await call.company.read(async (tx) => {
    const tables: { readonly kind: PersonTable; readonly rows: readonly Row[] }[] = []
    for (const kind of personTables)
      if (!kind.hidden) tables.push({ kind, rows: await rowsOf(tx, companyId, kind, employeeId) })
    const [accountId = null] = await accountsOf(tx, companyId, [employeeId])
    const activity = await activityOf(tx, companyId, employeeId, accountId)
    const names = await namesOfIds(
      tx,
      companyId,
      tables.flatMap(({ rows }) => rows),
    )
    return { tables: tables.filter(({ rows }) => rows.length > 0), names, accountId, activity }
  })
  const records: Record<string, Row[]> = {}
  for (const { kind, rows } of found.tables) {
    const told = rows.map((row) => withNames(found.names, opened(call, kind, row)))
    records[kind.table] = withoutTwins([...(records[kind.table] ?? []), ...told])
  }
  const [person] = records.employees ?? []
  if (!person) return undefined
  const { accountId } = found
  if (accountId !== null) {
    Object.assign(records, await call.db.system.read((tx) => accountRecords(tx.of(companyId), companyId, accountId)))
  }
  records.activity = found.activity
  const called = recordNames(Object.keys(records), language)
  const document = { exported_at: exportedAt.toISOString(), company_id: companyId, called, records }
  const parts: { name: string; content: Buffer[] }[] = [
    { name: 'person.json', content: [Buffer.from(`${JSON.stringify(document, null, 2)}\n`)] },
  ]
  for (const fileId of found.tables.flatMap(({ kind, rows }) => rows.flatMap((row) => fileIdsOf(kind, row)))) {
    const file = await keptFile(call, fileId)
    if (file) parts.push({ name: `files/${fileId}-${file.name.replace(/[/\\]/g, '_')}`, content: [file.bytes] })
  }
  return { staffId: String(person.staff_id), bytes: await buffer(zipped(parts)) }
}

/** Each kind of record as the page calls it, for whoever reads the file. */
function recordNames(kinds: readonly string[], language: Language): Readonly<Record<string, string>> {
  const words: Readonly<Record<string, string>> = { en, 'zh-Hant': zhHant }[language]
  return Object.fromEntries(kinds.map((kind) => [kind, words[`privacy.record.${kind}`] ?? kind]))
}

/** What lies sealed is readable to whom it is about; digests and the search text say nothing more. */
function opened({ seal }: Pick<Services, 'seal'>, { sealed = {} }: PersonTable, row: Row): Row {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !NOT_SAID.has(column))
      .map(([column, value]) => {
        const [context, within] = [sealed[column], sealed[`${column}.*`]]
        if (within !== undefined) return [column, openedWithin(seal, value, within)]
        return [column, context !== undefined && typeof value === 'string' ? seal.open(value, context) : value]
      }),
  )
}

const SEALED = /^v\d+[.][\w-]{38,}$/

const openedWithin = (seal: Services['seal'], value: unknown, context: string): unknown =>
  typeof value !== 'object' || value === null
    ? value
    : Object.fromEntries(
        Object.entries(value).map(([field, one]) => [
          field,
          typeof one === 'string' && SEALED.test(one) ? seal.open(one, `${context}.${field}`) : one,
        ]),
      )

const NOT_SAID = new Set(['company_id', 'identity_digest', 'token_digest', 'search_text'])

/** A row may be a person's twice over, asked for and decided by the same one: told once, as whole as it came. */
const withoutTwins = (rows: readonly Row[]): Row[] => [
  ...new Map(
    [...rows]
      .sort((one, other) => Object.keys(one).length - Object.keys(other).length)
      .map((row) => [typeof row.id === 'string' ? row.id : JSON.stringify(row), row]),
  ).values(),
]

const fileIdsOf = ({ files = [] }: PersonTable, row: Row): string[] =>
  files.map((column) => row[column]).filter((id): id is string => typeof id === 'string')
