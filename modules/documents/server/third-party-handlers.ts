/** Letters about people to others. What they tell is told with the person's consent: by their request, or as HR confirms. */
import { newId } from '#platform/clock/server/new-id.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import {
  changeToOthers,
  draftToOthers,
  issueToOthers,
  lettersToOthers,
  letterToOthers,
  pdfToOthers,
  removeToOthers,
  withdrawToOthers,
} from '../contract/third-party.ts'
import { happened, held, refusingOwnLetters } from './acting.ts'
import { listed, looked, printed, rewritten, thrownAway, withdrawn } from './either-kind.ts'
import { judgedLetter } from './judged.ts'
import { insertLetters } from './letter-store.ts'
import { letterView } from './letter-view.ts'
import { decideRequest, heldRequest } from './request-store.ts'
import { sent } from './sending.ts'
import { oneTemplate } from './template-store.ts'

const OTHERS = 'third_party'

export const thirdPartyHandlers: readonly Handler[] = [
  on(lettersToOthers, (call) => listed(call, OTHERS)),
  on(letterToOthers, (call) => looked(call, OTHERS)),
  on(pdfToOthers, (call) => printed(call, OTHERS)),

  on(draftToOthers, async (call) => {
    const refuseOwn = await refusingOwnLetters(call)
    return call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { title_en, text_en, title_zh, text_zh, ...fields } = call.body
      await refuseOwn(tx, [fields.employee_id])
      const texts = judgedLetter(fields.language, { title_en, text_en, title_zh, text_zh })
      if (fields.template_id !== null && !(await oneTemplate(tx, companyId, fields.template_id))) return notFound()
      if (fields.request_id !== null) {
        const request = await heldRequest(tx, companyId, fields.request_id)
        if (!request || request.employee_id !== fields.employee_id) return notFound()
        if (request.status !== 'asked') return problem('documents.request-decided')
      }
      const id = newId()
      const letter = { ...fields, id, audience: OTHERS, answer: 'none', due_on: null, texts } as const
      await insertLetters(tx, call.seal, [letter], { by: call.actor.accountId, now: call.clock.now() })
      const row = await held(tx, call, id)
      await happened(tx, call, 'documents.drafted', row, { after: { recipient_name: row.recipient_name } })
      return reply(letterView(row, call.seal), { messageKey: 'documents.letter-stored' })
    })
  }),

  on(changeToOthers, async (call) => {
    const refuseOwn = await refusingOwnLetters(call)
    return call.company.transaction(async (tx) => {
      const before = await held(tx, call, call.params.id, OTHERS)
      await refuseOwn(tx, [before.employee_id])
      if (before.status !== 'draft') return problem('documents.is-sent')
      const {
        recipient_name = before.recipient_name,
        recipient_address = before.recipient_address,
        ...words
      } = call.body
      return rewritten(tx, call, before, words, { recipient_name, recipient_address })
    })
  }),

  on(removeToOthers, (call) => call.company.transaction((tx) => thrownAway(tx, call, OTHERS))),

  on(issueToOthers, async (call) => {
    const refuseOwn = await refusingOwnLetters(call)
    return call.company.transaction(async (tx) => {
      const { company, clock, session, actor } = call
      const row = await held(tx, call, call.params.id, OTHERS)
      await refuseOwn(tx, [row.employee_id])
      if (row.status !== 'draft') return problem('documents.is-sent')
      const request = row.request_id && (await heldRequest(tx, company.companyId, row.request_id))
      const isAsked = request && request.status === 'asked'
      if (!isAsked && !call.body.confirm)
        return problem('documents.consent', {
          status: 409,
          extra: { confirm_required: true },
          data: [call.say(call.language, 'documents.consent-line', { name: row.full_name })],
        })
      await sent(tx, call, [row], { today: clock.today(session.timezone), what: 'issued' })
      const decided = { status: 'issued', at: clock.now(), byName: actor.name } as const
      if (isAsked) await decideRequest(tx, company.companyId, request.id, decided)
      return reply(letterView(await held(tx, call, row.id), call.seal), { messageKey: 'documents.issued' })
    })
  }),

  on(withdrawToOthers, (call) => call.company.transaction((tx) => withdrawn(tx, call, OTHERS))),
]
