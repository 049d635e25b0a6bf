/** What every call of a review needs: settings, whose turn it is, the review held, and the log. */
import type { CompanyRole } from '#access/roles.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { type CompanyFacts, companyFacts } from '#modules/company/server/public.ts'
import { differences } from '#platform/activity/model/differences.ts'
import { log } from '#platform/activity/server/log.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { Holders } from '#platform/stages/model/way.ts'
import { judgeRevision } from '#platform/stages/server/moving.ts'
import { namesOfAccounts } from '#platform/stages/server/names.ts'
import { holdersOf } from './holders.ts'
import type { ProbationNeeds } from './needs.ts'
import { type ReviewRow, reviewsOf } from './review-store.ts'

export type Acting = Pick<
  Call<Endpoint>,
  'company' | 'actor' | 'clock' | 'session' | 'seal' | 'say' | 'language' | 'db'
>
export type Around = {
  readonly facts: CompanyFacts
  readonly today: PlainDate
  readonly approver: CompanyRole
  readonly days: CompanyFacts['settings']['probation_setting']
}

export async function aroundOf(tx: Tx, { company, clock }: Pick<Acting, 'company' | 'clock'>): Promise<Around> {
  const facts = await companyFacts(tx, company.companyId)
  const { probation_setting: days, probation_approver: approver } = facts.settings
  return { facts, today: clock.today(facts.timezone), approver, days }
}

/** What the engine of staged forms says of reviews. */
export const words = {
  ...{ completed: 'probation.is-completed', overtaken: 'probation.overtaken' },
  ...{ earlier: 'probation.earlier-stage', reason: 'probation.reason-needed', nobody: 'probation.nobody-there' },
} as const

export type Staged = { readonly row: ReviewRow; readonly holders: Holders; readonly names: readonly string[] }

/** With whose turn every stage of them is, and the names of those whose turn it is now. */
export async function staged(
  tx: Tx,
  companyId: string,
  { people }: Pick<ProbationNeeds, 'people'>,
  around: Around,
  rows: readonly ReviewRow[],
): Promise<Staged[]> {
  const holders = await holdersOf(tx, companyId, { people, ...around }, rows)
  const nowOf = (row: ReviewRow) =>
    row.status < 3 || row.status === 4 ? (holders.get(row.employee_id)?.[row.status] ?? []) : []
  const names = await namesOfAccounts(tx, companyId, rows.flatMap(nowOf))
  return rows.map((row) => ({
    row,
    holders: holders.get(row.employee_id) ?? [],
    names: nowOf(row).flatMap((account) => names.get(account) ?? []),
  }))
}

/** One, held until the transaction ends. */
export async function heldReview(tx: Tx, { company }: Acting, id: string, revision?: number): Promise<ReviewRow> {
  const [row] = await reviewsOf(tx, company.companyId, { id }, true)
  if (!row) throw new Refusal(notFound())
  judgeRevision({ words }, row, revision)
  return row
}

export const refused = (errors: Readonly<Record<string, readonly string[]>>) =>
  new Refusal(problem('probation.invalid', { errors: errors as Record<string, string[]> }))

type Fields = Readonly<Record<string, unknown>>

/** What people wrote about each other, and pay, is not told by the log: only that it changed. */
export async function happened(
  tx: Tx,
  acting: Pick<Acting, 'company' | 'actor' | 'clock'>,
  action: string,
  { id, full_name }: Pick<ReviewRow, 'id' | 'full_name'>,
  { before = {}, after = {} }: { readonly before?: Fields; readonly after?: Fields } = {},
): Promise<void> {
  const subject = { kind: 'probation', id, name: full_name }
  await log(tx, acting, { action, subject, ...differences(before, after, HIDDEN) })
}
const HIDDEN = ['suggested_salary', 'parts', 'hr_comment']
