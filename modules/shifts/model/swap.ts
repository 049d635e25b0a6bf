/**
 * What stands in the cells once two people change a shift: work goes over with its day; whoever has nothing left to
 * work takes the other's day of rest, so that nobody loses one.
 */
type Kind = 'work' | 'off' | 'rest'
export type SwapCell = { readonly id: string; readonly kind: Kind }
export type SwapDay = { readonly gives: readonly SwapCell[]; readonly takes: readonly SwapCell[] }

const work = (cells: readonly SwapCell[]) => cells.filter(({ kind }) => kind === 'work')
const marks = (cells: readonly SwapCell[]) => cells.filter(({ kind }) => kind !== 'work')

/** Of one day on which one gives what they work and the other takes it. */
export function handedOver({ gives, takes }: SwapDay): SwapDay {
  const restMoves = work(takes).length === 0 && marks(gives).length === 0
  return {
    gives: [...marks(gives), ...(restMoves ? marks(takes) : [])],
    takes: [...(restMoves ? [] : marks(takes)), ...work(takes), ...work(gives)],
  }
}

/** Of one day on which both work: each does what the other was to do, and keeps the own day of rest. */
export const exchanged = ({ gives, takes }: SwapDay): SwapDay => ({
  gives: [...marks(gives), ...work(takes)],
  takes: [...marks(takes), ...work(gives)],
})
