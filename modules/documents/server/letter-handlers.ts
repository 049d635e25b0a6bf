/** Letters to people: written as drafts, sent, reminded of, withdrawn. */
import type { PlainDate } from '#kernel/plain-date.ts'
import { log } from '#platform/activity/server/log.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import {
  changeLetter,
  draftLetter,
  letterPdf,
  letterSent,
  lettersSent,
  remindOfLetters,
  removeLetter,
  sendLetters,
  withdrawLetter,
} from '../contract/letters.ts'
import { waitsForAnswer } from '../model/letter.ts'
import { type Acting, happened, held, refusingOwnLetters } from './acting.ts'
import { listed, looked, printed, rewritten, thrownAway, withdrawn } from './either-kind.ts'
import { demandDayAhead, judgedLetter } from './judged.ts'
import { insertLetters, lettersOf, markReminded } from './letter-store.ts'
import { letterView } from './letter-view.ts'
import { sendMany } from './send-many.ts'
import { tellOfLetters } from './telling.ts'
import { oneTemplate } from './template-store.ts'

const OURS = 'employee'

export const letterHandlers: readonly Handler[] = [
  on(lettersSent, (call) => listed(call, OURS)),
  on(letterSent, (call) => looked(call, OURS)),
  on(letterPdf, (call) => printed(call, OURS)),

  on(draftLetter, async (call) => {
    const refuseOwn = await refusingOwnLetters(call)
    return call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { title_en, text_en, title_zh, text_zh, ...fields } = call.body
      await refuseOwn(tx, [fields.employee_id])
      const texts = judgedLetter(fields.language, { title_en, text_en, title_zh, text_zh })
      demandDayAhead(fields.due_on, today(call))
      if (fields.template_id !== null && !(await oneTemplate(tx, companyId, fields.template_id))) return notFound()
      const id = newId()
      const due_on = fields.answer === 'none' ? null : fields.due_on
      const letter = { ...fields, due_on, id, audience: OURS, request_id: null, texts } as const
      const none = { recipient_name: null, recipient_address: null }
      await insertLetters(tx, call.seal, [{ ...letter, ...none }], { by: call.actor.accountId, now: call.clock.now() })
      const row = await held(tx, call, id)
      await happened(tx, call, 'documents.drafted', row)
      return reply(letterView(row, call.seal), { messageKey: 'documents.letter-stored' })
    })
  }),

  on(changeLetter, async (call) => {
    const refuseOwn = await refusingOwnLetters(call)
    return call.company.transaction(async (tx) => {
      const before = await held(tx, call, call.params.id, OURS)
      await refuseOwn(tx, [before.employee_id])
      const { due_on, ...words } = call.body
      if (before.status !== 'draft' && (Object.keys(words).length > 0 || !waitsForAnswer(before)))
        return problem('documents.is-sent')
      demandDayAhead(due_on, today(call))
      const { answer = before.answer } = words
      const due = due_on === undefined ? before.due_on : due_on
      return rewritten(tx, call, before, words, { answer, due_on: answer === 'none' ? null : due })
    })
  }),

  on(removeLetter, (call) => call.company.transaction((tx) => thrownAway(tx, call, OURS))),

  on(sendLetters, async (call) => {
    const refuseOwn = await refusingOwnLetters(call)
    return call.company.transaction((tx) => sendMany(tx, call, { ...call.body, today: today(call), refuseOwn }))
  }),

  on(remindOfLetters, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const on = today(call)
      const { rows } = await lettersOf(tx, companyId, { ids: call.body.ids, audience: OURS }, true)
      if (rows.length < new Set(call.body.ids).size) return notFound()
      const due = rows.filter((row) => waitsForAnswer(row) && row.reminded_on !== on && row.account_id !== null)
      const ids = due.map(({ id }) => id)
      await markReminded(tx, companyId, ids, on)
      await tellOfLetters(tx, companyId, 'reminded', due, call.clock.now())
      const params = { count: due.length }
      if (due.length > 0)
        await log(tx, call, { action: 'documents.reminded', subject: { kind: 'letter' }, after: { count: due.length } })
      const skipped = new Set(call.body.ids).size - due.length
      return reply({ reminded: due.length, skipped }, { messageKey: 'documents.reminded', params })
    }),
  ),

  on(withdrawLetter, (call) => call.company.transaction((tx) => withdrawn(tx, call, OURS))),
]

const today = ({ clock, session }: Pick<Acting, 'clock' | 'session'>): PlainDate => clock.today(session.timezone)
