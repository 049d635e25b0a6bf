/** What other modules may do with the company's structure: find names, and add those that a sheet brings. */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export { competenciesOf } from './positions/competency-store.ts'

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

type Named = { readonly id: string; readonly name: string }

/** All of it to choose from, by name; levels from the highest down. */
export async function structureNames(
  tx: Tx,
  companyId: string,
): Promise<{ readonly departments: Named[]; readonly positions: Named[]; readonly job_levels: Named[] }> {
  const { rows } = await sql<Named & { readonly of: 'departments' | 'positions' | 'job_levels' }>`
    select 'departments' as of, id, name, 0 as place from departments where company_id = ${companyId}
    union all select 'positions', id, name, 0 from positions where company_id = ${companyId}
    union all select 'job_levels', id, name, place from job_levels where company_id = ${companyId}
    order by place, name, id`.execute(tx)
  const named = (which: string) => rows.filter(({ of }) => of === which).map(({ id, name }) => ({ id, name }))
  return { departments: named('departments'), positions: named('positions'), job_levels: named('job_levels') }
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

/** What a position and a department are called; undefined for what is not there. */
export async function placeNames(
  tx: Tx,
  companyId: string,
  { positionId, departmentId }: { readonly positionId: string; readonly departmentId: string },
): Promise<{ readonly position: string | undefined; readonly department: string | undefined }> {
  const { rows } = await sql<{ position: string | null; department: string | null }>`
    select (select name from positions where company_id = ${companyId} and id = ${positionId}) as position,
      (select name from departments where company_id = ${companyId} and id = ${departmentId}) as department`.execute(tx)
  return { position: rows[0]?.position ?? undefined, department: rows[0]?.department ?? undefined }
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
  // Also by nobody who is to go there on a day to come.
  const unused = (column: string) =>
    sql`not exists (select 1 from employees e where e.company_id = t.company_id and e.${sql.ref(column)} = t.id)
      and not exists (select 1 from planned_moves m where m.company_id = t.company_id and m.${sql.ref(column)} = t.id)`
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

type RemovedNames = {
  readonly departments: number
  readonly divisions: number
  readonly positions: number
  readonly job_levels: number
  /** Who stays, without the place that is gone. */
  readonly people_without_place: number
}

/** Takes names away whoever stands in them: what an import of the structure brought, when it is given up. */
export async function removeNames(tx: Tx, companyId: string, names: NamedStructure): Promise<RemovedNames> {
  const before = await missingNames(tx, companyId, names)
  const people = await leavePlaces(tx, companyId, names)
  await sql`
    update positions p set job_level_id = null from job_levels j
    where p.company_id = ${companyId} and j.company_id = p.company_id and j.id = p.job_level_id
      and j.name = any(${[...names.jobLevels]})`.execute(tx)
  await removeUnusedNames(tx, companyId, names)
  const after = await missingNames(tx, companyId, names)
  const gone = (kind: keyof NamedStructure) => after[kind].length - before[kind].length
  return {
    departments: gone('departments'),
    divisions: gone('divisions'),
    positions: gone('positions'),
    job_levels: gone('jobLevels'),
    people_without_place: people,
  }
}

async function leavePlaces(tx: Tx, companyId: string, names: NamedStructure): Promise<number> {
  const departments = [...names.departments]
  const { numAffectedRows } = await sql`
    update employees e set
      department_id = case when d.id is null then e.department_id end,
      division_id = case when d.id is null and v.id is null then e.division_id end,
      position_id = case when p.id is null then e.position_id end,
      job_level_id = case when j.id is null then e.job_level_id end,
      updated_at = now(), revision = e.revision + 1
    from employees f
      left join departments d on d.company_id = f.company_id and d.id = f.department_id and d.name = any(${departments})
      left join positions p on p.company_id = f.company_id and p.id = f.position_id
        and p.name = any(${[...names.positions]})
      left join job_levels j on j.company_id = f.company_id and j.id = f.job_level_id
        and j.name = any(${[...names.jobLevels]})
      left join (
        select v.company_id, v.id from divisions v
        join departments o on o.company_id = v.company_id and o.id = v.department_id
        join jsonb_to_recordset(${JSON.stringify(names.divisions)}::jsonb) as named(department text, name text)
          on named.department = o.name and named.name = v.name
      ) v on v.company_id = f.company_id and v.id = f.division_id
    where e.company_id = ${companyId} and f.company_id = e.company_id and f.id = e.id
      and coalesce(d.id, v.id, p.id, j.id) is not null`.execute(tx)
  return Number(numAffectedRows ?? 0n)
}

/** People who go head nothing any more. */
export async function leaveHeadships(tx: Tx, companyId: string, employeeIds: readonly string[]): Promise<void> {
  for (const table of ['departments', 'divisions'] as const) {
    await sql`update ${sql.table(table)} set head_id = null
              where company_id = ${companyId} and head_id = any(${[...employeeIds]}::uuid[])`.execute(tx)
  }
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
