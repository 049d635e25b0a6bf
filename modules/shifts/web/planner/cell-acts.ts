/** What a cell hands to the grid it stands in. */
import type { PointerEvent } from 'react'
import type { Spot } from './use-selection.ts'

/** The same however often the grid is drawn, so that cells that stay as they are are not drawn again. */
export type CellActs = {
  readonly onType: (text: string) => void
  readonly onCommit: (move: Spot | undefined) => void
  readonly onLeave: () => void
  readonly onKeep: () => void
  readonly onChoose: (spot: Spot, extend: boolean) => void
  readonly onOpen: (spot: Spot) => void
  /** Begins to pull what is chosen over further cells. */
  readonly onPull: (event: PointerEvent<HTMLElement>) => void
}
