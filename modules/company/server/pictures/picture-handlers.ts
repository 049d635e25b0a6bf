/** Logo and photo: one of each. The one before goes, with its bytes, once the new one is stored. */
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { asReply, dropFiles, keptFile, removeBytes, type Wanted, withFile } from '#platform/files/server/kept-files.ts'
import { type Outcome, problem, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import {
  downloadLogo,
  downloadPhoto,
  ownLogo,
  removeLogo,
  removePhoto,
  uploadLogo,
  uploadPhoto,
} from '../../contract/pictures.ts'
import { logoUrl, photoUrl } from '../../model/picture-urls.ts'
import { logChange } from '../company-log.ts'
import { companyRow } from '../company-store.ts'
import { type HungPicture, hungPicture, type PictureKind, setPicture, unsetPicture } from './picture-store.ts'

/** Large enough for a letterhead in print, small enough for a page of payslips to carry it. */
const wanted = {
  logo: { accept: 'printable', purpose: 'company-logo', largest: { megabytes: 5, megapixels: 8 } },
  photo: { accept: 'printable', purpose: 'company-photo', largest: { megabytes: 5, megapixels: 50 } },
} as const satisfies Record<PictureKind, Wanted>

export const pictureHandlers: readonly Handler[] = [
  on(uploadLogo, (call) => hung(call, 'logo', (file) => ({ logo_url: logoUrl(file) ?? '' }))),
  on(uploadPhoto, (call) => hung(call, 'photo', (file) => ({ photo_url: photoUrl(file) ?? '' }))),
  on(removeLogo, (call) => takenDown(call, 'logo')),
  on(removePhoto, (call) => takenDown(call, 'photo')),
  on(downloadLogo, (call) => shown(call, 'logo')),
  on(downloadPhoto, (call) => shown(call, 'photo')),
  on(ownLogo, (call) => shown(call, 'logo')),
]

type Asking = Call<Endpoint>

async function hung<Answer>(call: Asking, kind: PictureKind, answer: (file: string) => Answer) {
  const { file, company } = call
  const { companyId } = company
  if (!file) throw new Error('an upload without its file')
  let former: readonly string[] = []
  const done = await withFile(call, file, wanted[kind], async (tx, fileId) => {
    await companyRow(tx, companyId, true)
    const before = await hungPicture(tx, companyId, kind)
    await setPicture(tx, companyId, kind, fileId)
    former = await dropped(tx, companyId, before)
    const after = await hungPicture(tx, companyId, kind)
    await logChange(tx, call, `company.${kind}-changed`, told(kind, before), told(kind, after))
    return reply(answer(fileId), { messageKey: `company.${kind}-saved` })
  })
  await removeBytes(call, former)
  return done
}

async function takenDown(call: Asking, kind: PictureKind): Promise<Outcome<null>> {
  const { companyId } = call.company
  let former: readonly string[] = []
  const done = await call.company.transaction(async (tx) => {
    await companyRow(tx, companyId, true)
    const before = await hungPicture(tx, companyId, kind)
    if (!before) return problem('company.no-picture', { status: 404 })
    await unsetPicture(tx, companyId, kind)
    former = await dropped(tx, companyId, before)
    await logChange(tx, call, `company.${kind}-changed`, told(kind, before), told(kind, undefined))
    return reply(null, { messageKey: `company.${kind}-removed` })
  })
  await removeBytes(call, former)
  return done
}

const dropped = async (tx: Tx, companyId: string, picture: HungPicture | undefined): Promise<readonly string[]> =>
  picture ? dropFiles(tx, companyId, [picture.fileId]) : []

/** Two pictures of one name are two pictures. */
const told = (kind: PictureKind, picture: HungPicture | undefined) => ({
  [kind]: picture?.name ?? null,
  [`${kind}_file`]: picture?.fileId ?? null,
})

async function shown(call: Asking, kind: PictureKind) {
  const picture = await call.company.read((tx) => hungPicture(tx, call.company.companyId, kind))
  const file = picture && (await keptFile(call, picture.fileId))
  return file ? asReply(file) : problem('company.no-picture', { status: 404 })
}
