/** Who is employed on at least one of these days: the one place that says it. */
import { type RawBuilder, sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'

export type Days = { readonly first: PlainDate; readonly last: PlainDate }

/**
 * Of these people, or of all, what stands after FROM: `employees e`, each with the employment `spell` of those days.
 * Who left and came back is here by the employment they had then. An account that is no person is nobody's employment.
 */
export const employedWithin = (
  companyId: string,
  { first, last }: Days,
  ids?: readonly string[],
): RawBuilder<unknown> => sql`(
    select id as employee_id, joined_on, left_on from employees
    where company_id = ${companyId} ${only('id', ids)} and ${covers({ first, last })}
    union all (
      select distinct on (former.employee_id) former.employee_id, former.joined_on, former.left_on
      from former_employments former
      where former.company_id = ${companyId} ${only('former.employee_id', ids)} and ${covers({ first, last })}
        and not exists (
          select from employees
          where company_id = former.company_id and id = former.employee_id and ${covers({ first, last })})
      order by former.employee_id, former.joined_on desc
    )
  ) as spell
  join employees e on e.company_id = ${companyId} and e.id = spell.employee_id and not e.is_service_account`

/**
 * What stands after FROM for whoever counts who came and went: `employees e` with every employment `spell` they have
 * had here, the present one and those before it.
 */
export const everyEmployment = (companyId: string): RawBuilder<unknown> => sql`(
    select id as employee_id, joined_on, left_on from employees where company_id = ${companyId}
    union all
    select employee_id, joined_on, left_on from former_employments where company_id = ${companyId}
  ) as spell
  join employees e on e.company_id = ${companyId} and e.id = spell.employee_id and not e.is_service_account`

/** Employed on one of the days at least. */
const covers = ({ first, last }: Days): RawBuilder<unknown> =>
  sql`joined_on <= ${last} and (left_on is null or left_on >= ${first})`

export const only = (column: string, ids: readonly string[] | undefined): RawBuilder<unknown> =>
  ids === undefined ? sql`` : sql`and ${sql.ref(column)} = any(${[...ids]}::uuid[])`
