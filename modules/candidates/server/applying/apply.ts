/** Somebody applies: judged, and the resume kept, by themselves; stored with those who apply at the same moment. */
import type { OpenAdvertisement } from '#modules/recruitment/server/public.ts'
import { withBytes } from '#platform/files/server/kept-files.ts'
import { problem } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { storeApplication } from '../../contract/application.ts'
import { judgeAnswers } from '../../model/answers.ts'
import { IDENTITY } from '../candidate-store.ts'
import { applyingTogether } from './together.ts'

export const RESUME = { accept: 'resume', purpose: 'resume', field: 'resume' } as const

/** `open` is what the form was of; the advertisement is looked at again, and held, where it is stored. */
export async function apply(call: Call<typeof storeApplication>, open: OpenAdvertisement) {
  const { body, file, db, clock, seal, settings, language, files, log } = call
  const { companyId, timezone } = open
  const judged = judgeAnswers(open.questions, body.answers ?? {})
  const errors = {
    ...judged.errors,
    ...(body.ic_or_passport && !open.asksIdentity ? { ic_or_passport: ['candidates.not-asked'] } : {}),
  }
  if (Object.keys(errors).length > 0) return problem('http.invalid', { errors })
  if (!file) return problem('http.invalid', { errors: { resume: ['http.required'] } })
  const company = db.forCompany(companyId)
  const keeping = { files, seal, log, company, actor: { accountId: null } }
  const identity = body.ic_or_passport ? seal.seal(body.ic_or_passport, IDENTITY) : null
  return withBytes(keeping, file, RESUME, async (resume) => {
    const { id, key } = await company.together(applyingTogether, {
      ...{ requestId: call.request.id, advertisementId: open.id, vacancyId: open.vacancyId, timezone },
      ...{ person: body, answers: judged.answers, identity, language, resume, means: { clock, seal, settings } },
    })
    return { key, done: { id } }
  })
}
