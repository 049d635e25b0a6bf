/**
 * Bills by mail and notice to whoever keeps billing in the company: with the paper, each in their own language. The
 * paper is made before the transaction; in it the bill is held, so that it is sent once.
 */
import { areas } from '#access/areas.ts'
import { amountText } from '#kernel/money.ts'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import type { SystemTx } from '#platform/database/server/connect.ts'
import { languageOf } from '#platform/http/server/say.ts'
import { accountsInRoles } from '#platform/identity/server/accounts-in-roles.ts'
import { wantMails } from '#platform/mail/server/wanted-mails.ts'
import { notify } from '#platform/notices/server/notify.ts'
import { leftOf } from '../model/shares.ts'
import { type BillRow, billById, changeBill } from './bill-store.ts'
import { statusOn } from './bill-view.ts'
import { heldBill, subjectOf } from './invoice-handlers.ts'
import { logOfCompany, type OpsActing } from './ops-log.ts'
import { billBytes, type Printing } from './papers.ts'

export type Sent = 'sent' | 'reminded' | 'not-found' | 'nothing-open' | 'nobody'
type Sending = Omit<Printing, 'language'>

export async function sendOne(call: OpsActing, id: string, today: PlainDate): Promise<Sent> {
  const row = await call.db.system.read((tx) => billById(tx, id))
  if (!row) return 'not-found'
  if (row.status !== 'unpaid') return 'nothing-open'
  const paper = await paperOf(call, row)
  return call.db.system.transaction(async (tx) => {
    const held = await heldBill(tx, id)
    if (held?.status !== 'unpaid') return 'nothing-open'
    const sent = await tell(tx, held, { today, now: call.clock.now(), paper })
    if (sent !== 'nobody') {
      const { company_id: companyId } = held
      await logOfCompany(tx, call, { action: `billing.invoice-${sent}`, subject: subjectOf(held), companyId })
    }
    return sent
  })
}

export const paperOf = async (sending: Sending, row: BillRow): Promise<Buffer> => {
  const { preferLang } = await sending.db.forCompany(row.company_id).read((tx) => companyFacts(tx, row.company_id))
  const { db, say } = sending
  return billBytes({ db, say, language: languageOf(preferLang) ?? 'en' }, row)
}

type Telling = { readonly today: PlainDate; readonly now: Date; readonly paper: Buffer }

/** Of a bill that is held. */
export async function tell(tx: SystemTx, row: BillRow, { today, now, paper }: Telling): Promise<Sent> {
  const { company_id: companyId, invoice_no, currency_code, due_on } = row
  const accounts = await accountsInRoles(tx.of(companyId), companyId, [...areas.billing.roles])
  if (accounts.length === 0) return 'nobody'
  const isLate = statusOn(row, today) === 'overdue'
  const kind = isLate ? 'reminder' : 'bill'
  const params = {
    number: invoice_no,
    amount: { money: amountText(leftOf(row)), currency: currency_code },
    day: { day: plainDateOf(due_on) },
  }
  const link = '/app/billing'
  await notify(tx.of(companyId), companyId, accounts, { word: `billing.notice-${kind}`, params, link, at: now })
  await wantMails(
    tx.of(companyId),
    companyId,
    accounts.map((accountId) => ({
      accountId,
      mail: { subject: `billing.mail-${kind}-subject`, text: `billing.mail-${kind}`, params, link },
      about: row.id,
      file: { name: `${invoice_no}.pdf`, bytes: paper },
    })),
  )
  await changeBill(tx, row, {
    sent_at: row.sent_at ?? now.toISOString(),
    ...(isLate && { reminded_on: today, reminders: row.reminders + 1 }),
  })
  return isLate ? 'reminded' : 'sent'
}
