/** Who leaves in months that are open, and who has a last pay: how far each is. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { RunState } from '../../model/run-moves.ts'
import { inVersion, standing } from '../payslip-store.ts'
import { endsMonth } from '../runs/halves.ts'

type Row = {
  readonly employee_id: string
  readonly staff_id: string
  readonly full_name: string
  readonly last_day: PlainDate
  readonly month: string
  readonly run: number | null
  readonly state: RunState | null
  readonly reason: string | null
  readonly notice_from: PlainDate | null
  readonly net_pay: string | null
}

/** Last pays of the last twelve months; leavings that no approved month has paid. */
export async function listedSettlements(tx: Tx, companyId: string) {
  const { rows } = await sql<Row>`
    with open as (
      select coalesce(max(make_date(year, month, 1)) + interval '1 month', '0001-01-01')::date as from_day
      from pay_runs where company_id = ${companyId} and ${endsMonth()} and state = 'approved'),
    made as (
      select s.company_id, s.employee_id, s.last_day, r.sequence as run, r.state, s.reason, s.notice_from, p.net_pay
      from pay_settlements s join pay_runs r on r.company_id = s.company_id and r.id = s.run_id
      left join payslips p on p.company_id = r.company_id and p.run_id = r.id and p.employee_id = s.employee_id
        and r.version > 0 and ${inVersion}
      where s.company_id = ${companyId} and s.last_day > (select from_day from open) - interval '12 months'),
    waiting as (
      select e.company_id, e.id as employee_id, e.left_on as last_day from employees e, open
      where e.company_id = ${companyId} and e.left_on >= open.from_day and open.from_day > '0001-01-01'
        and not exists (select from made m where m.employee_id = e.id and m.last_day = e.left_on))
    select e.id as employee_id, e.staff_id, e.full_name, a.last_day, to_char(a.last_day, 'YYYY-MM') as month, a.run,
      a.state, a.reason, a.notice_from, a.net_pay
    from (select * from made union all
        select company_id, employee_id, last_day, null, null, null, null::date, null from waiting) a
      join lateral (select * from employees where company_id = a.company_id and id = a.employee_id limit 1) e on true
    order by a.last_day desc, lower(e.staff_id)`.execute(tx)
  return rows.map(({ state, ...row }) => ({ ...row, status: statusOf(state) }))
}

const statusOf = (state: RunState | null): 'made' | RunState =>
  state === null ? 'none' : state === 'none' ? 'made' : state

/** Whoever leaves in the month or left since the last one that is closed, and has no last pay. */
export async function leaversUnsettled(
  tx: Tx,
  companyId: string,
  { first, last }: { readonly first: PlainDate; readonly last: PlainDate },
): Promise<{ id: string; full_name: string; last_day: PlainDate }[]> {
  const { rows } = await sql<{ id: string; full_name: string; last_day: PlainDate }>`
    select e.id, e.full_name, e.left_on as last_day from employees e
    where e.company_id = ${companyId} and e.left_on between ${first} and ${last}
      and not exists (select from pay_settlements s where s.company_id = e.company_id and s.employee_id = e.id
        and s.last_day = e.left_on)
      and not exists (select from payslips p join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
        where p.company_id = e.company_id and p.employee_id = e.id and p.year = extract(year from e.left_on)
          and p.month = extract(month from e.left_on) and p.left_in_month and ${standing})
    order by lower(e.full_name), e.id`.execute(tx)
  return rows
}

export async function leftOnOf(tx: Tx, companyId: string, id: string): Promise<PlainDate | null> {
  const { rows } = await sql<{ left_on: PlainDate | null }>`
    select left_on from employees where company_id = ${companyId} and id = ${id}`.execute(tx)
  return rows[0]?.left_on ?? null
}
