import { randomBytes } from 'node:crypto'
import { record } from '#platform/activity/server/activity.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { addKey, endKey, keys } from '../../contract/keys.ts'
import { keyFor } from './key-session.ts'
import { allKeys, endKeyOf, insertKey, type KeyRow } from './key-store.ts'

const MOST_KEYS = 50

export const keyHandlers: readonly Handler[] = [
  on(keys, async ({ company, clock, session }) => {
    const today = clock.today(session.timezone)
    const rows = await company.read((tx) => allKeys(tx, company.companyId))
    return rows.map((row) => keyView(row, today))
  }),

  on(addKey, async ({ company, body, session, actor, clock }) => {
    const { companyId } = company
    const today = clock.today(session.timezone)
    if (body.expires_on && body.expires_on < today)
      return problem('integrations.past', { errors: { expires_on: ['integrations.past'] } })
    const key = keyFor(companyId, randomBytes(32).toString('base64url'))
    return company.transaction(async (tx) => {
      const live = (await allKeys(tx, companyId)).filter(({ ended_at }) => ended_at === null)
      if (live.length >= MOST_KEYS) return problem('integrations.too-many-keys', { params: { count: MOST_KEYS } })
      const row = await insertKey(tx, companyId, {
        id: newId(),
        key,
        name: body.name,
        role: body.role,
        scopes: [...new Set(body.scopes)].sort(),
        expires_on: body.expires_on ?? null,
        created_by: session.accountId,
        created_by_name: actor.name,
        now: clock.now(),
      })
      if (!row) return notFound()
      const { name, role, scopes, expires_on } = row
      const subject = { kind: 'api_key', id: row.id, name }
      const made = reply({ ...keyView(row, today), key }, { messageKey: 'integrations.key-made' })
      await record(
        tx,
        companyId,
        [{ action: 'integrations.key-made', subject, after: { role, scopes: scopes.join(', '), expires_on } }],
        { actor, now: clock.now() },
      )
      return made
    })
  }),

  on(endKey, ({ company, params, actor, clock }) =>
    company.transaction(async (tx) => {
      const row = await endKeyOf(tx, company.companyId, params.id, actor.name, clock.now())
      if (!row) return notFound()
      const subject = { kind: 'api_key', id: row.id, name: row.name }
      await record(tx, company.companyId, [{ action: 'integrations.key-ended', subject }], { actor, now: clock.now() })
      return reply(null, { messageKey: 'integrations.key-ended' })
    }),
  ),
]

function keyView({ created_by: _, created_by_name, ended_by_name, ...row }: KeyRow, today: string) {
  const isOver = row.expires_on !== null && row.expires_on < today
  return {
    ...row,
    scopes: [...row.scopes],
    created_by: created_by_name,
    ended_by: ended_by_name,
    state: row.ended_at !== null ? ('ended' as const) : isOver ? ('expired' as const) : ('live' as const),
  }
}
