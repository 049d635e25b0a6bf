/** Whether one's face may be used to clock in is one's own to say, and to take back. */
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { removeBytes } from '#platform/files/server/kept-files.ts'
import { problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { faceConsent, setFaceConsent } from '../../contract/requests/face.ts'
import { logChange } from '../log.ts'
import { lookingOf } from '../looking.ts'
import { lockProfile, type ProfileRow } from '../profile/profile-store.ts'
import { ownId } from '../requests/own-id.ts'
import { agree, consentOf } from './consent-store.ts'
import { endFaces, type FacesEnded } from './end-faces.ts'

export const faceConsentHandlers = (elsewhere: FacesEnded | undefined): readonly Handler[] => [
  on(faceConsent, ({ company, session }) =>
    company.read(async (tx) => {
      const id = await ownId(tx, company.companyId, session.accountId)
      if (!id) return problem('employees.not-employed')
      return told(await consentOf(tx, company.companyId, id))
    }),
  ),

  on(setFaceConsent, async (call) => {
    const { company, session, clock, body } = call
    const { companyId } = company
    const { answer, bytes } = await company.transaction(async (tx) => {
      const person = await heldSelf(tx, call)
      const before = await consentOf(tx, companyId, person.id)
      const now = clock.now()
      let bytes: readonly string[] = []
      if (body.agree) await agree(tx, companyId, { employeeId: person.id, by: session.accountId, now })
      else bytes = await endFaces(tx, companyId, [person.id], { now, elsewhere })
      const after = await consentOf(tx, companyId, person.id)
      const messageKey = body.agree ? 'employees.face-agreed' : 'employees.face-withdrawn'
      if ((before === undefined) !== (after === undefined))
        await logChange(tx, call, person, {
          before: { face_consent: before !== undefined },
          after: { face_consent: after !== undefined },
          action: messageKey,
        })
      return { answer: reply(told(after), { messageKey }), bytes }
    })
    await removeBytes(call, bytes)
    return answer
  }),
]

const told = (agreedAt: string | undefined) => ({ agreed: agreedAt !== undefined, agreed_at: agreedAt ?? null })

type Own = Pick<Call<Endpoint>, 'company' | 'session' | 'clock' | 'say' | 'language'>

async function heldSelf(tx: Tx, call: Own): Promise<ProfileRow> {
  const { company, session } = call
  const id = await ownId(tx, company.companyId, session.accountId)
  const sight = { of: 'self', accountId: session.accountId } as const
  const person = id && (await lockProfile(tx, await lookingOf(tx, call, sight), id))
  if (!person) throw new Refusal(problem('employees.not-employed'))
  return person
}
