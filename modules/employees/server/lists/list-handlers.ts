/** Lists of people. */
import { companyFacts } from '#modules/company/server/public.ts'
import { reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { activeEmployees, employees, employeesOverview, resignedEmployees } from '../../contract/lists.ts'
import { lookingOf } from '../looking.ts'
import { pickingSight, picksAnybody, sightOf } from '../sight.ts'
import { type ListWanted, listPeople } from './employees-store.ts'
import { LEFT, lacksOf, refusedIn, wantedBy } from './list-wanted.ts'
import { overviewOf } from './overview-store.ts'
import { withStart } from './with-start.ts'

export const listHandlers: readonly Handler[] = [
  on(employees, async (call) => {
    const { query, company } = call
    const today = call.clock.today(call.session.timezone)
    const refused = refusedIn(query, call.session, today)
    if (refused) return refused
    const page = query.page === undefined ? undefined : { page: query.page, perPage: query.per_page }
    const wanted: ListWanted = { ...wantedBy(query, today), id: query.employee_id, page }
    return company.read(async (tx) => {
      const looking = await lookingOf(tx, call)
      const { rows, total } = await listPeople(tx, looking, { ...wanted, lacks: lacksOf(query, looking) })
      return reply(rows, { meta: { page: page?.page ?? 1, per_page: page?.perPage ?? total, total } })
    })
  }),

  on(employeesOverview, (call) =>
    call.company.read(async (tx) => {
      const { settings } = await companyFacts(tx, call.company.companyId)
      const overview = await overviewOf(tx, await lookingOf(tx, call))
      return { ...overview, gives_staff_ids: settings.auto_generate_staff_id }
    }),
  ),

  on(activeEmployees, (call) =>
    call.company.read(async (tx) => {
      const ownTeam = call.params.x === '1'
      const isClear = ownTeam || picksAnybody(call.session)
      const othersAreSeen =
        !isClear && (await companyFacts(tx, call.company.companyId)).settings.is_view_of_other_department
      const sight = pickingSight(call.session, ownTeam, othersAreSeen)
      const looking = await lookingOf(tx, call, sight)
      const { search, also, department: departmentNamed, page: at, per_page: perPage } = call.query
      const page = at === undefined ? undefined : { page: at, perPage }
      const wanted: ListWanted = { search, statuses: ['active'], departmentNamed, sort: 'full_name', page }
      const { rows, total } = await listPeople(tx, looking, wanted)
      const isThere = also === undefined || rows.some(({ id }) => id === also)
      const held = isThere ? [] : (await listPeople(tx, looking, { id: also })).rows
      const told = [...held, ...rows].map((row) => withStart(row, looking.today))
      return reply(told, page ? { meta: { page: page.page, per_page: page.perPage, total } } : {})
    }),
  ),

  on(resignedEmployees, (call) =>
    call.company.read(async (tx) => {
      const ownTeam = call.params.x === '1'
      const sight = ownTeam ? pickingSight(call.session, true, false) : sightOf(call.session)
      const looking = await lookingOf(tx, call, sight)
      return (await listPeople(tx, looking, { statuses: LEFT, sort: '-left_on' })).rows
    }),
  ),
]
