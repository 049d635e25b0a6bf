/** What everybody sees of training: sessions to ask for, one's own courses and certificates, and what one thought of it. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, LongText } from '#platform/contract/fields.ts'
import { Bond, Certificate, CourseState, OwnSession } from './fields.ts'
import { words } from './types.ts'

const access = { to: 'area', of: ['training.own'] } as const
const problems = [words.notEmployed]

export const ownSessions = endpoint({
  id: 'training.ownSessions',
  method: 'GET',
  path: 'api/emp/training/session',
  access,
  summary: 'Sessions that one can ask for, and those one is or was in',
  response: z.array(OwnSession),
  problems,
})
export const ownCourses = endpoint({
  id: 'training.ownCourses',
  method: 'GET',
  path: 'api/emp/training/course',
  access,
  summary: 'Courses that I have to do or have done, with when they are due again',
  response: z.array(CourseState),
  problems,
})
export const ownCertificates = endpoint({
  id: 'training.ownCertificates',
  method: 'GET',
  path: 'api/emp/training/certificate',
  access,
  summary: 'My certificates, the newest first',
  response: z.array(Certificate),
  problems,
})
export const ownCertificateFile = endpoint({
  id: 'training.ownCertificateFile',
  method: 'GET',
  path: 'api/emp/training/certificate/{id}/file',
  access,
  params: z.object({ id: Id }),
  summary: 'My certificate to print',
  download: true,
})
export const ownBonds = endpoint({
  id: 'training.ownBonds',
  method: 'GET',
  path: 'api/emp/training/bond',
  access,
  summary: 'What I would owe of my training bonds, were I to leave today',
  response: z.array(
    Bond.pick({
      ...{ session_id: true, course: true, amount: true, months: true, served: true, until: true },
      ...{ accepted_on: true, owed: true },
    }),
  ),
  problems,
})
export const feedback = endpoint({
  id: 'training.feedback',
  method: 'POST',
  path: 'api/emp/training/{id}/feedback',
  access,
  params: z.object({ id: Id }),
  summary: 'What I thought of a session in which I had a seat, from 1 to 5; {id} is the session or my request for it',
  body: z.strictObject({ rating: z.coerce.number().int().min(1).max(5), comment: LongText.nullable().optional() }),
  response: z.object({ rating: z.number().int(), comment: z.string().nullable() }),
  problems: ['training.not-yet', 'training.no-seat'],
})
