/** A day as ISO text, typed as one writes it or picked. */
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { PickedField, type PickedProps } from './picked-field.tsx'
import { dayFrom } from './typed-day.ts'

export function DateField({ value = '', ...rest }: PickedProps) {
  const language = useLanguage()
  const read = (text: string) => dayFrom(text, language)
  return <PickedField {...rest} of="day" value={value} shown={dayText(value, language)} read={read} />
}
