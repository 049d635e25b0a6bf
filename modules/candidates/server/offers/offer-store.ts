/** Offers and their versions. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { OfferStatus } from '../../model/offer.ts'

/** Those that stand are over; their ids, so that it can be taken back. */
export async function endOffers(tx: Tx, companyId: string, candidateIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string; status: string }>`
    with standing as (
      select id, status from offers where company_id = ${companyId}
        and candidate_id = any(${[...candidateIds]}::uuid[]) and status in ('waiting', 'approved', 'sent') for update)
    update offers o set status = 'withdrawn' from standing s
    where o.company_id = ${companyId} and o.id = s.id returning o.id, s.status`.execute(tx)
  return rows.map(({ id, status }) => `${status} ${id}`)
}

/** As `endOffers` found them, but for what waited: nobody is asked a second time by an undo. */
export async function restoreOffers(tx: Tx, companyId: string, ended: readonly string[]): Promise<void> {
  const known = ended.filter((one) => !one.startsWith('waiting '))
  if (known.length === 0) return
  const rows = known.map((one) => ({ status: one.split(' ')[0], id: one.split(' ')[1] }))
  await sql`
    update offers o set status = former.status
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as former(id uuid, status text)
    where o.company_id = ${companyId} and o.id = former.id and o.status = 'withdrawn'`.execute(tx)
}

export type OfferRow = {
  readonly id: string
  readonly candidate_id: string
  readonly version: number
  readonly status: OfferStatus
  readonly offered_salary: string
  readonly first_day: PlainDate
  readonly position_id: string | null
  readonly position_name: string
  readonly department_id: string | null
  readonly department_name: string | null
  readonly manager_id: string | null
  readonly manager_name: string | null
  readonly employment_type: 'full_time' | 'part_time' | 'contract' | 'intern'
  readonly probation_months: number
  /** The first day as it was moved after the offer was accepted; the letter keeps the one that was signed. */
  readonly starts_on: PlainDate | null
  readonly expires_on: PlainDate
  readonly letter_language: 'en' | 'zh' | 'both'
  readonly sent_at: string | null
  readonly answered_at: string | null
  readonly answered_name: string | null
  readonly decline_reason: string | null
  readonly created_by: string
  readonly created_at: string
}

const columns = sql`id, candidate_id, version, status, offered_salary, first_day, position_id, position_name,
  department_id, department_name, manager_id, manager_name, employment_type, probation_months, expires_on,
  letter_language, starts_on, sent_at, answered_at, answered_name, decline_reason, created_by, created_at`

/** The newest first. */
export async function offersOf(
  tx: Tx,
  companyId: string,
  which: { readonly id?: string; readonly candidateId?: string },
  hold = false,
): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    select ${columns} from offers where company_id = ${companyId}
      ${which.id === undefined ? sql`` : sql`and id = ${which.id}`}
      ${which.candidateId === undefined ? sql`` : sql`and candidate_id = ${which.candidateId}`}
    order by version desc ${hold ? sql`for update` : sql``}`.execute(tx)
  return rows
}

export async function setOffer(
  tx: Tx,
  companyId: string,
  id: string,
  fields: {
    readonly status?: OfferStatus
    readonly token_digest?: string
    readonly sent_at?: string
    readonly answered_at?: string
    readonly answered_name?: string
    readonly answered_address?: string
    readonly decline_reason?: string | null
  },
): Promise<void> {
  await tx.updateTable('offers').set(fields).where('company_id', '=', companyId).where('id', '=', id).execute()
}

/** How many heads of a vacancy are taken. */
export async function acceptedOf(tx: Tx, companyId: string, vacancyId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from candidates where company_id = ${companyId} and vacancy_id = ${vacancyId}
      and status in ('accepted', 'orientation', 'migrated')`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Heads that are taken, or offered to somebody who may still accept; of others than this one. */
export async function takenHeads(tx: Tx, companyId: string, vacancyId: string, not: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from candidates where company_id = ${companyId} and vacancy_id = ${vacancyId}
      and id <> ${not} and status in ('offered', 'accepted', 'orientation', 'migrated')`.execute(tx)
  return rows[0]?.count ?? 0
}

/** What an offer names, by its id; undefined where there is no such thing. */
export async function namesOf(
  tx: Tx,
  companyId: string,
  { position_id, department_id, manager_id }: { position_id: string; department_id: string; manager_id: string | null },
): Promise<{ readonly position: string | null; readonly department: string | null; readonly manager: string | null }> {
  const { rows } = await sql<{ position: string | null; department: string | null; manager: string | null }>`
    select (select name from positions where company_id = ${companyId} and id = ${position_id}) as position,
      (select name from departments where company_id = ${companyId} and id = ${department_id}) as department,
      (select full_name from employees where company_id = ${companyId} and id = ${manager_id}::uuid
        and left_on is null) as manager`.execute(tx)
  return rows[0] ?? { position: null, department: null, manager: null }
}

/** Those whose day has passed without an answer; whose they were. */
export async function expireOffers(tx: Tx, companyId: string, today: PlainDate): Promise<string[]> {
  const { rows } = await sql<{ candidate_id: string }>`
    update offers set status = 'expired' where company_id = ${companyId} and status = 'sent' and expires_on < ${today}
    returning candidate_id`.execute(tx)
  return rows.map(({ candidate_id }) => candidate_id)
}

export async function insertOffer(
  tx: Tx,
  companyId: string,
  row: Omit<
    OfferRow,
    'starts_on' | 'sent_at' | 'answered_at' | 'answered_name' | 'decline_reason' | 'first_day' | 'expires_on'
  > & {
    readonly first_day: string
    readonly expires_on: string
  },
): Promise<void> {
  await tx
    .insertInto('offers')
    .values({ company_id: companyId, ...row })
    .execute()
}
