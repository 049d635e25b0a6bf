/** What people paid that lowers their tax (form TP1), each with its paper: sent by them, decided by HR. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Day, Id, Instant, PositiveMoneyText, ShortText } from '#platform/contract/fields.ts'

const base = 'api/panel/payroll/taxClaim' as const
const mine = 'api/emp/taxClaim' as const
const own = { to: 'company' } as const
/** As the worksheet of the tax: a screen of payroll without a module of its own. */
const readers = { to: 'area', of: ['payroll.reports'] } as const
const params = z.object({ id: Id })

export const claimStates = ['waiting', 'accepted', 'declined', 'withdrawn'] as const
const TaxClaim = z.object({
  id: Id,
  year: z.number().int(),
  code: z.string(),
  label: z.string(),
  amount: z.string(),
  status: z.enum(claimStates),
  asked_at: Instant,
  /** Null while it waits. */
  decided_by: z.string().nullable(),
  decided_on: Day.nullable(),
  /** YYYY-MM whose tax it lowers, and how much of it counts. */
  month: z.string().nullable(),
  accepted_amount: z.string().nullable(),
  reason: z.string().nullable(),
})
const OfPerson = TaxClaim.extend({ employee_id: Id, staff_id: z.string(), full_name: z.string() })

export const ownTaxClaims = endpoint({
  id: 'payroll.ownTaxClaims',
  method: 'GET',
  path: mine,
  access: own,
  summary: 'What I sent that lowers my tax, and what may still be claimed this year; no items where the law knows none',
  response: z.object({
    year: z.number().int(),
    currency_code: z.string(),
    /** Without limit: null. */
    items: z.array(
      z.object({ code: z.string(), label: z.string(), limit: z.string().nullable(), left: z.string().nullable() }),
    ),
    claims: z.array(TaxClaim),
  }),
})
export const sendTaxClaim = endpoint({
  id: 'payroll.sendTaxClaim',
  method: 'POST',
  path: mine,
  access: own,
  status: 201,
  body: z.object({ code: z.string().trim().min(1).max(20), amount: PositiveMoneyText }).strict(),
  file: 'required',
  limit: 'upload',
  summary: 'Send what was paid this year for an item of the form, with its paper',
  response: TaxClaim,
  problems: [
    'payroll.no-own-pay',
    'payroll.tax-invalid',
    'payroll.tax-claims-many',
    'files.not-a-document',
    'files.too-many-pixels',
  ],
})
export const withdrawTaxClaim = endpoint({
  id: 'payroll.withdrawTaxClaim',
  method: 'DELETE',
  path: `${mine}/{id}`,
  access: own,
  params,
  summary: 'Take it back while nobody has decided',
  problems: ['payroll.tax-claim-decided'],
})
export const ownTaxClaimPaper = endpoint({
  id: 'payroll.ownTaxClaimPaper',
  method: 'GET',
  path: `${mine}/{id}/paper`,
  access: own,
  params,
  summary: 'The paper of what I sent',
  download: true,
})

export const taxClaims = endpoint({
  id: 'payroll.taxClaims',
  method: 'GET',
  path: base,
  access: readers,
  query: z.object({ status: z.enum(claimStates).optional() }),
  readsPay: true,
  summary: 'What people sent that lowers their tax, what waits first; with the month that would take it',
  response: z.object({ month: z.string(), claims: z.array(OfPerson) }),
})
export const acceptTaxClaim = endpoint({
  id: 'payroll.acceptTaxClaim',
  method: 'POST',
  path: `${base}/{id}/accept`,
  access: readers,
  params,
  body: z.object({ amount: PositiveMoneyText }).partial().strict(),
  readsPay: true,
  summary: 'Take it into the first open month, all of it or less',
  response: OfPerson,
  problems: [
    'payroll.tax-claim-decided',
    'payroll.tax-claim-year',
    'payroll.tax-invalid',
    'payroll.not-employed',
    'payroll.closed',
    'payroll.frozen',
    'employees.own-pay',
  ],
})
export const declineTaxClaim = endpoint({
  id: 'payroll.declineTaxClaim',
  method: 'POST',
  path: `${base}/{id}/decline`,
  access: readers,
  params,
  body: z.object({ reason: ShortText }).strict(),
  readsPay: true,
  summary: 'Decline it, with a reason that the person reads',
  response: OfPerson,
  problems: ['payroll.tax-claim-decided', 'employees.own-pay'],
})
export const taxClaimPaper = endpoint({
  id: 'payroll.taxClaimPaper',
  method: 'GET',
  path: `${base}/{id}/paper`,
  access: readers,
  params,
  summary: 'The paper of what somebody sent',
  download: true,
})
