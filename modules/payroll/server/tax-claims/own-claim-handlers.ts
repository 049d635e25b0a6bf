/** What I paid that lowers my tax: sent with its paper, looked at, taken back while it waits. */
import { areas } from '#access/areas.ts'
import { amountOf, amountText, notNegative } from '#kernel/money.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { employeeOfAccount } from '#modules/employees/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { asReply, keptFile, withFile } from '#platform/files/server/kept-files.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { accountsInRoles } from '#platform/identity/server/accounts-in-roles.ts'
import { notify } from '#platform/notices/server/notify.ts'
import { ownTaxClaimPaper, ownTaxClaims, sendTaxClaim, withdrawTaxClaim } from '../../contract/tax-claims.ts'
import { claimsShown } from '../income-tax/income-tax-view.ts'
import { packFor } from '../pack-of-company.ts'
import { type Acting, decided, monthThatTakes, ownClaimView } from './claim-view.ts'
import { type ClaimRow, claimsSent, countWaiting, decideClaim, holdClaim, insertClaim } from './request-store.ts'

const MOST_WAITING = 50
const LINK = '/app/payroll/tax-claims'

export const ownTaxClaimHandlers: readonly Handler[] = [
  on(ownTaxClaims, (call) =>
    call.company.read(async (tx) => {
      const { companyId } = call.company
      const { currency } = await companyFacts(tx, companyId)
      const month = await monthThatTakes(tx, call)
      const me = await employeeOfAccount(tx, companyId, call.session.accountId)
      const about = { year: month.year, currency_code: currency }
      if (!me) return { ...about, items: [], claims: [] }
      const claims = await claimsSent(tx, companyId, { employeeId: me.id })
      return {
        ...about,
        items: await itemsLeft(tx, call, me.id, claims),
        claims: claims.map((one) => ownClaimView(one, call)),
      }
    }),
  ),

  on(sendTaxClaim, (call) => {
    const { company, body, file, session, clock, actor } = call
    const { companyId } = company
    if (!file) return Promise.resolve(problem('http.invalid', { errors: { file: ['http.required'] } }))
    return withFile(call, file, { accept: 'document', purpose: 'tax-claim' }, async (tx, fileId) => {
      const me = await employeeOfAccount(tx, companyId, session.accountId)
      if (!me) return problem('payroll.no-own-pay')
      if ((await countWaiting(tx, companyId, me.id)) >= MOST_WAITING)
        return problem('payroll.tax-claims-many', { params: { most: MOST_WAITING } })
      const before = await claimsSent(tx, companyId, { employeeId: me.id })
      const item = (await itemsLeft(tx, call, me.id, before)).find(({ code }) => code === body.code)
      if (!item) return problem('payroll.tax-invalid', { errors: { code: ['payroll.tax-unknown'] } })
      if (amountOf(body.amount) === 0n)
        return problem('payroll.tax-invalid', { errors: { amount: ['payroll.tax-claim-zero'] } })
      if (item.left !== null && amountOf(body.amount) > amountOf(item.left)) {
        const params = { left: item.left, limit: item.limit ?? item.left }
        return problem('payroll.tax-invalid', { params, errors: { amount: [{ key: 'payroll.tax-limit', params }] } })
      }
      const { year } = await monthThatTakes(tx, call)
      const now = clock.now()
      const id = newId()
      const { code, amount } = body
      await insertClaim(tx, companyId, { id, employeeId: me.id, year, code, amount, fileId, now })
      const subject = { kind: 'employee', id: me.id, name: session.name }
      await record(tx, companyId, [{ action: 'payroll.tax-claim-sent', subject, after: { year, code, amount } }], {
        ...{ actor, now },
      })
      const readers = await accountsInRoles(tx, companyId, areas['payroll.reports'].roles)
      const others = readers.filter((account) => account !== session.accountId)
      const params = { name: session.name }
      await notify(tx, companyId, others, { word: 'payroll.notice-tax-claim', params, link: LINK, at: now })
      const [made] = await claimsSent(tx, companyId, { id })
      if (!made) throw new Error('a claim that was just written is not there')
      return reply(ownClaimView(made, call), { messageKey: 'payroll.tax-claim-sent' })
    })
  }),

  on(withdrawTaxClaim, async (call) => {
    const { company, params, clock, actor, session } = call
    const { companyId } = company
    await company.transaction(async (tx) => {
      const claim = await ownOne(tx, call, params.id, 'hold')
      if (claim.state !== 'waiting') throw new Refusal(decided(claim))
      const now = clock.now()
      await decideClaim(tx, companyId, claim.id, { state: 'withdrawn', by: actor, now })
      const subject = { kind: 'employee', id: claim.employee_id, name: session.name }
      const { year, code, amount } = claim
      await record(
        tx,
        companyId,
        [{ action: 'payroll.tax-claim-withdrawn', subject, before: { year, code, amount } }],
        {
          ...{ actor, now },
        },
      )
    })
    return reply(null, { messageKey: 'payroll.tax-claim-withdrawn' })
  }),

  on(ownTaxClaimPaper, async (call) => {
    const claim = await call.company.read((tx) => ownOne(tx, call, call.params.id))
    const file = await keptFile(call, claim.file_id)
    return file ? asReply(file) : notFound()
  }),
]

/** Somebody else's is unknown. */
async function ownOne(tx: Tx, { company, session }: Acting, id: string, hold?: 'hold'): Promise<ClaimRow> {
  const me = await employeeOfAccount(tx, company.companyId, session.accountId)
  const claim = hold ? await holdClaim(tx, company.companyId, id) : (await claimsSent(tx, company.companyId, { id }))[0]
  if (!me || claim?.employee_id !== me.id) throw new Refusal(notFound())
  return claim
}

/** What waits already is not left for another. */
async function itemsLeft(tx: Tx, call: Acting, employeeId: string, sent: readonly ClaimRow[]) {
  const month = await monthThatTakes(tx, call)
  const pack = await packFor(tx, call.company.companyId)
  const shown = await claimsShown(tx, call, pack.taxForm, month, employeeId)
  return shown.map(({ code, label, limit, left }) => {
    if (left === null) return { code, label, limit, left }
    const waiting = sent.filter((one) => one.code === code && one.year === month.year && one.state === 'waiting')
    const rest = waiting.reduce((sum, one) => sum - amountOf(one.amount), amountOf(left))
    return { code, label, limit, left: amountText(notNegative(rest)) }
  })
}
