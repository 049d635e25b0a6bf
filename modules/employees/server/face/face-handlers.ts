/** Photos of faces: sent by the person, given or decided by HR, seen by these alone. */
import { type Acting, actingOf } from '#platform/approvals/server/acting.ts'
import { decide } from '#platform/approvals/server/deciding/decide.ts'
import { sendRequests } from '#platform/approvals/server/deciding/send.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { asReply, keptFile, withFile } from '#platform/files/server/kept-files.ts'
import { isMarked, notFound, type Problem, problem, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { isOnlyAdmin } from '#platform/identity/server/company-admins.ts'
import { wantReading } from '#platform/reading/server/reading-store.ts'
import {
  facePhotos,
  facePicture,
  giveFace,
  ownFace,
  ownFacePicture,
  removeFace,
  removeOwnFace,
  sendFace,
} from '../../contract/requests/face.ts'
import { FACE_KIND } from '../../model/request-kinds.ts'
import { logChange } from '../log.ts'
import { lookingOf } from '../looking.ts'
import { lockProfile, type ProfileRow } from '../profile/profile-store.ts'
import { ownId } from '../requests/own-id.ts'
import type { Sight } from '../sight.ts'
import { faceRefused } from './consent-store.ts'
import { FACE_PHOTO } from './face-reader.ts'
import { type FaceRow, facesOf, insertFace, tidyFaces } from './face-store.ts'

const PHOTO = { accept: 'picture', purpose: 'face-photo' } as const

export const faceHandlers = (approvals: Approvals): readonly Handler[] => [
  on(ownFace, (call) => call.company.read((tx) => ownPhotos(tx, call))),

  on(sendFace, async (call) => {
    const acting = await actingOf(call)
    const sight = { of: 'self', accountId: call.session.accountId } as const
    const done = await kept(call, sight, async (tx, person, fileId) => {
      const refused = await faceRefused(tx, acting.companyId, person.id)
      if (refused) return refused
      const waiting = await facesOf(tx, acting.companyId, { employeeId: person.id, status: 'pending' })
      const ids = waiting.map(({ id }) => id)
      if (ids.length > 0) await decide(tx, approvals, acting, { ids, decision: 'cancel', ...SILENTLY })
      await send(tx, approvals, acting, { person, fileId, byHr: false })
      await wantReading(tx, call, acting.companyId, { fileId, kind: FACE_PHOTO, urgent: false })
      const answer = reply(await ownPhotos(tx, call), { messageKey: 'employees.face-sent' })
      await logPhoto(tx, call, person, 'employees.face-sent')
      return answer
    })
    await tidyFaces(call, acting.companyId)
    return done
  }),

  on(ownFacePicture, (call) => picture(call, { id: call.params.id, account: call.session.accountId })),

  on(removeOwnFace, async (call) => {
    const acting = await actingOf(call)
    // What was replaced from another list goes first, or it would be the newest again.
    await tidyFaces(call, acting.companyId)
    const done = await call.company.transaction(async (tx) => {
      const [photo] = await facesOf(tx, acting.companyId, { id: call.params.id })
      if (!photo || photo.about_account !== call.session.accountId) return notFound()
      const decision = photo.status === 'pending' ? 'cancel' : 'remove'
      const [one] = await decide(tx, approvals, acting, { ids: [photo.id], decision, ...SILENTLY })
      return one?.problem ?? reply(await ownPhotos(tx, call), { messageKey: 'employees.face-removed' })
    })
    await tidyFaces(call, acting.companyId)
    return done
  }),

  on(facePhotos, async (call) => {
    const { company, query, session, db } = call
    const alone = await isOnlyAdmin(db, company.companyId, session)
    const which = query.employee_id ? { employeeId: query.employee_id } : ({ status: 'pending' } as const)
    return company.read(async (tx) =>
      (await facesOf(tx, company.companyId, which)).map((row) => shown(row, closedFor(call, row, alone))),
    )
  }),

  on(giveFace, async (call) => {
    const acting = await actingOf(call)
    const done = await kept(
      call,
      { of: 'company' },
      async (tx, person, fileId) => {
        if (person.user_id === call.session.accountId && !acting.isOnlyAdmin) return problem('approvals.own')
        const refused = await faceRefused(tx, acting.companyId, person.id)
        if (refused) return refused
        await send(tx, approvals, acting, { person, fileId, byHr: true })
        await wantReading(tx, call, acting.companyId, { fileId, kind: FACE_PHOTO, urgent: false })
        const photos = await facesOf(tx, acting.companyId, { employeeId: person.id })
        const answer = reply(
          photos.map((row) => shown(row, null)),
          { messageKey: 'employees.face-given' },
        )
        await logPhoto(tx, call, person, 'employees.face-given')
        return answer
      },
      call.params.id,
    )
    await tidyFaces(call, acting.companyId)
    return done
  }),

  on(facePicture, (call) => picture(call, { id: call.params.id })),

  on(removeFace, async (call) => {
    const acting = await actingOf(call)
    await tidyFaces(call, acting.companyId)
    const done = await call.company.transaction(async (tx) => {
      const [photo] = await facesOf(tx, acting.companyId, { id: call.params.id, status: 'approved' })
      if (!photo) return notFound()
      const [one] = await decide(tx, approvals, acting, { ids: [photo.id], decision: 'withdraw', ...SILENTLY })
      if (one?.problem) return one.problem
      const left = await facesOf(tx, acting.companyId, { employeeId: photo.employee_id })
      return reply(
        left.map((row) => shown(row, null)),
        { messageKey: 'employees.face-removed' },
      )
    })
    await tidyFaces(call, acting.companyId)
    return done
  }),
]

const SILENTLY = { reason: null, confirmed: true, answersAsked: false, kind: FACE_KIND } as const

type FaceCall = Pick<Call<Endpoint>, 'company' | 'session' | 'clock' | 'say' | 'language'>

async function ownPhotos(tx: Tx, { company, session }: Pick<FaceCall, 'company' | 'session'>) {
  return (await facesOf(tx, company.companyId, { account: session.accountId })).map((row) => shown(row, null))
}

/** Holds the person, and has the file in the same transaction. */
async function kept<Done>(
  call: FileCall,
  sight: Sight,
  work: (tx: Tx, person: ProfileRow, fileId: string) => Promise<Done>,
  employeeId?: string,
): Promise<Done | Problem> {
  const { company, session, file } = call
  const holding = async (tx: Tx): Promise<ProfileRow | Problem> => {
    const id = employeeId ?? (await ownId(tx, company.companyId, session.accountId))
    const person = id && (await lockProfile(tx, await lookingOf(tx, call, sight), id))
    return person || (employeeId ? notFound() : problem('employees.not-employed'))
  }
  if (!file) {
    const person = await company.transaction(holding)
    return 'code' in person ? person : problem('http.invalid', { errors: { file: ['files.empty'] } })
  }
  return withFile<Done | Problem>(call, file, PHOTO, async (tx, fileId) => {
    const person = await holding(tx)
    return 'code' in person ? person : work(tx, person, fileId)
  })
}

type FileCall = FaceCall & Pick<Call<Endpoint>, 'file' | 'files' | 'seal' | 'log' | 'actor'>

const logPhoto = (tx: Tx, call: FileCall, person: ProfileRow, action: string): Promise<void> =>
  logChange(tx, call, person, { before: { face_photo: null }, after: { face_photo: call.file?.name ?? '' }, action })

type New = { readonly person: ProfileRow; readonly fileId: string; readonly byHr: boolean }

async function send(tx: Tx, approvals: Approvals, acting: Acting, { person, fileId, byHr }: New): Promise<void> {
  const id = newId(acting.now.getTime())
  await insertFace(tx, acting.companyId, { id, employeeId: person.id, fileId, byHr })
  const told = (language: 'en' | 'zh-Hant') => ({
    title: acting.say(language, 'employees.kind.face-photo'),
    detail: acting.say(language, 'employees.face-detail'),
  })
  const about = { id, aboutId: person.id, type: null, length: null, amount: null, from: null, to: null, decided: byHr }
  await sendRequests(tx, approvals, acting, FACE_KIND, [
    { ...about, told: { en: told('en'), 'zh-Hant': told('zh-Hant') } },
  ])
}

const closedFor = ({ session, say, language }: FaceCall, { about_account }: FaceRow, alone: boolean): string | null =>
  about_account === session.accountId && !alone ? say(language, 'approvals.own') : null

const shown = ({ file_id: _, about_account: __, ...photo }: FaceRow, closed: string | null) => ({
  ...photo,
  has_picture: photo.status === 'pending' || photo.status === 'approved',
  closed,
})

type PictureCall = Pick<Call<Endpoint>, 'company' | 'files' | 'seal'>

async function picture(call: PictureCall, which: { readonly id: string; readonly account?: string }) {
  const { companyId } = call.company
  const [photo] = await call.company.read((tx) => facesOf(tx, companyId, { ...which, seen: true }))
  const file = photo && (await keptFile(call, photo.file_id))
  return file && !isMarked(file, 'problem') ? asReply(file) : notFound()
}
