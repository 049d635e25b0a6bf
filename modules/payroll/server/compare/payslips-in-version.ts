/** The payslips of one run as they were approved in a version, or as they are now. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Period } from '../../model/period.ts'
import { shownIn } from '../payslip-store.ts'
import type { ReportedPayslip } from '../reported.ts'
import { versionOf } from '../view/read-run.ts'

export type ComparedPayslip = Pick<
  ReportedPayslip,
  'employee_id' | 'staff_id' | 'full_name' | 'figures' | 'inputs' | 'lines'
>

/** Of one run, in which each has one. */
export type VersionPayslip = ComparedPayslip & { readonly id: string }

/** Undefined where the run was never calculated, or no such version was approved. */
export async function payslipsInVersion(
  tx: Tx,
  companyId: string,
  period: Period,
  version: number | undefined,
): Promise<VersionPayslip[] | undefined> {
  const found = await versionOf(tx, companyId, period, version)
  if (!found || found.shown.version === 0) return undefined
  const { rows } = await sql<VersionPayslip>`
    select p.id, p.employee_id, p.staff_id, p.full_name, p.figures, p.inputs, p.lines
    from payslips p where ${shownIn(companyId, found.shown)} order by p.staff_id`.execute(tx)
  return rows
}
