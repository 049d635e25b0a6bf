import { logWithDifferences } from '#platform/activity/server/log.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Call } from '#platform/http/server/handler.ts'

export type Acting = Pick<Call<Endpoint>, 'company' | 'actor' | 'clock'>
type Fields = Readonly<Record<string, unknown>>
type Happened = {
  readonly action: string
  readonly of: { readonly id: string; readonly name: string }
  readonly before?: Fields
  readonly after?: Fields
}

export const log = (tx: Tx, acting: Acting, { of, ...happened }: Happened): Promise<void> =>
  logWithDifferences(tx, acting, { ...happened, subject: { kind: 'employment_notice', ...of } })
