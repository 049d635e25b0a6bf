/** Files leave as attachments that no browser renders, under a name that survives every script (RFC 6266). */
import type { FastifyReply } from 'fastify'
import type { FileReply } from './answers.ts'

export function sendFile(to: FastifyReply, file: FileReply): FastifyReply {
  const plain = file.name.replace(/[^\w.-]+/g, '_')
  return to
    .status(200)
    .type(file.type)
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    .header('cache-control', 'no-store')
    .send(file.body)
}
