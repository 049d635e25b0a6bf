import { differences } from '#platform/activity/model/differences.ts'
import { record } from '#platform/activity/server/activity.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Call } from '#platform/http/server/handler.ts'

export type Acting = Pick<Call<Endpoint>, 'company' | 'actor' | 'clock'>
type Fields = Readonly<Record<string, unknown>>
type Happened = {
  readonly action: string
  readonly of: {
    readonly kind: 'year_form' | 'agency_date' | 'employment_notice' | 'pay_year'
    readonly id: string
    readonly name: string
  }
  readonly before?: Fields
  readonly after?: Fields
}

export function log(tx: Tx, { company, actor, clock }: Acting, { action, of, before, after }: Happened) {
  const happened = { action, subject: of, ...differences(before ?? {}, after ?? {}) }
  return record(tx, company.companyId, [happened], { actor, now: clock.now() })
}
