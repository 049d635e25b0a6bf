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

type MailToOne = {
  readonly accountId: string
  readonly mail: WantedMail
  /** What it is about: by this it can be taken back while it waits, and goes with whom it names. */
  readonly about?: string
  readonly dueAt?: Date
  readonly file?: MailFile
  /** Not even that it was sent is anybody's but the recipient's: the company's list of mails leaves it out. */
  readonly unlisted?: true
}
/** A paper sent with it. */
type MailFile = { readonly name: string; readonly bytes: Uint8Array }
/** As the database reads bytes in a text. */
const bytesOf = (file: MailFile | undefined): string | null =>
  file ? `\\x${Buffer.from(file.bytes).toString('hex')}` : null

export async function wantMails(tx: Tx, companyId: string, wanted: readonly MailToOne[]): Promise<void> {
  if (wanted.length === 0) return
  const rows = wanted.map(({ accountId, mail, about, dueAt, file, unlisted = false }) => ({
    ...{ account_id: accountId, id: newId(), about: about ?? null, due_at: dueAt?.toISOString() ?? null, ...mail },
    ...{ attachment: bytesOf(file), attachment_name: file?.name ?? null, unlisted },
  }))
  await sql`
    insert into wanted_mails (company_id, id, account_id, subject_word, text_word, params, link, calendar, about,
      due_at, attachment, attachment_name, unlisted)
    select ${companyId}, id, account_id, subject, text, params, link, calendar, about, due_at, attachment::bytea,
      attachment_name, unlisted
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as wanted(account_id uuid, id uuid, subject text, text text, params jsonb, link text, calendar text, about uuid,
        due_at timestamptz, attachment text, attachment_name text, unlisted boolean)`.execute(tx)
}

export type WantedLetter = Omit<WantedMail, 'link'> & {
  readonly to: string
  readonly language: Language
  /** A path of the pages; it may hold a secret, and lies sealed until it is sent. */
  readonly link?: string
  /** What it is about: by this it can be taken back while it waits. */
  readonly about?: string
  readonly dueAt?: Date
  readonly file?: MailFile
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
    .map(({ link, dueAt, calendar, about, file, ...letter }) => {
      const id = newId()
      return {
        ...letter,
        id,
        ...{ attachment: bytesOf(file), attachment_name: file?.name ?? null },
        calendar: calendar ?? null,
        about: about ?? null,
        due_at: dueAt?.toISOString() ?? null,
        sealed: link === undefined ? null : seal.seal(link, wantedContext(id)),
      }
    })
  if (rows.length === 0) return
  await sql`
    insert into wanted_mails (company_id, id, recipient, language, subject_word, text_word, params, sealed_link,
      calendar, about, due_at, attachment, attachment_name)
    select ${companyId}, id, "to", language, subject, text, params, sealed, calendar, about, due_at,
      attachment::bytea, attachment_name
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as wanted(id uuid, "to" text, language text, subject text,
      text text, params jsonb, sealed text, calendar text, about uuid, due_at timestamptz, attachment text,
      attachment_name text)`.execute(tx)
}

/** Of what waits about these; what has left is not called back. */
export async function unwantLetters(tx: Tx, companyId: string, about: readonly string[]): Promise<void> {
  await sql`delete from wanted_mails where company_id = ${companyId} and about = any(${[...about]}::uuid[])`.execute(tx)
}

/** Of those that wait for their hour: what they were about, so that it can be taken back with them. */
export async function unwantDelayed(tx: Tx, companyId: string, about: readonly string[]): Promise<readonly string[]> {
  if (about.length === 0) return []
  const { rows } = await sql<{ about: string }>`
    delete from wanted_mails where company_id = ${companyId} and about = any(${[...about]}::uuid[])
      and due_at is not null returning about`.execute(tx)
  return [...new Set(rows.map((row) => row.about))]
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
  readonly about: string | null
  readonly attachment: Buffer | null
  readonly attachment_name: string | null
  readonly unlisted: boolean
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
        calendar, about, attachment, attachment_name, unlisted)
    select t.company_id, t.id, t.subject_word, t.text_word, t.params, t.link, t.sealed_link, t.calendar, t.about, t.attachment,
      t.attachment_name, t.unlisted,
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
    const file = row.attachment && { attachment: { name: row.attachment_name ?? 'file', bytes: row.attachment } }
    const about = row.about === null ? {} : { about: row.about }
    const mail = {
      unlisted: row.unlisted,
      companyId: row.company_id,
      to: row.email,
      subject,
      text,
      ...secret,
      ...calendar,
      ...file,
      ...about,
    }
    await queueMail(tx, seal, mail, clock.now())
  }
  return rows.length
}

/** Nobody's request is at hand here: without ORIGIN it is the address the server listens on. */
const addressOf = ({ origin, host, port }: Pick<ServerSettings, 'origin' | 'host' | 'port'>, link: string): string =>
  `${origin ?? `http://${host}:${port}`}${link}`
