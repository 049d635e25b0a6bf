/** What was asked for me, by me or by somebody else: what waits, or everything, the newest first. */
import { applications } from '#platform/approvals/contract.ts'
import { callWhole } from '#platform/http/web/client.ts'
import { useReadOn } from '#platform/http/web/use-read-on.ts'

export const ownRequests = {
  waiting: { scope: 'about_me', waiting: true },
  all: { scope: 'about_me' },
} as const

export function useOwnRequests(which: keyof typeof ownRequests) {
  const wanted = ownRequests[which]
  return useReadOn([applications.id, wanted], (page, signal) =>
    callWhole(applications, { query: { ...wanted, ...page }, signal }),
  )
}
