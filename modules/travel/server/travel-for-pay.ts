/** What is left of advances, deducted from the pay of those who agreed in writing: once, as far as a month leaves room. */

import { sql } from 'kysely'
import { amountOf, amountText } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { coveredOfTravel } from '#modules/claims/server/public-sql.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { repaymentsTaken } from '#modules/payroll/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Language, Say } from '#platform/http/server/say.ts'

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

  /** Of travels that are not settled: what of the advance no claim has used up. */
  async owedOnLeaving(
    tx: Tx,
    companyId: string,
    { from, to, leaving }: Days & { readonly leaving?: string },
    { say, language }: Reading,
  ) {
    const { rows } = await sql<{ id: string; full_name: string; number: number; amount: string }>`
      select e.id, e.full_name, x.number,
        (x.advance_amount - ${coveredOfTravel})::numeric(15, 2) as amount
      from travel_requests x ${personOf('x')}
      where x.company_id = ${companyId} and x.status = 'approved' and x.advance_paid_on is not null and not x.is_paid
        and ${leaving === undefined ? sql`e.left_on between ${from} and ${to}` : sql`e.id = ${leaving}`}
      order by lower(e.full_name), e.id, x.number`.execute(tx)
    const people = new Map<string, { id: string; fullName: string; told: string[]; amounts: Open[] }>()
    for (const { id, full_name, number, amount } of rows) {
      if (amountOf(amount) <= 0n) continue
      const one = people.get(id) ?? { id, fullName: full_name, told: [], amounts: [] }
      const told = say(language, 'travel.advance-owed', { number: `T-${String(number).padStart(4, '0')}` })
      one.amounts.push({ told, amount, code: 'travel_advance' })
      people.set(id, one)
    }
    return [...people.values()]
  },
} as const

type Open = { readonly told: string; readonly amount: string; readonly code: 'travel_advance' }

type Reading = { readonly say: Say; readonly language: Language }
