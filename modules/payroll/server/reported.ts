/** Pay as reports read it: every payslip that stands in the newest version of each month, with what it is made of. */
import { sql } from 'kysely'
import { lastDayOf, type YearMonth } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Language } from '#platform/http/server/say.ts'
import { addedFigures } from '../model/month-of-runs.ts'
import type { Line, Side } from '../model/payslip.ts'
import type { RunState } from '../model/run-moves.ts'
import { categoriesOf } from './categories/category-store.ts'
import { packFor } from './pack-of-company.ts'
import { inVersion } from './payslip-store.ts'
import { endsMonth, isRegularRun } from './runs/halves.ts'
import { labelOf } from './view/labels.ts'
import { someFigures } from './year-of-pay.ts'

export type ReportedPayslip = {
  readonly employee_id: string
  readonly staff_id: string
  readonly full_name: string
  readonly department: string | null
  readonly position: string | null
  /** 'YYYY-MM' */
  readonly month: string
  /** The law's figures by name; money as decimal text. */
  readonly figures: Readonly<Record<string, string>>
  /** What was put in, agreed pay and the law's types of items by name. */
  readonly inputs: Readonly<Record<string, string>>
  /** The payslip's lines, each with what the company calls it where it does. */
  readonly lines: readonly Line[]
  readonly held: boolean
}

type Months = { readonly from: YearMonth; readonly to: YearMonth }
/** Where a few will do: other figures are left out, and so are lines, and inputs where none is asked for. */
type Only = { readonly figures: readonly string[]; readonly inputs: boolean }
type OfHalf = Months & {
  readonly only?: Only
  /** What one half of a month paid, with its further runs. */
  readonly half?: 1 | 2
}

/**
 * In the order of staff ids, then of months: each person once a month, with what the regular run has in its newest
 * version and what further runs took that are approved.
 */
export async function reportedPayslips(
  tx: Tx,
  companyId: string,
  { from, to, half, only }: OfHalf,
): Promise<ReportedPayslip[]> {
  const { rows } = await sql<ReportedPayslip & { readonly run: number }>`
    select r.sequence as run, p.employee_id, p.staff_id, p.full_name, p.department, p.position,
      to_char(make_date(p.year, p.month, 1), 'YYYY-MM') as month, ${columnsOf(only)}, p.held
    from payslips p join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
    where p.company_id = ${companyId} and make_date(r.year, r.month, 1) between make_date(${from.year}, ${from.month}, 1)
        and make_date(${to.year}, ${to.month}, 1)
      and (${isRegularRun('r')} or r.state = 'approved') and r.version > 0 and ${inVersion}
      ${half === undefined ? sql`` : sql`and r.half = ${half}`}
    order by p.staff_id, p.year, p.month, r.sequence`.execute(tx)
  return oncePerMonth(rows)
}

const columnsOf = (only: Only | undefined) =>
  only === undefined
    ? sql`p.figures, p.inputs, p.lines`
    : sql`${someFigures(only.figures)} as figures, ${only.inputs ? sql`p.inputs` : sql`'{}'::jsonb as inputs`},
        '[]'::jsonb as lines`

function oncePerMonth(rows: readonly (ReportedPayslip & { readonly run: number })[]): ReportedPayslip[] {
  const found: ReportedPayslip[] = []
  for (const { run: _, ...row } of rows) {
    const before = found.at(-1)
    if (before?.employee_id !== row.employee_id || before.month !== row.month) found.push(row)
    else found[found.length - 1] = together(before, row)
  }
  return found
}

/** What was put in is the whole month's in the run that looked at it last. */
const together = (one: ReportedPayslip, other: ReportedPayslip): ReportedPayslip => ({
  ...one,
  figures: addedFigures(one.figures, other.figures),
  inputs: { ...one.inputs, ...other.inputs },
  lines: [...one.lines, ...other.lines],
  held: one.held || other.held,
})

/** Months that were worked out, in order, and how far each is; one paid in halves is approved with its second. */
export async function reportedMonths(
  tx: Tx,
  companyId: string,
  { from, to }: Months,
): Promise<{ month: string; state: RunState }[]> {
  const { rows } = await sql<{ month: string; state: RunState }>`
    select to_char(make_date(r.year, r.month, 1), 'YYYY-MM') as month,
      case when bool_or(r.state = 'approved' and ${endsMonth('r')}) then 'approved'
        else coalesce(min(r.state) filter (where r.state <> 'approved'), 'unconfirmed') end as state
    from pay_runs r
    where r.company_id = ${companyId} and ${isRegularRun('r')} and r.version > 0
      and make_date(r.year, r.month, 1) between make_date(${from.year}, ${from.month}, 1) and ${lastDayOf(to)}
    group by r.year, r.month order by 1`.execute(tx)
  return rows
}

export type ReportedName = { readonly name: string; readonly label: string; readonly side: Side }

/** What can be reported in the company's country: figures in payslip order, and items by the law's types. */
export async function reportedNames(tx: Tx, companyId: string, language: Language) {
  const pack = await packFor(tx, companyId)
  const label = (name: string) => labelOf(language, pack.scheme, name)
  const own = (await categoriesOf(tx, companyId, pack)).filter(({ isDefault }) => !isDefault)
  return {
    /** What a figure, a line or a part of agreed pay is called. */
    label,
    figures: pack.figures.map(({ name, side }): ReportedName => ({ name, side, label: label(name) })),
    items: pack.itemTypes.map(({ type, kind, unit }) => ({ name: type, kind, unit, label: label(type) })),
    /** The company's own categories; amounts of each by `ownItems`. */
    own: own.map(({ code, names, treatment }) => ({
      name: code.toLowerCase(),
      label: names?.[language] ?? code,
      /** As payslips name their lines. */
      english: names?.en ?? code,
      treatment,
    })),
  }
}

/** What people were given under the company's own categories: by person, month and code in small letters. */
export async function ownItems(
  tx: Tx,
  companyId: string,
  { from, to }: Months,
): Promise<{ employee_id: string; month: string; code: string; amount: string }[]> {
  const { rows } = await sql<{ employee_id: string; month: string; code: string; amount: string }>`
    with months as (
      select day::date as first from generate_series(make_date(${from.year}, ${from.month}, 1),
        make_date(${to.year}, ${to.month}, 1), interval '1 month') as day),
    given as (
      select i.employee_id, make_date(i.year, i.month, 1) as first, i.category_id, i.amount from pay_items i
      where i.company_id = ${companyId} and i.category_id is not null and (i.run = 1 or exists (
        select from pay_runs r where r.company_id = i.company_id and r.year = i.year and r.month = i.month
          and r.sequence = i.run and r.state = 'approved'))
      union all
      select i.employee_id, m.first, i.category_id, i.amount
      from recurring_pay_items i join months m on i.from_month <= m.first and (i.to_month is null or i.to_month >= m.first)
      where i.company_id = ${companyId} and i.category_id is not null)
    select g.employee_id, to_char(g.first, 'YYYY-MM') as month, lower(c.code) as code, sum(g.amount)::text as amount
    from given g join months m on m.first = g.first
      join earning_categories c on c.company_id = ${companyId} and c.id = g.category_id and not c.is_default
    group by 1, 2, 3`.execute(tx)
  return rows
}
