/** What a plan comes to, as it is asked for and shown; and its amounts as items of a run. */
import type { z } from 'zod'
import { amountText, sumOf } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { onlyCompanyAdmin } from '#platform/identity/server/company-admins.ts'
import type { Plan as PlanBody, Planned } from '../../contract/runs.ts'
import type { CountryPack } from '../../model/country-pack.ts'
import { type Period, REGULAR } from '../../model/period.ts'
import type { RunType } from '../../model/run-types.ts'
import type { Chosen } from '../categories/chosen.ts'
import { moneyInWords } from '../money-in-words.ts'
import { sealedNote } from '../sealed-notes.ts'
import { chooseFor, refuseWrong } from '../worked/advance-items.ts'
import { type PlannedPerson, plannedPeople } from './planned-people.ts'

type Planning = Pick<Call<Endpoint>, 'company' | 'db' | 'session' | 'say' | 'language' | 'seal' | 'actor'>
type Asked = {
  readonly plan: z.output<typeof PlanBody>
  readonly employeeIds: readonly string[] | undefined
  readonly payDate: PlainDate
  readonly type: RunType
}
export type PlanResult = { readonly chosen: Chosen; readonly people: readonly PlannedPerson[] }

/** Asked outside of the company's own data: beside whom nobody else could enter their pay. */
export const planner = async (call: Planning) => {
  const onlyAdmin = await onlyCompanyAdmin(call.db, call.company.companyId)
  return async (
    tx: Tx,
    pack: CountryPack,
    period: Period,
    { plan, employeeIds, payDate, type }: Asked,
  ): Promise<PlanResult> => {
    const { companyId } = call.company
    const { accountId } = call.session
    const isAdvance = type === 'advance'
    if (isAdvance && plan.kind === 'thirteenth_month')
      throw new Refusal(problem('payroll.advance-plan', { errors: { plan: ['payroll.advance-plan'] } }))
    const code = isAdvance ? plan.type : (plan.type ?? pack.planned[plan.kind])
    const chosen = await chooseFor(tx, companyId, pack, type, code)
    const people = await plannedPeople(tx, plan, {
      companyId,
      pack,
      period,
      payDate,
      employeeIds,
      accountId,
      onlyAdmin,
    })
    if (people.length === 0)
      throw new Refusal(problem('payroll.plan-without-pay', { errors: { plan: ['payroll.plan-without-pay'] } }))
    for (const { amount } of people) refuseWrong(pack, { type: chosen.type, amount: amountText(amount) })
    return { chosen, people }
  }
}

export const plannedView = (
  { people }: PlanResult,
  call: Pick<Planning, 'say' | 'language'>,
): z.input<typeof Planned> => ({
  people: people.map(({ id, staffId, fullName, amount, why }) => ({
    employee_id: id,
    staff_id: staffId,
    full_name: fullName,
    amount: amountText(amount),
    why: whyText(why, call),
  })),
  total: amountText(sumOf(people.map(({ amount }) => amount))),
})

const whyText = ([key, params]: PlannedPerson['why'], { say, language }: Pick<Planning, 'say' | 'language'>) =>
  say(language, key, moneyInWords(params))

/** Each with its why beside it, as a note. */
export async function storePlanned(
  tx: Tx,
  call: Planning,
  { year, month, run = REGULAR }: Period,
  { chosen, people }: PlanResult,
): Promise<void> {
  await bulkInsert(
    tx,
    'pay_items',
    people.map(({ id, amount, why }) => ({
      company_id: call.company.companyId,
      id: newId(),
      year,
      month,
      run,
      employee_id: id,
      type: chosen.type,
      category_id: chosen.categoryId,
      amount: amountText(amount),
      note: sealedNote(call.seal, whyText(why, call)),
      origin: 'hand' as const,
      created_by: call.actor.accountId,
    })),
  )
}
