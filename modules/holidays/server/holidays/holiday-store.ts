/** The table of holidays. */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { CalendarDay } from '../../model/calendars.ts'

export type HolidayRow = {
  id: string
  date: string
  name: string
  name_local: string | null
  region: string | null
  kind: string
  standing: string
  origin: string
  note: string | null
}
export type HolidayFields = Pick<HolidayRow, 'date' | 'name' | 'name_local' | 'region' | 'kind' | 'note'>

const columns = sql`id, date, name, name_local, region, kind, standing, origin, note`

/** By date. With a region: its own days and those of the whole country. */
export async function holidaysOf(
  tx: Tx,
  companyId: string,
  { from, to, region }: { from: string; to: string; region?: string },
): Promise<HolidayRow[]> {
  const { rows } = await sql<HolidayRow>`
    select ${columns} from holidays
    where company_id = ${companyId} and date between ${from} and ${to}
      ${region ? sql`and (region is null or region = ${region})` : sql``}
    order by date, region nulls first, name`.execute(tx)
  return rows
}

/** Held until the transaction ends. */
export async function lockHoliday(tx: Tx, companyId: string, id: string): Promise<HolidayRow | undefined> {
  const { rows } = await sql<HolidayRow>`
    select ${columns} from holidays where company_id = ${companyId} and id = ${id} for update`.execute(tx)
  return rows[0]
}

export async function holidayOf(tx: Tx, companyId: string, id: string): Promise<HolidayRow | undefined> {
  const { rows } = await sql<HolidayRow>`
    select ${columns} from holidays where company_id = ${companyId} and id = ${id}`.execute(tx)
  return rows[0]
}

export async function insertHoliday(tx: Tx, companyId: string, fields: HolidayFields): Promise<HolidayRow> {
  const { rows } = await sql<HolidayRow>`
    insert into holidays (company_id, id, date, name, name_local, region, kind, note, origin)
    values (${companyId}, ${newId()}, ${fields.date}, ${fields.name}, ${fields.name_local}, ${fields.region},
            ${fields.kind}, ${fields.note}, 'company')
    returning ${columns}`.execute(tx)
  const row = rows[0]
  if (!row) throw new Error('a holiday was not stored')
  return row
}

/** What somebody changed is the company's own from then on, and as sure as the company is. */
export async function setHoliday(tx: Tx, companyId: string, id: string, fields: HolidayFields): Promise<void> {
  await sql`
    update holidays set date = ${fields.date}, name = ${fields.name}, name_local = ${fields.name_local},
      region = ${fields.region}, kind = ${fields.kind}, note = ${fields.note}, origin = 'company', standing = 'confirmed'
    where company_id = ${companyId} and id = ${id}`.execute(tx)
}

export async function dropHolidays(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  await sql`delete from holidays where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx)
}

export async function addCalendarDays(tx: Tx, companyId: string, days: readonly CalendarDay[]): Promise<void> {
  await bulkInsert(
    tx,
    'holidays',
    days.map((day) => ({
      company_id: companyId,
      id: newId(),
      date: day.date,
      name: day.name,
      name_local: day.nameLocal,
      region: day.region,
      kind: day.kind,
      standing: day.standing,
    })),
  )
}
