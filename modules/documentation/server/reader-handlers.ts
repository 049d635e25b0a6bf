/** Who has confirmed an article, that list as a sheet, and a reminder to those who have not. */
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { notify } from '#platform/notices/server/notify.ts'
import type { Sheet } from '#platform/sheets/model/sheet.ts'
import { sheetFile } from '#platform/sheets/server/export/template.ts'
import { readers, readersFile, remind } from '../contract/articles.ts'
import { logged, nowOf, refuseForeign } from './acting.ts'
import { heldArticle } from './article-store.ts'
import { markReminded, readersOf } from './reader-store.ts'
import { linkOf, titleOf } from './telling.ts'
import { shown } from './views.ts'

const QUIET_MS = 60 * 60_000

export const readerHandlers: readonly Handler[] = [
  on(readers, (call) =>
    call.company.read(async (tx) => {
      await shown(tx, call, call.params.id)
      return readersOf(tx, call.company.companyId, call.params.id, nowOf(call))
    }),
  ),
  on(readersFile, async (call) => {
    const { companyId } = call.company
    await call.company.read((tx) => shown(tx, call, call.params.id))
    return sheetFile(call, 'handbook-readers.xlsx', async (tx) => ({
      sheet,
      rows: (await readersOf(tx, companyId, call.params.id, nowOf(call))).map((row) => ({ ...row })),
    }))
  }),
  on(remind, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const when = nowOf(call)
      const one = await heldArticle(tx, companyId, call.params.id)
      if (!one) return notFound()
      await refuseForeign(tx, call, one.category_id)
      const isAsked = one.must_confirm && (one.state === 'published' || one.state === 'changed')
      if (!isAsked) return problem('handbook.not-asked')
      const accounts = await markReminded(tx, companyId, one.id, when, new Date(when.now.getTime() - QUIET_MS))
      const notice = { word: 'handbook.reminder', params: titleOf(one), link: linkOf(one.id), at: when.now }
      await notify(tx, companyId, accounts, notice)
      const count = accounts.length
      if (count > 0) await logged(tx, call, 'handbook.reminded', one, {}, { people: count })
      const messageKey = count === 0 ? 'handbook.nobody-to-remind' : 'handbook.reminded'
      return reply({ told: count, at: when.now.toISOString() }, { messageKey, params: { count } })
    }),
  ),
]

const text = (name: string, word: string) => ({ name, word: `handbook.sheet.${word}`, kind: 'text' as const })
const sheet: Sheet = {
  name: 'Readers',
  columns: [
    text('staff_id', 'staffId'),
    text('full_name', 'name'),
    text('department', 'department'),
    text('told_at', 'told'),
    text('confirmed_at', 'confirmed'),
    text('confirmed_version', 'version'),
    text('reminded_at', 'reminded'),
  ],
}
