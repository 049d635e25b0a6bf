/** A last pay held the month by itself: where it goes after the regular run was approved, no run of the month pays them. */
import { type PlainDate, yearMonthOf } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Period, periodOf, REGULAR, SECOND_HALF } from '../../model/period.ts'
import { payslipOfPerson } from '../payslip-store.ts'
import { findRun } from '../run-store.ts'
import { withHalf } from '../runs/halves.ts'

/** The regular run that would pay somebody's last day: of the month, or of the half. */
export async function regularOf(tx: Tx, companyId: string, lastDay: PlainDate): Promise<Period> {
  const month = yearMonthOf(lastDay)
  const { half } = await withHalf(tx, companyId, periodOf(month))
  return periodOf(month, half && lastDay > half.to ? SECOND_HALF : REGULAR)
}

export async function isClosedWithout(
  tx: Tx,
  companyId: string,
  { employeeId, lastDay }: { readonly employeeId: string; readonly lastDay: PlainDate },
): Promise<boolean> {
  const regular = await findRun(tx, companyId, await regularOf(tx, companyId, lastDay))
  return regular?.state === 'approved' && !(await payslipOfPerson(tx, companyId, regular, employeeId))
}
