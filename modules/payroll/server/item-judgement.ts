/** Whether an item may be entered: its type and amount, its person, and in a reopened month whether theirs is open. */

import { peopleForMonth, personIdByStaffId, personNamed } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal } from '#platform/http/server/answers.ts'
import type { CountryPack, Item } from '../model/country-pack.ts'
import { faultOfItem } from '../model/item-rules.ts'
import type { Period } from '../model/period.ts'
import type { Chosen } from './categories/chosen.ts'
import type { RunRow } from './run-store.ts'

export type EnteredItem = Item & Chosen & { readonly employeeId: string }

export function refuseWrongItem(pack: CountryPack, item: Item): void {
  const fault = faultOfItem(pack, item)
  const field = fault === 'payroll.unknown-type' ? 'type' : 'amount'
  if (fault) throw new Refusal(problem(fault, { params: { type: item.type }, errors: { [field]: [fault] } }))
}

type Named = { readonly employee_id?: string | undefined; readonly staff_id?: string | undefined }

/** Whom somebody named, by one of the two; a staff id of another company is unknown. */
export async function personMeant(tx: Tx, companyId: string, { employee_id, staff_id = '' }: Named): Promise<string> {
  const id = employee_id ?? (await personIdByStaffId(tx, companyId, staff_id))
  if (id) return id
  throw new Refusal(problem('http.invalid', { errors: { staff_id: ['payroll.cell.unknown-person'] } }))
}

/** Who it was where nobody else is named. */
export const personChanged = async (tx: Tx, companyId: string, named: Named, before: string): Promise<string> =>
  named.employee_id === undefined && named.staff_id === undefined ? before : personMeant(tx, companyId, named)

export const fieldMeant = ({ staff_id }: Named): 'employee_id' | 'staff_id' =>
  staff_id === undefined ? 'employee_id' : 'staff_id'

/** A person of another company is unknown; one of this company may not be employed in the month. */
export async function refuseWrongPerson(
  tx: Tx,
  companyId: string,
  period: Period,
  employeeId: string,
  field: 'employee_id' | 'staff_id' = 'employee_id',
): Promise<void> {
  const person = await personNamed(tx, companyId, employeeId)
  if (!person) throw new Refusal(notFound())
  const [employed] = await peopleForMonth(tx, companyId, period, [employeeId])
  if (employed) return
  const params = { staff_id: person.staffId, month: period.key }
  throw new Refusal(problem('payroll.not-employed', { params, errors: { [field]: ['payroll.not-employed'] } }))
}

export function refuseFrozen(run: RunRow, employeeId: string): void {
  if (run.reopened_for && !run.reopened_for.includes(employeeId)) throw new Refusal(problem('payroll.frozen'))
}
