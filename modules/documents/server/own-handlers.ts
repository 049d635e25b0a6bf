/** My own letters: read, signed or declined, and asked for. Somebody employed twice sees those of both times. */

import { personWhoAsks, recordsOfAccount } from '#modules/employees/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import {
  answerOwnLetter,
  askForLetter,
  cancelOwnRequest,
  lettersToAskFor,
  ownLetter,
  ownLetterPdf,
  ownLetters,
  ownRequests,
  readOwnLetter,
} from '../contract/own.ts'
import { languagesOf, requestDueOn, waitsForAnswer } from '../model/letter.ts'
import { type Acting, happened, held } from './acting.ts'
import { type LetterRow, lettersOf, setLetter } from './letter-store.ts'
import { ownRowView, ownView } from './letter-view.ts'
import { printedLetter } from './paper.ts'
import { decideRequest, heldRequest, insertRequest, requestsOf, requestView } from './request-store.ts'
import { asTemplate, templates } from './template-store.ts'

export const ownHandlers: readonly Handler[] = [
  on(ownLetters, (call) =>
    call.company.read(async (tx) => {
      const own = await mine(tx, call)
      return (await lettersOf(tx, call.company.companyId, { own })).rows.map(ownRowView)
    }),
  ),

  on(ownLetter, (call) =>
    call.company.read(async (tx) => {
      const row = await myLetter(tx, call, call.params.id)
      return row ? ownView(row, call.seal) : notFound()
    }),
  ),

  on(readOwnLetter, (call) =>
    call.company.transaction(async (tx) => {
      const row = await myHeld(tx, call, call.params.id)
      if (row.status === 'withdrawn') return problem('documents.is-withdrawn')
      if (row.status !== 'sent' || row.read_at !== null) return reply(ownView(row, call.seal))
      const read_at = call.clock.now().toISOString()
      // A letter to others is read, and stays as it was issued.
      const status = row.audience === 'employee' ? { status: 'read' as const } : {}
      await setLetter(tx, call.company.companyId, row.id, { read_at, ...status })
      const after = await held(tx, call, row.id)
      await happened(tx, call, 'documents.read', after)
      return reply(ownView(after, call.seal))
    }),
  ),

  on(answerOwnLetter, (call) =>
    call.company.transaction(async (tx) => {
      const row = await myHeld(tx, call, call.params.id)
      const { decision, name, reason, fingerprint } = call.body
      if (row.status === 'withdrawn') return problem('documents.is-withdrawn')
      if (row.answer !== 'sign') return problem('documents.no-answer-wanted')
      if (!waitsForAnswer(row)) return problem('documents.is-answered')
      if (fingerprint !== undefined && fingerprint !== row.fingerprint)
        return problem('documents.changed-meanwhile', { status: 409 })
      if (decision === 'decline' && !reason)
        return problem('documents.reason-needed', { errors: { reason: ['documents.reason-needed'] } })
      if (decision === 'sign' && !sameName(name ?? '', row.full_name)) {
        const params = { name: row.full_name }
        return problem('documents.name-differs', {
          params,
          errors: { name: [{ key: 'documents.name-differs', params }] },
        })
      }
      const at = call.clock.now().toISOString()
      await setLetter(tx, call.company.companyId, row.id, {
        ...{
          status: decision === 'sign' ? 'signed' : 'declined',
          answered_at: at,
          answered_address: call.actor.address,
        },
        ...{ answered_name: decision === 'sign' ? row.full_name : null, read_at: row.read_at ?? at },
        decline_reason: decision === 'decline' ? (reason ?? null) : null,
      })
      const after = await held(tx, call, row.id)
      await happened(tx, call, decision === 'sign' ? 'documents.signed' : 'documents.declined', after)
      return reply(ownView(after, call.seal), {
        messageKey: decision === 'sign' ? 'documents.signed' : 'documents.declined',
      })
    }),
  ),

  on(ownLetterPdf, async (call) => {
    const row = await call.company.read((tx) => myLetter(tx, call, call.params.id))
    return row ? printedLetter(call, row) : notFound()
  }),

  on(lettersToAskFor, ({ company }) =>
    company.read(async (tx) =>
      (await templates.rows(tx, company.companyId))
        .map(asTemplate)
        .filter(({ on_request, is_active }) => on_request && is_active)
        .map(({ id, name, language }) => ({ id, name, language })),
    ),
  ),

  on(ownRequests, (call) =>
    call.company.read(async (tx) => {
      const employeeIds = await mine(tx, call)
      return (await requestsOf(tx, call.company.companyId, { employeeIds })).map(requestView)
    }),
  ),

  on(askForLetter, (call) =>
    call.company.transaction(async (tx) => {
      const { company, clock, session, body } = call
      const me = await personWhoAsks(tx, company.companyId, session.accountId)
      if (!me) return problem('documents.not-employed')
      const kept = await templates.held(tx, company.companyId, body.template_id)
      if (!kept) return notFound()
      const template = asTemplate(kept)
      if (!template.on_request || !template.is_active)
        return problem('documents.not-on-request', { errors: { template_id: ['documents.not-on-request'] } })
      const has = languagesOf(template.language)
      if (languagesOf(body.language).some((one) => !has.includes(one)))
        return problem('documents.language-missing', { errors: { language: ['documents.language-missing'] } })
      const open = await requestsOf(tx, company.companyId, { status: 'asked', employeeIds: [me.id] })
      const same = (one: (typeof open)[number]) =>
        one.template_id === body.template_id && one.recipient_name.toLowerCase() === body.recipient_name.toLowerCase()
      if (open.some(same)) return problem('documents.asked-already')
      const id = newId()
      const now = clock.now()
      const due_on = requestDueOn(clock.today(session.timezone))
      await insertRequest(tx, company.companyId, {
        id,
        employee_id: me.id,
        ...body,
        due_on,
        asked_at: now.toISOString(),
      })
      const row = await heldRequest(tx, company.companyId, id)
      if (!row) return notFound()
      await happened(tx, call, 'documents.asked', { ...row, name: row.template_name })
      return reply(requestView(row), { messageKey: 'documents.asked' })
    }),
  ),

  on(cancelOwnRequest, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const row = await heldRequest(tx, companyId, call.params.id)
      if (!row || !(await mine(tx, call)).includes(row.employee_id)) return notFound()
      if (row.status !== 'asked') return problem('documents.request-decided')
      const decided = { status: 'cancelled', at: call.clock.now(), byName: call.actor.name } as const
      await decideRequest(tx, companyId, row.id, decided)
      await happened(tx, call, 'documents.request-cancelled', { ...row, name: row.template_name })
      return reply(null, { messageKey: 'documents.request-cancelled' })
    }),
  ),
]

const mine = (tx: Tx, { company, session }: Pick<Acting, 'company' | 'session'>) =>
  recordsOfAccount(tx, company.companyId, session.accountId)

async function myLetter(tx: Tx, call: Acting, id: string): Promise<LetterRow | undefined> {
  return (await lettersOf(tx, call.company.companyId, { ids: [id], own: await mine(tx, call) })).rows[0]
}

async function myHeld(tx: Tx, call: Acting, id: string): Promise<LetterRow> {
  if (!(await myLetter(tx, call, id))) throw new Refusal(notFound())
  return held(tx, call, id)
}

/** As it is written in the record, whatever the spaces and the case. */
const sameName = (typed: string, name: string): boolean => {
  const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
  return plain(typed) === plain(name)
}
