/** The table of make-up days. */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type MakeUpDayRow = { id: string; date: string; for_date: string; name: string }
export type MakeUpDayFields = Omit<MakeUpDayRow, 'id'>

const columns = sql`id, date, for_date, name`

/** By the day that is worked; those that touch these days, or all. */
export async function makeUpDaysOf(
  tx: Tx,
  companyId: string,
  { from, to } = { from: '1900-01-01', to: '2199-12-31' },
): Promise<MakeUpDayRow[]> {
  const { rows } = await sql<MakeUpDayRow>`
    select ${columns} from make_up_days
    where company_id = ${companyId} and (date between ${from} and ${to} or for_date between ${from} and ${to})
    order by date`.execute(tx)
  return rows
}

export async function makeUpDayOf(tx: Tx, companyId: string, id: string): Promise<MakeUpDayRow | undefined> {
  const { rows } = await sql<MakeUpDayRow>`
    select ${columns} from make_up_days where company_id = ${companyId} and id = ${id}`.execute(tx)
  return rows[0]
}

export async function insertMakeUpDay(
  tx: Tx,
  companyId: string,
  { date, for_date, name }: MakeUpDayFields,
): Promise<string> {
  const id = newId()
  await tx.insertInto('make_up_days').values({ company_id: companyId, id, date, for_date, name }).execute()
  return id
}

export async function setMakeUpDay(
  tx: Tx,
  companyId: string,
  id: string,
  { date, for_date, name }: MakeUpDayFields,
): Promise<void> {
  await sql`update make_up_days set date = ${date}, for_date = ${for_date}, name = ${name}
            where company_id = ${companyId} and id = ${id}`.execute(tx)
}

export async function dropMakeUpDay(tx: Tx, companyId: string, id: string): Promise<void> {
  await sql`delete from make_up_days where company_id = ${companyId} and id = ${id}`.execute(tx)
}
