/** Role-based competencies by a sheet. */
import { sql } from 'kysely'
import { z } from 'zod'
import { log } from '#platform/activity/server/log.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { SheetKind } from '#platform/sheets/server/import-sheet.ts'
import { imported } from '#platform/sheets/server/imported.ts'
import type { Kept } from '#platform/sheets/server/undo-import.ts'
import { type CompetencyPlan, type Demanding, planCompetencies } from '../../model/sheets/competency-plan.ts'
import { competencySheet } from '../../model/sheets/competency-sheet.ts'
import type { Acting } from '../acting.ts'
import { lockStructure } from '../looking.ts'
import { byName } from '../members.ts'
import { replaceCompetencies } from '../positions/competency-store.ts'

const COMPETENCY_IMPORT = 'competencies'

export const competencyImport = (acting: Acting): SheetKind<CompetencyPlan, Kept<Demanding>> => {
  const { companyId } = acting.company
  return {
    kind: COMPETENCY_IMPORT,
    sheet: competencySheet,

    async judge(tx, rows) {
      await lockStructure(tx, companyId)
      const plan = planCompetencies(rows, await demandingOf(tx, companyId))
      return { faults: plan.faults, notes: [], plan }
    },

    created: ({ changed }) => ({ made: [], changed }),

    async store(tx, { changed }, batchId) {
      await replaceCompetencies(
        tx,
        companyId,
        changed.map(({ after }) => listOf(after)),
      )
      await log(tx, acting, imported('organisation.imported', { batchId, list: 'competencies', made: [], changed }))
    },
  }
}

export const competencyUndo = (companyId: string) => ({
  action: 'organisation.import-undone',
  kind: COMPETENCY_IMPORT,
  read: (stored: unknown) => Stored.parse(stored),

  now: (tx: Tx, states: readonly Demanding[]) =>
    demandingOf(
      tx,
      companyId,
      states.map(({ id }) => id),
    ),

  restore: (tx: Tx, { changed }: Kept<Demanding>) =>
    replaceCompetencies(
      tx,
      companyId,
      changed.map(({ before }) => listOf(before)),
    ),
})

/** Positions with what they demand; all of them, or those with these ids. */
export async function demandingOf(tx: Tx, companyId: string, ids?: readonly string[]): Promise<Demanding[]> {
  const { rows } = await sql<Demanding>`
    select p.id, p.name, coalesce((
      select json_agg(json_build_object('name', c.name, 'description', c.description, 'weight', c.weight,
                                        'expected_level', c.expected_level) order by c.place)
      from position_competencies c where c.company_id = p.company_id and c.position_id = p.id), '[]') as competencies
    from positions p
    where p.company_id = ${companyId} ${ids === undefined ? sql`` : sql`and p.id = any(${[...ids]}::uuid[])`}
    order by ${byName(sql`p.name`)}`.execute(tx)
  return rows
}

const listOf = ({ id, competencies }: Demanding) => ({ positionId: id, competencies })

const StoredPosition = z.object({
  id: z.string(),
  name: z.string(),
  competencies: z.array(
    z.object({
      name: z.string(),
      description: z.string().nullable(),
      weight: z.number(),
      expected_level: z.number(),
    }),
  ),
})
const Stored = z.object({
  made: z.array(StoredPosition),
  changed: z.array(z.object({ before: StoredPosition, after: StoredPosition })),
})
