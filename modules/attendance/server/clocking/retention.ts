/** Every night: photos go after the company's days, positions after its months; the clockings stay. */
import { type RawBuilder, sql } from 'kysely'
import { addDays, addMonths, dayOf, daysInMonth, type PlainDate, plainDate, yearMonthOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { byItself, record } from '#platform/activity/server/activity.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { dropFiles, removeBytes } from '#platform/files/server/kept-files.ts'
import type { DailyWork } from '#platform/jobs/server/daily-work.ts'

export const clockingsOvernight: DailyWork = {
  name: 'clockings overnight',
  at: '02:00',
  async run(services, { companyId, today }) {
    const now = services.clock.now()
    const bytes = await services.db.forCompany(companyId).transaction(async (tx) => {
      const { settings, timezone } = await companyFacts(tx, companyId)
      const before = (day: PlainDate) => sql`${day}::timestamp at time zone ${timezone}`
      const files = await photosTaken(tx, companyId, before(addDays(today, -settings.photo_retention_days)))
      const dropped = await dropFiles(tx, companyId, files)
      const positions = await forgetPositions(
        tx,
        companyId,
        before(monthsBefore(today, settings.location_retention_months)),
      )
      if (files.length > 0 || positions > 0) {
        const after = { photos: files.length, positions }
        const happened = { action: 'attendance.tidied', subject: { kind: 'clockings' }, after }
        await record(tx, companyId, [happened], { actor: byItself, now })
      }
      return dropped
    })
    await removeBytes(services, bytes)
  },
}

async function photosTaken(tx: Tx, companyId: string, before: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ file_id: string }>`
    delete from clocking_photos where company_id = ${companyId} and taken_at < ${before} returning file_id`.execute(tx)
  return rows.map(({ file_id }) => file_id)
}

/** How far from the place it was goes as well; the place itself stays. */
async function forgetPositions(tx: Tx, companyId: string, before: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with tidied as (
      update clockings set latitude = null, longitude = null, accuracy = null, distance_m = null
      where company_id = ${companyId} and occurred_at < ${before} and latitude is not null returning 1)
    select count(*)::int as count from tidied`.execute(tx)
  return rows[0]?.count ?? 0
}

function monthsBefore(today: PlainDate, months: number): PlainDate {
  const month = addMonths(yearMonthOf(today), -months)
  return plainDate(month.year, month.month, Math.min(dayOf(today), daysInMonth(month)))
}
