/**
 * The same request sent again with the same `Idempotency-Key` has one effect and gets the first answer: also when
 * it comes twice at once, to two copies of the server, or after a crash. The key is claimed before the work; every
 * transaction of the work keeps with its effect what it gave (steps.ts), and fails where the claim was lost; the
 * answer is stored after it. No handler has a part in this. What another version of the program began is not gone on
 * with: its steps need not be those of this one.
 */
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#platform/database/server/connect.ts'
import { conflict, isMarked, type Problem, problem, Refusal } from '../answers.ts'
import type { Services } from '../services.ts'
import { type KeyOf, type KeyStore, keyStore, type StoredAnswer } from './key-store.ts'
import { type KeepSteps, stepwise } from './steps.ts'

export type Keyed = Omit<KeyOf, 'accountId'> & {
  /** Undefined for whoever is not signed in. */
  readonly accountId: string | undefined
  readonly requestId: string
  /** What makes two requests the same. */
  readonly parts: readonly (string | Buffer)[]
  /** Done twice it comes to the same: its steps are not kept. */
  readonly repeatable: boolean
}
/** Everything through this database, or it is not kept. */
type Work = (db: Database) => Promise<StoredAnswer | Problem>

export const KEY_LENGTH = 255

/** Requests of this process that are still at work. */
const atWork = new Map<string, { readonly hash: string; readonly done: Promise<StoredAnswer | Problem> }>()

export async function once(
  { db, seal, program = '' }: Pick<Services, 'db' | 'seal' | 'program'>,
  keyed: Keyed,
  work: Work,
): Promise<StoredAnswer | Problem> {
  // Keyed, because a body may hold a password, and a plain digest can be guessed.
  const hash = seal.digest(digestOf(keyed.parts), 'idempotency')
  const of = callerOf(keyed, hash)
  const store = keyStore(db, seal, of, { requestId: keyed.requestId, program })
  const name = [of.companyId, of.accountId, of.key].join(' ')
  const running = atWork.get(name)
  // Who asks again meanwhile waits for the same answer.
  if (running) return running.hash === hash ? running.done : keyReused()
  const done = claimed(store, hash, (steps) => {
    const keep: KeepSteps = async (tx, fresh) => {
      if (!(await store.keepSteps(tx, fresh))) throw new Refusal(stillAtWork())
    }
    return work(keyed.repeatable ? db : stepwise(db, steps, keep, { inCompanies: of.companyId !== undefined }))
  }).finally(() => atWork.delete(name))
  atWork.set(name, { hash, done })
  return done
}

/** Longer than any call takes that is not a job. */
const PATIENCE_MS = 60_000
const LOOK_MS = 100
const HOLD_MS = 3_000

async function claimed(
  store: KeyStore,
  hash: string,
  work: (steps: readonly Buffer[]) => Promise<StoredAnswer | Problem>,
): Promise<StoredAnswer | Problem> {
  const patience = performance.now() + PATIENCE_MS
  for (;;) {
    const claim = await store.claim(hash)
    if (claim.kind === 'another request') return keyReused()
    if (claim.kind === 'another program') return conflict('http.begun-before-update')
    if (claim.kind === 'answered') return claim.stored
    if (claim.kind === 'ours') return answered(store, () => work(claim.steps))
    if (performance.now() > patience) return stillAtWork()
    await pause(LOOK_MS)
  }
}

async function answered(store: KeyStore, work: () => Promise<StoredAnswer | Problem>): Promise<StoredAnswer | Problem> {
  const holding = setInterval(() => void store.hold().catch(() => {}), HOLD_MS)
  try {
    const done = await work()
    if (isMarked(done, 'problem')) await store.giveUp()
    else await store.answer(done as StoredAnswer)
    return done
  } catch (error) {
    // What stood of it is known; what failed may be tried again at once.
    await store.letGo().catch(() => {})
    throw error
  } finally {
    clearInterval(holding)
  }
}

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Strangers who happen on the same key do not meet: theirs belongs to what they send. */
const callerOf = ({ companyId, accountId, key }: Keyed, hash: string): KeyOf =>
  accountId === undefined ? { companyId, accountId: NOBODY, key: `${hash} ${key}` } : { companyId, accountId, key }

function digestOf(parts: Keyed['parts']): string {
  const digest = createHash('sha256')
  for (const part of parts) digest.update(part).update('\0')
  return digest.digest('hex')
}

const keyReused = (): Problem => problem('http.key-reused')
const stillAtWork = (): Problem => conflict('http.still-at-work')
