/**
 * People in the SQL of other modules: conditions on `employees e`, and the usual join. It says once who is here on a
 * day (docs/decisions/0027). A door of its own, since it stands on nothing: modules on which people are built come by it.
 */
import { type RawBuilder, sql } from 'kysely'

/** A day, or a column or case that gives one. */
export type DayInSql = string | RawBuilder<unknown>

/**
 * With the company on the day, or yet to come: on sabbatical too. Accounts of devices are nobody. Without a day as the
 * record stands, which the first minutes of each morning bring up to date.
 */
export const presentOn = (day?: DayInSql, of = 'e'): RawBuilder<boolean> =>
  sql`(not ${its(of, 'is_service_account')} and ${its(of, 'status')} in ('active', 'sabbatical')${
    day === undefined ? sql`` : sql` and (${its(of, 'left_on')} is null or ${its(of, 'left_on')} >= ${day})`
  })`

/** Present, and not on sabbatical that day: for plans of work alone. Whoever counts people asks who is present. */
export const atWorkOn = (day: DayInSql, of = 'e'): RawBuilder<boolean> =>
  sql`(${presentOn(day, of)} and (${onSabbatical(day, of)}) is not true)`

/** By the days of the record; a state without days stands as it is. */
export const onSabbatical = (day: DayInSql, of = 'e'): RawBuilder<boolean> =>
  sql`(${its(of, 'sabbatical_from')} <= ${day} and coalesce(${its(of, 'sabbatical_to')}, ${day}) >= ${day}
    or ${its(of, 'status')} = 'sabbatical' and ${its(of, 'sabbatical_from')} is null and ${its(of, 'sabbatical_to')} is null)`

/** Employed on one of the days at least, by the days alone: for what has been, or will be. */
export const employedBetween = (first: DayInSql, last: DayInSql, of = 'e'): RawBuilder<boolean> =>
  sql`(${its(of, 'joined_on')} <= ${last} and (${its(of, 'left_on')} is null or ${its(of, 'left_on')} >= ${first}))`

/** `join employees e`: whom the rows of another table are about, by their employee_id. */
export const personOf = (rows: string): RawBuilder<unknown> =>
  sql`join employees e on e.company_id = ${its(rows, 'company_id')} and e.id = ${its(rows, 'employee_id')}`

/** The name of whom `employees e` report to; null at the top. */
export const managerNameOf = (of = 'e'): RawBuilder<string | null> =>
  sql`(select m.full_name from employees m where m.company_id = ${its(of, 'company_id')} and m.id = ${its(of, 'manager_id')})`
/** Whether whom `employees e` are have a child or another dependant in the record. */
export const hasDependant = (of = 'e'): RawBuilder<boolean> =>
  sql`exists (select from family_members f
    where f.company_id = ${its(of, 'company_id')} and f.employee_id = ${its(of, 'id')} and (f.relationship = 'child' or f.is_dependant))`

/** Whether the record of `employees e` says that they have Taiwan’s indigenous status. */
export const isIndigenous = (of = 'e'): RawBuilder<boolean> =>
  sql`coalesce((${its(of, 'statutory')}->>'indigenous')::boolean, false)`

/** The employments before the present one, the earliest first: `employed_before` of `EmployedRow`. */
export const formerEmploymentsOf = (of = 'e'): RawBuilder<unknown> =>
  sql`(select json_agg(json_build_object('joinedOn', past.joined_on, 'leftOn', past.left_on) order by past.joined_on)
    from former_employments past where past.company_id = ${its(of, 'company_id')} and past.employee_id = ${its(of, 'id')})`

/** The last day of the employment that a day belongs to, as `employmentBy` has it; null as long as it lasts. */
export const lastDayBy = (day: DayInSql, of = 'e'): RawBuilder<string | null> =>
  sql`(case when ${day} >= ${its(of, 'joined_on')} then ${its(of, 'left_on')} else coalesce((
    select past.left_on from former_employments past
    where past.company_id = ${its(of, 'company_id')} and past.employee_id = ${its(of, 'id')} and past.joined_on <= ${day}
    order by past.joined_on desc limit 1), ${its(of, 'left_on')}) end)`

/**
 * What held of somebody's kind of work in months whose pay is closed, the earliest first (docs/decisions/0037): a column
 * of type `FormerTerms<FormerWork>`, null where nothing changed since.
 */
export const formerWorkOf = (of = 'e'): RawBuilder<unknown> =>
  sql`(select json_agg(json_build_object('until', w.until_month, 'terms', w.terms) order by w.until_month)
    from employee_former_work w where w.company_id = ${its(of, 'company_id')} and w.employee_id = ${its(of, 'id')})`

/** As the record had it. */
export type FormerWork = {
  readonly employment_type: string | null
  readonly job_type: string | null
  readonly is_flexible_hours: boolean
  readonly attendance_methods: readonly string[]
  readonly manual_labour?: string | boolean | null
  readonly employee_category?: string | null
}

const its = (of: string, column: string): RawBuilder<unknown> => sql.ref(`${of}.${column}`)
