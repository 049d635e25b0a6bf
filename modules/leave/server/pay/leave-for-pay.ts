/**
 * What leave means for pay, in days: leave that is not or not wholly paid, once it is approved, on its own days; and
 * leave that is paid out, in the month it was promised for. Whoever pays asks for it and knows nothing else of leave.
 */

import { type RawBuilder, sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { CutOffs } from '#modules/company/model/public.ts'
import { companyFacts, cutOffsOf } from '#modules/company/server/public.ts'
import { lastDayBy, personOf } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { spanText } from '#platform/words/format.ts'
import { owedOnLeaving } from './owed-on-leaving.ts'
import { payOutOnLeaving, takePayOutBack } from './pay-out-on-leaving.ts'

type Row = {
  employee_id: string
  source: string
  month: string
  kind: 'unpaid' | 'encashed'
  name: string
  name_zh: string
  first: string
  last: string
  days: string
}

export const leaveForPay = {
  origin: 'leave',
  owedOnLeaving,
  payOutOnLeaving,
  takePayOutBack,
  async between(
    tx: Tx,
    companyId: string,
    { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
    employeeIds: readonly string[],
  ) {
    const { settings } = await companyFacts(tx, companyId)
    const countedIn = payMonth(await cutOffsOf(tx, companyId, settings))
    const ids = [...employeeIds]
    // What the law counts with other leave as well is the same days, and is not taken off twice.
    const { rows } = await sql<Row>`
      select d.employee_id, a.id as source, to_char(${countedIn}, 'YYYY-MM') as month, 'unpaid' as kind, t.name, t.name_zh,
        min(d.date) as first, max(d.date) as last,
        round(sum(d.charge::numeric / d.whole) * (1 - a.paid), 6)::text as days
      from leave_days d join leave_applications a on a.company_id = d.company_id and a.id = d.application_id
        join leave_types t on t.company_id = a.company_id and t.id = a.type_id
        ${personOf('d')}
      where d.company_id = ${companyId} and d.employee_id = any(${ids}::uuid[]) and d.date between ${from}::date - 31 and ${to}
        and ${countedIn} between date_trunc('month', ${from}::date) and ${to}
        and d.charge > 0 and a.status = 'approved' and a.parent_id is null and a.paid < 1
      group by d.employee_id, a.id, 3, t.name, t.name_zh, a.paid
      union all
      select x.employee_id, x.id, to_char(x.pay_month, 'YYYY-MM'), 'encashed', t.name, t.name_zh, x.on_date, x.on_date,
        round(x.halves::numeric / x.per_day, 6)::text
      from leave_exits x join leave_types t on t.company_id = x.company_id and t.id = x.type_id
      where x.company_id = ${companyId} and x.employee_id = any(${ids}::uuid[]) and x.kind = 'paid_out'
        and x.pay_month between ${from} and ${to}`.execute(tx)
    return rows.map(({ employee_id, source, month, kind, days, ...row }) => ({
      employeeId: employee_id,
      source: `${kind} ${source}`,
      month,
      kind,
      days,
      told: { en: told(row, 'en'), 'zh-Hant': told(row, 'zh-Hant') },
    }))
  },
} as const

/**
 * The first day of the month in whose pay a day counts: after the cut-off day that was in force then that of the next,
 * as long as there is a next; whoever leaves is paid the last time for the month they leave in. As `payMonthOf` has it.
 */
const payMonth = (cutOffs: CutOffs): RawBuilder<Date> => sql`(date_trunc('month', d.date)
  + case when extract(day from d.date) > ${cutOffOn(cutOffs)}
      and coalesce(${lastDayBy(sql`d.date`)} >= date_trunc('month', d.date) + interval '1 month', true)
    then interval '1 month' else interval '0' end)`

const NO_CUT_OFF = 31

function cutOffOn(cutOffs: CutOffs): RawBuilder<number> {
  const former = cutOffs.flatMap(({ until, day }) =>
    until === null ? [] : [sql`when d.date < ${until}::date then ${day ?? NO_CUT_OFF}::int`],
  )
  const now = sql<number>`${cutOffs.at(-1)?.day ?? NO_CUT_OFF}::int`
  return former.length === 0 ? now : sql`case ${sql.join(former, sql` `)} else ${now} end`
}

/** 'Unpaid leave, 7 Dec 2026 – 8 Dec 2026' */
function told(
  { name, name_zh, first, last }: Pick<Row, 'name' | 'name_zh' | 'first' | 'last'>,
  language: 'en' | 'zh-Hant',
) {
  const days = spanText({ from: first, to: last }, language)
  return language === 'en' ? `${name}, ${days}` : `${name_zh}，${days}`
}
