/** The last pay follows its leaving: taken back where the leaving changes; once it was approved somebody has to correct it. */
import { areas } from '#access/areas.ts'
import type { CompanyRole } from '#access/roles.ts'
import { type PlainDate, plainDateOf, yearMonthOf, yearMonthText } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import { accountsInRoles } from '#platform/identity/server/accounts-in-roles.ts'
import { notify } from '#platform/notices/server/notify.ts'
import { type Entering, type ExitNeeds, log } from './acting.ts'
import { type ExitFields, type ExitRow, setExit } from './exit-store.ts'

/** What became of it, as the answer says it. */
export type PayFollowed = 'exit.saved' | 'exit.saved-pay-back' | 'exit.saved-pay-to-correct' | 'exit.saved-pay-missing'

type Changed = Pick<ExitFields, 'exit_type_id' | 'exit_reason_ids' | 'notice_date' | 'last_working_date'>

/** The first reason decides the law; mail and the other reasons are nothing to pay. */
export const isOtherPay = (one: Changed, other: Changed): boolean =>
  one.exit_type_id !== other.exit_type_id ||
  one.exit_reason_ids[0] !== other.exit_reason_ids[0] ||
  one.notice_date !== other.notice_date ||
  one.last_working_date !== other.last_working_date

/** It is found by the month that it was handed over to; `goesOn` is the last day now, null where nobody leaves. */
export async function payFollows(
  tx: Tx,
  call: Entering,
  needs: Pick<ExitNeeds, 'pay'>,
  row: ExitRow,
  { goesOn, isConfirmed }: { readonly goesOn: PlainDate | null; readonly isConfirmed: boolean },
): Promise<PayFollowed> {
  if (row.settled_month === null || !needs.pay) return 'exit.saved'
  const { companyId } = call.company
  const month = plainDateOf(row.settled_month)
  const of = { employeeId: row.employee_id, month, ids: row.settled_items, goesOn }
  const told = { name: row.full_name, month: yearMonthText(yearMonthOf(month)) }
  const done = await needs.pay.removeOwed(tx, call, of)
  const none = { settled_month: null, settled_at: null, settled_items: [] }
  if (done === 'removed') {
    await setExit(tx, companyId, row.id, none)
    await tellPay(tx, call, 'exit.notice-pay-back', row.id, told)
    await log(tx, call, 'exit.pay-taken-back', row, { after: { month: told.month } })
    return 'exit.saved-pay-back'
  }
  if (!isConfirmed) {
    const isClosed = done === 'closed'
    const data = [call.say(call.language, isClosed ? 'exit.pay-would-miss' : 'exit.pay-was-approved', told)]
    const asked = isClosed ? 'exit.confirm-missing-pay' : 'exit.confirm-approved-pay'
    throw new Refusal(problem(asked, { status: 409, data, extra: { confirm_required: true } }))
  }
  if (done === 'closed') {
    await setExit(tx, companyId, row.id, { ...none, ...marked(call), pay_missing: row.settled_month })
    await tellPay(tx, call, 'exit.notice-pay-missing', row.id, told)
    await log(tx, call, 'exit.pay-missing', row, { after: { month: told.month } })
    return 'exit.saved-pay-missing'
  }
  await setExit(tx, companyId, row.id, { ...marked(call), pay_to_correct: true })
  await tellPay(tx, call, 'exit.notice-pay-to-correct', row.id, told)
  await log(tx, call, 'exit.pay-to-correct', row, { after: { month: told.month } })
  return 'exit.saved-pay-to-correct'
}

/** Pay that is approved from now on makes it good. */
const marked = ({ clock }: Entering) => ({ pay_marked_at: clock.now().toISOString(), pay_corrected: null })

/** Those who may hand it over, and payroll, which opens no exits, where it makes last pays. */
async function tellPay(
  tx: Tx,
  { company: { companyId }, session, clock }: Entering,
  word: string,
  exitId: string,
  params: { readonly name: string; readonly month: string },
): Promise<void> {
  const opens: readonly CompanyRole[] = areas['exit.settle'].roles
  const openers = await accountsInRoles(tx, companyId, opens)
  const makers = (await accountsInRoles(tx, companyId, ['HR Payroll'])).filter((id) => !openers.includes(id))
  for (const [accounts, link] of [
    [openers, `/app/exit?open=${exitId}`],
    [makers, '/app/payroll/settlement'],
  ] as const) {
    const others = accounts.filter((id) => id !== session.accountId)
    await notify(tx, companyId, others, { word, params, link, at: clock.now() })
  }
}
