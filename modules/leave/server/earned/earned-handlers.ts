/** The calls of off in lieu and of replacement holidays: the same work for two kinds of earned days. */
import { type RawBuilder, sql } from 'kysely'
import { PER_PAGE_DEFAULT } from '#kernel/paging.ts'
import { actingOf } from '#platform/approvals/server/acting.ts'
import { askWithdrawal } from '#platform/approvals/server/deciding/ask-withdrawal.ts'
import { decide as decideRequests } from '#platform/approvals/server/deciding/decide.ts'
import { undoOffer } from '#platform/approvals/server/deciding/take-back.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { answerOf } from '#platform/approvals/server/handlers/decision-handlers.ts'
import { detailOf } from '#platform/approvals/server/handlers/inbox-handlers.ts'
import { mayOfEach } from '#platform/approvals/server/requests/may-of.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { isMarked, notFound, type Problem, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import * as lieu from '../../contract/off-in-lieu.ts'
import * as replacement from '../../contract/replacement-holiday.ts'
import { type Earning, earnedUntil } from '../../model/earned/earning.ts'
import { amountOf, halvesOf } from '../../model/halves.ts'
import { leaveBook } from '../book.ts'
import { log } from '../log.ts'
import { type LeavePerson, personOfAccount } from '../people.ts'
import { typesOf } from '../types/type-store.ts'
import { askEarned, changeEarned, dayOfRow, type EarnedAsked, previewEarned, removeEarned } from './ask-earned.ts'
import { earnedKinds } from './earned-kind.ts'
import { type EarnedRow, earnedDays } from './earned-store.ts'
import { earnedView, entryOf, filtered, previewView } from './earned-view.ts'

const WHOLE = 2
const OTHERS = 10
type LieuBody = { date: EarnedAsked['date']; amount: number; reason?: string | undefined }
type ReplacementBody = { date: EarnedAsked['date']; worked: boolean; reason?: string | undefined }

/** Off in lieu is always for work; a replaced holiday is always a whole day. */
const ofLieu = ({ date, amount, reason }: LieuBody): EarnedAsked => ({
  date,
  halves: halvesOf(amount) ?? WHOLE,
  worked: true,
  reason: reason || null,
})
const ofHoliday = ({ date, worked, reason }: ReplacementBody): EarnedAsked => ({
  date,
  halves: WHOLE,
  worked,
  reason: reason || null,
})

export function earnedHandlers(approvals: Approvals): readonly Handler[] {
  const [off, holiday] = [callsOf(approvals, 'off_in_lieu'), callsOf(approvals, 'replacement_holiday')]
  return [
    on(lieu.list, (call) => off.list(call)),
    on(lieu.one, (call) => off.one(call)),
    on(lieu.create, (call) => off.create(call, call.body.employee_id, ofLieu(call.body))),
    on(lieu.award, (call) => off.award(call, call.body.employee_ids, ofLieu(call.body))),
    on(lieu.change, (call) =>
      off.change(call, (row) => ({
        ...standing(row, call.body),
        halves: halvesOf(call.body.amount ?? amountOf(row.halves)) ?? WHOLE,
      })),
    ),
    on(lieu.remove, (call) => off.remove(call)),
    on(lieu.decide, (call) => off.decide(call)),
    on(lieu.mine, (call) => off.mine(call)),
    on(lieu.ask, (call) => off.create(call, undefined, ofLieu(call.body))),
    on(lieu.preview, (call) => off.preview(call, ofLieu(call.body))),
    on(lieu.cancel, (call) => off.cancel(call)),
    on(lieu.askWithdraw, (call) => off.askWithdraw(call)),
    on(replacement.list, (call) => holiday.list(call)),
    on(replacement.one, (call) => holiday.one(call)),
    on(replacement.create, (call) => holiday.create(call, call.body.employee_id, ofHoliday(call.body))),
    on(replacement.award, (call) => holiday.award(call, call.body.employee_ids, ofHoliday(call.body))),
    on(replacement.change, (call) =>
      holiday.change(call, (row) => ({ ...standing(row, call.body), worked: call.body.worked ?? row.worked })),
    ),
    on(replacement.remove, (call) => holiday.remove(call)),
    on(replacement.decide, (call) => holiday.decide(call)),
    on(replacement.mine, (call) => holiday.mine(call)),
    on(replacement.ask, (call) => holiday.create(call, undefined, ofHoliday(call.body))),
    on(replacement.preview, (call) => holiday.preview(call, ofHoliday(call.body))),
    on(replacement.cancel, (call) => holiday.cancel(call)),
    on(replacement.askWithdraw, (call) => holiday.askWithdraw(call)),
  ]
}

/** What is not changed stays. */
const standing = (
  row: EarnedRow,
  { date, reason }: { date?: EarnedAsked['date'] | undefined; reason?: string | null | undefined },
): EarnedAsked => ({
  date: date ?? dayOfRow(row),
  halves: row.halves,
  worked: row.worked,
  reason: reason === undefined ? row.reason : reason || null,
})

type Any = Call<typeof lieu.mine> | Call<typeof replacement.mine>
type Base = Pick<Any, 'company' | 'session' | 'actor' | 'language' | 'clock' | 'db' | 'say'>
type WithId = Base & { readonly params: { readonly id: string } }

function callsOf(approvals: Approvals, kind: Earning) {
  const rowsOf = (tx: Tx, companyId: string, where: RawBuilder<unknown>) => earnedDays(tx, companyId, kind, { where })
  const workOn = async (tx: Tx, call: Base, acting: Awaited<ReturnType<typeof actingOf>>) => ({
    tx,
    approvals,
    acting,
    book: await leaveBook(tx, call),
    kind,
  })
  const shown = async (tx: Tx, call: Base, id: string) => {
    const [row] = await rowsOf(tx, call.company.companyId, sql`x.id = ${id}`)
    return row && earnedView(row, (await leaveBook(tx, call)).today, call)
  }
  const answered = async (tx: Tx, call: Base, id: string, messageKey: string) => {
    const view = await shown(tx, call, id)
    return view ? reply(view, { messageKey }) : notFound()
  }
  const isMine = async (tx: Tx, call: Base, id: string) => {
    const person = await personOfAccount(tx, call.company.companyId, call.session.accountId)
    const rows = await rowsOf(tx, call.company.companyId, sql`x.id = ${id} and x.employee_id = ${person?.id ?? null}`)
    return rows.length > 0
  }
  return {
    async list(call: Call<typeof lieu.list> | Call<typeof replacement.list>) {
      const acting = await actingOf(call)
      return call.company.read(async (tx) => {
        const { page, per_page: perPage = PER_PAGE_DEFAULT } = call.query
        const { today } = await leaveBook(tx, call)
        const paging = page === undefined ? undefined : { limit: perPage, offset: (page - 1) * perPage }
        const rows = await earnedDays(tx, call.company.companyId, kind, { where: filtered(call.query, today), paging })
        const ids = rows.map(({ id }) => id)
        const may = await mayOfEach(tx, approvals, acting, ids)
        const views = rows.map((row) => ({ ...earnedView(row, today, call), may: may.get(row.id) ?? {} }))
        return reply(views, page === undefined ? {} : { meta: { page, per_page: perPage, total: rows[0]?.total ?? 0 } })
      })
    },

    async one(call: WithId) {
      const acting = await actingOf(call)
      const { id } = call.params
      return call.company.read(async (tx) => {
        const { companyId } = call.company
        const [row] = await rowsOf(tx, companyId, sql`x.id = ${id}`)
        if (!row || !(await detailOf(tx, approvals, acting, id))) return notFound()
        const { today } = await leaveBook(tx, call)
        const type = (await typesOf(tx, companyId)).find((one) => one.kind === kind)
        const others = await earnedDays(tx, companyId, kind, {
          where: sql`x.employee_id = ${row.employee_id} and x.id <> ${id} and x.status in ('pending', 'approved')`,
          paging: { limit: OTHERS, offset: 0 },
        })
        return {
          ...earnedView(row, today, call),
          would_expire_on:
            row.status === 'pending' ? earnedUntil(dayOfRow(row), today, type?.window_after ?? null) : null,
          others: others.map((other) => earnedView(other, today, call)),
        }
      })
    },

    async create(call: Base, employeeId: string | undefined, asked: EarnedAsked) {
      const acting = await actingOf(call)
      return call.company.transaction(async (tx) => {
        const whose = employeeId ?? (await me(tx, call)).id
        const [id = ''] = await askEarned(await workOn(tx, call, acting), [whose], asked)
        const sent = await answered(tx, call, id, 'leave.sent')
        if (isMarked(sent, 'reply')) await log(tx, call, entryOf(`leave.${kind}-sent`, sent.data))
        return sent
      })
    },

    async award(call: Base, people: readonly string[], asked: EarnedAsked) {
      const acting = await actingOf(call)
      return call.company.transaction(async (tx) => {
        const work = await workOn(tx, call, acting)
        const ids = await askEarned(work, [...new Set(people)], asked)
        const rows = await rowsOf(tx, call.company.companyId, sql`x.id = any(${ids}::uuid[])`)
        const views = rows.map((row) => earnedView(row, work.book.today, call))
        const sent = reply(views, { messageKey: 'leave.earned-awarded', params: { count: views.length } })
        await log(tx, call, ...views.map((view) => entryOf(`leave.${kind}-sent`, view)))
        return sent
      })
    },

    async change(call: WithId, change: (row: EarnedRow) => EarnedAsked) {
      const acting = await actingOf(call)
      return call.company.transaction(async (tx) => {
        await changeEarned(await workOn(tx, call, acting), call.params.id, change)
        const saved = await answered(tx, call, call.params.id, 'leave.changed')
        if (isMarked(saved, 'reply')) await log(tx, call, entryOf(`leave.${kind}-changed`, saved.data))
        return saved
      })
    },

    async remove(call: WithId) {
      const acting = await actingOf(call)
      return call.company.transaction(async (tx) => {
        const work = await workOn(tx, call, acting)
        const view = earnedView(await removeEarned(work, call.params.id), work.book.today, call)
        const { action, subject, after } = entryOf(`leave.${kind}-removed`, view)
        await log(tx, call, { action, subject, before: after })
        return null
      })
    },

    async decide(call: Call<typeof lieu.decide> | Call<typeof replacement.decide>) {
      const acting = await actingOf(call)
      const { decision } = call.params
      return call.company.transaction(async (tx) => {
        const outcomes = await decideRequests(tx, approvals, acting, {
          ids: call.body.ids,
          decision,
          reason: call.body.reason || null,
          confirmed: true,
          answersAsked: false,
          kind,
        })
        const nothing =
          earnedKinds.find(({ name }) => name === kind)?.nothingToMove[decision] ?? 'approvals.nothing-to-decide'
        const isOther = outcomes.every(
          ({ problem: why }) => why?.code === 'approvals.other-state' || why?.code === 'approvals.decided-before',
        )
        if (isOther) return problem(nothing)
        return answerOf(outcomes, call, nothing, await undoOffer(tx, approvals, call, outcomes))
      })
    },

    mine: (call: Base) =>
      call.company.read(async (tx) => {
        const person = await me(tx, call)
        const { today } = await leaveBook(tx, call)
        const rows = await rowsOf(tx, call.company.companyId, sql`x.employee_id = ${person.id}`)
        return rows.map((row) => earnedView(row, today, call))
      }),

    async preview(call: Base, asked: EarnedAsked) {
      const acting = await actingOf(call)
      return call.company.read(async (tx) => {
        const person = await me(tx, call)
        const { one, faults, expiresOn, goesTo } = await previewEarned(await workOn(tx, call, acting), person, asked)
        return previewView(one, faults, { expiresOn, goesTo }, call)
      })
    },

    async cancel(call: WithId) {
      const acting = await actingOf(call)
      const { id } = call.params
      return call.company.transaction(async (tx) => {
        if (!(await isMine(tx, call, id))) return notFound()
        const cancelling = { ids: [id], decision: 'cancel', reason: null, confirmed: true, answersAsked: false, kind }
        const [outcome] = await decideRequests(tx, approvals, acting, cancelling)
        return outcome?.problem ?? answered(tx, call, id, 'leave.earned-cancelled')
      })
    },

    async askWithdraw(call: WithId & { readonly body: { readonly reason: string } }) {
      const acting = await actingOf(call)
      const { id } = call.params
      return call.company.transaction(async (tx) => {
        if (!(await isMine(tx, call, id))) return notFound()
        const asked = await askWithdrawal(tx, approvals, acting, { id, kind, reason: call.body.reason })
        if (isMarked(asked, 'problem')) return asked as unknown as Problem
        return answered(tx, call, id, 'leave.withdrawal-asked')
      })
    },
  }
}

/** Whoever signed in, as an employee; accounts without employment earn nothing. */
async function me(tx: Tx, { company, session }: Base): Promise<LeavePerson> {
  const person = await personOfAccount(tx, company.companyId, session.accountId)
  if (!person) throw new Refusal(problem('leave.not-employed'))
  return person
}
