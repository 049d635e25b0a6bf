/**
 * What was handed over, in the pay of the month that HR chose: in kind an earning that is not paid out, in cash one that
 * is. Beside the last pay of who leaves stands what they still have.
 */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { linesOf } from '../model/ways.ts'

type Days = { readonly from: PlainDate; readonly to: PlainDate }
type Row = {
  readonly id: string
  readonly employee_id: string
  readonly way: string
  readonly value: string
  readonly month: string
  readonly day: PlainDate
  readonly item: string
  readonly item_zh: string
}

export const rewardsForPay = {
  origin: 'reward',
  page: (source: string, reader: 'company' | 'own') =>
    reader === 'own' ? `/me/rewards?view=redeem&open=${source}` : `/app/rewards/redemption?open=${source}`,

  /** Those of the whole year are read, since what is exempt counts through it. */
  async between(tx: Tx, companyId: string, { from, to }: Days, employeeIds: readonly string[]) {
    const { rows } = await sql<Row>`
      select x.id, x.employee_id, x.pay_way as way, x.money_value as value, to_char(x.pay_month, 'YYYY-MM') as month,
        x.delivered_on as day, i.name as item, coalesce(nullif(i.name_zh, ''), i.name) as item_zh
      from reward_redemptions x join reward_items i on i.company_id = x.company_id and i.id = x.item_id
      where x.company_id = ${companyId} and x.employee_id = any(${[...employeeIds]}::uuid[])
        and x.pay_month between date_trunc('year', ${from}::date) and ${to}::date
      order by x.employee_id, x.pay_month, x.delivered_on, x.id`.execute(tx)
    if (rows.length === 0) return []
    const { country } = await companyFacts(tx, companyId)
    const of = new Map(rows.map((row) => [row.id, row]))
    const people = new Map<string, Row[]>()
    for (const row of rows) people.set(row.employee_id, [...(people.get(row.employee_id) ?? []), row])
    const [first, last] = [from.slice(0, 7), to.slice(0, 7)]
    return [...people.values()].flatMap((own) =>
      linesOf(country, own).flatMap(({ id, month, type, amount }) => {
        const row = of.get(id)
        if (!row || month < first || month > last) return []
        const told = { en: `Reward: ${row.item}`, 'zh-Hant': `獎勵：${row.item_zh}` }
        return [
          {
            employeeId: row.employee_id,
            ...{ source: id, day: row.day, month, kind: 'amount' as const, type, amount, basis: amount },
            ...{ worksheet: [], told },
          },
        ]
      }),
    )
  },

  /** Points are no money: they are told, and HR decides. */
  async owedOnLeaving(
    tx: Tx,
    companyId: string,
    { from, to, leaving }: Days & { readonly leaving?: string },
    { say, language }: { readonly say: Say; readonly language: Language },
  ) {
    const { rows } = await sql<{ id: string; full_name: string; balance: number; open: number }>`
      select e.id, e.full_name, s.balance, s.open from employees e
      cross join lateral (select
        coalesce((select sum(p.points)::int from reward_points p
          where p.company_id = e.company_id and p.employee_id = e.id), 0) as balance,
        (select count(*)::int from reward_redemptions x where x.company_id = e.company_id and x.employee_id = e.id
          and x.state in ('requested', 'approved')) as open) s
      where e.company_id = ${companyId}
        and ${leaving === undefined ? sql`e.left_on between ${from} and ${to}` : sql`e.id = ${leaving}`}
        and (s.balance > 0 or s.open > 0)
      order by lower(e.full_name), e.id`.execute(tx)
    return rows.map(({ id, full_name: fullName, balance, open }) => ({
      ...{ id, fullName },
      told: [
        ...(balance > 0 ? [say(language, 'rewards.left-points', { count: balance })] : []),
        ...(open > 0 ? [say(language, 'rewards.left-open', { count: open })] : []),
      ],
    }))
  },
} as const
