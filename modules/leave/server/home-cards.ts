/** What leave puts on the first page: what waits, what is about to expire, and who is away by department. */

import { sql } from 'kysely'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import { counted, type HomeCard } from '#platform/home/server/home-card.ts'
import { USED_UP } from '../model/leave-type.ts'
import { inSight } from './sight.ts'

const EXPIRING_DAYS = 60
const AWAY_DAYS = 14

export const leaveHome: readonly HomeCard[] = [
  {
    key: 'requests',
    areas: ['leave'],
    read: async (tx, { company, t }) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from leave_applications a
        where a.company_id = ${company.companyId} and a.status = 'pending'`.execute(tx)
      return counted(t, rows[0]?.count ?? 0, 'leave.home.pending', '/app/application/leave/applicants?f.status=pending')
    },
  },
  {
    key: 'expiring',
    areas: ['leave.team'],
    read: async (tx, { company, session, today, t, language, most }) => {
      const { rows } = await sql<Expiring>`
        select l.employee_id, e.full_name, e.staff_id, l.expires_on, y.id as type_id, y.name, y.name_zh, y.unit,
          sum(l.halves - coalesce(u.halves, 0) - coalesce(x.halves, 0))::int as halves,
          (count(*) over ())::int as total
        from leave_lots l
          join leave_types y on y.company_id = l.company_id and y.id = l.type_id and y.active
            and (y.kind is null or y.kind = any(${[...USED_UP]}::text[])) and y.leftover = 'forfeit'
          ${personOf('l')}
            and (e.left_on is null or e.left_on >= ${today})
          left join lateral (select sum(halves) as halves from leave_uses s
            where s.company_id = l.company_id and s.lot_id = l.id) u on true
          left join lateral (select sum(halves) as halves from leave_exits s
            where s.company_id = l.company_id and s.lot_id = l.id) x on true
        where l.company_id = ${company.companyId} and l.closed_at is null and l.kind <> 'event'
          and l.expires_on between ${today} and ${addDays(today, EXPIRING_DAYS)} and ${inSight(session, company.companyId)}
        group by l.employee_id, e.full_name, e.staff_id, l.expires_on, y.id, y.name, y.name_zh, y.unit
        having sum(l.halves - coalesce(u.halves, 0) - coalesce(x.halves, 0)) > 0
        order by l.expires_on, e.full_name limit ${most ?? null}`.execute(tx)
      const shown = rows.map(({ full_name, staff_id, expires_on, name, name_zh, unit, halves }) => ({
        text: t('leave.home.expires', {
          name: full_name,
          type: language === 'en' ? name : name_zh,
          amount: t(unit === 'hour' ? 'leave.home.hours' : 'leave.home.days', { count: halves / 2 }),
        }),
        on: expires_on,
        to: `/app/application/leave/balance?q=${encodeURIComponent(staff_id)}`,
      }))
      return { rows: shown, total: rows[0]?.total ?? 0 }
    },
  },
  {
    key: 'away',
    areas: ['leave.team', 'schedule.write'],
    read: async (tx, { company, session, today, t }) => {
      const to = addDays(today, AWAY_DAYS - 1)
      const who = session.roles.includes('Shift Planner') ? sql`true` : inSight(session, company.companyId)
      const { rows } = await sql<{ department: string | null; at: number; count: number }>`
        select d.name as department, (y.date - ${today}::date)::int as at, count(distinct a.employee_id)::int as count
        from leave_days y
          join leave_applications a on a.company_id = y.company_id and a.id = y.application_id
            and a.status = 'approved' and a.parent_id is null
          ${personOf('a')}
          ${departmentOf()}
        where y.company_id = ${company.companyId} and y.date between ${today} and ${to} and y.charge > 0 and ${who}
        group by d.name, y.date`.execute(tx)
      const names = [...new Set(rows.map(({ department }) => department))].toSorted()
      return names.map((name) => ({
        text: name ?? t('leave.home.no-department'),
        to: '/app/calendar',
        days: Array.from(
          { length: AWAY_DAYS },
          (_, day) => rows.find(({ department, at }) => department === name && at === day)?.count ?? 0,
        ),
      }))
    },
  },
]

type Expiring = {
  full_name: string
  staff_id: string
  expires_on: PlainDate
  name: string
  name_zh: string
  unit: 'day' | 'hour'
  halves: number
  total: number
}
