/** Whoever was forgotten is named by nothing the activity log shows; its chain stays as it was written. */
import { sql } from 'kysely'
import type { LogSight } from '#platform/activity/server/log-sight.ts'

export const forgottenInLog: LogSight = {
  async forgotten(tx, companyId) {
    const { rows } = await sql<{ subject: string; account_id: string | null }>`
      select f.employee_id::text as subject, f.account_id from forgotten_people f where f.company_id = ${companyId}
      union all
      select subject_id, null from forgotten_subjects where company_id = ${companyId}
      union all
      select r.id::text, null from forgotten_people f
      join approval_requests r on r.company_id = f.company_id and r.about_id = f.employee_id
      where f.company_id = ${companyId}
      union all
      select a.id::text, null from forgotten_people f
      join leave_applications a on a.company_id = f.company_id and a.employee_id = f.employee_id
      where f.company_id = ${companyId}
      union all
      select d.id::text, null from forgotten_people f
      join earned_days d on d.company_id = f.company_id and d.employee_id = f.employee_id
      where f.company_id = ${companyId}`.execute(tx)
    const named = await sql<{ seq: number }>`
      select seq from forgotten_entries where company_id = ${companyId}`.execute(tx)
    return {
      entries: named.rows.map(({ seq }) => seq),
      subjects: rows.map(({ subject }) => subject),
      accounts: rows.flatMap(({ account_id }) => (account_id === null ? [] : [account_id])),
    }
  },
}
