/** A rate typed in per cent, as papers of agencies print it; what the field holds and what travels is the number: 0.0011. */
import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { percentOf, rateOf } from '../../model/rate-text.ts'

type RateFieldProps = Omit<TextInputProps, 'value' | 'onChange'> & {
  readonly value: string
  readonly onChange: (value: string) => void
}

export function RateField({ value, onChange, ...rest }: RateFieldProps) {
  const [typed, setTyped] = useState(percentOf(value))
  // As typed while it means what is held, so that '0.1' does not lose its zero on the way to '0.11'.
  const shown = rateOf(typed) === value ? typed : percentOf(value)
  return (
    <TextInput
      {...rest}
      inputMode="decimal"
      maxLength={12}
      rightSection={<span className="muted">%</span>}
      value={shown}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text)
        onChange(rateOf(text))
      }}
    />
  )
}
