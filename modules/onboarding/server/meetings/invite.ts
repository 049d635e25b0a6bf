/** Mails of meetings: to the host and to whoever joins or leaves, by their accounts, else at the address they gave. */
import { invitation } from '#kernel/ical-invitation.ts'
import { companyFacts, companyLetterhead } from '#modules/company/server/public.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { wantLetters, wantMails } from '#platform/mail/server/wanted-mails.ts'
import { momentText } from '#platform/words/format.ts'
import type { MeetingRow } from './meeting-store.ts'

export type Inviting = Pick<Call<Endpoint>, 'clock' | 'seal' | 'settings'> & {
  readonly company: { readonly companyId: string }
}
export type Told = 'planned' | 'changed' | 'cancelled'

export async function invite(tx: Tx, call: Inviting, word: Told, meetings: readonly MeetingRow[]): Promise<void> {
  if (meetings.length === 0) return
  const { companyId } = call.company
  const { timezone } = await companyFacts(tx, companyId)
  const { name: company } = await companyLetterhead(tx, companyId)
  const from = call.settings.mailFrom ?? ''
  const address = /<([^>]+)>/.exec(from)?.[1] ?? (from || 'no-reply@localhost')
  const organizer = { name: company, address }
  const mails = meetings.flatMap((one) => {
    const mailOf = (email: string | null, other: string) => ({
      subject: `onboarding.mail.meeting-${word}.subject`,
      text: `onboarding.mail.meeting-${word}.text`,
      params: {
        ...{ name: one.name, with: other, minutes: one.minutes, company },
        when: {
          en: momentText(one.starts_at, 'en', timezone),
          'zh-Hant': momentText(one.starts_at, 'zh-Hant', timezone),
        },
        place: [one.place, one.meeting_url].filter(Boolean).join(' · ') || '–',
      },
      calendar: invitation({
        ...{ uid: `meeting-${one.id}@kerja`, organizer, attendee: email ?? address, stamp: call.clock.now() },
        ...{ method: word === 'cancelled' ? ('CANCEL' as const) : ('REQUEST' as const), sequence: one.sequence },
        ...{ startsAt: new Date(one.starts_at), minutes: one.minutes, place: one.place, url: one.meeting_url },
        summary: `${one.name} · ${other}`,
      }),
    })
    const host = { account: one.host_account, email: one.host_email, mail: mailOf(one.host_email, one.guest_name) }
    const guest = { account: one.guest_account, email: one.guest_email, mail: mailOf(one.guest_email, one.host_name) }
    // Of a candidate the letter waits by their id, so that it goes with them.
    return [
      { ...host, language: 'en' as const, about: one.id },
      { ...guest, language: one.guest_language, about: one.candidate_id ?? one.id },
    ]
  })
  await wantMails(
    tx,
    companyId,
    mails.flatMap(({ account, mail }) =>
      account ? [{ accountId: account, mail: { ...mail, link: '/me/tasks' } }] : [],
    ),
  )
  await wantLetters(
    tx,
    call.seal,
    companyId,
    mails.flatMap(({ account, email, language, about, mail }) =>
      account || !email ? [] : [{ ...mail, text: mail.text.replace('.text', '.letter'), to: email, language, about }],
    ),
  )
}

/** Of what is over nobody is told. */
export const callOff = (tx: Tx, call: Inviting, meetings: readonly MeetingRow[]): Promise<void> =>
  invite(
    tx,
    call,
    'cancelled',
    meetings
      .filter(({ starts_at }) => new Date(starts_at) > call.clock.now())
      .map((of) => ({ ...of, sequence: of.sequence + 1 })),
  )
