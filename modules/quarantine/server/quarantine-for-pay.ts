/** Days of quarantine that the policy does not pay, once they are approved, in the month in whose pay they count. */
import { sql } from 'kysely'
import { addDays, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { payMonthOf } from '#modules/company/model/public.ts'
import { companyFacts, cutOffsOf } from '#modules/company/server/public.ts'
import { lastDayBy, personOf } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { spanText } from '#platform/words/format.ts'

type Row = {
  readonly employee_id: string
  readonly request_id: string
  readonly date: string
  readonly last: string | null
}

/** A month before, for cut-off days. */
const BEFORE = -31

export const quarantineForPay = {
  origin: 'quarantine',
  async between(
    tx: Tx,
    companyId: string,
    { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
    employeeIds: readonly string[],
  ) {
    const { rows } = await sql<Row>`
      select q.employee_id, q.request_id, q.date, ${lastDayBy(sql`q.date`)} as last from quarantine_days q
      join quarantine_requests x on x.company_id = q.company_id and x.id = q.request_id and x.status = 'approved'
      ${personOf('q')}
      where q.company_id = ${companyId} and q.employee_id = any(${[...employeeIds]}::uuid[])
        and q.date between ${addDays(from, BEFORE)} and ${to} and x.treatment = 'unpaid'
      order by q.request_id, q.date`.execute(tx)
    if (rows.length === 0) return []
    const cutOffs = await cutOffsOf(tx, companyId, (await companyFacts(tx, companyId)).settings)
    const months = new Map<string, { readonly row: Row; readonly month: string; readonly days: PlainDate[] }>()
    for (const row of rows) {
      const date = plainDateOf(row.date)
      const month = payMonthOf(date, cutOffs, row.last === null ? null : plainDateOf(row.last))
      const key = `${row.request_id} ${month}`
      const known = months.get(key)
      if (known) known.days.push(date)
      else months.set(key, { row, month, days: [date] })
    }
    return [...months.values()]
      .filter(({ month }) => from.slice(0, 7) <= month && month <= to.slice(0, 7))
      .map(({ row, month, days }) => ({
        employeeId: row.employee_id,
        source: `unpaid ${row.request_id}`,
        month,
        kind: 'unpaid' as const,
        days: String(days.length),
        told: { en: `Unpaid absence, ${spanOf(days, 'en')}`, 'zh-Hant': `不給薪缺勤，${spanOf(days, 'zh-Hant')}` },
      }))
  },
} as const

/** Whoever reads a payslip need not know why. */
const spanOf = (days: readonly PlainDate[], language: 'en' | 'zh-Hant'): string =>
  spanText({ from: days[0] ?? '', to: days.at(-1) ?? '' }, language)
