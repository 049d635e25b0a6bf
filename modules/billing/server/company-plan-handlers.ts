/** A company's plans: given from a day on at the price of that moment, changed only where no bill stands on them yet. */
import { type Country, countries } from '#kernel/countries.ts'
import type { PageWanted } from '#kernel/paging.ts'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { type OperatedRow, operatedRows, saveCompany } from '#modules/operations/server/public.ts'
import { differences } from '#platform/activity/model/differences.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { SystemTx } from '#platform/database/server/connect.ts'
import { notFound, type Problem, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import {
  addCompanyPlan,
  changeCompanyPlan,
  companyPlan,
  companyPlans,
  removeCompanyPlan,
} from '../contract/company-plans.ts'
import { planOn, promisedUntil } from '../model/due-bills.ts'
import type { Terms } from '../model/terms.ts'
import { lockAccount } from './account-store.ts'
import {
  billedUntil,
  type CompanyPlanRow,
  companyPlanRows,
  deleteCompanyPlan,
  markFollowed,
  saveCompanyPlan,
} from './company-plan-store.ts'
import { heldPlans, type PlansWanted } from './held-plans-store.ts'
import { listed, pageAsked } from './listed.ts'
import { logOfCompany, noteReading, type OpsActing } from './ops-log.ts'
import { lockPlan, type PlanRow } from './plan-store.ts'

export const companyPlanHandlers: readonly Handler[] = [
  on(companyPlans, async (call) => {
    const { company_id: companyId, standing, search, reason } = call.query
    await noteReading(call, companyPlans.id, reason, companyId)
    const page = pageAsked(call.query)
    const wanted = { companyId, standing, search }
    return listed(await call.db.system.read((tx) => shownPlans(tx, wanted, { today: todayOf(call), page })), page)
  }),

  on(companyPlan, async (call) => {
    const found = await call.db.system.read((tx) => shownPlan(tx, call.params.id, todayOf(call)))
    if (!found) return notFound()
    await noteReading(call, companyPlan.id, call.query.reason, found.company_id)
    return found
  }),

  on(addCompanyPlan, (call) =>
    call.db.system.transaction(async (tx) => {
      const { company_id: companyId, plan_id, starts_on, ends_on, note, sets_limit, reason } = call.body
      const today = todayOf(call)
      const [company] = await operatedRows(tx, today, { id: companyId })
      if (!company) return wrong('company_id', 'http.not-found')
      await lockAccount(tx, companyId)
      const plan = await lockPlan(tx, plan_id)
      if (!plan) return wrong('plan_id', 'http.not-found')
      if (!plan.is_active) return wrong('plan_id', 'billing.plan-closed')
      const terms = termsOf(plan, company.country as Country)
      if (!terms) return wrong('plan_id', 'billing.no-price', { currency: company.currency_code })
      const refused = await refusedDays(tx, companyId, { starts_on, ends_on, today })
      if (refused) return refused
      const row = {
        ...{ id: newId(call.clock.now().getTime()), company_id: companyId, plan_id, plan_name: plan.name },
        ...{ starts_on, ends_on, terms, note, sets_limit },
      }
      await saveCompanyPlan(tx, row)
      const followed = sets_limit ? await follow(tx, company, plan, { starts_on, today }) : undefined
      if (followed) return followed
      if (sets_limit && starts_on <= today) await markFollowed(tx, row, today)
      await logOfCompany(tx, call, {
        action: 'billing.company-plan-added',
        subject: { kind: 'company_plan', id: row.id, name: plan.name },
        companyId,
        reason,
        after: told(row),
      })
      const after = await shownPlan(tx, row.id, today)
      return after ? reply(after, { messageKey: 'billing.saved' }) : notFound()
    }),
  ),

  on(changeCompanyPlan, (call) =>
    call.db.system.transaction(async (tx) => {
      const { reason, ...given } = call.body
      const today = todayOf(call)
      const [found] = await companyPlanRows(tx, call.params)
      if (!found) return notFound()
      const { company_id: companyId } = found
      await lockAccount(tx, companyId)
      const [before] = await companyPlanRows(tx, call.params)
      if (!before) return notFound()
      const after = { ...before, ...given }
      if (after.ends_on !== null && after.ends_on < after.starts_on) return wrong('ends_on', 'billing.ends-before')
      if (before.starts_on !== after.starts_on) {
        if (before.is_billed) return wrong('starts_on', 'billing.month-billed')
        const refused = await refusedDays(tx, companyId, { ...after, today, but: before.id })
        if (refused) return refused
      }
      if (before.ends_on !== after.ends_on) {
        const refused = await refusedEnd(tx, before, after.ends_on, today)
        if (refused) return refused
      }
      const changed = differences(told(before), told(after))
      if (changed) {
        await saveCompanyPlan(tx, after)
        const subject = { kind: 'company_plan', id: after.id, name: after.plan_name }
        await logOfCompany(tx, call, { action: 'billing.company-plan-changed', subject, companyId, reason, ...changed })
      }
      const shown = await shownPlan(tx, call.params.id, today)
      return shown ? reply(shown, { messageKey: 'billing.saved' }) : notFound()
    }),
  ),

  on(removeCompanyPlan, (call) =>
    call.db.system.transaction(async (tx) => {
      const [found] = await companyPlanRows(tx, call.params)
      if (!found) return notFound()
      const { company_id: companyId } = found
      await lockAccount(tx, companyId)
      const [before] = await companyPlanRows(tx, call.params)
      if (!before) return notFound()
      if (before.is_billed) return problem('billing.plan-billed')
      await deleteCompanyPlan(tx, companyId, before.id)
      const subject = { kind: 'company_plan', id: before.id, name: before.plan_name }
      const { reason } = call.query
      await logOfCompany(tx, call, {
        ...{ action: 'billing.company-plan-removed', subject, companyId, reason },
        before: told(before),
      })
      return reply(null, { messageKey: 'billing.removed' })
    }),
  ),
]

const todayOf = ({ clock, session }: OpsActing): PlainDate => clock.today(session.timezone)

const wrong = (field: string, word: string, params?: Readonly<Record<string, string>>): Problem =>
  problem(word, { ...(params && { params }), errors: { [field]: [params ? { key: word, params } : word] } })

/** The price of the company's own currency, as it is today. */
function termsOf(
  { kind, period, included_heads, headcount_limit, prices }: PlanRow,
  country: Country,
): Terms | undefined {
  const price = prices.find(({ currency_code }) => currency_code === countries[country].currency)
  return price && { kind, period, included_heads, headcount_limit, ...price }
}

type Days = {
  readonly starts_on: PlainDate
  readonly ends_on: PlainDate | null
  readonly today: PlainDate
  readonly but?: string
}

/** No bill is overtaken by a plan that begins before it, and a year that was promised is kept. */
async function refusedDays(tx: SystemTx, companyId: string, { starts_on, ends_on, today, but }: Days) {
  if (ends_on !== null && ends_on < starts_on) return wrong('ends_on', 'billing.ends-before')
  const billed = await billedUntil(tx, companyId)
  if (billed !== undefined && starts_on <= billed) {
    return wrong('starts_on', 'billing.month-billed', { day: addDays(billed as PlainDate, 1) })
  }
  const others = (await companyPlanRows(tx, { companyId })).filter(({ id }) => id !== but)
  const before = planOn(others, starts_on)
  const until = before?.is_billed ? promisedUntil(before, today) : undefined
  if (until !== undefined && starts_on <= until) {
    return wrong('starts_on', 'billing.year-promised', { day: addDays(until, 1) })
  }
  return undefined
}

async function refusedEnd(tx: SystemTx, before: CompanyPlanRow, ends_on: PlainDate | null, today: PlainDate) {
  if (!before.is_billed) return undefined
  const until = before.terms.period === 'year' ? promisedUntil(before, today) : await billedUntil(tx, before.company_id)
  if (until === undefined || (ends_on !== null && ends_on >= until) || (ends_on === null && before.ends_on === null)) {
    return undefined
  }
  if (ends_on === null) return undefined
  return wrong('ends_on', before.terms.period === 'year' ? 'billing.year-promised' : 'billing.month-billed', {
    day: until,
  })
}

/** Package and limit follow a plan that holds already; the night sees to one that is to come. */
async function follow(
  tx: SystemTx,
  company: OperatedRow,
  plan: PlanRow,
  { starts_on, today }: Pick<Days, 'starts_on' | 'today'>,
): Promise<Problem | undefined> {
  if (starts_on > today) return undefined
  const limit = plan.headcount_limit ?? company.headcount_limit
  if (limit < company.headcount) {
    return wrong('plan_id', 'operations.below-headcount', { people: `${company.headcount}` })
  }
  await saveCompany(tx.of(company.id), company.id, { package: plan.name, headcount_limit: limit })
  return undefined
}

const told = ({ plan_name, starts_on, ends_on, note, terms }: Omit<CompanyPlanRow, 'is_billed' | 'is_followed'>) => ({
  ...{ plan_name, starts_on, ends_on, note },
  price: `${terms.currency_code} ${terms.price}`,
})

const shownPlan = async (tx: SystemTx, id: string, today: PlainDate) =>
  (await shownPlans(tx, { id }, { today })).rows[0]

async function shownPlans(
  tx: SystemTx,
  wanted: PlansWanted,
  at: { readonly today: PlainDate; readonly page?: PageWanted | undefined },
) {
  const { rows: held, total } = await heldPlans(tx, wanted, { page: undefined, ...at })
  const plans = new Map((await companyPlanRows(tx, { ids: held.map(({ id }) => id) })).map((row) => [row.id, row]))
  const rows = held.flatMap((stands) => {
    const row = plans.get(stands.id)
    return row ? { ...row, ...stands, terms: { ...row.terms, tiers: [...row.terms.tiers] } } : []
  })
  return { rows, total }
}
