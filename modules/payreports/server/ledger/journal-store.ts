/** Journals as they were booked. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { JournalLine } from '../../model/ledger/journal.ts'

export type KeptJournal = {
  readonly id: string
  readonly number: number
  readonly lines: readonly JournalLine[]
  readonly taken_at: string | null
  readonly taken_by: string | null
}

/** The one of the month that is not reversed; with `hold` others wait until the transaction ends. */
export async function openJournal(tx: Tx, companyId: string, month: string, hold = false) {
  const { rows } = await sql<KeptJournal>`
    select id, number, lines, taken_at, taken_by from pay_journals
    where company_id = ${companyId} and month = ${`${month}-01`} and reversed_at is null
    ${hold ? sql`for update` : sql``}`.execute(tx)
  return rows[0]
}

/** How many the month has had. */
export async function journalsSoFar(tx: Tx, companyId: string, month: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(max(number), 0)::int as count from pay_journals
    where company_id = ${companyId} and month = ${`${month}-01`}`.execute(tx)
  return rows[0]?.count ?? 0
}

type Keeping = Omit<KeptJournal, 'lines'> & { readonly month: string; readonly lines: readonly JournalLine[] }

/** In place of the one with its id. Somebody who keeps the same month at the same moment is not kept twice. */
export const keepJournal = (tx: Tx, companyId: string, one: Keeping) =>
  sql`
    insert into pay_journals (company_id, id, month, number, lines, taken_at, taken_by)
    values (${companyId}, ${one.id}, ${`${one.month}-01`}, ${one.number}, ${JSON.stringify(one.lines)}::jsonb,
      ${one.taken_at}, ${one.taken_by})
    on conflict (company_id, id) do update set lines = excluded.lines, taken_at = excluded.taken_at,
      taken_by = excluded.taken_by`.execute(tx)

export const closeJournal = (tx: Tx, companyId: string, id: string, { at, by }: { at: Date; by: string }) =>
  sql`update pay_journals set reversed_at = ${at.toISOString()}, reversed_by = ${by}
    where company_id = ${companyId} and id = ${id}`.execute(tx)
