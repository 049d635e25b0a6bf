/**
 * What the companies pay for the product: plans, who has which, the bills of the last months with one that is late,
 * payments; a partner, a preset and release notes beside them. Done by operations, as they would.
 */
import type { Country } from '#kernel/countries.ts'
import { addMonths, firstDayOf, type PlainDate, yearMonthOf } from '#kernel/plain-date.ts'
import { addCompanyPlan, companyPlans } from '#modules/billing/contract/company-plans.ts'
import { changeAccountType, invoices } from '#modules/billing/contract/invoices.ts'
import { addPayment } from '#modules/billing/contract/payments.ts'
import { addPlan, changeSeller, plans } from '#modules/billing/contract/plans.ts'
import { billingNight } from '#modules/billing/server/overnight.ts'
import {
  addAssignment,
  addPreset,
  addSalesCompany,
  assignments,
  presets,
  salesCompanies,
} from '#modules/operations/contract/kept.ts'
import { addSystemUpdate, systemUpdates } from '#modules/operations/contract/updates.ts'
import { clockOf } from '#platform/clock/server/clock.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { Services } from '#platform/http/server/services.ts'
import type { Act, DemoPerson } from './acting.ts'
import { demoNotes, demoPlans, demoSellers } from './billing-texts.ts'
import { morningOf } from './opening.ts'

/** Months that are billed by now. */
const MONTHS = 4

type Billed = { readonly id: string; readonly country: Country }
type Operating = {
  readonly act: Act
  readonly ops: DemoPerson
  readonly releases: DemoPerson
  readonly today: PlainDate
  readonly companies: readonly Billed[]
}

export async function billDemonstration(services: Services, operating: Operating): Promise<void> {
  const { act, today, companies } = operating
  const first = firstDayOf(addMonths(yearMonthOf(today), -MONTHS))
  await keepPrices(operating, morningOf(first))
  for (const company of companies) await billOne(services, operating, company, first)
  await keepRest(act, operating, morningOf(first))
  const at = morningOf(today)
  const known = (await act(operating.releases, systemUpdates, { at })) as DataOf<typeof systemUpdates>
  if (known.length > 0) return
  for (const [back, note] of demoNotes.entries()) {
    const published_on = firstDayOf(addMonths(yearMonthOf(today), -back))
    await act(operating.releases, addSystemUpdate, { at, body: { ...note, published_on, is_published: true } })
  }
}

async function keepPrices({ act, ops }: Operating, at: Date): Promise<void> {
  const known = (await act(ops, plans, { at })) as DataOf<typeof plans>
  for (const plan of demoPlans) {
    if (!known.some(({ name }) => name === plan.name)) await act(ops, addPlan, { at, body: plan })
  }
  for (const [country, body] of Object.entries(demoSellers))
    await act(ops, changeSeller, { at, params: { country }, body })
}

async function billOne(services: Services, operating: Operating, company: Billed, first: PlainDate): Promise<void> {
  const { act, ops, today } = operating
  const { id: company_id, country } = company
  const begun = morningOf(first)
  const given = (await act(ops, companyPlans, { at: begun, query: { company_id } })) as DataOf<typeof companyPlans>
  if (given.length === 0) {
    const known = (await act(ops, plans, { at: begun })) as DataOf<typeof plans>
    const plan_id = known.find(({ name }) => name === (country === 'TW' ? 'Team' : 'Growth'))?.id ?? ''
    const body = { company_id, plan_id, starts_on: first, reason: 'Order by e-mail' }
    await act(ops, addCompanyPlan, { at: begun, body })
  }
  const body = { account_type: 'paid', reason: 'Order by e-mail' }
  await act(ops, changeAccountType, { at: begun, params: { id: company_id }, body })
  for (let month = 1; month <= MONTHS; month += 1) {
    const day = firstDayOf(addMonths(yearMonthOf(first), month))
    await billingNight({ ...services, clock: clockOf(() => morningOf(day)) }, company_id, day)
  }
  await payAll(operating, company, today)
}

/** The oldest are paid, one of them with two others' money; in Malaysia the last but one is late. */
async function payAll({ act, ops }: Operating, { id: company_id, country }: Billed, today: PlainDate): Promise<void> {
  const at = morningOf(today)
  const all = (await act(ops, invoices, { at, query: { company_id } })) as DataOf<typeof invoices>
  const inOrder = all.toReversed()
  const paid = country === 'MY' ? inOrder.slice(0, MONTHS - 2) : inOrder.slice(0, MONTHS - 1)
  for (const bill of paid) {
    if (bill.status === 'paid' || bill.status === 'void') continue
    const body = {
      ...{ company_id, paid_on: bill.due_date, amount: bill.left, reference: `FT ${bill.invoice_no}` },
      shares: [{ invoice_id: bill.id, amount: bill.left }],
    }
    await act(ops, addPayment, { at: morningOf(bill.due_date as PlainDate), body })
  }
}

async function keepRest(act: Act, { ops, companies }: Operating, at: Date): Promise<void> {
  const known = (await act(ops, salesCompanies, { at })) as DataOf<typeof salesCompanies>
  if (known.length === 0) {
    const body = { name: 'Rakan HR Sdn Bhd', country: 'MY', contact_name: 'Farah', email: 'hello@rakanhr.example' }
    await act(ops, addSalesCompany, { at, body })
  }
  const [partner] = (await act(ops, salesCompanies, { at })) as DataOf<typeof salesCompanies>
  const given = (await act(ops, assignments, { at })) as DataOf<typeof assignments>
  const client = companies.find(({ country }) => country === 'MY')
  if (partner && client && given.length === 0) {
    const starts_on = at.toISOString().slice(0, 10)
    await act(ops, addAssignment, { at, body: { sales_company_id: partner.id, company_id: client.id, starts_on } })
  }
  const preset = { country: 'MY', kind: 'leave_type', name: 'Study leave', name_zh: '進修假', days: '3' }
  if (((await act(ops, presets, { at })) as DataOf<typeof presets>).length === 0) {
    await act(ops, addPreset, { at, body: preset })
  }
}
