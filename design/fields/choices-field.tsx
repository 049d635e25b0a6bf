/** Several of a list, as text. A list with nothing in it says so instead of staying shut. */
import { MultiSelect, type MultiSelectProps } from '@mantine/core'
import { useDesignWords } from '../words.ts'

export function ChoicesField(props: MultiSelectProps) {
  const t = useDesignWords()
  const isEmpty = (props.data ?? []).length === 0
  return (
    <MultiSelect
      searchable
      nothingFoundMessage={isEmpty ? t('design.nothingToChoose') : t('design.nothingFound')}
      {...props}
    />
  )
}
