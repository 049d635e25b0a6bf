/** Days on which runs are paid, for the calendar of dates. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type PayDate = {
  /** YYYY-MM */
  readonly month: string
  readonly run: number
  /** Null for the one regular run of a month. */
  readonly name: string | null
  readonly payOn: PlainDate
  /** Nobody chose it: the last day of a half of the month. */
  readonly usual: boolean
  readonly approved: boolean
  /** Money text; null until it was approved. */
  readonly net: string | null
}

/** Of every run with a pay date, and of both halves of a month that is paid twice. */
export async function payDates(
  tx: Tx,
  companyId: string,
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
): Promise<readonly PayDate[]> {
  const { rows } = await sql<PayDate>`
    select to_char(make_date(r.year, r.month, 1), 'YYYY-MM') as month, r.sequence as run, r.name, d.pay_on as "payOn",
      r.pay_date is null as usual, r.state = 'approved' as approved,
      case when r.state = 'approved' then v.net_pay end as net
    from pay_runs r
    cross join lateral (select coalesce(r.pay_date, case when r.sequence <= 2 then case r.half
        when 1 then make_date(r.year, r.month, r.cut_off_day)
        when 2 then (make_date(r.year, r.month, 1) + interval '1 month - 1 day')::date end end) as pay_on) d
    left join pay_run_versions v on v.company_id = r.company_id and v.run_id = r.id and v.version = r.version
    where r.company_id = ${companyId} and d.pay_on between ${from} and ${to}
    order by d.pay_on, r.year, r.month, r.sequence`.execute(tx)
  return rows
}
