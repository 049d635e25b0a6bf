/** The photo by which somebody is known at the clock: sent by the person and approved, or given by HR. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Flag, Id, Instant } from '#platform/contract/fields.ts'

const own = { to: 'area', of: ['face'] } as const
const reviewers = { to: 'area', of: ['employee.face'] } as const
const ById = z.object({ id: Id })

export const FacePhoto = z
  .object({
    id: Id,
    employee_id: Id,
    full_name: z.string(),
    staff_id: z.string(),
    /** pending, approved (in use), rejected. */
    status: z.string(),
    by_hr: z.boolean(),
    sent_at: Instant,
    sent_by: z.string(),
    decided_by: z.string().nullable(),
    decided_at: Instant.nullable(),
    reason: z.string().nullable(),
    /** Whether its picture is still kept: of a rejected one it is not. */
    has_picture: z.boolean(),
    /** Whether the clock can know somebody by it: looked at, no face found, not looked at yet, or not looked at here. */
    face: z.enum(['found', 'none', 'waiting', 'off']),
    /** Why the caller may not decide it; null where he may. */
    closed: z.string().nullable(),
  })
  .meta({ id: 'FacePhoto' })

const Consent = z.object({ agreed: z.boolean(), agreed_at: Instant.nullable() }).meta({ id: 'FaceConsent' })

export const faceConsent = endpoint({
  id: 'employees.faceConsent',
  method: 'GET',
  path: 'api/emp/faceRecognition/consent',
  access: own,
  summary: 'Whether I agreed that my face is used to clock in, and since when',
  response: Consent,
  problems: ['employees.not-employed'],
})
export const setFaceConsent = endpoint({
  id: 'employees.setFaceConsent',
  method: 'POST',
  path: 'api/emp/faceRecognition/consent',
  access: own,
  summary: 'Agree, or withdraw it: then all there is of my face goes at once',
  body: z.object({ agree: Flag }).strict(),
  response: Consent,
  problems: ['employees.not-employed'],
})

export const ownFace = endpoint({
  id: 'employees.ownFace',
  method: 'GET',
  path: 'api/emp/faceRecognition/photo',
  access: own,
  summary: 'One’s own photo in use and the one that waits, newest first',
  response: z.array(FacePhoto),
})
export const sendFace = endpoint({
  id: 'employees.sendFace',
  method: 'POST',
  path: 'api/emp/faceRecognition/photo',
  status: 201,
  access: own,
  summary: 'Send a photo of one’s face; it is used once HR has approved it, and replaces one that waits',
  file: 'required',
  response: z.array(FacePhoto),
  problems: [
    'employees.not-employed',
    'employees.face-consent',
    'employees.face-limit',
    'files.not-a-picture',
    'files.too-many-pixels',
  ],
})
export const ownFacePicture = endpoint({
  id: 'employees.ownFacePicture',
  method: 'GET',
  path: 'api/emp/faceRecognition/photo/{id}',
  access: own,
  summary: 'One’s own photo itself',
  params: ById,
  download: true,
})
export const removeOwnFace = endpoint({
  id: 'employees.removeOwnFace',
  method: 'DELETE',
  path: 'api/emp/faceRecognition/photo/{id}',
  access: own,
  summary: 'Take one’s own photo away, in use or waiting',
  params: ById,
  response: z.array(FacePhoto),
})

export const facePhotos = endpoint({
  id: 'employees.facePhotos',
  method: 'GET',
  path: 'api/panel/faceRecognition/photo',
  access: reviewers,
  summary: 'Photos that wait, or all of one person',
  query: z.object({ employee_id: Id.optional() }),
  response: z.array(FacePhoto),
})
export const giveFace = endpoint({
  id: 'employees.giveFace',
  method: 'POST',
  path: 'api/panel/faceRecognition/photo/{id}',
  status: 201,
  access: reviewers,
  summary: 'Give the photo of a person; it is in use at once',
  params: ById,
  /** Demanded, but whose it shall be is looked at first. */
  file: 'optional',
  response: z.array(FacePhoto),
  problems: [
    'approvals.own',
    'employees.face-consent',
    'employees.face-limit',
    'files.not-a-picture',
    'files.too-many-pixels',
  ],
})
export const facePicture = endpoint({
  id: 'employees.facePicture',
  method: 'GET',
  path: 'api/panel/faceRecognition/photo/{id}',
  access: reviewers,
  summary: 'A photo itself',
  params: ById,
  download: true,
})
export const removeFace = endpoint({
  id: 'employees.removeFace',
  method: 'DELETE',
  path: 'api/panel/faceRecognition/photo/{id}',
  access: reviewers,
  summary: 'Take a photo away; the person is no longer known by it',
  params: ById,
  response: z.array(FacePhoto),
})
