/** Portraits: given by who keeps records or by oneself, seen by whoever sees the person. */
import { companyFacts } from '#modules/company/server/public.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { kindOf } from '#platform/files/model/file-kinds.ts'
import { asReply, dropFiles, keptFile, removeBytes, type Wanted, withFile } from '#platform/files/server/kept-files.ts'
import { notFound, type Outcome, type Problem, problem, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import {
  givePortrait,
  ownPortrait,
  portrait,
  removeOwnPortrait,
  removePortrait,
  sendPortrait,
  thumbnails,
} from '../../contract/portrait.ts'
import { THUMBNAIL_SIDE_MAX } from '../../model/portrait.ts'
import { logChange } from '../log.ts'
import { lookingOf } from '../looking.ts'
import { lockProfile, type ProfileRow } from '../profile/profile-store.ts'
import { ownId } from '../requests/own-id.ts'
import { pickingSight, type Sight, sightOf } from '../sight.ts'
import { portraitsOf, setPortrait, unsetPortrait } from './portrait-store.ts'
import { THUMBNAIL_CONTEXT } from './small-portrait.ts'

const PORTRAIT = {
  accept: 'picture',
  purpose: 'portrait',
  largest: { megabytes: 5, megapixels: 24 },
} as const satisfies Wanted
const OF_COMPANY: Sight = { of: 'company' }

export const portraitHandlers: readonly Handler[] = [
  on(givePortrait, (call) => hung(call, call.body.thumbnail, sightOf(call.session), call.params.id)),
  on(sendPortrait, (call) => hung(call, call.body.thumbnail, ownSight(call))),
  on(removePortrait, (call) => takenDown(call, sightOf(call.session), call.params.id)),
  on(removeOwnPortrait, (call) => takenDown(call, ownSight(call))),

  on(portrait, async (call) => {
    const { company, params, session } = call
    const [found] = await company.read((tx) => portraitsOf(tx, company.companyId, [params.id], sightOf(session)))
    const file = found && (await keptFile(call, found.file_id))
    return file ? asReply(file) : none()
  }),

  on(ownPortrait, (call) =>
    call.company.read(async (tx) => {
      const { companyId } = call.company
      const id = await ownId(tx, companyId, call.session.accountId)
      if (!id) return problem('employees.not-employed')
      const [found] = await portraitsOf(tx, companyId, [id], OF_COMPANY)
      return found ? shown(call, found) : { photo_id: null, picture: null }
    }),
  ),

  on(thumbnails, (call) =>
    call.company.read(async (tx) => {
      const { companyId } = call.company
      const { settings } = await companyFacts(tx, companyId)
      const sight = pickingSight(call.session, false, settings.is_view_of_other_department)
      const found = await portraitsOf(tx, companyId, call.body.employee_ids, sight)
      return found.map((row) => ({ id: row.id, ...shown(call, row) }))
    }),
  ),
]

type Asking = Omit<Call<Endpoint>, 'params' | 'query' | 'body'>
type Told = { photo_id: string | null }

const none = (): Problem => problem('employees.no-portrait', { status: 404 })
const ownSight = ({ session }: Pick<Asking, 'session'>): Sight => ({ of: 'self', accountId: session.accountId })

/** Its id is that of the file; the picture is small enough to stand in an answer. */
const shown = ({ seal }: Pick<Asking, 'seal'>, row: { readonly file_id: string; readonly thumbnail: string }) => ({
  photo_id: row.file_id,
  picture: seal.open(row.thumbnail, THUMBNAIL_CONTEXT),
})

async function held(tx: Tx, call: Asking, sight: Sight, id?: string): Promise<ProfileRow | Problem> {
  const { company, session } = call
  const wanted = id ?? (await ownId(tx, company.companyId, session.accountId))
  const person = wanted && (await lockProfile(tx, await lookingOf(tx, call, sight), wanted))
  return person || (id ? notFound() : problem('employees.not-employed'))
}

async function hung(call: Asking, thumbnail: string, sight: Sight, id?: string): Promise<Outcome<Told>> {
  const { file, company, seal } = call
  const { companyId } = company
  const small = smallPicture(thumbnail)
  if (!file || !small) {
    const person = await company.transaction((tx) => held(tx, call, sight, id))
    if ('code' in person) return person
    return problem('http.invalid', {
      errors: {
        ...(file ? {} : { file: ['files.empty'] }),
        ...(small ? {} : { thumbnail: ['employees.thumbnail'] }),
      },
    })
  }
  let former: readonly string[] = []
  const done = await withFile<Outcome<Told>>(call, file, PORTRAIT, async (tx, fileId) => {
    const person = await held(tx, call, sight, id)
    if ('code' in person) return person
    const before = await portraitsOf(tx, companyId, [person.id], OF_COMPANY)
    await setPortrait(tx, companyId, person.id, { fileId, thumbnail: seal.seal(small, THUMBNAIL_CONTEXT) })
    former = await dropFiles(
      tx,
      companyId,
      before.map(({ file_id }) => file_id),
    )
    const change = { before: { portrait: before[0]?.file_id ?? null }, after: { portrait: fileId } }
    await logChange(tx, call, person, { ...change, action: 'employees.portrait-given' })
    return reply({ photo_id: fileId }, { messageKey: 'employees.portrait-given' })
  })
  await removeBytes(call, former)
  return done
}

async function takenDown(call: Asking, sight: Sight, id?: string): Promise<Outcome<Told>> {
  const { companyId } = call.company
  let former: readonly string[] = []
  const done = await call.company.transaction<Outcome<Told>>(async (tx) => {
    const person = await held(tx, call, sight, id)
    if ('code' in person) return person
    const [before] = await portraitsOf(tx, companyId, [person.id], OF_COMPANY)
    if (!before) return none()
    await unsetPortrait(tx, companyId, person.id)
    former = await dropFiles(tx, companyId, [before.file_id])
    const change = { before: { portrait: before.file_id }, after: { portrait: null } }
    await logChange(tx, call, person, { ...change, action: 'employees.portrait-removed' })
    return reply({ photo_id: null }, { messageKey: 'employees.portrait-removed' })
  })
  await removeBytes(call, former)
  return done
}

/** As an address a page can show, freed of what pictures tell besides; undefined for what is no small picture. */
function smallPicture(base64: string): string | undefined {
  const bytes = Buffer.from(base64, 'base64')
  for (const name of ['a.jpg', 'a.png', 'a.webp']) {
    const kind = kindOf('picture', name, bytes)
    const size = kind?.picture?.size(bytes)
    if (!kind?.picture || !size || size.width === 0 || size.height === 0) continue
    if (size.width > THUMBNAIL_SIDE_MAX || size.height > THUMBNAIL_SIDE_MAX) return undefined
    return `data:${kind.type};base64,${Buffer.from(kind.picture.plain(bytes)).toString('base64')}`
  }
  return undefined
}
