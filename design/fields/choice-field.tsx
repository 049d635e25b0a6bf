/**
 * One of several, as text; empty is nothing chosen, so that a form needs no null. What is chosen already counts while the
 * choices are still on their way, though the field cannot show it yet.
 */
import { Select, type SelectProps } from '@mantine/core'

type ChoiceFieldProps = Omit<SelectProps, 'value' | 'onChange' | 'multiple'> & {
  readonly value?: string | null
  readonly onChange?: (value: string) => void
}

export function ChoiceField({ value, onChange, required, ...rest }: ChoiceFieldProps) {
  const isOnItsWay = Boolean(value) && (rest.data ?? []).length === 0
  return (
    <Select
      withAsterisk={required}
      {...rest}
      required={required && !isOnItsWay}
      value={value || null}
      onChange={(chosen) => onChange?.(chosen ?? '')}
    />
  )
}
