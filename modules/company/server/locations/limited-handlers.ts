/** The calls about whom a limited place is for. */
import { type Problem, problem, type Reply, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { limitCandidates, limitEmployees, limitedEmployees, unlimitEmployees } from '../../contract/coordinates.ts'
import { companyRow } from '../company-store.ts'
import { type CoordinateRow, coordinateRow } from './coordinate-store.ts'
import { candidates, type Found, namedPeople, namePeople, staffIdsOf, unnamePeople } from './limited-store.ts'
import { logPlace } from './place-log.ts'

export const limitedHandlers: readonly Handler[] = [
  on(limitedEmployees, (call) => {
    const { company, params } = call
    return company.read(async (tx) => {
      if (!(await coordinateRow(tx, company.companyId, params.id))) return unread()
      return listed(await namedPeople(tx, company.companyId, findingOf(call)))
    })
  }),

  on(limitCandidates, (call) => {
    const { company, params, clock, session } = call
    return company.read(async (tx) => {
      if (!(await coordinateRow(tx, company.companyId, params.id))) return unread()
      const today = clock.today(session.timezone)
      return listed(await candidates(tx, company.companyId, { ...findingOf(call), page: pageOf(call.query) }, today))
    })
  }),

  on(limitEmployees, (call) => changed(call, namePeople, 'company.limited-added', 'company.limited-not-added')),
  on(unlimitEmployees, (call) => changed(call, unnamePeople, 'company.limited-removed', 'company.limited-not-removed')),
]

type Asking = Pick<Call<typeof limitedEmployees>, 'params' | 'query'>

const pageOf = ({ page = 1, per_page }: Asking['query']) => ({ page, perPage: per_page })
const findingOf = ({ params, query }: Asking) => ({
  coordinateId: params.id,
  search: query.search,
  ...(query.page === undefined ? {} : { page: pageOf(query) }),
})
const unread = (): Problem => problem('company.limited-unread', { status: 404 })
const listed = ({ people, meta }: Found) => reply(people, { meta })

/** So many are named in the activity log; of more the number alone. */
const TOLD = 50

type Changing = Call<typeof limitEmployees> | Call<typeof unlimitEmployees>

function changed(
  call: Changing,
  change: typeof namePeople,
  done: string,
  refused: string,
): Promise<Reply<CoordinateRow> | Problem> {
  const { companyId } = call.company
  const { coordinate_id: id } = call.body
  const ids = [...new Set(call.body.employee_ids)]
  return call.company.transaction(async (tx) => {
    // One after the other with whatever else changes places, so that nobody waits for somebody who waits for him.
    await companyRow(tx, companyId, true)
    const before = await coordinateRow(tx, companyId, id)
    if (!before) return problem(refused, { status: 404 })
    // Who became an account of a device meanwhile is taken off a place like anybody.
    const people = await staffIdsOf(tx, companyId, ids, { people: change === namePeople })
    if (people.length < ids.length) return problem(refused, { errors: { employee_ids: ['company.unknown-person'] } })
    await change(tx, companyId, id, ids)
    const after = await coordinateRow(tx, companyId, id)
    if (!after) throw new Error('a place of work is not where it was held')
    await logPlace(tx, call, before, after, { people: people.slice(0, TOLD).join(', ') })
    return reply(after, { messageKey: done })
  })
}
