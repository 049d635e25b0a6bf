/** What somebody does with requests that are their own. */

import { actingOf } from '#platform/approvals/server/acting.ts'
import { askWithdrawal } from '#platform/approvals/server/deciding/ask-withdrawal.ts'
import { decide } from '#platform/approvals/server/deciding/decide.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal } from '#platform/http/server/answers.ts'
import { faultsInWords, foresee } from './ask.ts'
import { byIds, ofPerson } from './listings.ts'
import type { Asking, AskingById, RequestPort, RequestTypes } from './port.ts'
import { readingOf } from './reading.ts'

export function ownCalls<T extends RequestTypes>(approvals: Approvals, port: RequestPort<T>) {
  const { workOn, answered } = readingOf(approvals, port)
  const { kind, words } = port
  const isMine = async (tx: Tx, { company: { companyId }, session }: Asking, id: string) => {
    const person = await port.personOf(tx, companyId, session.accountId)
    const [row] = await port.load(tx, companyId, byIds([id]))
    return person !== undefined && row?.employee_id === person.id
  }
  return {
    mine: (call: Asking) =>
      call.company.read(async (tx) => {
        const person = await me(port, tx, call)
        const book = await port.context(tx, call)
        const rows = await port.load(tx, call.company.companyId, ofPerson(person.id))
        return rows.map((row) => port.view(row, book, call))
      }),

    async preview(call: Asking, asked: T['asked'], changed: string | null = null) {
      const acting = await actingOf(call)
      return call.company.read(async (tx) => {
        const person = await me(port, tx, call)
        const work = await workOn(tx, call, acting)
        const { judged, goesTo } = await foresee(port, work, person, asked, changed)
        const preview = await port.preview(work, judged, call)
        return { ...preview, goes_to: [...goesTo], errors: faultsInWords(judged.faults, call) }
      })
    },

    async cancel(call: AskingById) {
      const acting = await actingOf(call)
      const { id } = call.params
      return call.company.transaction(async (tx) => {
        if (!(await isMine(tx, call, id))) return notFound()
        const wish = { ids: [id], decision: 'cancel', reason: null, confirmed: true, answersAsked: false }
        const [outcome] = await decide(tx, approvals, acting, { ...wish, kind: kind.name })
        return outcome?.problem ?? answered(tx, call, id, words.cancelled)
      })
    },

    async askWithdraw(call: AskingById & { readonly body: { readonly reason: string } }) {
      const acting = await actingOf(call)
      const { id } = call.params
      return call.company.transaction(async (tx) => {
        if (!(await isMine(tx, call, id))) return notFound()
        const asked = await askWithdrawal(tx, approvals, acting, { id, kind: kind.name, reason: call.body.reason })
        // Of a request `kind` is its kind, of a refusal that it is one.
        if ('code' in asked) return asked
        return answered(tx, call, id, words.withdrawalAsked)
      })
    },
  }
}

/** Whoever signed in, as an employee; accounts without employment ask for nothing. */
export async function me<T extends RequestTypes>(
  { personOf, words }: RequestPort<T>,
  tx: Tx,
  { company, session }: Asking,
): Promise<T['person']> {
  const person = await personOf(tx, company.companyId, session.accountId)
  if (!person) throw new Refusal(problem(words.notEmployed))
  return person
}
