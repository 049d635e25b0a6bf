/** Taking a planned move back; what has come is moved back like any other. */
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { takeBackMove } from '../../contract/planned-moves.ts'
import { logChange } from '../log.ts'
import { lookingOf } from '../looking.ts'
import { lockProfile } from '../profile/profile-store.ts'
import { plannedMovesOf, takeBackPlanned } from './planned-store.ts'

export const moveHandlers: readonly Handler[] = [
  on(takeBackMove, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const row = await lockProfile(tx, await lookingOf(tx, call), call.params.id)
      if (!row) return notFound()
      const planned = await takeBackPlanned(tx, companyId, row.id, call.params.from)
      if (!planned) return problem('employees.no-planned-move', { status: 404 })
      const none = Object.fromEntries(Object.keys(planned).map((place) => [place, null]))
      await logChange(tx, call, row, {
        before: { ...planned, moved_on: call.params.from },
        after: { ...none, moved_on: null },
        action: 'employees.move-taken-back',
      })
      return reply(await plannedMovesOf(tx, companyId, row.id), { messageKey: 'employees.changed' })
    }),
  ),
]
