/** What was asked for, in words: what kind of change it is, and what each field says. */
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import type { changesAsked } from '../../contract/requests/requests.ts'
import { valueText } from '../fields/value-texts.ts'
import { type Address, addressText } from '../profile/personal/addresses.ts'
import { usePersonalFields } from '../profile/personal/personal-fields.ts'
import { useFamilyFields } from '../profile/record/family-fields.ts'
import { useWords } from '../words.ts'

export type Asked = DataOf<typeof changesAsked>[number]
type Value = Asked['changes'][number]['before']

export function useAskedTexts() {
  const t = useWords()
  const language = useLanguage()
  const { currency_code: currency } = useMe()
  const specs = { profile: usePersonalFields(true), family: useFamilyFields() }
  const specOf = ({ part }: Asked, field: string) => specs[part].find(({ name }) => name === field)
  return {
    title: ({ part, act, entry_name: name }: Asked): string =>
      part === 'profile' ? t('employees.asked.profile') : t(`employees.asked.family.${act}`, { name: name ?? '' }),
    label: (asked: Asked, field: string): string =>
      specOf(asked, field)?.label ??
      t(field === 'permanent_address' ? 'employees.permanentAddress' : 'employees.residentAddress'),
    text: (asked: Asked, field: string, value: Value): string => {
      if (value !== null && typeof value === 'object') return addressText(value as Address, language)
      return valueText(specOf(asked, field) ?? { kind: 'text' }, value, { language, currency })
    },
  }
}
