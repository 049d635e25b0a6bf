/** What the leave would come to for each of the people, day by day; of very many, for the first of them. */
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { call } from '#platform/http/web/client.ts'
import { previewApplication } from '../../contract/applications.ts'
import type { Asked } from './asking.ts'

export const LOOKED_AT = 40

export const usePreviews = (people: readonly string[], asked: Asked | undefined) =>
  useQueries({
    queries: (asked ? people.slice(0, LOOKED_AT) : []).map((id) => ({
      queryKey: [previewApplication.id, id, asked],
      queryFn: () => call(previewApplication, { body: { employee_id: id, ...(asked as Asked) } }),
      placeholderData: keepPreviousData,
      retry: false,
      staleTime: 0,
    })),
  })

export type Previews = ReturnType<typeof usePreviews>
export type Preview = NonNullable<Previews[number]['data']>
