/** A field for one of the three countries. */
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { useWords } from '../words.ts'

export const countries = ['MY', 'TW', 'PH'] as const
export const countryOf = (typed: string) => countries.find((one) => one === typed)

type CountryChoiceProps = {
  readonly value?: string
  readonly onChange?: (value: string) => void
  readonly error?: React.ReactNode
  readonly required?: boolean
}

export function CountryChoice(props: CountryChoiceProps) {
  const t = useWords()
  return (
    <ChoiceField
      label={t('operations.country')}
      allowDeselect={!props.required}
      data={countries.map((value) => ({ value, label: t(`operations.${value}`) }))}
      {...props}
    />
  )
}
