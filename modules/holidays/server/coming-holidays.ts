/** The next days off where the company is: the whole country's, and its own region's. */
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Language } from '#platform/http/server/say.ts'
import { holidayName } from '../model/holiday-name.ts'
import { holidaysBetween } from './holidays-between.ts'

const DAYS = 180
const COUNT = 5

export type ComingHoliday = { date: string; name: string; standing: string }

export async function comingHolidays(
  tx: Tx,
  companyId: string,
  { today, region, language }: { today: PlainDate; region: string | null; language: Language },
): Promise<ComingHoliday[]> {
  // Written as 'Kuala Lumpur' on a letterhead; a place that is no region has the country's holidays alone.
  const place = region?.trim().toLowerCase().replaceAll(' ', '_') || 'nowhere'
  const days = await holidaysBetween(tx, companyId, today, addDays(today, DAYS), place)
  const once = new Map(
    days.map(({ date, name, nameLocal, standing }) => {
      const shown = { date, name: holidayName(language, { name, nameLocal }), standing }
      return [`${date} ${shown.name}`, shown] as const
    }),
  )
  return [...once.values()].slice(0, COUNT)
}
