/** Articles: written, changed, ordered, and removed as long as nobody was shown them. */
import type { z } from 'zod'
import { unknownOf } from '#modules/announcements/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import * as calls from '../contract/articles.ts'
import type { ArticleChange } from '../contract/types.ts'
import { textFaults } from '../model/article.ts'
import { type Acting, logged, nowOf, refuse, refuseForeign } from './acting.ts'
import {
  type ArticleFields,
  articlesOf,
  deleteArticle,
  EMPTY,
  heldArticle,
  heldOrderIn,
  insertArticle,
  setArticle,
} from './article-store.ts'
import { isSameSet, setOrder } from './category-store.ts'
import { nameFiles } from './file-store.ts'
import { articleViews, shown } from './views.ts'

export const articleHandlers: readonly Handler[] = [
  on(calls.articles, (call) =>
    call.company.read(async (tx) => {
      const { state, search, category_id: categoryId, page, per_page } = call.query
      const wanted = page === undefined ? undefined : { page, perPage: per_page }
      const asked = { state, search, categoryId, page: wanted }
      const found = await articlesOf(tx, call.company.companyId, nowOf(call), asked)
      return reply(await articleViews(tx, call, found.rows), found.meta && { meta: found.meta })
    }),
  ),
  on(calls.article, (call) => call.company.read((tx) => shown(tx, call, call.params.id))),
  on(calls.addArticle, (call) =>
    call.company.transaction(async (tx) => {
      const fields = changedBy({ ...EMPTY, category_id: call.body.category_id }, call.body)
      await refuseForeign(tx, call, fields.category_id)
      await refuseWrong(tx, call, fields)
      const { now } = nowOf(call)
      const id = newId(now.getTime())
      await insertArticle(tx, id, fields, now)
      await takeFiles(tx, call, id, fields.files)
      await logged(tx, call, 'handbook.added', { id, title: fields.title }, {}, told(fields))
      return reply(await shown(tx, call, id), { messageKey: 'handbook.added' })
    }),
  ),
  on(calls.changeArticle, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const former = await heldArticle(tx, companyId, call.params.id)
      if (!former) return notFound()
      await refuseForeign(tx, call, former.category_id)
      const before = fieldsOf(former)
      const fields = changedBy(before, call.body)
      if (fields.category_id !== former.category_id) await refuseForeign(tx, call, fields.category_id)
      await refuseWrong(tx, call, fields)
      await takeFiles(tx, call, former.id, fields.files)
      await setArticle(tx, companyId, former.id, { ...fields, files: [...fields.files] }, nowOf(call).now)
      await logged(tx, call, 'handbook.changed', { id: former.id, title: fields.title }, told(before), told(fields))
      return reply(await shown(tx, call, former.id), { messageKey: 'handbook.saved' })
    }),
  ),
  on(calls.orderArticles, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { category_id, ids } = call.body
      await refuseForeign(tx, call, category_id)
      const before = await heldOrderIn(tx, companyId, category_id)
      if (!isSameSet(before, ids)) return problem('handbook.order-overtaken')
      await setOrder(tx, 'handbook_articles', companyId, ids)
      if (before.join() !== ids.join()) {
        const titles = await articlesOf(tx, companyId, nowOf(call), { categoryId: category_id })
        const named = (all: readonly string[]) => all.map((id) => titles.rows.find((row) => row.id === id)?.title ?? '')
        const happened = {
          ...{ action: 'handbook.ordered', subject: { kind: 'handbook_category', id: category_id, name: '' } },
          ...{ before: { order: named(before) }, after: { order: named(ids) } },
        }
        await record(tx, companyId, [happened], { actor: call.actor, now: call.clock.now() })
      }
      return reply([...ids], { messageKey: 'handbook.ordered' })
    }),
  ),
  on(calls.removeArticle, (call) =>
    call.company.transaction(async (tx) => {
      const former = await heldArticle(tx, call.company.companyId, call.params.id)
      if (!former) return notFound()
      await refuseForeign(tx, call, former.category_id)
      // What people read and confirmed is evidence.
      if (former.version !== null) return problem('handbook.was-published')
      await deleteArticle(tx, call.company.companyId, former.id)
      await logged(tx, call, 'handbook.removed', former, told(fieldsOf(former)), {})
      return reply(null, { messageKey: 'handbook.removed' })
    }),
  ),
]

type Sent = Partial<z.output<typeof ArticleChange>>

async function refuseWrong(tx: Tx, { company }: Acting, fields: ArticleFields): Promise<void> {
  const { roles, ...audience } = fields
  refuse({
    ...textFaults(fields),
    ...(await unknownOf(tx, company.companyId, { ...audience, roles: roles as never })),
  })
}

async function takeFiles(tx: Tx, { company }: Acting, id: string, files: readonly string[]): Promise<void> {
  if (!(await nameFiles(tx, company.companyId, id, files))) refuse({ attachments: ['http.unknown-id'] })
}

/** What is not sent stays; an emptied text is none. */
function changedBy(before: ArticleFields, { attachments, ...body }: Sent): ArticleFields {
  const given = Object.entries(body)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, value === '' ? null : value])
  return { ...before, ...Object.fromEntries(given), ...(attachments && { files: [...new Set(attachments)] }) }
}

const fieldsOf = (row: ArticleFields): ArticleFields =>
  Object.fromEntries(
    ['category_id', ...Object.keys(EMPTY)].map((name) => [name, row[name as keyof ArticleFields]]),
  ) as unknown as ArticleFields

/** The log says that a text was changed, and keeps its first words. */
const told = ({ content, content_zh, ...fields }: ArticleFields) => ({
  ...fields,
  content: content.slice(0, 200),
  content_zh: content_zh?.slice(0, 200) ?? null,
})
