/** My confirmed standby of a span, beside my shifts. */
import { Section } from '#design/page.tsx'
import type { PlainDate } from '#kernel/plain-date.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { weekDayText } from '#platform/words/week-days.ts'
import { ownStandby } from '../contract/schedule.ts'
import { useWords } from './words.ts'

export function OwnStandby({ from, to }: { readonly from: PlainDate; readonly to: PlainDate }) {
  const t = useWords()
  const language = useLanguage()
  const found = useCall(ownStandby, { query: { from, to } }).data ?? []
  if (found.length === 0) return null
  return (
    <Section title={t('standby.title')}>
      {found.map(({ date, id, name, start_time, end_time }) => (
        <p key={`${date} ${id}`}>
          <strong>{weekDayText(date, language)}</strong> {name} {start_time} – {end_time}
        </p>
      ))}
    </Section>
  )
}
