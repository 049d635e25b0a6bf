/** Cells edited as in a spreadsheet: typed into, cleared, filled down or right, copied and pasted, put elsewhere. */
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { showNotice } from '#platform/http/web/problem-toast.tsx'
import { hide } from '#platform/http/web/toast.ts'
import { comma } from '#platform/words/web/words.ts'
import { useWords } from '../words.ts'
import { isComposing } from './cell-field.tsx'
import { gridOfText, idsNamed, namesOf, textOfGrid, unknownNames } from './cell-names.ts'
import type { Person, Shift } from './roster-types.ts'
import { type CellWish, useCells } from './use-cells.ts'
import type { Spot, useSelection } from './use-selection.ts'

export type Written = Spot & { readonly text: string }
type Choice = ReturnType<typeof useSelection>
type Grid = {
  readonly people: readonly Person[]
  readonly shifts: readonly Shift[]
  readonly choice: Choice
  /** The grid has the keys again. */
  readonly back: () => void
  readonly show: (spot: Spot) => void
  readonly open: () => void
}

export function useEdits({ people, shifts, choice, back, show, open }: Grid) {
  const t = useWords()
  const [typed, setShown] = useState<string>()
  // Also known between two drawings: a field that loses the keys because its text was taken has none to give.
  const held = useRef<string>(undefined)
  const refusal = useRef<string>(undefined)
  const setTyped = (text: string | undefined) => {
    held.current = text
    setShown(text)
  }
  const { write } = useCells()
  const at = ({ row, column }: Spot) => {
    const person = people[row]
    const day = person?.days[column]
    return person && day ? { person, day } : undefined
  }
  const textAt = (spot: Spot): string => namesOf(at(spot)?.day ?? { shifts: [] })
  const put = (spots: readonly Written[]) => {
    const unknown = unknownNames(
      spots.map(({ text }) => text),
      shifts,
    )
    // What was wrong before is corrected or said anew.
    if (refusal.current) hide(refusal.current)
    refusal.current =
      unknown.length > 0 ? showNotice(t('shifts.noSuchShift', { name: unknown.join(comma()) })) : undefined
    if (refusal.current) return
    const wishes = spots.flatMap(({ text, ...spot }): CellWish[] => {
      const cell = at(spot)
      return cell ? [{ ...cell, ids: idsNamed(text, shifts) ?? [] }] : []
    })
    write(wishes)
  }
  const range = (): Written[] => choice.spots().map((spot) => ({ ...spot, text: textAt(spot) }))
  const all = (text: string) => put(choice.spots().map((spot) => ({ ...spot, text })))
  const taken = () => {
    const text = held.current
    setTyped(undefined)
    return text
  }
  const leave = () => {
    taken()
    back()
  }
  /** What was typed counts wherever one goes on, as in a spreadsheet. */
  const keep = () => {
    const text = taken()
    if (text !== undefined) all(text)
  }
  const commit = (move: Spot | undefined) => {
    keep()
    back()
    if (move) show(choice.moveBy(move, false))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (typed !== undefined || isComposing(event)) return
    const step = STEPS[event.key]
    const way = event.metaKey || event.ctrlKey
    const act = (work: () => void) => {
      event.preventDefault()
      work()
    }
    if (step) act(() => show(choice.moveBy(step, event.shiftKey)))
    else if (event.key === 'Delete' || event.key === 'Backspace') act(() => all(''))
    else if (way && (event.key === 'd' || event.key === 'r'))
      act(() => {
        const cells = range()
        put(cells.map((cell) => ({ ...cell, text: firstOf(cells, cell, event.key === 'd' ? 'column' : 'row') })))
      })
    else if (event.key === 'Enter' && event.altKey) act(open)
    else if (event.key === 'Enter' || event.key === 'F2') act(() => setTyped(textAt(choice.active)))
    else if (event.key === ' ') event.preventDefault()
    else if (!way && event.key.length === 1) act(() => setTyped(event.key))
  }
  const onCopy = (event: ClipboardEvent) => {
    if (typed !== undefined) return
    event.preventDefault()
    const { top, bottom, left, right } = choice.bounds
    const lines = numbers(top, bottom).map((row) => numbers(left, right).map((column) => textAt({ row, column })))
    event.clipboardData.setData('text/plain', textOfGrid(lines))
  }
  const onPaste = (event: ClipboardEvent) => {
    if (typed !== undefined) return
    event.preventDefault()
    const given = gridOfText(event.clipboardData.getData('text/plain'))
    const { top, left } = choice.bounds
    const single = given.length === 1 && given[0]?.length === 1 ? given[0][0] : undefined
    // One cell fills all that is chosen, as in a spreadsheet.
    if (single !== undefined) return all(single)
    put(given.flatMap((line, down) => line.map((text, over) => ({ row: top + down, column: left + over, text }))))
  }
  return { at, textAt, put, typed, setTyped, leave, keep, commit, keys: { onKeyDown, onCopy, onPaste } }
}

const STEPS: Readonly<Record<string, Spot>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  Home: { row: 0, column: -400 },
  End: { row: 0, column: 400 },
  PageUp: { row: -10, column: 0 },
  PageDown: { row: 10, column: 0 },
}
export const numbers = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at)

/** Of the same column the topmost, or of the same row the leftmost. */
function firstOf(cells: readonly Written[], cell: Spot, along: 'row' | 'column'): string {
  return cells.find((one) => one[along] === cell[along])?.text ?? ''
}
