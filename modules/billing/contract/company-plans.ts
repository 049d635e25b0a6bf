/** Which company has which plan from which day. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, Flag, Id, LongText, Paging, ShortText } from '#platform/contract/fields.ts'
import { AccountType, byOps as access, ByOpsId, planStandings, reason, TermsOut } from './types.ts'

export const CompanyPlan = z
  .object({
    id: Id,
    company_id: Id,
    company_name: z.string(),
    account_type: AccountType,
    plan_id: Id,
    plan_name: z.string(),
    starts_on: Day,
    /** As agreed; without one it holds until the next begins. */
    ends_on: Day.nullable(),
    last_day: Day.nullable(),
    standing: z.enum(planStandings),
    terms: TermsOut,
    note: z.string(),
    /** A bill was made for it: its first day stays. */
    is_billed: z.boolean(),
  })
  .meta({ id: 'CompanyPlan' })

const problems = [
  'billing.plan-day-taken',
  'billing.no-price',
  'billing.plan-closed',
  'billing.year-promised',
  'billing.month-billed',
  'billing.ends-before',
  'operations.below-headcount',
] as const

export const companyPlans = endpoint({
  id: 'billing.companyPlans',
  method: 'GET',
  path: 'api/path/ops/companyPlan',
  access,
  summary: 'Which company has which plan, from when; with a page that page of them, and how many there are',
  query: Paging.omit({ sort: true }).extend({
    company_id: Id.optional(),
    standing: z.enum(planStandings).optional(),
    reason,
  }),
  response: z.array(CompanyPlan),
})
export const companyPlan = endpoint({
  id: 'billing.companyPlan',
  method: 'GET',
  path: 'api/path/ops/companyPlan/{id}',
  access,
  summary: 'One plan of a company',
  params: ByOpsId,
  query: z.object({ reason }),
  response: CompanyPlan,
})
export const addCompanyPlan = endpoint({
  id: 'billing.addCompanyPlan',
  method: 'POST',
  path: 'api/path/ops/companyPlan',
  status: 201,
  access,
  summary: 'Give a company a plan from a day on, at the price of today; the plan before ends the day before',
  body: z.strictObject({
    company_id: Id,
    plan_id: Id,
    starts_on: DateText,
    ends_on: DateText.nullable().default(null),
    note: LongText.default(''),
    /** The company's package and limit follow the plan where it begins today or earlier. */
    sets_limit: Flag.default(true),
    reason: ShortText,
  }),
  response: CompanyPlan,
  problems,
})
export const changeCompanyPlan = endpoint({
  id: 'billing.changeCompanyPlan',
  method: 'PATCH',
  path: 'api/path/ops/companyPlan/{id}',
  access,
  summary: 'Change the days of a plan or what is noted with it; a first day that was billed stays',
  params: ByOpsId,
  body: z
    .strictObject({ starts_on: DateText, ends_on: DateText.nullable(), note: LongText, reason: ShortText })
    .partial()
    .required({ reason: true }),
  response: CompanyPlan,
  problems,
  repeatable: true,
})
export const removeCompanyPlan = endpoint({
  id: 'billing.removeCompanyPlan',
  method: 'DELETE',
  path: 'api/path/ops/companyPlan/{id}',
  access,
  summary: 'Remove a plan for which no bill was made',
  params: ByOpsId,
  query: z.object({ reason: ShortText }),
  problems: ['billing.plan-billed'],
})
