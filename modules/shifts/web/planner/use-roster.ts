import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/http/web/client.ts'
import { showRoster } from '../../contract/roster.ts'
import type { Shift } from '../list/shift-dialog.tsx'

export type Person = DataOf<typeof showRoster>['employees'][number]
export type Day = Person['days'][number]
export type { Shift }

type Shown = { readonly from: string; readonly to: string; readonly department_ids?: string[] }

/** Read by a call with a body: the span and departments are what its answer is kept by. */
export const useRoster = (body: Shown) =>
  useQuery({
    queryKey: [showRoster.id, body],
    queryFn: ({ signal }) => call(showRoster, { body, signal }),
    placeholderData: keepPreviousData,
  })
