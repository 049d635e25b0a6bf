/** Leave that people ask for themselves: where many do at the same moment, in one transaction. */
import { freeAccounts } from '#modules/employees/server/public.ts'
import { recordEach } from '#platform/activity/server/activity.ts'
import type { Acting } from '#platform/approvals/server/acting.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { CompanyDb } from '#platform/database/server/connect.ts'
import type { Together } from '#platform/database/server/group-commit.ts'
import { notFound, type Problem, problem, Refusal, type Reply, reply } from '#platform/http/server/answers.ts'
import { applicationsOf } from '../applications/application-store.ts'
import { applicationView } from '../applications/application-view.ts'
import { applyEach } from '../applications/apply.ts'
import type { Request } from '../applications/plan.ts'
import { sentEntry, typeMap } from '../applications/shown-applications.ts'
import { leaveBook } from '../book.ts'
import type { LeaveEngine } from '../needs.ts'
import { peopleOfAccounts } from '../people.ts'
import type { Reading } from '../types/type-view.ts'

type ApplicationView = ReturnType<typeof applicationView>
export type Asked = {
  readonly acting: Acting
  readonly request: Request
  readonly call: Reading & { readonly company: Pick<CompanyDb, 'companyId'>; readonly clock: Clock }
}

export const askingTogether = (approvals: LeaveEngine): Together<Asked, Reply<ApplicationView> | Problem> => ({
  // Nobody's second wish is looked at before the first is stored.
  apart: ({ acting }) => acting.session.accountId,
  free: async (tx, asked) => {
    const companyId = asked[0]?.acting.companyId ?? ''
    const free = await freeAccounts(
      tx,
      companyId,
      asked.map(({ acting }) => acting.session.accountId),
    )
    return new Set(asked.filter(({ acting }) => free.has(acting.session.accountId)))
  },
  work: async (tx, asked) => {
    const [one] = asked
    if (one === undefined) return { outcomes: [], last: async () => {} }
    const book = await leaveBook(tx, one.call)
    const accounts = asked.map(({ acting }) => acting.session.accountId)
    const people = await peopleOfAccounts(tx, book.companyId, accounts)
    const wishes = asked.map(({ acting, request }) => {
      const person = people.get(acting.session.accountId)
      return { acting, request, people: person ? [person.id] : [], isOwn: true, batchId: null }
    })
    const outcomes = await applyEach(tx, approvals, book, wishes)
    const ids = outcomes.flatMap((outcome) => (outcome instanceof Error ? [] : outcome))
    const rows = new Map((await applicationsOf(tx, book.companyId, ids)).map((row) => [row.id, row]))
    const types = await typeMap(tx, book.companyId)
    const told = asked.map(({ acting, call }, at) => {
      const outcome = outcomes[at]
      if (wishes[at]?.people.length === 0) return { answer: new Refusal(problem('leave.not-employed')) }
      if (outcome === undefined || outcome instanceof Error) return { answer: outcome ?? new Refusal(notFound()) }
      const row = rows.get(outcome[0] ?? '')
      if (row === undefined) return { answer: notFound() }
      const view = applicationView(row, types, book, call)
      const answer = reply(view, { messageKey: 'leave.sent' })
      return { answer, entry: { happened: sentEntry(view), acting: { actor: acting.actor, now: acting.now } } }
    })
    const entries = told.flatMap(({ entry }) => (entry === undefined ? [] : [entry]))
    return { outcomes: told.map(({ answer }) => answer), last: () => recordEach(tx, book.companyId, entries) }
  },
})
