/** Lists of people. */
import { mayEnter } from '#access/enter.ts'
import type { Session } from '#access/session.ts'
import { type PlainDate, parsePlainDate } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { forbidden, problem, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { activeEmployees, employees, employeesOverview, resignedEmployees } from '../../contract/lists.ts'
import { spanNamed } from '../../model/named-span.ts'
import { lookingOf } from '../looking.ts'
import { pickingSight, sightOf } from '../sight.ts'
import { isSort, type ListWanted, listPeople } from './employees-store.ts'
import { overviewOf } from './overview-store.ts'
import { withStart } from './with-start.ts'

export const listHandlers: readonly Handler[] = [
  on(employees, async (call) => {
    const { query, company } = call
    const today = call.clock.today(call.session.timezone)
    const errors = wrongIn(query, today)
    if (Object.keys(errors).length > 0) return problem('http.invalid', { errors })
    if (query.lacks && !seesPay(call.session)) return forbidden()
    const page = query.page === undefined ? undefined : { page: query.page, perPage: query.per_page }
    const wanted: ListWanted = {
      id: query.employee_id,
      search: query.search,
      searchesPlaces: true,
      ...standing(query.status),
      department: query.department_id,
      position: query.position_id,
      departmentNamed: query.department,
      positionNamed: query.position,
      employmentType: query.employment_type,
      joinedFrom: query.joined_from,
      joinedTo: query.joined_to,
      joined: query.joined ? spanNamed(query.joined, today) : undefined,
      left: query.left ? spanNamed(query.left, today) : undefined,
      marked: query.marked,
      sort: query.sort,
      page,
    }
    return company.read(async (tx) => {
      const looking = await lookingOf(tx, call)
      const lacks = query.lacks && {
        lack: query.lacks,
        country: (await companyFacts(tx, company.companyId)).country,
      }
      const { rows, total } = await listPeople(tx, looking, { ...wanted, lacks })
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
      const { settings } = await companyFacts(tx, call.company.companyId)
      const sight = pickingSight(call.session, call.params.x === '1', settings.is_view_of_other_department)
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

const LEFT = ['resigned', 'terminated']

type Standing = Call<typeof employees>['query']['status']

function standing(status: Standing): Pick<ListWanted, 'statuses' | 'begun' | 'of'> {
  switch (status) {
    case undefined:
      return {}
    case 'service':
      return { of: 'service-accounts' }
    case 'active':
      return { statuses: ['active'], begun: true }
    case 'starting':
      return { statuses: ['active'], begun: false }
    case 'employed':
      return { statuses: HERE, begun: true }
    case 'staying':
      return { statuses: HERE }
    default:
      return { statuses: status === 'left' ? LEFT : [status] }
  }
}

const HERE = ['active', 'sabbatical']

const seesPay = (session: Session): boolean => mayEnter(session, 'employee.pay') || mayEnter(session, 'payroll')

type Query = { sort?: string; joined_from?: string; joined_to?: string; joined?: string; left?: string }

function wrongIn(query: Query, today: PlainDate): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  if (query.sort !== undefined && !isSort(query.sort)) errors.sort = ['employees.unknown-sort']
  for (const field of ['joined_from', 'joined_to'] as const) {
    const given = query[field]
    if (given !== undefined && !parsePlainDate(given)) errors[field] = ['sheets.expected.date']
  }
  for (const field of ['joined', 'left'] as const) {
    const given = query[field]
    if (given !== undefined && !spanNamed(given, today)) errors[field] = ['employees.unknown-span']
  }
  return errors
}
