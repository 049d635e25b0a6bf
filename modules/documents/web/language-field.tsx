/** In which language a letter is written: one of those its template has. */
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { languages } from '../model/letter.ts'
import { useWords } from './words.ts'

type LanguageFieldProps = {
  readonly value?: string | null
  readonly onChange?: (value: string) => void
  readonly of?: readonly string[]
}

export function LanguageField({ value, onChange, of = languages }: LanguageFieldProps) {
  const t = useWords()
  return (
    <ChoiceField
      label={t('documents.languages')}
      required
      data={of.map((one) => ({ value: one, label: t(`documents.language.${one as 'en'}`) }))}
      value={value ?? null}
      onChange={(chosen: string | null) => chosen && onChange?.(chosen)}
    />
  )
}
