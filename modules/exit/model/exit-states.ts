/** How a leaving stands, and what may still become of it. */
export const exitStatuses = ['submitted', 'acknowledged', 'clearance', 'completed', 'withdrawn'] as const
export type ExitStatus = (typeof exitStatuses)[number]

export const exitMoves = ['acknowledge', 'change_day', 'clear', 'complete', 'withdraw', 'edit', 'remove'] as const
export type ExitMove = (typeof exitMoves)[number]

/** Which moves a status allows, whoever makes them. A leaving is withdrawn before its last day, and completed from it on. */
const MOVES: Readonly<Record<ExitStatus, readonly ExitMove[]>> = {
  submitted: ['acknowledge', 'change_day', 'withdraw', 'edit', 'remove'],
  acknowledged: ['change_day', 'clear', 'complete', 'withdraw', 'edit'],
  clearance: ['change_day', 'clear', 'complete', 'withdraw', 'edit'],
  completed: [],
  withdrawn: ['remove'],
}

export const isOpen = (status: ExitStatus): boolean => status !== 'completed' && status !== 'withdrawn'
/** The record of the person has the last day. */
export const isInRecord = (status: ExitStatus): boolean => isOpen(status) && status !== 'submitted'

type Standing = { readonly status: ExitStatus; readonly last_working_date: string }

export const movesOf = ({ status, last_working_date }: Standing, today: string): readonly ExitMove[] =>
  MOVES[status].filter((move) => {
    if (move === 'withdraw') return today < last_working_date
    return move !== 'complete' || today >= last_working_date
  })

/** Why a move is not to be made, by its word. */
export function refusedMove(exit: Standing, move: ExitMove, today: string): string | undefined {
  if (movesOf(exit, today).includes(move)) return undefined
  if (move === 'complete' && isInRecord(exit.status)) return 'exit.last-day-ahead'
  return move === 'withdraw' && isOpen(exit.status) ? 'exit.last-day-come' : `exit.is-${exit.status}`
}

export type Task = { readonly done_at: string | null; readonly waived_reason: string | null }
export const isSettled = ({ done_at, waived_reason }: Task): boolean => done_at !== null || waived_reason !== null
