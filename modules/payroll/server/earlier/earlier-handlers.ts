/** Earlier pay of a year: who is asked, "there was none", and the sheet. */
import { ownEmployments } from '#modules/employees/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import { isMarked, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { onlyCompanyAdmin } from '#platform/identity/server/company-admins.ts'
import { sheetFile } from '#platform/sheets/server/export/template.ts'
import { changesOf } from '#platform/sheets/server/take-changes.ts'
import { takeUpload } from '#platform/sheets/server/take-upload.ts'
import { earlierPay, earlierPayNone, earlierPayTemplate, earlierPayUpload } from '../../contract/earlier-pay.ts'
import { openingSheet } from '../../model/opening.ts'
import { openingBatch } from '../opening/opening-batch.ts'
import { lastApproved } from '../opening/opening-store.ts'
import { packFor } from '../pack-of-company.ts'
import { askedAbout, nextPeriod } from './asked.ts'
import { earlierSheetRows } from './earlier-sheet.ts'
import { paidOnNone, peopleAmong, sayNone, takeNoneBack } from './earlier-store.ts'
import { openingUndo } from './opening-undo.ts'

export const earlierPayHandlers: readonly Handler[] = [
  on(earlierPay, ({ company, query, clock }) =>
    company.read(async (tx) => {
      const { companyId } = company
      const next = await nextPeriod(tx, companyId, clock)
      const asked = await askedAbout(tx, companyId, { year: query.year ?? next.year, next })
      return query.status === undefined ? asked : asked.filter(({ status }) => status === query.status)
    }),
  ),

  on(earlierPayNone, async ({ company, body, actor, clock, db }) => {
    const { companyId } = company
    const onlyAdmin = await onlyCompanyAdmin(db, companyId)
    const { year, none } = body
    const employeeIds = [...new Set(body.employee_ids)]
    return company.transaction(async (tx) => {
      // Held, so that nobody approves a month meanwhile.
      const afterMonth = (await lastApproved(tx, companyId)).get(year) ?? 0
      const known = await peopleAmong(tx, companyId, employeeIds)
      if (known.size < employeeIds.length) {
        throw new Refusal(problem('payroll.unknown-people', { errors: { employee_ids: ['payroll.unknown-people'] } }))
      }
      // Of everybody at once one's own stays as it is, for somebody else to say.
      const own = await ownEmployments(tx, { companyId, accountId: actor.accountId, onlyAdmin })
      const others = employeeIds.filter((id) => !own.has(id))
      if (others.length === 0) throw new Refusal(problem('employees.own-pay'))
      const used = none ? [] : await paidOnNone(tx, companyId, year, others)
      if (used.length > 0) throw new Refusal(problem('payroll.none-used', { data: used }))
      const changed = none
        ? await sayNone(tx, companyId, others, { year, afterMonth, by: actor, now: clock.now() })
        : await takeNoneBack(tx, companyId, year, others)
      const action = none ? 'payroll.earlier-pay-none' : 'payroll.earlier-pay-none-undone'
      const happened = changed.map((id) => ({ action, subject: { kind: 'employee', id }, after: { year } }))
      await record(tx, companyId, happened, { actor, now: clock.now() })
      const next = await nextPeriod(tx, companyId, clock)
      const said = await askedAbout(tx, companyId, { year, next, employeeIds })
      if (others.length < employeeIds.length) return reply(said, { messageKey: 'payroll.none-but-own' })
      return reply(said, { messageKey: none ? 'payroll.none-said' : 'payroll.none-undone' })
    })
  }),

  on(earlierPayTemplate, (call) => {
    const { companyId } = call.company
    return sheetFile(call, 'pay-so-far.xlsx', async (tx) => {
      const next = await nextPeriod(tx, companyId, call.clock)
      const pack = await packFor(tx, companyId)
      const rows = await earlierSheetRows(tx, companyId, { year: call.query.year ?? next.year, next })
      return { sheet: openingSheet(pack.opening.figures), rows }
    })
  }),

  on(earlierPayUpload, async (call) => {
    const { company, actor, clock, query } = call
    const { companyId } = company
    const pack = await company.read((tx) => packFor(tx, companyId))
    const onlyAdmin = await onlyCompanyAdmin(call.db, companyId)
    const kind = openingUndo.offering(call, openingBatch(companyId, pack, { actor, clock, onlyAdmin }))
    const words = { stored: 'sheets.stored', refused: 'sheets.previous-import-failed', begun: 'sheets.begun' }
    const importing = changesOf(kind, { words })
    const taken = await takeUpload(
      call,
      { ...importing, answer: (told) => ({ ...importing.answer(told), meta: told.created.undo }) },
      { preview: query.preview === '1', long: undefined },
    )
    if (!isMarked(taken, 'reply')) return taken
    const { meta, ...data } = taken.data
    return { ...taken, data, meta }
  }),
]
