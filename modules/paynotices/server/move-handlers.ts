/** Notices filed and cleared, and the sheets that the bureau takes. */
import { companyFacts } from '#modules/company/server/public.ts'
import { isMarked, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { noticeCleared, noticeFile, noticeFiled } from '../contract/notices.ts'
import { fromPay } from '../model/boxes.ts'
import { forms } from '../model/form.ts'
import { bureauFile } from './bureau-file.ts'
import { log } from './log.ts'
import { keep, keptOf, nameOf, oneOf, refused, shown } from './notice-handlers.ts'
import { holdNotice, type KeptNotice } from './store.ts'

export const moveHandlers: readonly Handler[] = [
  on(noticeFiled, (call) =>
    call.company.transaction(async (tx) => {
      const { id } = call.params
      await holdNotice(tx, call.company.companyId, id)
      const { notice, today } = await oneOf(tx, call, id)
      const { filed_on, reference = null } = call.body
      if (filed_on > today) return refused({ filed_on: 'paynotices.not-yet' })
      if (notice.status === 'cleared') return problem('paynotices.cleared-already', { status: 409 })
      const before = keptOf(notice)
      const told = notice.status === 'filed' ? before.told : fromPay(notice.boxes)
      const now = { filed_on, reference: reference || null }
      const after: KeptNotice = { ...before, ...now, told, status: 'filed', event_on: notice.eventOn }
      await keep(tx, call, after)
      const was = { filed_on: before.filed_on, reference: before.reference }
      const of = { id, name: nameOf(call, notice.form, notice.person.fullName) }
      await log(tx, call, { action: 'paynotices.filed', of, before: was, after: now })
      return reply(await shown(tx, call, id), { messageKey: 'paynotices.saved' })
    }),
  ),

  on(noticeCleared, (call) =>
    call.company.transaction(async (tx) => {
      const { id } = call.params
      await holdNotice(tx, call.company.companyId, id)
      const { notice, today } = await oneOf(tx, call, id)
      if (!forms[notice.form].clears) return problem('paynotices.no-clearance')
      const { filed_on } = keptOf(notice)
      if (filed_on === null) return problem('paynotices.not-filed', { status: 409 })
      const cleared_on = call.body.cleared_on ?? today
      if (cleared_on > today) return refused({ cleared_on: 'paynotices.not-yet' })
      if (cleared_on < filed_on) return refused({ cleared_on: 'paynotices.before-filing' })
      await keep(tx, call, { ...keptOf(notice), cleared_on, status: 'cleared' })
      const of = { id, name: nameOf(call, notice.form, notice.person.fullName) }
      await log(tx, call, { action: 'paynotices.cleared', of, after: { cleared_on } })
      return reply(await shown(tx, call, id), { messageKey: 'paynotices.saved' })
    }),
  ),

  on(noticeFile, async (call) => {
    const file = await call.company.read((tx) => bureauFile(tx, call, call.params.sheet, call.query))
    if (!isMarked(file, 'file')) return file
    await call.company.transaction(async (tx) => {
      const { id, name } = await companyFacts(tx, call.company.companyId)
      await log(tx, call, { action: 'paynotices.file-taken', of: { id, name }, after: { file: file.name } })
    })
    return file
  }),
]
