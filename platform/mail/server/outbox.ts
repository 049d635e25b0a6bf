/**
 * Mails are queued in the transaction that causes them: what was rolled back is never announced, and what was
 * stored is. They wait here where no mail server is set, and can be looked at.
 */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { SystemTx, Tx } from '#platform/database/server/connect.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { isPlainAddress, type Letter, LINK_HOLE, oneLine } from '../model/letter.ts'

type Queued = Letter & {
  readonly companyId: string | null
  /** Put in for {{link}} on sending; kept sealed until then. */
  readonly link?: string
  /** An invitation in the words of RFC 5545, sent with it. */
  readonly calendar?: string
  /** Its own id; a mail that is there already is not queued again. */
  readonly id?: string
  /** Whom or what it is about: it goes when that is forgotten. */
  readonly about?: string
  readonly attachment?: { readonly name: string; readonly bytes: Uint8Array }
  /** Left out of the company's list of mails. */
  readonly unlisted?: boolean
}

/** The tx must be the system's: mails belong to the installation. `when` false writes nothing, at the same cost. */
export async function queueMail(tx: SystemTx, seal: Seal, mail: Queued, now: Date, when = true): Promise<string> {
  if (!isPlainAddress(mail.to)) throw new Error('a mail goes to one plain address')
  const id = mail.id ?? newId(now.getTime())
  const sealed = mail.link === undefined ? null : seal.seal(mail.link, linkContext(id))
  await sql`
    insert into mails (id, company_id, recipient, subject, body_text, sealed_link, calendar, attachment, attachment_name,
      about, unlisted, next_try_at, created_at)
    select ${id}::uuid, ${mail.companyId}::uuid, ${mail.to}, ${oneLine(mail.subject)}, ${mail.text}, ${sealed},
           ${mail.calendar ?? null}, ${mail.attachment ? Buffer.from(mail.attachment.bytes) : null}::bytea,
           ${mail.attachment?.name ?? null}, ${mail.about ?? null}::uuid, ${mail.unlisted ?? false}, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    where ${when}::boolean on conflict (id) do nothing`.execute(tx)
  return id
}

/** Many at once. */
export async function queueMails(tx: SystemTx, seal: Seal, letters: readonly Queued[], now: Date): Promise<void> {
  const at = now.toISOString()
  await bulkInsert(
    tx,
    'mails',
    letters.map((mail) => {
      if (!isPlainAddress(mail.to)) throw new Error('a mail goes to one plain address')
      const id = newId(now.getTime())
      return {
        id,
        company_id: mail.companyId,
        recipient: mail.to,
        subject: oneLine(mail.subject),
        body_text: mail.text,
        sealed_link: mail.link === undefined ? null : seal.seal(mail.link, linkContext(id)),
        next_try_at: at,
        created_at: at,
      }
    }),
  )
}

export const linkContext = (mailId: string): string => `mail ${mailId}`

type OutboxRow = {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly body_text: string
  readonly sealed_link: string | null
  readonly state: string
  readonly created_at: string
  readonly sent_at: string | null
  readonly last_error: string | null
}

export async function newestMails(tx: Tx, companyId: string, count: number): Promise<OutboxRow[]> {
  const found = await sql<OutboxRow>`
    select id, recipient, subject, body_text, sealed_link, state, created_at, sent_at, last_error
    from mails where company_id = ${companyId} and not unlisted order by created_at desc, id desc limit ${count}`.execute(
    tx,
  )
  return found.rows
}

/** The text with its link, or with the link's secret left out. */
export function textOf(
  row: Pick<OutboxRow, 'id' | 'body_text' | 'sealed_link'>,
  seal: Seal,
  showLink: boolean,
): string {
  const link = showLink && row.sealed_link !== null ? seal.open(row.sealed_link, linkContext(row.id)) : '••••'
  return row.body_text.replaceAll(LINK_HOLE, () => link)
}

/** What was written to these addresses and has left, or never will: of people who are forgotten. */
export async function forgetMailsTo(tx: Tx, companyId: string, addresses: readonly string[]): Promise<void> {
  await sql`
    delete from mails where company_id = ${companyId} and lower(recipient) = any(${addresses.map((one) => one.toLowerCase())})
      and not exists (select from accounts a where a.email = lower(mails.recipient))`.execute(tx)
}

/** What was written about these, to whomever. */
export async function forgetMailsAbout(tx: Tx, companyId: string, about: readonly string[]): Promise<void> {
  await sql`delete from mails where company_id = ${companyId} and about = any(${[...about]}::uuid[])`.execute(tx)
}
