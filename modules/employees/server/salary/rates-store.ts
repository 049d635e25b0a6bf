/** Agreed pay of many people at once: whole timelines read, single days written and taken away. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { openReason, sealedReason } from '../sealed-values.ts'

type Place = { readonly companyId: string; readonly seal: Seal }

export type StoredRate = {
  readonly employeeId: string
  readonly component: string
  readonly from: string
  readonly amount: string
  readonly reason: string | null
}

/** Of each person and component the oldest first. */
export async function allRates(
  tx: Tx,
  { companyId, seal }: Place,
  ids?: readonly string[],
): Promise<readonly StoredRate[]> {
  const { rows } = await sql<StoredRate>`
    select employee_id as "employeeId", component, effective_from as "from", amount, reason from salary_rates
    where company_id = ${companyId} ${ids === undefined ? sql`` : sql`and employee_id = any(${[...ids]}::uuid[])`}
    order by employee_id, component, effective_from`.execute(tx)
  return rows.map((row) => (row.reason === null ? row : { ...row, reason: openReason(seal, row.reason) }))
}

type WrittenRate = {
  readonly employeeId: string
  readonly component: string
  readonly from: string
  /** Null takes the day away. */
  readonly amount: string | null
  readonly reason: string | null
}

export async function writeRates(
  tx: Tx,
  { companyId, seal }: Place,
  rates: readonly WrittenRate[],
  by: string,
): Promise<void> {
  const rows = (given: readonly WrittenRate[]) =>
    JSON.stringify(
      given.map(({ employeeId, component, from, amount, reason }) => ({
        employee_id: employeeId,
        component,
        day: from,
        amount,
        reason: sealedReason(seal, reason),
      })),
    )
  const gone = rates.filter(({ amount }) => amount === null)
  if (gone.length > 0) {
    await sql`
      delete from salary_rates r
      using jsonb_to_recordset(${rows(gone)}::jsonb) as gone(employee_id uuid, component text, day date)
      where r.company_id = ${companyId} and r.employee_id = gone.employee_id and r.component = gone.component
        and r.effective_from = gone.day`.execute(tx)
  }
  const set = rates.filter(({ amount }) => amount !== null)
  if (set.length === 0) return
  await sql`
    insert into salary_rates (company_id, employee_id, component, effective_from, amount, reason, created_by)
    select ${companyId}, employee_id, component, day, amount, reason, ${by}
    from jsonb_to_recordset(${rows(set)}::jsonb)
      as given(employee_id uuid, component text, day date, amount numeric, reason text)
    on conflict (company_id, employee_id, component, effective_from) do update
      set amount = excluded.amount, reason = excluded.reason, created_by = excluded.created_by, created_at = now()
    `.execute(tx)
}

/** Others who have a record open learn that it changed. */
export async function touchPeople(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  await sql`update employees set revision = revision + 1, updated_at = now()
            where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx)
}
