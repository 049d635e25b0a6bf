/** What the calls of rewards share: the day, the log, refusals by field, and people in the order in which they are held. */

import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { holdPeople } from '#modules/employees/server/public.ts'
import { presentOn } from '#modules/employees/server/public-sql.ts'
import { log } from '#platform/activity/server/log.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type FieldText, problem, Refusal } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'

export type Acting = Pick<Call<Endpoint>, 'company' | 'actor' | 'clock' | 'session'>

export const todayOf = ({ clock, session }: Pick<Acting, 'clock' | 'session'>): PlainDate =>
  clock.today(session.timezone)

export const refused = (field: string, ...said: readonly FieldText[]) =>
  new Refusal(problem('rewards.invalid', { errors: { [field]: said } }))
export const notNow = () => new Refusal(problem('rewards.not-now'))

type Subject = {
  readonly kind: 'recognition' | 'reward_points' | 'redemption'
  readonly id: string
  readonly name: string
}

export const happened = (
  tx: Tx,
  acting: Acting,
  action: string,
  subjects: readonly Subject[],
  after: Readonly<Record<string, unknown>> = {},
): Promise<void> =>
  log(tx, acting, ...subjects.map((subject) => ({ action: `rewards.${action}`, subject, after: { ...after } })))

type Receiver = { readonly id: string; readonly name: string; readonly accountId: string | null }

/** Held to the end, so that what they have does not change meanwhile; refused where one of them does not work here now. */
export async function heldPresent(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  { today, field = 'employee_ids' }: { readonly today: PlainDate; readonly field?: string },
): Promise<Receiver[]> {
  const wanted = [...new Set(ids)]
  await holdPeople(tx, companyId, wanted)
  const { rows } = await sql<Receiver>`
    select e.id, e.full_name as name, e.account_id as "accountId" from employees e
    where e.company_id = ${companyId} and e.id = any(${wanted}::uuid[]) and ${presentOn(today)}
    order by lower(e.full_name), e.id`.execute(tx)
  if (rows.length < wanted.length) throw refused(field, 'rewards.not-here')
  return rows
}
