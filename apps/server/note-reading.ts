/** Every read of pay data is an entry of the company's log: who looked at what, before the answer leaves. */
import { recordAlone } from '#platform/activity/server/activity.ts'
import type { Mounting } from '#platform/http/server/mount.ts'

export const noteReading: Mounting['noteReading'] = async (endpoint, { db, session, actor, clock, params }) => {
  if (session.companyId === undefined) return
  const subject = {
    kind: 'pay',
    name: `${endpoint.id} ${Object.values(params as Record<string, string>).join('/')}`.trim(),
  }
  await recordAlone(db, session.companyId, [{ action: 'pay.read', subject }], { actor, now: clock.now() })
}
