/** Saved views kept on the server, for the list component that knows nothing of calls. */
import { useMemo } from 'react'
import type { ViewsStore } from '#design/data-list/views-store.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { showProblem } from '#platform/http/web/problem-toast.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useIdle } from '#platform/http/web/use-idle.ts'
import { removeView, renameView, saveView, views } from '../contract.ts'

export function useViewsStore(): ViewsStore {
  const { mutateAsync: save } = useAct(saveView, { refreshes: [views], quiet: true })
  const { mutateAsync: rename } = useAct(renameView, { refreshes: [views], quiet: true })
  const { mutate: remove } = useAct(removeView, { refreshes: [views] })
  return useMemo(
    () => ({
      // biome-ignore lint/correctness/useHookAtTopLevel: a hook of the store, called by the list at its top level
      useViews: (list) => useCall(views, { query: { list } }, { enabled: useIdle(), staleTime: 300_000 }).data ?? [],
      save: (list, name, query, shared) => orRefused(save({ body: { list, name, query, shared } })),
      rename: (id, name) => orRefused(rename({ params: { id }, body: { name } })),
      remove: (id) => remove({ params: { id } }),
    }),
    [save, rename, remove],
  )
}

/** A name that is refused is told beside its field, everything else as a notice. */
async function orRefused(done: Promise<unknown>): Promise<string | undefined> {
  try {
    await done
    return undefined
  } catch (reason) {
    const { name } = fieldErrors(reason)
    if (name) return name
    showProblem(reason)
    throw reason
  }
}
