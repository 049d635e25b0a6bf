/** Positions by a sheet: with their levels, descriptions and departments. */
import { sql } from 'kysely'
import { z } from 'zod'
import { log } from '#platform/activity/server/log.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import { bulkUpdate, deleteByIds } from '#platform/database/server/bulk-update.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { SheetKind } from '#platform/sheets/server/import-sheet.ts'
import { imported } from '#platform/sheets/server/imported.ts'
import { type Kept, stillInUse } from '#platform/sheets/server/undo-import.ts'
import {
  type KnownPositions,
  type Named,
  type Position,
  type PositionPlan,
  planPositions,
} from '../../model/sheets/position-plan.ts'
import { positionSheet } from '../../model/sheets/position-sheet.ts'
import { type Acting, unlessTaken } from '../acting.ts'
import { lockStructure } from '../looking.ts'
import { byName } from '../members.ts'

const POSITION_IMPORT = 'positions'

/** Levels that came into being with it go with it, as far as nobody has them. */
type KeptPositions = Kept<Position> & { readonly levels: readonly Named[] }

export const positionImport = (acting: Acting): SheetKind<PositionPlan, KeptPositions> => {
  const { companyId } = acting.company
  return {
    kind: POSITION_IMPORT,
    sheet: positionSheet,

    async judge(tx, rows) {
      await lockStructure(tx, companyId)
      const plan = planPositions(rows, await knownPositions(tx, companyId), newId)
      return { faults: plan.faults, notes: [], plan }
    },

    created: ({ made, changed, levels }) => ({ made, changed, levels }),

    async store(tx, { made, changed, levels }, batchId) {
      await addLevels(tx, companyId, levels)
      await unlessTaken(insert(tx, companyId, made))
      await set(tx, companyId, [...made, ...changed.map(({ after }) => after)])
      await log(tx, acting, imported('organisation.imported', { batchId, list: 'positions', made, changed }))
    },
  }
}

export const positionUndo = (companyId: string) => ({
  action: 'organisation.import-undone',
  kind: POSITION_IMPORT,
  read: (stored: unknown) => Stored.parse(stored),

  async now(tx: Tx, states: readonly Position[]) {
    const ids = new Set(states.map(({ id }) => id))
    return (await positionsKnown(tx, companyId)).filter(({ id }) => ids.has(id))
  },

  async restore(tx: Tx, kept: KeptPositions) {
    const ids = kept.made.map(({ id }) => id)
    const described = await sql`
      select from position_competencies where company_id = ${companyId} and position_id = any(${ids}::uuid[]) limit 1`.execute(
      tx,
    )
    if (described.rows.length > 0) throw stillInUse()
    await set(
      tx,
      companyId,
      kept.changed.map(({ before }) => before),
    )
    await deleteByIds(tx, 'positions', ids)
    const levels = kept.levels.map(({ id }) => id)
    await sql`
      delete from job_levels l where company_id = ${companyId} and id = any(${levels}::uuid[])
        and not exists (select from positions p where p.company_id = l.company_id and p.job_level_id = l.id)
        and not exists (select from employees e where e.company_id = l.company_id and e.job_level_id = l.id)`.execute(
      tx,
    )
  },
})

async function knownPositions(tx: Tx, companyId: string): Promise<KnownPositions> {
  const levels = await sql<Named>`select id, name from job_levels where company_id = ${companyId}`.execute(tx)
  const departments = await sql<Named>`
    select id, name from departments where company_id = ${companyId} order by ${byName(sql`name`)}`.execute(tx)
  return {
    positions: await positionsKnown(tx, companyId),
    levels: levels.rows,
    departments: departments.rows,
  }
}

async function positionsKnown(tx: Tx, companyId: string): Promise<Position[]> {
  const { rows } = await sql<Position>`
    select p.id, p.name, p.job_level_id, p.description,
           coalesce((select json_agg(json_build_object('id', d.id, 'name', d.name) order by ${byName(sql`d.name`)})
             from position_departments pd join departments d on d.company_id = pd.company_id and d.id = pd.department_id
             where pd.company_id = p.company_id and pd.position_id = p.id), '[]') as departments
    from positions p where p.company_id = ${companyId}`.execute(tx)
  return rows
}

async function addLevels(tx: Tx, companyId: string, levels: readonly Named[]): Promise<void> {
  const { rows } = await sql<{ place: number }>`
    select coalesce(max(place), 0) as place from job_levels where company_id = ${companyId}`.execute(tx)
  const lowest = rows[0]?.place ?? 0
  await unlessTaken(
    bulkInsert(
      tx,
      'job_levels',
      levels.map(({ id, name }, at) => ({ company_id: companyId, id, name, place: lowest + at + 1 })),
    ),
  )
}

const insert = (tx: Tx, companyId: string, made: readonly Position[]): Promise<number> =>
  bulkInsert(
    tx,
    'positions',
    made.map(({ id, name }) => ({ company_id: companyId, id, name })),
  )

async function set(tx: Tx, companyId: string, positions: readonly Position[]): Promise<void> {
  if (positions.length === 0) return
  const ids = positions.map(({ id }) => id)
  await bulkUpdate(
    tx,
    'positions',
    positions.map(({ id, job_level_id, description }) => ({ id, job_level_id, description })),
  )
  await sql`delete from position_departments
            where company_id = ${companyId} and position_id = any(${ids}::uuid[])`.execute(tx)
  await bulkInsert(
    tx,
    'position_departments',
    positions.flatMap(({ id, departments }) =>
      departments.map((department) => ({ company_id: companyId, position_id: id, department_id: department.id })),
    ),
  )
}

const Levels = z.array(z.object({ id: z.string(), name: z.string() }))
const StoredPosition = z.object({
  id: z.string(),
  name: z.string(),
  job_level_id: z.string().nullable(),
  description: z.string().nullable(),
  departments: Levels,
})
const Stored = z.object({
  made: z.array(StoredPosition),
  changed: z.array(z.object({ before: StoredPosition, after: StoredPosition })),
  levels: Levels,
})
