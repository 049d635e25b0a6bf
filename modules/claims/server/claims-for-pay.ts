/**
 * What claims mean for pay: each approved one is a line of the month of its approval, or, where that month is closed
 * already, of the next open one; what is taken back of paid ones is a deduction, as far as the pay leaves room.
 */

import { sql } from 'kysely'
import { type Amount, amountOf, amountText, sumOf } from '#kernel/money.ts'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { payMonthOf } from '#modules/company/model/public.ts'
import { companyFacts, cutOffsOf } from '#modules/company/server/public.ts'
import { lastDayBy, personOf } from '#modules/employees/server/public-sql.ts'
import {
  approvedAmong,
  asideIn,
  broughtInto,
  firstOpenMonth,
  lineName,
  repaymentsTaken,
} from '#modules/payroll/server/public.ts'
import { standAs } from '#platform/approvals/server/requests/request-row.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { dayText } from '#platform/words/format.ts'
import { countedAs } from '../model/counted.ts'

type Days = { readonly from: PlainDate; readonly to: PlainDate }
const ORIGIN = 'claim'
/** Of a per diem in Taiwan: taxed with the month, of no grade and no premium; not established. */
const EXCESS = 'per_diem_excess'
/** After loans and orders: what is taken back waits for what the law and others want. */
const ORDER = 400

export const claimsForPay = {
  origin: ORIGIN,
  page: (source: string, reader: 'company' | 'own') =>
    reader === 'own' ? `/me/claims?open=${source}` : `/app/application/normalClaim?open=${source}`,
  async between(tx: Tx, companyId: string, days: Days, employeeIds: readonly string[]) {
    return [
      ...(await claimed(tx, companyId, days, employeeIds)),
      ...(await takenBack(tx, companyId, days, employeeIds)),
    ]
  },

  /** Whoever left, or leaves, and is owed claims that no run has paid. */
  async owedOnLeaving(
    tx: Tx,
    companyId: string,
    days: Days & { readonly leaving?: string },
    { say, language }: { say: Say; language: Language },
  ) {
    const leftOn = days.leaving === undefined ? sql`e.left_on` : sql`${days.to}::date`
    const { rows } = await sql<Unpaid>`
      select e.id, x.id as claim_id, e.full_name, x.method, x.approved_on, x.pay_month, ${leftOn} as left_on,
        (x.claimable_amount - x.covered_amount)::numeric(15, 2) as amount
      from claims x ${personOf('x')}
      where x.company_id = ${companyId} and x.status = 'approved' and x.claimable_amount > x.covered_amount
        and ${owedOn(days)}
        and not exists (select from payslips p join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
          where p.company_id = x.company_id and p.employee_id = e.id and r.state <> 'approved'
            and make_date(p.year, p.month, 1) > ${leftOn} and make_date(p.year, p.month, 1) >= date_trunc('month', x.approved_on))
      order by e.full_name, e.id`.execute(tx)
    if (rows.length === 0) return []
    const monthOf = await monthsOf(tx, companyId, rows)
    // What the run of their last month brings is paid by it; after that they have no payslip.
    const aside = await asideOfLeavers(tx, companyId, rows)
    const unpaid = rows.filter(
      (row) =>
        row.method === 'bank' ||
        monthOf(row) > row.left_on.slice(0, 7) ||
        aside.has(lineName({ origin: ORIGIN, source: row.claim_id, month: monthOf(row) })),
    )
    return [...new Set(unpaid.map(({ id }) => id))].map((id) => {
      const own = unpaid.filter((row) => row.id === id)
      const amount = amountText(sumOf(own.map((row) => amountOf(row.amount))))
      const told = say(language, 'claims.owed', { count: own.length })
      return { id, fullName: own[0]?.full_name ?? '', told: [], amounts: [{ told, amount, code: 'claim' as const }] }
    })
  },

  /** Left out of pay they are paid by the bank, and taken back by pay; what of a per diem is salary stays in pay. */
  async leftOut(tx: Tx, companyId: string, sources: readonly string[], { out, now }: { out: boolean; now: Date }) {
    const ids = [...sources]
    const { rows } = await sql<{ salary: boolean; paying: boolean }>`
      select (excess_amount > 0 or counted_in <> '{}') as salary, payment_id is not null as paying from claims
      where company_id = ${companyId} and id = any(${ids}::uuid[]) and status = 'approved' for update`.execute(tx)
    if (rows.length < new Set(ids).size) return 'claims.not-approved'
    if (rows.some(({ salary }) => salary)) return 'claims.salary-in-pay'
    if (rows.some(({ paying }) => paying)) return 'claims.in-payment'
    await sql`update claims set method = ${out ? 'bank' : 'payroll'}, updated_at = ${now.toISOString()}
      where company_id = ${companyId} and id = any(${ids}::uuid[])`.execute(tx)
    return undefined
  },

  /** A month was approved or opened again: what its payslips brought is paid, and nothing else is paid by it. */
  async settled(tx: Tx, companyId: string, { month, today, now }: Settling) {
    const ids = (await broughtInto(tx, companyId, ORIGIN, month)).map(({ source }) => source)
    const [first, at] = [`${month}-01`, now.toISOString()]
    const { rows: paid } = await sql<{ id: string }>`
      update claims set status = 'paid', pay_month = ${first}, paid_on = ${today}, updated_at = ${at}
      where company_id = ${companyId} and method = 'payroll' and status = 'approved' and id = any(${ids}::uuid[])
      returning id`.execute(tx)
    const { rows: open } = await sql<{ id: string }>`
      update claims set status = 'approved', pay_month = null, paid_on = null, updated_at = ${at}
      where company_id = ${companyId} and method = 'payroll' and status = 'paid' and pay_month = ${first}
        and id <> all(${ids}::uuid[])
      returning id`.execute(tx)
    await standAs(tx, companyId, paid.map(idOf), 'paid')
    await standAs(tx, companyId, open.map(idOf), 'approved')
  },
} as const

/** What the bank pays of those who left stands among its payments; what a payment holds already is paid by it. */
const owedOn = ({ from, to, leaving }: Days & { readonly leaving?: string }) =>
  leaving === undefined
    ? sql`x.method = 'payroll' and e.left_on between ${from} and ${to}`
    : sql`e.id = ${leaving} and x.method in ('payroll', 'bank') and x.payment_id is null`

type Unpaid = Moment & {
  readonly id: string
  readonly claim_id: string
  readonly full_name: string
  readonly method: string
  readonly left_on: PlainDate
  readonly amount: string
}

/** What somebody put off beyond the last month of whom it is owed to. */
async function asideOfLeavers(tx: Tx, companyId: string, rows: readonly Unpaid[]): Promise<ReadonlySet<string>> {
  const aside: string[] = []
  for (const month of new Set(rows.map(({ left_on }) => left_on.slice(0, 7)))) {
    const people = rows.filter(({ left_on }) => left_on.startsWith(month)).map(({ id }) => id)
    aside.push(...(await asideIn(tx, companyId, month, people)))
  }
  return new Set(aside)
}

type Settling = { readonly month: string; readonly today: PlainDate; readonly now: Date }
const idOf = ({ id }: { readonly id: string }): string => id

type Row = {
  readonly id: string
  readonly employee_id: string
  readonly claim_no: string
  readonly type: string
  readonly pay_item: string
  readonly counted_in: readonly string[]
  readonly category_id: string
  readonly category: string
  readonly expense_date: PlainDate
  /** What pay pays: less what an advance covers. */
  readonly payable: string
  /** Of it, what is salary. */
  readonly excess: string
  readonly approved_on: PlainDate
  readonly pay_month: PlainDate | null
  readonly left_on: PlainDate | null
}

async function claimed(tx: Tx, companyId: string, { from, to }: Days, employeeIds: readonly string[]) {
  const { rows } = await sql<Row>`
    select x.id, x.employee_id, x.claim_no, t.name as type, coalesce(x.pay_item, t.pay_item) as pay_item, x.counted_in,
      c.id as category_id, c.name as category, x.expense_date,
      (x.claimable_amount - x.covered_amount)::numeric(15, 2) as payable,
      greatest(x.excess_amount - (x.base_amount - x.claimable_amount), 0)::numeric(15, 2) as excess,
      x.approved_on, x.pay_month, ${lastDayBy(sql`x.approved_on`)} as left_on
    from claims x join claim_types t on t.company_id = x.company_id and t.id = x.type_id
      join claim_categories c on c.company_id = t.company_id and c.id = t.claim_category_id
      ${personOf('x')}
    where x.company_id = ${companyId} and x.employee_id = any(${[...employeeIds]}::uuid[]) and x.method = 'payroll'
      and x.claimable_amount > x.covered_amount and x.approved_on <= ${to}
      and (x.status = 'approved' or (x.status = 'paid' and x.pay_month >= date_trunc('month', ${from}::date)))
    order by x.approved_on, x.id`.execute(tx)
  if (rows.length === 0) return []
  const { country } = await companyFacts(tx, companyId)
  const monthOf = await monthsOf(tx, companyId, rows)
  const months = { first: from.slice(0, 7), last: to.slice(0, 7) }
  return rows.flatMap((row) => {
    const month = monthOf(row)
    if (month < months.first || month > months.last) return []
    const line = (type: string, amount: Amount) => ({
      employeeId: row.employee_id,
      ...{ source: row.id, day: row.expense_date, month, kind: 'amount' as const, type },
      ...{ amount: amountText(amount), basis: amountText(amount), worksheet: [] },
      told: { en: told(row, 'en'), 'zh-Hant': told(row, 'zh-Hant') },
    })
    const excess = amountOf(row.excess)
    const repaid = amountOf(row.payable) - excess
    const { type = row.pay_item, treated, ...as } = countedAs(country, row.counted_in)
    const counted = as.cannot.length < row.counted_in.length
    const names = { en: row.category, 'zh-Hant': row.category }
    const own = {
      ...line(type, repaid),
      ...(treated && { treated }),
      // Under the name of its category, not among the allowances that were agreed.
      ...(counted && { category: { code: `claim-${row.category_id}`, names, position: 1000 + ORDER } }),
    }
    return [...(repaid > 0n ? [own] : []), ...(excess > 0n ? [line(EXCESS, excess)] : [])]
  })
}

type Moment = Pick<Row, 'approved_on' | 'pay_month' | 'left_on'>

/** In which month's pay each stands: that of its approval, or, where that one is closed, the next open one. */
async function monthsOf(tx: Tx, companyId: string, rows: readonly Moment[]): Promise<(row: Moment) => string> {
  const { settings } = await companyFacts(tx, companyId)
  const cutOffs = await cutOffsOf(tx, companyId, settings)
  const usual = (row: Moment): string => row.pay_month?.slice(0, 7) ?? payMonthOf(row.approved_on, cutOffs, row.left_on)
  const wanted = [...new Set(rows.map((row) => `${usual(row)}-01`))].map(plainDateOf)
  const closed = new Set((await approvedAmong(tx, companyId, wanted)).map((month) => month.slice(0, 7)))
  const open = await firstOpenMonth(tx, companyId)
  return (row) => {
    const month = usual(row)
    return row.pay_month === null && closed.has(month) && open ? open.slice(0, 7) : month
  }
}

const told = ({ type, expense_date, claim_no }: Row, language: 'en' | 'zh-Hant') =>
  language === 'en'
    ? `${type}, ${dayText(expense_date, 'en')} (${claim_no})`
    : `${type}，${dayText(expense_date, 'zh-Hant')}（${claim_no}）`

type Recovery = {
  readonly id: string
  readonly employee_id: string
  readonly amount: string
  readonly claim_no: string
}

/** Of the last month alone: what closed months took stands. */
async function takenBack(tx: Tx, companyId: string, { to }: Days, employeeIds: readonly string[]) {
  const { rows } = await sql<Recovery>`
    select v.id, v.employee_id, v.amount, x.claim_no from claim_recoveries v
    join claims x on x.company_id = v.company_id and x.id = v.claim_id
    where v.company_id = ${companyId} and v.employee_id = any(${[...employeeIds]}::uuid[])
    order by v.created_at, v.id`.execute(tx)
  if (rows.length === 0) return []
  const people = [...new Set(rows.map(({ employee_id }) => employee_id))]
  const taken = await repaymentsTaken(tx, companyId, ORIGIN, people)
  const month = to.slice(0, 7)
  return rows.flatMap(({ id, employee_id, amount, claim_no }) => {
    const own = taken.filter((one) => one.source === id && one.month !== month)
    const left = amountOf(amount) - sumOf(own.map((one) => amountOf(one.amount)))
    if (left <= 0n) return []
    const names = { en: `Taken back: claim ${claim_no}`, 'zh-Hant': `追回費用 ${claim_no}` }
    return [
      {
        employeeId: employee_id,
        ...{ source: id, day: to, month, kind: 'amount' as const, type: 'other_deduction', amount: amountText(left) },
        ...{ basis: '', worksheet: [], told: names },
        category: { code: `claim-${id}`, names, position: 1000 + ORDER },
        taking: { order: ORDER },
      },
    ]
  })
}
