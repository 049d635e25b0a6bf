/** The table of holidays. */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { recordList } from '#platform/records/server/record-list.ts'
import type { CalendarDay } from '../../model/calendars.ts'

const fields = ['date', 'name', 'name_local', 'region', 'kind', 'note'] as const

export const holidays = recordList({
  table: 'holidays',
  fields: [...fields, 'standing', 'origin'],
  logged: fields,
  subject: 'holiday',
  nameOf: ({ date, name }) => `${date} ${name}`,
  actions: { added: 'holidays.added', changed: 'holidays.changed', removed: 'holidays.removed' },
  taken: { field: 'name', word: 'holidays.taken' },
  order: sql`date, region nulls first, name`,
})
export type HolidayRow = Awaited<ReturnType<typeof holidays.rows>>[number]
export type HolidayFields = Pick<HolidayRow, (typeof fields)[number]>

/** What somebody entered or changed is the company's own from then on, and as sure as the company is. */
export const OWN = { origin: 'company', standing: 'confirmed' } as const

export const daysOfYear = (year: string | undefined) =>
  year === undefined ? { from: '1900-01-01', to: '2199-12-31' } : { from: `${year}-01-01`, to: `${year}-12-31` }

type Days = { readonly from: string; readonly to: string; readonly region?: string | undefined }

/** By date. With a region: its own days and those of the whole country. */
export const holidaysOf = (tx: Tx, companyId: string, { from, to, region }: Days): Promise<HolidayRow[]> =>
  holidays.rows(
    tx,
    companyId,
    sql`date between ${from} and ${to} ${region ? sql`and (region is null or region = ${region})` : sql``}`,
  )

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
