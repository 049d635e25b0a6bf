/** A last pay held the month by itself: where it goes after the regular run was approved, no run of the month pays them. */
import type { Tx } from '#platform/database/server/connect.ts'
import type { Period } from '../../model/period.ts'
import { payslipOfPerson } from '../payslip-store.ts'
import { findRun } from '../run-store.ts'

export async function isClosedWithout(tx: Tx, companyId: string, employeeId: string, month: Period): Promise<boolean> {
  const regular = await findRun(tx, companyId, month)
  return regular?.state === 'approved' && !(await payslipOfPerson(tx, companyId, regular, employeeId))
}
