/** What people are told of letters: in the product, and by mail with a link; the words of a letter travel by neither. */
import type { Tx } from '#platform/database/server/connect.ts'
import { wantMails } from '#platform/mail/server/wanted-mails.ts'
import type { NoticeParam } from '#platform/notices/model/notice.ts'
import { notifyEach } from '#platform/notices/server/notify.ts'
import type { LetterRow } from './letter-store.ts'

export const linkOf = (id: string): string => `/me/letters?open=${id}`

type About = Pick<LetterRow, 'id' | 'account_id' | 'name' | 'answer' | 'due_on'>

const WORDS = {
  sent: { none: 'documents.notice-sent', read: 'documents.notice-read', sign: 'documents.notice-sign' },
  reminded: { none: 'documents.notice-sent', read: 'documents.notice-reminded', sign: 'documents.notice-reminded' },
  issued: { none: 'documents.notice-issued', read: 'documents.notice-issued', sign: 'documents.notice-issued' },
  withdrawn: {
    none: 'documents.notice-withdrawn',
    read: 'documents.notice-withdrawn',
    sign: 'documents.notice-withdrawn',
  },
} as const

/** Whoever has no account is told nothing: HR prints the letter. */
export async function tellOfLetters(
  tx: Tx,
  companyId: string,
  what: keyof typeof WORDS,
  letters: readonly About[],
  now: Date,
): Promise<void> {
  const told = letters.flatMap(({ id, account_id, name, answer }) => {
    if (account_id === null) return []
    const params: Record<string, NoticeParam> = { name }
    return [{ accountId: account_id, word: WORDS[what][answer], params, link: linkOf(id) }]
  })
  await notifyEach(
    tx,
    companyId,
    told.map(({ accountId, ...notice }) => ({ accountId, notice: { ...notice, at: now } })),
  )
  await wantMails(
    tx,
    companyId,
    told.map(({ accountId, word, params, link }) => ({
      accountId,
      mail: { subject: word, text: 'documents.mail-text', params, link },
    })),
  )
}
