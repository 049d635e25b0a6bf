/** What people are told of a review: that it is their turn, and the letter at its end. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { wantMails } from '#platform/mail/server/wanted-mails.ts'
import type { Notice } from '#platform/notices/model/notice.ts'
import { notify, notifyEach } from '#platform/notices/server/notify.ts'
import type { Holders } from '#platform/stages/model/way.ts'
import { HR, LETTER } from '../model/review.ts'
import type { ReviewRow } from './review-store.ts'

/** HR's stages stand with HR, everybody else's on their own pages. */
export const linkOf = (id: string, status: number): string =>
  status === HR || status === LETTER ? `/app/probation?open=${id}` : `/me/probation?open=${id}`

type Turn = {
  readonly row: Pick<ReviewRow, 'id' | 'full_name' | 'account_id'>
  readonly to: number
  readonly holders: Holders
  readonly now: Date
}

export const tellTurn = (tx: Tx, companyId: string, ...turns: readonly Turn[]): Promise<void> =>
  notifyEach(
    tx,
    companyId,
    turns.flatMap((turn) => (turn.holders[turn.to] ?? []).map((accountId) => ({ accountId, notice: turnOf(turn) }))),
  )

const turnOf = ({ row, to, now }: Turn): Notice => ({
  word: to === 0 ? 'probation.notice-own-turn' : 'probation.notice-turn',
  params: to === 0 ? {} : { name: row.full_name },
  link: linkOf(row.id, to),
  at: now,
})

/** `day`: the first as confirmed, the new end, or the last day of work. */
export async function tellLetter(
  tx: Tx,
  companyId: string,
  { id, full_name, account_id, result }: ReviewRow,
  { day, now }: { readonly day: PlainDate; readonly now: Date },
): Promise<void> {
  if (account_id === null || result === null) return
  const params = { day: { day }, name: full_name }
  const [subject, text] = [`probation.letter-${result}`, `probation.letter-${result}-text`]
  const link = `/me/probation?open=${id}`
  await notify(tx, companyId, [account_id], { word: subject, params, link, at: now })
  await wantMails(tx, companyId, [{ accountId: account_id, mail: { subject, text, params, link } }])
}
