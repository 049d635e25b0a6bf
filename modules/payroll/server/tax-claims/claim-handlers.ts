/** What people sent that lowers their tax: taken into the first open month, or declined with a reason. */
import { amountOf, amountText } from '#kernel/money.ts'
import { yearMonthText } from '#kernel/plain-date.ts'
import { refusingOwnPay } from '#modules/employees/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { asReply, keptFile } from '#platform/files/server/kept-files.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { notify } from '#platform/notices/server/notify.ts'
import { acceptTaxClaim, declineTaxClaim, taxClaimPaper, taxClaims } from '../../contract/tax-claims.ts'
import type { Period } from '../../model/period.ts'
import { runFor } from '../handlers/open-run.ts'
import { saveClaims } from '../income-tax/claims-store.ts'
import { claimsShown } from '../income-tax/income-tax-view.ts'
import { refuseFrozen, refuseWrongPerson } from '../item-judgement.ts'
import { markOpenRuns } from '../mark-open-runs.ts'
import { packFor } from '../pack-of-company.ts'
import { type Acting, claimView, decided, monthThatTakes, REASON } from './claim-view.ts'
import { type ClaimRow, claimsSent, decideClaim, holdClaim } from './request-store.ts'

export const taxClaimHandlers: readonly Handler[] = [
  on(taxClaims, (call) =>
    call.company.read(async (tx) => {
      const claims = await claimsSent(tx, call.company.companyId, { state: call.query.status })
      const month = yearMonthText(await monthThatTakes(tx, call))
      return { month, claims: claims.map((one) => claimView(one, call)) }
    }),
  ),

  on(acceptTaxClaim, async (call) => {
    const { company, params, body, actor, clock } = call
    const { companyId } = company
    const refuseOwn = await refusingOwnPay(call)
    const done = await company.transaction(async (tx) => {
      const claim = await waiting(tx, companyId, params.id)
      await refuseOwn(tx, [claim.employee_id])
      const month = await monthThatTakes(tx, call)
      if (claim.year !== month.year)
        throw new Refusal(problem('payroll.tax-claim-year', { params: { year: claim.year } }))
      const amount = body.amount ?? claim.amount
      await take(tx, call, claim, month, amount)
      const now = clock.now()
      const into = { first: month.first, amount }
      await decideClaim(tx, companyId, claim.id, { state: 'accepted', by: actor, now, into })
      return told(tx, call, claim, now, {
        ...{ action: 'payroll.tax-claim-accepted', word: 'payroll.notice-tax-claim-accepted' },
        after: { amount, month: month.key },
      })
    })
    return reply(claimView(done, call), { messageKey: 'payroll.tax-claim-accepted' })
  }),

  on(declineTaxClaim, async (call) => {
    const { company, params, body, actor, clock, seal } = call
    const { companyId } = company
    const refuseOwn = await refusingOwnPay(call)
    const done = await company.transaction(async (tx) => {
      const claim = await waiting(tx, companyId, params.id)
      await refuseOwn(tx, [claim.employee_id])
      const now = clock.now()
      const reason = seal.seal(body.reason, REASON)
      await decideClaim(tx, companyId, claim.id, { state: 'declined', by: actor, now, reason })
      return told(tx, call, claim, now, {
        ...{ action: 'payroll.tax-claim-declined', word: 'payroll.notice-tax-claim-declined' },
        after: { amount: claim.amount },
      })
    })
    return reply(claimView(done, call), { messageKey: 'payroll.tax-claim-declined' })
  }),

  on(taxClaimPaper, async (call) => {
    const { companyId } = call.company
    const [claim] = await call.company.read((tx) => claimsSent(tx, companyId, { id: call.params.id }))
    const file = claim && (await keptFile(call, claim.file_id))
    return file ? asReply(file) : notFound()
  }),
]

async function waiting(tx: Tx, companyId: string, id: string): Promise<ClaimRow> {
  const claim = await holdClaim(tx, companyId, id)
  if (!claim) throw new Refusal(notFound())
  if (claim.state !== 'waiting') throw new Refusal(decided(claim))
  return claim
}

/** Beside what the month has of the item already, up to what the year leaves of it. */
async function take(tx: Tx, call: Acting, claim: ClaimRow, month: Period, amount: string): Promise<void> {
  const { companyId } = call.company
  const { employee_id: employeeId, code } = claim
  refuseFrozen(await runFor(tx, companyId, month, 'items'), employeeId)
  await refuseWrongPerson(tx, companyId, month, employeeId)
  const pack = await packFor(tx, companyId)
  const item = (await claimsShown(tx, call, pack.taxForm, month, employeeId)).find((one) => one.code === code)
  const wanted = amountOf(amount)
  // Null is without limit.
  const left = item && item.left === null ? wanted : amountOf(item?.left ?? '0')
  if (wanted === 0n)
    throw new Refusal(problem('payroll.tax-invalid', { errors: { amount: ['payroll.tax-claim-zero'] } }))
  if (!item || wanted > left) {
    const params = { left: amountText(left), limit: item?.limit ?? '0.00' }
    const errors = { amount: [{ key: 'payroll.tax-limit', params }] }
    throw new Refusal(problem('payroll.tax-invalid', { params, errors }))
  }
  const amounts = { [code]: amountText(amountOf(item.now) + wanted) }
  await saveClaims(tx, companyId, month, { employeeId, by: call.actor.accountId, amounts })
  await markOpenRuns(tx, companyId, { employeeIds: [employeeId], cause: 'item', by: call.actor.name })
}

type Happened = { readonly action: string; readonly word: string; readonly after: Readonly<Record<string, unknown>> }

/** Logged, and the person told. */
async function told(
  tx: Tx,
  call: Acting,
  claim: ClaimRow,
  now: Date,
  { action, word, after }: Happened,
): Promise<ClaimRow> {
  const { companyId } = call.company
  const subject = { kind: 'employee', id: claim.employee_id, name: claim.full_name }
  await record(tx, companyId, [{ action, subject, after: { year: claim.year, code: claim.code, ...after } }], {
    ...{ actor: call.actor, now },
  })
  if (claim.account_id) await notify(tx, companyId, [claim.account_id], { word, params: {}, link: '/me/pay', at: now })
  const [done] = await claimsSent(tx, companyId, { id: claim.id })
  if (!done) throw new Error('a claim that was just decided is not there')
  return done
}
