/** Files in an S3-compatible store (AWS, MinIO, Ceph, R2 ...): the bucket is named in the path, every request signed. */
import { setTimeout as pause } from 'node:timers/promises'
import type { KeptFiles } from '#platform/database/server/backup/kept-files.ts'
import { type Credentials, sha256, signed, strict } from './signature.ts'

export type S3Place = Credentials & {
  /** https://s3.ap-southeast-1.amazonaws.com, http://minio:9000 ... */
  readonly endpoint: string
  readonly bucket: string
  /** What keys begin with where the bucket holds other things too; ends with a slash, or is empty. */
  readonly prefix: string
}

const TRIES = 3
const PATIENCE_MS = 30_000

/** What the product needs of a store, and what a backup needs. */
export function s3Store(place: S3Place): KeptFiles {
  const { endpoint, bucket, prefix } = place
  const urlOf = (key: string) =>
    new URL(`${endpoint.replace(/\/$/, '')}/${[bucket, ...`${prefix}${key}`.split('/')].map(strict).join('/')}`)

  async function once(method: string, url: URL, body: Uint8Array | undefined): Promise<Response> {
    const headers = signed({ method, url, bodyDigest: sha256(body ?? ''), at: new Date() }, place)
    return fetch(url, {
      method,
      headers,
      // A store does not send elsewhere; whoever does would get what is stored.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body === undefined ? {} : { body: Buffer.from(body) }),
    })
  }

  /** All of it may be done twice, so what fails on the way is sent again. */
  async function ask(method: string, url: URL, body?: Uint8Array): Promise<Response> {
    for (let tried = 1; ; tried += 1) {
      const answer = await once(method, url, body).catch((failure: Error) => failure)
      const passing = answer instanceof Error || answer.status >= 500 || answer.status === 429
      if (!passing) return answer
      if (tried === TRIES) {
        if (answer instanceof Error) throw new Error('the file store does not answer', { cause: answer })
        throw await refusal(method, answer)
      }
      await pause(200 * 2 ** tried)
    }
  }

  return {
    async put(key, bytes) {
      const answer = await ask('PUT', urlOf(key), bytes)
      if (!answer.ok) throw await refusal('PUT', answer)
    },
    async get(key) {
      const answer = await ask('GET', urlOf(key))
      if (!answer.ok) throw await refusal('GET', answer)
      return Buffer.from(await answer.arrayBuffer())
    },
    async remove(key) {
      const answer = await ask('DELETE', urlOf(key))
      // What is not there is removed.
      if (!answer.ok && answer.status !== 404) throw await refusal('DELETE', answer)
    },
    async *keys() {
      let next: string | undefined
      do {
        const url = new URL(`${endpoint.replace(/\/$/, '')}/${strict(bucket)}`)
        url.searchParams.set('list-type', '2')
        url.searchParams.set('prefix', prefix)
        if (next !== undefined) url.searchParams.set('continuation-token', next)
        const answer = await ask('GET', url)
        if (!answer.ok) throw await refusal('GET', answer)
        const page = await answer.text()
        for (const key of all(page, 'Key')) yield key.slice(prefix.length)
        next = all(page, 'NextContinuationToken')[0]
      } while (next !== undefined)
    },
  }
}

/** The store's own code says what is wrong; nothing else of its answer is kept. */
async function refusal(method: string, answer: Response): Promise<Error> {
  const [code = ''] = all(await answer.text().catch(() => ''), 'Code')
  const failure = new Error(`the file store refused ${method}: ${answer.status} ${code}`.trim())
  // Told as a folder tells it.
  return answer.status === 404 && code !== 'NoSuchBucket' ? Object.assign(failure, { code: 'ENOENT' }) : failure
}

/** Its lists are flat, and what stands in these elements is text. */
const all = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) => plain(text))

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const plain = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '')
