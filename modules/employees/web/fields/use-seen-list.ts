/** A list of a person that is set as a whole: what was seen of it goes along, and who was faster is told with theirs. */
import { useState } from 'react'
import { Problem } from '#platform/http/web/problem.ts'

export type ListMeanwhile<Row> = {
  readonly now: readonly Row[]
  readonly last: { readonly by: string; readonly at: string } | undefined
}

export function useSeenList<Row>(opened: readonly Row[], textOf: (rows: readonly Row[]) => string) {
  // As it was when the form was opened, however often what lies behind is read anew.
  const [seen, setSeen] = useState(() => textOf(opened))
  const [met, setMet] = useState<ListMeanwhile<Row>>()
  return {
    seen,
    met,
    /** Whether the refusal was of this kind. */
    isMet(reason: unknown): boolean {
      if (!(reason instanceof Problem) || reason.status !== 409) return false
      const data = reason.data as { now?: readonly Row[]; changed?: readonly ListMeanwhile<Row>['last'][] } | null
      if (!data?.now) return false
      setMet({ now: data.now, last: data.changed?.[0] })
      return true
    },
    /** Goes on from what is there now, with what stands in the form. */
    goOn(): void {
      if (met) setSeen(textOf(met.now))
      setMet(undefined)
    },
  }
}
