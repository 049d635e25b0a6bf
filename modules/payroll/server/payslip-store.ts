/** Payslips of a run as one version shows them. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

/** Which rows make up a version: the newest of each person since the whole was last worked out. */
export type Shown = { readonly id: string; readonly base_version: number; readonly version: number }

/** For a table named p. */
export function shownIn(companyId: string, run: Shown): RawBuilder<unknown> {
  return sql`p.company_id = ${companyId} and p.run_id = ${run.id}
    and p.version between ${run.base_version} and ${run.version}
    and (p.replaced_in is null or p.replaced_in > ${run.version})`
}

/** Payslips p of runs r in the version by which the run is read. */
export const inVersion = sql`p.version between r.base_version and r.version
  and (p.replaced_in is null or p.replaced_in > r.version)`

/** Those that stand in an approved one. */
export const standing = sql`r.state = 'approved' and ${inVersion}`

export async function employeesShown(tx: Tx, companyId: string, run: Shown): Promise<string[]> {
  const { rows } = await sql<{ employee_id: string }>`
    select p.employee_id from payslips p where ${shownIn(companyId, run)}`.execute(tx)
  return rows.map((row) => row.employee_id)
}

/** Whose payslips of the version have these ids, everybody's without ids; undefined when one of the ids is not among them. */
export async function employeesOfPayslips(
  tx: Tx,
  companyId: string,
  run: Shown,
  ids: readonly string[] | undefined,
): Promise<string[] | undefined> {
  if (!ids) return employeesShown(tx, companyId, run)
  const wanted = [...new Set(ids)]
  const { rows } = await sql<{ employee_id: string }>`
    select p.employee_id from payslips p
    where ${shownIn(companyId, run)} and p.id = any(${wanted}::uuid[])`.execute(tx)
  return rows.length < wanted.length ? undefined : rows.map((row) => row.employee_id)
}

/** A payslip keeps its id from version to version. */
export async function payslipOfPerson(
  tx: Tx,
  companyId: string,
  run: Shown,
  employeeId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select p.id from payslips p where ${shownIn(companyId, run)} and p.employee_id = ${employeeId}`.execute(tx)
  return rows[0]?.id
}

export async function employeeOfPayslip(tx: Tx, companyId: string, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ employee_id: string }>`
    select employee_id from payslips where company_id = ${companyId} and id = ${id} limit 1`.execute(tx)
  return rows[0]?.employee_id
}

/** Has anybody been shown theirs? */
export async function isAnyReleased(tx: Tx, companyId: string, run: Shown): Promise<boolean> {
  const { rows } = await sql`
    select from payslips p where ${shownIn(companyId, run)} and p.released_at is not null limit 1`.execute(tx)
  return rows.length > 0
}

type HeldPayslip = {
  readonly held: boolean
  readonly released_at: string | null
  readonly staff_id: string
  readonly bank_batch: number | null
}

export async function heldOf(tx: Tx, companyId: string, run: Shown, id: string): Promise<HeldPayslip | undefined> {
  const { rows } = await sql<HeldPayslip>`
    select p.held, p.released_at, p.staff_id, p.bank_batch from payslips p
    where ${shownIn(companyId, run)} and p.id = ${id}`.execute(tx)
  return rows[0]
}

export async function setHeld(tx: Tx, companyId: string, run: Shown, id: string, held: boolean): Promise<void> {
  await sql`update payslips p set held = ${held} where ${shownIn(companyId, run)} and p.id = ${id}`.execute(tx)
}

type Looked = { readonly staff_id: string; readonly looked: boolean }

export async function lookedOf(tx: Tx, companyId: string, run: Shown, id: string): Promise<Looked | undefined> {
  const { rows } = await sql<Looked>`
    select p.staff_id, p.looked_at is not null as looked from payslips p
    where ${shownIn(companyId, run)} and p.id = ${id}`.execute(tx)
  return rows[0]
}

/** Ticked off by whom and when, or with null not any more. */
export async function setLooked(
  tx: Tx,
  companyId: string,
  run: Shown,
  id: string,
  looked: { readonly at: Date; readonly by: string } | null,
): Promise<void> {
  await sql`update payslips p set looked_at = ${looked?.at.toISOString() ?? null}, looked_by = ${looked?.by ?? null}
    where ${shownIn(companyId, run)} and p.id = ${id}`.execute(tx)
}

/** Shown from now on, or with null taken back from view; how many changed. What is held back is never shown. */
export async function setReleased(
  tx: Tx,
  companyId: string,
  run: Shown,
  { employeeIds, at }: { readonly employeeIds: readonly string[]; readonly at: Date | null },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update payslips p set released_at = ${at?.toISOString() ?? null}
    where ${shownIn(companyId, run)} and p.employee_id = any(${[...employeeIds]}::uuid[])
      and ${at ? sql`p.released_at is null and not p.held` : sql`p.released_at is not null`}`.execute(tx)
  return Number(numAffectedRows)
}
