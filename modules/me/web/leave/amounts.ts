/** Days and hours as one says them, and the days of a request. */

import type { ownApplications } from '#modules/leave/contract/own.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { dayText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import { pause } from '#platform/words/web/words.ts'
import { useWords } from '../words.ts'

export type Application = DataOf<typeof ownApplications>[number]
export type Unit = Application['unit']

export function useAmount(): (amount: number, unit: Unit) => string {
  const t = useWords()
  return (amount, unit) => t(unit === 'day' ? 'me.days' : 'me.hours', { count: amount })
}

type PerEvent = { readonly unit: Unit; readonly per_event: { readonly least: number; readonly most: number } | null }

/** What an event gives, where nothing is granted before it: `8 days per event`. */
export function eventText(
  t: ReturnType<typeof useWords>,
  { unit, per_event }: PerEvent,
  amount: ReturnType<typeof useAmount>,
): string {
  const { least, most } = per_event ?? { least: 0, most: 0 }
  return t(least === most ? 'me.perEvent' : 'me.perEventUpTo', { amount: amount(most, unit) })
}

/** `7 Dec 2026`, `7 Dec 2026, Morning` or `7 Dec 2026 – 9 Dec 2026`. */
export function spanText(
  { from, to, part_label }: Pick<Application, 'from' | 'to' | 'part_label'>,
  language: Language,
) {
  const days = from === to ? dayText(from, language) : `${dayText(from, language)} – ${dayText(to, language)}`
  return part_label ? `${days}${pause()}${part_label}` : days
}
