/** The tax of one person's month: looked at, and what it rests on changed while the month is open. */
import { amountOf, amountText } from '#kernel/money.ts'
import { refusingOwnPay, setPersonFacts } from '#modules/employees/server/public.ts'
import { differences } from '#platform/activity/model/differences.ts'
import { record } from '#platform/activity/server/activity.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { changeIncomeTax, incomeTax } from '../../contract/income-tax.ts'
import type { CountryPack } from '../../model/country-pack.ts'
import { faultOfItem } from '../../model/item-rules.ts'
import type { Period } from '../../model/period.ts'
import { runFor } from '../handlers/open-run.ts'
import { refuseFrozen, refuseWrongPerson } from '../item-judgement.ts'
import { insertItem } from '../item-store.ts'
import { markOpenRuns } from '../mark-open-runs.ts'
import type { PayrollNeeds } from '../needs.ts'
import { packFor } from '../pack-of-company.ts'
import { periodOfCall } from '../period-of-call.ts'
import { removeHandItems, saveClaims } from './claims-store.ts'
import { claimsShown, incomeTaxView } from './income-tax-view.ts'
import { periodOfTax } from './run-of-tax.ts'

type Changing = Call<typeof changeIncomeTax>
type View = Awaited<ReturnType<typeof incomeTaxView>>

export const incomeTaxHandlers = (needs: PayrollNeeds): readonly Handler[] => [
  on(incomeTax, (call) => {
    const { employeeId } = call.params
    return call.company.read(async (tx) => incomeTaxView(tx, call, needs, await periodAsked(tx, call), employeeId))
  }),

  on(changeIncomeTax, async (call) => {
    const { company, actor, clock } = call
    const { companyId } = company
    const { employeeId } = call.params
    const refuseOwn = await refusingOwnPay(call)
    return company.transaction(async (tx) => {
      const period = await periodAsked(tx, call)
      const before = await incomeTaxView(tx, call, needs, period, employeeId)
      const run = await runFor(tx, companyId, period, 'items')
      refuseFrozen(run, employeeId)
      await refuseOwn(tx, [employeeId])
      if (call.body.claims || call.body.items) await refuseWrongPerson(tx, companyId, period, employeeId)
      const pack = await packFor(tx, companyId)
      await changeClaims(tx, call, pack, period)
      await changeItems(tx, call, pack, period)
      await changeFacts(tx, call, before)
      const after = await incomeTaxView(tx, call, needs, period, employeeId)
      const subject = { kind: 'employee', id: employeeId, name: after.full_name }
      const differing = differences(told(before), told(after))
      await record(tx, companyId, [{ action: 'payroll.income-tax-changed', subject, ...differing }], {
        actor,
        now: clock.now(),
      })
      await markOpenRuns(tx, companyId, { employeeIds: [employeeId], cause: 'item', by: actor.name })
      return reply(after, { messageKey: 'payroll.income-tax-saved' })
    })
  }),
]

/** Without a run that is asked for it is the person's that counts. */
const periodAsked = (tx: Tx, { company, params, query }: Pick<Changing, 'company' | 'params' | 'query'>) =>
  periodOfTax(tx, company.companyId, periodOfCall(params), { employeeId: params.employeeId, run: query.run })

const refused = (errors: Record<string, string[]>, params: Record<string, string> = {}) =>
  new Refusal(problem('payroll.tax-invalid', { errors, params }))

/** No item beyond what the form leaves of it this year. */
async function changeClaims(tx: Tx, call: Changing, pack: CountryPack, period: Period): Promise<void> {
  const { claims } = call.body
  if (!claims) return
  const { employeeId } = call.params
  const known = new Map(
    (await claimsShown(tx, call, pack.taxForm, period, employeeId)).map((claim) => [claim.code, claim]),
  )
  for (const [code, amount] of Object.entries(claims)) {
    const claim = known.get(code)
    if (!claim) throw refused({ [`claims.${code}`]: ['payroll.tax-unknown'] })
    const { left, limit } = claim
    if (left === null || limit === null) continue
    const most = amountOf(left) + amountOf(claim.now)
    if (amountOf(amount) > most)
      throw refused({ [`claims.${code}`]: ['payroll.tax-limit'] }, { left: amountText(most), limit })
  }
  const saving = { employeeId, by: call.actor.accountId, amounts: claims }
  await saveClaims(tx, call.company.companyId, period, saving)
}

/** One amount by hand in place of what was entered by hand; what came otherwise stays. */
async function changeItems(tx: Tx, call: Changing, pack: CountryPack, period: Period): Promise<void> {
  const { items } = call.body
  if (!items) return
  const { employeeId } = call.params
  const { companyId } = call.company
  for (const [type, amount] of Object.entries(items)) {
    const fault = pack.taxForm.items.includes(type) ? faultOfItem(pack, { type, amount }) : 'payroll.tax-unknown'
    if (fault) throw refused({ [`items.${type}`]: [fault] })
  }
  await removeHandItems(tx, companyId, period, { employeeId, types: Object.keys(items) })
  const entered = Object.entries(items).filter(([, amount]) => amountOf(amount) > 0n)
  // As many as the form has kinds of item.
  for (const [type, amount] of entered) {
    const item = { id: newId(), type, categoryId: null, employeeId, amount, note: null }
    await insertItem(tx, companyId, period, { ...item, accountId: call.actor.accountId })
  }
}

async function changeFacts(tx: Tx, call: Changing, { facts: shown }: View): Promise<void> {
  const { facts } = call.body
  if (!facts) return
  const strange = Object.keys(facts).find((name) => !shown.some((one) => one.name === name))
  if (strange !== undefined) throw refused({ [`facts.${strange}`]: ['payroll.tax-unknown'] })
  const wrong = await setPersonFacts(
    tx,
    { companyId: call.company.companyId, seal: call.seal },
    call.params.employeeId,
    facts,
  )
  if (wrong)
    throw refused(Object.fromEntries(Object.entries(wrong).map(([name, words]) => [`facts.${name}`, [...words]])))
}

const told = ({ year, month, claims, items, facts }: View) => ({
  month: `${year}-${String(month).padStart(2, '0')}`,
  ...Object.fromEntries(claims.map(({ code, now }) => [code, now])),
  ...Object.fromEntries(items.map(({ type, amount }) => [type, amount])),
  ...Object.fromEntries(facts.map(({ name, value }) => [name, value])),
})
