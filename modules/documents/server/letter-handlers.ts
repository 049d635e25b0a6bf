/** Letters to people: written as drafts, sent, reminded of, withdrawn. */
import type { PlainDate } from '#kernel/plain-date.ts'
import { log } from '#platform/activity/server/log.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
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
import { mayBeWithdrawn, waitsForAnswer } from '../model/letter.ts'
import { type Acting, happened, held, refusingOwnLetters } from './acting.ts'
import { demandDayAhead, judgedLetter } from './judged.ts'
import {
  insertLetters,
  lettersOf,
  markReminded,
  removeLetterRow,
  sealedTexts,
  setLetter,
  textsOf,
} from './letter-store.ts'
import { letterRowView, letterView } from './letter-view.ts'
import { printedLetter } from './paper.ts'
import { sendMany } from './send-many.ts'
import { tellOfLetters } from './telling.ts'
import { oneTemplate } from './template-store.ts'

const OURS = 'employee'

export const letterHandlers: readonly Handler[] = [
  on(lettersSent, ({ company, query }) =>
    company.read(async (tx) => {
      const { page, per_page, status, employee_id, search } = query
      const wanted = { audience: OURS, status, employeeId: employee_id, search } as const
      const paging = page === undefined ? undefined : { page, perPage: per_page }
      const { rows, total } = await lettersOf(tx, company.companyId, { ...wanted, page: paging })
      return reply(rows.map(letterRowView), page === undefined ? {} : { meta: { page, per_page, total } })
    }),
  ),

  on(letterSent, (call) =>
    call.company.read(async (tx) => {
      const wanted = { ids: [call.params.id], audience: OURS } as const
      const [row] = (await lettersOf(tx, call.company.companyId, wanted)).rows
      return row ? letterView(row, call.seal) : notFound()
    }),
  ),

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
      const former = textsOf(call.seal, before)
      const { name = before.name, language = before.language, answer = before.answer } = words
      const texts = judgedLetter(language, { ...former, ...words })
      const due = due_on === undefined ? before.due_on : due_on
      const fields = { name, language, answer, due_on: answer === 'none' ? null : due }
      const isSame = JSON.stringify(texts) === JSON.stringify(former)
      await setLetter(tx, call.company.companyId, before.id, {
        ...fields,
        ...(isSame ? {} : { body: sealedTexts(call.seal, texts) }),
      })
      const after = await held(tx, call, before.id)
      const told = (row: typeof before) => ({
        name: row.name,
        language: row.language,
        answer: row.answer,
        due_on: row.due_on,
      })
      await happened(tx, call, 'documents.letter-changed', after, { before: told(before), after: told(after) })
      return reply(letterView(after, call.seal), { messageKey: 'documents.letter-stored' })
    })
  }),

  on(removeLetter, (call) =>
    call.company.transaction(async (tx) => {
      const row = await held(tx, call, call.params.id, OURS)
      if (row.status !== 'draft') return problem('documents.is-sent')
      await removeLetterRow(tx, call.company.companyId, row.id)
      await happened(tx, call, 'documents.draft-removed', row)
      return reply(null, { messageKey: 'documents.draft-removed' })
    }),
  ),

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

  on(letterPdf, async (call) => {
    const wanted = { ids: [call.params.id], audience: OURS } as const
    const [row] = (await call.company.read((tx) => lettersOf(tx, call.company.companyId, wanted))).rows
    return row ? printedLetter(call, row) : notFound()
  }),
]

const today = ({ clock, session }: Pick<Acting, 'clock' | 'session'>): PlainDate => clock.today(session.timezone)

type Withdrawing = Acting & { readonly params: { readonly id: string }; readonly body: { readonly reason: string } }

/** Of either kind. The letter stays to be seen, as withdrawn. */
export async function withdrawn(tx: Tx, call: Withdrawing, audience: 'employee' | 'third_party') {
  const row = await held(tx, call, call.params.id, audience)
  if (!mayBeWithdrawn(row)) throw new Refusal(problem('documents.not-sent'))
  const now = call.clock.now()
  const fields = { status: 'withdrawn', withdrawn_at: now.toISOString(), withdrawn_reason: call.body.reason } as const
  await setLetter(tx, call.company.companyId, row.id, fields)
  await tellOfLetters(tx, call.company.companyId, 'withdrawn', [row], now)
  const after = await held(tx, call, row.id)
  await happened(tx, call, 'documents.withdrawn', after, { after: { reason: call.body.reason } })
  return reply(letterView(after, call.seal), { messageKey: 'documents.withdrawn' })
}
