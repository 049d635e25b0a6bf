/** A month as `YYYY-MM`, typed as one writes it or picked. */
import { parseYearMonth } from '#kernel/plain-date.ts'
import { monthText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { PickedField, type PickedProps } from './picked-field.tsx'
import { monthFrom } from './typed-day.ts'

export function MonthField({ value = '', ...rest }: PickedProps) {
  const language = useLanguage()
  const month = parseYearMonth(value)
  const shown = month ? monthText(month.year, month.month, language) : ''
  const read = (text: string) => monthFrom(text, language)
  return <PickedField {...rest} of="month" value={value} shown={shown} read={read} />
}
