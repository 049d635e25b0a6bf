/** Deciding, wherever requests are shown: what was kept of any of them is read again afterwards. */
import { useQueryClient } from '@tanstack/react-query'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { application, applications, decideApplications, pendingCount } from '../../contract.ts'
import type { Decision } from './decisions.ts'

export type Outcomes = DataOf<typeof decideApplications>['outcomes']
type Wanted = { readonly ids: readonly string[]; readonly decision: Decision; readonly reason?: string }

export function useDeciding() {
  const kept = useQueryClient()
  const act = useAct(decideApplications, {
    refreshes: [applications, application, pendingCount],
    // The module a request belongs to shows what became of it, too.
    after: () => void kept.invalidateQueries({ predicate: ({ queryKey: [id] }) => !ofInbox(String(id)) }),
  })
  const decide = ({ ids, decision, reason }: Wanted, done?: (outcomes: Outcomes) => void, refused?: () => void) =>
    act.mutate(
      { body: { ids: [...ids], decision, ...(reason ? { reason } : {}) } },
      { onSuccess: ({ data }) => done?.(data.outcomes), ...(refused && { onError: refused }) },
    )
  return { decide, working: act.isPending }
}

const ofInbox = (id: string): boolean => id.startsWith('approvals.')
