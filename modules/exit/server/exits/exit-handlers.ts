/** Leavings: listed, seen, entered, changed, removed. */
import { plainDateOf } from '#kernel/plain-date.ts'
import { accountsFollow } from '#modules/employees/server/public.ts'
import { dropFiles, removeBytes } from '#platform/files/server/kept-files.ts'
import { isMarked, notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { addExit, changeExit, exit, exits, previewExit, removeExit } from '../../contract/exits/exits.ts'
import { isInRecord } from '../../model/exit-states.ts'
import { type ExitNeeds, held, log } from './acting.ts'
import { askingFor } from './agreeing/asking.ts'
import { documentsOf } from './clearance-store.ts'
import { entered, fieldsOf, refuseLastAdmin, refuseWrong } from './entering.ts'
import { deleteExit, exitsOf, setExit } from './exit-store.ts'
import { detailOf, shown } from './exit-view.ts'
import { inRecord } from './in-record.ts'
import { isOtherPay, payFollows } from './last-pay.ts'
import { leaverOf } from './leaver-store.ts'
import { lawOf, readingOf, told } from './reading.ts'

export const exitHandlers = (needs: ExitNeeds): readonly Handler[] => [
  on(exits, (call) =>
    call.company.read(async (tx) => {
      const { page, per_page, status, exit_type_id, employee_id, from, to, search } = call.query
      const reader = call.session.accountId
      const wanted = { reader, status, typeId: exit_type_id, employeeId: employee_id, from, to, search }
      const paging = page === undefined ? undefined : { page, perPage: per_page }
      const { rows, total } = await exitsOf(tx, call.company.companyId, { ...wanted, page: paging })
      const reading = await readingOf(tx, call)
      const meta = page === undefined ? {} : { meta: { page, per_page, total } }
      return reply(
        rows.map((row) => shown(row, reading, call)),
        meta,
      )
    }),
  ),

  on(exit, (call) => call.company.read((tx) => detailOf(tx, call, call.params.id, needs))),

  on(previewExit, (call) =>
    call.company.read(async (tx) => {
      const { employee_id, last_working_date, ...body } = call.body
      const person = await leaverOf(tx, call.company.companyId, employee_id)
      if (!person) return notFound()
      const reading = await readingOf(tx, call)
      const days = { ...person, ...body }
      const earliest = lawOf(reading, { ...days, last_working_date: body.notice_date }).notice.earliest_last_day
      const lastDay = last_working_date ?? earliest
      refuseWrong(reading, person, { ...body, last_working_date: plainDateOf(lastDay) })
      return told(lawOf(reading, { ...days, last_working_date: lastDay }))
    }),
  ),

  on(addExit, async (call) => {
    const { employee_id, ...given } = call.body
    await refuseLastAdmin(call, employee_id, 'employee_id')
    const asking = await askingFor(call, needs)
    const done = await call.company.transaction(async (tx) => {
      const row = await entered(tx, call, employee_id, given, false)
      await log(tx, call, 'exit.submitted', row, { after: fieldsOf(row) })
      await asking.send(tx, row)
      return reply(await detailOf(tx, call, row.id, needs), { messageKey: 'exit.added' })
    })
    await accountsFollow(call, call.company.companyId, { by: call.actor, of: [employee_id] })
    return done
  }),

  on(changeExit, async (call) => {
    const { companyId } = call.company
    const asking = await askingFor(call, needs)
    return call.company.transaction(async (tx) => {
      const former = await held(tx, call, call.params.id, 'edit')
      const person = await leaverOf(tx, companyId, former.employee_id)
      if (!person) return notFound()
      const { confirm, ...given } = call.body
      const fields = { ...fieldsOf(former), ...given }
      const days = {
        notice_date: plainDateOf(fields.notice_date),
        last_working_date: plainDateOf(fields.last_working_date),
      }
      refuseWrong(await readingOf(tx, call), person, { ...fields, ...days }, { had: former.exit_reason_ids })
      const isOther = isOtherPay(former, fields)
      const pay = isOther
        ? await payFollows(tx, call, needs, former, { goesOn: days.last_working_date, isConfirmed: confirm === true })
        : 'exit.saved'
      await setExit(tx, companyId, former.id, fields)
      const leads = ['exit_type_id', 'exit_reason_ids'].some((name) => name in given)
      if (leads && isInRecord(former.status)) await inRecord(tx, call, needs, { ...former, ...fields })
      await asking.send(tx, { ...former, ...fields }, true)
      const answer = reply(await detailOf(tx, call, former.id, needs), { messageKey: pay })
      await log(tx, call, 'exit.changed', former, { before: fieldsOf(former), after: fields })
      return answer
    })
  }),

  on(removeExit, async (call) => {
    const { companyId } = call.company
    const asking = await askingFor(call, needs)
    let keys: readonly string[] = []
    const done = await call.company.transaction(async (tx) => {
      const former = await held(tx, call, call.params.id, 'remove')
      // What was paid wrongly would be forgotten with it.
      if ((former.pay_to_correct || former.pay_missing !== null) && former.pay_corrected === null)
        return problem('exit.pay-to-mend')
      const files = (await documentsOf(tx, companyId, former.id)).map(({ file_id }) => file_id)
      await asking.forget(tx, former.id)
      await deleteExit(tx, companyId, former.id)
      keys = await dropFiles(tx, companyId, files)
      await log(tx, call, 'exit.removed', former, { before: fieldsOf(former) })
      return reply(null, { messageKey: 'exit.removed' })
    })
    if (!isMarked(done, 'problem')) await removeBytes(call, keys)
    return done
  }),
]
