/** What the calls of the handbook share: the moment, the log, refusals by field, and who may write. */
import { mayEnter } from '#access/enter.ts'
import { logWithDifferences } from '#platform/activity/server/log.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { mayWrite } from '../model/article.ts'
import { categoryRows } from './category-store.ts'
import type { Now } from './standing-store.ts'

export type Acting = Pick<Call<Endpoint>, 'company' | 'actor' | 'clock' | 'session'>
type Fields = Readonly<Record<string, unknown>>

/** By the clock of the company. */
export const nowOf = ({ clock, session: { timezone } }: Pick<Acting, 'clock' | 'session'>): Now => ({
  now: clock.now(),
  today: clock.today(timezone),
})

type Which = { readonly id: string; readonly title: string }

export const logged = (
  tx: Tx,
  acting: Acting,
  action: string,
  { id, title }: Which,
  before: Fields = {},
  after: Fields = {},
): Promise<void> =>
  logWithDifferences(tx, acting, { action, subject: { kind: 'handbook', id, name: title }, before, after })

export function refuse(errors: Readonly<Record<string, readonly string[]>>): void {
  if (Object.keys(errors).length > 0) throw new Refusal(problem('handbook.invalid', { errors }))
}

export const writesAll = ({ session }: Pick<Acting, 'session'>): boolean => mayEnter(session, 'documentation.write')

/** The category must be the company's, and one in which the caller may write. */
export async function refuseForeign(tx: Tx, acting: Acting, categoryId: string): Promise<void> {
  const category = (await categoryRows(tx, acting.company.companyId)).find(({ id }) => id === categoryId)
  if (!category) return refuse({ category_id: ['http.unknown-id'] })
  if (!mayWrite(writesAll(acting), category)) throw new Refusal(problem('handbook.not-yours'))
}
