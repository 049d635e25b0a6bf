import { PER_PAGE_DEFAULT } from '#kernel/paging.ts'
import { monthOf, type PlainDate, plainDateOf, yearOf } from '#kernel/plain-date.ts'
import { log } from '#platform/activity/server/log.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { isMarked, notFound, type Problem, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { isOnlyAdmin } from '#platform/identity/server/company-admins.ts'
import { monthText } from '#platform/words/format.ts'
import { adjustBalance, balance, balances, ledger, payOut } from '../../contract/balances.ts'
import { REST_IN_LIEU } from '../../model/earned/rest-in-lieu.ts'
import { leaveYearOf } from '../../model/entitlement/leave-year.ts'
import { amountOf, halvesOf } from '../../model/halves.ts'
import { isLimited, type LeaveType, nameIn } from '../../model/leave-type.ts'
import { entriesOf, standingOf } from '../../model/ledger/account.ts'
import { type LeaveBook, leaveBook, perDayOf } from '../book.ts'
import type { PayPort } from '../needs.ts'
import { endsOf } from '../next-year/ends.ts'
import { refusalOfPayMonth } from '../pay/pay-month.ts'
import { type LeavePerson, lockPeople } from '../people.ts'
import { inSight, personInSight } from '../sight.ts'
import { typesOf } from '../types/type-store.ts'
import { accountsOf, type PersonAccount, periodOf } from './account-store.ts'
import { adjustmentsOf, setEntitled, setUsed } from './adjust.ts'
import { personBalances } from './balance-view.ts'
import { companyBalances } from './company-balances.ts'
import { grantThrough } from './granting.ts'
import { entryView } from './ledger-view.ts'
import { payOutOf } from './pay-out.ts'
import { rulesOf } from './rules.ts'

export const balanceHandlers = (pay: PayPort): readonly Handler[] => [
  on(balances, (call) =>
    call.company.transaction(async (tx) => {
      const { company, query, session, language } = call
      const book = await leaveBook(tx, call)
      const asOf = query.as_of ?? book.today
      await grantThrough(tx, book, asOf)
      const rules = await rulesOf(tx, book)
      const { page, per_page: perPage = PER_PAGE_DEFAULT } = query
      const rows = await companyBalances(tx, company.companyId, {
        asOf,
        year: leaveYearOf(asOf, book.yearStart),
        sight: inSight(session, company.companyId),
        typeId: query.type_id,
        departmentId: query.department_id,
        groupId: query.group_id,
        defaultGroup: rules.defaultGroup,
        search: query.search,
        paging: page === undefined ? undefined : { limit: perPage, offset: (page - 1) * perPage },
      })
      const views = rows.map(({ total: _, ...row }) => {
        const type = rules.types.get(row.type_id)
        const amounts = { entitled: 0, carried: 0, taken: 0, booked: 0, pending: 0, forfeited: 0, balance: 0 }
        for (const name of Object.keys(amounts) as (keyof typeof amounts)[]) amounts[name] = amountOf(row[name])
        return { ...row, ...amounts, label: type ? nameIn(language, type) : '', unit: type?.unit ?? 'day' }
      })
      return reply(views, page === undefined ? {} : { meta: { page, per_page: perPage, total: rows[0]?.total ?? 0 } })
    }),
  ),

  on(balance, async (call) => {
    const { company, params, query, session, say, language } = call
    const own = await ownRefusal(call)
    return company.transaction(async (tx) => {
      const person = await personInSight(tx, session, company.companyId, params.employeeId)
      if (!person) return notFound()
      const book = await leaveBook(tx, call)
      const asOf = upTo(person, query.as_of ?? book.today)
      await grantThrough(tx, book, asOf, [person.id])
      const adjustments = await adjustmentsOf(tx, company.companyId, person.id)
      const refused = own(person)
      return {
        ...(await personBalances(tx, book, person, asOf, call)),
        adjustments: adjustments.map(({ former, value, ...rest }) => ({
          ...rest,
          former: amountOf(former),
          value: amountOf(value),
        })),
        may: { adjust: { allowed: !refused, why: refused ? say(language, refused.code) : null } },
      }
    })
  }),

  on(ledger, (call) =>
    call.company.transaction(async (tx) => {
      const { company, params, query, session } = call
      const person = await personInSight(tx, session, company.companyId, params.employeeId)
      const book = await leaveBook(tx, call)
      const type = (await typesOf(tx, company.companyId)).find(({ id }) => id === params.typeId)
      if (!person || !type) return notFound()
      const until = query.until ?? leaveYearOf(book.today, book.yearStart).to
      await grantThrough(tx, book, until, [person.id])
      const account = (await accountsOf(tx, company.companyId, person.id))(type.id)
      return entriesOf(account, until, endsOf(account, type, person, book)).map((entry) => entryView(entry, call))
    }),
  ),

  on(adjustBalance, async (call) => {
    const { body, actor, clock } = call
    return changeAccount(call, body.type_id, async (tx, { person, book, type: { id: typeId } }) => {
      const account = (await accountsOf(tx, book.companyId, person.id))(typeId)
      const period = periodOf(account, book.today, leaveYearOf(book.today, book.yearStart))
      const standing = standingOf(account, period.to, period)
      const adjusting = {
        companyId: book.companyId,
        employeeId: person.id,
        typeId,
        account,
        period,
        today: book.today,
        reason: body.reason,
        actor,
        now: clock.now(),
      }
      const [entitled, used] = [halvesOf(body.entitled ?? -1) ?? -1, halvesOf(body.used ?? -1) ?? -1]
      const refused =
        (body.entitled === undefined ? undefined : await setEntitled(tx, adjusting, standing.entitled, entitled)) ??
        (body.used === undefined ? undefined : await setUsed(tx, adjusting, standing.taken, used))
      const before = { entitled: amountOf(standing.entitled), used: amountOf(standing.taken) }
      const after = { entitled: body.entitled ?? before.entitled, used: body.used ?? before.used, reason: body.reason }
      return refused ?? { action: 'leave.balance-adjusted', before, after, message: 'leave.balance-saved' }
    })
  }),

  on(payOut, async (call) => {
    const { body, actor } = call
    return changeAccount(call, body.type_id, async (tx, { person, book, type }) => {
      const typeId = type.id
      // Told first: an approval of the month waits for this, or has been.
      await pay.changed(tx, book.companyId, { employeeIds: [person.id], cause: 'leave', by: actor.name })
      const month = plainDateOf(`${body.month}-01`)
      const late = await refusalOfPayMonth(tx, pay, {
        companyId: book.companyId,
        month,
        today: book.today,
        leftOn: person.leftOn,
        field: 'month',
        tell: (of) => monthText(yearOf(of), monthOf(of), call.language),
      })
      if (late) return late
      const today = upTo(person, book.today)
      const account = owedTo(person, (await accountsOf(tx, book.companyId, person.id))(typeId), today)
      const isPaid = await payOutOf(tx, {
        companyId: book.companyId,
        employeeId: person.id,
        typeId,
        account,
        halves: halvesOf(body.amount) ?? 0,
        perDay: perDayOf(book, type),
        month: body.month,
        today,
        reason: body.reason,
        actor,
      })
      if (!isPaid) return problem('leave.not-enough', { errors: { amount: ['leave.not-enough'] } })
      const after = { paid_out: body.amount, month: body.month, reason: body.reason }
      return { action: 'leave.paid-out', before: {}, after, message: 'leave.balance-saved' }
    })
  }),
]

type Changing =
  | Parameters<Parameters<typeof on<typeof adjustBalance>>[1]>[0]
  | Parameters<Parameters<typeof on<typeof payOut>>[1]>[0]
type Place = { readonly person: LeavePerson; readonly book: LeaveBook; readonly type: LeaveType }
type Done = {
  readonly action: string
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
  readonly message: string
}

/** One account of one person, held from the first look to the last entry. */
async function changeAccount(
  call: Changing,
  typeId: string,
  change: (tx: Tx, place: Place) => Promise<Done | Problem>,
) {
  const { company, params, session } = call
  const own = await ownRefusal(call)
  return company.transaction(async (tx) => {
    const { companyId } = company
    if (!(await personInSight(tx, session, companyId, params.employeeId))) return notFound()
    const person = (await lockPeople(tx, companyId, [params.employeeId])).get(params.employeeId)
    const type = (await typesOf(tx, companyId)).find(({ id }) => id === typeId)
    if (!person) return notFound()
    if (!type) return problem('http.invalid', { errors: { type_id: ['http.unknown-id'] } })
    if (type.kind === REST_IN_LIEU)
      return problem('leave.rest-by-overtime', { errors: { type_id: ['leave.rest-by-overtime'] } })
    if (!isLimited(type) || type.granted === 'event' || type.granted === 'month')
      return problem('leave.not-adjustable', { errors: { type_id: ['leave.not-adjustable'] } })
    const refused = own(person)
    if (refused) return refused
    const book = await leaveBook(tx, call)
    await grantThrough(tx, book, book.today, [person.id])
    const done = await change(tx, { person, book, type })
    if (isMarked(done, 'problem')) throw new Refusal(done)
    const saved = reply(await personBalances(tx, book, person, upTo(person, book.today), call), {
      messageKey: done.message,
    })
    const subject = { kind: 'leave_balance', id: person.id, name: `${person.full_name}: ${type.name}` }
    await log(tx, call, { action: done.action, subject, before: done.before, after: done.after })
    return saved
  })
}

/** Of whoever has left, everything stands as on the last day. */
const upTo = ({ leftOn }: LeavePerson, day: PlainDate): PlainDate => (leftOn !== null && leftOn < day ? leftOn : day)

/** What ended before somebody left and was not settled by then is paid out with the rest. */
const owedTo = ({ leftOn }: LeavePerson, account: PersonAccount, day: PlainDate): PersonAccount => ({
  ...account,
  lots: account.lots.map((lot) =>
    leftOn === null || leftOn > day || lot.isSettled || lot.expiresOn === null || lot.expiresOn >= day
      ? lot
      : { ...lot, expiresOn: day },
  ),
})

/** Nobody corrects their own balance, unless the company has no other admin. */
async function ownRefusal({ db, company, session }: Pick<Changing, 'db' | 'company' | 'session'>) {
  const isAlone = await isOnlyAdmin(db, company.companyId, session)
  return ({ account_id }: LeavePerson): Problem | undefined =>
    account_id === session.accountId && !isAlone ? problem('leave.own-balance') : undefined
}
