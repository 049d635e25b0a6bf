/**
 * Mails that a company's own transaction wants sent: stored with what happened, and queued soon after. Addresses and
 * languages of accounts belong to the installation, so they are looked up only then; people without an account are
 * written to at the address they gave (`wantLetters`).
 */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import type { SystemTx, Tx } from '#platform/database/server/connect.ts'
import { type Language, languageOf } from '#platform/http/server/say.ts'
import type { ServerSettings, Services } from '#platform/http/server/services.ts'
import { type NoticeParam, noticeText } from '#platform/notices/model/notice.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { isPlainAddress, LINK_HOLE } from '../model/letter.ts'
import { queueMail } from './outbox.ts'

export type WantedMail = {
  /** Words of the server's catalogues; the text holds {{link}}. */
  readonly subject: string
  readonly text: string
  readonly params: Readonly<Record<string, NoticeParam>>
  /** A path of the pages. */
  readonly link: string
  /** An invitation in the words of RFC 5545. */
  readonly calendar?: string
}

type MailToOne = { readonly accountId: string; readonly mail: WantedMail }

export async function wantMails(tx: Tx, companyId: string, wanted: readonly MailToOne[]): Promise<void> {
  if (wanted.length === 0) return
  const rows = wanted.map(({ accountId, mail }) => ({ account_id: accountId, id: newId(), ...mail }))
  await sql`
    insert into wanted_mails (company_id, id, account_id, subject_word, text_word, params, link, calendar)
    select ${companyId}, id, account_id, subject, text, params, link, calendar
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as wanted(account_id uuid, id uuid, subject text, text text, params jsonb, link text, calendar text)`.execute(tx)
}

export type WantedLetter = Omit<WantedMail, 'link'> & {
  readonly to: string
  readonly language: Language
  /** A path of the pages; it may hold a secret, and lies sealed until it is sent. */
  readonly link?: string
  /** What it is about: by this it can be taken back while it waits. */
  readonly about?: string
  readonly dueAt?: Date
}

/** To people without an account, at their own address. */
export async function wantLetters(
  tx: Tx,
  seal: Seal,
  companyId: string,
  wanted: readonly WantedLetter[],
): Promise<void> {
  const rows = wanted
    .filter(({ to }) => isPlainAddress(to))
    .map(({ link, dueAt, calendar, about, ...letter }) => {
      const id = newId()
      return {
        ...letter,
        id,
        calendar: calendar ?? null,
        about: about ?? null,
        due_at: dueAt?.toISOString() ?? null,
        sealed: link === undefined ? null : seal.seal(link, wantedContext(id)),
      }
    })
  if (rows.length === 0) return
  await sql`
    insert into wanted_mails (company_id, id, recipient, language, subject_word, text_word, params, sealed_link,
      calendar, about, due_at)
    select ${companyId}, id, "to", language, subject, text, params, sealed, calendar, about, due_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as wanted(id uuid, "to" text, language text, subject text,
      text text, params jsonb, sealed text, calendar text, about uuid, due_at timestamptz)`.execute(tx)
}

/** Of what waits about these; what has left is not called back. */
export async function unwantLetters(tx: Tx, companyId: string, about: readonly string[]): Promise<void> {
  await sql`delete from wanted_mails where company_id = ${companyId} and about = any(${[...about]}::uuid[])`.execute(tx)
}

const wantedContext = (id: string): string => `wanted mail ${id}`

type Means = Pick<Services, 'db' | 'clock' | 'say' | 'seal' | 'settings'>
type Wanted = {
  readonly company_id: string
  readonly id: string
  readonly subject_word: string
  readonly text_word: string
  readonly params: Readonly<Record<string, NoticeParam>>
  readonly link: string | null
  readonly sealed_link: string | null
  readonly calendar: string | null
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

async function queueSome(tx: SystemTx, { clock, say, seal, settings }: Means): Promise<number> {
  const { rows } = await sql<Wanted>`
    with taken as (
      delete from wanted_mails w where (company_id, id) in (
        select company_id, id from wanted_mails where due_at is null or due_at <= ${clock.now().toISOString()}
        order by created_at limit ${AT_ONCE} for update skip locked)
      returning company_id, id, account_id, subject_word, text_word, params, link, recipient, language, sealed_link,
        calendar)
    select t.company_id, t.id, t.subject_word, t.text_word, t.params, t.link, t.sealed_link, t.calendar,
      coalesce(t.recipient, a.email) as email, a.full_name, coalesce(t.language, a.prefer_lang) as prefer_lang
    from taken t left join accounts a on a.id = t.account_id and a.company_id = t.company_id and a.state = 'active'
    order by t.id`.execute(tx)
  for (const row of rows) {
    if (row.email === null || !isPlainAddress(row.email)) continue
    const language = languageOf(row.prefer_lang ?? undefined) ?? 'en'
    const params = { ...row.params, reader: row.full_name ?? '' }
    const subject = noticeText(say, language, { word: row.subject_word, params })
    const open = row.sealed_link === null ? undefined : seal.open(row.sealed_link, wantedContext(row.id))
    const text = noticeText(say, language, {
      word: row.text_word,
      params: { ...params, link: open === undefined ? addressOf(settings, row.link ?? '/') : LINK_HOLE },
    })
    const secret = open === undefined ? {} : { link: addressOf(settings, open) }
    const calendar = row.calendar === null ? {} : { calendar: row.calendar }
    const mail = { companyId: row.company_id, to: row.email, subject, text, ...secret, ...calendar }
    await queueMail(tx, seal, mail, clock.now())
  }
  return rows.length
}

/** Nobody's request is at hand here: without ORIGIN it is the address the server listens on. */
const addressOf = ({ origin, host, port }: Pick<ServerSettings, 'origin' | 'host' | 'port'>, link: string): string =>
  `${origin ?? `http://${host}:${port}`}${link}`
