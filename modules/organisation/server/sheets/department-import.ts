/** Departments and divisions by a sheet: the structure's side of the one way sheets are taken. */

import { sql } from 'kysely'
import { z } from 'zod'
import { presentOn } from '#modules/employees/server/public-sql.ts'
import { log } from '#platform/activity/server/log.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import { bulkUpdate, deleteByIds } from '#platform/database/server/bulk-update.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { folded, textIn } from '#platform/sheets/model/row-cells.ts'
import type { Row } from '#platform/sheets/model/sheet.ts'
import type { SheetKind } from '#platform/sheets/server/import-sheet.ts'
import { imported } from '#platform/sheets/server/imported.ts'
import { type Kept, stillInUse } from '#platform/sheets/server/undo-import.ts'
import { departmentChanges, type Told } from '../../model/sheets/department-changes.ts'
import {
  type DepartmentPlan,
  type KnownStructure,
  type Person,
  planDepartments,
  type Unit,
} from '../../model/sheets/department-plan.ts'
import { departmentSheet } from '../../model/sheets/department-sheet.ts'
import { type Acting, unlessTaken } from '../acting.ts'
import { lockStructure, type Of } from '../looking.ts'

const DEPARTMENT_IMPORT = 'departments'

type Plan = DepartmentPlan & { readonly changes: readonly Told[] }

export const departmentImport = (acting: Acting, of: Of): SheetKind<Plan, Kept<Unit>> => ({
  kind: DEPARTMENT_IMPORT,
  sheet: departmentSheet,

  async judge(tx, rows) {
    await lockStructure(tx, of.companyId)
    const known = await knownStructure(tx, of, rows)
    const plan = planDepartments(rows, known, newId)
    return { faults: plan.faults, notes: [], plan: { ...plan, changes: departmentChanges(plan, known) } }
  },

  created: ({ made, changed }) => ({ made, changed }),

  async store(tx, { made, changed }, batchId) {
    const { companyId } = of
    const after = changed.map((change) => change.after)
    await unlessTaken(add(tx, companyId, made).then(() => set(tx, after)))
    await log(tx, acting, imported('organisation.imported', { batchId, list: 'departments', made, changed }))
  },
})

export const departmentUndo = (companyId: string) => ({
  action: 'organisation.import-undone',
  kind: DEPARTMENT_IMPORT,
  read: (stored: unknown) => Stored.parse(stored),

  now: (tx: Tx, states: readonly Unit[]) =>
    unitsOf(
      tx,
      companyId,
      states.map(({ id }) => id),
    ),

  async restore(tx: Tx, { made, changed }: Kept<Unit>) {
    const ids = made.map(({ id }) => id)
    await set(
      tx,
      changed.map(({ before }) => before),
    )
    const named = await sql`
      select from position_departments where company_id = ${companyId} and department_id = any(${ids}::uuid[]) limit 1`.execute(
      tx,
    )
    if (named.rows.length > 0) throw stillInUse()
    await deleteByIds(tx, 'divisions', ids)
    await deleteByIds(tx, 'departments', ids)
  },
})

async function knownStructure(tx: Tx, { companyId, today }: Of, rows: readonly Row[]): Promise<KnownStructure> {
  const units = await unitsOf(tx, companyId)
  const named = new Set(
    rows.flatMap((row) => {
      const staffIds = [textIn(row, 'head_staff_id'), textIn(row, 'division_head_staff_id')]
      return staffIds.flatMap((staffId) => (staffId === null ? [] : [folded(staffId)]))
    }),
  )
  const heads = units.flatMap(({ head_id }) => (head_id === null ? [] : [head_id]))
  const people = await sql<Person & { staff_id: string }>`
    select e.id, e.staff_id, e.full_name as name, ${presentOn(today)} as here from employees e
    where e.company_id = ${companyId} and (lower(e.staff_id) = any(${[...named]}) or e.id = any(${heads}::uuid[]))`.execute(
    tx,
  )
  return {
    units,
    peopleByStaffId: new Map(people.rows.map((row) => [folded(row.staff_id), row])),
    headNames: new Map(people.rows.map(({ id, name }) => [id, name])),
  }
}

/** All of them, or those with these ids. */
async function unitsOf(tx: Tx, companyId: string, ids?: readonly string[]): Promise<Unit[]> {
  const only = ids === undefined ? sql`` : sql`and id = any(${[...ids]}::uuid[])`
  const { rows } = await sql<Unit>`
    select id, null::uuid as department_id, name, code, head_id from departments where company_id = ${companyId} ${only}
    union all
    select id, department_id, name, null as code, head_id from divisions where company_id = ${companyId} ${only}`.execute(
    tx,
  )
  return rows
}

async function add(tx: Tx, companyId: string, units: readonly Unit[]): Promise<void> {
  const departments = units.filter(({ department_id }) => department_id === null)
  await bulkInsert(
    tx,
    'departments',
    departments.map(({ id, name, code, head_id }) => ({ company_id: companyId, id, name, code, head_id })),
  )
  await bulkInsert(
    tx,
    'divisions',
    units.flatMap(({ id, name, head_id, department_id }) =>
      department_id === null ? [] : [{ company_id: companyId, id, department_id, name, head_id }],
    ),
  )
}

/** Codes are taken away first: two departments may change theirs for each other's. */
async function set(tx: Tx, units: readonly Unit[]): Promise<void> {
  const whole = units.filter(({ department_id }) => department_id === null)
  const departments = whole.map(({ id, code, head_id }) => ({ id, code, head_id }))
  const withoutCodes = departments.map(({ id }) => ({ id, code: null }))
  const parts = units.filter(({ department_id }) => department_id !== null)
  const divisions = parts.map(({ id, head_id }) => ({ id, head_id }))
  await bulkUpdate(tx, 'departments', withoutCodes)
  await bulkUpdate(tx, 'departments', departments)
  await bulkUpdate(tx, 'divisions', divisions)
}

const StoredUnit = z.object({
  id: z.string(),
  department_id: z.string().nullable(),
  name: z.string(),
  code: z.string().nullable(),
  head_id: z.string().nullable(),
})
const Stored = z.object({
  made: z.array(StoredUnit),
  changed: z.array(z.object({ before: StoredUnit, after: StoredUnit })),
})
