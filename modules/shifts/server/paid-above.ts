/** Who has a basic salary above RM 4,000: what protects hours and allowances does not hold for them by law (Malaysia). */
import type { Country } from '#kernel/countries.ts'
import { amountOf } from '#kernel/money.ts'
import { type PlainDate, yearMonthOf } from '#kernel/plain-date.ts'
import { peopleForMonth } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'

const LIMIT = amountOf('4000.00')

/** By what is agreed for the day; nobody elsewhere. */
export async function paidAboveLimit(
  tx: Tx,
  companyId: string,
  { country, ids, day }: { readonly country: Country; readonly ids: readonly string[]; readonly day: PlainDate },
): Promise<ReadonlySet<string>> {
  if (country !== 'MY' || ids.length === 0) return new Set()
  const paid = await peopleForMonth(tx, companyId, yearMonthOf(day), ids)
  return new Set(
    paid
      .filter(({ rates }) => {
        const agreed = rates.findLast(({ component, from }) => component === 'basic_salary' && from <= day)
        return agreed !== undefined && amountOf(agreed.amount) > LIMIT
      })
      .map(({ id }) => id),
  )
}
