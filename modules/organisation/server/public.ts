/** What neighbours may do with the company's structure: find names, and add those that a sheet brings. */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type NamedStructure = {
  readonly departments: readonly string[]
  readonly positions: readonly string[]
  readonly jobLevels: readonly string[]
  readonly divisions: readonly { readonly department: string; readonly name: string }[]
}

export type StructureIds = {
  department(name: string): string | undefined
  position(name: string): string | undefined
  jobLevel(name: string): string | undefined
  division(department: string, name: string): string | undefined
}

/** Which of these names the company does not have yet, each once, as first written. */
export async function missingNames(tx: Tx, companyId: string, wanted: NamedStructure): Promise<NamedStructure> {
  const known = await knownNames(tx, companyId)
  const fresh = (names: readonly string[], ids: ReadonlyMap<string, string>) =>
    onePerName(names, folded).filter((name) => !ids.has(folded(name)))
  return {
    departments: fresh(wanted.departments, known.departments),
    positions: fresh(wanted.positions, known.positions),
    jobLevels: fresh(wanted.jobLevels, known.jobLevels),
    divisions: onePerName(wanted.divisions, divisionKey).filter(
      (division) => !known.divisions.has(divisionKey(division)),
    ),
  }
}

/** Adds names that `missingNames` found. */
export async function addNames(tx: Tx, companyId: string, names: NamedStructure): Promise<void> {
  const rows = (list: readonly string[]) => list.map((name) => ({ company_id: companyId, id: newId(), name }))
  await bulkInsert(tx, 'departments', rows(names.departments))
  await bulkInsert(tx, 'positions', rows(names.positions))
  const { rows: lowest } = await sql<{ place: number }>`
    select coalesce(max(place), 0) as place from job_levels where company_id = ${companyId}`.execute(tx)
  const below = (lowest[0]?.place ?? 0) + 1
  await bulkInsert(
    tx,
    'job_levels',
    rows(names.jobLevels).map((level, at) => ({ ...level, place: below + at })),
  )
  if (names.divisions.length === 0) return
  const { departments } = await knownNames(tx, companyId)
  await bulkInsert(
    tx,
    'divisions',
    names.divisions.flatMap(({ department, name }) => {
      const departmentId = departments.get(folded(department))
      return departmentId ? [{ company_id: companyId, id: newId(), department_id: departmentId, name }] : []
    }),
  )
}

/** Every name of the structure with its id, without regard to case. */
export async function structureIds(tx: Tx, companyId: string): Promise<StructureIds> {
  const known = await knownNames(tx, companyId)
  return {
    department: (name) => known.departments.get(folded(name)),
    position: (name) => known.positions.get(folded(name)),
    jobLevel: (name) => known.jobLevels.get(folded(name)),
    division: (department, name) => known.divisions.get(divisionKey({ department, name })),
  }
}

/** Takes names away that an undone import had created, as far as nobody uses them. */
export async function removeUnusedNames(tx: Tx, companyId: string, names: NamedStructure): Promise<void> {
  const unused = (column: string) =>
    sql`not exists (select 1 from employees e where e.company_id = t.company_id and e.${sql.ref(column)} = t.id)`
  for (const { department, name } of names.divisions) {
    await sql`
      delete from divisions t using departments d
      where t.company_id = ${companyId} and d.company_id = t.company_id and d.id = t.department_id
        and t.name = ${name} and d.name = ${department}
        and ${unused('division_id')}`.execute(tx)
  }
  await sql`
    delete from departments t where company_id = ${companyId} and name = any(${[...names.departments]})
      and ${unused('department_id')}
      and not exists (select 1 from divisions v where v.company_id = t.company_id and v.department_id = t.id)`.execute(
    tx,
  )
  // A position that was described since, or a level that a position has, is in use as well.
  await sql`
    delete from positions t where company_id = ${companyId} and name = any(${[...names.positions]})
      and ${unused('position_id')}
      and not exists (select 1 from position_competencies c where c.company_id = t.company_id and c.position_id = t.id)`.execute(
    tx,
  )
  await sql`
    delete from job_levels t where company_id = ${companyId} and name = any(${[...names.jobLevels]})
      and ${unused('job_level_id')}
      and not exists (select 1 from positions p where p.company_id = t.company_id and p.job_level_id = t.id)`.execute(
    tx,
  )
}

type KnownNames = Readonly<Record<'departments' | 'positions' | 'jobLevels' | 'divisions', ReadonlyMap<string, string>>>

async function knownNames(tx: Tx, companyId: string): Promise<KnownNames> {
  const { rows } = await sql<{ kind: keyof KnownNames; name: string; department: string; id: string }>`
    select 'departments' as kind, name, '' as department, id from departments where company_id = ${companyId}
    union all select 'positions', name, '', id from positions where company_id = ${companyId}
    union all select 'jobLevels', name, '', id from job_levels where company_id = ${companyId}
    union all select 'divisions', v.name, d.name, v.id
      from divisions v join departments d on d.company_id = v.company_id and d.id = v.department_id
      where v.company_id = ${companyId}`.execute(tx)
  const of = (kind: keyof KnownNames, keyOf: (row: { name: string; department: string }) => string) =>
    new Map(rows.filter((row) => row.kind === kind).map((row) => [keyOf(row), row.id]))
  const byName = ({ name }: { name: string }) => folded(name)
  return {
    departments: of('departments', byName),
    positions: of('positions', byName),
    jobLevels: of('jobLevels', byName),
    divisions: of('divisions', divisionKey),
  }
}

/** Folded here and not by the database, whose own locale may know ASCII only. */
const folded = (name: string): string => name.toLowerCase()
const divisionKey = ({ department, name }: { department: string; name: string }): string =>
  `${folded(department)}\u0001${folded(name)}`

/** Each name once, as it was written first. */
function onePerName<Named>(named: readonly Named[], keyOf: (one: Named) => string): Named[] {
  const first = new Map<string, Named>()
  for (const one of named) if (!first.has(keyOf(one))) first.set(keyOf(one), one)
  return [...first.values()]
}
