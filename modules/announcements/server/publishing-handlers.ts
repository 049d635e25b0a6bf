/** An announcement goes out, now or at its moment, and is taken back. */
import type { PlainDate } from '#kernel/plain-date.ts'
import { clockOf } from '#platform/clock/server/clock.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { unwantLetters } from '#platform/mail/server/wanted-mails.ts'
import { publishAnnouncement, withdrawAnnouncement } from '../contract/announcements.ts'
import { momentFaults } from '../model/announcement.ts'
import { lastDayShown } from '../model/state.ts'
import { logged, nowOf, refuse } from './acting.ts'
import { heldAnnouncement, momentIn, setAnnouncement } from './announcement-store.ts'
import { countReached } from './audience.ts'
import { shown } from './shown.ts'
import { settleTold, tellOfStanding } from './telling.ts'

/** The day it is somewhere at that moment. */
export const dayOf = (at: Date, timezone: string): PlainDate => clockOf(() => at).today(timezone)

export const publishingHandlers: readonly Handler[] = [
  on(publishAnnouncement, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const when = nowOf(call)
      const former = await heldAnnouncement(tx, companyId, when, call.params.id)
      if (!former) return notFound()
      if (former.state === 'published' || former.state === 'expired') return problem('announcement.is-published')
      const at = call.body.at ? await momentIn(tx, when.timezone, call.body.at) : when.now
      if (call.body.at) refuse(momentFaults(at, when.now))
      if ((await countReached(tx, companyId, former, when.today)) === 0) return problem('announcement.nobody')
      const expires_on = lastDayShown(dayOf(at, when.timezone), former.duration_expiry)
      const fields = { publish_at: at, expires_on, withdrawn_at: null, told_at: null }
      await setAnnouncement(tx, companyId, former.id, fields, when.now)
      const planned = at > when.now
      if (!planned) await tellOfStanding(tx, companyId, when)
      const done = planned ? 'announcement.planned' : 'announcement.published'
      const before = { publish_at: former.publish_at }
      await logged(tx, call, done, former, before, { publish_at: at.toISOString() })
      return reply(await shown(tx, companyId, when, former.id), { messageKey: done })
    }),
  ),
  on(withdrawAnnouncement, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const when = nowOf(call)
      const former = await heldAnnouncement(tx, companyId, when, call.params.id)
      if (!former) return notFound()
      if (former.state === 'draft' || former.state === 'withdrawn') return problem('announcement.not-published')
      const isPlanned = former.state === 'scheduled'
      const fields = isPlanned ? { publish_at: null, expires_on: null } : { withdrawn_at: when.now }
      await setAnnouncement(tx, companyId, former.id, fields, when.now)
      if (!isPlanned) {
        await settleTold(tx, companyId, former.id, when.now)
        await unwantLetters(tx, companyId, [former.id])
      }
      await logged(tx, call, 'announcement.withdrawn', former, { publish_at: former.publish_at }, { publish_at: null })
      const messageKey = isPlanned ? 'announcement.unplanned' : 'announcement.withdrawn'
      return reply(await shown(tx, companyId, when, former.id), { messageKey })
    }),
  ),
]
