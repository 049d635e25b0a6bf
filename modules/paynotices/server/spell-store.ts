/** Employments that notices arise from, and the tax that payslips took in the years in which people leave. */
import { sql } from 'kysely'
import { amountOf } from '#kernel/money.ts'
import { firstDayOf, type PlainDate, plainDateOf, type YearMonth, yearMonthOf } from '#kernel/plain-date.ts'
import { figuresByMonth } from '#modules/payroll/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Spell } from '../model/arising.ts'

type Row = {
  employee_id: string
  number: number
  joined_on: string
  left_on: string | null
  citizenship: string | null
  reason: string | null
  has_epf: boolean
}

/** Those that began or end from that month on. */
export async function spellsSince(tx: Tx, companyId: string, since: YearMonth, employeeId?: string): Promise<Spell[]> {
  const first = firstDayOf(since)
  const { rows } = await sql<Row>`
    select spell.*, e.citizenship, coalesce(e.statutory ->> 'epf_number', '') <> '' as has_epf,
      case when spell.present then x.value end as reason
    from (
      select company_id, id as employee_id, joined_on, left_on, true as present, 1 + (
        select count(*) from former_employments f where f.company_id = p.company_id and f.employee_id = p.id)::int as number
      from employees p where company_id = ${companyId} and (joined_on >= ${first} or left_on >= ${first})
      union all
      select company_id, employee_id, joined_on, left_on, false,
        row_number() over (partition by employee_id order by joined_on)::int
      from former_employments where company_id = ${companyId}
    ) as spell
    join lateral (
      select * from employees
      where company_id = spell.company_id and id = spell.employee_id and not is_service_account limit 1) as e on true
    left join exit_reasons x on x.company_id = e.company_id and x.id = e.exit_reason_id
    where (spell.joined_on >= ${first} or spell.left_on >= ${first})
      ${employeeId === undefined ? sql`` : sql`and spell.employee_id = ${employeeId}`}
    order by spell.joined_on, spell.employee_id`.execute(tx)
  const taxed = await taxedYears(tx, companyId, rows)
  return rows.map((row): Spell => {
    const leftOn = row.left_on === null ? null : plainDateOf(row.left_on)
    return {
      employeeId: row.employee_id,
      number: row.number,
      joinedOn: plainDateOf(row.joined_on),
      leftOn,
      citizenship: row.citizenship,
      reason: row.reason,
      epfNumber: row.has_epf,
      taxed: leftOn !== null && taxed.has(`${row.employee_id} ${leftOn.slice(0, 4)}`),
    }
  })
}

/** 'person year' of those from whom tax was deducted in the year in which they leave. */
async function taxedYears(tx: Tx, companyId: string, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  const days: PlainDate[] = rows.flatMap(({ left_on }) => (left_on === null ? [] : [plainDateOf(left_on)])).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return new Set()
  const from = { year: yearMonthOf(first).year, month: 1 }
  const figures = ['withholding_tax']
  const paid = await figuresByMonth(tx, companyId, { from, to: yearMonthOf(last), figures })
  return new Set(
    paid
      .filter(({ figures: { withholding_tax = '0' } }) => amountOf(withholding_tax) > 0n)
      .map(({ employee_id, month }) => `${employee_id} ${month.slice(0, 4)}`),
  )
}
