/**
 * Where exchange rates come from: one address of the installation, asked over plain HTTP for what one unit of a
 * currency is worth in another. Many companies ask at five o'clock: what was answered, or was not, holds for a while.
 */
import { z } from 'zod'
import { toldRate } from '../../model/exchange-rate.ts'

export type Pair = { readonly from: string; readonly to: string }
export type RateSource = {
  /** Decimal text; throws where the source does not answer, or tells no rate. `anew` goes past what was answered last. */
  rate(pair: Pair, options?: { readonly anew?: boolean }): Promise<string>
}

const PATIENCE_MS = 10_000
const LARGEST = 64 * 1024
const ANSWER_HOLDS_MS = 10 * 60_000
const FAILURE_HOLDS_MS = 2 * 60_000

/** `{from}` and `{to}` in the address stand for the currencies: https://rates.example.com/latest?base={from}&symbols={to} */
export function rateSource(address: string, now: () => Date): RateSource {
  const kept = new Map<string, { readonly until: number; readonly rate: Promise<string> }>()
  return {
    rate(pair, { anew = false } = {}) {
      const key = `${pair.from} ${pair.to}`
      const known = kept.get(key)
      const at = now().getTime()
      if (known && !anew && at < known.until) return known.rate
      const rate = asked(address, pair)
      kept.set(key, { until: at + ANSWER_HOLDS_MS, rate })
      rate.catch(() => kept.set(key, { until: at + FAILURE_HOLDS_MS, rate }))
      return rate
    },
  }
}

const Told = z.object({ rates: z.record(z.string(), z.union([z.number(), z.string()])) })

async function asked(address: string, { from, to }: Pair): Promise<string> {
  const url = address.replaceAll('{from}', from).replaceAll('{to}', to)
  const answer = await fetch(url, {
    headers: { accept: 'application/json' },
    // The address is the installation's word; it is not sent on to another.
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!answer.ok) throw new Error(`the source of rates answered ${answer.status}`)
  const told = Told.safeParse(JSON.parse(await small(answer)))
  const rate = toldRate(told.data?.rates[to])
  if (rate === undefined) throw new Error(`the source of rates tells no rate of ${from} in ${to}`)
  return rate
}

/** No more is read of an answer than a table of rates can be long. */
async function small(answer: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of answer.body ?? []) {
    parts.push(part)
    length += part.length
    if (length > LARGEST) throw new Error('the source of rates answers too much')
  }
  return Buffer.concat(parts).toString('utf8')
}
