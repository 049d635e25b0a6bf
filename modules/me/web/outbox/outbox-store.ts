/**
 * What waits to be sent, kept in the browser's own database so that it outlives the page: each with the account that
 * asked for it, and with the key under which the server does it once however often it arrives.
 */
import type { Askable } from './askable.ts'

export type Waiting = {
  /** Also its `Idempotency-Key`. */
  readonly id: string
  readonly account: string
  readonly at: string
  /** Of request; leave where it is not said. */
  readonly kind?: Askable
  /** `keep`: laid by with the server, not sent to anybody. `together`: several claims, with how many files each has. */
  readonly what: 'apply' | 'together' | 'keep' | 'cancel' | 'withdraw' | 'clock'
  /** As its sender called it: `Annual leave, 7 Dec 2026`. */
  readonly title: string
  /** Of the request that is cancelled or withdrawn. */
  readonly about?: string
  readonly body: Readonly<Record<string, unknown>>
  readonly files: readonly File[]
  /** Why the server did not take it; it is not sent again by itself. */
  readonly refused?: string
  /** It would take it from whoever has looked at why. */
  readonly asks?: boolean
}

const [NAME, STORE] = ['kerja-outbox', 'waiting']

export const allWaiting = (): Promise<Waiting[]> => inStore('readonly', (store) => store.getAll())
export const keepWaiting = (one: Waiting): Promise<unknown> => inStore('readwrite', (store) => store.put(one))
export const dropWaiting = (id: string): Promise<unknown> => inStore('readwrite', (store) => store.delete(id))

async function inStore<Found>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Found>,
): Promise<Found> {
  const database = await opened()
  try {
    const transaction = database.transaction(STORE, mode)
    const request = work(transaction.objectStore(STORE))
    await new Promise<void>((done, failed) => {
      transaction.oncomplete = () => done()
      transaction.onabort = () => failed(transaction.error)
    })
    return request.result
  } finally {
    database.close()
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const opening = indexedDB.open(NAME, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'id' })
    opening.onsuccess = () => done(opening.result)
    opening.onerror = () => failed(opening.error)
  })
}
