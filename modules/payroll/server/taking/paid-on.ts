/** When a payslip is paid: as the bank file says that pays it, else on the run's or the company's pay day. */
import type { CompanyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Period } from '../../model/period.ts'
import { payDayOf } from '../pay-day.ts'
import type { RunRow } from '../run-store.ts'
import { withHalf } from '../runs/halves.ts'
import { bankFilesOf } from './bank-files-store.ts'

type Paid = Parameters<typeof bankFilesOf>[2] & Pick<RunRow, 'state' | 'pay_date'>

/** By the file that a payslip went into; undefined where nobody said a day. */
export async function paidOnOf(
  tx: Tx,
  owner: CompanyFacts,
  period: Period,
  run: Paid,
): Promise<(batch: number | null) => string | undefined> {
  const { taken } = await bankFilesOf(tx, owner.id, run)
  const payDay = await payDayOf(tx, owner, await withHalf(tx, owner.id, period), run)
  return (wanted) => taken.find(({ batch }) => batch === wanted)?.payment_date ?? payDay?.on
}
