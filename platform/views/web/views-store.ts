/** Saved views kept on the server, for the list component that knows nothing of calls. */
import { useMemo } from 'react'
import type { ViewsStore } from '#design/data-list/views-store.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useSettled } from '#platform/http/web/use-settled.ts'
import { removeView, saveView, views } from '../contract.ts'

export function useViewsStore(): ViewsStore {
  const { mutateAsync: save } = useAct(saveView, { refreshes: [views] })
  const { mutate: remove } = useAct(removeView, { refreshes: [views] })
  return useMemo(
    () => ({
      // biome-ignore lint/correctness/useHookAtTopLevel: a hook of the store, called by the list at its top level
      useViews: (list) => useCall(views, { query: { list } }, { enabled: useSettled(), staleTime: 300_000 }).data ?? [],
      save: (list, name, query, shared) => save({ body: { list, name, query, shared } }).then(() => undefined),
      remove: (id) => remove({ params: { id } }),
    }),
    [save, remove],
  )
}
