/** Pay items of a month and those that return each month. */
import { type RawBuilder, sql } from 'kysely'
import { personOf } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { isWhole, type Period, REGULAR } from '../model/period.ts'
import type { Chosen } from './categories/chosen.ts'
import { type Shown, shownIn, standing } from './payslip-store.ts'
import type { PeriodKey } from './run-store.ts'
import { isRegularRun } from './runs/halves.ts'

type ItemOfPerson = {
  readonly employee_id: string
  readonly type: string
  readonly amount: string
  /** Of the company's own categories; null where the item is of the law's type itself. */
  readonly code: string | null
  readonly name_en: string | null
  readonly name_zh: string | null
  readonly position: number | null
  /** YYYY-MM: what it makes good. */
  readonly for_month: string | null
  /** It was entered for this run of the month. */
  readonly run: number
}

/** Items of one run of a month; those that return each month are of the regular one. */
export const ofRun = (companyId: string, { year, month, run = REGULAR }: PeriodKey): RawBuilder<unknown> =>
  sql`company_id = ${companyId} and year = ${year} and month = ${month} and run = ${run}`

/** Who has something in a further run. */
export async function peopleWithItems(tx: Tx, companyId: string, period: PeriodKey): Promise<Set<string>> {
  const { rows } = await sql<{ employee_id: string }>`
    select distinct employee_id from pay_items where ${ofRun(companyId, period)}`.execute(tx)
  return new Set(rows.map((row) => row.employee_id))
}

/** What counts in the run for these people: entered for it, and returning in its month. */
export async function itemsOfPeople(
  tx: Tx,
  companyId: string,
  period: PeriodKey & Pick<Period, 'first' | 'run' | 'worked' | 'half'>,
  employeeIds: readonly string[],
  oneLaw: 'of_month' | 'of_payment' = 'of_month',
): Promise<ItemOfPerson[]> {
  const ids = [...employeeIds]
  const { first } = period
  const { rows } = await sql<ItemOfPerson>`
    select i.employee_id, i.type, i.amount, c.code, c.name_en, c.name_zh, c.position,
      to_char(i.for_month, 'YYYY-MM') as for_month, i.run
    from (
      select company_id, employee_id, type, amount, category_id, for_month, run from pay_items
      where ${inRun(companyId, period, oneLaw)} and employee_id = any(${ids}::uuid[])
      union all
      select q.company_id, q.employee_id, q.type, q.amount, q.category_id, null, ${REGULAR}
      from recurring_pay_items q ${personOf('q')}
      where q.company_id = ${companyId} and q.employee_id = any(${ids}::uuid[])
        and ${returns(period)} and q.from_month <= ${first}::date and (q.to_month is null or q.to_month >= ${first}::date)
    ) i left join earning_categories c on c.company_id = i.company_id and c.id = i.category_id`.execute(tx)
  return rows
}

/** With the month, its second half, or the half that is somebody's last. */
function returns(period: Pick<Period, 'run' | 'worked' | 'half'>) {
  const { half, worked } = period
  if (!isWhole(period)) return sql`false`
  if (!half || half.which === 2 || worked === 'final') return sql`true`
  return sql`e.left_on <= ${half.to}::date`
}

/**
 * A last pay has what was entered for the month's regular run too; a month that is worked out again what all its runs
 * had, where the law looks at the month as a whole, else those that paid the month itself.
 */
function inRun(
  companyId: string,
  period: PeriodKey & Pick<Period, 'worked' | 'half'>,
  oneLaw: 'of_month' | 'of_payment',
) {
  if (!period.worked || !isWhole(period)) return ofRun(companyId, period)
  const { year, month, run = REGULAR, half } = period
  const regular = half?.which ?? REGULAR
  const types =
    oneLaw === 'of_month' ? sql`r.run_type <> 'advance'` : sql`r.run_type in ('regular', 'final', 'correction')`
  // What the first half paid is not the second's.
  const ofFirst =
    half?.which === 2
      ? sql`or (run = ${REGULAR} and not exists (select from payslips p join pay_runs r on r.company_id = p.company_id
          and r.id = p.run_id where p.company_id = ${companyId} and p.employee_id = pay_items.employee_id
          and r.year = ${year} and r.month = ${month} and r.sequence = ${REGULAR} and ${standing}))`
      : sql``
  return sql`company_id = ${companyId} and year = ${year} and month = ${month} and (run in (${regular}, ${run}) ${ofFirst}
    or run in (select r.sequence from pay_runs r where r.company_id = ${companyId} and r.year = ${year}
      and r.month = ${month} and r.half is not distinct from ${half?.which ?? null} and r.state = 'approved'
      and ${types}))`
}

/** Entered while they were employed in the month, as they no longer are. */
export async function peopleWithUnpaidItems(tx: Tx, companyId: string, run: Shown): Promise<string[]> {
  const { rows } = await sql<{ employee_id: string }>`
    select i.employee_id from pay_items i join pay_runs r on r.company_id = i.company_id
      and r.year = i.year and r.month = i.month and r.sequence = i.run
    where i.company_id = ${companyId} and r.id = ${run.id} and r.version > 0
      and not (${isRegularRun('r')} and exists (select from pay_run_people n
        join pay_runs f on f.company_id = n.company_id and f.id = n.run_id and f.run_type = 'final'
        where n.company_id = i.company_id and n.employee_id = i.employee_id and f.year = r.year and f.month = r.month
          and (f.state <> 'approved' or i.created_at < f.calculated_at)))
    except select p.employee_id from payslips p where ${shownIn(companyId, run)}`.execute(tx)
  return rows.map((row) => row.employee_id)
}

type HandItem = Entered & {
  readonly id: string
  /** Sealed. */
  readonly note: string | null
  readonly accountId: string | null
}
type Entered = Chosen & { readonly employeeId: string; readonly amount: string }

export async function insertItem(
  tx: Tx,
  companyId: string,
  { year, month, run = REGULAR }: PeriodKey,
  item: HandItem,
): Promise<void> {
  await sql`
    insert into pay_items (company_id, id, year, month, run, employee_id, type, category_id, amount, note, origin,
      created_by)
    values (${companyId}, ${item.id}, ${year}, ${month}, ${run}, ${item.employeeId}, ${item.type}, ${item.categoryId},
      ${item.amount}, ${item.note}, 'hand', ${item.accountId})`.execute(tx)
}

/** Whatever it was before, it is what somebody entered now: no later sheet replaces it. */
export async function updateItem(tx: Tx, companyId: string, item: HandItem): Promise<void> {
  await sql`
    update pay_items set employee_id = ${item.employeeId}, type = ${item.type},
      category_id = ${item.categoryId}, amount = ${item.amount}, note = ${item.note}, changed_by = ${item.accountId}, origin = 'hand', import_batch_id = null
    where company_id = ${companyId} and id = ${item.id}`.execute(tx)
}

export async function deleteItem(tx: Tx, companyId: string, id: string): Promise<void> {
  await sql`delete from pay_items where company_id = ${companyId} and id = ${id}`.execute(tx)
}

/** Entered for this month, by hand or by a sheet; its note as it lies there. */
export async function itemOf(
  tx: Tx,
  companyId: string,
  period: PeriodKey,
  id: string,
): Promise<(Entered & { readonly note: string | null; readonly forMonth: string | null }) | undefined> {
  const { rows } = await sql<Entered & { note: string | null; forMonth: string | null }>`
    select employee_id as "employeeId", type, category_id as "categoryId", amount, note, for_month as "forMonth"
    from pay_items where ${ofRun(companyId, period)} and id = ${id}`.execute(tx)
  return rows[0]
}
