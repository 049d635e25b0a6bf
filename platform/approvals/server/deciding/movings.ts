/** The planned moves by kind and move, so that a kind's work is done for all of them at once. */
import type { Planned } from '../../model/plan-move.ts'
import type { Acting } from '../acting.ts'
import type { Moving } from '../kind.ts'
import type { RequestRow } from '../requests/request-row.ts'

export type Decided = { readonly request: RequestRow; readonly plan: Exclude<Planned, { refused: string }> }
type Said = { readonly ids: readonly string[]; readonly reason: string | null; readonly confirmed: boolean }

export function movings(
  { companyId, actor, language, now, today }: Acting,
  { ids, reason, confirmed }: Said,
  plans: readonly Decided[],
): (Moving & { readonly kind: string })[] {
  const groups = new Map<string, RequestRow[]>()
  for (const { request, plan } of plans) {
    const key = `${request.kind} ${plan.move}`
    groups.set(key, [...(groups.get(key) ?? []), request])
  }
  return [...groups].map(([key, requests]) => {
    const [kind = '', move = ''] = key.split(' ')
    const said = { reason, confirmed, alone: ids.length === 1 }
    return { kind, move, companyId, requests, ...said, actor, language, now, today }
  })
}
