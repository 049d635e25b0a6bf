/** How many people of a company the clock may know by their face; without a limit of its own, that of the package. */
import { sql } from 'kysely'
import { differences } from '#platform/activity/model/differences.ts'
import { record } from '#platform/activity/server/activity.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { changeFaceLimit, faceLimits } from '../contract/face-limit.ts'
import { lockCompany } from './companies-store.ts'
import { noteOperationsReading } from './readings-store.ts'

const OVERVIEW = 'Overview of faces known to the clock'

export const faceLimitHandlers: readonly Handler[] = [
  on(faceLimits, async ({ db, clock, actor, query }) => {
    const reading = { action: faceLimits.id, reason: query.reason ?? OVERVIEW }
    await db.system.transaction((tx) => noteOperationsReading(tx, reading, actor, clock.now()))
    return db.system.read((tx) => limitsOf(tx))
  }),

  on(changeFaceLimit, ({ db, clock, actor, params, body }) =>
    db.system.transaction(async (tx) => {
      const { id } = params
      if (!(await lockCompany(tx, id))) return notFound()
      const [before] = await limitsOf(tx, id)
      await sql`update companies set face_headcount_limit = ${body.limit} where id = ${id}`.execute(tx)
      const [after] = await limitsOf(tx, id)
      if (!before || !after) return notFound()
      const changed = differences({ limit: before.limit }, { limit: after.limit })
      if (changed) {
        const subject = { kind: 'company', id, name: after.company_name }
        const happened = { action: 'operations.face-limit-changed', subject, ...changed }
        await record(tx, id, [happened], { actor, now: clock.now() })
      }
      return reply(after, { messageKey: 'operations.saved' })
    }),
  ),
]

type LimitRow = { id: string; company_id: string; company_name: string; limit: number; used: number }

async function limitsOf(tx: Tx, id?: string): Promise<LimitRow[]> {
  const { rows } = await sql<LimitRow>`
    select c.id, c.id as company_id, c.name as company_name,
      coalesce(c.face_headcount_limit, c.headcount_limit) as "limit",
      (select count(distinct p.employee_id)::int from face_photos p where p.company_id = c.id) as used
    from companies c where ${id ? sql`c.id = ${id}` : sql`true`} order by lower(c.name), c.id`.execute(tx)
  return rows
}
