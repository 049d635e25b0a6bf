import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

export type HolidayRow = {
  id: string
  date: string
  name: string
  name_local: string | null
  region: string | null
  kind: string
  standing: string
  origin: string
}

/** By date. With a region: its own days and those of the whole country. */
export async function holidaysOf(
  tx: Tx,
  companyId: string,
  { from, to, region }: { from: string; to: string; region?: string },
): Promise<HolidayRow[]> {
  const { rows } = await sql<HolidayRow>`
    select id, date, name, name_local, region, kind, standing, origin from holidays
    where company_id = ${companyId} and date between ${from} and ${to}
      ${region ? sql`and (region is null or region = ${region})` : sql``}
    order by date, region nulls first, name`.execute(tx)
  return rows
}
