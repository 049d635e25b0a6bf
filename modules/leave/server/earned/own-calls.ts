/** What somebody does with earned days of one kind that are their own. */
import { actingOf } from '#platform/approvals/server/acting.ts'
import { askWithdrawal } from '#platform/approvals/server/deciding/ask-withdrawal.ts'
import { decide as decideRequests } from '#platform/approvals/server/deciding/decide.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { isMarked, notFound, type Problem, problem, Refusal } from '#platform/http/server/answers.ts'
import type { Earning } from '../../model/earned/earning.ts'
import { leaveBook } from '../book.ts'
import { type LeavePerson, personOfAccount } from '../people.ts'
import { type EarnedAsked, previewEarned } from './ask-earned.ts'
import { type Base, readingOf, type WithId } from './earned-reading.ts'
import { earnedById, earnedOfPerson } from './earned-store.ts'
import { earnedView, previewView } from './earned-view.ts'

export function ownCalls(approvals: Approvals, kind: Earning) {
  const { workOn, answered } = readingOf(approvals, kind)
  const isMine = async (tx: Tx, call: Base, id: string) => {
    const person = await personOfAccount(tx, call.company.companyId, call.session.accountId)
    const row = await earnedById(tx, call.company.companyId, kind, id)
    return person !== undefined && row?.employee_id === person.id
  }
  return {
    mine: (call: Base) =>
      call.company.read(async (tx) => {
        const person = await me(tx, call)
        const { today } = await leaveBook(tx, call)
        const rows = await earnedOfPerson(tx, call.company.companyId, kind, person.id)
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
export async function me(tx: Tx, { company, session }: Base): Promise<LeavePerson> {
  const person = await personOfAccount(tx, company.companyId, session.accountId)
  if (!person) throw new Refusal(problem('leave.not-employed'))
  return person
}
