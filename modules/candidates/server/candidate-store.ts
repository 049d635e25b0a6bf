/** The cards of candidates. Whose vacancy it is and how its rounds are called stands with the vacancy. */

import { type RawBuilder, sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { positionOf } from '#modules/organisation/server/public-sql.ts'
import type { Round } from '#modules/recruitment/model/public.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import { bulkUpdate } from '#platform/database/server/bulk-update.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { containing } from '#platform/database/server/like.ts'
import type { Language } from '#platform/http/server/say.ts'
import type { Answer } from '../model/answers.ts'
import type { Status } from '../model/stages.ts'

export const IDENTITY = 'candidate identity'

type Applied = {
  readonly id: string
  readonly vacancy_id: string
  readonly advertisement_id: string | null
  readonly full_name: string
  readonly email: string
  readonly phone: string
  readonly country_code: string | null
  readonly identity_number: string | null
  readonly expected_salary: string | null
  readonly available_from: string | null
  readonly cover_letter: string | null
  readonly source: string | null
  readonly answers: readonly Answer[]
  readonly resume_file: string | null
  readonly language: Language
  readonly consent_version: string | null
  readonly consented_at: string | null
  readonly consent_language: string | null
  readonly talent_pool: boolean
  readonly status: Status
  readonly stage_since: string
  readonly created_at: string
}

export type CandidateRow = Applied & {
  /** Months that the notice named when they agreed; null without a consent. */
  readonly agreed_months: number | null
  readonly agreed_pool_months: number | null
  readonly position_name: string
  readonly rounds: readonly Round[]
  readonly hiring_manager_id: string | null
  readonly round: string | null
  readonly reason: string | null
  readonly withdrawn_at: string | null
  readonly applications: number
  readonly ended_on: PlainDate | null
  readonly ended_by_vacancy: boolean
  readonly employee_id: string | null
  /** Of a hundred, the mean of the cards, to one decimal, half up. */
  readonly score: string | null
  /** How many there are in all, where a page of them is asked for. */
  readonly total: number
}

export type WhichCandidates = {
  readonly ids?: readonly string[]
  readonly tokenDigest?: string
  readonly statuses?: readonly Status[] | undefined
  readonly vacancyId?: string | undefined
  readonly vacancyIds?: readonly string[]
  readonly source?: string | undefined
  readonly search?: string | undefined
  /** Of resumes in which it was found. */
  readonly files?: readonly string[]
  /** On the way: of open vacancies, and with an offer also of those that are filled by it. */
  readonly active?: boolean | undefined
  readonly paging?: { readonly limit: number; readonly offset: number } | undefined
}

/** Those who have waited longest first; with `hold` their rows are held, always in the order of their ids. */
export async function candidatesOf(
  tx: Tx,
  companyId: string,
  which: WhichCandidates,
  hold = false,
): Promise<CandidateRow[]> {
  const { paging } = which
  const { rows } = await sql<CandidateRow>`
    ${paging ? pageOf(companyId, which, paging) : sql``}
    select c.id, ${paging ? sql`page.total` : sql`0`} as total, c.vacancy_id, coalesce(p.name, v.position_name) as position_name, v.rounds,
      v.hiring_manager_id, c.advertisement_id,
      c.full_name, c.email, c.phone, c.country_code, c.identity_number, c.expected_salary, c.available_from,
      c.cover_letter, c.source, c.answers, c.resume_file, c.language, c.consent_version, c.consented_at, c.consent_language, c.talent_pool,
      c.agreed_months, c.agreed_pool_months,
      c.status, c.round, c.stage_since, c.reason, c.withdrawn_at, c.applications, c.ended_on, c.ended_by_vacancy,
      c.employee_id, c.created_at,
      (select round(avg(s.total), 1) from interviews i join scorecards s on s.company_id = i.company_id
        and s.interview_id = i.id
        where i.company_id = c.company_id and i.candidate_id = c.id and i.status = 'planned') as score
    from candidates c
      ${paging ? sql`join page on page.company_id = c.company_id and page.id = c.id` : sql``}
      join vacancies v on v.company_id = c.company_id and v.id = c.vacancy_id
      ${positionOf('v')}
    where c.company_id = ${companyId} and ${paging ? sql`true` : sql.join(conditionsOf(companyId, which), sql` and `)}
    order by ${hold ? sql`c.id for update of c` : sql`c.stage_since, c.id`}`.execute(tx)
  return rows
}

/** Found and counted first: what else is told of them is looked up for those of the page alone. */
const pageOf = (companyId: string, which: WhichCandidates, { limit, offset }: NonNullable<WhichCandidates['paging']>) =>
  sql`
    with page as materialized (
      select c.company_id, c.id, count(*) over ()::int as total
      from candidates c join vacancies v on v.company_id = c.company_id and v.id = c.vacancy_id
      where c.company_id = ${companyId} and ${sql.join(conditionsOf(companyId, which), sql` and `)}
      order by c.stage_since, c.id limit ${limit} offset ${offset}
    )`

export type StageCount = { readonly status: Status; readonly candidates: number }

/** How many stand where; stages without anybody are left out. */
export async function stageCounts(tx: Tx, companyId: string, which: WhichCandidates): Promise<StageCount[]> {
  const { rows } = await sql<StageCount>`
    select c.status, count(*)::int as candidates
    from candidates c join vacancies v on v.company_id = c.company_id and v.id = c.vacancy_id
    where c.company_id = ${companyId} and ${sql.join(conditionsOf(companyId, which), sql` and `)}
    group by c.status order by c.status`.execute(tx)
  return rows
}

function conditionsOf(companyId: string, which: WhichCandidates): RawBuilder<unknown>[] {
  const { ids, tokenDigest, statuses, vacancyId, vacancyIds, source, search, active } = which
  return [
    ...(ids ? [sql`c.id = any(${[...ids]}::uuid[])`] : []),
    ...(tokenDigest === undefined ? [] : [sql`c.token_digest = ${tokenDigest}`]),
    ...(statuses ? [sql`c.status = any(${[...statuses]})`] : []),
    ...(vacancyId === undefined ? [] : [sql`c.vacancy_id = ${vacancyId}`]),
    ...(vacancyIds ? [sql`c.vacancy_id = any(${[...vacancyIds]}::uuid[])`] : []),
    ...(source === undefined ? [] : [sql`lower(c.source) = lower(${source})`]),
    ...(active
      ? [
          sql`(v.status = 'open' or c.status in ('offered', 'accepted', 'orientation'))
          and c.status not in ('notSuitable', 'notAtTheMoment', 'migrated')`,
        ]
      : []),
    ...(search ? [sql`c.id = any(array(${foundBy(companyId, search, which.files ?? [])}))`] : []),
    sql`true`,
  ]
}

/** By what is known of the person, by the position, or by what their resumes say: each looked for by itself. */
function foundBy(companyId: string, search: string, files: readonly string[]): RawBuilder<unknown> {
  const found = containing(search)
  const inResumes = sql`
    union all select s.id from unnest(${[...files]}::uuid[]) q
      join candidates s on s.company_id = ${companyId} and s.resume_file = q
    union all select r.candidate_id from unnest(${[...files]}::uuid[]) q
      join candidate_repeats r on r.company_id = ${companyId} and r.resume_file = q`
  return sql`
    select s.id from candidates s
      where s.company_id = ${companyId} and (s.full_name || chr(10) || s.email || chr(10) || s.phone) ilike ${found}
    union all select s.id from vacancies w
      join candidates s on s.company_id = w.company_id and s.vacancy_id = w.id
      where w.company_id = ${companyId} and w.position_name ilike ${found} ${files.length > 0 ? inResumes : sql``}`
}

export type NewCandidate = Applied & {
  readonly phone_digits: string
  readonly token_digest: string | null
}

export async function insertCandidates(tx: Tx, companyId: string, cards: readonly NewCandidate[]): Promise<void> {
  const rows = cards.map(({ answers, ...card }) => ({
    ...{ company_id: companyId, ...card, answers: JSON.stringify(answers) },
  }))
  await bulkInsert(tx, 'candidates', rows)
}

/** Columns of these cards, by their ids. */
export async function setCandidates(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  fields: Partial<Omit<NewCandidate, 'id' | 'answers'>> & {
    readonly round?: string | null
    readonly reason?: string | null
    readonly ended_on?: string | null
    readonly ended_by_vacancy?: boolean
    readonly withdrawn_at?: string | null
    readonly employee_id?: string | null
  },
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('candidates')
    .set(fields)
    .where('company_id', '=', companyId)
    .where('id', 'in', [...ids])
    .execute()
}

export type Standing = Pick<
  CandidateRow,
  'id' | 'status' | 'round' | 'stage_since' | 'reason' | 'ended_on' | 'ended_by_vacancy' | 'withdrawn_at'
>

/** Where each of these stands, in one statement. */
export const setStandings = (tx: Tx, standings: readonly Standing[]): Promise<void> =>
  bulkUpdate(tx, 'candidates', standings)

export type NewRepeat = {
  readonly id: string
  readonly candidate_id: string
  readonly given: object
  readonly resume_file: string | null
  readonly at: string
  readonly token_digest: string | null
}

/** What the same people sent once more, beside what they sent first; each counts as `count` applications. */
export async function insertRepeats(
  tx: Tx,
  companyId: string,
  repeats: readonly NewRepeat[],
  count = 1,
): Promise<void> {
  if (repeats.length === 0) return
  const rows = repeats.map(({ given, ...row }) => ({
    ...{ company_id: companyId, ...row, given: JSON.stringify(given) },
  }))
  await bulkInsert(tx, 'candidate_repeats', rows)
  await sql`
    update candidates c set applications = applications + more.of * ${count}::int
    from (select id, count(*) as of from unnest(${repeats.map((row) => row.candidate_id)}::uuid[]) id group by id) more
    where c.company_id = ${companyId} and c.id = more.id`.execute(tx)
}

export type RepeatRow = {
  readonly id: string
  readonly at: string
  readonly given: {
    readonly full_name: string
    readonly email: string
    readonly phone: string
    readonly country_id?: string | null
    readonly expected_salary?: string | null
    readonly available_from?: string | null
    readonly cover_letter?: string | null
    readonly source?: string | null
    readonly answers?: readonly Answer[]
    /** Sealed. */
    readonly identity_number?: string | null
  }
  readonly resume_file: string | null
  readonly resume_name: string | null
  /** A card of its own, before somebody who recruits said that it is the same person. */
  readonly was_card: boolean
}
export async function repeatsOf(tx: Tx, companyId: string, candidateId: string): Promise<RepeatRow[]> {
  const { rows } = await sql<RepeatRow>`
    select r.id, r.at, r.given, r.resume_file, f.name as resume_name, r.token_digest is not null as was_card
    from candidate_repeats r
      left join files f on f.company_id = r.company_id and f.id = r.resume_file
    where r.company_id = ${companyId} and r.candidate_id = ${candidateId} order by r.at, r.id`.execute(tx)
  return rows
}

export async function fileName(tx: Tx, companyId: string, fileId: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from files where company_id = ${companyId} and id = ${fileId}`.execute(tx)
  return rows[0]?.name
}
