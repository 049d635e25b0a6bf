/** What was decided and entered of notices. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Entered } from '../model/boxes.ts'
import type { FormName, Status } from '../model/form.ts'

export type KeptNotice = {
  readonly id: string
  readonly form: FormName
  readonly employee_id: string
  readonly event: string
  readonly event_on: PlainDate | null
  readonly by_hand: boolean
  readonly status: Status | null
  readonly fields: Entered
  /** What stood in the boxes of pay when it was filed. */
  readonly told: Entered
  readonly filed_on: PlainDate | null
  readonly reference: string | null
  readonly cleared_on: PlainDate | null
  readonly by_name: string
}
type Actor = { readonly accountId: string; readonly name: string }
type Changed = Omit<KeptNotice, 'by_name'> & { readonly by: Actor; readonly at: Date }

export async function keptNotices(tx: Tx, companyId: string, employeeId?: string): Promise<KeptNotice[]> {
  const { rows } = await sql<KeptNotice>`
    select id, form, employee_id, event, event_on, by_hand, status, fields, told, filed_on, reference, cleared_on,
      by_name
    from employment_notices where company_id = ${companyId}
      ${employeeId === undefined ? sql`` : sql`and employee_id = ${employeeId}`}`.execute(tx)
  return rows
}

/** Whoever comes at once with somebody else about the same notice waits for them. */
export async function holdNotice(tx: Tx, companyId: string, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`${companyId} notice ${id}`}))`.execute(tx)
}

export async function keepNotice(tx: Tx, companyId: string, { by, at, ...notice }: Changed): Promise<void> {
  const { id, form, employee_id, event, event_on, by_hand, status, fields, told, filed_on, reference } = notice
  await sql`
    insert into employment_notices (company_id, id, form, employee_id, event, event_on, by_hand, status, fields, told,
      filed_on, reference, cleared_on, by_account, by_name, at)
    values (${companyId}, ${id}, ${form}, ${employee_id}, ${event}, ${event_on}, ${by_hand}, ${status},
      ${JSON.stringify(fields)}::jsonb, ${JSON.stringify(told)}::jsonb, ${filed_on}, ${reference}, ${notice.cleared_on},
      ${by.accountId}, ${by.name}, ${at})
    on conflict (company_id, id) do update set event_on = excluded.event_on, status = excluded.status,
      fields = excluded.fields, told = excluded.told, filed_on = excluded.filed_on, reference = excluded.reference,
      cleared_on = excluded.cleared_on, by_account = excluded.by_account, by_name = excluded.by_name,
      at = excluded.at`.execute(tx)
}

export async function removeNotice(tx: Tx, companyId: string, id: string): Promise<void> {
  await sql`delete from employment_notices where company_id = ${companyId} and id = ${id}`.execute(tx)
}
