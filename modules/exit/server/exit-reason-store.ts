/** The table of exit reasons. */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { ReasonKind } from '../model/exit-types.ts'

export type ExitReasonRow = {
  id: string
  name: string
  value: string
  exit_type_id: number
  kind: ReasonKind
  is_default: boolean
  active: boolean
}
export type ExitReasonFields = Omit<ExitReasonRow, 'id' | 'is_default'>

const columns = sql`id, name, value, exit_type_id, kind, is_default, active`

export async function exitReasonsOf(tx: Tx, companyId: string, typeId?: number): Promise<ExitReasonRow[]> {
  const { rows } = await sql<ExitReasonRow>`
    select ${columns} from exit_reasons
    where company_id = ${companyId} ${typeId === undefined ? sql`` : sql`and exit_type_id = ${typeId}`}
    order by exit_type_id, id`.execute(tx)
  return rows
}

/** Held until the transaction ends. */
export async function lockExitReason(tx: Tx, companyId: string, id: string): Promise<ExitReasonRow | undefined> {
  const { rows } = await sql<ExitReasonRow>`
    select ${columns} from exit_reasons where company_id = ${companyId} and id = ${id} for update`.execute(tx)
  return rows[0]
}

export async function insertExitReason(tx: Tx, companyId: string, fields: ExitReasonFields): Promise<string> {
  const id = newId()
  await tx
    .insertInto('exit_reasons')
    .values({ company_id: companyId, id, ...fields })
    .execute()
  return id
}

export async function setExitReason(
  tx: Tx,
  companyId: string,
  id: string,
  { name, value, exit_type_id, kind, active }: ExitReasonFields,
): Promise<void> {
  await sql`
    update exit_reasons set name = ${name}, value = ${value}, exit_type_id = ${exit_type_id}, kind = ${kind},
      active = ${active}
    where company_id = ${companyId} and id = ${id}`.execute(tx)
}
