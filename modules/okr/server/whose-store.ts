/** Whose objectives there may be, who sees them, and what they may serve. */
import { type RawBuilder, sql } from 'kysely'
import { mayEnter } from '#access/enter.ts'
import { withinTeam } from '#modules/employees/server/public.ts'
import { presentOn } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import { AGREED } from '../model/okr.ts'

/** Conditions on `okrs o` with `employees e`. Everybody's by role; else those of the own people, and what they serve. */
export const inSight = (session: LiveSession, companyId: string): RawBuilder<unknown> | undefined =>
  mayEnter(session, 'okr.all')
    ? undefined
    : sql`(o.owner_kind <> 'person' or ${withinTeam(companyId, session.accountId)})`

/** One's own, and what is agreed of the company and of one's own department. */
export const seenBy = (companyId: string, accountId: string): RawBuilder<unknown> => sql`(
  e.account_id = ${accountId} or o.status >= ${AGREED} and (o.owner_kind = 'company'
    or o.department_id in (select m.department_id from employees m
      where m.company_id = ${companyId} and m.account_id = ${accountId})))`

export async function departmentChoices(tx: Tx, companyId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from departments where company_id = ${companyId} order by lower(name), id`.execute(tx)
  return rows
}

/** Offered for objectives. */
export async function factorChoices(tx: Tx, companyId: string) {
  const { rows } = await sql<{ id: string; name: string; name_zh: string }>`
    select id, name, name_zh from okr_success_factors where company_id = ${companyId} and is_active
    order by lower(name), id`.execute(tx)
  return rows
}

/** Of these people, how many work here on the day; of the own people where that is all the caller may see. */
export async function presentAmong(
  tx: Tx,
  session: LiveSession,
  companyId: string,
  { ids, today }: { readonly ids: readonly string[]; readonly today: string },
): Promise<number> {
  const mine = mayEnter(session, 'okr.all') ? sql`true` : withinTeam(companyId, session.accountId)
  const { rows } = await sql`
    select from employees e where e.company_id = ${companyId} and e.id = any(${[...ids]}::uuid[])
      and ${presentOn(today)} and ${mine}`.execute(tx)
  return rows.length
}
