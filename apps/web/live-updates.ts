/**
 * What is on the screen stays true while others work: a part of the product that somebody changed is read again,
 * at once where it is shown, and everywhere else when it is opened next.
 */
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listen, onServerEvent } from '#platform/realtime/web/events.ts'

/** Parts that show what another part keeps. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  employees: ['organisation', 'payroll', 'dashboard'],
  organisation: ['employees'],
  payroll: ['dashboard'],
  company: ['payroll', 'dashboard'],
  approvals: ['leave', 'dashboard'],
  leave: ['approvals', 'dashboard'],
}
/** News of one second are taken together; not every page asks in the same moment. */
const GATHER_MS = 300
const SPREAD_MS = 700

export function useLiveUpdates(session: string | undefined): void {
  const kept = useQueryClient()
  useEffect(() => {
    if (session === undefined) return undefined
    const changed = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const gather = (parts: readonly string[]) => {
      for (const part of parts) changed.add(part)
      timer ??= setTimeout(flush, GATHER_MS + Math.random() * SPREAD_MS)
    }
    const flush = () => {
      timer = undefined
      // A page that nobody looks at waits until somebody does.
      if (document.visibilityState === 'hidden') return
      readAgain(kept, changed)
      changed.clear()
    }
    const onVisible = () => {
      if (changed.size > 0) flush()
    }
    document.addEventListener('visibilitychange', onVisible)
    const stops = [
      listen(),
      onServerEvent('changed', (data) => {
        const part = partIn(data)
        if (part) gather([part, ...(ALSO[part] ?? [])])
      }),
      onServerEvent('job', () => void kept.invalidateQueries({ queryKey: ['jobs.list'] })),
      onServerEvent('notice', () => void kept.invalidateQueries({ queryKey: ['notices.list'] })),
      onServerEvent('reconnected', () => void kept.invalidateQueries()),
    ]
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
      for (const stop of stops) stop()
    }
  }, [session, kept])
}

function readAgain(kept: QueryClient, parts: ReadonlySet<string>): void {
  const predicate = ({ queryKey: [id] }: Query) => typeof id === 'string' && parts.has(id.split('.')[0] ?? '')
  void kept.invalidateQueries({ predicate })
}

function partIn(data: unknown): string | undefined {
  return typeof data === 'object' && data !== null && 'part' in data && typeof data.part === 'string'
    ? data.part
    : undefined
}
