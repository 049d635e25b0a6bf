/** A type given by years of service or by leave years: what another choice comes to, person by person. */
import { sql } from 'kysely'
import { PER_PAGE_DEFAULT } from '#kernel/paging.ts'
import { addDays, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { typePeriod } from '../../contract/type-period.ts'
import { choosing, holdsFrom, type Period, type YearsTime } from '../../model/entitlement/by-leave-year.ts'
import type { Grant } from '../../model/entitlement/grant.ts'
import { type GrantRule, grantsOf } from '../../model/entitlement/grants.ts'
import { leaveYearOf, type Span } from '../../model/entitlement/leave-year.ts'
import { amountOf } from '../../model/halves.ts'
import type { LeaveType } from '../../model/leave-type.ts'
import { type LeaveBook, leaveBook } from '../book.ts'
import { grantRule, groupFor, rulesOf } from '../ledger/rules.ts'
import { isTypeUsed } from './type-store.ts'

export const typePeriodHandler: Handler = on(typePeriod, (call) =>
  call.company.read(async (tx) => {
    const book = await leaveBook(tx, call)
    const rules = await rulesOf(tx, book)
    const type = rules.types.get(call.params.id)
    if (!type) return notFound()
    if (type.granted !== 'anniversary')
      return problem('leave.period-of-service', { errors: { period: ['leave.period-of-service'] } })
    const { times } = await timesChosen(tx, book, type, call.query.period)
    const from = holdsFrom(times, book.today)
    const year = leaveYearOf(from ?? book.today, book.yearStart)
    const { page = 1, per_page: perPage = PER_PAGE_DEFAULT } = call.query
    const people = (await employed(tx, book, year)).flatMap((person) => {
      const open = groupFor(rules, person.group_id)?.open.find((one) => one.type.id === type.id)
      const rule = open && grantRule(book, open, book.today)
      if (!rule || (type.sex !== null && type.sex !== person.gender)) return []
      return [rowOf(person, { rule, times, year })]
    })
    const shown = people.slice((page - 1) * perPage, page * perPage).map((row) => row())
    return reply(
      { from, year, count: people.length, people: shown },
      { meta: { page, per_page: perPage, total: people.length } },
    )
  }),
)

/** Where nothing was taken, paid or brought yet, it is as if it had always been so. */
export async function timesChosen(tx: Tx, book: LeaveBook, type: LeaveType, period: Period) {
  const isUsed = (await isTypeUsed(tx, book.companyId, type.id)) || (await hasExits(tx, book.companyId, type.id))
  return { times: choosing(type.by_years, period, { today: book.today, yearStart: book.yearStart, isUsed }), isUsed }
}

/** What was granted by the other choice and never touched. */
export async function removeGrants(tx: Tx, companyId: string, typeId: string): Promise<void> {
  await sql`delete from leave_lots where company_id = ${companyId} and type_id = ${typeId} and kind = 'entitlement'`.execute(
    tx,
  )
}

async function hasExits(tx: Tx, companyId: string, typeId: string): Promise<boolean> {
  const { rows } = await sql`
    select from leave_exits where company_id = ${companyId} and type_id = ${typeId} limit 1`.execute(tx)
  return rows.length > 0
}

type Person = {
  readonly id: string
  readonly staff_id: string
  readonly full_name: string
  readonly joined_on: string
  readonly gender: string | null
  readonly group_id: string | null
}

async function employed(tx: Tx, { companyId }: LeaveBook, { from, to }: Span): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select e.id, e.staff_id, e.full_name, e.joined_on, e.gender, p.group_id
    from employees e left join leave_people p on p.company_id = e.company_id and p.employee_id = e.id
    where e.company_id = ${companyId} and not e.is_service_account and e.joined_on <= ${to} and (e.left_on is null or e.left_on >= ${from})
    order by lower(e.staff_id)`.execute(tx)
  return rows
}

type Comparing = { readonly rule: GrantRule; readonly times: readonly YearsTime[]; readonly year: Span }

const rowOf =
  (person: Person, { rule, times, year }: Comparing) =>
  () => {
    const joinedOn = plainDateOf(person.joined_on)
    const inYear = (of: GrantRule) => grantsOf(of, joinedOn, year)
    const wanted = inYear({ ...rule, byYears: times })
    return {
      employee_id: person.id,
      staff_id: person.staff_id,
      full_name: person.full_name,
      kept_until: runsInto(wanted, year.from),
      before: begunIn(inYear(rule), year),
      after: begunIn(wanted, year),
    }
  }

const begunIn = (grants: readonly Grant[], { from, to }: Span): number =>
  amountOf(
    grants.filter(({ validFrom }) => from <= validFrom && validFrom <= to).reduce((sum, { halves }) => sum + halves, 0),
  )

function runsInto(grants: readonly Grant[], first: PlainDate): PlainDate | null {
  const before = addDays(first, -1)
  const ends = grants.filter(({ validFrom }) => validFrom <= before).map(({ expiresOn }) => expiresOn)
  return ends.sort().at(-1) ?? null
}
