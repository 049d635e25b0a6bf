/** What is still in the hands of whoever leaves, who takes it, and from when. */

import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { handReportsOver, reportsOf } from '#modules/employees/server/public.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { flowsOfAccount, handFlowsOver, handSeatsOver, seatsOfAccount } from '#platform/approvals/server/hand-over.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Problem, Refusal } from '#platform/http/server/answers.ts'
import { type HandOverPart, handOverParts, needsAccount } from '../../model/hand-over.ts'
import { type Doing, type ExitNeeds, type HandingOver, log } from './acting.ts'
import { refuse } from './entering.ts'
import type { ExitRow } from './exit-store.ts'

type Leaver = Pick<ExitRow, 'id' | 'employee_id' | 'account_id' | 'full_name'>
export type Heir = { readonly id: string; readonly account_id: string | null; readonly full_name: string }

export type Planned = {
  readonly part: HandOverPart
  readonly employee_id: string
  readonly full_name: string
  readonly from_date: string
}

export async function plannedOf(tx: Tx, companyId: string, exitId: string): Promise<Planned[]> {
  const { rows } = await sql<Planned>`
    select h.part, h.employee_id, e.full_name, h.from_date from exit_hand_overs h
    ${personOf('h')}
    where h.company_id = ${companyId} and h.exit_id = ${exitId} order by h.from_date, h.part`.execute(tx)
  return rows
}

/** By part, as they are called. */
export async function heldStill(
  tx: Tx,
  companyId: string,
  { employee_id, account_id: account }: Leaver,
  { handOver = [], now }: Pick<ExitNeeds, 'handOver'> & { readonly now: Date },
): Promise<Readonly<Record<HandOverPart, readonly string[]>>> {
  const elsewhere = async (part: HandOverPart) =>
    (await handOver.find((one) => one.part === part)?.held(tx, companyId, employee_id, now)) ?? []
  return {
    reports: (await reportsOf(tx, companyId, employee_id)).map(({ full_name }) => full_name),
    approvals: account ? await seatsOfAccount(tx, { companyId, account }) : [],
    flows: account ? await flowsOfAccount(tx, { companyId, account }) : [],
    vacancies: await elsewhere('vacancies'),
    interviews: await elsewhere('interviews'),
    equipment: await elsewhere('equipment'),
  }
}

/** What is neither handed over nor to be on its day. */
export async function leftOver(tx: Tx, companyId: string, row: Leaver, needs: ExitNeeds, now: Date) {
  const held = await heldStill(tx, companyId, row, { ...needs, now })
  const planned = new Set((await plannedOf(tx, companyId, row.id)).map(({ part }) => part))
  return handOverParts.filter((part) => held[part].length > 0 && !planned.has(part))
}

/** On the day, or now. What cannot be says so by the field of who takes it. */
export async function handOver(
  tx: Tx,
  call: HandingOver,
  needs: ExitNeeds,
  row: Leaver,
  { heir, parts }: { readonly heir: Heir; readonly parts: readonly HandOverPart[] },
): Promise<void> {
  const { companyId } = call.company
  if (parts.some(needsAccount) && heir.account_id === null) throw refuse({ to: ['exit.heir-without-account'] })
  for (const part of parts) {
    const refused = await handPart(tx, call, needs, row, heir, part)
    if (refused) throw new Refusal(refused)
  }
  await sql`
    delete from exit_hand_overs where company_id = ${companyId} and exit_id = ${row.id}
      and part = any(${[...parts]})`.execute(tx)
  await log(tx, call, 'exit.handed-over', row, { after: { to: heir.full_name, parts: [...parts] } })
}

async function handPart(
  tx: Tx,
  call: HandingOver,
  needs: ExitNeeds,
  { employee_id: from, account_id: account }: Leaver,
  heir: Heir,
  part: HandOverPart,
): Promise<Problem | undefined> {
  const { companyId } = call.company
  const to = { account: heir.account_id ?? '', name: heir.full_name }
  if (part === 'reports') return handReportsOver(tx, call, from, heir.id)
  if (part === 'approvals' && account) {
    const today = call.clock.today(call.session.timezone)
    const by = { companyId, today, now: call.clock.now(), actor: call.actor }
    await handSeatsOver(tx, needs.approvals?.(), by, account, to)
  }
  if (part === 'flows' && account) await handFlowsOver(tx, { companyId, account }, to)
  await needs.handOver?.find((one) => one.part === part)?.hand(tx, call, from, heir.id)
  return undefined
}

export const dropPlanned = (tx: Tx, companyId: string, exitId: string) =>
  sql`delete from exit_hand_overs where company_id = ${companyId} and exit_id = ${exitId}`.execute(tx)

/** The day after the last one is the latest: what was planned for later comes earlier with it. */
export const movePlanned = (tx: Tx, companyId: string, exitId: string, latest: PlainDate) =>
  sql`
    update exit_hand_overs set from_date = ${latest}
    where company_id = ${companyId} and exit_id = ${exitId} and from_date > ${latest}`.execute(tx)

/** Another day takes the place of the former. */
export async function planHandOver(
  tx: Tx,
  { company: { companyId }, actor }: Doing,
  exitId: string,
  { heir, parts, from }: { readonly heir: Heir; readonly parts: readonly HandOverPart[]; readonly from: PlainDate },
): Promise<void> {
  await sql`
    insert into exit_hand_overs (company_id, exit_id, part, employee_id, from_date, by_account, by_name)
    select ${companyId}, ${exitId}, unnest(${[...parts]}::text[]), ${heir.id}, ${from}, ${actor.accountId}, ${actor.name}
    on conflict (company_id, exit_id, part) do update set employee_id = excluded.employee_id,
      from_date = excluded.from_date, by_account = excluded.by_account, by_name = excluded.by_name`.execute(tx)
}

/** Employed on the day, and not the leaver. */
export async function heirOf(
  tx: Tx,
  companyId: string,
  id: string,
  { leaver, on }: { readonly leaver: string; readonly on: PlainDate },
): Promise<Heir | undefined> {
  const { rows } = await sql<Heir>`
    select id, account_id, full_name from employees
    where company_id = ${companyId} and id = ${id} and id <> ${leaver} and not is_service_account
      and joined_on <= ${on} and (left_on is null or left_on >= ${on})`.execute(tx)
  return rows[0]
}
