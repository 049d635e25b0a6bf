/** What every call of earned days needs: what to work with, and one as it is answered. */
import type { actingOf } from '#platform/approvals/server/acting.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, reply } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type * as lieu from '../../contract/off-in-lieu.ts'
import type * as replacement from '../../contract/replacement-holiday.ts'
import type { Earning } from '../../model/earned/earning.ts'
import { leaveBook } from '../book.ts'
import { earnedById } from './earned-store.ts'
import { earnedView } from './earned-view.ts'

type Any = Call<typeof lieu.mine> | Call<typeof replacement.mine>
export type Base = Pick<Any, 'company' | 'session' | 'actor' | 'language' | 'clock' | 'db' | 'say'>
export type WithId = Base & { readonly params: { readonly id: string } }

export function readingOf(approvals: Approvals, kind: Earning) {
  const workOn = async (tx: Tx, call: Base, acting: Awaited<ReturnType<typeof actingOf>>) => ({
    tx,
    approvals,
    acting,
    book: await leaveBook(tx, call),
    kind,
  })
  const shown = async (tx: Tx, call: Base, id: string) => {
    const row = await earnedById(tx, call.company.companyId, kind, id)
    return row && earnedView(row, (await leaveBook(tx, call)).today, call)
  }
  const answered = async (tx: Tx, call: Base, id: string, messageKey: string) => {
    const view = await shown(tx, call, id)
    return view ? reply(view, { messageKey }) : notFound()
  }
  return { workOn, answered }
}
