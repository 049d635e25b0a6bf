/** The table of meetings, with who hosts each and who is invited to it. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Language } from '#platform/words/locales.ts'

export type MeetingFields = {
  readonly name: string
  readonly host_id: string
  readonly starts_at: string
  readonly minutes: number
  readonly place: string | null
  readonly meeting_url: string | null
}
export type MeetingRow = MeetingFields & {
  readonly id: string
  readonly orientation_id: string
  readonly sequence: number
  readonly host_name: string
  readonly host_account: string | null
  readonly host_email: string | null
  /** Whoever joins or leaves: by their record, else as a candidate. */
  readonly guest_name: string
  readonly guest_account: string | null
  readonly guest_email: string | null
  readonly guest_language: Language
  readonly candidate_id: string | null
}
type Which = {
  readonly of?: readonly string[]
  readonly id?: string
  /** Hosted by this account, or of it. */
  readonly account?: string
  /** Not over at this moment. */
  readonly from?: Date
}

/** In their order; with `hold` the rows are held until the transaction ends. */
export async function meetingsOf(tx: Tx, companyId: string, which: Which, hold = false): Promise<MeetingRow[]> {
  const { of, id, account, from } = which
  const { rows } = await sql<MeetingRow>`
    select m.id, m.orientation_id, m.name, m.host_id, m.starts_at, m.minutes, m.place, m.meeting_url, m.sequence,
      h.full_name as host_name, h.account_id as host_account, h.email as host_email,
      coalesce(e.full_name, c.full_name) as guest_name, e.account_id as guest_account,
      coalesce(e.email, c.email) as guest_email, coalesce(c.language, 'en') as guest_language, o.candidate_id
    from orientation_meetings m
    join orientations o on o.company_id = m.company_id and o.id = m.orientation_id
    join employees h on h.company_id = m.company_id and h.id = m.host_id
    left join employees e on e.company_id = o.company_id and e.id = o.employee_id
    left join candidates c on c.company_id = o.company_id and c.id = o.candidate_id
    where m.company_id = ${companyId} ${of === undefined ? sql`` : sql`and m.orientation_id = any(${[...of]}::uuid[])`}
      ${id === undefined ? sql`` : sql`and m.id = ${id}`}
      ${account === undefined ? sql`` : sql`and (h.account_id = ${account} or e.account_id = ${account})`}
      ${from === undefined ? sql`` : sql`and m.starts_at + make_interval(mins => m.minutes) > ${from.toISOString()}`}
    order by m.starts_at, m.id ${hold ? sql`for update of m` : sql``}`.execute(tx)
  return rows
}

export type PlannedMeeting = {
  readonly id: string
  readonly starts_at: string
  readonly date: string
  readonly time: string
  readonly minutes: number
  readonly name: string
  /** The other of the two. */
  readonly person: string
  readonly place: string | null
}
type Span = { readonly accountId: string; readonly from: string; readonly to: string; readonly timezone: string }

/** What an account hosts or is invited to, for calendars. */
export async function plannedMeetings(
  tx: Tx,
  companyId: string,
  { accountId, from, to, timezone }: Span,
): Promise<PlannedMeeting[]> {
  const { rows } = await sql<PlannedMeeting>`
    select m.id, m.starts_at, to_char(m.starts_at at time zone ${timezone}, 'YYYY-MM-DD') as date,
      to_char(m.starts_at at time zone ${timezone}, 'HH24:MI') as time, m.minutes, m.name,
      case when h.account_id = ${accountId} then coalesce(e.full_name, c.full_name) else h.full_name end as person,
      coalesce(m.place, m.meeting_url) as place
    from orientation_meetings m
      join orientations o on o.company_id = m.company_id and o.id = m.orientation_id
      join employees h on h.company_id = m.company_id and h.id = m.host_id
      left join employees e on e.company_id = o.company_id and e.id = o.employee_id
      left join candidates c on c.company_id = o.company_id and c.id = o.candidate_id
    where m.company_id = ${companyId} and (h.account_id = ${accountId} or e.account_id = ${accountId})
      and m.starts_at >= ${from}::timestamp at time zone ${timezone}
      and m.starts_at < (${to}::date + 1)::timestamp at time zone ${timezone}
    order by m.starts_at, m.id`.execute(tx)
  return rows
}

export async function insertMeeting(
  tx: Tx,
  companyId: string,
  row: MeetingFields & { readonly id: string; readonly orientation_id: string },
): Promise<void> {
  await tx
    .insertInto('orientation_meetings')
    .values({ company_id: companyId, ...row })
    .execute()
}

/** Another version of it: calendars take the higher one. */
export async function setMeeting(tx: Tx, companyId: string, id: string, fields: MeetingFields): Promise<void> {
  await tx
    .updateTable('orientation_meetings')
    .set((now) => ({ ...fields, sequence: now('sequence', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

export async function deleteMeeting(tx: Tx, companyId: string, id: string): Promise<void> {
  await sql`delete from orientation_meetings where company_id = ${companyId} and id = ${id}`.execute(tx)
}

/** What is to come keeps its distance from the day, at the same hour of the company's. */
export async function moveMeetings(
  tx: Tx,
  companyId: string,
  of: string,
  { days, now, timezone }: { readonly days: number; readonly now: Date; readonly timezone: string },
): Promise<void> {
  await sql`
    update orientation_meetings set sequence = sequence + 1,
      starts_at = (starts_at at time zone ${timezone} + make_interval(days => ${days}::int)) at time zone ${timezone}
    where company_id = ${companyId} and orientation_id = ${of} and starts_at > ${now.toISOString()}`.execute(tx)
}

/** Whoever may host on the day: employed then. */
export async function isHost(tx: Tx, companyId: string, id: string, on: PlainDate): Promise<boolean> {
  const { rows } = await sql`
    select from employees where company_id = ${companyId} and id = ${id} and joined_on <= ${on}
      and (left_on is null or left_on >= ${on}) and not is_service_account`.execute(tx)
  return rows.length > 0
}

export async function momentOf(tx: Tx, text: string, timezone: string): Promise<Date> {
  if (/(Z|[+-]\d{2}:\d{2})$/.test(text)) return new Date(text)
  const { rows } = await sql<{ at: string }>`select (${text}::timestamp at time zone ${timezone}) as at`.execute(tx)
  return new Date(rows[0]?.at ?? text)
}
