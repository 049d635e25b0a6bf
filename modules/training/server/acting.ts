/** What changes of courses and sessions share: who acts, the log, and refusals by field. */
import type { PlainDate } from '#kernel/plain-date.ts'
import { type CompanyFacts, companyFacts } from '#modules/company/server/public.ts'
import { logWithDifferences } from '#platform/activity/server/log.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'

export type Acting = Pick<Call<Endpoint>, 'company' | 'actor' | 'clock'>
type Fields = Readonly<Record<string, unknown>>
type Happened = {
  readonly action: string
  readonly of: { readonly kind: string; readonly id: string; readonly name: string }
  readonly before?: Fields
  readonly after?: Fields
}

export const happened = (tx: Tx, acting: Acting, { of, ...what }: Happened): Promise<void> =>
  logWithDifferences(tx, acting, { ...what, subject: of })

export type Today = { readonly facts: CompanyFacts; readonly today: PlainDate }

export async function todayOf(tx: Tx, { company, clock }: Pick<Acting, 'company' | 'clock'>): Promise<Today> {
  const facts = await companyFacts(tx, company.companyId)
  return { facts, today: clock.today(facts.timezone) }
}

export const refused = (errors: Readonly<Record<string, readonly string[]>>) =>
  new Refusal(problem('training.invalid', { errors }))

export function refuse(errors: Readonly<Record<string, readonly string[]>>): void {
  if (Object.keys(errors).length > 0) throw refused(errors)
}
