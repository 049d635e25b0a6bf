/** Who is told that a review is their turn, or that theirs is completed. */
import type { Tx } from '#platform/database/server/connect.ts'
import { wantMails } from '#platform/mail/server/wanted-mails.ts'
import type { Notice } from '#platform/notices/model/notice.ts'
import { notifyEach } from '#platform/notices/server/notify.ts'
import type { Holders } from '#platform/stages/model/way.ts'
import { COMPLETED, EMPLOYEE, HR } from '../model/stages.ts'
import type { ReviewRow } from './review-store.ts'

/** HR's stage stands with HR, everybody else's on their own pages. */
export const linkOf = (id: string, status: number): string =>
  status === HR ? `/app/performanceReview?open=${id}` : `/me/performance?open=${id}`

type Turn = {
  readonly row: Pick<ReviewRow, 'id' | 'full_name' | 'account_id' | 'cycle'>
  readonly to: number
  readonly holders: Holders
  readonly now: Date
}

/** HR is not told of each: its list and its inbox say how many there are. */
export async function tellTurns(tx: Tx, companyId: string, turns: readonly Turn[]): Promise<void> {
  const told = turns.flatMap((turn) => accountsOf(turn).map((accountId) => ({ accountId, notice: noticeOf(turn) })))
  await notifyEach(tx, companyId, told)
  const ended = turns.filter(({ to }) => to === COMPLETED)
  await wantMails(
    tx,
    companyId,
    ended.flatMap(({ row }) => (row.account_id === null ? [] : [{ accountId: row.account_id, mail: endedMail(row) }])),
  )
}

const accountsOf = ({ row, to, holders }: Turn): readonly string[] =>
  to === COMPLETED ? (row.account_id === null ? [] : [row.account_id]) : to === HR ? [] : (holders[to] ?? [])

const noticeOf = ({ row, to, now }: Turn): Notice => ({
  word:
    to === COMPLETED
      ? 'performance.notice-completed'
      : to === EMPLOYEE
        ? 'performance.notice-own-turn'
        : 'performance.notice-turn',
  params: { name: row.full_name, cycle: row.cycle },
  link: linkOf(row.id, to),
  at: now,
})

const endedMail = ({ id, cycle }: Turn['row']) => ({
  subject: 'performance.notice-completed',
  text: 'performance.completed-text',
  params: { cycle },
  link: linkOf(id, COMPLETED),
})
