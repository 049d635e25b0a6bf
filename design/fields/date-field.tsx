/** A day as ISO text. The device's own calendar is the best one on a phone and needs nothing to be loaded. */
import { TextInput, type TextInputProps } from '@mantine/core'

type DateFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'type'> & {
  readonly value?: string
  readonly onChange?: (value: string) => void
  readonly earliest?: string
  readonly latest?: string
}

export function DateField({ value = '', onChange, earliest, latest, ...rest }: DateFieldProps) {
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
}
