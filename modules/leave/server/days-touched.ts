/** Whose leave lies on days of the calendar that are about to change: for the list shown before a holiday changes. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'

const NAMED = 5

/** Leave that is approved or waits. Each day of it stays as it was counted, so that is said with it. */
export async function leaveOnDays(tx: Tx, companyId: string, dates: readonly PlainDate[]) {
  const { rows } = await sql<{ applications: number; names: string[] }>`
    select count(distinct a.id)::int as applications, array_agg(distinct e.full_name) as names
    from leave_days d
    join leave_applications a on a.company_id = d.company_id and a.id = d.application_id
    join employees e on e.company_id = a.company_id and e.id = a.employee_id
    where d.company_id = ${companyId} and d.date = any(${[...dates]}::date[])
      and a.status in ('pending', 'approved') and a.parent_id is null
    having count(*) > 0`.execute(tx)
  return rows.map(({ applications, names }) => ({
    word: 'leave.days-touched',
    params: {
      applications,
      names: { en: listed(names, ', '), 'zh-Hant': listed(names, '、') },
    },
  }))
}

const listed = (names: readonly string[], mark: string): string =>
  names.slice(0, NAMED).join(mark) + (names.length > NAMED ? ` +${names.length - NAMED}` : '')
