/** What neighbours may ask of holidays. */
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { CompanyOpening } from '#platform/identity/server/open-company.ts'
import { type CalendarDay, calendarOf } from '../model/calendars.ts'
import { holidaysOf } from './holidays-store.ts'

/** A new company begins with the calendars of its country. */
export const holidayOpening: CompanyOpening = async (tx, { companyId, country }) => {
  await bulkInsert(
    tx,
    'holidays',
    calendarOf(country).map((day) => ({
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
