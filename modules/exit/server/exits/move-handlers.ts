/** What becomes of a leaving: acknowledged, moved to another day, withdrawn, completed; the record follows. */
import { addDays, plainDateOf } from '#kernel/plain-date.ts'
import { accountsFollow, reportsOf, takeLeavingBack } from '#modules/employees/server/public.ts'
import { problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import {
  acknowledgeExit,
  changeLastDay,
  completeExit,
  handOverReports,
  withdrawExit,
} from '../../contract/exits/exits.ts'
import { faultsOfDays } from '../../model/dates.ts'
import { isInRecord } from '../../model/exit-states.ts'
import { needsAccount } from '../../model/hand-over.ts'
import { acknowledged } from './acknowledging.ts'
import { type Acting, type Entering, type ExitNeeds, held, log, tellLeaver } from './acting.ts'
import { askingFor } from './agreeing/asking.ts'
import { moveTasks } from './clearance-store.ts'
import { refuse, refuseLastAdmin } from './entering.ts'
import { type ExitRow, setExit } from './exit-store.ts'
import { detailOf } from './exit-view.ts'
import { dropPlanned, handOver, heirOf, leftOver, movePlanned, planHandOver } from './hand-over.ts'
import { inRecord } from './in-record.ts'
import { isOtherPay, type PayFollowed, payFollows } from './last-pay.ts'

export const moveHandlers = (needs: ExitNeeds): readonly Handler[] => [
  on(acknowledgeExit, async (call) => {
    const { company, params } = call
    const { employee_id } = await company.read((tx) => detailOf(tx, call, params.id, needs))
    await refuseLastAdmin(call, employee_id, 'employee_id')
    const asking = await askingFor(call, needs)
    const done = await company.transaction(async (tx) => {
      const row = await held(tx, call, params.id, 'acknowledge')
      if (await asking.acknowledge(tx, row.id))
        return reply(await detailOf(tx, call, row.id, needs), { messageKey: 'exit.saved' })
      await tellLeaver(tx, call, 'exit.notice-acknowledged', row)
      await acknowledged(tx, call, needs, row)
      return moved(tx, call, needs, row, 'exit.acknowledged', { after: { status: 'acknowledged' } })
    })
    await accountsFollow(call, company.companyId, { by: call.actor, of: [employee_id] })
    return done
  }),

  on(changeLastDay, async (call) => {
    const { company, params, body } = call
    const asking = await askingFor(call, needs)
    const { employee_id } = await company.read((tx) => detailOf(tx, call, params.id, needs))
    const done = await company.transaction(async (tx) => {
      const row = await held(tx, call, params.id, 'change_day')
      const noticeDate = plainDateOf(row.notice_date)
      const errors = faultsOfDays({ noticeDate, lastDay: body.date, joinedOn: plainDateOf(row.joined_on) })
      if (errors.last_working_date) throw refuse({ date: errors.last_working_date })
      const after = { last_working_date: body.date, remark: body.remark }
      const isOther = isOtherPay(row, { ...row, ...after })
      const pay = isOther
        ? await payFollows(tx, call, needs, row, { goesOn: body.date, isConfirmed: body.confirm === true })
        : 'exit.saved'
      await setExit(tx, company.companyId, row.id, after)
      await moveTasks(tx, company.companyId, row.id, body.date, call.clock.today(call.session.timezone))
      await movePlanned(tx, company.companyId, row.id, addDays(body.date, 1))
      await tellLeaver(tx, call, 'exit.notice-moved', { ...row, ...after })
      if (isInRecord(row.status)) await inRecord(tx, call, needs, { ...row, ...after })
      await asking.send(tx, { ...row, ...after }, true)
      const before = { last_working_date: row.last_working_date, remark: row.remark }
      return moved(tx, call, needs, row, 'exit.day-changed', { before, after }, pay)
    })
    await accountsFollow(call, company.companyId, { by: call.actor, of: [employee_id] })
    return done
  }),

  on(withdrawExit, async (call) => {
    const { company, params, body } = call
    const asking = await askingFor(call, needs)
    const { employee_id } = await company.read((tx) => detailOf(tx, call, params.id, needs))
    const done = await company.transaction(async (tx) => {
      const row = await held(tx, call, params.id, 'withdraw')
      const pay = await withdrawn(tx, call, needs, row, body)
      await asking.end(tx, row.id)
      await tellLeaver(tx, call, 'exit.notice-withdrawn', row)
      const [before, after] = [{ status: row.status }, withdrawal(body.reason)]
      return moved(tx, call, needs, row, 'exit.withdrawn', { before, after }, pay)
    })
    await accountsFollow(call, company.companyId, { by: call.actor, of: [employee_id] })
    return done
  }),

  on(completeExit, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const row = await held(tx, call, call.params.id, 'complete')
      if (row.tasks_open > 0) return problem('exit.tasks-open', { params: { count: row.tasks_open } })
      const left = await leftOver(tx, companyId, row, needs, call.clock.now())
      if (left.includes('reports')) {
        const reports = await reportsOf(tx, companyId, row.employee_id)
        return problem('exit.reports-left', { params: { count: reports.length } })
      }
      if (left.length > 0) {
        const what = left.map((part) => call.say(call.language, `exit.part-${part}`))
        return problem('exit.hand-over-left', { params: { what: what.join(call.language === 'en' ? ', ' : '、') } })
      }
      const at = call.clock.now().toISOString()
      await setExit(tx, companyId, row.id, { status: 'completed', completed_at: at })
      await tellLeaver(tx, call, 'exit.notice-completed', row)
      const [before, after] = [{ status: row.status }, { status: 'completed' }]
      return moved(tx, call, needs, row, 'exit.completed', { before, after })
    }),
  ),

  on(handOverReports, (call) =>
    call.company.transaction(async (tx) => {
      const row = await held(tx, call, call.params.id, 'clear')
      const { to, parts, from } = call.body
      const today = call.clock.today(call.session.timezone)
      const on = from ?? today
      if (on < today || on > addDays(plainDateOf(row.last_working_date), 1))
        throw refuse({ from: ['exit.hand-over-day'] })
      const heir = await heirOf(tx, call.company.companyId, to, { leaver: row.employee_id, on })
      if (!heir) throw refuse({ to: ['exit.unknown-heir'] })
      if (on === today) await handOver(tx, call, needs, row, { heir, parts })
      else {
        if (parts.some(needsAccount) && heir.account_id === null) throw refuse({ to: ['exit.heir-without-account'] })
        await planHandOver(tx, call, row.id, { heir, parts, from: on })
        await log(tx, call, 'exit.hand-over-planned', row, { after: { to: heir.full_name, parts, from: on } })
      }
      return reply(await detailOf(tx, call, row.id, needs), { messageKey: 'exit.saved' })
    }),
  ),
]

type Tx = Parameters<typeof setExit>[0]
type Told = Parameters<typeof log>[4]

type Withdrawing = { readonly reason: string; readonly confirm?: boolean | undefined }

/** Also by the person: the record is as it was. */
export async function withdrawn(
  tx: Tx,
  call: Entering,
  needs: ExitNeeds,
  row: ExitRow,
  { reason, confirm }: Withdrawing,
): Promise<PayFollowed> {
  const pay = await payFollows(tx, call, needs, row, { goesOn: null, isConfirmed: confirm === true })
  if (isInRecord(row.status)) {
    const refused = await takeLeavingBack(tx, call, needs, row.employee_id)
    if (refused) throw new Refusal(refused)
  }
  const at = call.clock.now().toISOString()
  await dropPlanned(tx, call.company.companyId, row.id)
  await setExit(tx, call.company.companyId, row.id, { ...withdrawal(reason), withdrawn_at: at })
  return pay
}
export const withdrawal = (reason: string) => ({ status: 'withdrawn' as const, withdrawn_reason: reason })

async function moved(
  tx: Tx,
  call: Acting,
  needs: ExitNeeds,
  row: ExitRow,
  action: string,
  told: Told,
  messageKey = 'exit.saved',
) {
  const answer = reply(await detailOf(tx, call, row.id, needs), { messageKey })
  await log(tx, call, action, row, told)
  return answer
}
