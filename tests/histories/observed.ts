/** What there is in a company, in the shape in which a history expects it; read past every fault. */
import { sql } from 'kysely'
import type { Database } from '#platform/database/server/connect.ts'

export type Month = '2026-09' | '2026-10'
export type Observed = {
  /** Staff ids; whoever were there twice would be in it twice. */
  readonly people: readonly string[]
  /** Those that were added by hand, not those that came with sheets. */
  readonly positions: readonly string[]
  /** Of those who were invited: 'mei3'. */
  readonly accounts: readonly string[]
  /** By month: 'A-0001 bonus 50.00 hand'. */
  readonly items: Readonly<Record<string, readonly string[]>>
  /** By month: its state, and how many payslips one sees of it. */
  readonly runs: Readonly<Record<string, string>>
  /** 'A-0001 2026-12-07 approved'. */
  readonly leave: readonly string[]
  /** 'A-0001 Contract 1'. */
  readonly papers: readonly string[]
}

export async function observe(db: Database, companyId: string): Promise<Observed> {
  const month = sql`to_char(make_date(i.year, i.month, 1), 'YYYY-MM')`
  const { rows } = await db.system.read((tx) =>
    sql<Observed>`
      select
        array(select e.staff_id from employees e where e.company_id = ${companyId}) as people,
        array(select p.name from positions p where p.company_id = ${companyId} and p.name like 'Position %') as positions,
        array(select split_part(a.email, '@', 1) from accounts a where a.company_id = ${companyId} and a.email like 'mei%') as accounts,
        (select coalesce(jsonb_object_agg(month, said), '{}') from (
          select ${month} as month, jsonb_agg(concat_ws(' ', e.staff_id, i.type, i.amount, i.origin)) as said
          from pay_items i join employees e on e.company_id = i.company_id and e.id = i.employee_id
          where i.company_id = ${companyId} group by 1) of_month) as items,
        (select coalesce(jsonb_object_agg(${month}, i.state || ' ' || (
            select count(*) from payslips p where p.company_id = i.company_id and p.run_id = i.id
              and p.version between i.base_version and i.version
              and (p.replaced_in is null or p.replaced_in > i.version))), '{}')
          from pay_runs i where i.company_id = ${companyId} and i.state <> 'none') as runs,
        array(select concat_ws(' ', e.staff_id, l.from_date, l.status) from leave_applications l
          join employees e on e.company_id = l.company_id and e.id = l.employee_id
          where l.company_id = ${companyId}) as leave,
        array(select concat_ws(' ', e.staff_id, d.name) from employee_documents d
          join employees e on e.company_id = d.company_id and e.id = d.employee_id
          where d.company_id = ${companyId}) as papers`.execute(tx),
  )
  const [row] = rows
  if (!row) throw new Error('nothing was read')
  return inOrder(row)
}

/** Lists stand in one order, whichever the database sorts by. */
export const inOrder = (seen: Observed): Observed => ({
  people: seen.people.toSorted(),
  positions: seen.positions.toSorted(),
  accounts: seen.accounts.toSorted(),
  items: Object.fromEntries(
    Object.entries(seen.items).flatMap(([month, items]) => (items.length > 0 ? [[month, items.toSorted()]] : [])),
  ),
  runs: seen.runs,
  leave: seen.leave.toSorted(),
  papers: seen.papers.toSorted(),
})
