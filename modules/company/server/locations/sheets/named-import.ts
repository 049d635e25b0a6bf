/** Who limited places are for by a sheet: what it names is added, and taken back with the import. */

import { sql } from 'kysely'
import { z } from 'zod'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { record } from '#platform/activity/server/activity.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type ListPlan, planList } from '#platform/sheets/model/list-plan.ts'
import type { SheetKind } from '#platform/sheets/server/import-sheet.ts'
import { imported } from '#platform/sheets/server/imported.ts'
import type { Kept } from '#platform/sheets/server/undo-import.ts'
import { type NamedAtPlace, namedList, namedSheet } from '../../../model/location/named-sheet.ts'
import type { Acting } from '../../company-log.ts'
import { companyRow } from '../../company-store.ts'
import { coordinateRows } from '../coordinate-store.ts'

const NAMED_IMPORT = 'coordinate_employees'

export const namedImport = ({
  company,
  actor,
  clock,
}: Acting): SheetKind<ListPlan<NamedAtPlace>, Kept<NamedAtPlace>> => ({
  kind: NAMED_IMPORT,
  sheet: namedSheet,
  async judge(tx, rows) {
    const { companyId } = company
    const known = await standing(tx, companyId)
    const people = await sql<{ id: string; staff_id: string }>`
      select id, staff_id from employees where company_id = ${companyId} and not is_service_account`.execute(tx)
    const places = await coordinateRows(tx, companyId)
    const plan = planList(rows, known, namedList({ places, people: people.rows }))
    return { faults: plan.faults, notes: [], plan }
  },
  created: ({ made, changed }) => ({ made, changed }),
  async store(tx, { made }, batchId) {
    const { companyId } = company
    const named = made.map(({ coordinate_id, employee_id }) => ({ company_id: companyId, coordinate_id, employee_id }))
    await bulkInsert(tx, 'coordinate_employees', named)
    const told = made.map((one) => ({ ...one, name: `${one.place} · ${one.staff_id}` }))
    const happened = imported('company.limited-imported', { batchId, list: NAMED_IMPORT, made: told, changed: [] })
    await record(tx, companyId, [happened], { actor, now: clock.now() })
  },
})

export const namedUndo = (companyId: string) => ({
  kind: NAMED_IMPORT,
  action: 'company.limited-import-undone',
  read: (stored: unknown): Kept<NamedAtPlace> => Stored.parse(stored),
  now: async (tx: Tx, states: readonly NamedAtPlace[]) => {
    const wanted = new Set(states.map(({ id }) => id))
    const now = await standing(tx, companyId)
    return now.flatMap(({ full_name: _, ...one }) => (wanted.has(one.id) ? [one] : []))
  },
  async restore(tx: Tx, { made }: Kept<NamedAtPlace>) {
    await sql`
      delete from coordinate_employees e using jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
        as gone(coordinate_id uuid, employee_id uuid)
      where e.company_id = ${companyId} and e.coordinate_id = gone.coordinate_id
        and e.employee_id = gone.employee_id`.execute(tx)
  },
})

/** Held until the transaction ends. */
async function standing(tx: Tx, companyId: string): Promise<(NamedAtPlace & { full_name: string })[]> {
  await companyRow(tx, companyId, true)
  return namedRows(tx, companyId)
}

/** All people who are named anywhere, by place and staff id. */
export async function namedRows(tx: Tx, companyId: string): Promise<(NamedAtPlace & { full_name: string })[]> {
  const { rows } = await sql<NamedAtPlace & { full_name: string }>`
    select c.id || ' ' || e.id as id, c.id as coordinate_id, e.id as employee_id, c.name as place, e.staff_id,
      e.full_name
    from coordinate_employees l
      join coordinates c on c.company_id = l.company_id and c.id = l.coordinate_id
      ${personOf('l')}
    where l.company_id = ${companyId} and not e.is_service_account order by lower(c.name), lower(e.staff_id)`.execute(
    tx,
  )
  return rows
}

const Named = z.object({
  id: z.string(),
  coordinate_id: z.string(),
  employee_id: z.string(),
  place: z.string(),
  staff_id: z.string(),
})
const Stored = z.object({ made: z.array(Named), changed: z.array(z.object({ before: Named, after: Named })) })
