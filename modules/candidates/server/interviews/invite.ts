/** Mails of an interview: to the candidate with a link to answer by, to the accounts of whoever leads it. */
import { sql } from 'kysely'
import { companyFacts, companyLetterhead } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Language } from '#platform/http/server/say.ts'
import { wantLetters, wantMails } from '#platform/mail/server/wanted-mails.ts'
import { momentText } from '#platform/words/format.ts'
import { type Invitation, invitation } from '../../model/invitation.ts'
import type { Acting } from '../acting.ts'
import type { CandidateRow } from '../candidate-store.ts'
import { roundName } from '../candidate-view.ts'
import type { InterviewRow } from './interview-store.ts'

type Telling = {
  readonly method: Invitation['method']
  readonly word: 'planned' | 'changed' | 'cancelled'
  readonly token?: string
}
type Person = Pick<InterviewRow['interviewers'][number], 'account_id' | 'full_name'>

export async function invite(
  tx: Tx,
  call: Acting & { readonly settings: { readonly mailFrom?: string } },
  of: InterviewRow,
  candidate: CandidateRow,
  { method, word, token }: Telling,
  people: readonly Person[] = of.interviewers,
): Promise<void> {
  const { company, clock, seal, settings } = call
  const { companyId } = company
  const { timezone } = await companyFacts(tx, companyId)
  const { name } = await companyLetterhead(tx, companyId)
  const startsAt = new Date(of.starts_at)
  const address = /<([^>]+)>/.exec(settings.mailFrom ?? '')?.[1] ?? settings.mailFrom ?? 'no-reply@localhost'
  const calendar = (attendee: string, summary: string) =>
    invitation({
      ...{ id: of.id, sequence: of.sequence, method, startsAt, minutes: of.minutes, stamp: clock.now(), summary },
      ...{ place: of.place, url: of.meeting_url, organizer: { name, address }, attendee },
    })
  const params = (language: Language) => ({
    person: candidate.full_name,
    position: candidate.position_name,
    company: name,
    round: roundName(candidate, of.round, language) ?? '',
    when: { en: momentText(of.starts_at, 'en', timezone), 'zh-Hant': momentText(of.starts_at, 'zh-Hant', timezone) },
    minutes: of.minutes,
    place: [of.place, of.meeting_url].filter(Boolean).join(' · ') || '–',
    reason: of.cancel_reason ?? '',
  })
  await wantLetters(tx, seal, companyId, [
    {
      ...{ to: candidate.email, language: candidate.language, about: of.id },
      subject: `candidates.mail.interview-${word}.subject`,
      text: `candidates.mail.interview-${word}.text`,
      params: params(candidate.language),
      calendar: calendar(candidate.email, `${candidate.position_name} · ${name}`),
      ...(token !== undefined && { link: `/onboarding/interview/${token}` }),
    },
  ])
  const accounts = people.flatMap(({ account_id }) => account_id ?? [])
  const addresses = await addressesOf(tx, companyId, accounts)
  await wantMails(
    tx,
    companyId,
    accounts.map((accountId) => ({
      accountId,
      mail: {
        subject: `candidates.mail.lead-${word}.subject`,
        text: `candidates.mail.lead-${word}.text`,
        params: params('en'),
        link: `/me/hiring?open=${of.id}`,
        calendar: calendar(addresses.get(accountId) ?? address, `${candidate.position_name} · ${candidate.full_name}`),
      },
    })),
  )
}

/** As their records tell them: the accounts' own stand outside of the company. */
async function addressesOf(
  tx: Tx,
  companyId: string,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ account_id: string; email: string }>`
    select account_id, email from employees where company_id = ${companyId}
      and account_id = any(${[...accountIds]}::uuid[]) and email is not null`.execute(tx)
  return new Map(rows.map(({ account_id, email }) => [account_id, email]))
}
