/** Something is asked for: its chain is chosen, its approvers are found, and they are told. */
import { sql } from 'kysely'
import { deleteByIds } from '#platform/database/server/bulk-update.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { prepared } from '#platform/database/server/prepared.ts'
import { type Chain, chainFor, type Step } from '../../model/chain.ts'
import { seatsFor } from '../../model/seats.ts'
import type { ToldInBoth } from '../../model/telling.ts'
import type { Acting } from '../acting.ts'
import { chainsOf } from '../chain-store.ts'
import { type Approvals, kindOf } from '../engine.ts'
import type { OwnPlace, Place } from '../people-port.ts'
import { addEvents } from '../requests/event-store.ts'
import { requestsOf } from '../requests/request-row.ts'
import { saveTasks, type TaskRow, tasksOf } from '../requests/task-store.ts'
import { announce } from './announce.ts'
import { refreshInboxes, settle, type TellingOf, tell, tellingApprovers } from './telling.ts'

export type NewRequest = {
  /** That of the thing itself. */
  readonly id: string
  readonly aboutId: string | null
  /** Of a request about nobody. Whoever sends it counts as whom it is about, so that they do not decide it. */
  readonly place?: OwnPlace
  readonly type: string | null
  readonly length: number | null
  readonly amount: string | null
  readonly from: string | null
  readonly to: string | null
  readonly told: ToldInBoth
  /** Asked before the steps of any chain: whoever else has to agree to this one thing. */
  readonly first?: Step
  /** What whoever sends it says with it, in its history: of a kind that shows nothing of its own beside a decision. */
  readonly note?: string | null
  /** Entered as decided already, by somebody who keeps the kind. */
  readonly decided?: boolean
}

/**
 * Something that waits for a decision was changed: it is sent anew under its id, and whoever agreed so far is asked
 * again about what it has become. Of a request about nobody whoever changed it is the sender now: what they made of
 * it is for others to decide.
 */
export async function sendAgain(
  tx: Tx,
  approvals: Approvals,
  acting: Acting,
  kindName: string,
  request: NewRequest,
): Promise<void> {
  const former = await tasksOf(tx, acting.companyId, [request.id])
  const held = await requestsOf(tx, acting.companyId, [request.id])
  await settle(tx, approvals, acting, held)
  await sql`delete from approval_tasks where company_id = ${acting.companyId} and request_id = ${request.id}`.execute(
    tx,
  )
  await sendRequests(tx, approvals, acting, kindName, [request], 'changed')
  refreshInboxes(tx, held, former)
}

/** It is gone with the thing that was asked for, and with everything that was said about it. */
export const forgetRequest = (tx: Tx, approvals: Approvals, acting: Acting, id: string): Promise<void> =>
  forgetRequests(tx, approvals, acting, [id])

export async function forgetRequests(
  tx: Tx,
  approvals: Approvals,
  acting: Acting,
  ids: readonly string[],
): Promise<void> {
  const held = await requestsOf(tx, acting.companyId, ids)
  const tasks = await tasksOf(tx, acting.companyId, ids)
  await settle(tx, approvals, acting, held)
  await deleteByIds(tx, 'approval_requests', ids)
  refreshInboxes(tx, held, tasks)
}

/** The states they are in now: approved at once where nobody has to be asked. */
export function sendRequests(
  tx: Tx,
  approvals: Approvals,
  acting: Acting,
  kindName: string,
  requests: readonly NewRequest[],
  event: 'sent' | 'changed' = 'sent',
): Promise<ReadonlyMap<string, string>> {
  const all = requests.map((request) => ({ ...request, by: acting.actor }))
  return sendOfEach(tx, approvals, acting, kindName, all, event)
}

/** Of several people who ask at the same moment, each named by whoever sent it. */
export async function sendOfEach(
  tx: Tx,
  approvals: Approvals,
  acting: TellingOf,
  kindName: string,
  requests: readonly (NewRequest & { readonly by: Sender })[],
  event: 'sent' | 'changed' = 'sent',
): Promise<ReadonlyMap<string, string>> {
  const { companyId, now, today } = acting
  const kind = kindOf(approvals, kindName)
  const chains = [...(await chainsOf(tx, companyId, kindName)), kind.usualChain]
  const places = await approvals.people.placesOf(
    tx,
    companyId,
    requests.flatMap(({ aboutId }) => aboutId ?? []),
    today,
  )
  const sent = requests.map((request) => sentOf(request, placeOf(places, request), chains, kind.fallback))
  const at = now.toISOString()
  const [first, approved] = [kind.moves.approve?.from[0] ?? 'pending', kind.moves.approve?.to ?? 'approved']
  const rows = sent.map(({ request, place, steps, isOpen }) => ({
    id: request.id,
    about_id: request.aboutId,
    about_name: place.name,
    about_number: place.number,
    about_account: place.accountId,
    department_id: place.departmentId,
    department: place.department,
    type: request.type,
    length: request.length,
    amount: request.amount,
    from_date: request.from,
    to_date: request.to,
    sent_by: request.by.accountId,
    sent_by_name: request.by.name,
    told: request.told,
    status: isOpen ? first : approved,
    steps,
    step: isOpen ? 0 : null,
    waits_since: isOpen ? at : null,
    decided_at: isOpen ? null : at,
    decided_by: isOpen ? null : request.by.accountId,
    decided_by_name: isOpen ? null : request.by.name,
  }))
  await prepared(
    tx,
    sql`
    insert into approval_requests (company_id, id, kind, about_id, about_name, about_number, about_account,
      department_id, department, sent_by, sent_by_name, sent_at, type, length, amount, from_date, to_date, told, status,
      steps, step, waits_since, decided_at, decided_by, decided_by_name)
    select ${companyId}, id, ${kindName}, about_id, about_name, about_number, about_account, department_id, department,
      sent_by, sent_by_name, ${at}, type, length, amount, from_date, to_date, told, status, steps, step,
      waits_since, decided_at, decided_by, decided_by_name
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, about_id uuid, about_name text,
      about_number text, about_account uuid, department_id uuid, department text, sent_by uuid, sent_by_name text, type text, length numeric,
      amount numeric, from_date date, to_date date, told jsonb, status text, steps jsonb, step integer,
      waits_since timestamptz, decided_at timestamptz, decided_by uuid, decided_by_name text)
    on conflict (company_id, id) do update set about_name = excluded.about_name, about_account = excluded.about_account,
      department_id = excluded.department_id, department = excluded.department,
      sent_by = case when excluded.about_id is null then excluded.sent_by else approval_requests.sent_by end,
      sent_by_name = case when excluded.about_id is null then excluded.sent_by_name
        else approval_requests.sent_by_name end,
      type = excluded.type, length = excluded.length, amount = excluded.amount,
      from_date = excluded.from_date, to_date = excluded.to_date, told = excluded.told, status = excluded.status,
      steps = excluded.steps, step = excluded.step, waits_since = excluded.waits_since,
      decided_at = excluded.decided_at, decided_by = excluded.decided_by, decided_by_name = excluded.decided_by_name`,
  )
  await saveTasks(
    tx,
    companyId,
    sent.flatMap((one) => tasksOfNew(one, at)),
  )
  const said = new Map(requests.map(({ id, note }) => [id, note]))
  await addEvents(
    tx,
    companyId,
    now,
    rows.flatMap(({ id, status, sent_by: account_id, sent_by_name: actor }) => [
      { request_id: id, event, account_id, actor, note: said.get(id) ?? null },
      ...(status === approved ? [{ request_id: id, event: 'approved', account_id, actor }] : []),
    ]),
  )
  await announce(
    tx,
    approvals,
    acting,
    rows.flatMap((row) => {
      const request = { ...row, kind: kindName, length: row.length === null ? null : String(row.length) }
      const sentNow = { request, by: row.sent_by_name, event: 'sent', status: row.status }
      return row.status === approved ? [sentNow, { ...sentNow, event: 'approved' }] : [sentNow]
    }),
  )
  const open = rows.filter(({ step }) => step !== null).map(({ id }) => id)
  const waiting = await requestsOf(tx, companyId, open)
  const tellings = await tellingApprovers(tx, acting, waiting, 'waits')
  await tell(
    tx,
    approvals,
    acting,
    tellings.map((telling) => ({ ...telling, by: telling.request.sent_by_name })),
  )
  return new Map(rows.map(({ id, status }) => [id, status]))
}

type Sender = Pick<Acting['actor'], 'accountId' | 'name'>

type Sent = {
  readonly request: NewRequest & { readonly by: Sender }
  readonly place: Standing
  readonly steps: readonly Step[]
  readonly isOpen: boolean
  readonly seats: ReturnType<typeof seatsFor>
}

function sentOf(
  request: Sent['request'],
  place: Standing,
  chains: readonly Chain[],
  fallback: readonly string[],
): Sent {
  const facts = { type: request.type, departmentId: place.departmentId, length: request.length, amount: request.amount }
  const first = request.first ? [request.first] : []
  const steps = request.decided ? [] : [...first, ...(chainFor(chains, facts)?.steps ?? [])]
  return { request, place, steps, isOpen: steps.length > 0, seats: seatsFor(steps, place, fallback) }
}

function tasksOfNew({ request, seats }: Sent, at: string): TaskRow[] {
  return seats.flatMap((ofStep, step) =>
    ofStep.map((one, seat) => ({
      request_id: request.id,
      step,
      seat,
      ...one,
      state: step === 0 ? 'open' : 'waiting',
      opened_at: step === 0 ? at : null,
      decided_at: null,
      decided_by: null,
      decided_by_name: null,
    })),
  )
}

type Standing = Omit<Place, 'id' | 'number'> & { readonly number: string | null }

function placeOf(places: ReadonlyMap<string, Place>, { aboutId, place: own, by }: Sent['request']): Standing {
  if (aboutId === null && own) return { ...own, number: null, accountId: by.accountId }
  const place = places.get(aboutId ?? '')
  if (!place) throw new Error('a request is about somebody of the company')
  return place
}
