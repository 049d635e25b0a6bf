/** Whose pay was dated back, what their closed months kept, and what was decided of it. */

import { sql } from 'kysely'
import { amountText, parseAmount } from '#kernel/money.ts'
import { addMonths, firstDayOf, type PlainDate, plainDateOf, yearMonthOf } from '#kernel/plain-date.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Contributed } from '../../model/contributed.ts'
import type { CompanyFacts, CountryPack } from '../../model/country-pack.ts'
import { type Folded, unfolded } from '../../model/folded.ts'
import type { Inputs, Line } from '../../model/payslip.ts'
import { type Period, REGULAR } from '../../model/period.ts'
import type { RetroLine } from '../../model/retro/differences.ts'
import { standingApproved } from '../earlier-payslips.ts'

/**
 * Told with each change of agreed pay: months from its day on that are approved by now may differ from it, later ones are
 * worked out with it. Without its day all that are approved.
 */
export async function markDatedBack(
  tx: Tx,
  companyId: string,
  employeeIds: readonly string[] | 'everybody',
  from?: PlainDate,
) {
  const whom = employeeIds === 'everybody' ? sql`` : sql`and e.id = any(${[...employeeIds]}::uuid[])`
  await sql`
    insert into pay_retro_marks (company_id, employee_id, through, since)
    select e.company_id, e.id, closed.through, ${from ?? null}::date
    from employees e, (select max(make_date(r.year, r.month, 1)) as through from pay_runs r
      where r.company_id = ${companyId} and r.state = 'approved') closed
    where e.company_id = ${companyId} and closed.through is not null ${whom}
      and coalesce(${from ?? null}::date < closed.through + interval '1 month', true)
    order by e.id
    on conflict (company_id, employee_id) do update set
      through = greatest(pay_retro_marks.through, excluded.through),
      since = case when pay_retro_marks.since is not null and excluded.since is not null
        then least(pay_retro_marks.since, excluded.since) end
    `.execute(tx)
}

export type KeptPayslip = {
  readonly employee_id: string
  readonly staff_id: string
  readonly full_name: string
  readonly month: string
  readonly lines: readonly Line[]
  readonly inputs: Inputs
  readonly contributed: readonly Contributed[] | null
  readonly company_facts: CompanyFacts
  /** Types of which items were entered for the month. */
  readonly entered: readonly string[]
}

/** Approved months are looked at back to here. */
const MONTHS_BACK = 24

/** Of whoever's pay was dated back: the closed months that it may reach. */
export async function keptPayslips(
  tx: Tx,
  companyId: string,
  { oneLaw, retro }: Pick<CountryPack, 'oneLaw' | 'retro'>,
  ids?: readonly string[],
): Promise<KeptPayslip[]> {
  const newest = await newestApproved(tx, companyId)
  if (newest === null) return []
  const since = firstDayOf(addMonths(yearMonthOf(plainDateOf(newest)), 1 - MONTHS_BACK))
  const whom = ids ? sql`and m.employee_id = any(${[...ids]}::uuid[])` : sql``
  // Where the law looks at the month, its runs are one: what was put in is the whole month's in the one approved last.
  const types =
    oneLaw === 'of_month' ? sql`r.run_type <> 'advance'` : sql`r.run_type in ('regular', 'final', 'correction')`
  const { rows } = await sql<Stored>`
    with months as (
      select p.company_id, p.employee_id, p.year, p.month, (array_agg(p.run_id order by r.turn desc))[1] as run_id,
        (array_agg(p.version order by r.turn desc))[1] as version, jsonb_agg(p.lines order by r.turn) as all_lines,
        jsonb_agg(jsonb_build_object('half', r.half, 'inputs', p.inputs) order by r.turn) as halves,
        coalesce(jsonb_agg(p.contributed order by r.turn) filter (where p.contributed is not null), '[]') as brought
      from pay_retro_marks m
      join payslips p on p.company_id = m.company_id and p.employee_id = m.employee_id
      join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
      where m.company_id = ${companyId} and make_date(p.year, p.month, 1) between
          greatest(${since}, date_trunc('month', m.since)::date) and m.through
        and ${types} and ${standingApproved} ${whom}
      group by 1, 2, 3, 4)
    select p.employee_id, e.staff_id, e.full_name, to_char(make_date(p.year, p.month, 1), 'YYYY-MM') as month,
      months.all_lines, months.halves, months.brought, v.company_facts,
      array(select i.type from pay_items i where i.company_id = p.company_id and i.year = p.year and i.month = p.month
          and i.employee_id = p.employee_id
        union select i.type from recurring_pay_items i where i.company_id = p.company_id
          and i.employee_id = p.employee_id and i.from_month <= make_date(p.year, p.month, 1)
          and (i.to_month is null or i.to_month >= make_date(p.year, p.month, 1))) as entered
    from months
    ${personOf('months')}
    join payslips p on p.company_id = months.company_id and p.run_id = months.run_id and p.version = months.version
      and p.employee_id = months.employee_id
    join pay_run_versions v on v.company_id = p.company_id and v.run_id = p.run_id and v.version = p.version
    order by lower(e.staff_id), e.id, month`.execute(tx)
  return rows.map(({ all_lines, brought, halves, ...row }) => ({
    ...row,
    inputs: inputsOfMonth(halves, retro.components),
    lines: all_lines.flat(),
    contributed: brought.length > 0 ? brought.flatMap(unfolded) : null,
  }))
}

type OfHalf = { readonly half: number | null; readonly inputs: Inputs }

/** The last run of a half knows what was put into all of it; of two halves what was put in counts together. */
function inputsOfMonth(runs: readonly OfHalf[], agreed: readonly string[]): Inputs {
  const halves = new Map(runs.map(({ half, inputs }) => [half, inputs]))
  return [...halves.values()].reduce((one, other) => putTogether(one, other, agreed))
}

/** Both halves know the same agreed pay. */
function putTogether(one: Inputs, other: Inputs, agreed: readonly string[]): Inputs {
  const sums = Object.entries(other).map(([name, value]) => {
    const [was, is] = [parseAmount(one[name] ?? '0'), parseAmount(value)]
    return [name, agreed.includes(name) || was === undefined || is === undefined ? value : amountText(was + is)]
  })
  return { ...one, ...Object.fromEntries(sums) }
}

type Stored = Omit<KeptPayslip, 'lines' | 'contributed' | 'inputs'> & {
  readonly halves: readonly OfHalf[]
  readonly all_lines: readonly (readonly Line[])[]
  readonly brought: readonly Folded[]
}

async function newestApproved(tx: Tx, companyId: string): Promise<string | null> {
  const { rows } = await sql<{ newest: string | null }>`
    select max(make_date(r.year, r.month, 1))::text as newest from pay_runs r
    where r.company_id = ${companyId} and r.state = 'approved'`.execute(tx)
  return rows[0]?.newest ?? null
}

/** What approved payslips of these people took up from elsewhere, whenever it was paid. */
export async function takenUp(tx: Tx, companyId: string, ids: readonly string[]) {
  const { rows } = await sql<{ employee_id: string; contributed: Folded }>`
    select p.employee_id, p.contributed from payslips p
    join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
    where p.company_id = ${companyId} and p.employee_id = any(${[...ids]}::uuid[]) and p.contributed is not null
      and ${standingApproved}`.execute(tx)
  return rows.map(({ employee_id, contributed }) => ({ employee_id, contributed: unfolded(contributed) }))
}

export type Decision = {
  readonly employee_id: string
  readonly staff_id: string
  readonly full_name: string
  readonly month: string
  readonly effective_from: string
  readonly lines: readonly RetroLine[]
  readonly amount: string
  readonly into: string | null
  /** Sealed. */
  readonly reason: string | null
  readonly decided_by: string
  readonly decided_at: string
}

/** What was taken counts while its item is there; whoever removes the item lets it wait again. */
export async function decisionsOf(tx: Tx, companyId: string, ids?: readonly string[]): Promise<Decision[]> {
  const whom = ids ? sql`and d.employee_id = any(${[...ids]}::uuid[])` : sql``
  const { rows } = await sql<Decision>`
    select d.employee_id, e.staff_id, e.full_name, to_char(d.for_month, 'YYYY-MM') as month, d.effective_from, d.lines,
      d.amount, to_char(d.into_month, 'YYYY-MM') as into, d.reason, d.decided_by_name as decided_by, d.decided_at
    from pay_retro_decisions d
    ${personOf('d')}
    left join pay_items i on i.company_id = d.company_id and i.id = d.item_id
    where d.company_id = ${companyId} and (d.item_id is null or i.id is not null) ${whom}
    order by d.decided_at desc, lower(e.staff_id), e.id, d.for_month`.execute(tx)
  return rows
}

export type NewDecision = {
  readonly id: string
  readonly employeeId: string
  readonly month: string
  readonly effectiveFrom: string
  readonly lines: readonly RetroLine[]
  readonly amount: string
  readonly itemId: string | null
  readonly into: string | null
}

type Deciding = { readonly by: string; readonly byName: string; readonly now: Date; readonly reason: string | null }

export async function addDecisions(
  tx: Tx,
  companyId: string,
  decisions: readonly NewDecision[],
  { by, byName, now, reason }: Deciding,
): Promise<void> {
  const rows = decisions.map(({ id, employeeId, month, effectiveFrom, lines, amount, itemId, into }) => ({
    ...{ id, employee_id: employeeId, for_month: `${month}-01`, effective_from: effectiveFrom, lines, amount },
    ...{ item_id: itemId, into_month: into && `${into}-01` },
  }))
  await sql`
    insert into pay_retro_decisions (company_id, id, employee_id, for_month, effective_from, lines, amount, item_id,
      into_month, reason, decided_by, decided_by_name, decided_at)
    select ${companyId}, id, employee_id, for_month, effective_from, lines, amount, item_id, into_month, ${reason},
      ${by}, ${byName}, ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d(id uuid, employee_id uuid, for_month date,
      effective_from date, lines jsonb, amount numeric, item_id uuid, into_month date)`.execute(tx)
}

export type RetroItem = {
  readonly id: string
  readonly employeeId: string
  readonly type: string
  readonly amount: string
  readonly month: string
}

export async function addRetroItems(
  tx: Tx,
  companyId: string,
  { year, month, run = REGULAR }: Pick<Period, 'year' | 'month'> & { readonly run?: number | undefined },
  items: readonly RetroItem[],
  by: string,
): Promise<void> {
  const rows = items.map((item) => ({ ...item, employee_id: item.employeeId, for_month: `${item.month}-01` }))
  await sql`
    insert into pay_items (company_id, id, year, month, run, employee_id, type, amount, origin, for_month, created_by)
    select ${companyId}, id, ${year}, ${month}, ${run}, employee_id, type, amount, 'retro', for_month, ${by}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as i(id uuid, employee_id uuid, type text, amount numeric, for_month date)`.execute(tx)
}
