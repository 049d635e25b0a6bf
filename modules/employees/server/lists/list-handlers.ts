/** Lists of people. */
import { companyFacts } from '#modules/company/server/public.ts'
import type { CompanyDb } from '#platform/database/server/connect.ts'
import { isMarked, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { activeEmployees, employees, employeesOverview, resignedEmployees } from '../../contract/lists.ts'
import { lookerOf, lookingOf } from '../looking.ts'
import type { EmployeesNeeds } from '../needs.ts'
import { pickingSight, picksAnybody, sightOf } from '../sight.ts'
import { idsByAccount, rowsWithAccounts } from './accounts-of-list.ts'
import { type ListWanted, listPeople, peopleListed } from './employees-store.ts'
import { LEFT, lacksOf, refusedIn, wantedBy } from './list-wanted.ts'
import { overviewOf } from './overview-store.ts'
import { askedOfOwn, bothOf, rowsWithOwn } from './own-of-list.ts'
import { asPick, asRow } from './shapes.ts'

export const listHandlers = ({ ownFields }: Pick<EmployeesNeeds, 'ownFields'>): readonly Handler[] => [
  on(employees, async (call) => {
    const { query, company } = call
    const today = call.clock.today(call.session.timezone)
    const refused = refusedIn(query, call.session, today)
    if (refused) return refused
    const page = query.page === undefined ? undefined : { page: query.page, perPage: query.per_page }
    const byAccount = await idsByAccount(call, query.account)
    if (isMarked(byAccount, 'problem')) return byAccount
    const byOwn = await askedOfOwn(ownFields, call, query)
    if (isMarked(byOwn, 'problem')) return byOwn
    const ids = bothOf(byAccount, byOwn.ids)
    const wanted: ListWanted = { ...wantedBy(query, today), id: query.employee_id, page, ids, places: byOwn.places }
    const listed = query.lacks
      ? await company.read(async (tx) => {
          const looking = await lookingOf(tx, call)
          return listPeople(tx, looking, { ...wanted, lacks: lacksOf(query, looking) })
        })
      : await peopleListed(company, lookerOf(call), wanted)
    const { total } = listed
    const rows = await rowsWithOwn(ownFields, call, listed, query.with_own === '1')
    return reply(await rowsWithAccounts(call, listed, rows), {
      meta: { page: page?.page ?? 1, per_page: page?.perPage ?? total, total },
    })
  }),

  on(employeesOverview, (call) =>
    call.company.read(async (tx) => {
      const { settings } = await companyFacts(tx, call.company.companyId)
      const overview = await overviewOf(tx, await lookingOf(tx, call))
      const own = (await ownFields?.seenBy(tx, call.company.companyId, call.session)) ?? []
      const own_fields = own.map((field) => ({ ...field, choices: [...field.choices] }))
      return { ...overview, own_fields, gives_staff_ids: settings.auto_generate_staff_id }
    }),
  ),

  on(activeEmployees, async (call) => {
    const { company, session, query } = call
    const ownTeam = call.params.x === '1'
    const sight = pickingSight(session, ownTeam, !ownTeam && !picksAnybody(session) && (await othersAreSeen(company)))
    const looking = lookerOf(call, sight)
    const { search, also, department: departmentNamed, page: at, per_page: perPage } = query
    const page = at === undefined ? undefined : { page: at, perPage }
    const wanted: ListWanted = { search, statuses: ['active'], departmentNamed, sort: 'full_name', page }
    const listed = await peopleListed(company, looking, wanted)
    const isThere = also === undefined || listed.rows.some(({ id }) => id === also)
    const told = isThere
      ? listed.as(asPick)
      : listed.as(asPick).after((await peopleListed(company, looking, { id: also })).as(asPick))
    return reply(told, page ? { meta: { page: page.page, per_page: page.perPage, total: listed.total } } : {})
  }),

  on(resignedEmployees, async (call) => {
    const ownTeam = call.params.x === '1'
    const sight = ownTeam ? pickingSight(call.session, true, false) : sightOf(call.session)
    const listed = await peopleListed(call.company, lookerOf(call, sight), { statuses: LEFT, sort: '-left_on' })
    return listed.as(asRow)
  }),
]

/** Whether the company lets its people see each other. */
const othersAreSeen = (company: CompanyDb): Promise<boolean> =>
  company.read(async (tx) => (await companyFacts(tx, company.companyId)).settings.is_view_of_other_department)
