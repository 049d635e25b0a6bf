/** The specified calls of operations about bills: the list, sending, the state, the kind of account, the receipt. */
import type { Country } from '#kernel/countries.ts'
import { amountText } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { operatedRows, saveCompany } from '#modules/operations/server/public.ts'
import { differences } from '#platform/activity/model/differences.ts'
import type { SystemTx } from '#platform/database/server/connect.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import {
  accounts,
  billing,
  changeAccountType,
  changeBillStatus,
  downloadReceipt,
  invoicePdf,
  sendBill,
} from '../contract/invoices.ts'
import { paymentPdf } from '../contract/payments.ts'
import { byCompany, planOn } from '../model/due-bills.ts'
import { leftOf } from '../model/shares.ts'
import { accountsListed, lockAccount, saveAccount } from './account-store.ts'
import { type BillRow, billById, billsWanted, owedByCompany } from './bill-store.ts'
import { billView } from './bill-view.ts'
import { companyPlanRows } from './company-plan-store.ts'
import { heldBill, subjectOf, todayOf, voidBill, wrong } from './invoice-handlers.ts'
import { listed, pageAsked } from './listed.ts'
import { logOfCompany, noteReading, type OpsActing } from './ops-log.ts'
import { billPaper, paymentPaper, receiptOfBill } from './papers.ts'
import { recordPayment } from './payment-handlers.ts'
import { dropSharesOf, paymentById } from './payment-store.ts'
import { sendOne } from './send-bills.ts'

export const billingHandlers: readonly Handler[] = [
  on(billing, async (call) => {
    const { x } = call.params
    const today = todayOf(call)
    await noteReading(call, billing.id, call.query.reason, x.includes('-') ? x : undefined)
    return (await call.db.system.read((tx) => billsWanted(tx, x, today))).map((row) => billView(row, today))
  }),

  on(accounts, async (call) => {
    await noteReading(call, accounts.id, call.query.reason)
    const page = pageAsked(call.query)
    return listed(await call.db.system.read((tx) => accountViews(tx, call.query, { today: todayOf(call), page })), page)
  }),

  on(sendBill, async (call) => {
    const today = todayOf(call)
    const sent = await sendOne(call, call.params.id, today)
    if (sent === 'not-found') return notFound()
    if (sent === 'nothing-open') return problem('billing.nothing-open')
    if (sent === 'nobody') return problem('billing.nobody-to-tell')
    return reply(null, { messageKey: sent === 'reminded' ? 'billing.reminded' : 'billing.sent' })
  }),

  on(changeBillStatus, (call) =>
    call.db.system.transaction(async (tx) => {
      const before = await heldBill(tx, call.params.id)
      if (!before) return notFound()
      const { status, reason } = call.body
      if (status !== 'paid' && reason === undefined) return wrong('reason', 'billing.reason-needed')
      if (before.status === 'void') return problem('billing.void-for-good')
      const refused = await standAs(tx, call, before, call.body)
      if (refused) return refused
      const after = (await billById(tx, before.id)) ?? before
      return reply(billView(after, todayOf(call)), { messageKey: 'billing.saved' })
    }),
  ),

  on(changeAccountType, (call) =>
    call.db.system.transaction(async (tx) => {
      const companyId = call.params.id
      const [company] = await operatedRows(tx, todayOf(call), { id: companyId })
      if (!company) return notFound()
      const before = await lockAccount(tx, companyId)
      const { account_type, trial_ends_on = before.trial_ends_on, reason } = call.body
      const after = { ...before, account_type, trial_ends_on }
      const changed = differences(before, after)
      if (changed) {
        await saveAccount(tx, after)
        await saveCompany(tx.of(companyId), companyId, { is_suspended: account_type === 'suspended' })
        const subject = { kind: 'company', id: companyId, name: company.name }
        await logOfCompany(tx, call, { action: 'billing.account-changed', subject, companyId, reason, ...changed })
      }
      return reply({ id: companyId, name: company.name, account_type, trial_ends_on }, { messageKey: 'billing.saved' })
    }),
  ),

  on(downloadReceipt, async (call) => {
    const row = await call.db.system.read((tx) => billById(tx, call.params.id))
    if (!row) return notFound()
    if (row.status !== 'paid') return problem('billing.not-paid')
    await noteReading(call, downloadReceipt.id, undefined, row.company_id)
    return receiptOfBill(call, row)
  }),

  on(invoicePdf, async (call) => {
    const row = await call.db.system.read((tx) => billById(tx, call.params.id))
    if (!row) return notFound()
    await noteReading(call, invoicePdf.id, undefined, row.company_id)
    return billPaper(call, row)
  }),

  on(paymentPdf, async (call) => {
    const row = await call.db.system.read((tx) => paymentById(tx, call.params.id))
    if (!row) return notFound()
    if (row.taken_back_reason !== null) return problem('billing.payment-gone')
    await noteReading(call, paymentPdf.id, undefined, row.company_id)
    return paymentPaper(call, row)
  }),
]

type Wish = {
  readonly status: 'paid' | 'unpaid' | 'void'
  readonly paid_on?: PlainDate | undefined
  readonly method?: 'bank_transfer' | 'card' | 'cheque' | 'cash' | 'other' | undefined
  readonly reference?: string | undefined
  readonly reason?: string | undefined
}

async function standAs(tx: SystemTx, call: OpsActing, before: BillRow, wish: Wish) {
  const { status, reason = '', paid_on = todayOf(call), method = 'bank_transfer', reference = '' } = wish
  const { company_id: companyId, country, id } = before
  if (status === 'void') return voidBill(tx, call, before, reason)
  if (status === 'paid') {
    if (before.status === 'paid') return undefined
    if (paid_on > todayOf(call)) return wrong('paid_on', 'billing.paid-to-come')
    const amount = amountText(leftOf(before))
    const given = { companyId, country: country as Country, paid_on, amount, method, reference, note: '' }
    const made = await recordPayment(tx, call, given, [{ invoice_id: id, amount }])
    return 'kind' in made ? made : undefined
  }
  if (before.paid === '0.00') return undefined
  await dropSharesOf(tx, companyId, id)
  await logOfCompany(tx, call, {
    ...{ action: 'billing.invoice-unpaid', subject: subjectOf(before), companyId, reason },
    ...{ before: { status: before.status, paid: before.paid }, after: { status: 'unpaid', paid: '0.00' } },
  })
  return undefined
}

async function accountViews(
  tx: SystemTx,
  wanted: Parameters<typeof accountsListed>[1],
  at: Parameters<typeof accountsListed>[2],
) {
  const { today } = at
  const { rows: found, total } = await accountsListed(tx, wanted, at)
  const ids = found.map(({ company_id }) => company_id)
  const companies = new Map((await operatedRows(tx, today, { ids })).map((one) => [one.id, one]))
  const plans = byCompany(await companyPlanRows(tx, { companyIds: ids }))
  const owed = await owedByCompany(tx, ids, today)
  const rows = found.flatMap(({ company_id, account_type, trial_ends_on }) => {
    const company = companies.get(company_id)
    if (!company) return []
    const { id, name, country, currency_code, headcount, headcount_limit } = company
    return {
      ...{ id, name, country, currency_code, headcount, headcount_limit, account_type, trial_ends_on },
      plan_name: planOn(plans.get(id) ?? [], today)?.plan_name ?? null,
      open: owed.get(id)?.open ?? '0.00',
      overdue: owed.get(id)?.overdue ?? '0.00',
    }
  })
  return { rows, total }
}
