import { randomUUID } from 'node:crypto'
import { notFound, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { unlessTaken } from '#platform/http/server/unless-taken.ts'
import { keptRows } from '#platform/undo/server/kept-rows.ts'
import { removeView, renameView, saveView, views } from '../contract.ts'
import { viewRemoval } from './undos.ts'
import { deleteView, insertView, nameView, viewsOf } from './view-store.ts'

export const viewHandlers: readonly Handler[] = [
  on(views, ({ company, session, query }) =>
    company.read((tx) => viewsOf(tx, company.companyId, session.accountId, query.list)),
  ),

  on(saveView, async ({ company, session, body }) => {
    const id = await company.transaction(async (tx) => {
      const view = { id: randomUUID(), ...body }
      await unlessTaken(insertView(tx, company.companyId, session.accountId, view), 'name', 'views.name-taken')
      return view.id
    })
    return reply({ id, ...body, mine: true }, { messageKey: 'views.saved' })
  }),

  on(renameView, async ({ company, session, params, body }) => {
    const view = await company.transaction((tx) =>
      unlessTaken(nameView(tx, company.companyId, session.accountId, params.id, body.name), 'name', 'views.name-taken'),
    )
    return view ? reply({ ...view, mine: true }, { messageKey: 'views.renamed' }) : notFound()
  }),

  on(removeView, async (call) => {
    const { company, session, params } = call
    const meta = await company.transaction(async (tx) => {
      const mine = { id: params.id, account_id: session.accountId }
      const kept = await keptRows(tx, company.companyId, ['saved_views', mine])
      if (kept[0]?.rows.length === 0) return undefined
      await deleteView(tx, company.companyId, session.accountId, params.id)
      return viewRemoval.keep(tx, call, { kept })
    })
    return meta ? reply(null, { messageKey: 'views.removed', meta }) : notFound()
  }),
]
