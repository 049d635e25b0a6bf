/** Many asking at once, each with the next question as soon as the last is answered; what the slowest of twenty waits. */
import { Agent, request } from 'node:http'

type Asking = { readonly url: string; readonly headers: Readonly<Record<string, string>> }

/** Milliseconds within which nineteen of twenty answers came, of `count` asked by `clients` at once. */
export async function p95(
  { url, headers }: Asking,
  path: (at: number) => string,
  { clients, count }: { readonly clients: number; readonly count: number },
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  let next = 0
  const client = async () => {
    while (next < count) {
      next += 1
      const began = performance.now()
      await answered(agent, `${url}/${path(next)}`, headers)
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  agent.destroy()
  times.sort((a, b) => a - b)
  return times[Math.floor(times.length * 0.95)] ?? Number.NaN
}

function answered(agent: Agent, url: string, headers: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (answer) => {
      answer.resume()
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${answer.statusCode}`)),
      )
    })
      .once('error', reject)
      .end()
  })
}
