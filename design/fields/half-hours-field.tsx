/** Hours in halves, as text: `1.5`. Anything between is refused beside the field. */
import { TextInput, type TextInputProps } from '@mantine/core'
import { useDesignWords } from '../words.ts'

type HalfHoursFieldProps = Omit<TextInputProps, 'value' | 'onChange'> & {
  readonly value?: string
  readonly onChange?: (value: string) => void
}

const HALVES = /^\d{1,3}([.][05])?$/

export function HalfHoursField({ value = '', onChange, error, ...rest }: HalfHoursFieldProps) {
  const t = useDesignWords()
  const wrong = value !== '' && !HALVES.test(value)
  return (
    <TextInput
      {...rest}
      value={value}
      onChange={(event) => onChange?.(event.currentTarget.value.replace(',', '.').trim())}
      error={error ?? (wrong ? t('design.halfHours') : undefined)}
      inputMode="decimal"
    />
  )
}
