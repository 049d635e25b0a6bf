/** What leave would come to as it is chosen, or what changing it would; and whether that was answered for these days. */
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { previewChangeOwn, previewOwn } from '#modules/leave/contract/own.ts'
import { call } from '#platform/http/web/client.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { type AskedBody, changedTo, type Leave } from './asked.ts'

/** Long enough not to ask at every key, short enough not to be noticed. */
const PAUSE_MS = 250

export function useLeavePreview(body: AskedBody | undefined, changing: Leave | undefined, online: boolean) {
  const language = useLanguage()
  const [settled] = useDebouncedValue(JSON.stringify(body ?? null), PAUSE_MS)
  const preview = useQuery({
    queryKey: [changing ? previewChangeOwn.id : previewOwn.id, changing?.id, settled, language],
    queryFn: ({ signal }) => {
      // What was put together here a moment ago.
      const wanted = JSON.parse(settled) as AskedBody
      return changing
        ? call(previewChangeOwn, { params: { id: changing.id }, body: changedTo(wanted, []), signal })
        : call(previewOwn, { body: wanted, signal })
    },
    enabled: settled !== 'null' && online,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  // Only what was answered for the very days chosen now counts; what was answered before is still shown, dimmed.
  const isLookedAt = settled === JSON.stringify(body) && !preview.isPlaceholderData
  const seen = body && online ? preview.data : undefined
  return {
    seen,
    told: isLookedAt ? seen?.errors : undefined,
    error: preview.error,
    looking: online && !(isLookedAt && (preview.isSuccess || preview.isError)),
  }
}
