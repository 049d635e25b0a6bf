/** A field and what stands in it, as its reader knows them. */
import { useMemo } from 'react'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { dayText } from '#platform/words/format.ts'
import { comma, useLanguage } from '#platform/words/web/words.ts'
import type { customFields } from '../contract/fields.ts'
import type { ownValues } from '../contract/values.ts'
import { useWords } from './words.ts'

export type Field = DataOf<typeof customFields>[number]
export type Value = DataOf<typeof ownValues>[number]

export function useShown() {
  const t = useWords()
  const language = useLanguage()
  return useMemo(() => {
    const nameOf = ({ name, name_zh }: Pick<Field, 'name' | 'name_zh'>): string =>
      language === 'zh-Hant' ? (name_zh ?? name) : name
    const textOf = ({ kind, value }: Pick<Value, 'kind' | 'value'>): string => {
      if (value === null) return ''
      if (kind === 'date') return dayText(value, language)
      return kind === 'yes_no' ? t(value === 'yes' ? 'customFields.yes' : 'customFields.no') : value
    }
    const readersOf = ({ for_managers, for_own }: Pick<Field, 'for_managers' | 'for_own'>): string =>
      [
        t(for_managers ? 'customFields.forManagersShort' : 'customFields.seenBy.hr'),
        ...(for_own ? [t('customFields.forOwnShort')] : []),
      ].join(comma())
    return { nameOf, textOf, readersOf }
  }, [t, language])
}
