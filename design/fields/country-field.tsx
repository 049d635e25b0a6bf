/** A country of the world by its name; what is kept are its two letters. */
import { useMemo } from 'react'
import { countriesIn } from '#platform/words/country-names.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { ChoiceField } from './choice-field.tsx'

type CountryFieldProps = Omit<Parameters<typeof ChoiceField>[0], 'data'>

export function CountryField(props: CountryFieldProps) {
  const language = useLanguage()
  const data = useMemo(() => countriesIn(language).map(({ code, name }) => ({ value: code, label: name })), [language])
  return <ChoiceField searchable clearable {...props} data={data} />
}
