/** A company's own side: what it has, owes and paid. It reads and changes nothing. */
import type { PlainDate } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { placesTakenOn } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { ownBilling, ownInvoicePdf, ownReceiptPdf } from '../contract/own-billing.ts'
import { heldBy, planOn } from '../model/due-bills.ts'
import type { CompanyPlan } from '../model/terms.ts'
import { accountOf } from './account-store.ts'
import { allBills, billOfCompany, lineRows } from './bill-store.ts'
import { billView, lineView } from './bill-view.ts'
import { companyPlanRows } from './company-plan-store.ts'
import { owed } from './make-bills.ts'
import { billPaper, paymentPaper, plansCalled } from './papers.ts'
import { paymentView } from './payment-handlers.ts'
import { creditOf, standingPayments } from './payment-store.ts'

type Reading = {
  readonly companyId: string
  readonly today: PlainDate
  readonly say: Say
  readonly language: Language
  readonly called: ReadonlyMap<string, string>
}

export const ownHandlers: readonly Handler[] = [
  on(ownBilling, async (call) => {
    const { company, clock, session, say, language } = call
    const called = await plansCalled(call)
    return company.read((tx) =>
      own(tx, { companyId: company.companyId, today: clock.today(session.timezone), say, language, called }),
    )
  }),

  on(ownInvoicePdf, async (call) => {
    const { companyId } = call.company
    const row = await call.company.read((tx) => billOfCompany(tx, companyId, call.params.id))
    return row ? billPaper(call, row) : notFound()
  }),

  on(ownReceiptPdf, async (call) => {
    const { companyId } = call.company
    const [row] = await call.company.read((tx) => standingPayments(tx, companyId, call.params.id))
    return row ? paymentPaper(call, row) : notFound()
  }),
]

async function own(tx: Tx, { companyId, today, ...printing }: Reading) {
  const facts = await companyFacts(tx, companyId)
  const plans = await companyPlanRows(tx, { companyId })
  const bills = await allBills(tx, companyId)
  const lines = await lineRows(
    tx,
    companyId,
    bills.map(({ id }) => id),
  )
  const paid = await standingPayments(tx, companyId)
  const { account_type, trial_ends_on } = await accountOf(tx, companyId)
  const next = heldBy(plans).find(({ starts_on }) => starts_on > today)
  return {
    account_type,
    trial_ends_on,
    currency_code: facts.currency,
    headcount: (await placesTakenOn(tx, facts, [today])).get(today) ?? 0,
    headcount_limit: facts.headcountLimit,
    plan: planView(planOn(plans, today), printing.called),
    next_plan: planView(next, printing.called),
    ...(await owed(tx, companyId, today)),
    credit: await creditOf(tx, companyId),
    pay_to: bills[0]?.seller.pay_to ?? '',
    bills: bills.map((row) => ({
      ...billView(row, today),
      lines: lines.filter(({ invoice_id }) => invoice_id === row.id).map((line) => lineView(line, printing)),
    })),
    payments: paid.map(paymentView),
  }
}

const planView = (plan: CompanyPlan | undefined, called: ReadonlyMap<string, string>) =>
  plan
    ? {
        name: called.get(plan.plan_name) ?? plan.plan_name,
        starts_on: plan.starts_on,
        ends_on: plan.ends_on,
        terms: { ...plan.terms, tiers: [...plan.terms.tiers] },
      }
    : null
