/** The second short transaction: what was written becomes the run, or, when somebody else took over, nothing does. */
import { sql } from 'kysely'
import { type By, record } from '#platform/activity/server/activity.ts'
import { deleteByIds } from '#platform/database/server/bulk-update.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { conflict, Refusal } from '#platform/http/server/answers.ts'
import { balanceOf, type Sums } from '../../model/sums.ts'
import { addEvent } from '../event-store.ts'
import { type Shown, shownIn } from '../payslip-store.ts'
import { lockRun, type RunRow } from '../run-store.ts'
import { totalsOf, workedOut } from '../view/sums.ts'
import type { Begun } from './begin.ts'
import { addVersion, totalsOfVersion } from './versions.ts'

type Finishing = {
  readonly actor: By
  readonly now: Date
  readonly ms: number
  /** Of all batches. */
  readonly sums: readonly Sums[]
}

export function finishCalculation(
  company: CompanyDb,
  begun: Begun,
  { actor, now, ms, sums }: Finishing,
): Promise<void> {
  const { companyId } = company
  const { version, run, whole } = begun
  return company.transaction(async (tx) => {
    const current = await lockRun(tx, companyId, begun.facts.period)
    if (current.calculation?.id !== begun.id) throw new Refusal(conflict('payroll.calculating'))
    await keepHeld(tx, companyId, current, begun)
    const names = begun.figures
    const totals = whole ? balanceOf(names, sums) : await replace(tx, companyId, current, begun, sums)
    const base = whole ? version : current.base_version
    await sql`
      update pay_runs set base_version = ${base}, version = ${version}, state = 'unconfirmed', calculation = null,
        calculation_beat_at = null, calculated_at = ${now.toISOString()}, calculation_ms = ${ms}
      where company_id = ${companyId} and id = ${run.id}`.execute(tx)
    const shown = { id: run.id, base_version: base, version }
    await addVersion(tx, companyId, shown, { ...begun, companyFacts: begun.facts.company, totals, now })
    // Only those that were seen: what changed since stays marked.
    const seen = begun.seen.map((mark) => mark.id)
    await deleteByIds(tx, 'stale_payslips', seen)
    const people = await calculatedIn(tx, companyId, shown, begun.employeeIds)
    const detail = { people, whole, ...(begun.surplus.length > 0 && { removed: begun.surplus.length }) }
    await addEvent(tx, companyId, { id: run.id, version }, 'generated', actor, now, detail)
    const subject = { kind: 'pay_run', id: run.id, name: begun.facts.period.key }
    await record(tx, companyId, [{ action: 'payroll.generated', subject, after: { version, people } }], { actor, now })
  })
}

/** Of these people, those who have figures: who cannot be calculated yet stands in the run all the same. */
async function calculatedIn(tx: Tx, companyId: string, shown: Shown, employeeIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*)::int as people from payslips p
    where ${shownIn(companyId, shown)} and ${workedOut} and p.employee_id = any(${[...employeeIds]}::uuid[])`.execute(
    tx,
  )
  return rows[0]?.people ?? 0
}

/** The run is free again and stands as it stood. */
export function abandonCalculation(company: CompanyDb, { id, run }: Begun): Promise<void> {
  return company.transaction(async (tx) => {
    await sql`update pay_runs set calculation = null, calculation_beat_at = null
              where company_id = ${company.companyId} and id = ${run.id} and calculation->>'id' = ${id}`.execute(tx)
  })
}

/** Held is what somebody decided about the person's payslip, whatever its figures; also while these were worked out. */
async function keepHeld(tx: Tx, companyId: string, current: RunRow, { version }: Begun): Promise<void> {
  const { rows } = await sql<{ employee_id: string }>`
    select p.employee_id from payslips p where ${shownIn(companyId, current)} and p.held`.execute(tx)
  if (rows.length === 0) return
  const ids = rows.map((row) => row.employee_id)
  await sql`update payslips p set held = true where p.company_id = ${companyId} and p.run_id = ${current.id}
            and p.version = ${version} and p.employee_id = any(${ids}::uuid[])`.execute(tx)
}

/** The sums of the run: as they were, less what is replaced, and what replaces it. */
async function replace(tx: Tx, companyId: string, current: RunRow, begun: Begun, sums: readonly Sums[]): Promise<Sums> {
  const ids = [...begun.employeeIds, ...begun.surplus]
  const before = await totalsOfVersion(tx, companyId, current)
  const taken = await totalsOf(tx, companyId, current, begun.figures, ids)
  await sql`
    update payslips p set replaced_in = ${begun.version}
    where p.company_id = ${companyId} and p.run_id = ${current.id} and p.employee_id = any(${ids}::uuid[])
      and p.version between ${current.base_version} and ${current.version} and p.replaced_in is null`.execute(tx)
  return balanceOf(begun.figures, [before, ...sums], [taken])
}
