import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { notFound, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { removeView, saveView, views } from '../contract.ts'

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
    return reply({ id, ...body, mine: true }, { status: 201 })
  }),

  on(removeView, async ({ company, session, params }) => {
    const { numAffectedRows } = await company.transaction((tx) =>
      sql`delete from saved_views where company_id = ${company.companyId} and id = ${params.id} and account_id = ${session.accountId}`.execute(
        tx,
      ),
    )
    return numAffectedRows ? null : notFound()
  }),
]
