/** What the caller may do with the run now; where not, the sentence for the disabled control. */

import type { AreaId } from '#access/areas.ts'
import { mayEnter } from '#access/enter.ts'
import type { Session } from '#access/session.ts'
import { yearMonthText } from '#kernel/plain-date.ts'
import { type RunMove, type RunState, refusalOfMove } from '../../model/run-moves.ts'
import { nameOf } from '../runs/month-order.ts'
import type { Tell } from './payslip-view.ts'
import type { InTheWay } from './read-run.ts'

export type May = Record<string, { allowed: boolean; why: string | null; first?: InTheWay }>

export type Situation = {
  readonly state: RunState
  readonly calculating: boolean
  readonly stops: number
  readonly stale: number
  readonly released: number
  /** Neither released nor held back. */
  readonly unreleased: number
  readonly bankFileTaken: boolean
  readonly laterApproved: InTheWay | undefined
  readonly laterRun: InTheWay | undefined
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
export function mayDo(session: Session, situation: Situation, say: Tell): May {
  return Object.fromEntries(
    moves.map((move) => {
      const found = mayEnter(session, areas[move]) ? refusalOf(move, situation) : 'http.forbidden'
      if (found === undefined) return [move, { allowed: true, why: null }]
      if (typeof found === 'string') return [move, { allowed: false, why: say(found) }]
      const { word, first } = found
      const month = yearMonthText(first)
      return [move, { allowed: false, why: say(word, { month, ...nameOf(first, month) }), first }]
    }),
  )
}

type Waits = { readonly word: string; readonly first: InTheWay }

function refusalOf(move: RunMove, situation: Situation): string | Waits | undefined {
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
  const { laterApproved, laterRun } = situation
  if (laterApproved) return { word: 'payroll.later-approved', first: laterApproved }
  return laterRun && { word: 'payroll.reopen-first', first: laterRun }
}
