/** What every call of an OKR needs: the one that is held, whether it may be touched, and the log. */

import { amountOf } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { differences } from '#platform/activity/model/differences.ts'
import { log } from '#platform/activity/server/log.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { conflict, notFound, problem, Refusal } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { overWeight, totalOf, WHOLE } from '#platform/stages/model/weights.ts'
import type { ObjectiveGiven } from './okr-changes.ts'
import { type OkrRow, okrsOf } from './okr-store.ts'

export type Acting = Pick<Call<Endpoint>, 'company' | 'actor' | 'clock' | 'session'>

export const todayOf = ({ clock, session }: Pick<Acting, 'clock' | 'session'>): PlainDate =>
  clock.today(session.timezone)

export const refused = (errors: Readonly<Record<string, readonly string[]>>) =>
  new Refusal(problem('okr.invalid', { errors: errors as Record<string, string[]> }))
export const notNow = () => new Refusal(problem('okr.not-now'))

export async function heldOkr(tx: Tx, { company }: Pick<Acting, 'company'>, id: string, revision?: number) {
  const [row] = await okrsOf(tx, company.companyId, { id }, true)
  if (!row) throw new Refusal(notFound())
  if (revision !== undefined && revision !== row.revision) throw new Refusal(conflict('okr.overtaken'))
  return row
}

type Fields = Readonly<Record<string, unknown>>

export async function happened(
  tx: Tx,
  acting: Pick<Acting, 'company' | 'actor' | 'clock'>,
  action: string,
  { id, owner, year, quarter }: Pick<OkrRow, 'id' | 'owner' | 'year' | 'quarter'>,
  { before = {}, after = {} }: { readonly before?: Fields; readonly after?: Fields } = {},
): Promise<void> {
  const name = [owner, `${year} Q${quarter}`].filter(Boolean).join(' · ')
  await log(tx, acting, { action, subject: { kind: 'okr', id, name }, ...differences(before, after) })
}

type Given = readonly Omit<ObjectiveGiven, 'id' | 'parent_id'>[]

/** A hundred together; what weighs more than is left is marked by its place (decision B21). */
export function judgeWeights(objectives: Given): void {
  const over = overWeight(objectives)
  if (over.length === 0 && totalOf(objectives) === WHOLE) return
  const marked = over.map((at) => [`objectives.${at}.weight`, ['okr.weighs-too-much']])
  throw refused({ ...Object.fromEntries(marked), objectives: ['okr.not-a-hundred'] })
}

/** From somewhere to somewhere else, or there is no way to be on. */
export function judgeTargets(objectives: Given): void {
  const wrong = objectives.flatMap(({ key_results }, at) =>
    key_results.flatMap(({ start_value, target_value }, place) =>
      amountOf(start_value) === amountOf(target_value)
        ? [[`objectives.${at}.key_results.${place}.target_value`, ['okr.same-target']]]
        : [],
    ),
  )
  if (wrong.length > 0) throw refused(Object.fromEntries(wrong))
}
