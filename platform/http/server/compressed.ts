/**
 * Answers compressed on the way out, where the reader takes it: a list of a thousand people is a tenth of its size.
 * An answer holds no secret beside text that a stranger could choose, and needs a token that no other site can send.
 */

import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, createGzip, gzip, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const LEAST = 1_024
/** Up to here it is packed at once: handing it to another thread and back takes longer. */
const SMALL = 32_768
/** Of a small answer a twentieth larger than by the next steps, in half their time. */
const BROTLI_OF_SMALL = 2
/** Nearly as small as the best, in a twentieth of its time. */
const BROTLI_QUALITY = 4
const GZIP_LEVEL = 5

/** A hook before sending; what is not packed goes on at once. */
export function compressed(
  request: FastifyRequest,
  to: FastifyReply,
  payload: unknown,
  done: (failure: Error | null, payload?: unknown) => void,
): void {
  const sent = asTaken(request, to, payload)
  if (sent instanceof Promise) sent.then((bytes) => done(null, bytes), done)
  else done(null, sent)
}

function asTaken(request: FastifyRequest, to: FastifyReply, payload: unknown): unknown {
  if (payload instanceof Readable) return ofStream(request, to, payload)
  if (typeof payload !== 'string' || payload.length < LEAST || to.hasHeader('content-encoding')) return payload
  to.header('vary', 'accept-encoding, accept-language')
  const coding = codingOf(request)
  if (coding === undefined) return payload
  if (payload.length <= SMALL) return encoded(to, coding, packedNow[coding](payload))
  return packed[coding](payload).then((bytes) => encoded(to, coding, bytes))
}

/** What the reader takes, the smallest first. */
function codingOf(request: FastifyRequest): 'br' | 'gzip' | undefined {
  const taken = request.headers['accept-encoding'] ?? ''
  return /\bbr\b/.test(taken) ? 'br' : /\bgzip\b/.test(taken) ? 'gzip' : undefined
}

/** One text for many readers: as each takes it, packed once. */
export function packedOnce(text: string): (request: FastifyRequest, to: FastifyReply) => Buffer {
  const plain = Buffer.from(text)
  const kept = new Map<string, Buffer>()
  return (request, to) => {
    to.header('vary', 'accept-encoding, accept-language')
    const coding = plain.length < LEAST ? undefined : codingOf(request)
    if (coding === undefined) return plain
    const bytes = kept.get(coding) ?? packedNow[coding](text)
    kept.set(coding, bytes)
    return encoded(to, coding, bytes)
  }
}

const brotli = promisify(brotliCompress)
const zipped = promisify(gzip)

const packed = {
  br: (text: string) => brotli(text, brotliOptions(text, BROTLI_QUALITY)),
  gzip: (text: string) => zipped(text, { level: GZIP_LEVEL }),
}
const packedNow = {
  br: (text: string) => brotliCompressSync(text, brotliOptions(text, BROTLI_OF_SMALL)),
  gzip: (text: string) => gzipSync(text, { level: GZIP_LEVEL }),
}

const brotliOptions = (text: string, quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
})

/** A list on its way out is text of which nobody knows the length yet; a workbook, and a style sheet, is packed already. */
function ofStream(request: FastifyRequest, to: FastifyReply, payload: Readable): Readable {
  if (to.hasHeader('content-encoding') || to.hasHeader('content-length')) return payload
  const isText = String(to.getHeader('content-type') ?? '').startsWith('text/')
  if (!isText || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return payload
  to.header('vary', 'accept-encoding, accept-language').header('content-encoding', 'gzip')
  const onItsWay = createGzip({ level: GZIP_LEVEL })
  // What fails on either side ends the other as well, and is told to whoever reads.
  pipeline(payload, onItsWay, () => {})
  return onItsWay
}

function encoded(to: FastifyReply, coding: string, bytes: Buffer): Buffer {
  to.header('content-encoding', coding).header('content-length', bytes.length)
  return bytes
}
