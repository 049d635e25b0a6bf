import { PER_PAGE_DEFAULT } from '#kernel/paging.ts'
import { monthOf, plainDateOf, yearOf } from '#kernel/plain-date.ts'
import { log } from '#platform/activity/server/log.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import type { Language } from '#platform/http/server/say.ts'
import { dayText, monthText } from '#platform/words/format.ts'
import {
  carryForward,
  carryForwardPreview,
  carryForwardSummary,
  carryForwardYears,
  undoCarryForward,
} from '../../contract/next-year.ts'
import { nextLeaveYear } from '../../model/entitlement/leave-year.ts'
import { type LeaveBook, leaveBook } from '../book.ts'
import type { LeaveNeeds, PayPort } from '../needs.ts'
import { nextPayMonth, payMonthsOf, refusalOfPayMonth } from '../pay/pay-month.ts'
import { lockPeople } from '../people.ts'
import { typesOf } from '../types/type-store.ts'
import { YEAR_JOB, type YearInput } from './jobs.ts'
import { previewRows, summaryOf, yearAccounts } from './preview.ts'
import { closesByYear, restsOfYear, settledAccounts } from './rests.ts'
import { paidOutBy, runYear } from './run-year.ts'
import { peopleOfRun, undoRefusal, undoRun } from './undo-year.ts'
import { isOver, lockRun, standingRuns, yearFrom, yearsOf } from './years.ts'

/** More accounts are a job, with its progress in the tray. */
const AT_ONCE = 2_000

export const nextYearHandlers = ({ jobs, pay }: LeaveNeeds): readonly Handler[] => [
  on(carryForwardYears, (call) =>
    call.company.read(async (tx) => {
      const { companyId } = call.company
      const { say, language } = call
      const book = await leaveBook(tx, call)
      const runs = await standingRuns(tx, companyId)
      const views = []
      for (const year of yearsOf(book).reverse()) {
        const run = runs.find(({ year_from }) => year_from === year.from)
        const next = nextLeaveYear(year, book.yearStart)
        const refused = run ? await undoRefusal(tx, companyId, run, runs, pay) : problem('leave.not-run')
        const running = isOver(year, book) ? undefined : notOver(year.to, language)
        const why = (one: ReturnType<typeof problem> | undefined) => (one ? say(language, one.code, one.params) : null)
        views.push({
          from: year.from,
          to: year.to,
          next_from: next.from,
          next_to: next.to,
          state: run?.state ?? ('open' as const),
          run: run
            ? { id: run.id, at: run.run_at, by: run.by_name, accounts: run.accounts, pay_month: run.pay_month }
            : null,
          since_run: run ? await freeSince(tx, book, year) : 0,
          may: {
            run: { allowed: !running, why: why(running) },
            undo: { allowed: !refused, why: why(refused) },
          },
        })
      }
      return views
    }),
  ),

  on(carryForwardSummary, (call) => withYear(call, pay, async (accounts) => summaryOf(accounts, call))),

  on(carryForwardPreview, (call) =>
    withYear(call, pay, async (accounts, tx, book) => {
      const { page = 1, per_page: perPage = PER_PAGE_DEFAULT } = call.query
      const rows = await previewRows(tx, book, accounts, call.query, call)
      const shown = rows.slice((page - 1) * perPage, page * perPage).map((view) => view())
      return reply(shown, { meta: { page, per_page: perPage, total: rows.length } })
    }),
  ),

  on(carryForward, async (call) => {
    const { company, body, actor, clock, session } = call
    const found = await company.read(async (tx) => {
      const book = await leaveBook(tx, call)
      const years = yearFrom(book, body.year_from)
      if (!years) return problem('leave.no-such-year', { errors: { year_from: ['leave.no-such-year'] } })
      if (!isOver(years.year, book)) return notOver(years.year.to, call.language)
      const types = (await typesOf(tx, company.companyId)).filter(closesByYear)
      const rests = await restsOfYear(tx, company.companyId, years.year, types)
      const payMonth = body.pay_month
        ? plainDateOf(`${body.pay_month}-01`)
        : await nextPayMonth(tx, pay, company.companyId, book.today)
      const byId = new Map(types.map((type) => [type.id, type]))
      const pays = paidOutBy(settledAccounts(rests, byId, book)).length > 0
      const late = await refusalOfPayMonth(tx, pay, {
        companyId: company.companyId,
        month: payMonth,
        today: book.today,
        field: 'pay_month',
        tell: (of) => monthText(yearOf(of), monthOf(of), call.language),
      })
      if (pays && late) return late
      return {
        payMonth: payMonth.slice(0, 7),
        accounts: rests.length,
        name: call.say(call.language, YEAR_JOB, { day: dayText(years.year.to, call.language) }),
      }
    })
    if ('kind' in found) return found
    const { payMonth, accounts, name } = found
    if (accounts > AT_ONCE) {
      const input: YearInput = { yearFrom: body.year_from, payMonth }
      const roles = session.roles
      const link = '/app/application/leave/nextYear'
      const { id } = await jobs.start(company, { kind: YEAR_JOB, name, input, actor, roles, link })
      return reply({ run_id: null, job_id: id, accounts }, { status: 202, messageKey: 'leave.year-carrying' })
    }
    return company.transaction(async (tx) => {
      const book = await leaveBook(tx, call)
      const running = { yearFrom: body.year_from, payMonth, actor, now: clock.now() }
      const done = await runYear(tx, book, running, pay)
      const answer = { run_id: done.runId, job_id: null, accounts: done.accounts }
      return done.unpaid.length === 0
        ? reply(answer, { messageKey: 'leave.year-carried', params: { count: done.accounts } })
        : reply(answer, {
            messageKey: 'leave.year-carried-but',
            params: { count: done.accounts, people: namesOf(done.unpaid, call.language) },
          })
    })
  }),

  on(undoCarryForward, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const run = await lockRun(tx, companyId, call.params.id)
      if (!run) return notFound()
      // Its people are held and pay is told before anybody looks: nothing is used and no month approved meanwhile.
      const { touched, paid } = await peopleOfRun(tx, companyId, run.id)
      await lockPeople(tx, companyId, touched)
      await pay.changed(tx, companyId, { employeeIds: paid, cause: 'leave', by: call.actor.name })
      const refused = await undoRefusal(tx, companyId, run, await standingRuns(tx, companyId), pay)
      if (refused) throw new Refusal(refused)
      await undoRun(tx, companyId, run, call.clock.now(), call.actor.name)
      const subject = { kind: 'leave_year', id: run.id, name: `${run.year_from} – ${run.year_to}` }
      const undone = reply(null, { messageKey: 'leave.year-taken-back' })
      await log(tx, call, { action: 'leave.year-taken-back', subject, before: { accounts: run.accounts } })
      return undone
    }),
  ),
]

/** More are counted. */
const NAMED = 5
const namesOf = (names: readonly string[], language: Language): string =>
  names.slice(0, NAMED).join(language === 'en' ? ', ' : '、') +
  (names.length > NAMED ? ` +${names.length - NAMED}` : '')

const notOver = (to: string, language: Language) =>
  problem('leave.year-not-over', { params: { day: dayText(to, language) } })

type Asking = Call<typeof carryForwardSummary> | Call<typeof carryForwardPreview>
type Accounts = Awaited<ReturnType<typeof yearAccounts>>

function withYear<Answer>(
  call: Asking,
  pay: PayPort,
  answer: (accounts: Accounts, tx: Tx, book: LeaveBook) => Promise<Answer>,
) {
  return call.company.transaction(async (tx) => {
    const book = await leaveBook(tx, call)
    const years = yearFrom(book, call.query.year_from)
    if (!years) return problem('leave.no-such-year', { errors: { year_from: ['leave.no-such-year'] } })
    const run = (await standingRuns(tx, book.companyId)).find(({ year_from }) => year_from === years.year.from)
    const month = await nextPayMonth(tx, pay, book.companyId, book.today)
    const monthOf = await payMonthsOf(tx, pay, book.companyId, month)
    return answer(await yearAccounts(tx, book, { ...years, runId: run?.id ?? null }, monthOf), tx, book)
  })
}

/** Accounts in which something came free after the run. */
async function freeSince(tx: Tx, book: LeaveBook, year: Parameters<typeof restsOfYear>[2]): Promise<number> {
  const types = (await typesOf(tx, book.companyId)).filter(closesByYear)
  const rests = await restsOfYear(tx, book.companyId, year, types)
  const free = rests.filter(({ left }) => left > 0)
  return new Set(free.map(({ employee_id, type_id }) => `${employee_id} ${type_id}`)).size
}
