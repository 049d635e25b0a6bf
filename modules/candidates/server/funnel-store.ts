/** Who came how far: from what happened, and from the traces of those who are deleted. */
import { sql } from 'kysely'
import { companyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Passage } from '../model/funnel.ts'

type Span = {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly vacancy_id?: string | undefined
}

export async function passagesOf(tx: Tx, companyId: string, { from, to, vacancy_id }: Span): Promise<Passage[]> {
  const { timezone } = await companyFacts(tx, companyId)
  const { rows } = await sql<Passage>`
    select p.reached, p.status, p.source, p.applications, p.applied_on, p.accepted_on, (v.created_at at time zone ${timezone})::date as opened_on
    from (
      select c.vacancy_id, coalesce(array_agg(distinct e.to_status) filter (where e.to_status is not null), '{}')
          as reached, c.status, c.source, c.applications, (c.created_at at time zone ${timezone})::date as applied_on,
        (min(e.at) filter (where e.to_status = 'accepted') at time zone ${timezone})::date as accepted_on
      from candidates c left join candidate_events e on e.company_id = c.company_id and e.candidate_id = c.id
      where c.company_id = ${companyId} group by c.company_id, c.id
      union all
      select vacancy_id, reached, last_status, source, applications, applied_on, accepted_on from candidate_traces
      where company_id = ${companyId}) p
      join vacancies v on v.company_id = ${companyId} and v.id = p.vacancy_id
    where p.applied_on between ${from ?? '1900-01-01'}::date and ${to ?? '2199-12-31'}::date
      ${vacancy_id === undefined ? sql`` : sql`and p.vacancy_id = ${vacancy_id}`}`.execute(tx)
  return rows
}
