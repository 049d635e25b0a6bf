/** Reviewers hear that somebody has asked for them, and nothing else: who, what and how urgent stands behind the sign-in. */
import { companyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { unwantLetters, wantMails } from '#platform/mail/server/wanted-mails.ts'
import { notify, settleNotices } from '#platform/notices/server/notify.ts'
import type { Level } from '../model/alert.ts'

const ASKED = 'wellbeing.asked'
const linkOf = (id: string): string => `/app/almaWellbeingAlerts?open=${id}`
const mail = (id: string, subject: string) => ({ subject, text: 'wellbeing.mail', params: {}, link: linkOf(id) })

/** An admin who looks through the mails sent would learn that somebody has asked. */
const unlisted = { unlisted: true } as const

type Told = { readonly id: string; readonly to: readonly string[]; readonly level?: Level; readonly at: Date }

/** Where it is acute and nobody takes it on, once more by mail after the hours that the company has set. */
export async function tellThem(tx: Tx, companyId: string, { id, to, level, at }: Told): Promise<void> {
  await notify(tx, companyId, to, { word: ASKED, link: linkOf(id), at })
  const now = to.map((accountId) => ({ ...unlisted, accountId, about: id, mail: mail(id, ASKED) }))
  await wantMails(tx, companyId, now)
  if (level !== 'acute') return
  const { settings } = await companyFacts(tx, companyId)
  const dueAt = new Date(at.getTime() + settings.wellbeing_remind_hours * 3_600_000)
  const again = to.map((accountId) => ({
    ...unlisted,
    accountId,
    about: id,
    dueAt,
    mail: mail(id, 'wellbeing.still-waits'),
  }))
  await wantMails(tx, companyId, again)
}

/** Somebody has it, or it was taken back: nobody else needs to look, and nobody is reminded. */
export async function settleAsked(tx: Tx, companyId: string, id: string, at: Date): Promise<void> {
  await settleNotices(tx, companyId, { word: ASKED, link: linkOf(id), at })
  await unwantLetters(tx, companyId, [id])
}
