/** How many requests wait for the reader, as the navigation shows it; read again with every news of a change. */
import { useCall } from '#platform/http/web/use-call.ts'
import { useIdle } from '#platform/http/web/use-idle.ts'
import { useIsLive } from '#platform/realtime/web/events.ts'
import { pendingCount } from '../contract.ts'

const ASK_EVERY_MS = 60_000

export function useWaiting(): number {
  const live = useIsLive()
  const enabled = useIdle()
  return useCall(pendingCount, {}, { enabled, refetchInterval: live ? false : ASK_EVERY_MS }).data?.mine ?? 0
}
