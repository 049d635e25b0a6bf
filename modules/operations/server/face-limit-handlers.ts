/** How many people of a company the clock may know by their face; without a limit of its own, that of the package. */
import { differences } from '#platform/activity/model/differences.ts'
import { record } from '#platform/activity/server/activity.ts'
import { notFound, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { changeFaceLimit, faceLimits } from '../contract/face-limit.ts'
import { lockCompany } from './companies-store.ts'
import { limitsOf, setLimit } from './face-limit-store.ts'
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
      await setLimit(tx, id, body.limit)
      const [after] = await limitsOf(tx, id)
      if (!before || !after) return notFound()
      const changed = differences({ limit: before.limit }, { limit: after.limit })
      if (changed) {
        const subject = { kind: 'company', id, name: after.company_name }
        const happened = { action: 'operations.face-limit-changed', subject, ...changed }
        await record(tx.of(id), id, [happened], { actor, now: clock.now() })
      }
      return reply(after, { messageKey: 'operations.saved' })
    }),
  ),
]
