/**
 * A device somebody has signed in from is known by a sealed cookie, whatever its address: tries from it are counted
 * apart, so that guesses from elsewhere lock nobody out of where they sign in. It opens nothing by itself.
 */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Call } from '#platform/http/server/handler.ts'

type Knowing = Pick<Call<Endpoint>, 'seal' | 'request'>

const NAME = 'kerja_device'
const CONTEXT = 'known device'
const DAYS = 180
/** A device that several people sign in from knows the last of them. */
const PEOPLE = 5

const Kept = z.object({
  device: z.string(),
  /** Of each account when it last signed in here, in milliseconds. */
  people: z.array(z.tuple([z.string(), z.number()])),
})
type Kept = z.output<typeof Kept>

/** The device, where the account has signed in from it within half a year. */
export function deviceKnowing(call: Knowing, accountId: string | undefined, now: Date): string | undefined {
  const kept = keptBy(call)
  const since = kept?.people.find(([id]) => id === accountId)?.[1]
  return since !== undefined && since > now.getTime() - DAYS * DAY ? kept?.device : undefined
}

/** Told at each sign-in that is complete. */
export function rememberDevice(call: Knowing, accountId: string, now: Date): void {
  const kept = keptBy(call)
  const others = (kept?.people ?? []).filter(([id]) => id !== accountId)
  const value: Kept = {
    device: kept?.device ?? randomUUID(),
    people: [[accountId, now.getTime()] as [string, number], ...others].slice(0, PEOPLE),
  }
  const sealed = call.seal.seal(JSON.stringify(value), CONTEXT)
  call.request.keep({ name: NAME, value: sealed, path: '/api/auth', seconds: (DAYS * DAY) / 1000 })
}

const DAY = 24 * 60 * 60_000

/** What nobody sealed here is as good as nothing. */
function keptBy({ seal, request }: Knowing): Kept | undefined {
  const sealed = request.cookie(NAME)
  if (!sealed) return undefined
  try {
    return Kept.safeParse(JSON.parse(seal.open(sealed, CONTEXT))).data
  } catch {
    return undefined
  }
}
