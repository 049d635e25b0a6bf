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
  readonly dueAt?: Date | undefined
  /** All of the candidate goes: the letter leaves nevertheless, and nobody's name stands in it. */
  readonly forgotten?: boolean
  /** Why it is called off, where it is not in somebody's own words. */
  readonly reason?: Both
  /** False: the candidate is told that it does not take place, not why. */
  readonly explained?: boolean
}
type Both = Readonly<Record<Language, string>>
/** `left` is told to who no longer leads it. */
type TellingLeaders = Pick<Telling, 'method' | 'dueAt' | 'forgotten' | 'reason'> & {
  readonly word: Telling['word'] | 'left'
}
type Person = Pick<InterviewRow['interviewers'][number], 'account_id' | 'full_name'>
export type Inviting = InvitingLeaders & Pick<Acting, 'seal'>
export type InvitingLeaders = Pick<Acting, 'clock'> & {
  readonly company: { readonly companyId: string }
  readonly settings: { readonly mailFrom?: string }
}

export async function invite(
  tx: Tx,
  call: Inviting,
  of: InterviewRow,
  candidate: CandidateRow,
  { method, word, token, dueAt, forgotten, reason, explained = true }: Telling,
  people: readonly Person[] = of.interviewers,
): Promise<void> {
  const { companyId } = call.company
  const { calendar, params, company } = await toldOf(tx, call, of, candidate, { method, reason })
  // Whoever deletes their application knows.
  const letters = forgotten ? [] : [candidate]
  await wantLetters(
    tx,
    call.seal,
    companyId,
    letters.map(() => ({
      ...{ to: candidate.email, language: candidate.language, about: of.id, ...(dueAt && { dueAt }) },
      subject: `candidates.mail.interview-${word}.subject`,
      text: explained ? `candidates.mail.interview-${word}.text` : 'candidates.mail.interview-off.text',
      params: params(candidate.language),
      calendar: calendar(candidate.email, `${candidate.position_name} · ${company}`),
      ...(token !== undefined && { link: `/onboarding/interview/${token}` }),
    })),
  )
  await inviteLeaders(tx, call, of, candidate, { method, word, dueAt, forgotten, reason }, people)
}

export async function inviteLeaders(
  tx: Tx,
  call: InvitingLeaders,
  of: InterviewRow,
  candidate: CandidateRow,
  { method, word, dueAt, forgotten, reason }: TellingLeaders,
  people: readonly Person[],
): Promise<void> {
  const accounts = people.flatMap(({ account_id }) => account_id ?? [])
  if (accounts.length === 0) return
  const { companyId } = call.company
  const { calendar, params, address } = await toldOf(tx, call, of, candidate, { method, reason })
  const addresses = await addressesOf(tx, companyId, accounts)
  await wantMails(
    tx,
    companyId,
    accounts.map((accountId) => ({
      accountId,
      ...(dueAt && { dueAt }),
      // By this it goes with the candidate whom it names.
      ...(!forgotten && { about: of.id }),
      mail: {
        subject: `candidates.mail.lead-${word}.subject`,
        text: `candidates.mail.lead-${word}.text`,
        params: params('en'),
        link: word === 'left' ? '/me/hiring' : `/me/hiring?open=${of.id}`,
        calendar: calendar(addresses.get(accountId) ?? address, `${candidate.position_name} · ${candidate.full_name}`),
      },
    })),
  )
}

/** What all its mails tell, and the invitation for one who takes part. */
async function toldOf(
  tx: Tx,
  { company: { companyId }, clock, settings }: InvitingLeaders,
  of: InterviewRow,
  candidate: CandidateRow,
  { method, reason }: Pick<Telling, 'method' | 'reason'>,
) {
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
    reason: reason ?? of.cancel_reason ?? '',
  })
  return { calendar, params, address, company: name }
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
