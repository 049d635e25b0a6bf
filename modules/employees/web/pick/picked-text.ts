/** Whom a picker offers, in one line; with the first day where that is still to come. */
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { useWords } from '../words.ts'

type Offered = { readonly full_name: string; readonly staff_id: string; readonly starts_on?: string | null }

export function useComing(): (day: string) => string {
  const t = useWords()
  const language = useLanguage()
  return (day) => t('employees.startsOn', { day: dayText(day, language) })
}

export const pickedText = (one: Offered, coming: (day: string) => string): string =>
  [one.full_name, one.staff_id, one.starts_on && coming(one.starts_on)].filter(Boolean).join(' · ')
