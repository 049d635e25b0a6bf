// The two handles through which all data is read and written. Each call is one transaction in one scope.
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, type Transaction } from 'kysely'
import { askAlone } from './ask-alone.ts'
import { type Beside, GroupCommit, type Together } from './group-commit.ts'
import type { Channels, Notification } from './in-process-channels.ts'
import { RowLoader, type RowOfOne } from './row-loader.ts'
import { checkedCompanyId, type Scope } from './scope.ts'
import { type Connecting, scopedDialect } from './scoped-dialect.ts'
import { sqlState } from './sql-state.ts'
import type { Tables } from './tables.generated.ts'
import { inCompany, inSystem, type SystemTx, type Tx } from './tx.ts'

type Work<Seen, T> = (tx: Seen) => Promise<T>

export interface ScopedDb<Seen extends SystemTx> {
  /** May run `work` again when PostgreSQL asks for it: it must have no effect outside the database. */
  transaction<T>(work: Work<Seen, T>): Promise<T>
  /** One unchanging view of the data for all of `work`; writing is refused. */
  read<T>(work: Work<Seen, T>): Promise<T>
  /** One question by words that never change, in a view of its own; for what is asked at every request. */
  ask<Row>(text: string, values: readonly unknown[]): Promise<readonly Row[]>
  /**
   * The same about one of many, `= any($1)`, and the others of the values: those who ask it in the same turn of the
   * program are answered together.
   */
  loadRow<Row extends RowOfOne>(text: string, id: string, others?: readonly string[]): Promise<Row | undefined>
  /** In one transaction with others of the same kind, where several come at once; `beside` is stored with it. */
  together<Item, Done>(kind: Together<Item, Done, Seen>, item: Item, beside?: Beside<Done>): Promise<Done>
}

export type SystemDb = ScopedDb<SystemTx>

export interface CompanyDb extends ScopedDb<Tx> {
  readonly companyId: string
}

/** What follows once a transaction is stored. */
export type Afterwards = {
  readonly notify: Channels['notify']
  /** Tables that many rows were stored in. */
  readonly count: (tables: Iterable<string>) => void
}

class Scoped<Seen extends SystemTx> implements ScopedDb<Seen> {
  readonly #kysely: Kysely<Tables>
  readonly #afterwards: Afterwards
  readonly #ask: <Row>(text: string, values: readonly unknown[]) => Promise<readonly Row[]>
  readonly #askedTogether: RowLoader
  readonly #gathered: Gathered

  readonly #seen: (tx: Transaction<Tables>) => Seen

  constructor(
    pool: Connecting,
    scope: Scope,
    { afterwards, gathered }: { readonly afterwards: Afterwards; readonly gathered: Gathered },
    seen: (tx: Transaction<Tables>) => Seen,
  ) {
    this.#seen = seen
    this.#gathered = gathered
    this.#ask = (text, values) => askAlone(pool, scope, text, values)
    this.#askedTogether = new RowLoader(this.#ask)
    this.#kysely = new Kysely<Tables>({ dialect: scopedDialect(pool, scope) })
    this.#afterwards = afterwards
  }

  transaction<T>(work: Work<Seen, T>): Promise<T> {
    return notNested(() => retried(() => this.#attempt(work)))
  }

  async #attempt<T>(work: Work<Seen, T>): Promise<T> {
    const kept: Kept = { news: new Map(), grown: new Set() }
    const done = await this.#kysely.transaction().execute((tx) => {
      waiting.set(tx, kept)
      return work(this.#seen(tx))
    })
    this.#afterwards.count(kept.grown)
    // Stored is stored: news that cannot be told are missed, and are read later.
    if (kept.news.size > 0) await this.#afterwards.notify(...kept.news.values()).catch(() => {})
    return done
  }

  read<T>(work: Work<Seen, T>): Promise<T> {
    const reading = this.#kysely.transaction().setAccessMode('read only').setIsolationLevel('repeatable read')
    return notNested(() => reading.execute((tx) => work(this.#seen(tx))))
  }

  ask<Row>(text: string, values: readonly unknown[]): Promise<readonly Row[]> {
    return refusedNested() ?? this.#ask<Row>(text, values)
  }

  loadRow<Row extends RowOfOne>(text: string, id: string, others: readonly string[] = []): Promise<Row | undefined> {
    return refusedNested() ?? this.#askedTogether.of<Row>(text, id, others)
  }

  together<Item, Done>(kind: Together<Item, Done, Seen>, item: Item, beside?: Beside<Done>): Promise<Done> {
    const gathering =
      (this.#gathered.get(kind) as GroupCommit<Item, Done, Seen> | undefined) ??
      new GroupCommit(kind, (work) => this.transaction(work))
    this.#gathered.set(kind, gathering)
    return notNested(() => gathering.add(item, beside), false)
  }
}

/** Of every kind of work, those who do it together. */
type Gathered = WeakMap<object, unknown>

export class SystemScope extends Scoped<SystemTx> {
  constructor(pool: Connecting, afterwards: Afterwards) {
    super(pool, { kind: 'system' }, { afterwards, gathered: new WeakMap() }, (tx) => inSystem(tx, sameNews))
  }
}

/** Of every company: its handle may be let go, and whoever waits there does not. */
export class Gatherings {
  readonly #ofCompany = new Map<string, Gathered>()

  of(companyId: string): Gathered {
    const gathered = this.#ofCompany.get(companyId) ?? new WeakMap<object, unknown>()
    this.#ofCompany.set(companyId, gathered)
    return gathered
  }
}

export class CompanyScope extends Scoped<Tx> implements CompanyDb {
  readonly companyId: string

  constructor(pool: Connecting, companyId: string, afterwards: Afterwards, gatherings: Gatherings) {
    const of = { afterwards, gathered: gatherings.of(companyId) }
    super(pool, { kind: 'company', companyId: checkedCompanyId(companyId) }, of, (tx) => inCompany(tx, companyId))
    this.companyId = companyId
  }
}

type Kept = { readonly news: Map<string, Notification>; readonly grown: Set<string> }

const waiting = new WeakMap<object, Kept>()

/** What is told of one is told with the other. */
function sameNews(of: object, beside: object): void {
  const kept = waiting.get(of)
  if (kept) waiting.set(beside, kept)
}

/** Told once this transaction is committed, and not at all if it is not; the same twice is told once. */
export function notifyOnCommit(tx: SystemTx, channel: string, payload: string): void {
  const kept = waiting.get(tx)
  if (!kept) throw new Error('Nothing is told of a transaction that only reads.')
  kept.news.set(`${channel} ${payload}`, { channel, payload })
}

/** Many rows go into the table: once they are stored it is counted anew, so that they are planned for. */
export function countOnCommit(tx: SystemTx, table: string): void {
  waiting.get(tx)?.grown.add(table)
}

const current = new AsyncLocalStorage<{ open: boolean }>()

/**
 * A transaction that waits for a second one waits for ever: the embedded home has one connection, and on PostgreSQL
 * enough of them together empty the pool. So it is refused at once, on both homes.
 */
function notNested<T>(work: () => Promise<T>, opens = true): Promise<T> {
  const mark = { open: opens }
  const inside = async () => {
    try {
      return await work()
    } finally {
      mark.open = false
    }
  }
  return refusedNested() ?? current.run(mark, inside)
}

function refusedNested(): Promise<never> | undefined {
  if (current.getStore()?.open !== true) return undefined
  return Promise.reject(new Error('A transaction is already open here: pass its tx on instead of opening another.'))
}

const TRIES = 5
const ASK_AGAIN = new Set(['40001', '40P01'])

async function retried<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt()
    } catch (failure) {
      if (tried === TRIES || !ASK_AGAIN.has(sqlState(failure) ?? '')) throw failure
      await pause(Math.random() * 10 * 2 ** tried)
    }
  }
}
