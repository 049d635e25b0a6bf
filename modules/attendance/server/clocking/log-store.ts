/** What terminals told, as rows: however many, one statement. */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Layout, type Log, USUAL_LAYOUT } from '../../model/clocking/terminal-logs.ts'

export type Told = {
  readonly method: 'terminal' | 'import'
  readonly source: string
  readonly timezone: string
  readonly accountId: string
  readonly now: Date
}
export type Stored = { readonly employee_id: string | null; readonly occurred_at: string }

/** A code that nobody has waits, also where it is somebody's staff id; a terminal's file says not which it is. What is there already, under the code or of the person, is left out. */
export async function storeLogs(tx: Tx, companyId: string, logs: readonly Log[], told: Told): Promise<Stored[]> {
  const given = logs.map(({ code, by, time, type }) => ({ id: newId(), code, by, time, type }))
  const { rows } = await sql<Stored>`
    insert into clockings (company_id, id, employee_id, clock_code, type, method, occurred_at, received_at, source,
      created_by)
    select ${companyId}, g.id, coalesce(c.id, s.id), g.code, g.type, ${told.method},
      g.time::timestamp at time zone ${told.timezone}, ${told.now.toISOString()}, ${told.source}, ${told.accountId}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as g(id uuid, code text, "by" text, time text, type text)
      left join employees c on c.company_id = ${companyId} and lower(c.clock_code) = lower(g.code)
        and g."by" <> 'staff_id'
      left join employees s on s.company_id = ${companyId} and lower(s.staff_id) = lower(g.code)
        and g."by" <> 'clock_code'
    on conflict do nothing
    returning employee_id, occurred_at`.execute(tx)
  return rows
}

export async function layoutOf(tx: Tx, companyId: string): Promise<Layout> {
  const { rows } = await sql<Layout>`
    select code_column as code, time_column as time, type_column as type from terminal_layouts
    where company_id = ${companyId}`.execute(tx)
  return rows[0] ?? USUAL_LAYOUT
}

export async function keepLayout(tx: Tx, companyId: string, { code, time, type }: Layout): Promise<void> {
  await sql`
    insert into terminal_layouts (company_id, code_column, time_column, type_column)
    values (${companyId}, ${code}, ${time}, ${type})
    on conflict (company_id) do update
    set code_column = excluded.code_column, time_column = excluded.time_column, type_column = excluded.type_column`.execute(
    tx,
  )
}
