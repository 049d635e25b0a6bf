/** A candidate as it is answered. */
import { plainDateOf } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, Refusal } from '#platform/http/server/answers.ts'
import type { Language } from '#platform/http/server/say.ts'
import type { Services } from '#platform/http/server/services.ts'
import { answersIn } from '../model/answers.ts'
import { deleteOn, type KeepingTerms } from '../model/keeping.ts'
import { mayBeForgotten, mayBeInterviewed, mayBeOffered, mayMigrate, movesFrom } from '../model/stages.ts'
import { type CandidateRow, candidatesOf, fileName, IDENTITY, type RepeatRow, repeatsOf } from './candidate-store.ts'
import { eventsOf } from './event-store.ts'
import { formerOf } from './former-people.ts'
import { suggestedInterviewers } from './interviews/suggested.ts'
import { newcomerRow, toldOf } from './newcomer/newcomer-store.ts'
import { resumeReading } from './resume-reader.ts'
import { named, settingsOf } from './settings.ts'

export type Reader = Pick<Services, 'seal' | 'say'> & {
  readonly company: { readonly companyId: string }
  readonly language: Language
}

export const shown = (row: CandidateRow, terms: KeepingTerms, language: Language) => ({
  id: row.id,
  full_name: row.full_name,
  email: row.email,
  phone: row.phone,
  vacancy_id: row.vacancy_id,
  position_name: row.position_name,
  advertisement_id: row.advertisement_id,
  status: row.status,
  round: row.round,
  round_name: roundName(row, row.round, language),
  stage_since: row.stage_since,
  source: row.source,
  applications: row.applications,
  score: row.score,
  delete_on: deletedOn(row, terms),
  created_at: row.created_at,
  may: {
    move: [...movesFrom(row.status)],
    interview: mayBeInterviewed(row.status),
    offer: mayBeOffered(row.status),
    migrate: mayMigrate(row.status),
  },
})

export type Kept = Pick<CandidateRow, 'ended_on' | 'talent_pool' | 'agreed_months' | 'agreed_pool_months' | 'status'>

export const deletedOn = (row: Kept, terms: KeepingTerms) => (mayBeForgotten(row.status) ? deleteOn(row, terms) : null)

export function roundName({ rounds }: Pick<CandidateRow, 'rounds'>, id: string | null, language: Language) {
  const round = rounds.find((one) => one.id === id)
  return round ? named(round, language) : null
}

export async function held(tx: Tx, companyId: string, id: string): Promise<CandidateRow> {
  const [row] = await candidatesOf(tx, companyId, { ids: [id] }, true)
  if (!row) throw new Refusal(notFound())
  return row
}

export async function rowOf(tx: Tx, companyId: string, id: string): Promise<CandidateRow> {
  const [row] = await candidatesOf(tx, companyId, { ids: [id] })
  if (!row) throw new Refusal(notFound())
  return row
}

export async function view(tx: Tx, reader: Reader, id: string) {
  const { companyId } = reader.company
  return shown(await rowOf(tx, companyId, id), await settingsOf(tx, companyId), reader.language)
}

export async function detail(tx: Tx, reader: Reader, id: string) {
  const row = await rowOf(tx, reader.company.companyId, id)
  const { repeats, ...open } = await openDetail(tx, reader, row)
  const sent = new Map((await repeatsOf(tx, reader.company.companyId, id)).map((one) => [one.id, one.given]))
  return {
    ...open,
    repeats: repeats.map((one) => ({
      ...one,
      expected_salary: sent.get(one.id)?.expected_salary ?? null,
      identity_no: identityShown(reader.seal, sent.get(one.id)?.identity_number),
    })),
    identity_no: identityShown(reader.seal, row.identity_number),
    expected_salary: row.expected_salary,
    consent_version: row.consent_version,
    consented_at: row.consented_at,
    employee_id: row.employee_id,
    former: await formerIf(tx, reader, row),
  }
}

/** What the product itself says of an event stands there as its word, and is read in the reader's language. */
const WORD = /^candidates\.[a-z-]+$/

/** Without pay and identity: what the team of the vacancy may know as well. */
export async function openDetail(
  tx: Tx,
  { company, language, say }: Pick<Reader, 'company' | 'language' | 'say'>,
  row: CandidateRow,
) {
  const { id } = row
  const events = await eventsOf(tx, company.companyId, id)
  const repeats = await repeatsOf(tx, company.companyId, id)
  const resume = row.resume_file && (await fileName(tx, company.companyId, row.resume_file))
  return {
    ...shown(row, await settingsOf(tx, company.companyId), language),
    country_id: row.country_code,
    available_from: row.available_from,
    cover_letter: row.cover_letter,
    answers: answersIn(row.answers, language),
    resume: resume ? { name: resume, ...(await resumeReading(tx, company.companyId, row.resume_file ?? '')) } : null,
    language: row.language,
    talent_pool: row.talent_pool,
    reason: row.reason,
    withdrawn_at: row.withdrawn_at,
    rounds: [...row.rounds],
    suggested_interviewers: mayBeInterviewed(row.status) ? await suggestedInterviewers(tx, company.companyId, row) : [],
    notes: events
      .filter(({ kind }) => kind === 'note')
      .map(({ id: noteId, text, by, at }) => ({ id: noteId, text: text ?? '', by, at })),
    history: events
      .filter(({ kind }) => kind !== 'note')
      .map(({ round, text, ...event }) => ({
        ...event,
        text: text !== null && WORD.test(text) ? say(language, text) : text,
        round_name: roundName(row, round, language),
      })),
    repeats: repeats.map((repeat) => shownRepeat(repeat, language)),
  }
}

/** Without pay and identity. */
export const shownRepeat = ({ id, at, given, resume_name }: RepeatRow, language: Language) => ({
  ...{ id, at, full_name: given.full_name, email: given.email, phone: given.phone },
  country_id: given.country_id ?? null,
  available_from: plainDateOr(given.available_from),
  cover_letter: given.cover_letter ?? null,
  source: given.source ?? null,
  answers: answersIn(given.answers ?? [], language),
  resume_name,
})
const plainDateOr = (text: string | null | undefined) => (text ? plainDateOf(text) : null)

export const identityShown = (seal: Services['seal'], sealed: string | null | undefined): string | null =>
  sealed ? masked(seal.open(sealed, IDENTITY)) : null

/** Of the first application, or of one that came again. */
export async function resumeFileOf(
  tx: Tx,
  companyId: string,
  row: CandidateRow,
  repeat?: string,
  isSeen: (repeat: RepeatRow) => boolean = () => true,
) {
  if (repeat === undefined) return row.resume_file
  const found = (await repeatsOf(tx, companyId, row.id)).find((one) => one.id === repeat)
  return found && isSeen(found) ? found.resume_file : null
}

/** Only while it is to be decided whether somebody is added or rehired. */
async function formerIf(tx: Tx, reader: Reader, row: CandidateRow) {
  if (!mayMigrate(row.status)) return []
  const newcomer = await newcomerRow(tx, reader.company.companyId, { candidateId: row.id })
  const found = await formerOf(tx, reader, row, newcomer ? toldOf(reader.seal, newcomer) : {})
  return found.map((one) => ({ ...one }))
}

const masked = (text: string): string => `${'•'.repeat(Math.max(0, text.length - 4))}${text.slice(-4)}`
