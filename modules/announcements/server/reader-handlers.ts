/** Who has read and confirmed an announcement, that list as a sheet, and a reminder to those who have not. */
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { notify } from '#platform/notices/server/notify.ts'
import type { Sheet } from '#platform/sheets/model/sheet.ts'
import { sheetFile } from '#platform/sheets/server/export/template.ts'
import { readers, readersFile, remind } from '../contract/announcements.ts'
import { logged, nowOf } from './acting.ts'
import { heldAnnouncement, type Now } from './announcement-store.ts'
import { markReminded, readersOf } from './reader-store.ts'
import { shown } from './shown.ts'
import { linkOf, titleOf } from './telling.ts'

const QUIET_MS = 60 * 60_000

export const readerHandlers: readonly Handler[] = [
  on(readers, (call) =>
    call.company.read(async (tx) => {
      const { companyId } = call.company
      const when = nowOf(call)
      await refuseUnknown(tx, companyId, when, call.params.id)
      return readersOf(tx, companyId, call.params.id, when.today)
    }),
  ),
  on(readersFile, async (call) => {
    const { companyId } = call.company
    await call.company.read(async (tx) => refuseUnknown(tx, companyId, nowOf(call), call.params.id))
    return sheetFile(call, 'announcement-readers.xlsx', async (tx) => {
      const { today } = nowOf(call)
      return { sheet, rows: (await readersOf(tx, companyId, call.params.id, today)).map((row) => ({ ...row })) }
    })
  }),
  on(remind, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const when = nowOf(call)
      const one = await heldAnnouncement(tx, companyId, when, call.params.id)
      if (!one) return notFound()
      if (one.state !== 'published') return problem('announcement.not-published')
      const since = new Date(when.now.getTime() - QUIET_MS)
      const accounts = await markReminded(tx, companyId, one.id, when, since)
      const notice = { word: 'announcement.reminder', params: titleOf(one), link: linkOf(one.id), at: when.now }
      await notify(tx, companyId, accounts, notice)
      if (accounts.length > 0) await logged(tx, call, 'announcement.reminded', one, {}, { people: accounts.length })
      const done = { told: accounts.length, at: when.now.toISOString() }
      const params = { count: accounts.length }
      return reply(done, {
        messageKey: accounts.length === 0 ? 'announcement.nobody-to-remind' : 'announcement.reminded',
        params,
      })
    }),
  ),
]

async function refuseUnknown(tx: Tx, companyId: string, when: Now, id: string): Promise<void> {
  if (!(await shown(tx, companyId, when, id))) throw new Refusal(notFound())
}

const text = (name: string, word: string) => ({ name, word: `announcement.sheet.${word}`, kind: 'text' as const })
const sheet: Sheet = {
  name: 'Readers',
  columns: [
    text('staff_id', 'staffId'),
    text('full_name', 'name'),
    text('department', 'department'),
    text('told_at', 'told'),
    text('read_at', 'read'),
    text('acknowledged_at', 'acknowledged'),
    text('reminded_at', 'reminded'),
  ],
}
