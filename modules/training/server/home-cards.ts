/** What training puts on first pages: requests that wait, certificates that run out, one's own sessions. */

import { sql } from 'kysely'
import { mayEnter } from '#access/enter.ts'
import { addDays } from '#kernel/plain-date.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { counted, type HomeCard, type OwnDue } from '#platform/home/server/home-card.ts'

const SOON_DAYS = 60

export const trainingHome: readonly HomeCard[] = [
  {
    key: 'requests',
    areas: ['training'],
    read: async (tx, { company, t }) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from training_requests
        where company_id = ${company.companyId} and status = 'pending'`.execute(tx)
      return counted(t, rows[0]?.count ?? 0, 'training.home.pending', '/app/application/training?f.status=pending')
    },
  },
  {
    key: 'papers',
    areas: ['training.courses'],
    read: async (tx, { company, session, today, t }) => {
      // Whoever keeps people's documents finds them among those.
      if (mayEnter(session, 'employee.file')) return []
      const { rows } = await sql<{ full_name: string; course: string; expires_on: string }>`
        select e.full_name, c.name as course, p.expires_on
        from training_certificates p
          join training_courses c on c.company_id = p.company_id and c.id = p.course_id
          ${personOf('p')}
            and (e.left_on is null or e.left_on >= ${today})
        where p.company_id = ${company.companyId} and p.expires_on between ${today} and ${addDays(today, SOON_DAYS)}
          and not exists (select from training_certificates n where n.company_id = p.company_id
            and n.employee_id = p.employee_id and n.course_id = p.course_id and n.expires_on > p.expires_on)
        order by p.expires_on, e.full_name`.execute(tx)
      return rows.map(({ full_name, course, expires_on }) => ({
        text: t('training.home.certificate', { name: full_name, course }),
        on: expires_on,
        to: '/app/training?view=certificates',
      }))
    },
  },
]

export const trainingDue: OwnDue = {
  areas: ['training.own'],
  read: async (tx, { company, employeeId, today, t }) => {
    const { rows } = await sql<{ name: string; starts_on: string }>`
      select c.name, s.starts_on from training_seats w
        join training_sessions s on s.company_id = w.company_id and s.id = w.session_id and s.closed_on is null
        join training_courses c on c.company_id = s.company_id and c.id = s.course_id
      where w.company_id = ${company.companyId} and w.employee_id = ${employeeId} and w.place = 'seat'
        and s.starts_on between ${today} and ${addDays(today, SOON_DAYS)}
      order by s.starts_on limit 3`.execute(tx)
    return rows.map(({ name, starts_on }) => ({
      text: t('training.home.session', { name }),
      on: starts_on,
      to: '/me/training',
    }))
  },
}
