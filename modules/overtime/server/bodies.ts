/** What was sent, in the words of this module. */
import type { z } from 'zod'
import type { asking, changing } from '../contract/types.ts'
import { clockOf } from '../model/claim.ts'
import type { Claimed } from './ask.ts'
import type { ClaimRow } from './claim-store.ts'

type Body = { readonly [Name in keyof typeof asking]: z.output<(typeof asking)[Name]> }
/** Of what was sent; the rest of a body is not looked at. */
type Sent = Omit<Body, 'reason' | 'confirm'> & { reason?: string | undefined; confirm?: boolean | undefined }

export const claimedOf = (body: Sent): Claimed => ({
  date: body.date,
  start: body.start_time,
  end: body.end_time,
  breakMinutes: body.break_hours * 60,
  compensation: body.compensation,
  emergency: body.emergency,
  voluntaryWithoutPay: body.voluntary_without_pay,
  reason: body.reason || null,
  confirmed: body.confirm ?? false,
})

/** What is not changed stays. */
export const changed = (row: ClaimRow, body: z.output<typeof changing>): Claimed => ({
  date: body.date ?? row.date,
  start: body.start_time ?? clockOf(row.starts),
  end: body.end_time ?? clockOf(row.ends),
  breakMinutes: body.break_hours === undefined ? row.break_minutes : body.break_hours * 60,
  compensation: body.compensation ?? row.compensation,
  emergency: body.emergency ?? row.emergency,
  voluntaryWithoutPay: body.voluntary_without_pay ?? row.voluntary_without_pay,
  reason: body.reason === undefined ? row.reason : body.reason || null,
  confirmed: body.confirm ?? false,
})
