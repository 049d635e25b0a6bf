/** A clocking with the photo that came with it, or without one; of a repeated one the photo is let go. */
import type { Tx } from '#platform/database/server/connect.ts'
import { dropFiles, removeBytes, withFile } from '#platform/files/server/kept-files.ts'
import type { UploadedFile } from '#platform/http/server/handler.ts'
import type { Done } from './clock-in.ts'

const PHOTO = {
  accept: 'picture',
  purpose: 'clocking',
  field: 'photo',
  largest: { megabytes: 5, megapixels: 20 },
} as const

type Keeping = Parameters<typeof withFile>[0]

export async function withPhoto<What extends Done>(
  keeping: Keeping,
  file: UploadedFile | undefined,
  work: (tx: Tx, photoId: string | undefined) => Promise<What>,
): Promise<What> {
  const { company } = keeping
  if (!file) return company.transaction((tx) => work(tx, undefined))
  const { done, dropped } = await withFile(keeping, file, PHOTO, async (tx, fileId) => {
    const done = await work(tx, fileId)
    return { done, dropped: done.isRepeat ? await dropFiles(tx, company.companyId, [fileId]) : [] }
  })
  if (dropped.length > 0) await removeBytes(keeping, dropped)
  return done
}
