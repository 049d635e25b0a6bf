/** Calls inside components: `useCall` reads and keeps, `useAct` does and says how it went. */
import {
  keepPreviousData,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useRef } from 'react'
import type { DataOf, Endpoint } from '#platform/contract/endpoint.ts'
import { takeBack } from '#platform/undo/contract.ts'
import { call, callWhole, type InputOf, type Whole } from './client.ts'
import { showDone } from './done-toast.tsx'
import { Problem } from './problem.ts'
import { showProblem } from './problem-toast.tsx'
import { hide } from './toast.ts'

export const keyOf = (endpoint: Endpoint, input: Readonly<Record<string, unknown>> = {}) => [
  endpoint.id,
  input.params ?? null,
  input.query ?? null,
  ...(input.body === undefined ? [] : [input.body]),
]

type Interval = number | false

type Reading<Data> = {
  readonly enabled?: boolean
  readonly staleTime?: number
  /** Asked again after so many milliseconds; may hang on what was answered last. */
  readonly refetchInterval?: Interval | ((now: Data | undefined) => Interval)
}

export function useCall<const E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { refetchInterval = false, ...reading }: Reading<DataOf<E>> = {},
): UseQueryResult<DataOf<E>> {
  return useQuery({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, { ...input, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      typeof refetchInterval === 'function' ? refetchInterval(state.data) : refetchInterval,
    ...reading,
  })
}

type Doing<Data> = {
  /** Calls whose kept answers are out of date afterwards. */
  readonly refreshes?: readonly Endpoint[]
  readonly after?: (done: Whole<Data>) => void | Promise<void>
  /** The form shows the problem itself. */
  readonly quiet?: boolean
  readonly silentWhenDone?: boolean
  /** The call that takes it back, where the answer itself does not offer it (`meta.undo`). */
  readonly undoBy?: (done: Whole<Data>) => (() => Promise<unknown>) | undefined
}

export function useAct<const E extends Endpoint>(
  endpoint: E,
  doing: Doing<DataOf<E>> = {},
): UseMutationResult<Whole<DataOf<E>>, Error, InputOf<E>> {
  const kept = useQueryClient()
  const refusal = useRef<string>(undefined)
  const refresh = () => Promise.all((doing.refreshes ?? []).map(({ id }) => kept.invalidateQueries({ queryKey: [id] })))
  return useMutation({
    mutationFn: (input: InputOf<E>) => callWhole(endpoint, input),
    onSuccess: async (done) => {
      // What was refused is done now: the refusal holds no more, however long it would stand.
      if (refusal.current) hide(refusal.current)
      await refresh()
      if (!doing.silentWhenDone) {
        const { undo } = done
        const back = undo ? () => call(takeBack, { params: { id: undo } }) : doing.undoBy?.(done)
        showDone(done.message, back && (() => back().then(refresh)))
      }
      await doing.after?.(done)
    },
    onError: (reason) => {
      // Somebody was faster: what is on the screen is out of date (decision C9).
      if (reason instanceof Problem && reason.status === 409) void refresh()
      if (!doing.quiet) refusal.current = showProblem(reason)
    },
  })
}
