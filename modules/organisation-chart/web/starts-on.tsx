import { StatusBadge } from '#design/status-badge.tsx'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { useWords } from './words.ts'

/** Somebody who has a place already and is still to come. */
export function StartsOn({ day }: { readonly day: string }) {
  const t = useWords()
  const language = useLanguage()
  return <StatusBadge tone="info">{t('chart.startsOn', { day: dayText(day, language) })}</StatusBadge>
}
