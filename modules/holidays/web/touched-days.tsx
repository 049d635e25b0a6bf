/** What a change of these days touches, as every part of the product says it; seen before anything is stored. */

import { useQuery } from '@tanstack/react-query'
import { Notice } from '#design/notice.tsx'
import { RowsSkeleton } from '#design/states.tsx'
import { call } from '#platform/http/web/client.ts'
import { touchedBy } from '../contract/holidays.ts'
import { useWords } from './words.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

export function TouchedDays({ dates }: { readonly dates: readonly string[] }) {
  const t = useWords()
  const days = [...new Set(dates.filter((date) => DAY.test(date)))].sort()
  const reading = useQuery({
    queryKey: [touchedBy.id, days],
    queryFn: () => call(touchedBy, { body: { dates: days } }),
    enabled: days.length > 0,
  })
  if (days.length === 0) return null
  if (reading.isError) return <Notice tone="warn">{t('holidays.touchesUnknown')}</Notice>
  if (!reading.data) return <RowsSkeleton rows={2} />
  return (
    <Notice tone="info" role="status">
      <strong>{t('holidays.touches')}</strong>
      {reading.data.length === 0 ? (
        <div>{t('holidays.touchesNothing')}</div>
      ) : (
        <ul>
          {reading.data.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
