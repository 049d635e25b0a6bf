/**
 * An upload that outlives its request, because a job works on it: sealed in the file store, and taken away when the
 * job is done. A job that another process takes over finds it there.
 */
import { randomUUID } from 'node:crypto'
import type { UploadedFile } from '#platform/http/server/handler.ts'
import type { Services } from '#platform/http/server/services.ts'

type Keeping = Pick<Services, 'files' | 'seal'>

export async function keepUpload({ files, seal }: Keeping, companyId: string, file: UploadedFile): Promise<string> {
  const key = `${companyId}/${randomUUID()}`
  await files.put(key, Buffer.from(seal.seal(file.bytes.toString('base64'), key)))
  return key
}

export async function keptUpload({ files, seal }: Keeping, key: string): Promise<Buffer> {
  return Buffer.from(seal.open((await files.get(key)).toString(), key), 'base64')
}

export const dropUpload = ({ files }: Pick<Services, 'files'>, key: string): Promise<void> => files.remove(key)
