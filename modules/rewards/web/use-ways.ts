/** The ways in which a reward counts for pay in the company's country, with how sure the law is. */
import { useMemo } from 'react'
import type { Country } from '#kernel/countries.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { wayOf, waysOf } from '../model/ways.ts'
import { useWords } from './words.ts'

export function useWays() {
  const t = useWords()
  const country = useMe().country as Country
  return useMemo(() => {
    const labelOf = (id: string): string => (wayOf(country, id) ? t(`rewards.way.${id}` as 'rewards.way.none') : id)
    return {
      ways: waysOf(country).map(({ id }) => ({ value: id, label: labelOf(id) })),
      labelOf,
      noteOf: (id: string): string => {
        const way = wayOf(country, id)
        if (!way) return ''
        return `${t(`rewards.wayNote.${id}` as 'rewards.wayNote.none')} ${t(`rewards.standing.${way.standing}`)}`
      },
      /** Pay takes its value into the month chosen. */
      isInPay: (id: string): boolean => (wayOf(country, id)?.type ?? null) !== null,
    }
  }, [t, country])
}
