/** Moving candidates from any of the screens: at once where nothing has to be asked, else by the dialog. */
import { useState } from 'react'
import { useAct } from '#platform/http/web/use-call.ts'
import { moveCandidates } from '../contract/candidates.ts'
import { teamMove } from '../contract/team.ts'
import type { Movable } from '../model/stages.ts'
import { ofRoles, ofTeam } from './calls.ts'
import type { TeamCandidate } from './candidate.ts'

export type Asked = { readonly status: Movable; readonly of: readonly TeamCandidate[] }
export type Goal = {
  readonly status: Movable
  readonly round?: string | undefined
  readonly reason?: string
  readonly tell?: boolean
}

export const REFRESHES = ofRoles.refreshes

/** One or many, by HR. */
export function useMove() {
  const asking = useAsking()
  const act = useAct(moveCandidates, {
    refreshes: REFRESHES,
    after: asking.close,
  })
  return asking.moving(act.isPending, (of, goal) => act.mutate({ body: { ids: of.map(({ id }) => id), ...goal } }))
}

/** One of the team's own. */
export function useTeamMove() {
  const asking = useAsking()
  const act = useAct(teamMove, { refreshes: ofTeam.refreshes, after: asking.close })
  return asking.moving(act.isPending, ([of], goal) => {
    if (of) act.mutate({ params: { id: of.id }, body: goal })
  })
}

type Go = (of: readonly TeamCandidate[], goal: Goal) => void
export type Moving = ReturnType<ReturnType<typeof useAsking>['moving']>

function useAsking() {
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const moving = (working: boolean, go: Go) => ({
    asked,
    go,
    working,
    close,
    /** A refusal is asked for its reason, and an interview for its round where there are several. */
    begin(of: readonly TeamCandidate[], status: Movable) {
      if (status === 'pending') go(of, { status })
      else setAsked({ status, of })
    },
  })
  return { close, moving }
}
