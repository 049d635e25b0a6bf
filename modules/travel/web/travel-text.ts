/** Travel in a line. */
import { useMe } from '#platform/identity/web/me.ts'
import { briefSpanText, dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { useWords } from './words.ts'

type Days = { readonly from: string; readonly to: string }
type Trip = Days & { readonly destinations: readonly { readonly place: string }[] }

export function useTravelText() {
  const t = useWords()
  const language = useLanguage()
  const { today } = useMe()
  const span = ({ from, to }: Days) =>
    from === to
      ? dayText(from, language)
      : t('travel.span', { from: dayText(from, language), to: dayText(to, language) })
  const brief = (days: Days) => briefSpanText(days, language, today)
  const places = ({ destinations }: Pick<Trip, 'destinations'>) =>
    [...new Set(destinations.map(({ place }) => place))].join(t('travel.comma'))
  const line = (one: Trip) => [places(one), span(one)].filter(Boolean).join(' · ')
  return { span, brief, places, line }
}
