/** From worked out to approved and back. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { Month, OfRun, Outcome } from '../contract-types.ts'
import { admins, approvers, run, workers } from './who.ts'

export const confirmRun = endpoint({
  id: 'payroll.confirm',
  method: 'POST',
  path: `${run}/confirm`,
  access: workers,
  params: Month,
  query: OfRun,
  body: z.object({ version: z.coerce.number().int() }).partial(),
  summary: 'Lock the figures',
  response: Outcome,
  problems: [
    'payroll.not-unconfirmed',
    'payroll.calculating',
    'payroll.changed-meanwhile',
    'payroll.stops',
    'payroll.stale',
  ],
})

export const unconfirm = endpoint({
  id: 'payroll.unconfirm',
  method: 'POST',
  path: `${run}/unconfirm`,
  access: workers,
  params: Month,
  query: OfRun,
  summary: 'Open the figures again',
  response: Outcome,
  problems: ['payroll.not-confirmed'],
})

export const approve = endpoint({
  id: 'payroll.approve',
  method: 'POST',
  path: `${run}/approve`,
  access: approvers,
  params: Month,
  query: OfRun,
  body: z.object({ password: z.string().max(1024), code: z.string().trim().max(40) }).partial(),
  summary: 'Approve, with password or code',
  response: Outcome,
  problems: [
    'payroll.not-confirmed',
    'payroll.stops',
    'payroll.stale',
    'payroll.own-work',
    'payroll.calculating',
    'payroll.out-of-order',
    'payroll.before-first',
    'payroll.later-approved',
    'payroll.year-closed',
    'payroll.correction-told',
    'identity.wrong-confirmation',
  ],
})

export const reopen = endpoint({
  id: 'payroll.reopen',
  method: 'POST',
  path: `${run}/reopen`,
  access: admins,
  params: Month,
  query: OfRun,
  body: z.object({ reason: z.string().trim().min(1).max(5000), payslip_ids: z.array(Id).min(1).optional() }),
  summary: 'Open an approved run again, whole or for some payslips; the earlier version is kept',
  response: Outcome,
  problems: [
    'payroll.not-approved',
    'payroll.year-closed',
    'payroll.released',
    'payroll.bank-file-taken',
    'payroll.later-approved',
    'payroll.reopen-first',
    'payroll.approve-first',
    'payroll.run-before-update',
  ],
})
