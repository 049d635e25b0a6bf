// What goes over the wire, byte for byte: for what no well-behaved client would send.
import { connect } from 'node:net'

export type Wire = { readonly status: number; readonly text: string; readonly headers: Headers }

export async function wire(url: string, path: string, init: RequestInit = {}): Promise<Wire> {
  const answer = await fetch(`${url}/${path}`, { redirect: 'manual', ...init })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

export const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` }

/** What a refusal must look like to whoever made the call; undefined where it does. */
export function flawOfProblem({ status, text, headers }: Wire): string | undefined {
  if (status >= 500) return `answered ${status}: ${text.slice(0, 300)}`
  if (status < 400) return undefined
  const type = headers.get('content-type') ?? ''
  if (!type.startsWith('application/problem+json')) return `${status} as ${type}`
  const body: unknown = JSON.parse(text)
  if (typeof body !== 'object' || body === null) return `${status} without a body`
  const said = new Map<string, unknown>(Object.entries(body))
  if (said.get('code') !== status || said.get('status') !== status) return `${status} says ${said.get('code')}`
  const message = said.get('message')
  if (typeof message !== 'string' || message === '' || /^[a-z]+\.[\w-]+$/.test(message)) return `says '${message}'`
  if (typeof said.get('errors') !== 'object' || !said.has('data')) return `without errors or data: ${text}`
  const words = Object.values(said.get('errors') ?? {}).flat()
  const bare = words.find(
    (word) => typeof word !== 'string' || /^(http|identity|employees|payroll)\.[\w-]+$/.test(word),
  )
  if (bare !== undefined) return `says the key ${bare} instead of words`
  if (/\bat \S+ \(|node_modules|\.ts:\d|\/dist\/|select .* from |kysely|fastify/i.test(text)) return `leaks ${text}`
  return undefined
}

/** How long the server lets a request stand that is begun and never ended; a letter now and then does not prolong it. */
export function cutAfter(url: string, begun: string): Promise<number> {
  return new Promise((resolve) => {
    const from = performance.now()
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(begun))
    const letter = setInterval(() => socket.write('a'), 1_000)
    socket.on('error', () => {})
    socket.resume()
    socket.on('close', () => {
      clearInterval(letter)
      resolve(performance.now() - from)
    })
  })
}
