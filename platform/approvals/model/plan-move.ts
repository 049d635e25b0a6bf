/**
 * What a decision comes to for one request: it moves, or one seat of its chain agrees and it waits for the next, or
 * the wish to have it withdrawn is declined. Nothing is written here.
 */
import type { Moves } from './moves.ts'
import { progressOf, type TaskState } from './progress.ts'
import { type For, type Rights, refusalOf, type Standing, standingOf } from './rights.ts'

export type Planned =
  | { readonly refused: string }
  | {
      readonly does: 'moves' | 'agrees' | 'keeps'
      readonly move: string
      readonly status: string
      /** The step that is open afterwards; null when none is. */
      readonly step: number | null
      readonly seats: readonly SeatChange[]
      readonly as: For
    }

type SeatChange = { readonly step: number; readonly seat: number; readonly state: TaskState }

type Request = Parameters<typeof standingOf>[0] & { readonly steps: readonly { readonly needs: 'all' | 'any' }[] }
type Seat = Parameters<typeof standingOf>[1][number]

export type Wanted = {
  readonly decision: string
  /** Whether approving and rejecting also answer a wish to have an approved thing withdrawn. */
  readonly answersAsked: boolean
}

export function planMove(
  moves: Moves,
  request: Request,
  seats: readonly Seat[],
  who: { readonly rights: Rights; readonly keeps: boolean },
  { decision, answersAsked }: Wanted,
): Planned {
  const standing = standingOf(request, seats, who.rights, who.keeps)
  const isAnswer = answersAsked && request.asked !== null
  if (isAnswer && decision === 'reject') return keep(moves, request, seats, standing)
  const move = isAnswer && decision === 'approve' ? 'withdraw' : decision
  const refused = refusalOf(moves, move, request, standing)
  if (refused) return { refused }
  const to = moves[move]?.to ?? request.status
  if (moves[move]?.by !== 'approver' || move !== 'approve' || standing.seats.length === 0) {
    return {
      does: 'moves',
      move,
      status: to,
      step: null,
      seats: closing(seats, standing, move === 'reject' ? 'rejected' : 'approved'),
      as: standing.seats[0]?.as ?? null,
    }
  }
  return agree(request, seats, standing, { to, meanwhile: moves[move]?.meanwhile ?? request.status })
}

function agree(
  request: Request,
  seats: readonly Seat[],
  standing: Standing,
  { to, meanwhile }: { readonly to: string; readonly meanwhile: string },
): Planned {
  const step = request.step ?? 0
  const mine = standing.seats.map(({ seat }) => ({ step, seat, state: 'approved' as const }))
  const after = seats.map((seat) => ({
    ...seat,
    ...mine.find((one) => one.step === seat.step && one.seat === seat.seat),
  }))
  const progress = progressOf(after, step, request.steps[step]?.needs ?? 'any')
  const as = standing.seats[0]?.as ?? null
  const base = { move: 'approve', as }
  if (progress.to === 'same-step') return { ...base, does: 'agrees', status: meanwhile, step, seats: mine }
  const passed = after
    .filter((seat) => seat.step === step && seat.state === 'open')
    .map(({ seat }) => ({ step, seat, state: 'passed' as const }))
  if (progress.to === 'end') return { ...base, does: 'moves', status: to, step: null, seats: [...mine, ...passed] }
  const opened = after
    .filter((seat) => seat.step === progress.step)
    .map(({ seat }) => ({ step: progress.step, seat, state: 'open' as const }))
  return {
    ...base,
    does: 'agrees',
    status: meanwhile,
    step: progress.step,
    seats: [...mine, ...passed, ...opened],
  }
}

/** It stays approved, and nobody is asked any more. */
function keep(moves: Moves, request: Request, seats: readonly Seat[], standing: Standing): Planned {
  const refused = refusalOf(moves, 'withdraw', request, standing)
  if (refused) return { refused }
  return {
    does: 'keeps',
    move: 'keep',
    status: request.status,
    step: null,
    seats: closing(seats, standing, 'rejected'),
    as: standing.seats[0]?.as ?? null,
  }
}

/** Own seats say what was decided, all others that were not decided yet are passed over. */
function closing(seats: readonly Seat[], standing: Standing, mine: TaskState): SeatChange[] {
  return seats
    .filter(({ state }) => state === 'open' || state === 'waiting')
    .map(({ step, seat, state }) => ({
      step,
      seat,
      state: state === 'open' && standing.seats.some((own) => own.seat === seat) ? mine : 'passed',
    }))
}
