/** What the leave would come to for each of the people, day by day; of very many, for the first of them. */
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { call } from '#platform/http/web/client.ts'
import { previewApplication, previewChange } from '../../contract/applications.ts'
import type { Leave } from '../beside/leave.ts'
import { type Asked, changedTo } from './asking.ts'

const LOOKED_AT = 40

/** Of leave that is changed, what the change comes to: the days it had itself are free for it. */
export const usePreviews = (people: readonly string[], asked: Asked | undefined, changing: Leave | undefined) =>
  useQueries({
    queries: (asked ? people.slice(0, LOOKED_AT) : []).map((id) => ({
      queryKey: [changing ? previewChange.id : previewApplication.id, changing?.id ?? id, asked],
      queryFn: () =>
        changing
          ? call(previewChange, { params: { id: changing.id }, body: changedTo(asked as Asked) })
          : call(previewApplication, { body: { employee_id: id, ...(asked as Asked) } }),
      placeholderData: keepPreviousData,
      retry: false,
      staleTime: 0,
    })),
  })

export type Previews = ReturnType<typeof usePreviews>
export type Preview = NonNullable<Previews[number]['data']>
