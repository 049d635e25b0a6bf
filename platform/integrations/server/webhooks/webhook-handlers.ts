import { randomBytes } from 'node:crypto'
import { PER_PAGE_DEFAULT } from '#kernel/paging.ts'
import { differences } from '#platform/activity/model/differences.ts'
import { log } from '#platform/activity/server/log.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, type Problem, problem, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import * as contract from '../../contract/webhooks.ts'
import { troubleWord } from '../../model/trouble.ts'
import { faultOf, type Reach } from './reach.ts'
import { secretContext } from './sender.ts'
import * as store from './webhook-store.ts'

const MOST_WEBHOOKS = 20

export const webhookHandlers = (reach: Reach): readonly Handler[] => [
  on(contract.webhooks, async (call) => {
    const rows = await call.company.read((tx) => store.webhooksOf(tx, call.company.companyId))
    return rows.map((row) => webhookView(call, row))
  }),

  on(contract.addWebhook, async (call) => {
    const { company, body, seal, actor, clock } = call
    const { companyId } = company
    const wrong = addressProblem(body.address, reach)
    if (wrong) return wrong
    const [id, secret] = [newId(), newSecret()]
    return company.transaction(async (tx) => {
      if ((await store.webhooksOf(tx, companyId)).length >= MOST_WEBHOOKS)
        return problem('integrations.too-many-webhooks', { params: { count: MOST_WEBHOOKS } })
      const events = [...new Set(body.events)]
      const sealedSecret = seal.seal(secret, secretContext(id))
      await store.insertWebhook(tx, companyId, { ...body, id, events, sealedSecret, by: actor.name, now: clock.now() })
      const [row] = await store.webhooksOf(tx, companyId, id)
      if (!row) return notFound()
      const after = { ...placeOf(body.address), events: events.join(', ') }
      const made = reply({ ...webhookView(call, row), secret }, { messageKey: 'integrations.webhook-made' })
      await logWebhook(tx, call, { action: 'integrations.webhook-made', id, name: body.name, after })
      return made
    })
  }),

  on(contract.changeWebhook, async (call) => {
    const { company, body, params } = call
    const wrong = body.address === undefined ? undefined : addressProblem(body.address, reach)
    if (wrong) return wrong
    return company.transaction(async (tx) => {
      const [before] = await store.webhooksOf(tx, company.companyId, params.id)
      if (!before || !(await store.updateWebhook(tx, company.companyId, params.id, body))) return notFound()
      const [row] = await store.webhooksOf(tx, company.companyId, params.id)
      if (!row) return notFound()
      const saved = reply(webhookView(call, row), { messageKey: 'integrations.webhook-saved' })
      const changed = differences(shown(before), shown(row))
      await logWebhook(tx, call, { action: 'integrations.webhook-changed', id: row.id, name: row.name, ...changed })
      return saved
    })
  }),

  on(contract.renewSecret, (call) => {
    const { company, params, seal } = call
    const secret = newSecret()
    return company.transaction(async (tx) => {
      const sealedSecret = seal.seal(secret, secretContext(params.id))
      if (!(await store.updateWebhook(tx, company.companyId, params.id, { sealedSecret }))) return notFound()
      const [row] = await store.webhooksOf(tx, company.companyId, params.id)
      if (!row) return notFound()
      const saved = reply({ ...webhookView(call, row), secret }, { messageKey: 'integrations.secret-made' })
      await logWebhook(tx, call, { action: 'integrations.secret-made', id: row.id, name: row.name })
      return saved
    })
  }),

  on(contract.removeWebhook, (call) => {
    const { company, params, clock } = call
    return company.transaction(async (tx) => {
      const [row] = await store.webhooksOf(tx, company.companyId, params.id)
      if (!row || !(await store.endWebhook(tx, company.companyId, params.id, clock.now()))) return notFound()
      await logWebhook(tx, call, { action: 'integrations.webhook-ended', id: row.id, name: row.name })
      return reply(null, { messageKey: 'integrations.webhook-ended' })
    })
  }),

  on(contract.pingWebhook, (call) => {
    const { company, params, clock, actor } = call
    return company.transaction(async (tx) => {
      const [row] = await store.webhooksOf(tx, company.companyId, params.id)
      if (!row) return notFound()
      if (!row.active) return problem('integrations.not-active')
      await store.insertPing(tx, company.companyId, row.id, actor.name, clock.now())
      await logWebhook(tx, call, { action: 'integrations.webhook-pinged', id: row.id, name: row.name })
      return reply(null, { messageKey: 'integrations.pinged' })
    })
  }),

  on(contract.deliveries, (call) => {
    const { company, params, query } = call
    return company.read(async (tx) => {
      const [row] = await store.webhooksOf(tx, company.companyId, params.id)
      if (!row) return notFound()
      const { page = 1, per_page: perPage = PER_PAGE_DEFAULT } = query
      const place = { limit: perPage, offset: (page - 1) * perPage }
      const rows = await store.deliveriesOf(tx, company.companyId, row.id, place)
      const total = rows[0]?.total ?? 0
      return reply(
        rows.map(({ total: _, trouble, ...one }) => ({ ...one, trouble: troubleText(call, trouble) })),
        { meta: { page, per_page: perPage, total } },
      )
    })
  }),

  on(contract.replay, (call) => {
    const { company, params, clock } = call
    return company.transaction(async (tx) => {
      const [row] = await store.webhooksOf(tx, company.companyId, params.id)
      if (!row) return notFound()
      if (!row.active) return problem('integrations.not-active')
      const state = await store.sendAgain(tx, company.companyId, row.id, params.deliveryId, clock.now())
      if (state === undefined) return notFound()
      if (state === 'waiting') return problem('integrations.still-waiting')
      const after = { delivery: params.deliveryId }
      await logWebhook(tx, call, { action: 'integrations.sent-again', id: row.id, name: row.name, after })
      return reply(null, { messageKey: 'integrations.sent-again' })
    })
  }),
]

const newSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`

function addressProblem(address: string, reach: Reach): Problem | undefined {
  const fault = faultOf(address, reach)
  return fault === undefined ? undefined : problem(fault, { errors: { address: [fault] } })
}

const webhookView = (telling: Telling, { created_by_name, events, trouble, ...row }: store.WebhookRow) => ({
  ...row,
  trouble: troubleText(telling, trouble),
  events: [...events],
  created_by: created_by_name,
})
const shown = ({ name, address, events, active }: store.WebhookRow) => ({
  name,
  ...placeOf(address),
  events: events.join(', '),
  active,
})

/** The rest of an address is often itself a secret: that it changed is told, not what it is. */
const placeOf = (address: string) => ({ address: new URL(address).host, address_secret: address })

type Telling = Pick<Call<typeof contract.webhooks>, 'say' | 'language'>

function troubleText({ say, language }: Telling, trouble: string | null): string | null {
  if (trouble === null) return null
  const { key, params } = troubleWord(trouble)
  return say(language, key, params)
}

type Doing = Pick<Call<typeof contract.removeWebhook>, 'company' | 'actor' | 'clock'>
type Noted = {
  readonly action: string
  readonly id: string
  readonly name: string
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
}

const logWebhook = (tx: Tx, doing: Doing, { id, name, ...happened }: Noted): Promise<void> =>
  log(tx, doing, { ...happened, subject: { kind: 'webhook', id, name } })
