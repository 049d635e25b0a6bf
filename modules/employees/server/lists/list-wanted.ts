/** From what is asked of the list to what is looked for; the list and its file are asked in the same words. */
import type { z } from 'zod'
import { mayEnter } from '#access/enter.ts'
import type { Session } from '#access/session.ts'
import type { Country } from '#kernel/countries.ts'
import { type PlainDate, parsePlainDate } from '#kernel/plain-date.ts'
import { forbidden, type Problem, problem } from '#platform/http/server/answers.ts'
import type { exportEmployees } from '../../contract/lists.ts'
import { spanNamed } from '../../model/named-span.ts'
import { isSort } from '../directory/orders.ts'
import type { ListWanted } from './employees-store.ts'
import { ownSort } from './own-of-list.ts'

type Asked = Omit<z.output<typeof exportEmployees.body>, 'format' | 'columns' | 'employee_ids'>

export const wantedBy = (query: Asked, today: PlainDate): ListWanted => ({
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
})

export const lacksOf = ({ lacks }: Asked, { country }: { readonly country: Country }): ListWanted['lacks'] =>
  lacks && { lack: lacks, country }

export function refusedIn(query: Asked, session: Session, today: PlainDate): Problem | undefined {
  const errors = wrongIn(query, today)
  if (Object.keys(errors).length > 0) return problem('http.invalid', { errors })
  return query.lacks && !seesPay(session) ? forbidden() : undefined
}

export const LEFT = ['resigned', 'terminated']

function standing(status: Asked['status']): Pick<ListWanted, 'statuses' | 'begun' | 'of'> {
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

function wrongIn(query: Asked, today: PlainDate): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  if (query.sort !== undefined && !isSort(query.sort) && !ownSort(query.sort)) errors.sort = ['employees.unknown-sort']
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
