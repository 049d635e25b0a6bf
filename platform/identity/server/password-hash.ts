/**
 * argon2id. Hashing is the dearest thing anyone may ask for without a sign-in, so only a few run at a time, and
 * it is done in full where there is no account, so that time tells nothing.
 */
import { hash, verify } from '@node-rs/argon2'

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** Of COST, over a password that nobody knows. */
let nobody: Promise<string> | undefined

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

/** Whether the password is that of the hash; without a hash the same work, and no. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hash(crypto.randomUUID(), COST)
  const right = await verify(stored ?? (await nobody), password)
  return right && stored !== null && stored !== undefined
}

const AT_ONCE = 4
let running = 0
const waiting: (() => void)[] = []

/** Runs what hashes; at most four at a time in this process, the rest in order. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
