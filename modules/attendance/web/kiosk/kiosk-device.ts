/**
 * What a device at the door keeps in its browser: its token, and what was clocked at it without a connection. Each goes
 * once, in order, with the time it was.
 */
import type { DataOf } from '#platform/contract/endpoint.ts'
import { Unreachable } from '#platform/http/web/problem.ts'
import { isProblem, send } from '#platform/http/web/send.ts'
import { becomeKiosk, kioskClock, kioskQr } from '../../contract/clocking/kiosk.ts'

export type Shown = DataOf<typeof kioskQr>
export type Clocked = DataOf<typeof kioskClock>
export type WaitingClock = {
  readonly id: string
  readonly staff_code: string
  readonly occurred_at: string
  readonly photo: File
  /** Why it was not taken; it is not sent again. */
  readonly refused?: string
}

const [NAME, TOKEN, WAITING] = ['kerja-kiosk', 'token', 'waiting']

export async function pairWith(code: string): Promise<void> {
  const token = (await asked<DataOf<typeof becomeKiosk>>(becomeKiosk, { body: { code } })).token
  await inStore(TOKEN, 'readwrite', (store) => store.put(token, 'now'))
}

export const heldToken = (): Promise<string | undefined> => inStore(TOKEN, 'readonly', (store) => store.get('now'))
export const letGo = (): Promise<unknown> => inStore(TOKEN, 'readwrite', (store) => store.delete('now'))
export const shownNow = (token: string): Promise<Shown> => asked(kioskQr, { token })

/** What the server said; `later` where nothing answered, `busy` where too many wrong codes shut the door for a while. */
export async function clockAt(token: string, staff_code: string, photo: File): Promise<Clocked | 'later' | 'busy'> {
  const one = { id: crypto.randomUUID(), staff_code, photo, occurred_at: new Date().toISOString() }
  await inStore(WAITING, 'readwrite', (store) => store.put(one))
  try {
    const done = await deliver(token, one)
    await drop(one.id)
    return done
  } catch (reason) {
    if (isProblem(reason) && reason.status === 429) return 'busy'
    if (reason instanceof Unreachable || (isProblem(reason) && saysNothing(reason.status))) return 'later'
    await drop(one.id)
    throw reason
  }
}

export const allWaiting = async (): Promise<readonly WaitingClock[]> =>
  (await inStore<WaitingClock[]>(WAITING, 'readonly', (store) => store.getAll())).toSorted((one, other) =>
    one.occurred_at < other.occurred_at ? -1 : 1,
  )
export const drop = (id: string): Promise<unknown> => inStore(WAITING, 'readwrite', (store) => store.delete(id))

export async function sendWaiting(token: string): Promise<void> {
  for (const one of await allWaiting()) {
    if (one.refused !== undefined) continue
    try {
      await deliver(token, one)
      await drop(one.id)
    } catch (reason) {
      if (!isProblem(reason) || saysNothing(reason.status)) return
      const refused = reason.firstError ?? reason.message
      await inStore(WAITING, 'readwrite', (store) => store.put({ ...one, refused }))
    }
  }
}

const saysNothing = (status: number): boolean => status === 401 || status === 429 || status >= 500

const deliver = (token: string, { id, staff_code, occurred_at, photo }: WaitingClock): Promise<Clocked> =>
  asked(kioskClock, {
    token,
    key: id,
    file: photo,
    fileField: kioskClock.fileField,
    body: { staff_code, occurred_at, sent_at: new Date().toISOString() },
  })

type More = Omit<Parameters<typeof send>[0], 'method' | 'path'>

async function asked<Data>(
  { method, path }: { readonly method: 'GET' | 'POST'; readonly path: string },
  more: More,
): Promise<Data> {
  const { body } = await send({ method, path, ...more })
  // The seam between the wire and the types: the server has parsed the answer through the same schema.
  return (body as { readonly data: Data }).data
}

async function inStore<Found>(
  name: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<Found> {
  const database = await opened()
  try {
    const transaction = database.transaction(name, mode)
    const request = work(transaction.objectStore(name))
    await new Promise<void>((done, failed) => {
      transaction.oncomplete = () => done()
      transaction.onabort = () => failed(transaction.error)
    })
    return request.result as Found
  } finally {
    database.close()
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const opening = indexedDB.open(NAME, 1)
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(TOKEN)
      opening.result.createObjectStore(WAITING, { keyPath: 'id' })
    }
    opening.onsuccess = () => done(opening.result)
    opening.onerror = () => failed(opening.error)
  })
}
