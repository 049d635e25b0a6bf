/** What the form of an application stores, whether a program sends it or a page of ours. */
import { openAdvertisement } from '#modules/recruitment/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { problem, reply } from '#platform/http/server/answers.ts'
import { on } from '#platform/http/server/handler.ts'
import { lineOf } from '#platform/identity/model/tries.ts'
import { takeTry } from '#platform/identity/server/tries-store.ts'
import { storeApplication } from '../contract/application.ts'
import { apply, notOpen } from './apply.ts'

const HOUR = 3_600_000
const USUAL_LIMIT = 1_000

export const storeHandler = on(storeApplication, async (call) => {
  const { body, clock, request, settings, db } = call
  // No person sees this field.
  if (body.website) return reply({ id: newId() }, { messageKey: 'candidates.sent' })
  const open = await openAdvertisement(call, body.advertisement_id)
  if (!open) return notOpen()
  const max = settings.limits?.applicationsPerHour ?? USUAL_LIMIT
  const bucket = { name: `apply ${lineOf(request.address)}`, max, window: HOUR }
  const wait = await db.system.transaction((tx) => takeTry(tx, [bucket], clock.now()))
  if (wait !== undefined) {
    return problem('http.too-many', { status: 429, params: { seconds: wait }, extra: { retry_after: wait } })
  }
  const done = await apply(call, open)
  return 'code' in done ? done : reply(done, { messageKey: 'candidates.sent' })
})
