/** Who leaves with something that is not saved is asked first: by a link, the browser's back, signing out, or closing the tab. */
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { looksOnly } from '../data-list/address.ts'
import { standGuard } from './guards.ts'
import { LeaveQuestion } from './leave-question.tsx'

type Closing = { readonly leave: () => void; readonly stay?: () => void }

export function useLeaving(unsaved: () => boolean) {
  const [closing, setClosing] = useState<Closing>()
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      !(current.pathname === next.pathname && looksOnly(current.search, next.search)) && unsaved(),
    enableBeforeUnload: unsaved,
    withResolver: true,
  })
  const latest = useRef(unsaved)
  latest.current = unsaved
  useEffect(
    () =>
      standGuard({
        unsaved: () => latest.current(),
        ask: () => new Promise((answer) => setClosing({ leave: () => answer(true), stay: () => answer(false) })),
      }),
    [],
  )
  const stay = () => {
    leaving.reset?.()
    setClosing(undefined)
    closing?.stay?.()
  }
  const leave = () => {
    leaving.proceed?.()
    setClosing(undefined)
    closing?.leave()
  }
  const asking = leaving.status === 'blocked' || closing !== undefined
  return {
    asking,
    question: asking && <LeaveQuestion onStay={stay} onLeave={leave} />,
    /** Closes at once where nothing would be lost. */
    thenClose: (close: () => void) => (unsaved() ? setClosing({ leave: close }) : close()),
  }
}

/** For what knows itself whether something is not saved. */
export function LeaveGuard({ unsaved }: { readonly unsaved: boolean }) {
  return useLeaving(() => unsaved).question
}
