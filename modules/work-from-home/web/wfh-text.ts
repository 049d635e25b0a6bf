/** Days at home in a line. */
import { useMe } from '#platform/identity/web/me.ts'
import { briefSpanText, dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { useWords } from './words.ts'

type Days = {
  readonly from: string
  readonly to: string
  readonly part: 'full' | 'morning' | 'afternoon'
  readonly total: number
}

export function useWfhText() {
  const t = useWords()
  const language = useLanguage()
  const { today } = useMe()
  const span = ({ from, to }: Pick<Days, 'from' | 'to'>) =>
    from === to ? dayText(from, language) : t('wfh.span', { from: dayText(from, language), to: dayText(to, language) })
  const brief = (one: Pick<Days, 'from' | 'to'>) => briefSpanText(one, language, today)
  const days = (count: number) => t('wfh.days', { count })
  const line = (one: Days) =>
    [span(one), ...(one.part === 'full' ? [] : [t(`wfh.part.${one.part}`)]), days(one.total)].join(' · ')
  return { span, brief, days, line }
}
