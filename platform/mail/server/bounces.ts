/**
 * Mails that come back after they were taken: told by the mail service or server to an address of ours with a secret
 * from the configuration. Where none is set there is no such address. The first telling counts.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { byItself, record } from '#platform/activity/server/activity.ts'
import { notFound } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { mailBounced } from '../contract.ts'
import { oneLine } from '../model/letter.ts'
import { mailIdIn } from '../model/return-address.ts'

export const mailHandlers: readonly Handler[] = [
  on(mailBounced, async ({ db, clock, body, request, settings }) => {
    if (!isTold(request.header('authorization'), settings.mailBounces?.secret)) return notFound()
    const id = mailIdIn(body.message_id)
    if (!id) return { noted: false }
    const now = clock.now()
    const { rows } = await db.system.transaction((tx) =>
      sql<{ company_id: string | null; recipient: string }>`
        update mails set bounced_at = ${now.toISOString()}, bounce_reason = ${oneLine(body.reason ?? '')}
        where id = ${id} and state = 'sent' and bounced_at is null returning company_id, recipient`.execute(tx),
    )
    const [mail] = rows
    const companyId = mail?.company_id
    if (mail && companyId) {
      const happened = { action: 'mail.bounced', subject: { kind: 'mail', id, name: mail.recipient } }
      await db.forCompany(companyId).transaction((tx) => record(tx, companyId, [happened], { actor: byItself, now }))
    }
    return { noted: mail !== undefined }
  }),
]

/** As a bearer token, or as the password of basic authentication, which services take as part of an address. */
function isTold(header: string | undefined, secret: string | undefined): boolean {
  if (secret === undefined || header === undefined) return false
  const [, kind = '', given = ''] = /^(\w+) (.+)$/.exec(header) ?? []
  const told =
    kind.toLowerCase() === 'basic'
      ? Buffer.from(given, 'base64')
          .toString()
          .replace(/^[^:]*:/, '')
      : given
  return timingSafeEqual(digest(told), digest(secret))
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
