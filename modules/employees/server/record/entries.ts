/**
 * The same four acts for every list of a profile: read, add, change, remove. The person must be within sight and is held
 * meanwhile; an entry that somebody else changed is refused; the log hears of it in the same transaction.
 */

import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, type Problem, problem, Refusal, type Reply, reply } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { invalid } from '../invalid.ts'
import { logChange } from '../log.ts'
import { lookingOf } from '../looking.ts'
import type { Errors } from '../places.ts'
import { entryChangesOf, isOvertaken, overtaken } from '../profile/changed-meanwhile.ts'
import { lockProfile, type ProfileRow, profileOf } from '../profile/profile-store.ts'
import { unfitTexts } from '../unfit-texts.ts'
import {
  addEntry,
  changeEntry,
  countEntries,
  type Entry,
  type EntryTable,
  entriesOf,
  type Fields,
  removeEntry,
} from './entry-store.ts'

export type EntryKind<Row> = EntryTable & {
  /** In the log: `employees.family-added`. */
  readonly word: string
  /** What is wrong with the entry as it would be, field by field. */
  readonly judge?: (entry: Fields, today: string) => Errors
  readonly shown: (entry: Entry, today: string) => Row
}

type EntryCall = Pick<Call<Endpoint>, 'company' | 'session' | 'clock' | 'actor' | 'seal'>
type Answer<Row> = Promise<Reply<Row[]> | Problem>
/** `more` is stored with the entry; `told` only stands in the log. */
type Transaction = <Done>(work: (tx: Tx, more: Fields, told?: Fields) => Promise<Done>) => Promise<Done>
type Given = { readonly more: Fields; readonly told: Fields }

const MANY = 200

export function entriesFor<Row>(kind: EntryKind<Row>) {
  const rows = async (tx: Tx, call: EntryCall, person: ProfileRow, today: string) =>
    (await entriesOf(tx, call.seal, kind, call.company.companyId, person.id)).map((one) => kind.shown(one, today))

  /** Holds the person, does it, and answers with the list as it is then. */
  const acting = (
    call: EntryCall,
    id: string,
    act: (tx: Tx, person: ProfileRow, given: Given, today: string) => Promise<Problem | undefined>,
    transaction: Transaction = (work) => call.company.transaction((tx) => work(tx, {})),
  ): Answer<Row> =>
    transaction(async (tx, more, told = {}) => {
      const looking = await lookingOf(tx, call)
      const person = await lockProfile(tx, looking, id)
      if (!person) return notFound()
      const refused = await act(tx, person, { more, told }, looking.today)
      if (refused) return refused
      return reply(await rows(tx, call, person, looking.today), { messageKey: 'employees.changed' })
    })

  const one = async (tx: Tx, call: EntryCall, person: ProfileRow, entry: string) =>
    (await entriesOf(tx, call.seal, kind, call.company.companyId, person.id, entry))[0]

  const log = (tx: Tx, call: EntryCall, person: ProfileRow, act: string, before: Fields, after: Fields) =>
    logChange(tx, call, person, { before, after, action: `employees.${kind.word}-${act}`, hidden: kind.sealed })

  return {
    list: (call: EntryCall, id: string): Promise<Row[] | Problem> =>
      call.company.read(async (tx) => {
        const looking = await lookingOf(tx, call)
        const person = await profileOf(tx, looking, id)
        return person ? rows(tx, call, person, looking.today) : notFound()
      }),

    add: (call: EntryCall, id: string, body: Fields, transaction?: Transaction): Answer<Row> =>
      acting(
        call,
        id,
        async (tx, person, { more, told }, today) => {
          judge(kind, body, body, today)
          const { companyId } = call.company
          if ((await countEntries(tx, kind, companyId, person.id)) >= MANY) return problem('employees.too-many-entries')
          await addEntry(tx, call.seal, kind, companyId, person.id, { ...body, ...more })
          await log(tx, call, person, 'added', {}, { ...body, ...told })
          return undefined
        },
        transaction,
      ),

    change: (
      call: EntryCall,
      { id, entry }: { id: string; entry: string },
      { revision, ...body }: Fields & { readonly revision: number },
      transaction?: Transaction,
    ): Answer<Row> =>
      acting(
        call,
        id,
        async (tx, person, { more, told }, today) => {
          const former = await one(tx, call, person, entry)
          if (!former) return notFound()
          if (isOvertaken(former, revision)) {
            const shown = kind.shown(former, today)
            const action = `employees.${kind.word}-changed`
            return overtaken(
              shown as object,
              await entryChangesOf(tx, call.company.companyId, person.id, action, former),
            )
          }
          judge(kind, body, { ...former, ...body }, today)
          await changeEntry(tx, call.seal, kind, call.company.companyId, entry, { ...body, ...more })
          await log(tx, call, person, 'changed', former, { ...body, ...told })
          return undefined
        },
        transaction,
      ),

    remove: (
      call: EntryCall,
      { id, entry }: { id: string; entry: string },
      after?: (tx: Tx, former: Entry) => Promise<void>,
    ): Answer<Row> =>
      acting(call, id, async (tx, person) => {
        const former = await one(tx, call, person, entry)
        if (!former) return notFound()
        await removeEntry(tx, kind, call.company.companyId, entry)
        await after?.(tx, former)
        const gone = Object.fromEntries(kind.columns.map((column) => [column, null]))
        await log(tx, call, person, 'removed', former, gone)
        return undefined
      }),
  }
}

function judge<Row>(kind: EntryKind<Row>, body: Fields, whole: Fields, today: string): void {
  const errors = { ...unfitTexts(body), ...kind.judge?.(whole, today) }
  if (Object.keys(errors).length > 0) throw new Refusal(invalid(errors))
}
