/** Claims of everybody: for those who keep, pay and decide them. */
import { z } from 'zod'
import { BatchOutcome } from '#platform/approvals/contract-types.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Flag, Id, LongText, MoneyText, OptionalText, PositiveMoneyText } from '#platform/contract/fields.ts'
import { Decision } from '#platform/requests/contract-types.ts'
import {
  asking,
  BalanceRow,
  ClaimDetail,
  ClaimInList,
  ClaimPreview,
  ClaimView,
  changing,
  claimQuery,
  looking,
} from './claim-types.ts'
import { ById } from './shared.ts'

const PATH = 'api/panel/application/claim'
/** Who reads and pays: Finance and Accounting among them. */
const readers = { to: 'area', of: ['claims'] } as const
const keepers = { to: 'area', of: ['claims.write'] } as const
const own = { to: 'area', of: ['claims.own'] } as const
const refusals = [
  'claims.rate-above-zero',
  'claims.claimable-negative',
  'claims.mileage-first',
  'claims.rate-failed',
  'claims.travel-paid',
  'claims.receipt-needed',
  'claims.type-not-open',
  'requests.confirm',
]

export const list = endpoint({
  id: 'claims.list',
  method: 'GET',
  path: PATH,
  access: readers,
  summary: 'Claims of everybody, the last sent first',
  query: claimQuery,
  response: z.array(ClaimInList),
})
/** What is filtered as on screen, for a sheet of one's own. */
export const exportClaims = endpoint({
  id: 'claims.exportClaims',
  method: 'GET',
  path: 'api/panel/application/claim/export',
  access: readers,
  summary: 'Claims as a table, filtered as the list is; xlsx or csv',
  query: claimQuery.omit({ page: true, per_page: true }).extend({ format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  download: true,
})
export const create = endpoint({
  id: 'claims.create',
  method: 'POST',
  path: PATH,
  status: 201,
  access: keepers,
  summary: 'Enter a claim for somebody; it is decided like any other',
  body: z.object({ employee_id: Id, ...asking }).strict(),
  response: ClaimView,
  problems: refusals,
})
export const previewFor = endpoint({
  id: 'claims.previewFor',
  method: 'POST',
  path: 'api/panel/application/claim/preview',
  access: keepers,
  summary: 'What a claim of somebody would come to, what is found and what is left; nothing is stored',
  body: z.object({ employee_id: Id, ...looking }).strict(),
  response: ClaimPreview,
  problems: ['requests.change-pending'],
})
export const one = endpoint({
  id: 'claims.one',
  method: 'GET',
  path: 'api/panel/application/claim/{id}',
  access: own,
  summary: 'One claim with its papers and what is needed to decide it; for whoever keeps, pays, decides or claimed',
  params: ById,
  response: ClaimDetail,
})
export const change = endpoint({
  id: 'claims.change',
  method: 'PATCH',
  path: 'api/panel/application/claim/{id}',
  access: keepers,
  summary: 'Change a claim that waits for a decision; whoever agreed so far is asked again',
  params: ById,
  body: changing,
  response: ClaimView,
  problems: ['requests.change-pending', ...refusals],
})
export const remove = endpoint({
  id: 'claims.remove',
  method: 'DELETE',
  path: 'api/panel/application/claim/{id}',
  access: keepers,
  summary: 'Remove what was entered by mistake; never what was approved or paid',
  params: ById,
  problems: ['requests.remove-approved'],
})
export const decide = endpoint({
  id: 'claims.decide',
  method: 'POST',
  path: 'api/panel/application/claim/batch/{decision}',
  access: own,
  summary: 'Approve or reject what waits, withdraw what is approved; each has an outcome of its own',
  params: Decision,
  body: z.object({ ids: z.array(Id).min(1).max(500), reason: LongText.optional(), confirm: Flag.optional() }).strict(),
  response: BatchOutcome,
  problems: ['claims.nothing-pending', 'claims.nothing-approved', 'claims.in-payment'],
})
export const reduce = endpoint({
  id: 'claims.reduce',
  method: 'POST',
  path: 'api/panel/application/claim/{id}/reduce',
  access: own,
  summary: 'Lower what is claimable, with a reason, for whoever may approve it; the person is told',
  params: ById,
  body: z.object({ claimable_amount: MoneyText, reason: LongText.min(1) }).strict(),
  response: ClaimView,
  problems: ['claims.only-lower', 'claims.claimable-negative', 'claims.not-waiting', 'claims.not-yours'],
})
export const paid = endpoint({
  id: 'claims.paid',
  method: 'POST',
  path: 'api/panel/application/claim/{id}/paid',
  access: readers,
  summary: 'An approved claim was paid by hand; it is left out of pay and of payments',
  params: ById,
  body: z.object({ paid_on: DateText, reference: OptionalText.optional() }).strict(),
  response: ClaimView,
  problems: ['claims.not-approved', 'claims.salary-in-pay', 'claims.in-payment', 'claims.paid-ahead'],
})
export const recover = endpoint({
  id: 'claims.recover',
  method: 'POST',
  path: 'api/panel/application/claim/{id}/recover',
  access: keepers,
  summary: 'Take back of what was paid, from the next open month’s pay',
  params: ById,
  body: z.object({ amount: PositiveMoneyText, reason: LongText.min(1), consent_on: DateText.optional() }).strict(),
  response: ClaimView,
  problems: ['claims.not-paid', 'claims.recover-too-much', 'claims.consent-needed'],
})
export const balance = endpoint({
  id: 'claims.balance',
  method: 'GET',
  path: 'api/panel/application/claim/balance',
  access: readers,
  summary: 'What everybody has left of each limit on a day; of one person with its ledger',
  query: z.object({ as_of: DateText.optional(), employee_id: Id.optional() }),
  response: z.array(BalanceRow),
})
export const adjustBalance = endpoint({
  id: 'claims.adjustBalance',
  method: 'PATCH',
  path: 'api/panel/application/claim/balance/{employeeId}',
  access: keepers,
  summary:
    'Set what somebody is entitled to or has used of a limit in a period; the difference is booked with a reason',
  params: z.object({ employeeId: Id }),
  body: z
    .object({
      limit_id: Id,
      period_from: DateText,
      entitled: PositiveMoneyText.optional(),
      used: PositiveMoneyText.optional(),
      reason: LongText.min(1),
    })
    .strict()
    .refine(({ entitled, used }) => (entitled === undefined) !== (used === undefined), {
      path: ['entitled'],
      message: 'claims.one-of-both',
    }),
  response: z.array(BalanceRow),
  problems: ['claims.unknown-limit', 'claims.own-balance'],
})
