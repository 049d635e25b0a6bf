/** Payslips after approval: held back, shown to people now or on a day, told by mail, taken back from view. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Flag, Id, Instant } from '#platform/contract/fields.ts'
import { Month, MonthAndId, OfRun } from '../contract-types.ts'
import { approvers, run, workers } from './who.ts'

/** A link to the payslip, or the payslip itself as a locked PDF. */
export const releaseMails = ['link', 'pdf'] as const
export const ReleaseMail = z.enum(releaseMails)

const Planned = z.object({
  at: z.string(),
  mail: ReleaseMail.nullable(),
  /** Null for everybody of the run. */
  people: z.number().int().nullable(),
  by: z.string(),
})

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
  body: z
    .object({
      payslip_ids: z.array(Id),
      /** On this day instead of now; until then it can be undone. */
      at: DateText,
      mail: ReleaseMail.nullable(),
      /** A release that is planned otherwise gives way. */
      confirm: Flag,
    })
    .partial(),
  summary: 'Let people see their payslips, now or on a day to come, and tell them by mail where that is wished',
  response: z.object({ released: z.number().int(), planned: Planned.nullable() }),
  problems: [
    'payroll.not-approved',
    'payroll.release-past',
    'payroll.release-far',
    'payroll.release-planned-others',
    'payroll.release-planned-otherwise',
  ],
})

export const unrelease = endpoint({
  id: 'payroll.unrelease',
  method: 'POST',
  path: `${run}/unrelease`,
  access: approvers,
  params: Month,
  query: OfRun,
  body: z.object({ payslip_ids: z.array(Id) }).partial(),
  summary: 'Take payslips back from view, and a release that is still to come with them',
  response: z.object({ unreleased: z.number().int() }),
  problems: ['payroll.not-approved'],
})

export const releaseState = endpoint({
  id: 'payroll.releaseState',
  method: 'GET',
  path: `${run}/release`,
  access: workers,
  params: Month,
  query: OfRun,
  summary: 'The release that is to come, and how the mails about payslips fared: who did not get theirs, and why',
  response: z.object({
    planned: Planned.nullable(),
    waiting: z.number().int(),
    sent: z.number().int(),
    failed: z.array(
      z.object({
        employee_id: Id,
        staff_id: z.string(),
        full_name: z.string(),
        /** Null where there is none. */
        address: z.string().nullable(),
        reason: z.string(),
      }),
    ),
    /** Of the whole company: whose newest mail came back from the address that is still theirs. */
    came_back: z.array(
      z.object({
        employee_id: Id,
        staff_id: z.string(),
        full_name: z.string(),
        address: z.string(),
        at: Instant,
        reason: z.string(),
      }),
    ),
  }),
})
