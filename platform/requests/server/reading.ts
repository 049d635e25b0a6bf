/** What every call of a kind of request needs: what to work with, and one request as it is answered. */
import type { Acting } from '#platform/approvals/server/acting.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, reply } from '#platform/http/server/answers.ts'
import { byIds } from './listings.ts'
import type { Asking, RequestPort, RequestTypes, Work } from './port.ts'

export function readingOf<T extends RequestTypes>(approvals: Approvals, port: RequestPort<T>) {
  const workOn = async (tx: Tx, call: Asking, acting: Acting): Promise<Work<T>> => ({
    tx,
    approvals,
    acting,
    book: await port.context(tx, call),
  })
  /** `known`: what judging went by already. */
  const answered = async (tx: Tx, call: Asking, id: string, messageKey: string, known?: T['book']) => {
    const [row] = await port.load(tx, call.company.companyId, byIds([id]))
    return row ? reply(port.view(row, known ?? (await port.context(tx, call)), call), { messageKey }) : notFound()
  }
  return { workOn, answered }
}
