/**
 * Why somebody leaves and since when they know: what is asked, else what their exit says. Where an acknowledged exit
 * stands, a last pay of another day, reason or notice is not made: two accounts of one leaving would pay it wrongly.
 */
import type { PlainDate } from '#kernel/plain-date.ts'
import { personNamed } from '#modules/employees/server/public.ts'
import { standardReasons } from '#modules/exit/model/public.ts'
import { type LeavingThatStands, leavingOf } from '#modules/exit/server/public.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, type Problem, problem, Refusal } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { dayText } from '#platform/words/format.ts'
import type { SettlementAsked } from './settlement-asked.ts'

/** It ends the employment whatever the exit says, which stays as it is. */
export const DEATH = 'death'

type Asked = { readonly last_day: PlainDate; readonly reason?: string; readonly notice_from?: PlainDate }
type Asking = Pick<Call<Endpoint>, 'company'> & { readonly params: { readonly employeeId: string } }

/** Somebody of this company, and a reason that is known. */
export async function askedOf(
  { company, params: { employeeId } }: Asking,
  { last_day: lastDay, reason, notice_from }: { readonly [Key in keyof Asked]: Asked[Key] | undefined } & Asked,
): Promise<SettlementAsked | Problem> {
  const { companyId } = company
  const { person, exit } = await company.read(async (tx) => ({
    person: await personNamed(tx, companyId, employeeId),
    exit: await leavingOf(tx, companyId, { employeeId, lastDay }),
  }))
  if (!person) return notFound()
  const says = exit?.waits === false && exit.day === lastDay ? exit : undefined
  const ended = reason === undefined ? says?.ended : endedBy(reason, says)
  if (reason === undefined && !ended) return problem('http.invalid', { errors: { reason: ['http.required'] } })
  if (reason !== DEATH && !ended)
    return problem('payroll.settlement-reason', { errors: { reason: ['payroll.settlement-reason'] } })
  if (notice_from !== undefined && notice_from > lastDay)
    return problem('payroll.settlement-notice', { errors: { notice_from: ['payroll.settlement-notice'] } })
  return { employeeId, lastDay, ended, noticeFrom: notice_from ?? (ended && says?.noticeDate) }
}

function endedBy(reason: string, says: LeavingThatStands | undefined): SettlementAsked['ended'] {
  if (says?.ended?.reason.value === reason) return says.ended
  const found = standardReasons.find(([, , value]) => value === reason)
  return found && { typeId: found[0], reason: { kind: found[1], value: found[2] } }
}

/** The exit is where it is changed, and nothing is paid before it is sure. */
export async function refuseOtherLeaving(
  tx: Tx,
  { company, language }: Pick<Call<Endpoint>, 'company' | 'language'>,
  { employeeId, lastDay, ended, noticeFrom }: SettlementAsked,
): Promise<void> {
  const exit = await leavingOf(tx, company.companyId, { employeeId, lastDay, isHeld: true })
  if (!exit) return
  const day = dayText(exit.day, language)
  if (exit.waits) throw refused('last_day', 'payroll.settlement-exit-waits', { day })
  if (exit.day !== lastDay) throw refused('last_day', 'payroll.settlement-other-day', { day })
  if (!ended) return
  if (exit.ended && exit.ended.reason.value !== ended.reason.value)
    throw refused('reason', 'payroll.settlement-other-reason')
  if (exit.noticeDate !== noticeFrom)
    throw refused('notice_from', 'payroll.settlement-other-notice', { day: dayText(exit.noticeDate, language) })
}

function refused(field: string, key: string, params: Readonly<Record<string, string>> = {}): Refusal {
  return new Refusal(problem(key, { params, errors: { [field]: [{ key, params }] } }))
}

type Listed = {
  readonly employee_id: string
  readonly last_day: PlainDate
  readonly run: number | null
  readonly reason: string | null
  readonly notice_from: PlainDate | null
}

/** Whoever waits for a last pay stands there with what the exit says; with the company's own reasons that it needs. */
export function asExitsSay<Row extends Listed>(people: readonly Row[], exits: readonly LeavingThatStands[]) {
  const own = new Map<string, string>()
  const said = people.map((one) => {
    const exit = exits.find(
      ({ employeeId, day, waits }) => employeeId === one.employee_id && day === one.last_day && !waits,
    )
    const value = exit?.ended?.reason.value
    if (one.run !== null || exit === undefined || value === undefined) return one
    if (!standardReasons.some(([, , known]) => known === value)) own.set(value, exit.reasonName)
    return { ...one, reason: value, notice_from: exit.noticeDate }
  })
  return { people: said, own: [...own].map(([value, label]) => ({ value, label })) }
}
