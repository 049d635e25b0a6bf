/** An amount as decimal text: thousands separators are taken away as one types, more than two decimals refused. */
import { TextInput, type TextInputProps } from '@mantine/core'
import { parseAmount } from '#kernel/money.ts'
import { useDesignWords } from '../words.ts'

type MoneyFieldProps = Omit<TextInputProps, 'value' | 'onChange'> & {
  readonly value?: string
  readonly onChange?: (value: string) => void
  readonly currency: string
}

export function MoneyField({ value = '', onChange, currency, error, label, ...rest }: MoneyFieldProps) {
  const t = useDesignWords()
  const wrong = value !== '' && parseAmount(value) === undefined
  return (
    <TextInput
      {...rest}
      label={label}
      value={value}
      onChange={(event) => onChange?.(event.currentTarget.value.replaceAll(/[,\s]/g, ''))}
      error={error ?? (wrong ? t('design.invalidMoney') : undefined)}
      inputMode="decimal"
      rightSection={<span className="muted">{currency}</span>}
      rightSectionWidth={48}
      rightSectionPointerEvents="none"
    />
  )
}
