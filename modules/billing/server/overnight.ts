/**
 * Each company's night: a trial that is over becomes a paying account where there is a plan, a plan that begins takes
 * its package and limit along, bills that are due are made once and sent, and who is late is reminded, three times.
 */
import { sql } from 'kysely'
import { daysBetween, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { operatedRows, saveCompany } from '#modules/operations/server/public.ts'
import { byItself, record } from '#platform/activity/server/activity.ts'
import type { SystemTx } from '#platform/database/server/connect.ts'
import type { Services } from '#platform/http/server/services.ts'
import type { DailyWork } from '#platform/jobs/server/daily-work.ts'
import { planOn } from '../model/due-bills.ts'
import { lockAccount, saveAccount } from './account-store.ts'
import { type BillRow, billRows } from './bill-store.ts'
import { companyPlanRows, markFollowed } from './company-plan-store.ts'
import { heldBill } from './invoice-handlers.ts'
import { makeDue } from './make-bills.ts'
import { sellerRows } from './rates-store.ts'
import { paperOf, tell } from './send-bills.ts'

export const billingOvernight: DailyWork = {
  name: 'billing.bills',
  at: '06:00',
  run: (services, { companyId, today }) => billingNight(services, companyId, today),
}

export async function billingNight(services: Services, companyId: string, today: PlainDate): Promise<void> {
  await services.db.system.transaction((tx) => makeBills(tx, companyId, today, services.clock.now()))
  for (const bill of await unsent(services, companyId, today)) await send(services, bill, today)
}

async function makeBills(tx: SystemTx, companyId: string, today: PlainDate, now: Date): Promise<void> {
  const account = await lockAccount(tx, companyId)
  const plans = await companyPlanRows(tx, { companyId })
  const plan = planOn(plans, today)
  const trialOver =
    account.account_type === 'trial' && account.trial_ends_on !== null && account.trial_ends_on < today && plan
  if (trialOver) await saveAccount(tx, { ...account, account_type: 'paid' })
  if (plan?.sets_limit && !plan.is_followed) {
    await follow(tx, companyId, { name: plan.plan_name, limit: plan.terms.headcount_limit }, today)
    await markFollowed(tx, plan, today)
  }
  if (account.account_type !== 'paid' && !trialOver) return
  const made = await makeDue(tx, companyId, { today, now })
  const happened = made.map(({ id, invoice_no, currency_code, total, due_on }) => ({
    action: 'billing.invoice-made',
    subject: { kind: 'invoice', id, name: invoice_no },
    after: { total: `${currency_code} ${total}`, due_on },
  }))
  await record(tx.of(companyId), companyId, happened, { actor: byItself, now })
}

/** Never below those who are there: then the limit stays, and operations see it. */
async function follow(
  tx: SystemTx,
  companyId: string,
  { name, limit }: { readonly name: string; readonly limit: number | null },
  today: PlainDate,
): Promise<void> {
  const [company] = await operatedRows(tx, today, { id: companyId })
  if (!company) return
  const fits = limit !== null && limit >= company.headcount
  await saveCompany(tx.of(companyId), companyId, { package: name, ...(fits && { headcount_limit: limit }) })
}

/** After its day a bill is told of once, and again a week and two weeks later. */
const REMIND_EVERY = 7
const MOST_REMINDERS = 3

async function unsent({ db }: Services, companyId: string, today: PlainDate): Promise<BillRow[]> {
  return db.system.read(async (tx) => {
    const open = await billRows(tx, sql`i.company_id = ${companyId} and i.status = 'unpaid'`)
    const sends = new Map((await sellerRows(tx)).map(({ country, sends_at_once }) => [country, sends_at_once]))
    return open.filter((bill) => {
      if (sends.get(bill.country) !== true) return false
      if (bill.sent_at === null && bill.bill_key !== null) return true
      return isReminderDue(bill, today)
    })
  })
}

function isReminderDue({ due_on, reminded_on, reminders, sent_at }: BillRow, today: PlainDate): boolean {
  if (sent_at === null || due_on >= today || reminders >= MOST_REMINDERS) return false
  return reminded_on === null || daysBetween(plainDateOf(reminded_on), today) >= REMIND_EVERY
}

async function send(services: Services, bill: BillRow, today: PlainDate): Promise<void> {
  const now = services.clock.now()
  const paper = await paperOf(services, bill)
  await services.db.system.transaction(async (tx) => {
    const held = await heldBill(tx, bill.id)
    const isSame = held?.status === 'unpaid' && held.reminders === bill.reminders && held.sent_at === bill.sent_at
    if (isSame) await tell(tx, held, { today, now, paper })
  })
}
