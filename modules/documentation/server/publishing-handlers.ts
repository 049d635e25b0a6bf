/** An article is published, taken out of the handbook, and put back; each publication keeps what it said. */
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { accountNames } from '#platform/identity/server/account-names.ts'
import { archiveArticle, publishArticle, restoreArticle, versions } from '../contract/articles.ts'
import { logged, nowOf, refuseForeign } from './acting.ts'
import { heldArticle, setArticle } from './article-store.ts'
import { settleTold, tellOfStanding } from './telling.ts'
import { insertVersion, versionsOf } from './version-store.ts'
import { shown } from './views.ts'

export const publishingHandlers: readonly Handler[] = [
  on(publishArticle, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const when = nowOf(call)
      const former = await heldArticle(tx, companyId, call.params.id)
      if (!former) return notFound()
      await refuseForeign(tx, call, former.category_id)
      if (former.state === 'archived') return problem('handbook.is-archived')
      const again = call.body.ask_again === true && former.version !== null
      if (former.state === 'published' && !again) return problem('handbook.nothing-new')
      const number = (former.version ?? 0) + 1
      const note = call.body.note || null
      await insertVersion(tx, companyId, former.id, { number, note, by: call.session.accountId, now: when.now })
      await setArticle(
        tx,
        companyId,
        former.id,
        { version: number, ...(again && { round: former.round + 1 }) },
        when.now,
      )
      await tellOfStanding(tx, companyId, when)
      await logged(tx, call, 'handbook.published', former, { version: former.version }, { version: number, note })
      return reply(await shown(tx, call, former.id), { messageKey: 'handbook.published' })
    }),
  ),
  on(archiveArticle, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { now } = nowOf(call)
      const former = await heldArticle(tx, companyId, call.params.id)
      if (!former) return notFound()
      await refuseForeign(tx, call, former.category_id)
      if (former.archived_at !== null) return problem('handbook.is-archived')
      await setArticle(tx, companyId, former.id, { archived_at: now.toISOString() }, now)
      await settleTold(tx, companyId, former.id, now)
      await logged(tx, call, 'handbook.archived', former)
      return reply(await shown(tx, call, former.id), { messageKey: 'handbook.archived' })
    }),
  ),
  on(restoreArticle, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const when = nowOf(call)
      const former = await heldArticle(tx, companyId, call.params.id)
      if (!former) return notFound()
      await refuseForeign(tx, call, former.category_id)
      if (former.archived_at === null) return problem('handbook.not-archived')
      await setArticle(tx, companyId, former.id, { archived_at: null }, when.now)
      await tellOfStanding(tx, companyId, when)
      await logged(tx, call, 'handbook.restored', former)
      return reply(await shown(tx, call, former.id), { messageKey: 'handbook.restored' })
    }),
  ),
  on(versions, async (call) => {
    const { companyId } = call.company
    const rows = await call.company.read(async (tx) => {
      await shown(tx, call, call.params.id)
      return versionsOf(tx, companyId, call.params.id)
    })
    const names = await accountNames(
      call.db,
      companyId,
      rows.map(({ published_by }) => published_by),
    )
    return rows.map((row) => ({ ...row, published_by: names.get(row.published_by) ?? '' }))
  }),
]
