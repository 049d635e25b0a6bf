/** Applications as they are answered, and as the log tells of them. */
import type { Tx } from '#platform/database/server/connect.ts'
import type { LeaveBook } from '../book.ts'
import { typesOf } from '../types/type-store.ts'
import type { Reading } from '../types/type-view.ts'
import { applicationsOf } from './application-store.ts'
import { applicationView } from './application-view.ts'

export async function viewsOf(tx: Tx, book: LeaveBook, ids: readonly string[], reading: Reading) {
  const types = await typeMap(tx, book.companyId)
  return (await applicationsOf(tx, book.companyId, ids)).map((row) => applicationView(row, types, book, reading))
}

export const typeMap = async (tx: Tx, companyId: string) =>
  new Map((await typesOf(tx, companyId)).map((type) => [type.id, type]))

type View = Awaited<ReturnType<typeof viewsOf>>[number]
export const subjectOf = (view: View) => ({ kind: 'leave', id: view.id, name: `${view.full_name}: ${view.label}` })
/** What the log tells of it. */
export const told = ({
  label,
  from,
  to,
  from_part,
  to_part,
  hours,
  total,
  event_date,
  variant,
  reason,
  status,
}: View) => ({
  type: label,
  from,
  to,
  from_part,
  to_part,
  hours,
  total,
  event_date,
  variant,
  reason,
  status,
})

export const sentEntry = (view: View) => ({
  action: 'leave.sent',
  subject: subjectOf(view),
  after: { from: view.from, to: view.to, total: view.total },
})
