/** Limits and what the company minds, set by HR. */
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import {
  changeLimit,
  changePolicies,
  createLimit,
  limit,
  limits,
  policies,
  removeLimit,
} from '../../contract/limits.ts'
import type { Limit } from '../../model/limits.ts'
import { mayBe, type Policy, policiesOf, rules, rulesWithValue } from '../../model/policies.ts'
import { log, unlessTaken, wrong } from '../acting.ts'
import { groupsOf, known } from '../claim-store.ts'
import { typesOf } from '../type-store.ts'
import { deleteLimit, heldLimit, insertLimit, limitRows, saveLimit } from './limit-store.ts'
import { policyRows, savePolicies } from './policy-store.ts'

export const limitHandlers: readonly Handler[] = [
  on(limits, ({ company }) => company.read((tx) => limitRows(tx, company.companyId))),
  on(limit, ({ company, params }) =>
    company.read(async (tx) => (await limitRows(tx, company.companyId, params.id))[0] ?? notFound()),
  ),

  on(createLimit, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const made = await judged(tx, companyId, { ...empty, id: newId(), ...call.body })
      await unlessTaken(insertLimit(tx, companyId, made))
      const answer = reply(await standing(tx, companyId, made.id), { messageKey: 'claims.stored' })
      await log(tx, call, { kind: 'claim_limit', id: made.id, name: made.name }, {}, made)
      return answer
    }),
  ),

  on(changeLimit, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { id } = call.params
      const before = await heldLimit(tx, companyId, id)
      if (!before) return notFound()
      const after = await judged(tx, companyId, { ...before, ...call.body })
      await unlessTaken(saveLimit(tx, companyId, after))
      const answer = reply(await standing(tx, companyId, id), { messageKey: 'claims.stored' })
      await log(tx, call, { kind: 'claim_limit', id, name: after.name }, before, after)
      return answer
    }),
  ),

  on(removeLimit, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { id } = call.params
      const [before] = await limitRows(tx, companyId, id)
      if (!before) return notFound()
      await deleteLimit(tx, companyId, id)
      await log(tx, call, { kind: 'claim_limit', id, name: before.name }, before, {})
      return reply(null, { messageKey: 'claims.limit-removed' })
    }),
  ),

  on(policies, ({ company }) =>
    company.read(async (tx) => ({ items: listed(await policyRows(tx, company.companyId)) })),
  ),

  on(changePolicies, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const before = policiesOf(await policyRows(tx, companyId))
      const changed = call.body.items.map(({ rule, level, value }): Policy => {
        if (!mayBe(rule, level)) throw new Refusal(wrong('items', 'claims.no-such-level'))
        const kept = value === undefined ? before[rule].value : value
        return { rule, level, value: rulesWithValue.includes(rule) ? kept : null }
      })
      await savePolicies(tx, companyId, changed)
      const after = listed(await policyRows(tx, companyId))
      const answer = reply({ items: after }, { messageKey: 'claims.stored' })
      await log(tx, call, { kind: 'claim_policy', name: 'policies' }, told(listed(Object.values(before))), told(after))
      return answer
    }),
  ),
]

const empty = { type_id: null, category_id: null, claim_group_id: null, prorate: 'none' } as const

async function standing(tx: Tx, companyId: string, id: string): Promise<Limit> {
  const [found] = await limitRows(tx, companyId, id)
  if (!found) throw new Refusal(notFound())
  return found
}

/** What the scope does not go by is not kept. */
async function judged(tx: Tx, companyId: string, given: Limit): Promise<Limit> {
  const type_id = given.scope === 'type' ? given.type_id : null
  const category_id = given.scope === 'category' ? given.category_id : null
  if (given.scope === 'type' && !(type_id && (await typesOf(tx, companyId, type_id)).length > 0))
    throw new Refusal(wrong('type_id', 'claims.scope-needs-type'))
  if (
    given.scope === 'category' &&
    !(category_id && (await known(tx, companyId, 'claim_categories', [category_id])) > 0)
  )
    throw new Refusal(wrong('category_id', 'claims.scope-needs-category'))
  const { claim_group_id } = given
  if (claim_group_id && !(await groupsOf(tx, companyId, claim_group_id))[0])
    throw new Refusal(wrong('claim_group_id', 'claims.unknown-group'))
  return { ...given, type_id, category_id }
}

const listed = (kept: readonly Policy[]): Policy[] => {
  const all = policiesOf(kept)
  return rules.map((rule) => all[rule])
}
const told = (all: readonly Policy[]) =>
  Object.fromEntries(all.map(({ rule, level, value }) => [rule, value === null ? level : `${level} ${value}`]))
