/** Layouts that the company wrote, by the name of their file. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { RecordLayout } from '../../model/output/records/record-layout.ts'

export type KeptLayout = { readonly layout: RecordLayout; readonly by: string; readonly at: string }

export async function layoutsOf(tx: Tx, companyId: string): Promise<ReadonlyMap<string, KeptLayout>> {
  const { rows } = await sql<KeptLayout & { name: string }>`
    select name, layout, changed_by as by, changed_at as at from payroll_file_layouts
    where company_id = ${companyId}`.execute(tx)
  return new Map(rows.map(({ name, ...kept }) => [name, kept]))
}

type Keeping = { readonly name: string; readonly layout: RecordLayout; readonly by: string; readonly at: Date }

export async function keepLayout(tx: Tx, companyId: string, { name, layout, by, at }: Keeping): Promise<void> {
  await sql`
    insert into payroll_file_layouts (company_id, name, layout, changed_by, changed_at)
    values (${companyId}, ${name}, ${JSON.stringify(layout)}::jsonb, ${by}, ${at.toISOString()})
    on conflict (company_id, name) do update set layout = excluded.layout, changed_by = excluded.changed_by,
      changed_at = excluded.changed_at`.execute(tx)
}

export async function dropLayout(tx: Tx, companyId: string, name: string): Promise<boolean> {
  const { rows } = await sql`
    delete from payroll_file_layouts where company_id = ${companyId} and name = ${name} returning name`.execute(tx)
  return rows.length > 0
}

/** The newest month whose regular run is approved. */
export async function lastApproved(tx: Tx, companyId: string): Promise<{ year: number; month: number } | undefined> {
  const { rows } = await sql<{ year: number; month: number }>`
    select year, month from pay_runs where company_id = ${companyId} and sequence = 1 and state = 'approved'
    order by year desc, month desc limit 1`.execute(tx)
  return rows[0]
}
