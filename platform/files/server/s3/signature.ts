/**
 * AWS Signature Version 4: what every S3-compatible store asks for. The secret signs the request and never travels.
 * docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
import { createHash, createHmac } from 'node:crypto'

export type Credentials = { readonly region: string; readonly accessKeyId: string; readonly secretAccessKey: string }
type Signable = {
  readonly method: string
  readonly url: URL
  readonly bodyDigest: string
  /** The beginning of the second in which it is sent. */
  readonly at: Date
}

const SERVICE = 's3'

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')

/** The headers that make it a signed request. */
export function signed(request: Signable, { region, accessKeyId, secretAccessKey }: Credentials) {
  const { method, url, bodyDigest, at } = request
  const time = at.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const day = time.slice(0, 8)
  const scope = `${day}/${region}/${SERVICE}/aws4_request`
  const headers = { host: url.host, 'x-amz-content-sha256': bodyDigest, 'x-amz-date': time }
  const names = Object.keys(headers).join(';')
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`)
  const canonical = [method, url.pathname, queryOf(url), lines.join(''), names, bodyDigest].join('\n')
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')
  const key = [day, region, SERVICE, 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secretAccessKey}`)
  return {
    'x-amz-content-sha256': bodyDigest,
    'x-amz-date': time,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${hmac(key, text).toString('hex')}`,
  }
}

const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** In the order of their names, each written as RFC 3986 wants it, which is stricter than what URLs write. */
function queryOf({ searchParams }: URL): string {
  return [...searchParams]
    .map(([name, value]) => `${strict(name)}=${strict(value)}`)
    .sort()
    .join('&')
}

export const strict = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
