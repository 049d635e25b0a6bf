/** Whether somebody may leave as it is entered, and the row that comes of it: by HR or by the person. */
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { accountOf, isLastAdmin } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal } from '#platform/http/server/answers.ts'
import { unlessTaken } from '#platform/http/server/unless-taken.ts'
import { emit } from '#platform/integrations/server/webhooks/emit.ts'
import { type Faults, faultsOfDays, faultsOfReasons, ownNoticeFault } from '../../model/dates.ts'
import type { Acting } from './acting.ts'
import { type ExitFields, type ExitRow, insertExit, oneExit } from './exit-store.ts'
import { type LeaverRow, leaverOf } from './leaver-store.ts'
import { type Reading, readingOf } from './reading.ts'

type Given = {
  readonly exit_type_id: number
  readonly exit_reason_ids: readonly string[]
  readonly notice_date: PlainDate
  readonly last_working_date: PlainDate
  readonly person_in_charge_email?: string | null | undefined
  readonly forward_email?: string | null | undefined
  readonly forward_period?: number | null | undefined
}

export const refuse = (errors: Faults) =>
  new Refusal(problem('exit.invalid', { errors: errors as Record<string, string[]> }))

/** Asked before the transaction: accounts are the installation's. */
export async function refuseLastAdmin(call: Acting, employeeId: string, field: string): Promise<void> {
  const { company } = call
  const account = await company.read((tx) => accountOf(tx, company.companyId, employeeId))
  if (!account || !(await isLastAdmin(call, account))) return
  throw new Refusal(problem('employees.last-admin', { errors: { [field]: ['employees.last-admin'] } }))
}

export async function entered(
  tx: Tx,
  call: Acting,
  employeeId: string,
  given: Given,
  byOwnForm: boolean,
): Promise<ExitRow> {
  const { companyId } = call.company
  const reading = await readingOf(tx, call)
  const person = await leaverOf(tx, companyId, employeeId)
  if (!person) throw new Refusal(notFound())
  refuseWrong(reading, person, given, byOwnForm ? { own: true } : {})
  const { person_in_charge_email = null, forward_email = null, forward_period = null, ...fields } = given
  const row = { ...fields, person_in_charge_email, forward_email, forward_period }
  // HR who enters their own leaving gives notice by it.
  return stored(tx, call, employeeId, { ...row, is_own: byOwnForm || person.account_id === call.session.accountId })
}

/** What was judged before; who has an open one already is refused. */
export async function stored(
  tx: Tx,
  call: Acting,
  employeeId: string,
  row: ExitFields & { readonly is_own: boolean },
): Promise<ExitRow> {
  const { companyId } = call.company
  const now = call.clock.now().toISOString()
  const id = await unlessTaken(
    insertExit(tx, companyId, { ...row, employee_id: employeeId, submitted_at: now }),
    row.is_own ? 'notice_date' : 'employee_id',
    'exit.open-already',
  )
  const found = await oneExit(tx, companyId, id)
  if (!found) throw new Error('what was entered is there')
  const { exit_type_id, notice_date, last_working_date } = row
  const data = { exit_id: id, employee_id: employeeId, exit_type_id, notice_date, last_working_date }
  const told = { subjectId: id, employeeId, title: found.full_name, data }
  await emit(tx, companyId, call.clock.now(), [{ event: 'exit.submitted', ...told }])
  return found
}

/** Reasons that it has may stay; one's own stands by the fields of one's own form. */
type Judging = { readonly had?: readonly string[]; readonly own?: boolean }

/** What is not said yet is not judged. */
export function refuseWrong(
  { today, reasons }: Reading,
  person: LeaverRow,
  given: Pick<Given, 'exit_type_id' | 'notice_date' | 'last_working_date'> & Partial<Pick<Given, 'exit_reason_ids'>>,
  { had = [], own = false }: Judging = {},
): void {
  const errors = {
    ...faultsOfDays({
      noticeDate: given.notice_date,
      lastDay: given.last_working_date,
      joinedOn: plainDateOf(person.joined_on),
    }),
    ...(given.exit_reason_ids === undefined
      ? {}
      : faultsOfReasons(given.exit_reason_ids, given.exit_type_id, [...reasons.values()], had)),
    ...(person.left_on !== null && person.left_on < today
      ? { [own ? 'last_working_date' : 'employee_id']: ['exit.has-left'] }
      : {}),
  }
  const day = own && !('notice_date' in errors) ? ownNoticeFault(given.notice_date, today) : undefined
  if (day) throw refuse({ ...errors, notice_date: [day] })
  if (Object.keys(errors).length > 0) throw refuse(errors)
}

export const fieldsOf = (row: ExitRow): ExitFields => ({
  exit_type_id: row.exit_type_id,
  exit_reason_ids: [...row.exit_reason_ids],
  notice_date: row.notice_date,
  last_working_date: row.last_working_date,
  person_in_charge_email: row.person_in_charge_email,
  forward_email: row.forward_email,
  forward_period: row.forward_period,
})
