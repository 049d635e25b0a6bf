/** The word by which one's own payslips are locked that come by mail. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'

const path = 'api/emp/payslipPassword' as const
const access = { to: 'company' } as const

export const ownPassword = endpoint({
  id: 'payroll.ownPassword',
  method: 'GET',
  path,
  access,
  summary: 'How the caller’s payslips are locked, and whether a word of their own is set',
  response: z.object({ locked_by: z.enum(['none', 'identity_last6', 'birth_date', 'own']), is_set: z.boolean() }),
})
export const setOwnPassword = endpoint({
  id: 'payroll.setOwnPassword',
  method: 'POST',
  path,
  access,
  body: z.strictObject({
    password: z
      .string()
      .min(6, 'payroll.password-short')
      .max(64, 'payroll.password-short')
      .regex(/^[!-~]+$/, 'payroll.password-signs'),
  }),
  summary: 'Set it; it counts for payslips from now on',
  response: z.object({ is_set: z.boolean() }),
  problems: ['payroll.no-own-pay'],
})
