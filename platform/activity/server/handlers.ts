import { reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { activityLog, verifyActivityLog } from '../contract.ts'
import { entriesOf } from './activity-store.ts'
import { verifyChain } from './verify-chain.ts'

export const activityHandlers: readonly Handler[] = [
  on(activityLog, async ({ query, company, session, say, language }) => {
    const { page, per_page, ...wanted } = query
    const span = { limit: per_page, offset: (page - 1) * per_page }
    const filter = { ...wanted, timezone: session.timezone }
    const { rows, total } = await company.read((tx) => entriesOf(tx, company.companyId, filter, span))
    const lines = rows.map((row) => {
      const key = `activity.${row.action}`
      const title = say(language, key)
      return {
        ...row,
        actor_roles: row.actor_roles.split('|').filter(Boolean),
        title: title === key ? row.action : title,
      }
    })
    return reply(lines, { meta: { page, per_page, total } })
  }),

  on(verifyActivityLog, async ({ company }) => verifyChain(company)),
]
