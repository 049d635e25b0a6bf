/** The types of leave of a company. */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { UsualType } from '../../model/law/usual-types.ts'
import type { LeaveType } from '../../model/leave-type.ts'

const columns = sql`
  id, kind, name, name_zh, granted, counted_in, unit, smallest, steps, by_years, prorated, accrues,
  trim(trailing '.' from trim(trailing '0' from paid::text)) as paid, sex, married, service_months, attachment_from,
  reason_needed, mandated, within_type, within_after, window_before, window_after, events, notice_days, backdated_days,
  longest, carry_most, carry_months, leftover, active, position`

export async function typesOf(tx: Tx, companyId: string): Promise<LeaveType[]> {
  const { rows } = await sql<LeaveType>`
    select ${columns} from leave_types where company_id = ${companyId} order by position, lower(name)`.execute(tx)
  return rows
}

export async function lockType(tx: Tx, companyId: string, id: string): Promise<LeaveType | undefined> {
  const { rows } = await sql<LeaveType>`
    select ${columns} from leave_types where company_id = ${companyId} and id = ${id} for update`.execute(tx)
  return rows[0]
}

type TypeFields = Omit<LeaveType, 'id'>

const inText = ({ steps, by_years }: Pick<TypeFields, 'steps' | 'by_years'>) => ({
  steps: JSON.stringify(steps),
  by_years: JSON.stringify(by_years),
})

export async function insertType(tx: Tx, companyId: string, fields: TypeFields): Promise<string> {
  const id = newId()
  await tx
    .insertInto('leave_types')
    .values({ company_id: companyId, id, ...fields, ...inText(fields) })
    .execute()
  return id
}

export async function saveType(tx: Tx, companyId: string, { id, ...fields }: LeaveType): Promise<void> {
  await tx
    .updateTable('leave_types')
    .set({ ...fields, ...inText(fields) })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

export async function removeType(tx: Tx, companyId: string, id: string): Promise<void> {
  await sql`delete from leave_lots l where company_id = ${companyId} and type_id = ${id}
    and not exists (select from leave_uses u where u.company_id = l.company_id and u.lot_id = l.id)`.execute(tx)
  await sql`delete from leave_types where company_id = ${companyId} and id = ${id}`.execute(tx)
}

/** Anybody asked for it, or was given or corrected something of it by hand. */
export async function isTypeUsed(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from leave_applications where company_id = ${companyId} and type_id = ${id}
    union all select from leave_corrections where company_id = ${companyId} and type_id = ${id}
    union all select from leave_lots where company_id = ${companyId} and type_id = ${id} and kind <> 'entitlement'
    union all select from leave_types where company_id = ${companyId} and within_type = ${id}
    limit 1`.execute(tx)
  return rows.length > 0
}

export async function hasLots(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from leave_lots where company_id = ${companyId} and type_id = ${id} limit 1`.execute(tx)
  return rows.length > 0
}

/** All at once, those that count within another after it. */
export async function insertUsual(tx: Tx, companyId: string, types: readonly UsualType[]): Promise<readonly string[]> {
  const ids = new Map(types.map((type) => [type.kind ?? type.name, newId()]))
  const rows = types.map((type) => ({
    company_id: companyId,
    id: ids.get(type.kind ?? type.name) ?? newId(),
    ...type,
    within_type: type.within_type === null ? null : (ids.get(type.within_type) ?? null),
    ...inText(type),
  }))
  await bulkInsert(tx, 'leave_types', [
    ...rows.filter(({ within_type }) => within_type === null),
    ...rows.filter(({ within_type }) => within_type !== null),
  ])
  return rows.map(({ id }) => id)
}
