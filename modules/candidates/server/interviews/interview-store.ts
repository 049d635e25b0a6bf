/** Interviews, who leads them, and their cards. */

import { sql } from 'kysely'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { awayBetween } from '#modules/leave/server/public.ts'
import { positionOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type CardRow = {
  readonly employee_id: string
  readonly full_name: string
  readonly ratings: {
    readonly criterion_id: string
    readonly name: string
    readonly name_zh: string | null
    readonly weight: number
    readonly score: number
    readonly note: string | null
  }[]
  readonly recommendation: 'strong_no' | 'no' | 'yes' | 'strong_yes'
  readonly comment: string | null
  readonly total: string | null
  readonly at: string
}
export type InterviewRow = {
  readonly id: string
  readonly candidate_id: string
  readonly round: string | null
  readonly starts_at: string
  readonly minutes: number
  readonly place: string | null
  readonly meeting_url: string | null
  readonly status: 'planned' | 'cancelled'
  readonly cancel_reason: string | null
  readonly sequence: number
  readonly answer: 'yes' | 'no' | null
  readonly interviewers: {
    readonly employee_id: string
    readonly full_name: string
    readonly account_id: string | null
    readonly has_scored: boolean
  }[]
  readonly cards: CardRow[]
}

export type WhichInterviews = {
  readonly id?: string
  readonly ids?: readonly string[]
  readonly candidateId?: string
  /** The employee who leads them. */
  readonly ledBy?: string
}

/** Soonest first. */
export async function interviewsOf(
  tx: Tx,
  companyId: string,
  { id, ids, candidateId, ledBy }: WhichInterviews,
  hold = false,
): Promise<InterviewRow[]> {
  const { rows } = await sql<InterviewRow>`
    select i.id, i.candidate_id, i.round, i.starts_at, i.minutes, i.place, i.meeting_url, i.status, i.cancel_reason,
      i.sequence, i.answer,
      coalesce((select jsonb_agg(jsonb_build_object('employee_id', w.employee_id, 'full_name', e.full_name,
          'account_id', e.account_id, 'has_scored', exists (select from scorecards s where s.company_id = w.company_id
            and s.interview_id = w.interview_id and s.employee_id = w.employee_id)) order by e.full_name, e.id)
        from interviewers w ${personOf('w')}
        where w.company_id = i.company_id and w.interview_id = i.id), '[]') as interviewers,
      coalesce((select jsonb_agg(jsonb_build_object('employee_id', s.employee_id, 'full_name', e.full_name,
          'ratings', s.ratings, 'recommendation', s.recommendation, 'comment', s.comment, 'total', s.total::text,
          'at', s.at) order by s.at, s.employee_id)
        from scorecards s ${personOf('s')}
        where s.company_id = i.company_id and s.interview_id = i.id), '[]') as cards
    from interviews i
    where i.company_id = ${companyId}
      ${id === undefined ? sql`` : sql`and i.id = ${id}`}
      ${ids === undefined ? sql`` : sql`and i.id = any(${[...ids]}::uuid[])`}
      ${candidateId === undefined ? sql`` : sql`and i.candidate_id = ${candidateId}`}
      ${
        ledBy === undefined
          ? sql``
          : sql`and exists (select from interviewers w where w.company_id = i.company_id and w.interview_id = i.id
              and w.employee_id = ${ledBy})`
      }
    order by i.starts_at, i.id ${hold ? sql`for update of i` : sql``}`.execute(tx)
  return rows
}

/** UTC, of a moment as it was written: without an offset it is the company's own time. */
export async function momentOf(tx: Tx, text: string, timezone: string): Promise<Date> {
  if (/(Z|[+-]\d{2}:\d{2})$/.test(text)) return new Date(text)
  const { rows } = await sql<{ at: string }>`select (${text}::timestamp at time zone ${timezone}) as at`.execute(tx)
  return new Date(rows[0]?.at ?? text)
}

export async function setInterviewers(
  tx: Tx,
  companyId: string,
  interviewId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`delete from interviewers where company_id = ${companyId} and interview_id = ${interviewId}
            and not employee_id = any(${[...ids]}::uuid[])`.execute(tx)
  await sql`
    insert into interviewers (company_id, interview_id, employee_id)
    select ${companyId}, ${interviewId}, unnest(${[...ids]}::uuid[]) on conflict do nothing`.execute(tx)
}

/** Employed on the day; others are unknown. */
export async function knownPeople(tx: Tx, companyId: string, ids: readonly string[], day: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from employees where company_id = ${companyId} and id = any(${[...ids]}::uuid[])
      and not is_service_account and (left_on is null or left_on >= ${day})`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Others that are planned into this time, of these people or of the candidate. */
export async function overlapping(
  tx: Tx,
  companyId: string,
  of: {
    readonly id: string | null
    readonly candidateId: string
    readonly people: readonly string[]
    readonly startsAt: Date
    readonly minutes: number
  },
): Promise<{ readonly full_name: string | null }[]> {
  const { rows } = await sql<{ full_name: string | null }>`
    select distinct e.full_name from interviews i
      left join interviewers w on w.company_id = i.company_id and w.interview_id = i.id
        and w.employee_id = any(${[...of.people]}::uuid[])
      left join employees e on e.company_id = w.company_id and e.id = w.employee_id
    where i.company_id = ${companyId} and i.status = 'planned' and i.id is distinct from ${of.id}::uuid
      and (w.employee_id is not null or i.candidate_id = ${of.candidateId})
      and i.starts_at < ${of.startsAt.toISOString()}::timestamptz + make_interval(mins => ${of.minutes}::int)
      and i.starts_at + make_interval(mins => i.minutes) > ${of.startsAt.toISOString()}::timestamptz`.execute(tx)
  return rows
}

export type InterviewFields = {
  readonly round: string | null
  readonly starts_at: string
  readonly minutes: number
  readonly place: string | null
  readonly meeting_url: string | null
  readonly token_digest: string
}

export async function insertInterview(
  tx: Tx,
  companyId: string,
  row: InterviewFields & { readonly id: string; readonly candidate_id: string; readonly created_at: string },
): Promise<void> {
  await tx
    .insertInto('interviews')
    .values({ company_id: companyId, ...row })
    .execute()
}

export async function setInterview(
  tx: Tx,
  companyId: string,
  id: string,
  fields: Partial<InterviewFields> & {
    readonly sequence?: number
    readonly status?: 'cancelled'
    readonly cancel_reason?: string
    readonly answer?: 'yes' | 'no' | null
    readonly answered_at?: string | null
  },
): Promise<void> {
  await tx.updateTable('interviews').set(fields).where('company_id', '=', companyId).where('id', '=', id).execute()
}

/** Sent again it takes the place of the former. */
export async function keepCard(
  tx: Tx,
  companyId: string,
  interviewId: string,
  card: Omit<CardRow, 'full_name'>,
): Promise<void> {
  const { employee_id, ratings, recommendation, comment, total, at } = card
  await sql`
    insert into scorecards as s (company_id, interview_id, employee_id, ratings, recommendation, comment, total, at)
    values (${companyId}, ${interviewId}, ${employee_id}, ${JSON.stringify(ratings)}::jsonb, ${recommendation},
      ${comment}, ${total}, ${at})
    on conflict (company_id, interview_id, employee_id) do update set ratings = excluded.ratings,
      recommendation = excluded.recommendation, comment = excluded.comment, total = excluded.total,
      at = excluded.at`.execute(tx)
}

/** Whose approved leave falls into the interview. */
export const awayDuring = (
  tx: Tx,
  companyId: string,
  people: readonly string[],
  span: { readonly from: Date; readonly to: Date; readonly timezone: string },
) => awayBetween(tx, companyId, { ...span, who: sql`e.id = any(${[...people]}::uuid[])` })

export type PlannedInterview = {
  readonly id: string
  readonly starts_at: string
  /** In the company's own time. */
  readonly date: string
  readonly time: string
  readonly minutes: number
  readonly full_name: string
  readonly position_name: string
  readonly place: string | null
}

/** Those that the account leads between two days of the company's own time. */
export async function plannedInterviews(
  tx: Tx,
  companyId: string,
  {
    accountId,
    from,
    to,
    timezone,
  }: { readonly accountId: string; readonly from: string; readonly to: string; readonly timezone: string },
): Promise<PlannedInterview[]> {
  const { rows } = await sql<PlannedInterview>`
    select i.id, i.starts_at, to_char(i.starts_at at time zone ${timezone}, 'YYYY-MM-DD') as date,
      to_char(i.starts_at at time zone ${timezone}, 'HH24:MI') as time, i.minutes, c.full_name,
      coalesce(p.name, v.position_name) as position_name, coalesce(i.place, i.meeting_url) as place
    from interviews i
      join interviewers w on w.company_id = i.company_id and w.interview_id = i.id
      ${personOf('w')} and e.account_id = ${accountId}
      join candidates c on c.company_id = i.company_id and c.id = i.candidate_id
      join vacancies v on v.company_id = c.company_id and v.id = c.vacancy_id
      ${positionOf('v')}
    where i.company_id = ${companyId} and i.status = 'planned'
      and i.starts_at >= ${from}::timestamp at time zone ${timezone}
      and i.starts_at < (${to}::date + 1)::timestamp at time zone ${timezone}
    order by i.starts_at, i.id`.execute(tx)
  return rows
}
