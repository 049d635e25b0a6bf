/** Limits beyond a type's own, and what the company minds. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, PositiveMoneyText, ShortText } from '#platform/contract/fields.ts'
import { periods, prorations, scopes } from '../model/limits.ts'
import { levels, rules } from '../model/policies.ts'
import { ById, readers, writers } from './shared.ts'

const Limit = z
  .object({
    id: Id,
    name: z.string(),
    scope: z.enum(scopes),
    type_id: Id.nullable(),
    category_id: Id.nullable(),
    claim_group_id: Id.nullable(),
    period: z.enum(periods),
    amount: z.string(),
    prorate: z.enum(prorations),
  })
  .meta({ id: 'ClaimLimit' })
const fields = z.object({
  name: ShortText,
  scope: z.enum(scopes),
  type_id: Id.nullable(),
  category_id: Id.nullable(),
  claim_group_id: Id.nullable(),
  period: z.enum(periods),
  amount: PositiveMoneyText,
  prorate: z.enum(prorations),
})
const problems = ['claims.name-taken', 'claims.scope-needs-type', 'claims.scope-needs-category', 'claims.unknown-group']

export const limits = endpoint({
  id: 'claims.limits',
  method: 'GET',
  path: 'api/panel/company/claimLimit',
  access: readers,
  summary: 'Limits of claims by type, category or all, for a group or everybody',
  response: z.array(Limit),
})
export const limit = endpoint({
  id: 'claims.limit',
  method: 'GET',
  path: 'api/panel/company/claimLimit/{id}',
  access: readers,
  summary: 'One limit',
  params: ById,
  response: Limit,
})
export const createLimit = endpoint({
  id: 'claims.createLimit',
  method: 'POST',
  path: 'api/panel/company/claimLimit',
  status: 201,
  access: writers,
  summary: 'Add a limit',
  body: fields.partial().required({ name: true, scope: true, period: true, amount: true }).strict(),
  response: Limit,
  problems,
})
export const changeLimit = endpoint({
  id: 'claims.changeLimit',
  method: 'PATCH',
  path: 'api/panel/company/claimLimit/{id}',
  access: writers,
  summary: 'Change a limit; what was claimed stays',
  params: ById,
  body: fields.partial().strict(),
  response: Limit,
  problems,
})
export const removeLimit = endpoint({
  id: 'claims.removeLimit',
  method: 'DELETE',
  path: 'api/panel/company/claimLimit/{id}',
  access: writers,
  summary: 'Remove a limit',
  params: ById,
})

const Policy = z.object({ rule: z.enum(rules), level: z.enum(levels), value: z.string().nullable() })
const Policies = z.object({ items: z.array(Policy) })
export const policies = endpoint({
  id: 'claims.policies',
  method: 'GET',
  path: 'api/panel/company/claimPolicy',
  access: readers,
  summary: 'What the company minds about claims: each rule with what it does',
  response: Policies,
})
export const changePolicies = endpoint({
  id: 'claims.changePolicies',
  method: 'PATCH',
  path: 'api/panel/company/claimPolicy',
  access: writers,
  summary: 'Set what rules do; rules that are not sent stay',
  body: z
    .object({
      items: z
        .array(
          z
            .object({
              rule: z.enum(rules),
              level: z.enum(levels),
              value: PositiveMoneyText.nullable().optional(),
            })
            .strict(),
        )
        .min(1)
        .max(rules.length),
    })
    .strict(),
  response: Policies,
  problems: ['claims.no-such-level'],
})
