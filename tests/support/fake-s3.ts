// An S3-compatible store on loopback that checks every signature by its own reckoning, and stumbles as a test asks.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type FakeS3 = {
  readonly url: string
  /** What lies in it, by bucket and key. */
  readonly kept: Map<string, Buffer>
  /** How many requests fail before one succeeds. */
  stumbles: number
  redirects: boolean
  stop(): Promise<void>
}
type Secret = { readonly region: string; readonly accessKeyId: string; readonly secretAccessKey: string }

const PAGE = 3

export async function startFakeS3(secret: Secret): Promise<FakeS3> {
  const server = createServer((request, answer) => void handle(request, answer))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const s3: FakeS3 = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    kept: new Map(),
    stumbles: 0,
    redirects: false,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return s3

  async function handle(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const body = Buffer.concat(parts)
    const refuse = (status: number, code: string) =>
      void answer.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
    if (s3.redirects) return void answer.writeHead(307, { location: 'http://127.0.0.1:1/' }).end()
    if (s3.stumbles > 0) {
      s3.stumbles -= 1
      return refuse(503, 'SlowDown')
    }
    if (!isSigned(request, body, secret)) return refuse(403, 'SignatureDoesNotMatch')
    const url = new URL(request.url ?? '/', s3.url)
    const [bucket = '', ...rest] = url.pathname.slice(1).split('/').map(decodeURIComponent)
    const key = rest.join('/')
    if (key === '') return list(answer, bucket, url.searchParams)
    const name = `${bucket}/${key}`
    if (request.method === 'PUT') s3.kept.set(name, body)
    if (request.method === 'DELETE') s3.kept.delete(name)
    if (request.method !== 'GET') return void answer.writeHead(request.method === 'PUT' ? 200 : 204).end()
    const found = s3.kept.get(name)
    if (!found) return refuse(404, 'NoSuchKey')
    answer.writeHead(200).end(found)
  }

  function list(answer: ServerResponse, bucket: string, asked: URLSearchParams): void {
    const from = `${bucket}/${asked.get('prefix') ?? ''}`
    const names = [...s3.kept.keys()].filter((name) => name.startsWith(from)).sort()
    const begin = Number(asked.get('continuation-token')?.replace('from=', '') ?? 0)
    const page = names
      .slice(begin, begin + PAGE)
      .map((name) => `<Contents><Key>${name.slice(bucket.length + 1)}</Key></Contents>`)
    const more = begin + PAGE < names.length
    const token = more ? `<NextContinuationToken>from=${begin + PAGE}</NextContinuationToken>` : ''
    answer.writeHead(200).end(`<ListBucketResult>${page.join('')}${token}</ListBucketResult>`)
  }
}

/** Written from Amazon's description, apart from the product's own signing. */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer, secret: Secret): boolean {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w{64})$/.exec(
      headers.authorization ?? '',
    )
  if (!given) return false
  const [, keyId, day = '', region = '', names = '', signature = ''] = given
  const digest = createHash('sha256').update(body).digest('hex')
  const time = String(headers['x-amz-date'])
  if (keyId !== secret.accessKeyId || region !== secret.region || headers['x-amz-content-sha256'] !== digest)
    return false
  if (!time.startsWith(day) || !names.split(';').includes('host')) return false
  const [path = '', query = ''] = url.split('?')
  const parameters = new URLSearchParams(query)
  parameters.sort()
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  const pairs = [...parameters].map(([name, value]) => `${encode(name)}=${encode(value)}`)
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = `${method}\n${path}\n${pairs.join('&')}\n${lines.join('')}\n${names}\n${digest}`
  const hash = createHash('sha256').update(canonical).digest('hex')
  const text = `AWS4-HMAC-SHA256\n${time}\n${day}/${region}/s3/aws4_request\n${hash}`
  let key: Buffer = Buffer.from(`AWS4${secret.secretAccessKey}`)
  for (const part of [day, region, 's3', 'aws4_request']) key = createHmac('sha256', key).update(part).digest()
  const expected = createHmac('sha256', key).update(text).digest()
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}
