/** Calls of the product as the bench asks them: what is refused ends it. */
import type { FastifyInstance, InjectOptions } from 'fastify'
import { BENCH_ACCOUNT } from '../payroll/bench-company.ts'
import { timed } from '../payroll/bench-month.ts'

const ROUNDS = 5

async function answered(app: FastifyInstance, given: InjectOptions) {
  const answer = await app.inject(given)
  if (answer.statusCode >= 300) throw new Error(`${JSON.stringify(given)} answered ${answer.statusCode} ${answer.body}`)
  return answer.headers['content-type']?.toString().includes('json') ? answer.json() : answer.body.length
}

export const post = (app: FastifyInstance, path: string, payload: object, account: string = BENCH_ACCOUNT) =>
  answered(app, { method: 'POST', url: `/api/${path}`, headers: { authorization: `Bearer ${account}` }, payload })

export const get = (app: FastifyInstance, path: string) =>
  answered(app, { method: 'GET', url: `/api/${path}`, headers: { authorization: `Bearer ${BENCH_ACCOUNT}` } })

/** What still runs when one fails is waited for as well, so that nothing asks of a database that is being closed. */
export async function allOver(under: readonly Promise<unknown>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(under)) if (outcome.status === 'rejected') throw outcome.reason
}

export async function several(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timed(work))
  return times
}

/** The smallest that so great a part of them does not exceed. */
export const shareOf = (values: readonly number[], part: number): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * part)] ?? Number.NaN
