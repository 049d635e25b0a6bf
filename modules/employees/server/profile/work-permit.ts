/** The work permit on the employment side: it is one of the person's papers, the one that holds longest. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { addEntry, changeEntry, type EntryTable, type Fields } from '../record/entry-store.ts'

export type WorkPermit = {
  readonly work_permit_number: string | null
  readonly work_permit_endorsed_on: string | null
  readonly work_permit_expires_on: string | null
  readonly work_permit_file: string | null
}

type Found = WorkPermit & { readonly id: string; readonly file_id: string | null }

export const NUMBER_CONTEXT = 'employee_documents.number'

export async function workPermitOf(
  tx: Tx,
  seal: Seal,
  companyId: string,
  employeeId: string,
): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select d.id, d.number as work_permit_number, d.issued_on as work_permit_endorsed_on,
      d.expires_on as work_permit_expires_on, d.file_id, f.name as work_permit_file
    from employee_documents d left join files f on f.company_id = d.company_id and f.id = d.file_id
    where d.company_id = ${companyId} and d.employee_id = ${employeeId} and d.kind = 'work_permit'
    order by d.expires_on desc nulls first, d.created_at desc limit 1`.execute(tx)
  const found = rows[0]
  const number = found?.work_permit_number ?? null
  return found && { ...found, work_permit_number: number === null ? null : seal.open(number, NUMBER_CONTEXT) }
}

type PermitWanted = {
  readonly work_permit_number?: string
  readonly work_permit_endorsed_on?: string | null
  readonly work_permit_expires_on?: string | null
  readonly file_id?: string
}

const papers: EntryTable = {
  table: 'employee_documents',
  columns: ['number', 'issued_on', 'expires_on'],
  sealed: ['number'],
}

/** Into the paper there is, or into a new one under the name given. Resolves to the file that was there before. */
export async function saveWorkPermit(
  tx: Tx,
  seal: Seal,
  companyId: string,
  employeeId: string,
  wanted: PermitWanted,
  name: string,
): Promise<string | null> {
  const former = await workPermitOf(tx, seal, companyId, employeeId)
  const fields: Fields = Object.fromEntries(
    Object.entries({
      number: wanted.work_permit_number,
      issued_on: wanted.work_permit_endorsed_on,
      expires_on: wanted.work_permit_expires_on,
      file_id: wanted.file_id,
    }).filter(([, value]) => value !== undefined),
  )
  if (Object.keys(fields).length === 0) return null
  if (former) await changeEntry(tx, seal, papers, companyId, former.id, fields)
  else await addEntry(tx, seal, papers, companyId, employeeId, { ...fields, kind: 'work_permit', name })
  return wanted.file_id === undefined ? null : (former?.file_id ?? null)
}
