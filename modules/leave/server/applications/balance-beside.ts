/** The account an application is taken from, for whoever decides it: as of its first day, all it is charged included. */
import { plainDateOf } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { leaveYearOf } from '../../model/entitlement/leave-year.ts'
import { isLimited, type LeaveType } from '../../model/leave-type.ts'
import { standingOf } from '../../model/ledger/account.ts'
import { waitsFor } from '../../model/next-year/waits.ts'
import type { LeaveBook } from '../book.ts'
import { accountsOf, periodOf } from '../ledger/account-store.ts'
import { balanceView } from '../ledger/balance-view.ts'
import { peopleAmong } from '../people.ts'
import type { Reading } from '../types/type-view.ts'
import type { ApplicationRow } from './application-store.ts'

export async function balanceBeside(
  tx: Tx,
  book: LeaveBook,
  row: ApplicationRow,
  type: LeaveType | undefined,
  reading: Reading,
) {
  if (!type || !isLimited(type)) return null
  const account = (await accountsOf(tx, book.companyId, row.employee_id))(type.id)
  const first = plainDateOf(row.from_date)
  const period = periodOf(account, first, leaveYearOf(first, book.yearStart))
  const person = (await peopleAmong(tx, book.companyId, [row.employee_id])).get(row.employee_id)
  const standing = standingOf(account, first, period, ({ once }) => waitsFor(type, once))
  return person ? balanceView(type, standing, period, { ...reading, book, person }) : null
}
