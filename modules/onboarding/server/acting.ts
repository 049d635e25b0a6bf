/** What every change here does: refuse by field, and tell the log. */
import { logWithDifferences } from '#platform/activity/server/log.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'

export type Acting = Pick<Call<Endpoint>, 'company' | 'actor' | 'clock'>
type Fields = Readonly<Record<string, unknown>>
type Subject = { readonly kind: 'checklist' | 'orientation'; readonly id: string; readonly name: string }

export const refused = (errors: Readonly<Record<string, readonly string[]>>) =>
  new Refusal(problem('onboarding.invalid', { errors: errors as Record<string, string[]> }))

export const happened = (
  tx: Tx,
  acting: Acting,
  action: string,
  subject: Subject,
  before: Fields,
  after: Fields,
): Promise<void> => logWithDifferences(tx, acting, { action, subject, before, after })
