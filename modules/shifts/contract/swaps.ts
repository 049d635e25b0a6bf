/** Shifts changed with a colleague: who asks offers a day and wants another; the colleague agrees first. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, Flag, Id, Instant, LongText } from '#platform/contract/fields.ts'
import { Cell } from './shift-types.ts'

const access = { to: 'area', of: ['schedule.own'] } as const
const ById = z.object({ id: Id })

const Side = z.object({ employee_id: Id, full_name: z.string(), date: Day, shifts: z.array(Cell) })

export const SwapView = z
  .object({
    id: Id,
    /** Whoever asked, with what they give. */
    from: Side,
    /** The colleague, with what they give. */
    with: Side,
    /** I asked for it. */
    is_mine: z.boolean(),
    reason: z.string().nullable(),
    status: z.enum(['pending', 'approved', 'rejected', 'cancelled', 'lapsed']),
    /** For whom it waits. */
    waits_for: z.enum(['colleague', 'approver']).nullable(),
    /** Why it was refused. */
    refused_because: z.string().nullable(),
    /** Why it ended by itself: a day is planned otherwise, one of the two is away, or a day is over. */
    lapsed_because: z.enum(['roster', 'away', 'past']).nullable(),
    created_at: Instant,
    may: z.object({ answer: z.boolean(), cancel: z.boolean() }),
  })
  .meta({ id: 'ShiftSwap' })

const refusals = ['shifts.not-employed', 'shifts.swap-refused', 'shifts.locked', 'shifts.changed-meanwhile'] as const

export const ownSwaps = endpoint({
  id: 'shifts.ownSwaps',
  method: 'GET',
  path: 'api/emp/shift/swap',
  access,
  summary: 'Swaps that I asked for or that a colleague asked of me, newest first, the last hundred',
  response: z.array(SwapView),
})
export const swapOptions = endpoint({
  id: 'shifts.swapOptions',
  method: 'GET',
  path: 'api/emp/shift/swap/option',
  access,
  summary: 'Confirmed shifts of colleagues of the same department, two weeks around a day of mine',
  query: z.object({ date: DateText }),
  response: z.array(Side),
})
export const askSwap = endpoint({
  id: 'shifts.askSwap',
  method: 'POST',
  path: 'api/emp/shift/swap',
  status: 201,
  access,
  summary: 'Ask a colleague to take my shift of a day for theirs of the same or another one',
  body: z
    .object({
      date: DateText,
      with_employee_id: Id,
      with_date: DateText,
      reason: LongText.optional(),
      confirm: Flag.optional(),
    })
    .strict(),
  response: SwapView,
  problems: [...refusals, 'shifts.confirm'],
})
export const answerSwap = endpoint({
  id: 'shifts.answerSwap',
  method: 'POST',
  path: 'api/emp/shift/swap/{id}/{answer}',
  access,
  summary: 'Accept or decline what a colleague asked of me; accepted, it goes on to whoever decides',
  params: z.object({ id: Id, answer: z.enum(['accept', 'decline']) }),
  body: z.object({ reason: LongText.optional(), confirm: Flag.optional() }).strict(),
  response: SwapView,
  problems: [...refusals, 'shifts.swap-confirm', 'approvals.decided-before', 'approvals.not-yours'],
})
export const cancelSwap = endpoint({
  id: 'shifts.cancelSwap',
  method: 'DELETE',
  path: 'api/emp/shift/swap/{id}',
  access,
  summary: 'Take back what I asked, while it waits',
  params: ById,
  response: SwapView,
  problems: ['approvals.other-state', 'approvals.decided-before', 'approvals.not-yours'],
})
