/** A quarantine in one line: its days, how many are working days, and whether work goes on at home. */
import { useMe } from '#platform/identity/web/me.ts'
import { briefSpanText, spanText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { useWords } from './words.ts'

type Days = { readonly from: string; readonly to: string }
type One = Days & { readonly total: number; readonly works_from_home: boolean }

export function useQuarantineText() {
  const t = useWords()
  const language = useLanguage()
  const { today } = useMe()
  const span = (of: Days) => spanText(of, language)
  const line = (one: One) =>
    [
      span(one),
      t('quarantine.workingDays', { count: one.total }),
      ...(one.works_from_home ? [t('quarantine.atHome')] : []),
    ].join(' · ')
  return { span, line, brief: (one: Days) => briefSpanText(one, language, today) }
}
