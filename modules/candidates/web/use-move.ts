/** Moving candidates from any of the screens: at once where nothing has to be asked, else by the dialog. */
import { useState } from 'react'
import { vacancies } from '#modules/recruitment/contract/vacancies.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { candidate, candidates, moveCandidates, vacanciesToPickFrom } from '../contract/candidates.ts'
import { interviews } from '../contract/interviews.ts'
import { offers } from '../contract/offers.ts'
import type { Movable } from '../model/stages.ts'
import type { CandidateShown } from './candidate.ts'

export type Asked = { readonly status: Movable; readonly of: readonly CandidateShown[] }
type Goal = {
  readonly status: Movable
  readonly round?: string | undefined
  readonly reason?: string
  readonly tell?: boolean
}

export const REFRESHES = [candidates, candidate, vacanciesToPickFrom, interviews, offers, vacancies]

export function useMove(after?: () => void) {
  const [asked, setAsked] = useState<Asked>()
  const act = useAct(moveCandidates, {
    refreshes: REFRESHES,
    after: () => {
      setAsked(undefined)
      after?.()
    },
  })
  const go = (of: readonly CandidateShown[], goal: Goal) =>
    act.mutate({ body: { ids: of.map(({ id }) => id), ...goal } })
  return {
    asked,
    go,
    working: act.isPending,
    /** A refusal is asked for its reason, and an interview for its round where there are several. */
    begin(of: readonly CandidateShown[], status: Movable) {
      if (status === 'pending') go(of, { status })
      else setAsked({ status, of })
    },
    close: () => setAsked(undefined),
  }
}
