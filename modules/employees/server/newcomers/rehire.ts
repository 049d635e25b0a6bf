/** Whoever was here before and comes back after an offer: their own record begins another employment. */
import { sql } from 'kysely'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { lockCompany } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { emit } from '#platform/integrations/server/webhooks/emit.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import type { create } from '../../contract/newcomers.ts'
import { returnOn } from '../../model/leaving-rule.ts'
import { refusalOfLeaver } from '../leaving/account-beyond.ts'
import { beginAnew, setDays, settle } from '../leaving/standing-store.ts'
import { logChange } from '../log.ts'
import type { EmployeesNeeds } from '../needs.ts'
import { saveRates } from '../pay/pay-change-store.ts'
import { lockProfile, profileOf } from '../profile/profile-store.ts'
import { writeMove } from '../record/career-store.ts'
import { identityDigest } from '../sealed-values.ts'
import { headcountRefusal } from './headcount.ts'

export type FormerPerson = {
  readonly id: string
  readonly full_name: string
  readonly staff_id: string
  /** Null for whoever is still employed. */
  readonly left_on: string | null
}

/** By e-mail or by the number of their identity paper. */
export async function formerPeople(
  tx: Tx,
  companyId: string,
  seal: Pick<Seal, 'digest'>,
  { email, identity }: { readonly email: string; readonly identity: string | undefined },
): Promise<FormerPerson[]> {
  const digest = identity ? identityDigest(seal as Seal, identity) : null
  const { rows } = await sql<FormerPerson>`
    select id, full_name, staff_id, left_on from employees
    where company_id = ${companyId} and not is_service_account
      and (lower(email) = ${email.toLowerCase()} or identity_digest = ${digest}) order by joined_on, id`.execute(tx)
  return rows
}

export type Rehired = {
  readonly on: PlainDate
  readonly salary: string
  readonly reason: string
  readonly places: {
    readonly department_id: string | null
    readonly position_id: string | null
    readonly manager_id: string | null
  }
  readonly employmentType: string
  readonly probationEndsOn: PlainDate | null
  /** What is said by the field of whoever asks. */
  readonly field: string
}
type Adding = Pick<Call<typeof create>, 'actor' | 'clock' | 'seal' | 'company' | 'session'>

export async function rehirePerson(
  tx: Tx,
  call: Adding,
  { payInputsChanged }: Pick<EmployeesNeeds, 'payInputsChanged'>,
  id: string,
  { on, salary, reason, places, employmentType, probationEndsOn, field }: Rehired,
): Promise<{ readonly id: string; readonly staff_id: string }> {
  const { company, actor, clock, seal, session } = call
  const { companyId } = company
  const facts = await lockCompany(tx, companyId)
  const today = clock.today(facts.timezone)
  const looking = { companyId, sight: { of: 'company' } as const, today }
  const row = await lockProfile(tx, looking, id)
  if (!row) throw new Refusal(notFound())
  const refuse = (word: string, params = {}) => new Refusal(problem(word, { params, errors: { [field]: [word] } }))
  if (row.left_on === null) throw refuse('employees.not-leaving')
  // Coming back opens the account again, with all its roles.
  const beyond = await refusalOfLeaver(tx, companyId, session.roles, id)
  if (beyond) throw new Refusal({ ...beyond, errors: { [field]: ['employees.account-beyond'] } })
  const left = plainDateOf(row.left_on)
  const back = returnOn(left, on)
  if (back.kind === 'too-soon') throw refuse('employees.returns-too-soon', { day: back.from })
  const full = left < today ? await headcountRefusal(tx, facts, 1, today) : undefined
  if (full) throw new Refusal(full)
  if (back.kind === 'begins-anew') await beginAnew(tx, companyId, id, on)
  await setDays(tx, companyId, id, {
    ...{ left_on: null, left_kind: null, left_remark: null, exit_reason_id: null, reassigned_on: on },
    ...{ ...places, division_id: null, employment_type: employmentType, probation_ends_on: probationEndsOn },
  })
  const now = (await profileOf(tx, looking, id)) ?? row
  await writeMove(tx, companyId, row, now, { type: 'returned', on })
  const paying = { companyId, today, actor, clock, seal }
  await saveRates(tx, paying, id, { components: { basic_salary: salary }, from: on, reason, by: actor.accountId })
  await settle(tx, companyId, today, id)
  await payInputsChanged(tx, companyId, { employeeIds: [id], cause: 'employment', by: actor.name })
  const after = { left_on: null, reassigned_on: on, joined_on: now.joined_on, basic_salary: salary }
  await logChange(tx, call, row, { before: row, after, action: 'employees.reassigned' })
  const data = { employee_id: id, staff_id: row.staff_id, full_name: row.full_name, joined_on: on }
  await emit(tx, companyId, clock.now(), [
    { event: 'employee.joined', subjectId: id, employeeId: id, title: row.full_name, data },
  ])
  return { id, staff_id: row.staff_id }
}
