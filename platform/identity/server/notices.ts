/** The mails of identity, in the language of the person. */

import type { SystemTx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import { languageOf, type Say } from '#platform/http/server/say.ts'
import type { ServerSettings } from '#platform/http/server/services.ts'
import { queueMail, queueMails } from '#platform/mail/server/outbox.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'

export type Notice = 'invite' | 'reset' | 'register' | 'password-changed' | 'second-factor-on' | 'second-factor-off'
type Recipient = {
  readonly email: string
  readonly full_name: string
  readonly prefer_lang: string
  readonly company_id: string | null
}
type Means = { readonly say: Say; readonly seal: Seal }
type More = { readonly link?: string; readonly company?: string; readonly now: Date; readonly when?: boolean }

export async function sendNotice(
  tx: SystemTx,
  { say, seal }: Means,
  to: Recipient,
  notice: Notice,
  more: More,
): Promise<void> {
  await queueMail(tx, seal, letterOf(say, to, notice, more), more.now, more.when)
}

/** The same letter to many. */
export async function sendNotices(
  tx: SystemTx,
  { say, seal }: Means,
  notice: Notice,
  all: readonly (readonly [Recipient, More])[],
  now: Date,
): Promise<void> {
  await queueMails(
    tx,
    seal,
    all.map(([to, more]) => letterOf(say, to, notice, more)),
    now,
  )
}

function letterOf(say: Say, to: Recipient, notice: Notice, more: More) {
  const language = languageOf(to.prefer_lang) ?? 'en'
  // Whom to turn to where it was somebody else.
  const keeper = say(language, to.company_id === null ? 'identity.keeper-operations' : 'identity.keeper-company')
  const params = { name: to.full_name, company: more.company ?? '', keeper }
  return {
    companyId: to.company_id,
    to: to.email,
    subject: say(language, `identity.mail-${notice}-subject`, params),
    text: say(language, `identity.mail-${notice}`, params),
    ...(more.link !== undefined && { link: more.link }),
  }
}

/**
 * Where links of mails lead. The Host header is whatever the sender of a request wrote, so it is good enough only
 * while trying the product out; in production nothing is sent without ORIGIN.
 */
export function originOfLinks(settings: ServerSettings, ofRequest: string): string {
  if (settings.origin !== undefined) return settings.origin
  if (settings.production) throw new Refusal(problem('identity.origin-needed', { status: 503 }))
  return ofRequest
}
