/** Announcements as people read and confirm them: those alone that stand for them at that moment. */
import { personWhoAsks } from '#modules/employees/server/public.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { asReply, keptFile } from '#platform/files/server/kept-files.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { acknowledge, ownAnnouncement, ownAnnouncements, ownAttachment, readAnnouncement } from '../contract/own.ts'
import { logged, nowOf } from './acting.ts'
import type { Now } from './announcement-store.ts'
import { announcementOfFile, filesOf } from './file-store.ts'
import { markAcknowledged, markRead, type OwnRow, standingFor } from './reader-store.ts'
import { ownView } from './views.ts'

type Asking = Pick<Call<Endpoint>, 'company' | 'clock' | 'session'>

export const ownHandlers: readonly Handler[] = [
  on(ownAnnouncements, (call) =>
    call.company.read(async (tx) => {
      const { companyId, accountId } = whose(call)
      const me = await personWhoAsks(tx, companyId, accountId)
      if (!me) return []
      const rows = await standingFor(tx, companyId, me.id, nowOf(call))
      const files = await filesOf(
        tx,
        companyId,
        rows.map(({ id }) => id),
      )
      return rows.map((row) => ownView(row, files(row.id)))
    }),
  ),
  on(ownAttachment, async (call) => {
    const { companyId } = call.company
    const isSeen = await call.company.read(async (tx) => {
      const of = await announcementOfFile(tx, companyId, call.params.id)
      return of ? (await standing(tx, call, of)) !== undefined : false
    })
    const file = isSeen ? await keptFile(call, call.params.id) : undefined
    return file ? asReply(file) : notFound()
  }),
  on(ownAnnouncement, (call) =>
    call.company.read(async (tx) => view(tx, call.company.companyId, (await one(tx, call, call.params.id)).row)),
  ),
  on(readAnnouncement, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { row, employeeId, when } = await one(tx, call, call.params.id)
      if (row.read_at !== null) return view(tx, companyId, row)
      await markRead(tx, companyId, { id: row.id, employeeId, now: when.now })
      return view(tx, companyId, (await one(tx, call, row.id)).row)
    }),
  ),
  on(acknowledge, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { row, employeeId, when } = await one(tx, call, call.params.id)
      if (!row.must_acknowledge) return problem('announcement.not-asked')
      const isNew = row.acknowledged_at === null
      if (isNew) await markAcknowledged(tx, companyId, { id: row.id, employeeId, now: when.now, round: row.round })
      const answer = await view(tx, companyId, (await one(tx, call, row.id)).row)
      if (isNew) await logged(tx, call, 'announcement.acknowledged', row)
      return reply(answer, { messageKey: 'announcement.acknowledged' })
    }),
  ),
]

const whose = ({ company, session }: Asking) => ({ companyId: company.companyId, accountId: session.accountId })

type Standing = { readonly row: OwnRow; readonly employeeId: string; readonly when: Now }

async function standing(tx: Tx, call: Asking, id: string): Promise<Standing | undefined> {
  const { companyId, accountId } = whose(call)
  const me = await personWhoAsks(tx, companyId, accountId)
  if (!me) return undefined
  const when = nowOf(call)
  const [row] = await standingFor(tx, companyId, me.id, when, { id })
  return row && { row, employeeId: me.id, when }
}

async function one(tx: Tx, call: Asking, id: string): Promise<Standing> {
  const found = await standing(tx, call, id)
  if (!found) throw new Refusal(notFound())
  return found
}

const view = async (tx: Tx, companyId: string, row: OwnRow) =>
  ownView(row, (await filesOf(tx, companyId, [row.id]))(row.id))
