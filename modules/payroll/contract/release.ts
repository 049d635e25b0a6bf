/** Payslips after approval: held back, shown to people, taken back from view. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Flag, Id } from '#platform/contract/fields.ts'
import { Month, MonthAndId, OfRun } from '../contract-types.ts'
import { approvers, run, workers } from './who.ts'

export const hold = endpoint({
  id: 'payroll.hold',
  method: 'POST',
  path: `${run}/payslip/{id}/hold`,
  access: workers,
  params: MonthAndId,
  query: OfRun,
  body: z.object({ held: Flag.default(true) }).partial(),
  summary: 'Hold a payslip back from release and payment, or let it go',
  response: z.object({ held: z.boolean() }),
  problems: ['payroll.released', 'payroll.paid-already'],
})

export const release = endpoint({
  id: 'payroll.release',
  method: 'POST',
  path: `${run}/release`,
  access: approvers,
  params: Month,
  query: OfRun,
  body: z.object({ payslip_ids: z.array(Id) }).partial(),
  summary: 'Let people see their payslips',
  response: z.object({ released: z.number().int() }),
  problems: ['payroll.not-approved'],
})

export const unrelease = endpoint({
  id: 'payroll.unrelease',
  method: 'POST',
  path: `${run}/unrelease`,
  access: approvers,
  params: Month,
  query: OfRun,
  body: z.object({ payslip_ids: z.array(Id) }).partial(),
  summary: 'Take payslips back from view',
  response: z.object({ unreleased: z.number().int() }),
  problems: ['payroll.not-approved'],
})
