/** One's own pages stay true while they are open: what others decide is read again when it happens. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listen, onServerEvent } from '#platform/realtime/web/events.ts'

/** Parts that follow a decision. */
const PARTS = ['approvals', 'leave', 'calendar', 'me']

export function useOwnNews(): void {
  const kept = useQueryClient()
  useEffect(() => {
    const readAgain = (parts: readonly string[]) =>
      void kept.invalidateQueries({
        predicate: ({ queryKey: [id] }) => typeof id === 'string' && parts.includes(id.split('.')[0] ?? ''),
      })
    const stops = [
      listen(),
      onServerEvent('approvals', () => readAgain(PARTS)),
      onServerEvent('notice', () => readAgain(['notices'])),
      onServerEvent('reconnected', () => void kept.invalidateQueries()),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [kept])
}
