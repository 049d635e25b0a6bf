/** What was paid ahead, as later months take it back: the rest of a month before all else, an advance before loans. */
import { sql } from 'kysely'
import { amountOf, amountText } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { dayText, monthText } from '#platform/words/format.ts'
import type { RunType } from '../../model/run-types.ts'
import { standing } from '../payslip-store.ts'
import { repaymentsTaken } from '../taken-store.ts'

export const ORIGIN = 'paid-ahead'

type Ahead = {
  readonly employee_id: string
  readonly run_id: string
  readonly type: RunType
  readonly year: number
  readonly month: number
  readonly pay_date: PlainDate | null
  readonly ahead: string
}

export const aheadForPay = {
  origin: ORIGIN,
  /** Of the last month alone: what closed months took stands. */
  async between(
    tx: Tx,
    companyId: string,
    { to }: { readonly from: PlainDate; readonly to: PlainDate },
    employeeIds: readonly string[],
  ) {
    const open = await notTakenBack(tx, companyId, to, employeeIds)
    const month = to.slice(0, 7)
    return open.map(({ employee_id, run_id, type, amount, ...of }) => {
      const isAdvance = type === 'advance'
      const names = { en: told(of, isAdvance, 'en'), 'zh-Hant': told(of, isAdvance, 'zh-Hant') }
      return {
        employeeId: employee_id,
        ...{ source: run_id, day: to, month, kind: 'amount' as const, type: 'other_deduction', amount },
        ...{ basis: '', worksheet: [], told: names },
        category: { code: `ahead-${run_id}`, names, position: 900 },
        taking: { order: isAdvance ? -1 : -2 },
      }
    })
  },
} as const

/** An advance is taken back by the next regular run, also of its own month; a rest by that of the next month. */
export async function notTakenBack(tx: Tx, companyId: string, to: PlainDate, employeeIds: readonly string[]) {
  if (employeeIds.length === 0) return []
  const { rows } = await sql<Ahead>`
    select p.employee_id, p.run_id, r.run_type as type, p.year, p.month, r.pay_date, p.ahead
    from payslips p join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
    where p.company_id = ${companyId} and p.employee_id = any(${[...employeeIds]}::uuid[]) and p.ahead is not null
      and make_date(p.year, p.month, 1) <= ${to}::date
      and (r.run_type = 'advance' or make_date(p.year, p.month, 1) < date_trunc('month', ${to}::date)) and ${standing}
    order by p.year, p.month, r.turn`.execute(tx)
  if (rows.length === 0) return []
  const taken = new Map<string, bigint>()
  for (const { employeeId, source, amount } of await repaymentsTaken(tx, companyId, ORIGIN, employeeIds)) {
    const key = `${employeeId} ${source}`
    taken.set(key, (taken.get(key) ?? 0n) + amountOf(amount))
  }
  return rows.flatMap(({ ahead, ...row }) => {
    const rest = amountOf(ahead) - (taken.get(`${row.employee_id} ${row.run_id}`) ?? 0n)
    return rest > 0n ? [{ ...row, amount: amountText(rest) }] : []
  })
}

type Of = Pick<Ahead, 'year' | 'month' | 'pay_date'>

function told({ year, month, pay_date }: Of, isAdvance: boolean, language: 'en' | 'zh-Hant'): string {
  const of = monthText(year, month, language)
  if (!isAdvance) return language === 'en' ? `Not covered by the pay of ${of}` : `${of}薪資不足扣抵之餘額`
  const on = pay_date ? dayText(pay_date, language) : of
  return language === 'en' ? `Advance of ${on}` : `${on}預支薪資`
}
