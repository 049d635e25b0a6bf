/** What every step of hiring and leaving goes by: who acts, when, and who is who. */
import { sql } from 'kysely'
import type { Country } from '#kernel/countries.ts'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import type { Services } from '#platform/http/server/services.ts'
import type { Act, DemoPerson } from '../acting.ts'
import { morningOf } from '../opening.ts'
import type { HiringPlan } from './plan.ts'
import { planOf } from './plans.ts'

export type Employee = {
  readonly id: string
  readonly staff_id: string
  readonly joined_on: string
  readonly left_on: string | null
  readonly account_id: string | null
}
export type Around = {
  readonly services: Services
  readonly act: Act
  readonly plan: HiringPlan
  readonly companyId: string
  /** Who recruits, and keeps reviews and checklists. */
  readonly keeper: DemoPerson
  readonly hr: DemoPerson
  readonly admin: DemoPerson
  /** By the names of their accounts. */
  readonly people: ReadonlyMap<string, DemoPerson>
  readonly staff: ReadonlyMap<string, Employee>
  readonly today: PlainDate
  readonly now: Date
}

export type Working = {
  readonly people: ReadonlyMap<string, DemoPerson>
  readonly country: Country
  readonly today: PlainDate
}

export async function aroundOf(services: Services, act: Act, { people, country, today }: Working): Promise<Around> {
  const keeper = somebody(people, 'hr-generalist')
  const { companyId } = keeper
  const { rows } = await services.db.forCompany(companyId).read((tx) =>
    sql<Employee>`
      select id, staff_id, joined_on, left_on, account_id from employees where company_id = ${companyId}`.execute(tx),
  )
  return {
    ...{ services, act, companyId, keeper, people, today },
    hr: somebody(people, 'hr-manager'),
    admin: somebody(people, 'company-admin'),
    plan: planOf(country),
    staff: new Map(rows.map((row) => [row.staff_id, row])),
    now: services.clock.now(),
  }
}

export function somebody(people: Around['people'], account: string): DemoPerson {
  const found = people.get(account)
  if (!found) throw new Error(`${account} is missing in the demonstration`)
  return found
}

export function employee({ staff }: Around, staffId: string): Employee {
  const found = staff.get(staffId)
  if (!found) throw new Error(`${staffId} is missing in the demonstration`)
  return found
}

/** Of an account that is an employee's. */
export function employeeOf({ people, staff }: Around, account: string): Employee {
  const { accountId } = somebody(people, account)
  const found = [...staff.values()].find(({ account_id }) => account_id === accountId)
  if (!found) throw new Error(`${account} is nobody in the demonstration`)
  return found
}

/** So many mornings ago. */
export const ago = ({ today }: Pick<Around, 'today'>, days: number): Date => morningOf(addDays(today, -days))

/** That morning, and never later than now. */
export const orNow = ({ now }: Pick<Around, 'now'>, day: PlainDate): Date => {
  const at = morningOf(day)
  return at < now ? at : now
}
