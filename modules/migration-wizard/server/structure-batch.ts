/** Departments, divisions, positions and job levels by a sheet: what is not there yet is added. */
import { z } from 'zod'
import { addNames, missingNames, type NamedStructure } from '#modules/organisation/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import type { Change } from '#platform/sheets/model/changes.ts'
import type { SheetKind } from '#platform/sheets/server/import-sheet.ts'
import { type StructureRow, structureFaults, structureRow, structureSheet } from '../model/structure-sheet.ts'

export const STRUCTURE_BATCH = 'structure'

type StructurePlan = { readonly changes: readonly Change[]; readonly missing: NamedStructure }

export function structureBatch(
  companyId: string,
  { actor, clock }: { readonly actor: Actor; readonly clock: Clock },
): SheetKind<StructurePlan, NamedStructure> {
  return {
    kind: STRUCTURE_BATCH,
    sheet: structureSheet,
    async judge(tx, read) {
      const rows = read.map(structureRow)
      const missing = await missingNames(tx, companyId, namesOf(rows))
      return { faults: structureFaults(rows), notes: [], plan: { changes: addedNames(missing), missing } }
    },
    created: ({ missing }) => missing,
    async store(tx, { missing }, batchId) {
      await addNames(tx, companyId, missing)
      const subject = { kind: 'import', id: batchId }
      const happened = {
        action: 'migration.structure-imported',
        subject,
        after: { names: addedNames(missing).map(({ name }) => name) },
      }
      await record(tx, companyId, [happened], { actor, now: clock.now() })
    },
  }
}

function namesOf(rows: readonly StructureRow[]): NamedStructure {
  const said = (names: readonly (string | null)[]) => names.filter((name) => name !== null)
  return {
    departments: said(rows.map(({ department }) => department)),
    positions: said(rows.map(({ position }) => position)),
    jobLevels: said(rows.map(({ jobLevel }) => jobLevel)),
    divisions: rows.flatMap(({ department, division }) =>
      department === null || division === null ? [] : [{ department, name: division }],
    ),
  }
}

/** A division is told with its department. */
function addedNames({ departments, divisions, positions, jobLevels }: NamedStructure): Change[] {
  const added = (kind: string, names: readonly string[]) => names.map((name): Change => ({ what: 'add', kind, name }))
  return [
    ...added('department', departments),
    ...added(
      'division',
      divisions.map(({ department, name }) => `${department} / ${name}`),
    ),
    ...added('position', positions),
    ...added('job_level', jobLevels),
  ]
}

const Names = z.array(z.string())
const Created = z.object({
  departments: Names,
  positions: Names,
  jobLevels: Names,
  divisions: z.array(z.object({ department: z.string(), name: z.string() })),
})

/** All that these imports brought, read back from them. */
export function structureOf(batches: readonly { readonly created: unknown }[]): NamedStructure {
  const all = batches.map(({ created }) => Created.parse(created))
  return {
    departments: all.flatMap(({ departments }) => departments),
    positions: all.flatMap(({ positions }) => positions),
    jobLevels: all.flatMap(({ jobLevels }) => jobLevels),
    divisions: all.flatMap(({ divisions }) => divisions),
  }
}
