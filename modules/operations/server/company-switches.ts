/** Modules and features of a company: switched here, in force at the next request, since each request reads them. */
import { features, modules } from '#access/modules.ts'
import { record } from '#platform/activity/server/activity.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { companyFeatures, companyModules, switchFeatures, switchModules } from '../contract/companies.ts'
import { enable, enabledOf, lockCompany, operatedRows } from './companies-store.ts'
import { noteOperationsReading } from './readings-store.ts'

type Kind = 'module' | 'feature'
type Asking = Pick<Call<Endpoint>, 'db' | 'clock' | 'session' | 'actor' | 'say' | 'language'>
/** One switched, or the whole list given. */
type Wish = { readonly id: number; readonly on: boolean } | { readonly ids: readonly number[] }

const known = { module: modules, feature: features } as const

export const companySwitchHandlers: readonly Handler[] = [
  on(companyModules, (call) => listed(call, 'module', call.query.company_id, call.query.reason)),
  on(companyFeatures, (call) => listed(call, 'feature', call.query.company_id, call.query.reason)),
  on(switchModules, (call) => {
    const { body } = call
    const wish = 'module_ids' in body ? { ids: body.module_ids } : { id: body.module_id, on: body.is_enabled }
    return switched(call, 'module', call.params.id, wish)
  }),
  on(switchFeatures, (call) => {
    const { body } = call
    const wish = 'feature_ids' in body ? { ids: body.feature_ids } : { id: body.feature_id, on: body.is_enabled }
    return switched(call, 'feature', call.params.id, wish)
  }),
]

async function listed(call: Asking, kind: Kind, companyId: string, reason = `Looked at the ${kind}s`) {
  const { db, clock, actor } = call
  const reading = { action: `operations.${kind}s`, reason, companyId }
  const found = await db.system.transaction(async (tx) => {
    const [row] = await operatedRows(tx, clock.today(call.session.timezone), { id: companyId })
    if (!row) return undefined
    await noteOperationsReading(tx, reading, actor, clock.now())
    return enabledOf(tx, kind, companyId)
  })
  return found === undefined ? notFound() : lines(call, kind, found)
}

async function switched(call: Asking, kind: Kind, companyId: string, wish: Wish) {
  const { db, clock, actor } = call
  const ids: readonly number[] = Object.values(known[kind])
  const stranger = ('ids' in wish ? wish.ids : [wish.id]).find((id) => !ids.includes(id))
  if (stranger !== undefined) {
    const code = `operations.unknown-${kind}`
    return problem(code, { params: { id: stranger }, errors: { [`${kind}_id`]: [code] } })
  }
  return db.system.transaction(async (tx) => {
    if (!(await lockCompany(tx.of(companyId), companyId))) return notFound()
    const before = await enabledOf(tx, kind, companyId)
    const wanted = 'ids' in wish ? wish.ids : [...before.filter((id) => id !== wish.id), ...(wish.on ? [wish.id] : [])]
    await enable(tx, kind, companyId, wanted)
    const after = await enabledOf(tx, kind, companyId)
    if (before.join() !== after.join()) {
      const change = { before: { [`${kind}s`]: names(kind, before) }, after: { [`${kind}s`]: names(kind, after) } }
      const happened = { action: `operations.${kind}s-changed`, subject: { kind: 'company', id: companyId }, ...change }
      await record(tx.of(companyId), companyId, [happened], { actor, now: clock.now() })
    }
    return reply(lines(call, kind, after), { messageKey: 'operations.saved' })
  })
}

const names = (kind: Kind, ids: readonly number[]): string =>
  Object.entries(known[kind])
    .filter(([, id]) => ids.includes(id))
    .map(([name]) => name)
    .join(', ')

const lines = ({ say, language }: Pick<Call<Endpoint>, 'say' | 'language'>, kind: Kind, enabled: readonly number[]) =>
  Object.entries(known[kind]).map(([name, id]) => ({
    id,
    name: say(language, `operations.${kind}.${name}`),
    is_enabled: enabled.includes(id),
  }))
