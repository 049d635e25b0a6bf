/** Release notes: kept by whoever releases; everybody in a company reads what is published. */
import { notFound, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import {
  addSystemUpdate,
  changeSystemUpdate,
  removeSystemUpdate,
  systemUpdate,
  systemUpdates,
  whatIsNew,
} from '../contract/updates.ts'
import { publishedBy, updates } from './update-store.ts'

/** As many as anybody reads. */
const NEWEST = 50

export const updateHandlers: readonly Handler[] = [
  on(systemUpdates, ({ db }) => db.system.read((tx) => updates.rows(tx))),

  on(systemUpdate, async ({ db, params }) => {
    return (await db.system.read((tx) => updates.one(tx, params.id))) ?? notFound()
  }),

  on(addSystemUpdate, (call) =>
    call.db.system.transaction(async (tx) =>
      reply(await updates.add(tx, call, call.body), { messageKey: 'operations.kept' }),
    ),
  ),

  on(changeSystemUpdate, (call) =>
    call.db.system.transaction(async (tx) => {
      const before = await updates.held(tx, call.params.id)
      if (!before) return notFound()
      const after = await updates.change(tx, call, before, { ...before, ...call.body })
      return reply(after, { messageKey: 'operations.kept' })
    }),
  ),

  on(removeSystemUpdate, (call) =>
    call.db.system.transaction(async (tx) => {
      const before = await updates.held(tx, call.params.id)
      if (!before) return notFound()
      await updates.remove(tx, call, before)
      return reply(null, { messageKey: 'operations.gone' })
    }),
  ),

  on(whatIsNew, ({ db, clock, session }) =>
    db.system.read(async (tx) => {
      const today = clock.today(session.timezone)
      const shown = await publishedBy(tx, today)
      return shown.slice(0, NEWEST).map(({ is_published: _, ...row }) => row)
    }),
  ),
]
