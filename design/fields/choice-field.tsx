/**
 * One of several, as text; empty is nothing chosen, so that a form needs no null. What is chosen already counts while the
 * choices are still on their way, though the field cannot show it yet. What must be chosen is not emptied by choosing it
 * once more, and a list with nothing in it says so instead of staying shut.
 */
import { Select, type SelectProps } from '@mantine/core'
import { useDesignWords } from '../words.ts'

type ChoiceFieldProps = Omit<SelectProps, 'value' | 'onChange' | 'multiple'> & {
  readonly value?: string | null
  readonly onChange?: (value: string) => void
}

export function ChoiceField({ value, onChange, required, ...rest }: ChoiceFieldProps) {
  const t = useDesignWords()
  const isEmpty = (rest.data ?? []).length === 0
  const isOnItsWay = Boolean(value) && isEmpty
  return (
    <Select
      withAsterisk={required}
      allowDeselect={!required}
      nothingFoundMessage={isEmpty ? t('design.nothingToChoose') : t('design.nothingFound')}
      {...rest}
      required={required && !isOnItsWay}
      value={value || null}
      onChange={(chosen) => onChange?.(chosen ?? '')}
    />
  )
}
