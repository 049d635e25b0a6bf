/** What every call of a review needs: today, whose turn it is, the review held, and the log. */
import type { CompanyRole } from '#access/roles.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { differences } from '#platform/activity/model/differences.ts'
import type { Happened } from '#platform/activity/server/activity.ts'
import { log } from '#platform/activity/server/log.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { Holders } from '#platform/stages/model/way.ts'
import { holdersOf } from '#platform/stages/server/holders.ts'
import { judgeRevision } from '#platform/stages/server/moving.ts'
import { namesOfAccounts } from '#platform/stages/server/names.ts'
import type { PerformanceNeeds } from './needs.ts'
import { type ReviewRow, reviewsOf } from './review-store.ts'

export type Acting = Pick<Call<Endpoint>, 'company' | 'actor' | 'clock' | 'session' | 'say' | 'language' | 'db'>

/** Who completes reviews. */
export const KEEPERS: readonly CompanyRole[] = ['Company Admin', 'HR Generalist']

export const todayOf = ({ clock, session }: Pick<Acting, 'clock' | 'session'>): PlainDate =>
  clock.today(session.timezone)

/** What the engine of staged forms says of reviews. */
export const words = {
  ...{ completed: 'performance.is-completed', overtaken: 'performance.overtaken' },
  ...{ earlier: 'performance.earlier-stage', reason: 'performance.reason-needed', nobody: 'performance.nobody-there' },
} as const

export type Staged = { readonly row: ReviewRow; readonly holders: Holders; readonly names: readonly string[] }

/** With whose turn every stage of them is, and the names of those whose turn it is now. */
export async function staged(
  tx: Tx,
  companyId: string,
  { people }: Pick<PerformanceNeeds, 'people'>,
  today: string,
  rows: readonly ReviewRow[],
): Promise<Staged[]> {
  const asked = { people, today, holding: ['self', 'manager', 'head', KEEPERS] as const }
  const holders = await holdersOf(tx, companyId, asked, rows)
  const nowOf = ({ employee_id, status }: ReviewRow) =>
    status >= 0 && status < 3 ? (holders.get(employee_id)?.[status] ?? []) : []
  const names = await namesOfAccounts(tx, companyId, rows.flatMap(nowOf))
  return rows.map((row) => ({
    row,
    holders: holders.get(row.employee_id) ?? [],
    names: nowOf(row).flatMap((account) => names.get(account) ?? []),
  }))
}

/** One, held until the transaction ends. */
export async function heldReview(
  tx: Tx,
  { company }: Pick<Acting, 'company'>,
  id: string,
  revision?: number,
): Promise<ReviewRow> {
  const [row] = await reviewsOf(tx, company.companyId, { id }, true)
  if (!row) throw new Refusal(notFound())
  judgeRevision({ words }, row, revision)
  return row
}

export const refused = (errors: Readonly<Record<string, readonly string[]>>) =>
  new Refusal(problem('performance.invalid', { errors: errors as Record<string, string[]> }))

export function refuseLeft({ left_on }: Pick<ReviewRow, 'left_on'>, today: string): void {
  if (left_on !== null && left_on < today) throw new Refusal(problem('performance.has-left'))
}

type Fields = Readonly<Record<string, unknown>>
type Told = { readonly before?: Fields; readonly after?: Fields }

/** What people wrote about each other is not told by the log: only that it changed. */
export const entryOf = (
  action: string,
  { id, full_name }: Pick<ReviewRow, 'id' | 'full_name'>,
  { before = {}, after = {} }: Told = {},
): Happened => ({
  action,
  subject: { kind: 'performance', id, name: full_name },
  ...differences(before, after, HIDDEN),
})
const HIDDEN = ['parts', 'hr_comment', 'acknowledged_comment', 'items']

export const happened = (
  tx: Tx,
  acting: Pick<Acting, 'company' | 'actor' | 'clock'>,
  action: string,
  row: Pick<ReviewRow, 'id' | 'full_name'>,
  told: Told = {},
): Promise<void> => log(tx, acting, entryOf(action, row, told))
