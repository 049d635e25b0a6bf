/** Whoever a form waits for hears so every morning, once for all of them, but never on a day off. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { WantedMail } from '#platform/mail/server/wanted-mails.ts'
import type { Notice } from '#platform/notices/model/notice.ts'
import { type Held, type Open, waitingByHolder } from '../model/waiting.ts'

export type Told = { readonly accountId: string; readonly notice: Notice; readonly mail?: WantedMail }

export type Reminding<Row extends Open> = {
  readonly today: PlainDate
  /** Of these accounts, those who do not work on the day. */
  readonly offAmong: (
    tx: Tx,
    companyId: string,
    day: PlainDate,
    accounts: readonly string[],
  ) => Promise<ReadonlySet<string>>
  /** One waits, or many do. */
  readonly words: { readonly one: string; readonly many: string; readonly text: string }
  readonly nameOf: (row: Row) => string
  /** To the one, or to the list of all. */
  readonly linkOf: (row: Row) => string
  readonly list: string
}

export async function reminders<Row extends Open>(
  tx: Tx,
  companyId: string,
  { today, offAmong, words, nameOf, linkOf, list }: Reminding<Row>,
  open: readonly Held<Row>[],
): Promise<Told[]> {
  const waits = waitingByHolder(open, today)
  const off = await offAmong(tx, companyId, today, [...waits.keys()])
  return [...waits].flatMap(([accountId, all]) => {
    const [first] = all
    if (!first || off.has(accountId)) return []
    const params = { count: all.length, name: nameOf(first.row) }
    const word = all.length === 1 ? words.one : words.many
    const link = all.length === 1 ? linkOf(first.row) : list
    return [{ accountId, notice: { word, params, link }, mail: { subject: word, text: words.text, params, link } }]
  })
}
