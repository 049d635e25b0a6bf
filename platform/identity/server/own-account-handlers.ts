/** One's own account: who one is, where one is signed in, the language. */
import { choosableRoles } from '#access/session.ts'
import { record } from '#platform/activity/server/activity.ts'
import { notFound, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import {
  enabledFeatures,
  enabledModules,
  endSession,
  me,
  mySettings,
  preferLanguage,
  sessions,
} from '../contract/own-account.ts'
import { setLanguage } from './account-store.ts'
import { announceEnded } from './ended-sessions.ts'
import { liveSessions, ownView } from './own-account-store.ts'
import { endSessions, openSessionsOf } from './session-store.ts'

export const ownAccountHandlers: readonly Handler[] = [
  on(me, async ({ session, db, clock }) => {
    const view = await db.system.read((tx) => ownView(tx, session.id))
    if (!view) return notFound()
    return {
      ...view,
      account_id: session.accountId,
      timezone_key: session.timezone,
      today: clock.today(session.timezone),
      email: session.email,
      type: session.type,
      roles: [...session.roles],
      held_roles: session.type === 'ops' ? [...session.roles] : [...session.heldRoles],
      choosable_roles: [...choosableRoles(session.heldRoles)],
      modules: [...session.modules],
      features: [...session.features],
      prefer_lang: session.preferLang,
    }
  }),

  on(sessions, ({ session, db, clock }) =>
    db.system.read(async (tx) => {
      const rows = await liveSessions(tx, session.accountId, clock.now())
      return rows.map((row) => ({ ...row, current: row.id === session.id }))
    }),
  ),

  on(endSession, async ({ params, session, db, clock, actor }) => {
    const now = clock.now()
    const ended = await db.system.transaction(async (tx) => {
      const others = { account: session.accountId, except: session.id }
      const own = await openSessionsOf(tx, session.accountId)
      if (params.id !== 'others' && !own.includes(params.id)) return undefined
      const whose = params.id === 'others' ? others : { session: params.id }
      const ended = await endSessions(tx, whose, { because: 'ended by the person', now })
      const subject = { kind: 'account', id: session.accountId, name: session.email }
      const happened = { action: 'identity.sessions-ended', subject, after: { count: ended.length } }
      if (session.companyId) await record(tx.of(session.companyId), session.companyId, [happened], { actor, now })
      return ended
    })
    if (!ended) return notFound()
    await announceEnded(db, ended)
    return reply(null, { messageKey: 'identity.sessions-ended' })
  }),

  on(preferLanguage, async ({ body, session, db, clock, actor }) => {
    const now = clock.now()
    await db.system.transaction(async (tx) => {
      await setLanguage(tx, session.accountId, body.prefer_lang)
      if (session.companyId === undefined) return
      const subject = { kind: 'account', id: session.accountId, name: session.email }
      const [before, after] = [{ prefer_lang: session.preferLang }, { prefer_lang: body.prefer_lang }]
      await record(
        tx.of(session.companyId),
        session.companyId,
        [{ action: 'identity.language-chosen', subject, before, after }],
        {
          actor,
          now,
        },
      )
    })
    return reply({ prefer_lang: body.prefer_lang }, { messageKey: 'identity.saved' })
  }),

  on(mySettings, async ({ session }) => ({ prefer_lang: session.preferLang })),
  on(enabledModules, async ({ session }) => [...session.modules]),
  on(enabledFeatures, async ({ session }) => [...session.features]),
]
