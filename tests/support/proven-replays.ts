/**
 * Handlers that prove what an `Idempotency-Key` promises: each call that changed something is carried out once more
 * from what its transactions gave, as after a crash, and must give the same answer without changing anything more.
 * So a handler is found out by its own tests.
 */
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Database } from '#platform/database/server/connect.ts'
import { isMarked } from '#platform/http/server/answers.ts'
import type { Call, Handler } from '#platform/http/server/handler.ts'
import { stepwise } from '#platform/http/server/idempotency/steps.ts'
import { isKept } from '#platform/http/server/mount.ts'

/** Enough to meet its branches, few enough to cost nothing. */
const PROOFS = 3

export const provingReplays = (handlers: readonly Handler[]): readonly Handler[] =>
  handlers.map((handler) => {
    const { endpoint } = handler
    return isKept(endpoint) && !endpoint.repeatable ? proving(handler) : handler
  })

function proving({ endpoint, handle }: Handler): Handler {
  let proofs = 0
  const proven = async (call: Call<Endpoint>): Promise<unknown> => {
    if (proofs >= PROOFS) return handle(call as never)
    const steps: Buffer[] = []
    const first = await handle(
      withDatabase(
        call,
        stepwise(call.db, [], async (_tx, step) => void steps.push(step)),
      ) as never,
    )
    if (isMarked(first, 'problem') || steps.length === 0) return first
    proofs += 1
    const again = await handle(withDatabase(later(call), stepwise(call.db, steps, changedMore)) as never)
    const [told, toldAgain] = [first, again].map((outcome) => JSON.stringify(outcome))
    if (told !== toldAgain) {
      throw new Error(
        `${endpoint.id} answers otherwise when it is carried out again after a crash: ${toldAgain} after ${told}. Take ids and times in the transaction, and return them from it.`,
      )
    }
    return first

    function changedMore(): never {
      throw new Error(`${endpoint.id} opens another transaction when it is carried out again after a crash.`)
    }
  }
  return { endpoint, handle: proven as Handler['handle'] }
}

export function withDatabase(call: Call<Endpoint>, db: Database): Call<Endpoint> {
  const company = { enumerable: true, get: () => db.forCompany(call.company.companyId) }
  return Object.defineProperties({} as Call<Endpoint>, {
    ...Object.getOwnPropertyDescriptors(call),
    db: { enumerable: true, value: db },
    company,
  })
}

/** Whoever asks again does so later. */
function later(call: Call<Endpoint>): Call<Endpoint> {
  const clock = { ...call.clock, now: () => new Date(call.clock.now().getTime() + 1000) }
  return Object.defineProperties({} as Call<Endpoint>, {
    ...Object.getOwnPropertyDescriptors(call),
    clock: { enumerable: true, value: clock },
  })
}
