/**
 * What a reader of the log is shown of it. The chain holds every entry whole; what a reader may not see of a record, or
 * nobody is to see any more, is masked as the entry is read, in the list and in its export alike.
 */
import type { Session } from '#access/session.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Say } from '#platform/http/server/say.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import { MASK } from '../model/differences.ts'
import type { StoredEntry } from './activity-store.ts'

/** What modules say of the entries about their records. */
export type LogSight = {
  /** Whether a field of a record of this kind may be read; fields of no kind named anywhere are. */
  readonly fields?: {
    readonly kind: string
    readonly mayRead: (session: Session, entry: Pick<StoredEntry, 'action'>, field: string) => boolean
  }
  /** What records of this kind are called, where that tells what stands in them; `without` leaves it out. */
  readonly names?: {
    readonly kind: string
    readonly mayRead: (session: Session) => boolean
    readonly without: (name: string) => string
  }
  /** Records of which this reader is shown no field now, such as what others write of them until it is handed to them. */
  readonly withheld?: (tx: Tx, companyId: string, session: LiveSession) => Promise<readonly string[]>
  /** Records of which this reader is told nothing now, not even that something happened: their own leaving as HR prepares it. */
  readonly unseen?: (tx: Tx, companyId: string, session: LiveSession) => Promise<readonly string[]>
  /** Of whom nothing is told any more: ids of subjects, of the accounts that acted, and entries that name them within. */
  readonly forgotten?: (tx: Tx, companyId: string) => Promise<Forgotten>
}
export type Forgotten = {
  readonly subjects: readonly string[]
  readonly accounts: readonly string[]
  readonly entries: readonly number[]
}

/** Kinds of records whose names this reader is not shown whole, and so does not find by them either. */
export const unnamedTo = (session: Session, sights: readonly LogSight[]): readonly string[] =>
  sights.flatMap(({ names }) => (names && !names.mayRead(session) ? [names.kind] : []))

async function forgottenBy(tx: Tx, companyId: string, sights: readonly LogSight[]): Promise<Forgotten> {
  const found: Forgotten[] = []
  for (const { forgotten } of sights) if (forgotten) found.push(await forgotten(tx, companyId))
  return {
    subjects: found.flatMap(({ subjects }) => subjects),
    accounts: found.flatMap(({ accounts }) => accounts),
    entries: found.flatMap(({ entries }) => entries),
  }
}

/** Everything that is not told to this reader, looked up once for all entries. */
export async function hiddenFrom(tx: Tx, companyId: string, session: LiveSession, sights: readonly LogSight[]) {
  const withheld: string[] = []
  const unseen: string[] = []
  for (const sight of sights) {
    if (sight.withheld) withheld.push(...(await sight.withheld(tx, companyId, session)))
    if (sight.unseen) unseen.push(...(await sight.unseen(tx, companyId, session)))
  }
  return { ...(await forgottenBy(tx, companyId, sights)), withheld, unseen }
}

type Hidden = Awaited<ReturnType<typeof hiddenFrom>>
type Reader = { readonly session: Session; readonly say: Say; readonly language: Parameters<Say>[0] }

export function shownTo(
  { session, say, language }: Reader,
  sights: readonly LogSight[],
  { subjects, accounts, entries, withheld }: Hidden,
): (entry: StoredEntry) => StoredEntry {
  const [nobodies, formerAccounts] = [new Set([...subjects, ...accounts]), new Set(accounts)]
  const [naming, unread] = [new Set(entries), new Set(withheld)]
  const nobody = say(language, 'activity.forgotten-person')
  const hiding = new Map(
    sights.flatMap(({ names }) => (names && !names.mayRead(session) ? [[names.kind, names.without]] : [])),
  )
  return (entry) => {
    const gone = entry.subject_id !== null && nobodies.has(entry.subject_id)
    const mayRead = (field: string): boolean =>
      !(gone && entry.subject_name !== null) &&
      !naming.has(entry.seq) &&
      !(entry.subject_id !== null && unread.has(entry.subject_id)) &&
      sights.every(
        ({ fields }) => !fields || fields.kind !== entry.subject_kind || fields.mayRead(session, entry, field),
      )
    const former = entry.account_id !== null && formerAccounts.has(entry.account_id)
    return {
      ...entry,
      actor: former ? nobody : entry.actor,
      address: former ? null : entry.address,
      subject_name:
        entry.subject_name &&
        (gone ? nobody : (hiding.get(entry.subject_kind)?.(entry.subject_name) ?? entry.subject_name)),
      before: readable(entry.before, mayRead),
      after: readable(entry.after, mayRead),
    }
  }
}

type Side = StoredEntry['before']

const readable = (side: Side, mayRead: (field: string) => boolean): Side =>
  side &&
  Object.fromEntries(
    Object.entries(side).map(([field, value]) => [field, value === null || mayRead(field) ? value : MASK]),
  )
