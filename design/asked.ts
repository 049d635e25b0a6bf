/** What the link that led here asks to be begun, such as entering somebody for the vacancy one comes from. */
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** Begins it once, and takes it out of the address: whoever comes back by the browser does not begin again. */
export function useAsked(begin: (ask: string) => void): void {
  const { ask }: { readonly ask?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const begun = useEffectEvent(begin)
  useEffect(() => {
    if (ask === undefined) return
    begun(ask)
    void navigate({ to: '.', search: (before: object) => ({ ...before, ask: undefined }) as never, replace: true })
  }, [ask, navigate])
}
