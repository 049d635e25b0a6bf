/** Which cells are chosen: one that is active, and a range from another to it. */
import { useState } from 'react'

export type Spot = { readonly row: number; readonly column: number }
export type Bounds = {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export function useSelection(rowCount: number, columnCount: number) {
  const [chosen, setChosen] = useState<{ readonly active: Spot; readonly from: Spot }>({ active: FIRST, from: FIRST })
  const within = ({ row, column }: Spot): Spot => ({
    row: Math.max(0, Math.min(rowCount - 1, row)),
    column: Math.max(0, Math.min(columnCount - 1, column)),
  })
  const [active, from] = [within(chosen.active), within(chosen.from)]
  const bounds = {
    top: Math.min(active.row, from.row),
    bottom: Math.max(active.row, from.row),
    left: Math.min(active.column, from.column),
    right: Math.max(active.column, from.column),
  }
  const choose = (spot: Spot, extend: boolean) => {
    const at = within(spot)
    setChosen({ active: at, from: extend ? from : at })
    return at
  }
  return {
    active,
    bounds,
    choose,
    moveBy: (step: Spot, extend: boolean) =>
      choose({ row: active.row + step.row, column: active.column + step.column }, extend),
    has: ({ row, column }: Spot) =>
      row >= bounds.top && row <= bounds.bottom && column >= bounds.left && column <= bounds.right,
    spots(): Spot[] {
      const all: Spot[] = []
      for (let row = bounds.top; row <= bounds.bottom; row += 1)
        for (let column = bounds.left; column <= bounds.right; column += 1) all.push({ row, column })
      return all
    },
  }
}

const FIRST: Spot = { row: 0, column: 0 }
