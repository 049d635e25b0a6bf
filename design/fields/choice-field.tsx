/** One of several, as text; empty is nothing chosen, so that a form needs no null. */
import { Select, type SelectProps } from '@mantine/core'

type ChoiceFieldProps = Omit<SelectProps, 'value' | 'onChange' | 'multiple'> & {
  readonly value?: string | null
  readonly onChange?: (value: string) => void
}

export function ChoiceField({ value, onChange, ...rest }: ChoiceFieldProps) {
  return <Select {...rest} value={value || null} onChange={(chosen) => onChange?.(chosen ?? '')} />
}
