/** Fields of approval flows, requests and their history. */
import { z } from 'zod'
import { companyRoles } from '#access/roles.ts'
import { parseAmount } from '#kernel/money.ts'
import { Day, Flag, Id, Instant, PositiveMoneyText, ShortText } from '#platform/contract/fields.ts'

const Approver = z.discriminatedUnion('by', [
  z.object({ by: z.literal('manager'), up: z.number().int().min(1).max(5).default(1) }).strict(),
  z.object({ by: z.literal('head_of_department') }).strict(),
  z.object({ by: z.literal('role'), role: z.enum(companyRoles) }).strict(),
  z.object({ by: z.literal('person'), account_id: Id, name: ShortText }).strict(),
])
const Step = z
  .object({
    approvers: z.array(Approver).min(1).max(5),
    needs: z.enum(['all', 'any']).default('any'),
    remind_after_days: z.number().int().min(1).max(90).nullable().default(2),
  })
  .strict()
const Conditions = z
  .object({
    types: z.array(z.string().max(60)).max(100),
    department_ids: z.array(Id).max(500),
    length_from: z.number().min(0).max(10_000),
    length_to: z.number().min(0).max(10_000),
    amount_from: PositiveMoneyText,
    amount_to: PositiveMoneyText,
  })
  .partial()
  .strict()
  .refine(({ length_from: from, length_to: to }) => from === undefined || to === undefined || from <= to, {
    path: ['length_to'],
    message: 'approvals.from-above-to',
  })
  .refine(
    ({ amount_from: from, amount_to: to }) => (parseAmount(from ?? '') ?? 0n) <= (parseAmount(to ?? from ?? '') ?? 0n),
    {
      path: ['amount_to'],
      message: 'approvals.from-above-to',
    },
  )
/** A chain as it is kept: for the calls of any kind that lets a company choose its own. */
export const Chain = z
  .object({ name: ShortText, when: Conditions.default({}), steps: z.array(Step).max(8) })
  .strict()
  .meta({ id: 'ApprovalChain' })
export const Chains = z.array(Chain).max(30)
export const ChainsWanted = z.strictObject({
  chains: Chains,
  /** What the sender saw: where somebody else set others meanwhile, it is asked about first. */
  was: Chains.optional(),
  confirm: Flag.optional(),
})

const May = z.record(z.string(), z.object({ allowed: z.boolean(), why: z.string().nullable() }))

export const RequestView = z
  .object({
    id: Id,
    kind: z.string(),
    kind_label: z.string(),
    /** Null, with the staff id, where it is about nobody: `full_name` is then its own name. */
    employee_id: Id.nullable(),
    full_name: z.string(),
    staff_id: z.string().nullable(),
    department: z.string().nullable(),
    sent_by: z.string(),
    sent_at: Instant,
    type: z.string().nullable(),
    title: z.string(),
    detail: z.string(),
    from: Day.nullable(),
    to: Day.nullable(),
    length: z.number().nullable(),
    amount: z.string().nullable(),
    status: z.string(),
    /** `withdraw`: the applicant asks for the approved thing to be withdrawn; approve and reject answer that. */
    asked: z.enum(['withdraw']).nullable(),
    asked_reason: z.string().nullable(),
    waits_for: z.array(z.string()),
    waits_since: Instant.nullable(),
    /** It waits for the reader, or for whom the reader stands in; others may decide it too. */
    for_me: z.boolean(),
    decided_at: Instant.nullable(),
    decided_by: z.string().nullable(),
    reason: z.string().nullable(),
    /** What I may do with it, and if not, why: approve, reject, withdraw, cancel, ask_withdrawal. */
    may: May,
  })
  .meta({ id: 'ApprovalRequest' })

export const RequestDetail = RequestView.extend({
  chain: z.array(
    z.object({
      step: z.number().int(),
      name: z.string(),
      needs: z.enum(['all', 'any']),
      state: z.enum(['waiting', 'open', 'approved', 'rejected', 'passed']),
      since: Instant.nullable(),
      decided_by: z.string().nullable(),
      decided_at: Instant.nullable(),
    }),
  ),
  history: z.array(
    z.object({
      event: z.string(),
      /** In the reader's language. */
      text: z.string(),
      actor: z.string(),
      acting_for: z.string().nullable(),
      note: z.string().nullable(),
      at: Instant,
    }),
  ),
}).meta({ id: 'ApprovalRequestDetail' })

/** For the batch decisions of every kind. */
export const BatchOutcome = z
  .object({
    changed: z.number().int(),
    skipped: z.number().int(),
    outcomes: z.array(
      z.object({
        id: Id,
        outcome: z.enum(['moved', 'agreed', 'kept', 'refused']),
        /** The state it is in now; null where there is no such request. */
        status: z.string().nullable(),
        message: z.string(),
      }),
    ),
  })
  .meta({ id: 'BatchOutcome' })

export const PendingCounts = z.object({
  days: z.number().int(),
  mine: z.number().int(),
  all: z.number().int(),
  kinds: z.array(z.object({ kind: z.string(), label: z.string(), mine: z.number().int(), all: z.number().int() })),
  /** What waits for the reader in stages of its own, such as reviews; counted with the rest, done on its own page. */
  staged: z.array(
    z.object({
      id: Id,
      kind: z.string(),
      label: z.string(),
      name: z.string(),
      stage: z.string(),
      since: Day,
      to: z.string(),
    }),
  ),
})

export const Delegation = z.object({
  id: Id,
  from_account: Id,
  from_name: z.string(),
  to_account: Id,
  to_name: z.string(),
  from: Day,
  to: Day,
  kinds: z.array(z.string()).nullable(),
  /** Whether I am the one who is away. */
  is_mine: z.boolean(),
  /** Whether I may end it. */
  may_end: z.boolean(),
})
