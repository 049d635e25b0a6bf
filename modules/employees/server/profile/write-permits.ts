/** Work permits of many people at once, as sheets bring them: into the paper there is, or into a new one. */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { languageOf } from '#platform/http/server/say.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import en from '../../words/messages.en.json' with { type: 'json' }
import zhHant from '../../words/messages.zh-Hant.json' with { type: 'json' }
import { NUMBER_CONTEXT } from './work-permit.ts'

/** What is left out stays as it is; null empties. */
export type PermitSet = {
  readonly employeeId: string
  readonly number?: string | null
  readonly issued_on?: string | null
  readonly expires_on?: string | null
}
type Writing = { readonly companyId: string; readonly seal: Seal; readonly preferLang: string }

export async function addPermits(tx: Tx, writing: Writing, permits: readonly PermitSet[]): Promise<void> {
  const { companyId, seal, preferLang } = writing
  const name = (languageOf(preferLang) === 'zh-Hant' ? zhHant : en)['employees.work-permit']
  await bulkInsert(
    tx,
    'employee_documents',
    permits
      .filter(({ number, issued_on, expires_on }) => number ?? issued_on ?? expires_on)
      .map(({ employeeId, number, issued_on, expires_on }) => ({
        company_id: companyId,
        id: newId(),
        employee_id: employeeId,
        kind: 'work_permit',
        name,
        number: number ? seal.seal(number, NUMBER_CONTEXT) : null,
        issued_on: issued_on ?? null,
        expires_on: expires_on ?? null,
      })),
  )
}

/** A permit of which nothing is left, not even its file, is none. */
export async function changePermits(tx: Tx, writing: Writing, permits: readonly PermitSet[]): Promise<void> {
  if (permits.length === 0) return
  const { companyId, seal } = writing
  const ids = permits.map(({ employeeId }) => employeeId)
  const changes = permits.map(({ employeeId, number, ...days }) => ({
    id: employeeId,
    fields: { ...days, ...(number === undefined ? {} : { number: number && seal.seal(number, NUMBER_CONTEXT) }) },
  }))
  const { rows } = await sql<{ employee_id: string }>`
    update employee_documents d set
      number = case when change.fields ? 'number' then change.fields->>'number' else d.number end,
      issued_on = case when change.fields ? 'issued_on' then (change.fields->>'issued_on')::date else d.issued_on end,
      expires_on = case when change.fields ? 'expires_on' then (change.fields->>'expires_on')::date else d.expires_on end,
      revision = d.revision + 1
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change(id uuid, fields jsonb)
    where d.company_id = ${companyId} and d.id = (
      select w.id from employee_documents w
      where w.company_id = ${companyId} and w.employee_id = change.id and w.kind = 'work_permit'
      order by w.expires_on desc nulls first, w.created_at desc limit 1)
    returning d.employee_id`.execute(tx)
  const changed = new Set(rows.map(({ employee_id }) => employee_id))
  await addPermits(
    tx,
    writing,
    permits.filter(({ employeeId }) => !changed.has(employeeId)),
  )
  await sql`
    delete from employee_documents
    where company_id = ${companyId} and employee_id = any(${ids}::uuid[]) and kind = 'work_permit'
      and number is null and issued_on is null and expires_on is null and file_id is null`.execute(tx)
}

/** What an import brought along and nobody touched goes with its people; anything else keeps them. */
export async function removeImportedPermits(tx: Tx, companyId: string, batchIds: readonly string[]): Promise<void> {
  await sql`
    delete from employee_documents d using employees e
    where d.company_id = ${companyId} and e.company_id = d.company_id and e.id = d.employee_id
      and e.import_batch_id = any(${[...batchIds]}::uuid[])
      and d.kind = 'work_permit' and d.revision = 1 and d.file_id is null`.execute(tx)
}
