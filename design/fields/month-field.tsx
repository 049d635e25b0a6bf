/** A month as `YYYY-MM`, typed as one writes it or picked; where fingers point, by the device's own calendar. */
import { TextInput, type TextInputProps } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { parseYearMonth } from '#kernel/plain-date.ts'
import { monthText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { PickedField } from './picked-field.tsx'
import { monthFrom } from './typed-day.ts'

type MonthFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'type'> & {
  readonly value?: string
  readonly onChange?: (value: string) => void
  readonly earliest?: string
  readonly latest?: string
}

export function MonthField({ value = '', onChange, earliest, latest, ...rest }: MonthFieldProps) {
  const language = useLanguage()
  const isTouched = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  if (isTouched)
    return (
      <TextInput
        {...rest}
        type="month"
        value={value}
        min={earliest}
        max={latest}
        onChange={(event) => onChange?.(event.currentTarget.value)}
      />
    )
  const month = parseYearMonth(value)
  return (
    <PickedField
      {...rest}
      of="month"
      value={value}
      onChange={onChange}
      span={{ earliest, latest }}
      shown={month ? monthText(month.year, month.month, language) : ''}
      read={(text) => monthFrom(text, language)}
    />
  )
}
