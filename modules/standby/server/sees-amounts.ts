import { mayEnter } from '#access/enter.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'

/** What standby is paid is not for whoever only plans. */
export const seesAmounts = (session: LiveSession): boolean => mayEnter(session, 'standby.amounts')
