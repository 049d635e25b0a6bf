/** What every call of a letter needs: it held, the log, and that nobody writes about themselves. */
import { refusingOwnRecords } from '#modules/employees/server/public.ts'
import { logWithDifferences } from '#platform/activity/server/log.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, Refusal } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { Audience } from '../model/letter.ts'
import { heldLetter, type LetterRow } from './letter-store.ts'

export type Acting = Pick<Call<Endpoint>, 'company' | 'actor' | 'clock' | 'session' | 'seal' | 'say' | 'db'>

/** Held until the transaction ends. */
export async function held(tx: Tx, { company }: Acting, id: string, audience?: Audience): Promise<LetterRow> {
  const row = await heldLetter(tx, company.companyId, id, audience)
  if (!row) throw new Refusal(notFound())
  return row
}

export const refusingOwnLetters = (acting: Pick<Acting, 'db' | 'company' | 'actor'>) =>
  refusingOwnRecords(acting, 'documents.own-letter')

type Told = { readonly before?: object; readonly after?: object }

/** Words of letters are not told by the log: only which letter it was. */
export const happened = (
  tx: Tx,
  acting: Pick<Acting, 'company' | 'actor' | 'clock'>,
  action: string,
  { id, name, full_name }: Pick<LetterRow, 'id' | 'name' | 'full_name'>,
  { before = {}, after = {} }: Told = {},
): Promise<void> =>
  logWithDifferences(tx, acting, {
    action,
    subject: { kind: 'letter', id, name: `${name} · ${full_name}` },
    before: { ...before },
    after: { ...after },
  })
