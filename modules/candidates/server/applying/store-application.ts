/** What the form of an application stores, whether a program sends it or a page of ours. */
import { type OpenAdvertisement, openAdvertisements } from '#modules/recruitment/server/public.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { SystemTx } from '#platform/database/server/connect.ts'
import type { Together } from '#platform/database/server/group-commit.ts'
import { problem, reply } from '#platform/http/server/answers.ts'
import { on } from '#platform/http/server/handler.ts'
import { lineOf } from '#platform/identity/model/tries.ts'
import { type Bucket, takeTries } from '#platform/identity/server/tries-store.ts'
import { storeApplication } from '../../contract/application.ts'
import { apply } from './apply.ts'
import { notOpen } from './together.ts'

const HOUR = 3_600_000
const USUAL_LIMIT = 1_000

export const storeHandler = on(storeApplication, async (call) => {
  const { body, clock, request, settings, db } = call
  // No person sees this field.
  if (body.website) return reply({ id: newId() }, { messageKey: 'candidates.sent' })
  const max = settings.limits?.applicationsPerHour ?? USUAL_LIMIT
  const bucket = { name: `apply ${lineOf(request.address)}`, max, window: HOUR }
  const asked = { requestId: request.id, advertisementId: body.advertisement_id.toLowerCase(), bucket, clock }
  const { open, wait } = await db.system.together(arriving, asked)
  if (!open) return notOpen()
  if (wait !== undefined) {
    return problem('http.too-many', { status: 429, params: { seconds: wait }, extra: { retry_after: wait } })
  }
  const done = await apply(call, open)
  return 'code' in done ? done : reply(done, { messageKey: 'candidates.sent' })
})

type Arriving = {
  readonly requestId: string
  readonly advertisementId: string
  readonly bucket: Bucket
  readonly clock: Clock
}
type Arrived = { readonly open?: OpenAdvertisement | undefined; readonly wait?: number | undefined }

/** What they apply for, and whether their address may send one more: of all who come at the same moment. */
const arriving: Together<Arriving, Arrived, SystemTx> = {
  apart: ({ requestId }) => requestId,
  free: async (_tx, items) => new Set(items),
  work: async (tx, items) => {
    const now = items[0]?.clock.now() ?? new Date()
    const ids = [...new Set(items.map(({ advertisementId }) => advertisementId))]
    const found = new Map((await openAdvertisements(tx, ids, now)).map((open) => [open.id, open]))
    const inside = items.filter(({ advertisementId }) => found.has(advertisementId))
    const waits = await takeTries(
      tx,
      inside.map(({ bucket }) => bucket),
      now,
    )
    const outcomes = items.map((item): Arrived => {
      const at = inside.indexOf(item)
      return at < 0 ? {} : { open: found.get(item.advertisementId), wait: waits[at] }
    })
    return { outcomes, last: async () => {} }
  },
}
