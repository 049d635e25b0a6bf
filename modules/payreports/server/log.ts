import { differences } from '#platform/activity/model/differences.ts'
import { record } from '#platform/activity/server/activity.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Call } from '#platform/http/server/handler.ts'

export type Acting = Pick<Call<Endpoint>, 'company' | 'actor' | 'clock'>
type Fields = Readonly<Record<string, unknown>>
type Happened = {
  readonly action: string
  readonly kind: 'pay_report' | 'pay_report_category' | 'ledger_account' | 'ledger_setup' | 'pay_journal'
  readonly of: { readonly id: string; readonly name: string }
  readonly before?: Fields
  readonly after?: Fields
}

export function log(tx: Tx, { company, actor, clock }: Acting, { action, kind, of, before, after }: Happened) {
  const subject = { kind, id: of.id, name: of.name }
  const happened = { action, subject, ...differences(before ?? {}, after ?? {}) }
  return record(tx, company.companyId, [happened], { actor, now: clock.now() })
}
