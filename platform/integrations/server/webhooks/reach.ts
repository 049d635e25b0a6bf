/**
 * One request to an address that somebody typed in: never inside the house. Names are looked up once, every address
 * they have is judged, and the one that was judged is the one connected to. Redirects are not followed.
 */
import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isPublicAddress } from '../../model/public-address.ts'
import { networkTrouble, type Trouble, troubleOf } from '../../model/trouble.ts'

export type Reach = {
  readonly takesPlainHttp: boolean
  readonly mayReach: (address: string) => boolean
}
/** What a product in the world may reach. */
export const publicOnly: Reach = { takesPlainHttp: false, mayReach: isPublicAddress }

export type Answered = { readonly status: number } | { readonly trouble: Trouble }

const PATIENCE_MS = 10_000
const MOST_BYTES = 65_536

/** A word for what is wrong with an address as it is written; names are looked up when they are used. */
export function faultOf(text: string, { takesPlainHttp, mayReach }: Reach): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || (url.protocol !== 'https:' && !(takesPlainHttp && url.protocol === 'http:')))
    return 'integrations.address'
  if (url.username || url.password || url.hash) return 'integrations.address'
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  // What a browser takes for a number has become one here: 0x7f.1 is 127.0.0.1.
  if (/^[\d.]+$/.test(host) || host.includes(':')) return mayReach(host) ? undefined : 'integrations.private-address'
  return /(^|\.)(localhost|local|internal|home\.arpa)\.?$/i.test(host) || !host.includes('.')
    ? 'integrations.private-address'
    : undefined
}

export async function post(
  text: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  reach: Reach,
): Promise<Answered> {
  if (faultOf(text, reach)) return { trouble: troubleOf('not-public') }
  const url = new URL(text)
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  try {
    const found = await lookup(host, { all: true, verbatim: true })
    const [first] = found
    if (!first || found.some(({ address }) => !reach.mayReach(address)))
      return { trouble: troubleOf('name-not-public') }
    return await sent(url, first, body, headers)
  } catch (failure) {
    return { trouble: failure instanceof Error ? troubleIn(failure) : troubleOf('failed') }
  }
}

type Found = { readonly address: string; readonly family: number }

function sent(
  url: URL,
  { address, family }: Found,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answered> {
  const ask = url.protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((resolve, reject) => {
    const request = ask(url, {
      method: 'POST',
      agent: false,
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      signal: AbortSignal.timeout(PATIENCE_MS),
      // The name is not looked up again: what was judged is what is connected to.
      lookup: (_host, options, done) => (options.all ? done(null, [{ address, family }]) : done(null, address, family)),
    })
    request.on('response', (answer) => read(answer, () => request.destroy(), resolve))
    request.on('error', reject)
    request.end(body)
  })
}

const troubleIn = (failure: Error): Trouble =>
  failure.name === 'AbortError' || failure.name === 'TimeoutError' ? troubleOf('timeout') : networkTrouble(failure)

/** Only whether it was taken is of interest; what else comes is thrown away, and not waited for if it is long. */
function read(answer: IncomingMessage, stop: () => void, resolve: (answered: Answered) => void): void {
  const status = answer.statusCode ?? 0
  const isRedirect = status >= 300 && status < 400
  const done = () => resolve(isRedirect ? { trouble: troubleOf('redirect', status) } : { status })
  let bytes = 0
  answer.on('data', (part: Buffer) => {
    bytes += part.length
    if (bytes <= MOST_BYTES) return
    done()
    stop()
  })
  answer.on('end', done)
  answer.on('error', done)
}
