/**
 * Closing a dialog brings one back to what opened it. The kit does so for dialogs that stay and are closed; ours come
 * and go with what they are about.
 */
import { useEffect, useState } from 'react'

const PASSING = '[role=dialog], [role=menu], [role=listbox]'
let lasting: HTMLElement | undefined

if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && !target.closest(PASSING)) lasting = target
  })
}

export function useReturnFocus(opened = true): void {
  const [now, setNow] = useState(() => ({ opened, opener: openerNow() }))
  // Looked for while it is drawn: a moment later the dialog has the focus itself.
  if (now.opened !== opened) setNow({ opened, opener: opened ? openerNow() : now.opener })
  const { opener } = now
  useEffect(() => {
    if (!opened) return undefined
    return () => {
      setTimeout(() => {
        // Whoever went somewhere else meanwhile stays there.
        if (document.activeElement !== null && document.activeElement !== document.body) return
        opener.find((one) => one.isConnected)?.focus({ preventScroll: true })
      })
    }
  }, [opened, opener])
}

/** The entry of a menu is gone by then: its button comes next. */
function openerNow(): readonly HTMLElement[] {
  const now = document.activeElement
  if (!(now instanceof HTMLElement) || now === document.body) return []
  return now.closest(PASSING) && lasting ? [now, lasting] : [now]
}
