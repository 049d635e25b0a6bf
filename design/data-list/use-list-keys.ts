/** `/` search, `j` `k` and arrows move, `x` select, Enter open, Esc close, `?` all keys; further ones by the screen. */
import { useEffect, useRef, useState } from 'react'

type KeysWanted<Row> = {
  /** Undefined where a row is still with the server. */
  readonly rows: readonly (Row | undefined)[]
  readonly at: number
  readonly move: (row: Row) => void
  readonly open: (row: Row) => void
  readonly close: (() => void) | undefined
  readonly toggle: ((row: Row) => void) | undefined
  readonly more: readonly { readonly key: string; readonly run: (row: Row) => void }[]
}

export function useListKeys<Row>(wanted: KeysWanted<Row>) {
  const [helping, setHelping] = useState(false)
  const latest = useRef(wanted)
  useEffect(() => {
    latest.current = wanted
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target, event.key)) return
      if (event.key === '?') setHelping(true)
      else if (!act(latest.current, event)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return { helping, onHelp: setHelping }
}

function act<Row>({ rows, at, move, open, close, toggle, more }: KeysWanted<Row>, event: KeyboardEvent): boolean {
  const row = rows[at]
  const step = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[event.key]
  if (step !== undefined) {
    const next = rows[Math.max(0, Math.min(rows.length - 1, at + step))]
    if (next) move(next)
    return true
  }
  if (event.key === '/') {
    const field = document.querySelector<HTMLInputElement>('[data-list-search]')
    field?.focus()
    return field !== null
  }
  if (event.key === 'Escape' && close) {
    close()
    return true
  }
  if (!row) return false
  // A button that has the focus keeps its own Enter.
  if (event.key === 'Enter' && !(event.target instanceof HTMLElement && event.target.closest('button, a'))) {
    open(row)
    return true
  }
  if (event.key === 'x' && toggle) {
    toggle(row)
    return true
  }
  const found = more.find(({ key }) => key === event.key)
  found?.run(row)
  return found !== undefined
}

const OPEN = '.mantine-Modal-content, .mantine-Drawer-content, .mantine-Menu-dropdown, .mantine-Popover-dropdown'

/** Typing, or a dialog or menu is open: the keys belong there. */
export function isBusy(target: EventTarget | null, key = ''): boolean {
  // A closed choice stays in the page unseen.
  if ([...document.querySelectorAll(OPEN)].some((part) => part.getClientRects().length > 0)) return true
  if (!(target instanceof HTMLElement)) return false
  // The dialog it was pressed in has closed by it.
  if (!target.isConnected) return true
  if (target.matches('[role="tab"], [role="option"]') && key.startsWith('Arrow')) return true
  return target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]')
}
