/** Which reviews an account may have a part in: about itself, of anybody below, or in what it heads. */
import { type RawBuilder, sql } from 'kysely'

/** A condition on `performance_reviews r` with `employees e` and the department `d`; each is judged by itself then. */
export const near = (companyId: string, accountId: string): RawBuilder<unknown> => sql`(e.account_id = ${accountId}
  or d.head_id in (select m.id from employees m where m.company_id = ${companyId} and m.account_id = ${accountId})
  or e.division_id in (select v.id from divisions v join employees m on m.company_id = v.company_id and m.id = v.head_id
    where v.company_id = ${companyId} and m.account_id = ${accountId})
  or e.id in (
    with recursive below as (
      select b.id from employees b join employees m on m.company_id = b.company_id and m.id = b.manager_id
      where b.company_id = ${companyId} and m.account_id = ${accountId}
      union
      select b.id from employees b join below on b.company_id = ${companyId} and b.manager_id = below.id
    ) select id from below))`

export const launchedNear = (companyId: string, accountId: string): RawBuilder<unknown> =>
  sql`r.status >= 0 and ${near(companyId, accountId)}`
