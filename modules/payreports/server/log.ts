import { logWithDifferences } from '#platform/activity/server/log.ts'
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

export const log = (tx: Tx, acting: Acting, { kind, of, ...happened }: Happened): Promise<void> =>
  logWithDifferences(tx, acting, { ...happened, subject: { kind, id: of.id, name: of.name } })
