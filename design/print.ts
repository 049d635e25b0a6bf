/** Paper is white, and has no window to scroll in: what is printed is light, and a list is drawn whole. */
import { useSyncExternalStore } from 'react'

let printing = false
const listeners = new Set<() => void>()

/** True while the page is being put on paper. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    () => printing,
  )

export function printOnWhite(): void {
  const root = document.documentElement
  let scheme: string | null = null
  const turn = (now: boolean) => {
    if (printing === now) return
    if (now) scheme = root.getAttribute('data-mantine-color-scheme')
    if (scheme !== null) root.setAttribute('data-mantine-color-scheme', now ? 'light' : scheme)
    printing = now
    for (const listener of listeners) listener()
  }
  window.addEventListener('beforeprint', () => turn(true))
  window.addEventListener('afterprint', () => turn(false))
}
