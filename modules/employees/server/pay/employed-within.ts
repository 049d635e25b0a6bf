/** Who is employed on at least one of these days: the one place that says it. */

import { type RawBuilder, sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { employedBetween } from '../public-sql.ts'

export type Days = { readonly first: PlainDate; readonly last: PlainDate }

/**
 * Of these people, or of all, what stands after FROM: `employees e`, each with the employment `spell` of those days.
 * Who left and came back is here by the employment they had then. An account that is no person is nobody's employment.
 */
export const employedWithin = (
  companyId: string,
  { first, last }: Days,
  ids?: readonly string[],
): RawBuilder<unknown> => sql`${peopleOf(companyId, ids)} cross join lateral (
    select e.id as employee_id, e.joined_on, e.left_on where ${covers('e', { first, last })}
    union all (
      select former.employee_id, former.joined_on, former.left_on from former_employments former
      where former.company_id = e.company_id and former.employee_id = e.id and ${covers('former', { first, last })}
        and (${covers('e', { first, last })}) is not true
      order by former.joined_on desc limit 1
    )
  ) as spell`

/**
 * What stands after FROM for whoever counts who came and went: `employees e` with every employment `spell` they have
 * had here, the present one and those before it.
 */
export const everyEmployment = (
  companyId: string,
): RawBuilder<unknown> => sql`${peopleOf(companyId)} cross join lateral (
    select e.id as employee_id, e.joined_on, e.left_on
    union all
    select former.employee_id, former.joined_on, former.left_on from former_employments former
    where former.company_id = e.company_id and former.employee_id = e.id
  ) as spell`

/**
 * Person by person, and what belongs to each looked up by its key: however few people the database thinks that a company
 * has, which it has not counted since they moved in, it never goes over all of them for each of them.
 */
const peopleOf = (companyId: string, ids?: readonly string[]): RawBuilder<unknown> => sql`(
    select * from employees where company_id = ${companyId} and not is_service_account ${only('id', ids)}
  ) as e`

const covers = (of: 'e' | 'former', { first, last }: Days): RawBuilder<unknown> => employedBetween(first, last, of)

export const only = (column: string, ids: readonly string[] | undefined): RawBuilder<unknown> =>
  ids === undefined ? sql`` : sql`and ${sql.ref(column)} = any(${[...ids]}::uuid[])`
