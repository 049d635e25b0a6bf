/**
 * One of several, as text; empty is nothing chosen, so that a form needs no null. What is chosen already counts while the
 * choices are still on their way, though the field cannot show it yet. Choosing the same once more keeps it: what may be
 * left empty has a cross for that, which one sees. A list with nothing in it says so instead of staying shut.
 */
import { Select, type SelectProps } from '@mantine/core'
import { useDesignWords } from '../words.ts'

type ChoiceFieldProps = Omit<SelectProps, 'value' | 'onChange' | 'multiple' | 'allowDeselect'> & {
  readonly value?: string | null
  readonly onChange?: (value: string) => void
  /** False: one of them is always chosen. */
  readonly allowDeselect?: boolean
}

export function ChoiceField({ value, onChange, required, allowDeselect = !required, ...rest }: ChoiceFieldProps) {
  const t = useDesignWords()
  const isEmpty = (rest.data ?? []).length === 0
  const isOnItsWay = Boolean(value) && isEmpty
  return (
    <Select
      withAsterisk={required}
      clearable={allowDeselect}
      nothingFoundMessage={isEmpty ? t('design.nothingToChoose') : t('design.nothingFound')}
      {...rest}
      allowDeselect={false}
      required={required && !isOnItsWay}
      value={value || null}
      onChange={(chosen) => onChange?.(chosen ?? '')}
    />
  )
}
