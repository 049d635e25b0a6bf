/** What taking a year into the next comes to, account by account: what a run would do, or did and would still do. */

import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { containing } from '#platform/database/server/like.ts'
import { dayText } from '#platform/words/format.ts'
import type { Span } from '../../model/entitlement/leave-year.ts'
import { amountOf, type Halves } from '../../model/halves.ts'
import { type LeaveType, nameIn } from '../../model/leave-type.ts'
import { amountText } from '../amount-text.ts'
import type { LeaveBook } from '../book.ts'
import { grantThrough } from '../ledger/granting.ts'
import { keyOf } from '../ledger/lot-store.ts'
import type { PayMonthOf } from '../pay/pay-month.ts'
import { typesOf } from '../types/type-store.ts'
import type { Reading } from '../types/type-view.ts'
import { closesByYear, restsOfYear, type SettledAccount, settledAccounts } from './rests.ts'
import { carriedUntil } from './write-settlement.ts'

type YearAccount = {
  readonly employee_id: string
  readonly type: LeaveType
  readonly left: Halves
  readonly carried: Halves
  readonly paidOut: Halves
  readonly forfeited: Halves
  readonly granted: Halves
  readonly pending: Halves
  readonly carriedUntil: string | null
  readonly why: SettledAccount['settled']['why']
  /** Who left, and whom no month pays any more what would be paid out: nothing is settled. */
  readonly leftUnpaid: PlainDate | null
}

/** Of everybody. What the next year grants is granted where it was not yet, as it is whenever somebody looks ahead. */
export async function yearAccounts(
  tx: Tx,
  book: LeaveBook,
  { year, next, runId }: { readonly year: Span; readonly next: Span; readonly runId: string | null },
  monthOf: PayMonthOf,
) {
  await grantThrough(tx, book, next.to)
  const types = new Map((await typesOf(tx, book.companyId)).filter(closesByYear).map((type) => [type.id, type]))
  const rests = await restsOfYear(tx, book.companyId, year, [...types.values()])
  const beside = await besideOf(tx, book.companyId, { year, next, runId })
  const until = carriedUntil(() => next.to)
  return settledAccounts(rests, types, book).map((account): YearAccount => {
    const { employee_id, type, left, leftOn, parts } = account
    const isUnpaid = account.settled.paidOut > 0 && monthOf(leftOn) === null
    const settled = isUnpaid ? NOTHING_SETTLED : account.settled
    const {
      granted = 0,
      pending = 0,
      carried = 0,
      paid_out = 0,
      forfeited = 0,
    } = beside.get(keyOf({ employeeId: employee_id, typeId: type.id })) ?? {}
    const isCarried = settled.carried + carried > 0
    const [first] = parts
    const lot = first?.lot ?? rests.find((one) => one.employee_id === employee_id && one.type_id === type.id)
    return {
      employee_id,
      type,
      left: left + carried + paid_out + forfeited,
      carried: settled.carried + carried,
      paidOut: settled.paidOut + paid_out,
      forfeited: settled.forfeited + forfeited,
      granted,
      pending,
      carriedUntil: isCarried && lot ? until(type, lot) : null,
      why: settled.why,
      leftUnpaid: isUnpaid ? leftOn : null,
    }
  })
}

const NOTHING_SETTLED: SettledAccount['settled'] = { carried: 0, paidOut: 0, forfeited: 0, why: [] }

type Beside = {
  employee_id: string
  type_id: string
  granted: Halves
  pending: Halves
  carried: Halves
  paid_out: Halves
  forfeited: Halves
}

/** What the next year grants, what still waits in this one, and what the run that stands has done. */
async function besideOf(
  tx: Tx,
  companyId: string,
  { year, next, runId }: { year: Span; next: Span; runId: string | null },
): Promise<ReadonlyMap<string, Beside>> {
  const { rows } = await sql<Beside>`
    select employee_id, type_id, sum(granted)::int as granted, sum(pending)::int as pending,
      sum(carried)::int as carried, sum(paid_out)::int as paid_out, sum(forfeited)::int as forfeited
    from (
      select employee_id, type_id, halves as granted, 0 as pending, 0 as carried, 0 as paid_out, 0 as forfeited
      from leave_lots where company_id = ${companyId} and kind = 'entitlement'
        and valid_from between ${next.from} and ${next.to}
      union all
      select a.employee_id, a.type_id, 0, d.charge, 0, 0, 0
      from leave_applications a join leave_days d on d.company_id = a.company_id and d.application_id = a.id
      where a.company_id = ${companyId} and a.status = 'pending' and a.from_date <= ${year.to}
        and a.to_date >= ${year.from} and d.date between ${year.from} and ${year.to}
      union all
      select employee_id, type_id, 0, 0, case when kind = 'carried' then halves else 0 end,
        case when kind = 'paid_out' then halves else 0 end, case when kind = 'forfeited' then halves else 0 end
      from leave_exits where company_id = ${companyId} and year_run = ${runId}::uuid
    ) each group by employee_id, type_id`.execute(tx)
  return new Map(rows.map((row) => [keyOf({ employeeId: row.employee_id, typeId: row.type_id }), row]))
}

type Person = { id: string; staff_id: string; full_name: string; department: string | null }
type PreviewFilter = {
  readonly type_id?: string | undefined
  readonly department_id?: string | undefined
  readonly search?: string | undefined
  readonly only?: 'carried' | 'paid_out' | 'forfeited' | undefined
}

/** In the order of staff numbers. */
export async function previewRows(
  tx: Tx,
  book: LeaveBook,
  accounts: readonly YearAccount[],
  filter: PreviewFilter,
  reading: Reading,
) {
  const { rows } = await sql<Person>`
    select e.id, e.staff_id, e.full_name, d.name as department
    from employees e ${departmentOf()}
    where e.company_id = ${book.companyId}
      ${filter.department_id ? sql`and e.department_id = ${filter.department_id}` : sql``}
      ${filter.search ? sql`and e.search_text like ${containing(filter.search.toLowerCase())}` : sql``}
    order by lower(e.staff_id)`.execute(tx)
  const place = new Map(rows.map((person, at) => [person.id, { person, at }]))
  const amount = { carried: 'carried', paid_out: 'paidOut', forfeited: 'forfeited' } as const
  return accounts
    .filter(({ type }) => filter.type_id === undefined || type.id === filter.type_id)
    .filter((account) => filter.only === undefined || account[amount[filter.only]] > 0)
    .flatMap((account) => {
      const found = place.get(account.employee_id)
      return found ? [{ account, ...found }] : []
    })
    .sort((one, other) => one.at - other.at || one.account.type.position - other.account.type.position)
    .map(
      ({ account, person }) =>
        () =>
          rowView(account, person, book, reading),
    )
}

function rowView(account: YearAccount, { id, ...person }: Person, book: LeaveBook, reading: Reading) {
  const { type } = account
  return {
    employee_id: id,
    ...person,
    type_id: type.id,
    label: nameIn(reading.language, type),
    unit: type.unit,
    pending: amountOf(account.pending),
    ...amountsOf(account),
    carried_until: account.carriedUntil,
    why: whyOf(account, book, reading),
  }
}

const amountsOf = ({ left, carried, paidOut, forfeited, granted }: Omit<YearAccount, 'type'>) => ({
  left: amountOf(left),
  carried: amountOf(carried),
  paid_out: amountOf(paidOut),
  forfeited: amountOf(forfeited),
  granted: amountOf(granted),
})

function whyOf(
  { type, why, pending, carriedUntil: day, leftUnpaid }: YearAccount,
  { forfeitUpTo }: LeaveBook,
  reading: Reading,
) {
  const { say, language } = reading
  const amount = (halves: Halves) => amountText(say, language, type.unit, halves)
  const told = why.map((one) => {
    if (one === 'small-rest') return say(language, 'leave.why-small-rest', { most: amount(forfeitUpTo[type.unit]) })
    if (one !== 'carried') return say(language, `leave.why-${one}`)
    const params = { most: amount(type.carry_most) }
    return day
      ? say(language, 'leave.why-carried-until', { ...params, day: dayText(day, language) })
      : say(language, 'leave.why-carried', params)
  })
  if (leftUnpaid) told.push(say(language, 'leave.why-left-unpaid', { day: dayText(leftUnpaid, language) }))
  return [...told, ...(pending > 0 ? [say(language, 'leave.why-pending', { amount: amount(pending) })] : [])]
}

/** By type. */
export function summaryOf(accounts: readonly YearAccount[], { language }: Reading) {
  const types = new Map(accounts.map(({ type }) => [type.id, type]))
  const keys = ['left', 'carried', 'paidOut', 'forfeited', 'granted'] as const
  return [...types.values()]
    .sort((one, other) => one.position - other.position)
    .map((type) => {
      const own = accounts.filter((account) => account.type.id === type.id)
      const sums = { left: 0, carried: 0, paidOut: 0, forfeited: 0, granted: 0 }
      for (const account of own) for (const key of keys) sums[key] += account[key]
      const base = { type_id: type.id, label: nameIn(language, type), unit: type.unit, people: own.length }
      return { ...base, ...amountsOf({ ...sums } as YearAccount) }
    })
}
