/** Price plans: the prices of tomorrow's agreements; what was agreed stays as it was. */
import { differences } from '#platform/activity/model/differences.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { notFound, type Problem, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { addPlan, changePlan, plan, plans, publicPlans, removePlan } from '../contract/plans.ts'
import { areTiersRight } from '../model/terms.ts'
import { logOfInstallation } from './ops-log.ts'
import { deletePlan, lockPlan, type PlanFields, type PlanRow, planRows, savePlan } from './plan-store.ts'

export const planHandlers: readonly Handler[] = [
  on(plans, ({ db }) => db.system.read((tx) => planRows(tx))),

  on(plan, async ({ db, params }) => (await db.system.read((tx) => planRows(tx, params.id)))[0] ?? notFound()),

  on(addPlan, async (call) => {
    const { db, clock, body } = call
    const wrong = refusalOf(body)
    if (wrong) return wrong
    return db.system.transaction(async (tx) => {
      const id = newId(clock.now().getTime())
      await savePlan(tx, id, body)
      await logOfInstallation(tx, call, 'billing.plan-added', body.name, { after: body })
      return reply({ ...body, id, companies: 0 }, { messageKey: 'billing.saved' })
    })
  }),

  on(changePlan, (call) =>
    call.db.system.transaction(async (tx) => {
      const before = await lockPlan(tx, call.params.id)
      if (!before) return notFound()
      const after: PlanRow = { ...before, ...call.body }
      const wrong = refusalOf(after)
      if (wrong) return wrong
      const changed = differences(flat(before), flat(after))
      if (changed) {
        await savePlan(tx, before.id, after)
        await logOfInstallation(tx, call, 'billing.plan-changed', after.name, changed)
      }
      return reply(after, { messageKey: 'billing.saved' })
    }),
  ),

  on(removePlan, (call) =>
    call.db.system.transaction(async (tx) => {
      const before = await lockPlan(tx, call.params.id)
      if (!before) return notFound()
      if (before.companies > 0) return problem('billing.plan-used', { params: { count: before.companies } })
      await deletePlan(tx, before.id)
      await logOfInstallation(tx, call, 'billing.plan-removed', before.name, { before: flat(before) })
      return reply(null, { messageKey: 'billing.removed' })
    }),
  ),

  on(publicPlans, ({ db }) =>
    db.system.read(async (tx) => (await planRows(tx)).filter((row) => row.is_public && row.is_active)),
  ),
]

function refusalOf({ prices, kind }: PlanFields): Problem | undefined {
  const wrong = (field: string, word: string) => problem(word, { errors: { [field]: [word] } })
  if (new Set(prices.map(({ currency_code }) => currency_code)).size < prices.length) {
    return wrong('prices', 'billing.price-twice')
  }
  const tiered = prices.filter(({ tiers }) => tiers.length > 0)
  if (tiered.length > 0 && (kind === 'fixed' || !tiered.every(({ tiers }) => areTiersRight(tiers)))) {
    return wrong('prices', 'billing.tiers')
  }
  return undefined
}

/** As the log tells it. */
const flat = (row: PlanRow): Readonly<Record<string, unknown>> => ({ ...row, prices: JSON.stringify(row.prices) })
