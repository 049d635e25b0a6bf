/** Whose days of a span somebody may confirm and lock: everybody within sight, or of departments. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { lockMy } from '../../contract/roster.ts'
import { type RosterPerson, rosterPeople } from '../people.ts'
import { shownIn } from '../sight.ts'
import { demandDepartments } from './roster-handlers.ts'
import { demandSpan } from './roster-view.ts'

type Spanned = {
  readonly from: PlainDate
  readonly to: PlainDate
  readonly department_ids?: readonly string[] | undefined
}

export async function peopleOf(
  tx: Tx,
  call: Pick<Call<typeof lockMy>, 'company' | 'session'>,
  { from, to, department_ids }: Spanned,
): Promise<RosterPerson[]> {
  demandSpan({ from, to })
  await demandDepartments(tx, call, department_ids)
  const { companyId } = call.company
  return rosterPeople(tx, companyId, {
    from,
    to,
    where: shownIn(call.session, companyId, { departments: department_ids }),
  })
}
