/**
 * Mails that a company's own transaction wants sent to accounts: stored with what happened, and queued soon after.
 * Addresses and languages are the accounts', which belong to the installation, so they are looked up only then.
 */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { languageOf } from '#platform/http/server/say.ts'
import type { ServerSettings, Services } from '#platform/http/server/services.ts'
import { type NoticeParam, noticeText } from '#platform/notices/model/notice.ts'
import { isPlainAddress } from '../model/letter.ts'
import { queueMail } from './outbox.ts'

export type WantedMail = {
  /** Words of the server's catalogues; the text holds {{link}}. */
  readonly subject: string
  readonly text: string
  readonly params: Readonly<Record<string, NoticeParam>>
  /** A path of the pages. */
  readonly link: string
}

type MailToOne = { readonly accountId: string; readonly mail: WantedMail }

export async function wantMails(tx: Tx, companyId: string, wanted: readonly MailToOne[]): Promise<void> {
  if (wanted.length === 0) return
  const rows = wanted.map(({ accountId, mail }) => ({ account_id: accountId, id: newId(), ...mail }))
  await sql`
    insert into wanted_mails (company_id, id, account_id, subject_word, text_word, params, link)
    select ${companyId}, id, account_id, subject, text, params, link
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as wanted(account_id uuid, id uuid, subject text, text text, params jsonb, link text)`.execute(tx)
}

type Means = Pick<Services, 'db' | 'clock' | 'say' | 'seal' | 'settings'>
type Wanted = {
  readonly company_id: string
  readonly id: string
  readonly subject_word: string
  readonly text_word: string
  readonly params: Readonly<Record<string, NoticeParam>>
  readonly link: string
  /** Null for accounts that may no longer sign in, and that nobody has come to yet: the address may be a stranger's. */
  readonly email: string | null
  readonly full_name: string | null
  readonly prefer_lang: string | null
}

const AT_ONCE = 100

/** Until none is left; each is queued once, in however many copies of the server this runs. */
export async function queueWantedMails(means: Means): Promise<number> {
  let queued = 0
  for (;;) {
    const done = await means.db.system.transaction((tx) => queueSome(tx, means))
    queued += done
    if (done < AT_ONCE) return queued
  }
}

async function queueSome(tx: Tx, { clock, say, seal, settings }: Means): Promise<number> {
  const { rows } = await sql<Wanted>`
    with taken as (
      delete from wanted_mails w where (company_id, id) in (
        select company_id, id from wanted_mails order by created_at limit ${AT_ONCE} for update skip locked)
      returning company_id, id, account_id, subject_word, text_word, params, link)
    select t.company_id, t.id, t.subject_word, t.text_word, t.params, t.link, a.email, a.full_name, a.prefer_lang
    from taken t left join accounts a on a.id = t.account_id and a.company_id = t.company_id and a.state = 'active'
    order by t.id`.execute(tx)
  for (const row of rows) {
    if (row.email === null || !isPlainAddress(row.email)) continue
    const language = languageOf(row.prefer_lang ?? undefined) ?? 'en'
    const params = { ...row.params, reader: row.full_name ?? '' }
    const subject = noticeText(say, language, { word: row.subject_word, params })
    const text = noticeText(say, language, {
      word: row.text_word,
      params: { ...params, link: addressOf(settings, row.link) },
    })
    await queueMail(tx, seal, { companyId: row.company_id, to: row.email, subject, text }, clock.now())
  }
  return rows.length
}

/** Nobody's request is at hand here: without ORIGIN it is the address the server listens on. */
const addressOf = ({ origin, host, port }: Pick<ServerSettings, 'origin' | 'host' | 'port'>, link: string): string =>
  `${origin ?? `http://${host}:${port}`}${link}`
