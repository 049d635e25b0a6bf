/** JSON, urlencoded and multipart arrive as the same thing: fields, and at most one file in the field `file`, or the one the call names. */
import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { type Problem, problem } from './answers.ts'
import type { UploadedFile } from './handler.ts'

const UPLOAD_MAX = 10 * 1024 * 1024

export type Received = { readonly fields: unknown; readonly file?: UploadedFile }

/** `fields` holds what was read by then, also where the rest is refused. */
export async function receive(
  request: FastifyRequest,
  fileField = 'file',
  fields: Record<string, unknown> = Object.create(null),
): Promise<Received | Problem> {
  if (!request.isMultipart()) return { fields: request.body ?? undefined }
  let file: UploadedFile | undefined
  try {
    for await (const part of request.parts({
      limits: { fileSize: UPLOAD_MAX, files: 1, fields: 50, fieldSize: 64 * 1024 },
    })) {
      if (part.type === 'field') {
        if (Object.hasOwn(fields, part.fieldname))
          return problem('http.invalid', { errors: { [part.fieldname]: ['http.twice'] } })
        fields[part.fieldname] = part.value
      } else {
        if (part.fieldname !== fileField)
          return problem('http.invalid', { errors: { [part.fieldname]: ['http.file-field'] } })
        file = { name: part.filename ?? '', type: part.mimetype, bytes: await part.toBuffer() }
      }
    }
  } catch (error) {
    const code = (error as { code?: string }).code ?? ''
    if (code === 'FST_REQ_FILE_TOO_LARGE') return problem('http.too-large', { status: 413 })
    return problem('http.malformed', { status: code.startsWith('FST_') ? 422 : 400 })
  }
  return file ? { fields, file } : { fields }
}
