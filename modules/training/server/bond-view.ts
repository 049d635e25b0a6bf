/** A bond as it stands on a day, with what pay runs have taken of it. */
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { repaymentsTaken, type TakenOf } from '#modules/payroll/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Bond, owedOf, servedMonths, servedUntil } from '../model/bond.ts'
import type { BondRow } from './record-store.ts'

/** By this name payslips know what they took. */
export const ORIGIN = 'training-bond'
export const sourceOf = ({ session_id }: Pick<BondRow, 'session_id'>): string => session_id

/** Of who left, as of their last day; nothing where leaving was not their own doing. */
export function owedOn(row: BondRow, day: PlainDate, currency: string): string {
  return row.own_doing === false ? amountText(0n) : owedOf(bondOf(row), endOf(row, day), currency)
}

const endOf = ({ left_on }: BondRow, day: PlainDate): PlainDate => (left_on !== null && left_on < day ? left_on : day)

const bondOf = ({ amount, months, from, accepted_on }: BondRow): Bond => ({
  amount,
  months,
  from: plainDateOf(from),
  acceptedOn: accepted_on,
})

export async function bondViews(
  tx: Tx,
  companyId: string,
  rows: readonly BondRow[],
  { day, currency }: { readonly day: PlainDate; readonly currency: string },
) {
  const taken = await takenOf(tx, companyId, rows)
  return rows.map((row) => ({
    ...row,
    served: servedMonths(bondOf(row), endOf(row, day)),
    until: servedUntil(bondOf(row)),
    owed: owedOn(row, day, currency),
    deducted: taken(row),
  }))
}

/** Over all months that are approved. */
export async function takenOf(tx: Tx, companyId: string, rows: readonly BondRow[]) {
  const people = [...new Set(rows.map(({ employee_id }) => employee_id))]
  const taken = new Map<string, TakenOf[]>()
  for (const one of await repaymentsTaken(tx, companyId, ORIGIN, people)) {
    const key = `${one.employeeId} ${one.source}`
    taken.set(key, [...(taken.get(key) ?? []), one])
  }
  return (row: BondRow): string =>
    amountText(sumOf((taken.get(`${row.employee_id} ${sourceOf(row)}`) ?? []).map(({ amount }) => amountOf(amount))))
}
