/** What was paid or filed by dates of agencies, by the date's id. */
import { sql } from 'kysely'
import { plainDateOf, type YearMonth, yearMonthOf } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { partsOf } from '../model/calendar.ts'

export type Done = {
  readonly paid_on: string
  readonly reference: string | null
  readonly amount: string | null
  readonly by: string
}
type Which = { readonly what: string; readonly month: string }

export async function keepDone(
  tx: Tx,
  companyId: string,
  {
    what,
    month,
    by,
    at,
    ...kept
  }: Which &
    Omit<Done, 'by'> & { readonly by: { readonly accountId: string; readonly name: string }; readonly at: Date },
): Promise<void> {
  await sql`
    insert into agency_dates_done (company_id, what, month, paid_on, reference, amount, by_account, by_name, at)
    values (${companyId}, ${what}, ${`${month}-01`}, ${kept.paid_on}, ${kept.reference}, ${kept.amount},
      ${by.accountId}, ${by.name}, ${at})
    on conflict (company_id, what, month) do update set paid_on = excluded.paid_on, reference = excluded.reference,
      amount = excluded.amount, by_account = excluded.by_account, by_name = excluded.by_name, at = excluded.at`.execute(
    tx,
  )
}

export async function removeDone(tx: Tx, companyId: string, { what, month }: Which): Promise<void> {
  await sql`delete from agency_dates_done
    where company_id = ${companyId} and what = ${what} and month = ${`${month}-01`}`.execute(tx)
}

export async function doneOf(tx: Tx, companyId: string): Promise<ReadonlyMap<string, Done>> {
  const { rows } = await sql<Done & { id: string }>`
    select what || '-' || to_char(month, 'YYYY-MM') as id, paid_on, reference, amount, by_name as by
    from agency_dates_done where company_id = ${companyId}`.execute(tx)
  return new Map(rows.map(({ id, ...done }) => [id, done]))
}

/** For whoever corrects what a month paid: an agency was paid or told of it. */
export async function agenciesTold(tx: Tx, companyId: string, { year, month }: YearMonth): Promise<boolean> {
  const { rows } = await sql`select from agency_dates_done
    where company_id = ${companyId} and month = make_date(${year}, ${month}, 1) limit 1`.execute(tx)
  return rows.length > 0
}

/** Receipts of a year's months, by month: what forms of tax tell. */
export async function receiptsOf(
  tx: Tx,
  companyId: string,
  what: string,
  year: number,
): Promise<ReadonlyMap<number, Done>> {
  const found = await doneOf(tx, companyId)
  return new Map(
    [...found].flatMap(([id, done]): [number, Done][] => {
      const at: YearMonth = yearMonthOf(plainDateOf(`${partsOf(id).month}-01`))
      return partsOf(id).what === what && at.year === year ? [[at.month, done]] : []
    }),
  )
}
