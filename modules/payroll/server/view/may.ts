/** What the caller may do with the run now; where not, the sentence for the disabled control. */

import type { AreaId } from '#access/areas.ts'
import { mayEnter } from '#access/enter.ts'
import type { Session } from '#access/session.ts'
import { type RunMove, type RunState, refusalOfMove } from '../../model/run-moves.ts'

export type May = Record<string, { allowed: boolean; why: string | null }>

export type Situation = {
  readonly state: RunState
  readonly calculating: boolean
  readonly stops: number
  readonly stale: number
  readonly released: number
  /** Neither released nor held back. */
  readonly unreleased: number
  readonly bankFileTaken: boolean
  readonly laterApproved: boolean
  /** Nobody but the caller prepared it, and another is there to approve. */
  readonly ownWork: boolean
}

const areas: Readonly<Record<RunMove, AreaId>> = {
  items: 'payroll',
  generate: 'payroll',
  discard: 'payroll',
  confirm: 'payroll',
  unconfirm: 'payroll',
  approve: 'payroll.approve',
  reopen: 'payroll.reopen',
  release: 'payroll.approve',
  unrelease: 'payroll.approve',
  take: 'payroll',
  take_bank: 'payroll.approve',
}
const moves: readonly RunMove[] = [
  'items',
  'generate',
  'discard',
  'confirm',
  'unconfirm',
  'approve',
  'reopen',
  'release',
  'unrelease',
  'take',
  'take_bank',
]

/** Words of the refusals, by the same names as the calls answer them. */
export function mayDo(session: Session, situation: Situation, say: (key: string) => string): May {
  return Object.fromEntries(
    moves.map((move) => {
      const why = mayEnter(session, areas[move]) ? refusalOf(move, situation) : 'http.forbidden'
      return [move, { allowed: why === undefined, why: why === undefined ? null : say(why) }]
    }),
  )
}

function refusalOf(move: RunMove, situation: Situation): string | undefined {
  const { state, calculating, stops, stale } = situation
  const closed = refusalOfMove(move, state)
  if (closed) return closed
  if (calculating && move !== 'items') return 'payroll.calculating'
  if ((move === 'confirm' || move === 'approve') && stale > 0) return 'payroll.stale'
  if ((move === 'confirm' || move === 'approve') && stops > 0) return 'payroll.stops'
  if (move === 'approve' && situation.ownWork) return 'payroll.own-work'
  if (move === 'release' && situation.unreleased === 0) return 'payroll.nothing-to-release'
  if (move === 'unrelease' && situation.released === 0) return 'payroll.nothing-released'
  if (move !== 'reopen') return undefined
  if (situation.released > 0) return 'payroll.released'
  if (situation.bankFileTaken) return 'payroll.bank-file-taken'
  return situation.laterApproved ? 'payroll.later-approved' : undefined
}
