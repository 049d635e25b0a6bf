/**
 * What is safe to send later: a clocking, an application, a claim begun, a cancellation, a wish to withdraw. It is kept
 * first and sent then, so that neither a lost connection nor a closed page loses it; under one key, so that the server
 * does it once.
 */
import { useSyncExternalStore } from 'react'
import { clock } from '#modules/attendance/contract/clocking/own.ts'
import { attach as attachReceipt } from '#modules/claims/contract/attachments.ts'
import { askTogether, keepDraft } from '#modules/claims/contract/own.ts'
import { type askForLeave, attach } from '#modules/leave/contract/own.ts'
import { attach as attachOrder } from '#modules/quarantine/contract/papers.ts'
import { attach as attachPaper } from '#modules/work-from-home/contract/papers.ts'
import { call, callWhole } from '#platform/http/web/client.ts'
import { Unreachable } from '#platform/http/web/problem.ts'
import { isProblem } from '#platform/http/web/send.ts'
import { currentSession } from '#platform/identity/web/session-store.ts'
import { askable } from './askable.ts'
import { allWaiting, dropWaiting, keepWaiting, type Waiting } from './outbox-store.ts'

export type { Waiting } from './outbox-store.ts'
export type Sending = Pick<Waiting, 'kind' | 'what' | 'title' | 'about' | 'body'> & { readonly files?: readonly File[] }
/** Its message, or `later` where nothing answered. A refusal is thrown, and nothing is kept. */
export type Sent = { readonly sent: string } | { readonly sent: 'later' }

/** The server knows a key for three days; what is sent later could be done twice. */
const SAFE_MS = 2.5 * 86_400_000

/** A clocking keeps its own time: done twice it is one, and of one that is too old the server says what to do. */
export const isTooOld = ({ at, what }: Pick<Waiting, 'at' | 'what'>): boolean =>
  what !== 'clock' && Date.now() - Date.parse(at) > SAFE_MS

let waiting: readonly Waiting[] = []
const listeners = new Set<() => void>()

export const useOutbox = (): readonly Waiting[] =>
  useSyncExternalStore(
    (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    () => waiting,
  )

export async function sendOrKeep({ files = [], ...sending }: Sending): Promise<Sent> {
  const one: Waiting = { ...sending, files, id: newKey(), account: account(), at: new Date().toISOString() }
  await keepWaiting(one)
  try {
    const message = await alone(() => deliver(one))
    await dropWaiting(one.id)
    return { sent: message }
  } catch (reason) {
    if (reason instanceof Unreachable || (isProblem(reason) && saysNothing(reason.status))) return { sent: 'later' }
    await dropWaiting(one.id)
    throw reason
  } finally {
    await look()
  }
}

/** In the order in which they were asked for; stops where nothing answers. Gives how many went. */
export async function sendWaiting(): Promise<number> {
  return alone(async () => {
    let went = 0
    for (const one of await mine()) {
      // Dropped meanwhile, or somebody else has signed in.
      if (one.refused !== undefined || isTooOld(one) || !(await isMine(one))) continue
      try {
        await deliver(one)
        await dropWaiting(one.id)
        went += 1
      } catch (reason) {
        if (!isProblem(reason) || saysNothing(reason.status)) break
        if (await isMine(one)) {
          const why = reason.confirmRequired ? reason.lines.join(' · ') : reason.firstError
          const refused = why || reason.message || `HTTP ${reason.status}`
          await keepWaiting({ ...one, refused, asks: reason.confirmRequired })
        }
      }
    }
    await look()
    return went
  })
}

/** `looked`: whoever asks has looked at what the server said. `draft`: a claim that is gone on with, its files with it. */
type Anew = 'same' | 'looked' | 'draft'

/** Asked for once more, as if for the first time: for what waited too long, or was not taken as it was. */
export async function sendAnew(id: string, how: Anew = 'same'): Promise<number> {
  // Another open page that sends at this moment has it either under the former key or under the new one, never both.
  const renewed = await alone(async () => {
    const one = (await mine()).find((known) => known.id === id)
    if (!one) return false
    const { refused: _, asks: __, ...same } = one
    await keepWaiting({ ...same, ...changed(one, how), id: newKey(), at: new Date().toISOString() })
    await dropWaiting(id)
    return true
  })
  return renewed ? sendWaiting() : 0
}

function changed({ body }: Waiting, how: Anew): Partial<Waiting> {
  if (how === 'looked') return { body: { ...body, confirm: true } }
  const { confirm: _, ...draft } = body
  return how === 'draft' ? { what: 'keep', body: draft } : {}
}

export async function forgetMine(): Promise<void> {
  for (const { id } of await mine()) await dropWaiting(id)
  await look()
}

export const waitingNow = (): readonly Waiting[] => waiting

export async function drop(id: string): Promise<void> {
  await dropWaiting(id)
  await look()
}

export async function look(): Promise<void> {
  waiting = await mine().catch(() => [])
  for (const listener of listeners) listener()
}

/** Also where a page is not served safely enough for the browser’s own. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const account = (): string => currentSession()?.email.toLowerCase() ?? ''
const mine = async (): Promise<Waiting[]> =>
  (await allWaiting()).filter((one) => one.account === account()).sort((one, other) => (one.at < other.at ? -1 : 1))

const isMine = async ({ id }: Waiting): Promise<boolean> => (await mine()).some((one) => one.id === id)

/** A session that ended, or a server that stumbled, says nothing about the request itself. */
const saysNothing = (status: number): boolean => status === 401 || status === 429 || status >= 500

/** Of several open pages one sends at a time. */
function alone<Done>(work: () => Promise<Done>): Promise<Done> {
  return navigator.locks ? navigator.locks.request('kerja-outbox', work) : work()
}

type KeptBody = Parameters<typeof callWhole<typeof keepDraft>>[1]['body']['body']
type TogetherBody = Parameters<typeof callWhole<typeof askTogether>>[1]['body']
type Together = {
  readonly claims: readonly Waiting['body'][]
  /** How many of the files are of each. */
  readonly counts: readonly number[]
  readonly confirm?: boolean
}
type ClockBody = Parameters<typeof callWhole<typeof clock>>[1]['body']

/** Of kinds whose proofs are kept beside leave’s. */
const uploads = { claim: attachReceipt, wfh: attachPaper, quarantine: attachOrder } as const

async function deliver({ id: key, kind = 'leave', what, about = '', body, files }: Waiting): Promise<string> {
  if (what === 'clock') {
    // By the same clock as the time it was: where that one is wrong, the server sees by how much.
    const clocked = { ...body, sent_at: new Date().toISOString() } as unknown as ClockBody
    const [photo] = files
    return (await callWhole(clock, { body: clocked, key, ...(photo ? { file: photo } : {}) })).message
  }
  const calls = askable[kind]
  if (what === 'cancel') return (await callWhole(calls.cancel, { params: { id: about }, key })).message
  if (what === 'withdraw') {
    const reason = String(body.reason ?? '')
    return (await callWhole(calls.askWithdraw, { params: { id: about }, body: { reason }, key })).message
  }
  const attached: string[] = []
  const upload = uploads[kind as keyof typeof uploads] ?? attach
  for (const [at, file] of files.entries()) {
    attached.push((await call(upload, { file, key: `${key} ${at}` })).id)
  }
  if (what === 'keep') {
    const draft = { ...body, attachment_ids: [...upAlready(body), ...attached] } as KeptBody
    return (await callWhole(keepDraft, { body: { body: draft }, key })).message
  }
  if (what === 'together') {
    const { claims, counts, confirm } = body as unknown as Together
    const given = claims.map((claim, at) => {
      const before = counts.slice(0, at).reduce((sum, count) => sum + count, 0)
      return { ...claim, attachment_ids: [...upAlready(claim), ...attached.slice(before, before + (counts[at] ?? 0))] }
    })
    const asked = { claims: given, ...(confirm && { confirm }) } as TogetherBody
    return (await callWhole(askTogether, { body: asked, key })).message
  }
  // What the form of the kind has put together; the server looks at every field of it.
  const ask = calls.ask as typeof askForLeave
  const asked = (
    kind === 'leave' || kind in uploads
      ? { ...body, attachment_ids: [...(kind === 'claim' ? upAlready(body) : []), ...attached] }
      : body
  ) as Parameters<typeof callWhole<typeof askForLeave>>[1]['body']
  return (await callWhole(ask, { body: asked, key })).message
}

/** Receipts that went up while the form was filled in. */
const upAlready = ({ attachment_ids }: Waiting['body']): readonly unknown[] =>
  Array.isArray(attachment_ids) ? attachment_ids : []
