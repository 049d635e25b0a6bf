/** Claims that somebody has begun: kept as they are, checked only when they are sent. */
import { sql } from 'kysely'
import { personWhoAsks } from '#modules/employees/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import type { Asking } from '#platform/requests/server/port.ts'
import { changeDraft, draft, drafts, dropDraft, keepDraft } from '../../contract/own.ts'
import { words } from './words.ts'

type Draft = { readonly id: string; readonly body: Record<string, unknown>; readonly updated_at: string }
const MOST = 100

export const draftHandlers: readonly Handler[] = [
  on(drafts, (call) => call.company.read(async (tx) => draftsOf(tx, call, await whose(tx, call)))),

  on(draft, (call) =>
    call.company.read(async (tx) => (await draftsOf(tx, call, await whose(tx, call), call.params.id))[0] ?? notFound()),
  ),

  on(keepDraft, (call) =>
    call.company.transaction(async (tx) => {
      const employeeId = await whose(tx, call)
      if ((await draftsOf(tx, call, employeeId)).length >= MOST) return problem('claims.too-many-drafts')
      const id = newId(call.clock.now().getTime())
      await save(tx, call, employeeId, id, call.body.body)
      const [kept] = await draftsOf(tx, call, employeeId, id)
      return kept ? reply(kept, { messageKey: 'claims.draft-kept' }) : notFound()
    }),
  ),

  on(changeDraft, (call) =>
    call.company.transaction(async (tx) => {
      const employeeId = await whose(tx, call)
      const { id } = call.params
      if ((await draftsOf(tx, call, employeeId, id)).length === 0) return notFound()
      await save(tx, call, employeeId, id, call.body.body)
      const [kept] = await draftsOf(tx, call, employeeId, id)
      return kept ? reply(kept, { messageKey: 'claims.draft-kept' }) : notFound()
    }),
  ),

  on(dropDraft, (call) =>
    call.company.transaction(async (tx) => {
      const { numAffectedRows } = await sql`
        delete from claim_drafts where company_id = ${call.company.companyId} and id = ${call.params.id}
          and employee_id = ${await whose(tx, call)}`.execute(tx)
      return numAffectedRows ? null : notFound()
    }),
  ),
]

async function whose(tx: Tx, { company, session }: Asking): Promise<string> {
  const person = await personWhoAsks(tx, company.companyId, session.accountId)
  if (!person) throw new Refusal(problem(words.notEmployed))
  return person.id
}

async function draftsOf(tx: Tx, { company }: Asking, employeeId: string, id?: string): Promise<Draft[]> {
  const { rows } = await sql<Draft>`
    select id, body, updated_at from claim_drafts
    where company_id = ${company.companyId} and employee_id = ${employeeId}
      ${id === undefined ? sql`` : sql`and id = ${id}`} order by updated_at desc, id`.execute(tx)
  return rows
}

async function save(tx: Tx, { company, clock }: Asking, employeeId: string, id: string, body: object): Promise<void> {
  await sql`
    insert into claim_drafts (company_id, id, employee_id, body, updated_at)
    values (${company.companyId}, ${id}, ${employeeId}, ${JSON.stringify(body)}::jsonb, ${clock.now().toISOString()})
    on conflict (company_id, id) do update set body = excluded.body, updated_at = excluded.updated_at`.execute(tx)
}
