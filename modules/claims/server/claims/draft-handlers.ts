/** Claims that somebody has begun: kept as they are, checked only when they are sent. */
import { personWhoAsks } from '#modules/employees/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import type { Asking } from '#platform/requests/server/port.ts'
import { changeDraft, draft, drafts, dropDraft, keepDraft } from '../../contract/own.ts'
import { draftsOf, removeDraft, saveDraft } from './draft-store.ts'
import { words } from './words.ts'

const MOST = 100

export const draftHandlers: readonly Handler[] = [
  on(drafts, (call) => call.company.read(async (tx) => draftsOf(tx, call, await whose(tx, call)))),

  on(draft, (call) =>
    call.company.read(
      async (tx) => (await draftsOf(tx, call, await whose(tx, call, notFound()), call.params.id))[0] ?? notFound(),
    ),
  ),

  on(keepDraft, (call) =>
    call.company.transaction(async (tx) => {
      const employeeId = await whose(tx, call)
      if ((await draftsOf(tx, call, employeeId)).length >= MOST) return problem('claims.too-many-drafts')
      const id = newId(call.clock.now().getTime())
      await saveDraft(tx, call, employeeId, id, call.body.body)
      const [kept] = await draftsOf(tx, call, employeeId, id)
      return kept ? reply(kept, { messageKey: 'claims.draft-kept' }) : notFound()
    }),
  ),

  on(changeDraft, (call) =>
    call.company.transaction(async (tx) => {
      const employeeId = await whose(tx, call, notFound())
      const { id } = call.params
      if ((await draftsOf(tx, call, employeeId, id)).length === 0) return notFound()
      await saveDraft(tx, call, employeeId, id, call.body.body)
      const [kept] = await draftsOf(tx, call, employeeId, id)
      return kept ? reply(kept, { messageKey: 'claims.draft-kept' }) : notFound()
    }),
  ),

  on(dropDraft, (call) =>
    call.company.transaction(async (tx) => {
      const isGone = await removeDraft(tx, call, await whose(tx, call, notFound()), call.params.id)
      return isGone ? null : notFound()
    }),
  ),
]

/** Who is not employed has no drafts: one of an id is then not there. */
async function whose(tx: Tx, { company, session }: Asking, none = problem(words.notEmployed)): Promise<string> {
  const person = await personWhoAsks(tx, company.companyId, session.accountId)
  if (!person) throw new Refusal(none)
  return person.id
}
