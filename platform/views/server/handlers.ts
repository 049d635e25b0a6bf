import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { notFound, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { keptRows } from '#platform/undo/server/kept-rows.ts'
import { removeView, saveView, views } from '../contract.ts'
import { viewRemoval } from './undos.ts'

type ViewRow = { id: string; list: string; name: string; shared: boolean; query: string; mine: boolean }

export const viewHandlers: readonly Handler[] = [
  on(views, ({ company, session, query }) =>
    company.read(async (tx) => {
      const { rows } = await sql<ViewRow>`
        select id, list, name, shared, query, account_id = ${session.accountId} as mine from saved_views
        where company_id = ${company.companyId} and list = ${query.list} and (shared or account_id = ${session.accountId})
        order by lower(name)`.execute(tx)
      return rows
    }),
  ),

  on(saveView, async ({ company, session, body }) => {
    const { rows } = await company.transaction((tx) =>
      sql<{ id: string }>`
        insert into saved_views (company_id, id, account_id, list, name, shared, query)
        values (${company.companyId}, ${randomUUID()}, ${session.accountId}, ${body.list}, ${body.name}, ${body.shared}, ${body.query})
        returning id`.execute(tx),
    )
    const id = rows[0]?.id ?? ''
    return reply({ id, ...body, mine: true }, { messageKey: 'views.saved' })
  }),

  on(removeView, async (call) => {
    const { company, session, params } = call
    const mine = sql`id = ${params.id} and account_id = ${session.accountId}`
    const meta = await company.transaction(async (tx) => {
      const kept = await keptRows(tx, company.companyId, ['saved_views', mine])
      if (kept[0]?.rows.length === 0) return undefined
      await sql`delete from saved_views where company_id = ${company.companyId} and ${mine}`.execute(tx)
      return viewRemoval.keep(tx, call, { kept })
    })
    return meta ? reply(null, { messageKey: 'views.removed', meta }) : notFound()
  }),
]
