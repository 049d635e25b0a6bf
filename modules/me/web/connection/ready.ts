/**
 * Makes one's own pages ready for a bad connection once they are open on a good one: the worker is registered, told
 * what the page is made of, and every screen and what it shows first is loaded while nobody waits for it.
 */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { mayEnter } from '#access/enter.ts'
import { ownToday } from '#modules/attendance/contract/clocking/own.ts'
import { ownChoices } from '#modules/claims/contract/choices.ts'
import { ownTypes as claimTypes } from '#modules/claims/contract/own.ts'
import { ownApplications, ownBalance, ownTypes } from '#modules/leave/contract/own.ts'
import { applications } from '#platform/approvals/contract.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { call, type InputOf } from '#platform/http/web/client.ts'
import { keyOf } from '#platform/http/web/use-call.ts'
import { ROWS_AT_ONCE } from '#platform/http/web/use-read-on.ts'
import { ensureMe } from '#platform/identity/web/me.ts'
import { currentSession, onSessionEnd } from '#platform/identity/web/session-store.ts'
import { ownHome } from '../../contract.ts'
import { look, sendWaiting } from '../outbox/outbox.ts'
import { ownRequests } from '../requests/own-requests.ts'
import { onConnected, showsWhatWas } from './connection.ts'

const QUIET_MS = 2_500
const TRY_EVERY_MS = 15_000
/** A device often says that it is connected a moment before anything gets through. */
const TRY_SOON_MS = [0, 1_000, 3_000, 8_000, 15_000]

export function useReadyOffline(): void {
  const kept = useQueryClient()
  useEffect(() => {
    void look()
    const later = setTimeout(() => void prepare(kept), QUIET_MS)
    const trying = () =>
      void sendWaiting().then(
        (went) => (went > 0 || showsWhatWas() ? kept.invalidateQueries() : undefined),
        () => undefined,
      )
    let soon: ReturnType<typeof setTimeout>[] = []
    const tryingSoon = () => {
      for (const one of soon) clearTimeout(one)
      soon = TRY_SOON_MS.map((after) => setTimeout(trying, after))
    }
    trying()
    const timer = setInterval(trying, TRY_EVERY_MS)
    // A device may never have said that it lost its connection, and so does not say that it is back.
    const stop = onConnected(tryingSoon)
    return () => {
      for (const one of [later, ...soon]) clearTimeout(one)
      clearInterval(timer)
      stop()
    }
  }, [kept])
}

async function prepare(kept: QueryClient): Promise<void> {
  // Only where the pages are served as they will be: over https or from this machine.
  if (!window.isSecureContext || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/worker.js').catch(() => undefined)
  const { active } = await navigator.serviceWorker.ready
  await takenOver()
  await ensureMe(true)
  const { screens } = await import('../../screens.ts')
  await Promise.all(screens.map((screen) => screen.load().catch(() => undefined)))
  const readings: [Endpoint, object][] = []
  if (mayEnter(currentSession(), 'attendance.own')) readings.push([ownToday, {}])
  if (mayEnter(currentSession(), 'claims.own')) readings.push([claimTypes, {}], [ownChoices, {}])
  if (mayEnter(currentSession(), 'leave.own')) {
    readings.push(
      [ownHome, {}],
      [ownBalance, {}],
      [ownTypes, {}],
      [ownApplications, {}],
      [applications, { query: { ...ownRequests.waiting, page: 1, per_page: ROWS_AT_ONCE } }],
      [applications, { query: { ...ownRequests.all, page: 1, per_page: ROWS_AT_ONCE } }],
    )
  }
  for (const [endpoint, input] of readings) {
    // The seam: a list of calls does not know the types of each.
    const asked = input as InputOf<Endpoint>
    await kept.prefetchQuery({ queryKey: keyOf(endpoint, asked), queryFn: () => call(endpoint, asked), staleTime: 0 })
  }
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  active?.postMessage({ kerja: 'keep', paths: loaded.filter((path) => path.startsWith('/assets/')) })
}

/** What is asked for before the worker listens is not kept by it. */
function takenOver(): Promise<void> {
  if (navigator.serviceWorker.controller) return Promise.resolve()
  return new Promise((done) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => done(), { once: true })
    setTimeout(done, 5_000)
  })
}

onSessionEnd(() => {
  void navigator.serviceWorker?.getRegistration().then((found) => found?.active?.postMessage({ kerja: 'forget' }))
})
