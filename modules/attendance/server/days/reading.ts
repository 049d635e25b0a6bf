/** What every reading of days begins with: which days, whose, and the book they are worked out with. */
import { PER_PAGE_DEFAULT } from '#kernel/paging.ts'
import { daysBetween, firstDayOf, lastDayOf, type PlainDate, yearMonthOf } from '#kernel/plain-date.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { FoundDay } from '../../model/days/person-days.ts'
import type { AttendanceNeeds } from '../needs.ts'
import { type NamedPerson, peopleWanted, type WantedPeople } from './day-people-store.ts'
import { dayPeople, type Range } from './day-store.ts'
import { type InstantOf, instantsIn } from './day-view.ts'
import { type DayBook, dayBook, findDays } from './find-days.ts'
import { unknownDepartments } from './lock-store.ts'

export type Reading = Pick<Call<Endpoint>, 'company' | 'session' | 'clock'>
export type Asked = {
  readonly from?: PlainDate | undefined
  readonly to?: PlainDate | undefined
  readonly department_ids?: readonly string[] | undefined
  readonly employee_id?: string | undefined
  readonly search?: string | undefined
}
export type Open = {
  readonly book: DayBook
  readonly instantOf: InstantOf
  readonly wanted: WantedPeople
}

/** A quarter and a bit. */
const MOST_DAYS = 100
/** So many people at a time. */
const PORTION = 1_000

export async function open(tx: Tx, needs: AttendanceNeeds, { company, clock }: Reading, asked: Asked): Promise<Open> {
  const book = await dayBook(tx, company.companyId, clock, needs.dayFacts)
  const range = rangeOf(asked, book.today)
  const wanted = {
    ...range,
    departmentIds: asked.department_ids,
    employeeId: asked.employee_id,
    search: asked.search,
  }
  return { book, instantOf: instantsIn(book.timezone), wanted }
}

export function rangeOf({ from, to }: Pick<Asked, 'from' | 'to'>, today: PlainDate): Range {
  const month = yearMonthOf(from ?? to ?? today)
  const range = { from: from ?? firstDayOf(month), to: to ?? lastDayOf(month) }
  if (range.to < range.from) throw refused('to', 'attendance.to-before-from')
  if (daysBetween(range.from, range.to) >= MOST_DAYS) throw refused('to', 'attendance.too-many-days')
  return range
}

/** A file of nobody would be taken for one of people without days. */
export async function demandKnown(
  tx: Tx,
  companyId: string,
  { department_ids, employee_id }: Pick<Asked, 'department_ids' | 'employee_id'>,
): Promise<void> {
  if (department_ids?.length && (await unknownDepartments(tx, companyId, department_ids)))
    throw refused('department_ids', 'http.unknown-id')
  if (employee_id && (await dayPeople(tx, companyId, [employee_id])).size === 0)
    throw refused('employee_id', 'http.unknown-id')
}

export const refused = (field: string, code: string): Refusal =>
  new Refusal(problem(code, { errors: { [field]: [code] } }))

type Paging = { readonly page?: number | undefined; readonly per_page?: number | undefined }
/** Without a page the first: months of everybody are never answered at once. */
export function pagingOf({ page = 1, per_page: perPage = PER_PAGE_DEFAULT }: Paging) {
  return { limit: perPage, offset: (page - 1) * perPage }
}
export const metaOf = ({ page = 1, per_page: perPage = PER_PAGE_DEFAULT }: Paging, total: number) => ({
  meta: { page, per_page: perPage, total },
})

export type PersonFound = { readonly person: NamedPerson; readonly days: readonly FoundDay[] }

/** Of everybody wanted, worked out now, a portion at a time. */
export async function* everybodysDays(
  tx: Tx,
  { book, wanted }: Open,
  session: Reading['session'],
): AsyncGenerator<readonly PersonFound[]> {
  const { people } = await peopleWanted(tx, book.companyId, session, wanted)
  for (let from = 0; from < people.length; from += PORTION)
    yield daysOfPeople(tx, book, people.slice(from, from + PORTION), wanted)
}

export async function daysOfPeople(
  tx: Tx,
  book: DayBook,
  people: readonly NamedPerson[],
  range: Range,
): Promise<readonly PersonFound[]> {
  const found = await findDays(
    tx,
    book,
    people.map(({ id }) => id),
    range,
  )
  return people.map((person) => ({ person, days: found.get(person.id)?.days ?? [] }))
}
