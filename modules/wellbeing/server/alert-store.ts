/** Statements for alerts and the book of each. Texts are encrypted and opened by `alert-texts.ts` alone. */
import { type RawBuilder, sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Level, Outcome, Status, Step } from '../model/alert.ts'

export type AlertRow = {
  readonly id: string
  readonly account_id: string
  readonly person_name: string
  readonly level: Level
  readonly status: Status
  readonly excerpt: string | null
  readonly contact: string | null
  readonly note: string | null
  readonly not_to: readonly string[]
  readonly taken_by: string | null
  readonly outcome: Outcome | null
  readonly close_asked_at: string | null
  readonly created_at: string
  readonly ended_at: string | null
}
export type StepRow = {
  readonly alert_id: string
  readonly step: Step
  readonly account_id: string
  readonly by_name: string
  readonly at: string
}

const columns = sql`id, account_id, person_name, level, status, excerpt, contact, note, not_to, taken_by, outcome,
  close_asked_at, created_at, ended_at`
const urgency = sql`array_position(array['acute', 'concern', 'talk'], level)`

/** One's own, the newest first. */
export async function alertsOf(tx: Tx, companyId: string, accountId: string): Promise<AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    select ${columns} from wellbeing_alerts where company_id = ${companyId} and account_id = ${accountId}
    order by created_at desc limit 50`.execute(tx)
  return rows
}

const reviewedBy = (companyId: string, accountId: string): RawBuilder<boolean> => sql<boolean>`company_id = ${companyId}
  and status <> 'withdrawn' and account_id <> ${accountId} and not (${accountId}::uuid = any(not_to))`

/** What a reviewer may see: what waits by its urgency and the longest waiting first, what is closed the newest first. */
export async function alertsFor(tx: Tx, companyId: string, accountId: string, status?: Status): Promise<AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    select ${columns} from wellbeing_alerts
    where ${reviewedBy(companyId, accountId)} ${status ? sql`and status = ${status}` : sql``}
    order by array_position(array['new', 'taken', 'closed'], status), ended_at desc nulls first, ${urgency}, created_at
    limit 500`.execute(tx)
  return rows
}

/** One that this reviewer may see, held until the transaction ends. */
export async function heldFor(tx: Tx, companyId: string, accountId: string, id: string): Promise<AlertRow | undefined> {
  const { rows } = await sql<AlertRow>`
    select ${columns} from wellbeing_alerts where ${reviewedBy(companyId, accountId)} and id = ${id}
    for update`.execute(tx)
  return rows[0]
}

export async function heldOwn(tx: Tx, companyId: string, accountId: string, id: string): Promise<AlertRow | undefined> {
  const { rows } = await sql<AlertRow>`
    select ${columns} from wellbeing_alerts where company_id = ${companyId} and account_id = ${accountId} and id = ${id}
    for update`.execute(tx)
  return rows[0]
}

type New = Pick<
  AlertRow,
  'id' | 'account_id' | 'person_name' | 'level' | 'excerpt' | 'contact' | 'not_to' | 'created_at'
>
export async function insertAlert(tx: Tx, companyId: string, row: New): Promise<void> {
  await sql`
    insert into wellbeing_alerts (company_id, id, account_id, person_name, level, excerpt, contact, not_to, created_at)
    values (${companyId}, ${row.id}, ${row.account_id}, ${row.person_name}, ${row.level}, ${row.excerpt}, ${row.contact},
      ${[...row.not_to]}::uuid[], ${row.created_at})`.execute(tx)
}

type Changed = Partial<
  Pick<AlertRow, 'status' | 'excerpt' | 'contact' | 'note' | 'taken_by' | 'outcome' | 'close_asked_at'>
> & {
  readonly taken_at?: string
  readonly ended_at?: string
}
export async function setAlert(tx: Tx, companyId: string, id: string, changed: Changed): Promise<void> {
  const set = Object.entries(changed).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  await sql`update wellbeing_alerts set ${sql.join(set)} where company_id = ${companyId} and id = ${id}`.execute(tx)
}

export async function insertStep(tx: Tx, companyId: string, row: StepRow): Promise<void> {
  await sql`
    insert into wellbeing_steps (company_id, id, alert_id, step, account_id, by_name, at)
    values (${companyId}, ${newId(Date.parse(row.at))}, ${row.alert_id}, ${row.step}, ${row.account_id}, ${row.by_name},
      ${row.at})`.execute(tx)
}

export async function stepsOf(tx: Tx, companyId: string, alerts: readonly string[]): Promise<StepRow[]> {
  const { rows } = await sql<StepRow>`
    select alert_id, step, account_id, by_name, at from wellbeing_steps
    where company_id = ${companyId} and alert_id = any(${[...alerts]}::uuid[]) order by at, id`.execute(tx)
  return rows
}

/** Those that ended before: gone for good, with their books. */
export async function eraseEnded(tx: Tx, companyId: string, before: string): Promise<void> {
  await sql`delete from wellbeing_alerts where company_id = ${companyId} and ended_at < ${before}`.execute(tx)
}
