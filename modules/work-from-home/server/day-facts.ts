/** What is known of days at home: the place at which somebody clocks in as if it were the company's own. */
import { sql } from 'kysely'
import { plainDateOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import type { DayFactSource } from '#modules/holidays/server/public.ts'
import { rangeOf } from './here-handler.ts'

type Row = { employee_id: string; date: string; name: string; latitude: number; longitude: number }

export const homePlaces: DayFactSource = {
  kind: 'place',
  between: async (tx, companyId, { from, to }, employeeIds) => {
    const { rows } = await sql<Row>`
      select h.employee_id, h.date, x.place_name as name, x.latitude::float8 as latitude,
        x.longitude::float8 as longitude
      from wfh_days h join wfh_requests x on x.company_id = h.company_id and x.id = h.request_id
      where h.company_id = ${companyId} and h.employee_id = any(${[...employeeIds]}::uuid[])
        and h.date between ${from} and ${to} and x.status = 'approved' and x.latitude is not null`.execute(tx)
    if (rows.length === 0) return []
    const radiusMetres = rangeOf((await companyFacts(tx, companyId)).settings)
    return rows.map(({ employee_id, date, ...place }) => ({
      employeeId: employee_id,
      date: plainDateOf(date),
      fact: { kind: 'place', ...place, nameLocal: null, radiusMetres },
    }))
  },
}
