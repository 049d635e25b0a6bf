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

type Invited = {
  readonly of: InterviewRow
  readonly candidate: CandidateRow
  readonly telling: Telling
  /** Whoever leads it, without others. */
  readonly people?: readonly Person[]
}
type Led = Omit<Invited, 'telling'> & { readonly telling: TellingLeaders }

export const invite = (
  tx: Tx,
  call: Inviting,
  of: InterviewRow,
  candidate: CandidateRow,
  telling: Telling,
  people?: readonly Person[],
): Promise<void> => inviteAll(tx, call, [{ of, candidate, telling, ...(people && { people }) }])

/** Of many interviews at once, as where a vacancy ends: the mails of all are wanted together. */
export async function inviteAll(tx: Tx, call: Inviting, all: readonly Invited[]): Promise<void> {
  if (all.length === 0) return
  const saying = await sayingOf(tx, call)
  const letters = all.flatMap(({ of, candidate, telling }) => {
    const { word, token, dueAt, forgotten, explained = true } = telling
    // Whoever deletes their application knows.
    if (forgotten) return []
    const { calendar, params } = toldOf(saying, of, candidate, telling)
    return [
      {
        ...{ to: candidate.email, language: candidate.language, about: of.id, ...(dueAt && { dueAt }) },
        subject: `candidates.mail.interview-${word}.subject`,
        text: explained ? `candidates.mail.interview-${word}.text` : 'candidates.mail.interview-off.text',
        params: params(candidate.language),
        calendar: calendar(candidate.email, `${candidate.position_name} · ${saying.company}`),
        ...(token !== undefined && { link: `/onboarding/interview/${token}` }),
      },
    ]
  })
  await wantLetters(tx, call.seal, call.company.companyId, letters)
  await inviteLeaders(tx, call, all, saying)
}

export async function inviteLeaders(
  tx: Tx,
  call: InvitingLeaders,
  all: readonly Led[],
  known?: Awaited<ReturnType<typeof sayingOf>>,
): Promise<void> {
  const accountsOf = ({ of, people = of.interviewers }: Led) => people.flatMap(({ account_id }) => account_id ?? [])
  const accounts = [...new Set(all.flatMap(accountsOf))]
  if (accounts.length === 0) return
  const { companyId } = call.company
  const saying = known ?? (await sayingOf(tx, call))
  const addresses = await addressesOf(tx, companyId, accounts)
  const mails = all.flatMap((led) => {
    const { of, candidate, telling } = led
    const { word, dueAt, forgotten } = telling
    const { calendar, params } = toldOf(saying, of, candidate, telling)
    return accountsOf(led).map((accountId) => ({
      accountId,
      ...(dueAt && { dueAt }),
      // By this it goes with the candidate whom it names.
      ...(!forgotten && { about: of.id }),
      mail: {
        subject: `candidates.mail.lead-${word}.subject`,
        text: `candidates.mail.lead-${word}.text`,
        params: params('en'),
        link: word === 'left' ? '/me/hiring' : `/me/hiring?open=${of.id}`,
        calendar: calendar(
          addresses.get(accountId) ?? saying.address,
          `${candidate.position_name} · ${candidate.full_name}`,
        ),
      },
    }))
  })
  await wantMails(tx, companyId, mails)
}

/** What all mails of the company tell alike. */
async function sayingOf(tx: Tx, { company: { companyId }, clock, settings }: InvitingLeaders) {
  const { timezone } = await companyFacts(tx, companyId)
  const { name } = await companyLetterhead(tx, companyId)
  const address = /<([^>]+)>/.exec(settings.mailFrom ?? '')?.[1] ?? settings.mailFrom ?? 'no-reply@localhost'
  return { timezone, company: name, address, now: clock.now() }
}

/** What the mails of one interview tell, and the invitation for one who takes part. */
function toldOf(
  { timezone, company, address, now }: Awaited<ReturnType<typeof sayingOf>>,
  of: InterviewRow,
  candidate: CandidateRow,
  { method, reason }: Pick<Telling, 'method' | 'reason'>,
) {
  const startsAt = new Date(of.starts_at)
  const calendar = (attendee: string, summary: string) =>
    invitation({
      ...{ id: of.id, sequence: of.sequence, method, startsAt, minutes: of.minutes, stamp: now, summary },
      ...{ place: of.place, url: of.meeting_url, organizer: { name: company, address }, attendee },
    })
  const params = (language: Language) => ({
    person: candidate.full_name,
    position: candidate.position_name,
    company,
    round: roundName(candidate, of.round, language) ?? '',
    when: { en: momentText(of.starts_at, 'en', timezone), 'zh-Hant': momentText(of.starts_at, 'zh-Hant', timezone) },
    minutes: of.minutes,
    place: [of.place, of.meeting_url].filter(Boolean).join(' · ') || '–',
    reason: reason ?? of.cancel_reason ?? '',
  })
  return { calendar, params }
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
