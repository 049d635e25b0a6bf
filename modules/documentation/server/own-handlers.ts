/** The handbook as people read, search and confirm it: what reaches them that day alone. */
import { personWhoAsks } from '#modules/employees/server/public.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { asReply, keptFile } from '#platform/files/server/kept-files.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { confirmArticle, handbook, ownArticle, ownAttachment } from '../contract/own.ts'
import { matches } from '../model/search.ts'
import { logged, nowOf } from './acting.ts'
import { articleOfFile, filesShown } from './file-store.ts'
import { markConfirmed } from './reader-store.ts'
import { type StandingRow, standingFor } from './standing-store.ts'
import { ownView } from './views.ts'

type Asking = Pick<Call<Endpoint>, 'company' | 'clock' | 'session'>

export const ownHandlers: readonly Handler[] = [
  on(handbook, (call) =>
    call.company.read(async (tx) => {
      const { search } = call.query
      const me = await personWhoAsks(tx, call.company.companyId, call.session.accountId)
      if (!me) return []
      const rows = await standingFor(tx, call.company.companyId, me.id, nowOf(call))
      const found = search
        ? rows.filter((row) =>
            matches(search, [row.title, row.title_zh, row.content, row.content_zh, row.category, row.category_zh]),
          )
        : rows
      return viewsOf(tx, call, found)
    }),
  ),
  on(ownAttachment, async (call) => {
    const { id } = call.params
    const isSeen = await call.company.read(async (tx) => {
      const of = await articleOfFile(tx, call.company.companyId, id)
      return of ? ((await standing(tx, call, of))?.row.files.includes(id) ?? false) : false
    })
    const file = isSeen ? await keptFile(call, id) : undefined
    return file ? asReply(file) : notFound()
  }),
  on(ownArticle, (call) =>
    call.company.read(async (tx) => {
      const found = await standing(tx, call, call.params.id)
      return found ? viewOf(tx, call, found.row) : notFound()
    }),
  ),
  on(confirmArticle, (call) =>
    call.company.transaction(async (tx) => {
      const found = await standing(tx, call, call.params.id)
      if (!found) return notFound()
      const { row, employeeId } = found
      if (!row.must_confirm) return problem('handbook.not-asked')
      const isNew = row.confirmed_at === null
      const { id, round, version } = row
      if (isNew)
        await markConfirmed(tx, call.company.companyId, { id, employeeId, now: call.clock.now(), round, version })
      const after = await standing(tx, call, id)
      if (!after) throw new Refusal(notFound())
      if (isNew) await logged(tx, call, 'handbook.confirmed', row, {}, { version })
      return reply(await viewOf(tx, call, after.row), { messageKey: 'handbook.confirmed' })
    }),
  ),
]

async function standing(
  tx: Tx,
  call: Asking,
  id: string,
): Promise<{ readonly row: StandingRow; readonly employeeId: string } | undefined> {
  const { companyId } = call.company
  const me = await personWhoAsks(tx, companyId, call.session.accountId)
  const [row] = me ? await standingFor(tx, companyId, me.id, nowOf(call), { id }) : []
  return row && me && { row, employeeId: me.id }
}

async function viewsOf(tx: Tx, { company }: Asking, rows: readonly StandingRow[]) {
  const files = await filesShown(
    tx,
    company.companyId,
    rows.map((row) => row.files),
  )
  return rows.map((row) => ownView(row, files(row.files)))
}

async function viewOf(tx: Tx, call: Asking, row: StandingRow) {
  const [view] = await viewsOf(tx, call, [row])
  if (!view) throw new Refusal(notFound())
  return view
}
