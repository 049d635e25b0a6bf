/** Who leaves with something that is not saved is asked first: by a link, the browser's back, or closing the tab. */
import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { looksOnly } from '../data-list/address.ts'
import { LeaveQuestion } from './leave-question.tsx'

export function useLeaving(unsaved: () => boolean) {
  const [closing, setClosing] = useState<() => void>()
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      !(current.pathname === next.pathname && looksOnly(current.search, next.search)) && unsaved(),
    enableBeforeUnload: unsaved,
    withResolver: true,
  })
  const stay = () => {
    leaving.reset?.()
    setClosing(undefined)
  }
  const leave = () => {
    leaving.proceed?.()
    setClosing(undefined)
    closing?.()
  }
  const asking = leaving.status === 'blocked' || closing !== undefined
  return {
    asking,
    question: asking && <LeaveQuestion onStay={stay} onLeave={leave} />,
    /** Closes at once where nothing would be lost. */
    thenClose: (close: () => void) => (unsaved() ? setClosing(() => close) : close()),
  }
}

/** For what knows itself whether something is not saved. */
export function LeaveGuard({ unsaved }: { readonly unsaved: boolean }) {
  return useLeaving(() => unsaved).question
}
