/** What somebody has to decide goes to somebody else for good: seats that wait, and places in the flows of kinds. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Step } from '../model/chain.ts'
import { refreshInboxes, type TellingOf, tell } from './deciding/telling.ts'
import type { Approvals } from './engine.ts'
import { addEvents } from './requests/event-store.ts'
import { lockRequests } from './requests/request-row.ts'
import { saveTasks, type TaskRow } from './requests/task-store.ts'

/** Whose place an own request takes: nobody decides about themselves. */
const INSTEAD = 'Company Admin'

type From = { readonly companyId: string; readonly account: string }
type To = { readonly account: string; readonly name: string }

/** Requests in which this account is still to be asked, now or later, by whom they are about. */
export async function seatsOfAccount(tx: Tx, { companyId, account }: From): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct r.about_name as name from approval_tasks t
    join approval_requests r on r.company_id = t.company_id and r.id = t.request_id
    where t.company_id = ${companyId} and t.account_id = ${account} and t.state in ('open', 'waiting')
      and r.step is not null order by name`.execute(tx)
  return rows.map(({ name }) => name)
}

export async function handSeatsOver(
  tx: Tx,
  approvals: Approvals | undefined,
  by: TellingOf,
  from: string,
  to: To,
): Promise<void> {
  const { companyId, actor, now } = by
  const { rows: ids } = await sql<{ request_id: string }>`
    select distinct t.request_id from approval_tasks t
    join approval_requests r on r.company_id = t.company_id and r.id = t.request_id
    where t.company_id = ${companyId} and t.account_id = ${from} and t.state in ('open', 'waiting')
      and r.step is not null`.execute(tx)
  const held = await lockRequests(
    tx,
    companyId,
    ids.map(({ request_id }) => request_id),
  )
  const { rows: seats } = await sql<TaskRow>`
    select request_id, step, seat, account_id, roles, name, state, opened_at, decided_at, decided_by, decided_by_name
    from approval_tasks where company_id = ${companyId} and account_id = ${from} and state in ('open', 'waiting')
      and request_id = any(${held.map(({ id }) => id)}::uuid[])`.execute(tx)
  const own = new Set(held.filter(({ about_account }) => about_account === to.account).map(({ id }) => id))
  const moved = seats.map((seat) =>
    own.has(seat.request_id)
      ? { ...seat, account_id: null, roles: [INSTEAD], name: INSTEAD }
      : { ...seat, account_id: to.account, name: to.name },
  )
  await saveTasks(tx, companyId, moved)
  const event = { event: 'handed-over', account_id: actor.accountId, actor: actor.name }
  await addEvents(
    tx,
    companyId,
    now,
    held.map(({ id }) => ({ request_id: id, ...event, note: own.has(id) ? INSTEAD : to.name })),
  )
  const open = new Set(seats.filter(({ state }) => state === 'open').map(({ request_id }) => request_id))
  const asked = held.filter(({ id }) => open.has(id) && !own.has(id))
  if (approvals) {
    const tellings = asked.map((request) => ({
      ...{ request, reader: 'approver' as const, accounts: [to.account], what: 'waits', by: request.about_name },
    }))
    await tell(tx, approvals, by, tellings)
  }
  refreshInboxes(tx, held, [...seats, ...moved])
}

type ChainRow = {
  readonly kind: string
  readonly position: number
  readonly name: string
  readonly steps: readonly Step[]
}

const isOf = (account: string) => (approver: Step['approvers'][number]) =>
  approver.by === 'person' && approver.account_id === account

async function chainsWith(tx: Tx, { companyId, account }: From, hold = false): Promise<ChainRow[]> {
  const { rows } = await sql<ChainRow>`
    select kind, position, name, steps from approval_chains
    where company_id = ${companyId} and steps::text like ${`%${account}%`} order by kind, position
    ${hold ? sql`for update` : sql``}`.execute(tx)
  return rows.filter(({ steps }) => steps.some(({ approvers }) => approvers.some(isOf(account))))
}

/** The flows that name this account. */
export const flowsOfAccount = async (tx: Tx, from: From): Promise<readonly string[]> =>
  (await chainsWith(tx, from)).map(({ name }) => name)

export async function handFlowsOver(tx: Tx, from: From, to: To): Promise<void> {
  const chains = await chainsWith(tx, from, true)
  const person = { by: 'person' as const, account_id: to.account, name: to.name }
  const rows = chains.map(({ kind, position, steps }) => ({
    kind,
    position,
    steps: steps.map((step) => ({ ...step, approvers: withOther(step.approvers, from.account, person) })),
  }))
  await sql`
    update approval_chains c set steps = n.steps
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(kind text, position integer, steps jsonb)
    where c.company_id = ${from.companyId} and c.kind = n.kind and c.position = n.position`.execute(tx)
}

/** Nobody is asked twice in one step. */
function withOther(
  approvers: Step['approvers'],
  account: string,
  person: Step['approvers'][number] & { by: 'person' },
) {
  const others = approvers.filter((one) => !isOf(account)(one))
  const isThere = others.some(isOf(person.account_id))
  return approvers.some(isOf(account)) && !isThere ? [...others, person] : others
}
