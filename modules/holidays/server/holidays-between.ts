import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { CalendarDay } from '../model/calendars.ts'
import { holidaysOf } from './holidays/holiday-store.ts'

/** Inclusive; with a region, its own days and those of the whole country, else those of every region. */
export async function holidaysBetween(
  tx: Tx,
  companyId: string,
  from: PlainDate,
  to: PlainDate,
  region?: string,
): Promise<readonly CalendarDay[]> {
  return (await holidaysOf(tx, companyId, { from, to, region })).map((row) => ({
    date: plainDateOf(row.date),
    name: row.name,
    nameLocal: row.name_local,
    region: row.region,
    kind: row.kind,
    standing: row.standing,
  }))
}
