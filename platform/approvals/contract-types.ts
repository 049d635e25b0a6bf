import { z } from 'zod'
import { companyRoles } from '#access/roles.ts'
import { Id, PositiveMoneyText, ShortText } from '#platform/contract/fields.ts'

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
/** A chain as it is kept: for the calls of any kind that lets a company choose its own. */
export const Chain = z
  .object({ name: ShortText, when: Conditions.default({}), steps: z.array(Step).max(8) })
  .strict()
  .meta({ id: 'ApprovalChain' })
export const Chains = z.array(Chain).max(30)
