/** One's own claims and their papers. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, Flag, Id, Instant, LongText } from '#platform/contract/fields.ts'
import { Asked, BalanceRow, ClaimPreview, ClaimView, changing, looking, OwnType, Together } from './claim-types.ts'
import { ById } from './shared.ts'

const own = { to: 'area', of: ['claims.own'] } as const
const problems = ['requests.not-employed', 'requests.confirm']

export const mine = endpoint({
  id: 'claims.mine',
  method: 'GET',
  path: 'api/emp/claim',
  access: own,
  summary: 'My claims, the last sent first',
  response: z.array(ClaimView),
  problems: ['requests.not-employed'],
})
export const ask = endpoint({
  id: 'claims.ask',
  method: 'POST',
  path: 'api/emp/claim',
  status: 201,
  access: own,
  summary: 'Claim what I spent',
  body: Asked,
  response: ClaimView,
  problems,
})
export const preview = endpoint({
  id: 'claims.preview',
  method: 'POST',
  path: 'api/emp/claim/preview',
  access: own,
  summary: 'What a claim would come to, what is found, what is left of the limits, who decides; nothing is stored',
  body: z.object(looking).strict(),
  response: ClaimPreview,
  problems: ['requests.not-employed', 'requests.change-pending'],
})
export const askTogether = endpoint({
  id: 'claims.askTogether',
  method: 'POST',
  path: 'api/emp/claim/batch',
  status: 201,
  access: own,
  summary: 'Send up to fifty claims as one submission, all of them or none',
  body: Together,
  response: z.array(ClaimView),
  problems,
})
export const changeMine = endpoint({
  id: 'claims.changeMine',
  method: 'PATCH',
  path: 'api/emp/claim/{id}',
  access: own,
  summary: 'Change my claim while it is pending',
  params: ById,
  body: changing,
  response: ClaimView,
  problems: ['requests.change-pending', ...problems],
})
export const cancel = endpoint({
  id: 'claims.cancel',
  method: 'POST',
  path: 'api/emp/claim/{id}/cancel',
  access: own,
  summary: 'Cancel my claim while it is pending',
  params: ById,
  response: ClaimView,
})
export const askWithdraw = endpoint({
  id: 'claims.askWithdraw',
  method: 'POST',
  path: 'api/emp/claim/{id}/withdraw',
  access: own,
  summary: 'Ask for my approved claim to be withdrawn; its approver decides',
  params: ById,
  body: z.object({ reason: LongText.min(1) }).strict(),
  response: ClaimView,
})
export const ownTypes = endpoint({
  id: 'claims.ownTypes',
  method: 'GET',
  path: 'api/emp/claim/type',
  access: own,
  summary: 'What I may claim',
  response: z.array(OwnType),
  problems: ['requests.not-employed'],
})
export const ownBalance = endpoint({
  id: 'claims.ownBalance',
  method: 'GET',
  path: 'api/emp/claim/balance',
  access: own,
  summary: 'What I have left of each limit',
  query: z.object({ as_of: DateText.optional() }),
  response: z.array(BalanceRow),
  problems: ['requests.not-employed'],
})

const Draft = z.object({ id: Id, body: z.record(z.string(), z.unknown()), updated_at: Instant })
/** Unchecked, but of a size. */
const Kept = z.record(
  z.string().max(60),
  z.union([
    z.string().max(2000),
    z.array(z.union([z.string().max(60), z.record(z.string().max(60), z.string().max(60))])).max(20),
    z.null(),
  ]),
)

export const weeks = endpoint({
  id: 'claims.weeks',
  method: 'GET',
  path: 'api/emp/claim/week',
  access: own,
  summary: 'What I have laid by, from Monday to Sunday each; empty where the company does not gather by weeks',
  response: z.object({
    enabled: z.boolean(),
    weeks: z.array(
      z.object({
        from: Day,
        to: Day,
        drafts: z.array(
          Draft.extend({
            type: z.string(),
            expense_date: Day,
            amount: z.string().nullable(),
            currency_code: z.string(),
          }),
        ),
      }),
    ),
  }),
  problems: ['requests.not-employed'],
})
export const sendWeek = endpoint({
  id: 'claims.sendWeek',
  method: 'POST',
  path: 'api/emp/claim/week',
  status: 201,
  access: own,
  summary: 'Send all I have laid by for a week as one submission, all of it or none',
  body: z.object({ from: DateText, confirm: Flag.optional() }).strict(),
  response: z.array(ClaimView),
  problems: ['claims.nothing-laid-by', ...problems],
})
export const drafts = endpoint({
  id: 'claims.drafts',
  method: 'GET',
  path: 'api/emp/claim/draft',
  access: own,
  summary: 'Claims I have begun',
  response: z.array(Draft),
  problems: ['requests.not-employed'],
})
export const draft = endpoint({
  id: 'claims.draft',
  method: 'GET',
  path: 'api/emp/claim/draft/{id}',
  access: own,
  summary: 'A claim I have begun',
  params: ById,
  response: Draft,
})
export const keepDraft = endpoint({
  id: 'claims.keepDraft',
  method: 'POST',
  path: 'api/emp/claim/draft',
  status: 201,
  access: own,
  summary: 'Keep a claim that is not ready; nothing of it is checked',
  body: z.object({ body: Kept }).strict(),
  response: Draft,
  problems: ['requests.not-employed', 'claims.too-many-drafts'],
})
export const changeDraft = endpoint({
  id: 'claims.changeDraft',
  method: 'PATCH',
  path: 'api/emp/claim/draft/{id}',
  access: own,
  summary: 'Go on with a claim I have begun',
  params: ById,
  body: z.object({ body: Kept }).strict(),
  response: Draft,
})
export const dropDraft = endpoint({
  id: 'claims.dropDraft',
  method: 'DELETE',
  path: 'api/emp/claim/draft/{id}',
  access: own,
  summary: 'Throw a claim away that I have begun',
  params: ById,
})
