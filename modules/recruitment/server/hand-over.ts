/** Vacancies that somebody who leaves recruits for go to somebody else, who takes the same part in each. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

/** That are open or held, by their positions. */
export async function vacanciesHeldBy(tx: Tx, companyId: string, employeeId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select position_name as name from vacancies v where v.company_id = ${companyId} and v.status in ('open', 'on_hold')
      and (v.hiring_manager_id = ${employeeId} or exists (select from vacancy_members m
        where m.company_id = v.company_id and m.vacancy_id = v.id and m.employee_id = ${employeeId}))
    order by name`.execute(tx)
  return rows.map(({ name }) => name)
}

export async function handVacanciesOver(tx: Tx, companyId: string, from: string, to: string, now: Date): Promise<void> {
  await sql`
    insert into vacancy_members (company_id, vacancy_id, employee_id, part)
    select m.company_id, m.vacancy_id, ${to}, m.part from vacancy_members m
    join vacancies v on v.company_id = m.company_id and v.id = m.vacancy_id and v.status in ('open', 'on_hold')
    where m.company_id = ${companyId} and m.employee_id = ${from}
    on conflict do nothing`.execute(tx)
  await sql`
    delete from vacancy_members m using vacancies v
    where m.company_id = ${companyId} and m.employee_id = ${from} and v.company_id = m.company_id
      and v.id = m.vacancy_id and v.status in ('open', 'on_hold')`.execute(tx)
  await sql`
    update vacancies set hiring_manager_id = ${to}, revision = revision + 1, updated_at = ${now.toISOString()}
    where company_id = ${companyId} and hiring_manager_id = ${from} and status in ('open', 'on_hold')`.execute(tx)
}
