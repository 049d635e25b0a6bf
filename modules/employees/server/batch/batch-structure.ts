/** Departments, divisions, positions and job levels of a sheet: the names it brings, and the ids they get. */
import { z } from 'zod'
import type { NamedStructure, StructureIds } from '#modules/organisation/server/public.ts'
import type { Change } from '#platform/sheets/model/changes.ts'
import type { Newcomer } from '../../model/newcomer.ts'
import type { Places } from '../newcomers/newcomers-store.ts'

export function structureOf(people: readonly Newcomer[]): NamedStructure {
  const named = (names: readonly (string | null)[]) => names.filter((name) => name !== null)
  return {
    departments: named(people.map(({ department }) => department)),
    positions: named(people.map(({ position }) => position)),
    jobLevels: named(people.map(({ jobLevel }) => jobLevel)),
    divisions: people.flatMap(({ department, division }) =>
      department === null || division === null ? [] : [{ department, name: division }],
    ),
  }
}

export function placesOf({ department, division, position, jobLevel }: Newcomer, structure: StructureIds): Places {
  const idOf = (name: string | null, find: (name: string) => string | undefined) =>
    name === null ? null : (find(name) ?? null)
  return {
    department_id: idOf(department, structure.department),
    division_id: department === null ? null : idOf(division, (name) => structure.division(department, name)),
    position_id: idOf(position, structure.position),
    job_level_id: idOf(jobLevel, structure.jobLevel),
  }
}

/** As it is kept with the batch. */
export type BatchCreated = z.output<typeof Created>

export const createdOf = ({ departments, positions, divisions, jobLevels }: NamedStructure): BatchCreated => ({
  departments: [...departments],
  positions: [...positions],
  divisions: [...divisions],
  job_levels: [...jobLevels],
})

/** A division is told with its department; either name may have a stroke of its own. */
export const divisionTold = ({ department, name }: NamedStructure['divisions'][number]): string =>
  `${department} / ${name}`

/** The same, told thing by thing. */
export function addedNames(names: NamedStructure): Change[] {
  const { departments, divisions, positions, job_levels } = createdOf(names)
  const added = (kind: string, ofKind: readonly string[]) => ofKind.map((name): Change => ({ what: 'add', kind, name }))
  return [
    ...added('department', departments),
    ...added('division', divisions.map(divisionTold)),
    ...added('position', positions),
    ...added('job_level', job_levels),
  ]
}

/** The same names, read back from the batch. */
export function createdBy(stored: unknown): NamedStructure {
  const { departments, positions, divisions, job_levels } = Created.parse(stored)
  return { departments, positions, divisions, jobLevels: job_levels }
}

const Names = z.array(z.string())
const Created = z.object({
  departments: Names,
  positions: Names,
  divisions: z.array(z.object({ department: z.string(), name: z.string() })),
  job_levels: Names,
})
