/** What is left of advances, deducted from the pay of those who agreed in writing: once, as far as a month leaves room. */
import { sql } from 'kysely'
import { amountOf, amountText } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { repaymentsTaken } from '#modules/payroll/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'

type Days = { readonly from: PlainDate; readonly to: PlainDate }
type Row = { id: string; employee_id: string; number: number; owed_amount: string; month: string }

const ORIGIN = 'travel_advance'
/** After orders of courts and instalments of tax. */
const ORDER = 300

export const travelForPay = {
  origin: ORIGIN,
  page: (source: string, reader: 'company' | 'own') =>
    `${reader === 'own' ? '/me/travel' : '/app/application/travel'}?open=${source}`,
  /** Of the last month alone: what closed months took stands. */
  async between(tx: Tx, companyId: string, { to }: Days, employeeIds: readonly string[]) {
    const { rows } = await sql<Row>`
      select id, employee_id, number, owed_amount, to_char(paid_on, 'YYYY-MM') as month from travel_requests
      where company_id = ${companyId} and employee_id = any(${[...employeeIds]}::uuid[]) and owed = 'deduct'`.execute(
      tx,
    )
    if (rows.length === 0) return []
    const month = to.slice(0, 7)
    const taken = await repaymentsTaken(tx, companyId, ORIGIN, [...new Set(rows.map((row) => row.employee_id))])
    const before = new Map<string, bigint>()
    for (const one of taken)
      if (one.month < month) before.set(one.source, (before.get(one.source) ?? 0n) + amountOf(one.amount))
    return rows.flatMap((row) => {
      const left = amountOf(row.owed_amount) - (before.get(row.id) ?? 0n)
      if (left <= 0n || row.month > month) return []
      const number = String(row.number).padStart(4, '0')
      const names = { en: `Travel advance T-${number}`, 'zh-Hant': `出差預支款 T-${number}` }
      return [
        {
          employeeId: row.employee_id,
          ...{ source: row.id, day: to, month, kind: 'amount' as const, type: 'other_deduction' },
          ...{ amount: amountText(left), basis: '', worksheet: [], told: names },
          category: { code: `travel-${row.id}`, names, position: 1000 + ORDER },
          taking: { order: ORDER },
        },
      ]
    })
  },
} as const
