/** What operations keep: how much each company may ask, and what people agree to first. */
import { lockCompany, noteOperationsChange, noteOperationsReading } from '#modules/operations/server/public.ts'
import { differences } from '#platform/activity/model/differences.ts'
import { record } from '#platform/activity/server/activity.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { SystemTx } from '#platform/database/server/connect.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import * as calls from '../contract/operated.ts'
import * as store from './acknowledgement-store.ts'
import { quotasOf, setQuota } from './company-quota-store.ts'

type Acting = Pick<Call<Endpoint>, 'actor' | 'clock'>

const OVERVIEW = 'Messages of companies to the assistant'

export const operatedHandlers: readonly Handler[] = [
  on(calls.quotas, async ({ db, clock, actor, query }) => {
    const reading = { action: calls.quotas.id, reason: query.reason ?? OVERVIEW }
    await db.system.transaction((tx) => noteOperationsReading(tx, reading, actor, clock.now()))
    return db.system.read((tx) => quotasOf(tx, clock.now()))
  }),

  on(calls.changeQuota, ({ db, clock, actor, params, body }) =>
    db.system.transaction(async (tx) => {
      const { id } = params
      const now = clock.now()
      if (!(await lockCompany(tx, id))) return notFound()
      const [before] = await quotasOf(tx, now, id)
      await setQuota(tx, id, body.quota, now)
      const [after] = await quotasOf(tx, now, id)
      if (!before || !after) return notFound()
      const changed = differences({ quota: before.quota }, { quota: after.quota })
      if (changed) {
        const subject = { kind: 'company', id, name: after.company_name }
        await record(tx.of(id), id, [{ action: 'assistant.quota-changed', subject, ...changed }], { actor, now })
      }
      return reply(after, { messageKey: 'assistant.saved' })
    }),
  ),

  on(calls.templates, ({ db }) => db.system.read(async (tx) => [...(await store.templatesOf(tx))])),

  on(calls.addTemplate, (call) =>
    call.db.system.transaction(async (tx) => {
      await store.holdTemplates(tx)
      const known = await store.templatesOf(tx)
      const version = call.body.version ?? (known[0]?.version ?? 0) + 1
      if (known.some((one) => one.version === version)) {
        return problem('assistant.version-taken', { errors: { version: ['assistant.version-taken'] } })
      }
      const id = newId(call.clock.now().getTime())
      await store.insertTemplate(tx, { ...call.body, id, version })
      return shownAfter(tx, call, id, 'assistant.acknowledgement-added')
    }),
  ),

  on(calls.changeTemplate, (call) =>
    call.db.system.transaction(async (tx) => {
      await store.holdTemplates(tx)
      const { id, ...body } = call.body
      const [before] = await store.templatesOf(tx, id)
      if (!before) return notFound()
      const after = {
        ...before,
        ...Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)),
      }
      if (!differences(before, after)) return before
      if (before.accepted > 0) return problem('assistant.was-accepted')
      await store.updateTemplate(tx, after)
      return shownAfter(tx, call, id, 'assistant.acknowledgement-changed', before)
    }),
  ),

  on(calls.changeTemplateStatus, (call) =>
    call.db.system.transaction(async (tx) => {
      await store.holdTemplates(tx)
      const { id, status } = call.body
      const [before] = await store.templatesOf(tx, id)
      if (!before) return notFound()
      if (before.status === status) return before
      await store.putInForce(tx, id, status === 1)
      return shownAfter(tx, call, id, 'assistant.acknowledgement-switched', before)
    }),
  ),
]

async function shownAfter(tx: SystemTx, { actor, clock }: Acting, id: string, action: string, before?: store.Template) {
  const [after] = await store.templatesOf(tx, id)
  if (!after) return notFound()
  const changed = differences(before ? toldOf(before) : {}, toldOf(after)) ?? {}
  await noteOperationsChange(tx, { action, subject: `${after.title} ${after.version}`, ...changed }, actor, clock.now())
  return reply(after, { messageKey: 'assistant.saved' })
}

const toldOf = ({ accepted: _, id: __, ...told }: store.Template) => told
