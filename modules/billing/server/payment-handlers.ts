/** Payments: recorded once with the next receipt number, counted for bills as far as those are open. */
import type { Country } from '#kernel/countries.ts'
import { amountText } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { operatedRows } from '#modules/operations/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { SystemTx } from '#platform/database/server/connect.ts'
import { notFound, type Problem, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { addPayment, changePayment, payment, payments, takePaymentBack } from '../contract/payments.ts'
import { type Share, sharedOut, unsharedOf, wrongShares } from '../model/shares.ts'
import { lockAccount } from './account-store.ts'
import { openBills } from './bill-store.ts'
import { listed, pageAsked } from './listed.ts'
import { buyerOf, sellerParty } from './make-bills.ts'
import { logOfCompany, noteReading, type OpsActing } from './ops-log.ts'
import {
  insertPayment,
  markTakenBack,
  type PaymentRow,
  paymentById,
  paymentsListed,
  savePayment,
  setShares,
} from './payment-store.ts'
import { sellerRows, takeNumber } from './rates-store.ts'

export const paymentHandlers: readonly Handler[] = [
  on(payments, async (call) => {
    const { company_id: companyId, standing, search, reason } = call.query
    await noteReading(call, payments.id, reason, companyId)
    const page = pageAsked(call.query)
    const found = await call.db.system.read((tx) => paymentsListed(tx, { companyId, standing, search }, page))
    return listed({ ...found, rows: found.rows.map(paymentView) }, page)
  }),

  on(payment, async (call) => {
    const found = await call.db.system.read((tx) => paymentById(tx, call.params.id))
    if (!found) return notFound()
    await noteReading(call, payment.id, call.query.reason, found.company_id)
    return paymentView(found)
  }),

  on(addPayment, (call) =>
    call.db.system.transaction(async (tx) => {
      const { company_id: companyId, shares, ...body } = call.body
      const today = call.clock.today(call.session.timezone)
      const [company] = await operatedRows(tx, today, { id: companyId })
      if (!company) return wrong('company_id', 'http.not-found')
      if (body.paid_on > today) return wrong('paid_on', 'billing.paid-to-come')
      const made = await recordPayment(tx, call, { companyId, country: company.country as Country, ...body }, shares)
      return 'kind' in made ? made : reply(paymentView(made), { messageKey: 'billing.payment-recorded' })
    }),
  ),

  on(changePayment, (call) =>
    call.db.system.transaction(async (tx) => {
      const { shares, ...given } = call.body
      const found = await heldPayment(tx, call.params.id)
      if (!found) return notFound()
      if (found.taken_back_reason !== null) return problem('billing.payment-gone')
      const { company_id: companyId } = found
      await savePayment(tx, { ...found, ...given })
      if (shares) {
        // Its own shares are free again for itself.
        await setShares(tx, found, [])
        const refused = await refusedShares(tx, found, shares)
        if (refused) return refused
        await setShares(tx, { ...found, shares: [] }, shares)
      }
      const after = await paymentById(tx, found.id)
      if (!after) return notFound()
      await logOfCompany(tx, call, {
        ...{ action: 'billing.payment-changed', subject: subjectOf(after), companyId },
        ...{ before: told(found), after: told(after) },
      })
      return reply(paymentView(after), { messageKey: 'billing.saved' })
    }),
  ),

  on(takePaymentBack, (call) =>
    call.db.system.transaction(async (tx) => {
      const found = await heldPayment(tx, call.params.id)
      if (!found) return notFound()
      if (found.taken_back_reason !== null) return problem('billing.payment-gone')
      const { reason } = call.query
      await setShares(tx, found, [])
      await markTakenBack(tx, found, reason, call.clock.now())
      await logOfCompany(tx, call, {
        ...{ action: 'billing.payment-taken-back', subject: subjectOf(found), companyId: found.company_id, reason },
        before: told(found),
      })
      return reply(null, { messageKey: 'billing.payment-taken-back' })
    }),
  ),
]

type Given = Pick<PaymentRow, 'paid_on' | 'amount' | 'method' | 'reference' | 'note' | 'country'> & {
  readonly companyId: string
}

/** Without shares it counts for the oldest open bills. */
export async function recordPayment(
  tx: SystemTx,
  call: OpsActing,
  { companyId, ...given }: Given,
  wanted?: readonly Share[],
): Promise<PaymentRow | Problem> {
  if (unsharedOf(given.amount, []) <= 0n) return wrong('amount', 'billing.above-zero')
  await lockAccount(tx, companyId)
  const [seller] = await sellerRows(tx, given.country)
  const [company] = await operatedRows(tx, given.paid_on as PlainDate, { id: companyId })
  if (!seller || !company) return notFound()
  const shares = wanted ?? sharedOut(given.amount, await openBills(tx, companyId))
  const refused = await refusedShares(tx, { company_id: companyId, amount: given.amount }, shares)
  if (refused) return refused
  const row: PaymentRow = {
    ...given,
    ...{ company_id: companyId, id: newId(call.clock.now().getTime()), currency_code: company.currency_code },
    receipt_no: await takeNumber(tx, given.country, 'receipt'),
    seller: sellerParty(seller),
    buyer: await buyerOf(tx.of(companyId), companyId),
    taken_back_reason: null,
    shares: [],
  }
  await insertPayment(tx, row)
  await setShares(tx, row, shares)
  const made = await paymentById(tx, row.id)
  if (!made) return notFound()
  const subject = subjectOf(made)
  await logOfCompany(tx, call, { action: 'billing.payment-recorded', subject, companyId, after: told(made) })
  return made
}

async function refusedShares(
  tx: SystemTx,
  { company_id, amount }: Pick<PaymentRow, 'company_id' | 'amount'>,
  shares: readonly Share[],
): Promise<Problem | undefined> {
  const word = wrongShares(amount, shares, await openBills(tx, company_id))
  return word ? wrong('shares', word) : undefined
}

async function heldPayment(tx: SystemTx, id: string): Promise<PaymentRow | undefined> {
  const found = await paymentById(tx, id)
  if (!found) return undefined
  await lockAccount(tx, found.company_id)
  return paymentById(tx, id)
}

const wrong = (field: string, word: string): Problem => problem(word, { errors: { [field]: [word] } })
const subjectOf = ({ id, receipt_no }: PaymentRow) => ({ kind: 'payment', id, name: receipt_no })
const told = ({ paid_on, amount, currency_code, method, reference, shares }: PaymentRow) => ({
  ...{ paid_on, method, reference, amount: `${currency_code} ${amount}` },
  bills: shares.map(({ invoice_no, amount: share }) => `${invoice_no} ${share}`).join(', '),
})

export const paymentView = ({ seller: _, buyer, shares, ...row }: PaymentRow) => ({
  ...row,
  company_name: buyer.name,
  shares: [...shares],
  left: row.taken_back_reason === null ? amountText(unsharedOf(row.amount, shares)) : '0.00',
})
