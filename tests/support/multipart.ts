// A form that carries a file, as a browser sends it.
import { randomUUID } from 'node:crypto'

export type SentFile = { readonly name: string; readonly bytes: string | Uint8Array }

export function multipart(fields: Readonly<Record<string, string>>, file?: SentFile, field = 'file') {
  const boundary = randomUUID()
  const part = (head: string, bytes: string | Uint8Array) => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(bytes as Uint8Array),
    Buffer.from('\r\n'),
  ]
  const payload = Buffer.concat([
    ...Object.entries(fields).flatMap(([name, value]) => part(`name="${name}"`, value)),
    ...(file
      ? part(`name="${field}"; filename="${file.name}"\r\ncontent-type: application/octet-stream`, file.bytes)
      : []),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

/** The smallest of each kind that passes for one. */
export const sampleFiles = {
  pdf: { name: 'paper.pdf', bytes: '%PDF-1.7\n%%EOF' },
  png: {
    name: 'face.png',
    bytes: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  },
} as const satisfies Readonly<Record<string, SentFile>>
