/** What else a review should not miss: doubles of a person or an account, items far beyond what is usual, leavers. */
import { sql } from 'kysely'
import { addMonths, firstDayOf, yearMonthOf } from '#kernel/plain-date.ts'
import { sharedAccounts } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import type { Period } from '../../model/period.ts'
import type { PayrollNeeds } from '../needs.ts'
import { leaversUnsettled } from '../settlement/listed-settlements.ts'
import type { Check } from './checks-view.ts'

type Reading = { readonly say: Say; readonly language: Language; readonly seal: Seal }
type Named = { readonly id: string; readonly full_name: string }

export async function reviewChecks(
  tx: Tx,
  companyId: string,
  { contributions }: Pick<PayrollNeeds, 'contributions'>,
  period: Period,
  { say, language, seal }: Reading,
): Promise<Check[]> {
  const shared = await sharedAccounts(tx, seal, companyId, period)
  const found: readonly (readonly [code: string, people: readonly Named[]])[] = [
    ['same_account', shared.length > 0 ? await namesOf(tx, companyId, shared) : []],
    ['twins', await twinsIn(tx, companyId, period)],
    ['items_far_beyond', await farBeyond(tx, companyId, period)],
    ['hours_without_rate', await named(tx, companyId, contributions, 'withoutRate', period)],
    ['hours_beyond_rates', await named(tx, companyId, contributions, 'beyondRates', period)],
    ['leavers_unsettled', await leaversUnsettled(tx, companyId, period)],
  ]
  return found.flatMap(([code, people]): Check[] => {
    if (people.length === 0) return []
    const names = [...people.slice(0, NAMED).map(({ full_name }) => full_name), ...(people.length > NAMED ? ['…'] : [])]
    const text = say(language, `payroll.check.${code}`, { people: names })
    const check = {
      code,
      weight: 'look' as const,
      count: people.length,
      employee_ids: people.map(({ id }) => id),
      text,
    }
    if (code !== 'hours_without_rate') return [check]
    // Each leads to their record, where the pay of those days is entered.
    return [{ ...check, people: people.map(({ id, full_name }) => ({ employee_id: id, full_name })) }]
  })
}

/** Approved hours that nothing prices, or not all of them: they would be missing in the pay without a word. */
async function named(
  tx: Tx,
  companyId: string,
  contributions: PayrollNeeds['contributions'],
  what: 'withoutRate' | 'beyondRates',
  { first, last }: Period,
): Promise<Named[]> {
  const ids = new Set<string>()
  for (const contribution of contributions)
    for (const id of (await contribution[what]?.(tx, companyId, { from: first, to: last })) ?? []) ids.add(id)
  return ids.size > 0 ? namesOf(tx, companyId, [...ids]) : []
}

/** More are counted. */
const NAMED = 5

async function namesOf(tx: Tx, companyId: string, ids: readonly string[]): Promise<Named[]> {
  const { rows } = await sql<Named>`select id, full_name from employees
    where company_id = ${companyId} and id = any(${[...ids]}::uuid[]) order by lower(full_name), id`.execute(tx)
  return rows
}

/** Of one name and one day of birth, both employed in the month. */
async function twinsIn(tx: Tx, companyId: string, { first, last }: Period): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select id, full_name from (
      select e.id, e.full_name, count(*) over (partition by lower(e.full_name), e.birth_date) as alike
      from employees e where e.company_id = ${companyId} and e.birth_date is not null and e.joined_on <= ${last}
        and (e.left_on is null or e.left_on >= ${first})) e
    where alike > 1 order by lower(full_name), id`.execute(tx)
  return rows
}

/** Entered for the month: more than three times the most of any of the twelve months before that had such an item. */
async function farBeyond(tx: Tx, companyId: string, { year, month, first }: Period): Promise<Named[]> {
  const since = firstDayOf(addMonths(yearMonthOf(first), -12))
  const { rows } = await sql<Named>`
    with now as (
      select employee_id, type, category_id, sum(amount) as amount from pay_items
      where company_id = ${companyId} and year = ${year} and month = ${month} and origin <> 'retro' group by 1, 2, 3),
    before as (
      select i.employee_id, i.type, i.category_id, i.year, i.month, sum(i.amount) as amount
      from pay_items i join now using (employee_id, type)
      where i.company_id = ${companyId} and make_date(i.year, i.month, 1) >= ${since}
        and make_date(i.year, i.month, 1) < ${first} and i.category_id is not distinct from now.category_id
      group by 1, 2, 3, 4, 5)
    select distinct e.id, e.full_name from now join employees e on e.company_id = ${companyId} and e.id = now.employee_id
    where now.amount > 3 * (select max(b.amount) from before b where b.employee_id = now.employee_id
      and b.type = now.type and b.category_id is not distinct from now.category_id)
    order by e.full_name, e.id`.execute(tx)
  return rows
}
