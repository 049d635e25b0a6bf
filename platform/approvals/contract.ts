/** Everything that was asked for, of every kind: the one inbox, decisions, what was said about it, who stands in. */
import { z } from 'zod'
import { SHORT_TEXT_MAX } from '#kernel/text-limits.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Flag, Id, LongText, Paging } from '#platform/contract/fields.ts'
import {
  BatchOutcome,
  Chains,
  ChainsWanted,
  Delegation,
  PendingCounts,
  RequestDetail,
  RequestView,
} from './contract-types.ts'

const everyone = { to: 'area', of: ['application'] } as const
/** Further than this, a kind says who may change its chains. */
export const settingAreas = [
  'settings.general',
  'settings.leave',
  'settings.claim',
  'settings.overtime',
  'settings.wfh',
  'settings.training',
  'schedule.settings',
  'settings.travel',
  'settings.recruitment',
  'settings.exit',
  'settings.quarantine',
] as const
const settings = { to: 'area', of: settingAreas } as const
const ById = z.object({ id: Id })
const Kind = z.string().trim().min(1).max(40)

export const applications = endpoint({
  id: 'approvals.list',
  method: 'GET',
  path: 'api/panel/application',
  access: everyone,
  summary:
    'Requests of all kinds within sight: what waits for me, what is about me, what I sent or is about me, what I decided, or all',
  query: Paging.extend({
    scope: z.enum(['mine', 'about_me', 'sent', 'decided', 'all']).default('all'),
    kind: Kind.optional(),
    /** Only what waits for somebody. */
    waiting: Flag.optional(),
    status: z.string().trim().max(40).optional(),
    /** Of the day it was sent. */
    from: DateText.optional(),
    to: DateText.optional(),
    sort: z.enum(['oldest', 'newest']).default('newest'),
  }),
  response: z.array(RequestView),
})

export const kinds = endpoint({
  id: 'approvals.kinds',
  method: 'GET',
  path: 'api/panel/application/kind',
  access: everyone,
  summary: 'The kinds of requests there are in the company, by name in the reader’s language',
  response: z.array(z.object({ kind: z.string(), label: z.string() })),
})

export const pendingCount = endpoint({
  id: 'approvals.pendingCount',
  method: 'GET',
  path: 'api/panel/application/pendingCount',
  access: everyone,
  summary: 'How many requests of the past 90 days wait, by kind: for me, and in all within sight',
  response: PendingCounts,
})

export const application = endpoint({
  id: 'approvals.one',
  method: 'GET',
  path: 'api/panel/application/{id}',
  access: everyone,
  summary: 'One request with its chain, its history and what I may do with it',
  params: ById,
  response: RequestDetail,
})

export const decideApplications = endpoint({
  id: 'approvals.decide',
  method: 'POST',
  path: 'api/panel/application/decide',
  access: everyone,
  summary: 'Decide one or several requests, of any kinds; each has an outcome of its own',
  body: z
    .object({
      ids: z.array(Id).min(1).max(500),
      decision: z.enum(['approve', 'reject', 'withdraw', 'cancel']),
      reason: LongText.optional(),
      confirm: Flag.default(false),
    })
    .strict(),
  response: BatchOutcome,
  problems: ['approvals.nothing-to-decide', 'approvals.decided-before', 'approvals.own', 'approvals.not-yours'],
})

export const commentApplication = endpoint({
  id: 'approvals.comment',
  method: 'POST',
  path: 'api/panel/application/{id}/comment',
  access: everyone,
  summary: 'Say or ask something about a request; those it concerns are told',
  params: ById,
  body: z.object({ text: LongText.min(1) }).strict(),
  response: RequestDetail,
})

export const remindApplication = endpoint({
  id: 'approvals.remind',
  method: 'POST',
  path: 'api/panel/application/{id}/remind',
  access: everyone,
  summary: 'Remind those it waits for, at most once a day',
  params: ById,
  response: RequestDetail,
  problems: [
    'approvals.nobody-waits',
    'approvals.nobody-signed-in',
    'approvals.reminded-already',
    'approvals.not-yours',
  ],
})

export const delegations = endpoint({
  id: 'approvals.delegations',
  method: 'GET',
  path: 'api/panel/application/delegation',
  access: everyone,
  summary: 'Who stands in for me and for whom I stand in, now and later; or everybody’s, for who keeps the accounts',
  query: z.object({ of: z.enum(['me', 'everybody']).default('me') }),
  response: z.array(Delegation),
})
export const delegate = endpoint({
  id: 'approvals.delegate',
  method: 'POST',
  path: 'api/panel/application/delegation',
  status: 201,
  access: everyone,
  summary: 'Let somebody decide in my place while I am away; in somebody else’s, for who keeps the accounts',
  body: z
    .object({
      from_account: Id.optional(),
      to_account: Id,
      from: DateText,
      to: DateText,
      kinds: z.array(Kind).max(20).optional(),
    })
    .strict()
    .refine(({ from, to }) => from <= to, { path: ['to'], message: 'approvals.to-before-from' }),
  response: Delegation,
  problems: ['approvals.delegate-self', 'approvals.delegate-unknown', 'approvals.delegate-past'],
})
export const endDelegation = endpoint({
  id: 'approvals.endDelegation',
  method: 'DELETE',
  path: 'api/panel/application/delegation/{id}',
  access: everyone,
  summary: 'Nobody stands in for me any more by this; any, for who keeps the accounts',
  params: ById,
})

export const chains = endpoint({
  id: 'approvals.chains',
  method: 'GET',
  path: 'api/panel/application/flow/{kind}',
  access: settings,
  summary: 'Who decides requests of a kind: the company’s chains, and what holds where none fits',
  params: z.object({ kind: Kind }),
  response: z.object({ chains: Chains, usual: Chains }),
})
export const approvers = endpoint({
  id: 'approvals.approvers',
  method: 'GET',
  path: 'api/panel/application/approver',
  access: everyone,
  summary: 'Who can be named in a chain, or of one’s colleagues to stand in, by part of name or address; at most fifty',
  query: z.object({ search: z.string().trim().max(SHORT_TEXT_MAX).default('') }),
  response: z.array(z.object({ id: Id, name: z.string(), email: z.string() })),
})
export const saveChains = endpoint({
  id: 'approvals.saveChains',
  method: 'POST',
  path: 'api/panel/application/flow/{kind}',
  access: settings,
  summary: 'Set who decides requests of a kind; what was sent already goes its former way',
  problems: ['approvals.chains-overtaken'],
  params: z.object({ kind: Kind }),
  body: ChainsWanted,
  response: z.object({ chains: Chains, usual: Chains }),
})
