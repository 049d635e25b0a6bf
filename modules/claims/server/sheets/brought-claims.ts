/** Claims that a sheet brought, kept: new ones go to whoever decides, those paid before stand as paid. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Acting } from '#platform/approvals/server/acting.ts'
import { enterSettled } from '#platform/approvals/server/deciding/enter-settled.ts'
import { sendRequests } from '#platform/approvals/server/deciding/send.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { saveClaims } from '../claims/claim-rows.ts'
import { CLAIM_KIND } from '../claims/kind.ts'
import { type Fresh, requestOf, storedOf } from '../claims/port.ts'

export type Brought = {
  readonly one: Fresh
  readonly paid: { readonly on: PlainDate; readonly reference: string | null } | null
}
type Doing = { readonly approvals: Approvals; readonly acting: Acting }

export async function keepBrought(tx: Tx, { approvals, acting }: Doing, all: readonly Brought[]): Promise<void> {
  const { companyId, now, session } = acting
  const claims = all.map(({ one }) => storedOf(one))
  await saveClaims(tx, companyId, claims, { by: session.accountId, now })
  const waiting = all.filter(({ paid }) => paid === null)
  const sent = waiting.map(({ one }) => requestOf(one, acting))
  if (sent.length > 0) await sendRequests(tx, approvals, acting, CLAIM_KIND, sent)
  const over = all.filter(({ paid }) => paid !== null)
  await markPaid(tx, companyId, over, now)
  const entered = over.map(({ one }) => ({ ...requestOf(one, acting), aboutId: one.employee_id }))
  await enterSettled(tx, approvals, acting, { kind: CLAIM_KIND, status: 'paid' }, entered)
}

/** By hand, so that neither pay nor a payment takes them up; approved at the latest when they were paid. No journal has them. */
async function markPaid(tx: Tx, companyId: string, all: readonly Brought[], now: Date): Promise<void> {
  const given = all.map(({ one, paid }) => ({ id: one.id, paid_on: paid?.on, reference: paid?.reference ?? null }))
  await sql`
    update claims x set status = 'paid', method = 'by_hand', approved_on = n.paid_on, paid_on = n.paid_on, paid_before = true,
      reference = n.reference, pay_item = t.pay_item, updated_at = ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as n(id uuid, paid_on date, reference text), claim_types t
    where x.company_id = ${companyId} and x.id = n.id and t.company_id = x.company_id and t.id = x.type_id`.execute(tx)
}
