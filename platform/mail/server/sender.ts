/**
 * Sends what waits in the outbox, in every copy of the server at once without sending twice: a mail is claimed for
 * five minutes before it is tried. One that a crash interrupts is tried again under the same Message-ID.
 */
import { sql } from 'kysely'
import { createTransport, type Transporter } from 'nodemailer'
import type { Database } from '#platform/database/server/connect.ts'
import type { Services } from '#platform/http/server/services.ts'
import { LINK_HOLE, LONGEST_PAUSE, pauseAfter, TRIES_MAX } from '../model/letter.ts'
import { returnAddress } from '../model/return-address.ts'
import { linkContext } from './outbox.ts'

export type MailSender = {
  /** Tries everything that is due once; gives how many were sent. */
  sendDue(): Promise<number>
  stop(): Promise<void>
}

type Means = Pick<Services, 'db' | 'clock' | 'log' | 'seal' | 'settings'>

const LOOK_EVERY = 3_000
const AT_ONCE = 20
const CLAIM = 5 * 60_000
const PATIENCE = 15_000

/** Undefined without SMTP_URL: then mails wait and can be looked at. */
export function startMailSender(means: Means): MailSender | undefined {
  const { smtpUrl } = means.settings
  if (smtpUrl === undefined) return undefined
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    // A mail is what we wrote: nothing in it may make the server read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  let running: Promise<number> = Promise.resolve(0)
  let stopped = false
  const sendDue = () => {
    running = running.then(() => sendAllDue(means, transport, () => stopped)).catch((failure) => failed(means, failure))
    return running
  }
  const timer = setInterval(sendDue, LOOK_EVERY)
  timer.unref()
  return {
    sendDue,
    async stop() {
      clearInterval(timer)
      // Ten thousand may wait: what was claimed is sent, the rest is for whoever comes next.
      stopped = true
      await running
      transport.close()
    },
  }
}

function failed({ log }: Means, failure: unknown): number {
  log.error({ err: failure }, 'the outbox could not be worked through')
  return 0
}

async function sendAllDue(means: Means, transport: Transporter, isStopped: () => boolean): Promise<number> {
  let sent = 0
  for (;;) {
    if (isStopped()) return sent
    const due = await claim(means.db, means.clock.now())
    for (const mail of due) if (await send(means, transport, mail)) sent += 1
    if (due.length < AT_ONCE) return sent
  }
}

type Due = {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly body_text: string
  readonly sealed_link: string | null
  readonly calendar: string | null
  readonly attachment: Uint8Array | null
  readonly attachment_name: string | null
  readonly tries: number
}

/** What waits for longer than any pause was put off by a clock that was ahead and has been set right: it is due. */
async function claim(db: Database, now: Date): Promise<Due[]> {
  const beyond = new Date(now.getTime() + LONGEST_PAUSE).toISOString()
  const found = await db.system.transaction((tx) =>
    sql<Due>`
      update mails set tries = tries + 1, next_try_at = ${new Date(now.getTime() + CLAIM).toISOString()}
      where id in (select id from mails where state = 'waiting'
                     and (next_try_at <= ${now.toISOString()} or next_try_at > ${beyond})
                   order by next_try_at, id limit ${AT_ONCE} for update skip locked)
      returning id, recipient, subject, body_text, sealed_link, calendar, attachment, attachment_name,
        tries`.execute(tx),
  )
  return found.rows.toSorted((left, right) => (left.id < right.id ? -1 : 1))
}

async function send({ db, clock, log, seal, settings }: Means, transport: Transporter, mail: Due): Promise<boolean> {
  try {
    const link = mail.sealed_link === null ? '' : seal.open(mail.sealed_link, linkContext(mail.id))
    await transport.sendMail({
      from: settings.mailFrom,
      to: { name: '', address: mail.recipient },
      ...(settings.mailBounces?.address && {
        envelope: { from: returnAddress(settings.mailBounces.address, mail.id), to: mail.recipient },
      }),
      subject: mail.subject,
      text: mail.body_text.replaceAll(LINK_HOLE, () => link),
      messageId: `<${mail.id}@${domainOf(settings.mailFrom)}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...(mail.attachment !== null && {
        attachments: [{ filename: mail.attachment_name ?? 'file.pdf', content: Buffer.from(mail.attachment) }],
      }),
      ...(mail.calendar !== null && {
        icalEvent: { method: methodOf(mail.calendar), filename: 'invite.ics', content: mail.calendar },
      }),
    })
    await settle(db, mail.id, { state: 'sent', at: clock.now() })
    return true
  } catch (failure) {
    const reason = failure instanceof Error ? failure.message.slice(0, 500) : 'unknown'
    log.warn(
      { mail: mail.id, tries: mail.tries, reason: isFinal(failure) ? 'refused' : 'failed' },
      'a mail was not sent',
    )
    const over = isFinal(failure) || mail.tries >= TRIES_MAX
    await settle(db, mail.id, { state: over ? 'failed' : 'waiting', at: clock.now(), reason, tries: mail.tries })
    return false
  }
}

/** As the invitation itself says it: REQUEST or CANCEL. */
const methodOf = (calendar: string): string => /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH'

/** The other side will never take this one. */
function isFinal(failure: unknown): boolean {
  if (!(failure instanceof Error) || !('responseCode' in failure)) return false
  return typeof failure.responseCode === 'number' && failure.responseCode >= 550 && failure.responseCode < 560
}

type Settled = { state: 'sent' | 'failed' | 'waiting'; at: Date; reason?: string; tries?: number }

/** A link or a file that is on its way, or never will be, is forgotten here. */
async function settle(db: Database, id: string, { state, at, reason = '', tries = 0 }: Settled): Promise<void> {
  const next = new Date(at.getTime() + pauseAfter(tries)).toISOString()
  const sentAt = state === 'sent' ? at.toISOString() : null
  await db.system.transaction((tx) =>
    sql`update mails set state = ${state}, last_error = nullif(${reason}, ''), sent_at = ${sentAt}, next_try_at = ${next},
               sealed_link = case when ${state} = 'waiting' then sealed_link end,
               attachment = case when ${state} = 'waiting' then attachment end
        where id = ${id}`.execute(tx),
  )
}

const domainOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
