import type { Tx } from '#platform/database/server/connect.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import type { Unreached } from '../unreached.ts'
import { askedName } from './seat-name.ts'
import { tasksByRequest, tasksOf } from './task-store.ts'

type Reader = { readonly say: Say; readonly language: Language; readonly unreached: Unreached }

/** Of each request whom it waits for now, as the reader calls them. */
export async function waitsFor(tx: Tx, companyId: string, ids: readonly string[], reader: Reader) {
  const seats = tasksByRequest(await tasksOf(tx, companyId, ids))
  return (id: string): string[] =>
    (seats.get(id) ?? []).filter(({ state }) => state === 'open').map((seat) => askedName(seat, reader))
}
