/** Saved views on the server, as the lists ask for them. */
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ViewsStore } from '#design/data-list/views-store.ts'
import { call } from '#platform/http/web/client.ts'
import { showProblem } from '#platform/http/web/problem-toast.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { removeView, saveView, views } from '../contract.ts'

export function useViewsStore(): ViewsStore {
  const kept = useQueryClient()
  return useMemo(() => {
    const refresh = () => kept.invalidateQueries({ queryKey: [views.id] })
    return {
      // biome-ignore lint/correctness/useHookAtTopLevel: it is itself a hook, called by the list at its top level
      useViews: (list) => useCall(views, { query: { list } }, { staleTime: 300_000 }).data ?? [],
      save: async (list, name, query, shared) => {
        await call(saveView, { body: { list, name, query, shared } }).then(refresh, showProblem)
      },
      remove: async (_list, id) => {
        await call(removeView, { params: { id } }).then(refresh, showProblem)
      },
    }
  }, [kept])
}
