/** Confirming is taken back as a whole: the days are drafts again, and whoever was told is told that too. */
import type { PlainDate } from '#kernel/plain-date.ts'
import { log } from '#platform/activity/server/log.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import { undoable } from '#platform/undo/server/undoable.ts'
import { confirmRoster } from '../../contract/roster.ts'
import type { ShiftNeeds } from '../needs.ts'
import { type ConfirmedDay, unconfirmDays } from './state-store.ts'
import { tellOfSpan } from './tell-of-confirmed.ts'

type Confirmed = { readonly from: PlainDate; readonly to: PlainDate; readonly days: readonly ConfirmedDay[] }

export const takenBack = (rosterChanged: ShiftNeeds['rosterChanged']) =>
  undoable<Confirmed>({
    kind: 'shifts.confirmation',
    endpoint: confirmRoster,
    async undo(tx, call, { from, to, days }) {
      const { companyId } = call.company
      // A day that was changed or swapped since is known to its people as it is now: then nothing is taken back.
      if ((await unconfirmDays(tx, companyId, days, call.clock.now())) < days.length)
        throw new Refusal(problem('undo.in-the-way'))
      await tellOfSpan(tx, companyId, 'shifts.notice-taken-back', days, { from, to })
      const more = []
      for (const tell of rosterChanged)
        more.push(...(await tell(tx, companyId, days, { clock: call.clock, by: call.actor.name })))
      const happened = {
        action: 'shifts.roster-unconfirmed',
        subject: subjectOf({ from, to }),
        after: { days: days.length },
      }
      await log(tx, call, happened, ...more)
    },
  })

/** The same for keeping, whoever is told. */
export const confirmation = takenBack([])

export const subjectOf = ({ from, to }: { from: string; to: string }) => ({ kind: 'roster', name: `${from} – ${to}` })
