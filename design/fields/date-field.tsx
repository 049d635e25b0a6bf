/** A day as ISO text, typed as one writes it or picked; where fingers point, by the device's own calendar. */
import { TextInput, type TextInputProps } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { PickedField } from './picked-field.tsx'
import { dayFrom } from './typed-day.ts'

type DateFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'type'> & {
  readonly value?: string
  readonly onChange?: (value: string) => void
  readonly earliest?: string
  readonly latest?: string
}

export function DateField({ value = '', onChange, earliest, latest, ...rest }: DateFieldProps) {
  const language = useLanguage()
  const isTouched = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  if (isTouched)
    return (
      <TextInput
        {...rest}
        type="date"
        value={value}
        min={earliest}
        max={latest}
        onChange={(event) => onChange?.(event.currentTarget.value)}
      />
    )
  return (
    <PickedField
      {...rest}
      of="day"
      value={value}
      onChange={onChange}
      span={{ earliest, latest }}
      shown={dayText(value, language)}
      read={(text) => dayFrom(text, language)}
    />
  )
}
