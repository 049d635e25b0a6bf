/** Where people stand in the company: who is above them, up the line, and who is below. */

import { sql } from 'kysely'
import { departmentOf, divisionOf } from '#modules/organisation/server/public-sql.ts'
import type { PeoplePort, Place, Superior } from '#platform/approvals/server/people-port.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { prepared } from '#platform/database/server/prepared.ts'
import { presentOn } from './public-sql.ts'
import { withinSight } from './sight.ts'

export const approvalPeople: PeoplePort = { placesOf, departmentsAmong, belowOf, colleaguesOf }

type PlaceRow = {
  readonly id: string
  readonly name: string
  readonly number: string
  readonly account_id: string | null
  readonly department_id: string | null
  readonly department: string | null
  readonly head_account_id: string | null
  readonly head: string | null
}
type LineRow = { readonly of: string; readonly account_id: string; readonly name: string }

/** As high as anybody is ever asked, with room for managers who have no account. */
const HIGHEST = 12

async function placesOf(tx: Tx, companyId: string, ids: readonly string[], today: string) {
  const wanted = [...new Set(ids)]
  const { rows } = await prepared(
    tx,
    sql<PlaceRow>`
    select e.id, e.full_name as name, e.staff_id as number, e.account_id, e.department_id,
           d.name as department, h.account_id as head_account_id, h.full_name as head
    from employees e
    ${departmentOf()}
    ${divisionOf()}
    left join lateral (
      select one.account_id, one.full_name from employees one
      where one.company_id = e.company_id and one.id in (v.head_id, d.head_id) and one.account_id is not null
        and ${presentOn(today, 'one')}
      -- The division's own head is nearer; a head does not decide for himself.
      order by one.id is not distinct from e.id, one.id is distinct from v.head_id limit 1
    ) h on true
    where e.company_id = ${companyId} and e.id = any(${wanted}::uuid[])`,
  )
  const lines = await linesOf(tx, companyId, wanted, today)
  return new Map<string, Place>(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        name: row.name,
        number: row.number,
        accountId: row.account_id,
        departmentId: row.department_id,
        department: row.department,
        line: lines.get(row.id) ?? [],
        head: row.head_account_id === null ? null : { accountId: row.head_account_id, name: row.head ?? '' },
      },
    ]),
  )
}

/** Managers who work here today and can sign in, the nearest first. A circle among managers ends by itself. */
async function linesOf(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  today: string,
): Promise<Map<string, Superior[]>> {
  const { rows } = await prepared(
    tx,
    sql<LineRow>`
    with recursive line as (
      select e.id as "of", e.manager_id, 1 as up from employees e
      where e.company_id = ${companyId} and e.id = any(${[...ids]}::uuid[])
      union
      select l."of", m.manager_id, l.up + 1 from line l
      join employees m on m.company_id = ${companyId} and m.id = l.manager_id
      where l.up < ${HIGHEST}
    )
    select l."of", m.account_id, m.full_name as name from line l
    join employees m on m.company_id = ${companyId} and m.id = l.manager_id
    where m.account_id is not null and ${presentOn(today, 'm')}
    order by l."of", l.up`,
  )
  const lines = new Map<string, Superior[]>()
  for (const { of, account_id, name } of rows) {
    const line = lines.get(of) ?? []
    if (!line.some(({ accountId }) => accountId === account_id)) line.push({ accountId: account_id, name })
    lines.set(of, line)
  }
  return lines
}

async function departmentsAmong(tx: Tx, companyId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from departments where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

async function belowOf(tx: Tx, companyId: string, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id from employees e
    where e.company_id = ${companyId} and ${withinSight({ of: 'team', accountId }, companyId)}`.execute(tx)
  return rows.map(({ id }) => id)
}

async function colleaguesOf(tx: Tx, companyId: string, accountId: string): Promise<readonly string[]> {
  const seen = (of: 'colleagues' | 'team') => withinSight({ of, accountId }, companyId)
  const { rows } = await sql<{ account_id: string }>`
    select e.account_id from employees e
    where e.company_id = ${companyId} and e.account_id is not null and e.account_id <> ${accountId}
      and (${seen('colleagues')} or ${seen('team')})`.execute(tx)
  return rows.map(({ account_id }) => account_id)
}
