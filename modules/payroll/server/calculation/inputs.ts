/** Everything the law is asked about for a batch of people, read in one short transaction. */
import { peopleForMonth } from '#modules/employees/server/public.ts'
import type { CompanyDb } from '#platform/database/server/connect.ts'
import type { Item, PersonMonth } from '../../model/country-pack.ts'
import type { FormerPayslip } from '../../model/make-payslip.ts'
import type { Period } from '../../model/period.ts'
import { earlierPayslips } from '../earlier-payslips.ts'
import { itemsOfPeople } from '../item-store.ts'

export type PersonInput = { readonly month: PersonMonth; readonly former: FormerPayslip | undefined }

export function inputsOf(company: CompanyDb, period: Period, employeeIds: readonly string[]): Promise<PersonInput[]> {
  return company.transaction(async (tx) => {
    const people = await peopleForMonth(tx, company.companyId, period, employeeIds)
    const items = new Map<string, Item[]>(employeeIds.map((id) => [id, []]))
    for (const { employee_id, type, amount } of await itemsOfPeople(tx, company.companyId, period, employeeIds)) {
      items.get(employee_id)?.push({ type, amount })
    }
    const earlier = await earlierPayslips(tx, company.companyId, period, employeeIds)
    return people.map((person) => ({
      month: {
        person,
        items: items.get(person.id) ?? [],
        carried: earlier.get(person.id)?.carried,
      },
      former: earlier.get(person.id)?.former,
    }))
  })
}
