/**
 * What operations do to a company's billing stands twice: in their own book with the reason, and in the company's log,
 * as its people read it.
 */

import { noteOperationsChange, noteOperationsReading } from '#modules/operations/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { SystemTx } from '#platform/database/server/connect.ts'
import type { Call } from '#platform/http/server/handler.ts'

export type OpsActing = Pick<Call<Endpoint>, 'db' | 'clock' | 'session' | 'actor' | 'say' | 'language'>
type Fields = Readonly<Record<string, unknown>>

type Done = {
  readonly action: string
  readonly subject: { readonly kind: string; readonly id: string; readonly name: string }
  readonly companyId: string
  readonly reason?: string | undefined
  readonly before?: Fields | undefined
  readonly after?: Fields | undefined
}

/** Last in a transaction. */
export async function logOfCompany(tx: SystemTx, { actor, clock }: OpsActing, done: Done): Promise<void> {
  const { action, subject, companyId, reason, before, after } = done
  const now = clock.now()
  await noteOperationsChange(tx, { action, subject: subject.name, companyId, reason, before, after }, actor, now)
  const told = { action, subject, ...(before && { before }), ...(after && { after }) }
  await record(tx.of(companyId), companyId, [told], { actor, now })
}

/** Of the installation, not of one company. */
export const logOfInstallation = (
  tx: SystemTx,
  { actor, clock }: OpsActing,
  action: string,
  subject: string,
  { before, after }: { readonly before?: Fields; readonly after?: Fields },
): Promise<void> => noteOperationsChange(tx, { action, subject, before, after }, actor, clock.now())

/** Before it is answered. */
export const noteReading = (
  { db, actor, clock }: OpsActing,
  action: string,
  reason: string | undefined,
  companyId?: string,
): Promise<void> =>
  db.system.transaction((tx) =>
    noteOperationsReading(
      tx,
      { action, reason: reason ?? 'Billing of companies', ...(companyId !== undefined && { companyId }) },
      actor,
      clock.now(),
    ),
  )
