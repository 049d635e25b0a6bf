/**
 * What else goes on in a company beside pay, leave and time: money lent, spent and travelled with, courses, a raise that
 * was dated back, the ledger. Done before the present month is worked out, so that it is in its pay.
 */
import { sql } from 'kysely'
import type { Country } from '#kernel/countries.ts'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import type { Database } from '#platform/database/server/connect.ts'
import type { Act, DemoPerson } from './acting.ts'
import { announceThings } from './announcements.ts'
import { askTheAssistant } from './assistant.ts'
import { claimsBefore } from './claims-before.ts'
import { claimThings } from './claims-made.ts'
import { keepMore } from './custom-fields.ts'
import { handOut } from './equipment.ts'
import { writeHandbook } from './handbook.ts'
import { mapLedger } from './ledger.ts'
import { writeLetters } from './letters.ts'
import { lend } from './loans.ts'
import { feelWell } from './moods.ts'
import { stayAway } from './quarantine.ts'
import { raiseBack } from './raise.ts'
import { thankEachOther } from './rewards.ts'
import { tellStories } from './stories.ts'
import { isTaught, teach } from './training.ts'
import { travelAround } from './travel.ts'
import { workAtHome } from './wfh.ts'

export type Business = {
  readonly db: Database
  readonly act: Act
  readonly country: Country
  readonly admin: DemoPerson
  readonly hr: DemoPerson
  readonly payroll: DemoPerson
  readonly claims: DemoPerson
  readonly teacher: DemoPerson
  readonly manager: DemoPerson
  readonly employee: DemoPerson
  readonly today: PlainDate
  readonly now: Date
  /** Employed for long, who never sign in: those of the reporting manager first. */
  readonly staff: readonly Member[]
  /** How many of them are the reporting manager's. */
  readonly reports: number
}
export type Member = {
  readonly id: string
  readonly staff_id: string
  readonly full_name: string
  readonly department_id: string | null
}

type Given = Pick<Business, 'country' | 'today' | 'now'> & { readonly people: ReadonlyMap<string, DemoPerson> }
const YEARS_BACK = 3

/** Every part looks first what of it is there; where the last of it is, all of it is. */
export async function doBusiness(db: Database, act: Act, { people, ...given }: Given): Promise<void> {
  const named = (name: string): DemoPerson => {
    const person = people.get(name)
    if (!person) throw new Error(`nobody is ${name} in the demonstration`)
    return person
  }
  const manager = named('reporting-manager')
  if (await isTaught(db, manager)) return
  const rows = await staffOf(db, manager, addDays(given.today, -365 * YEARS_BACK))
  const business: Business = {
    ...{ db, act, manager, ...given },
    ...{ admin: named('company-admin'), hr: named('hr-manager'), payroll: named('hr-payroll') },
    ...{ claims: named('hr-claim'), teacher: named('l-and-d'), employee: named('employee') },
    staff: rows,
    reports: rows.filter(({ reports }) => reports).length,
  }
  await mapLedger(business)
  await keepMore(business)
  await handOut(business)
  await lend(business)
  await claimsBefore(business)
  await claimThings(business)
  await travelAround(business)
  await workAtHome(business)
  await writeLetters(business)
  await announceThings(business)
  await writeHandbook(business)
  await stayAway(business)
  await tellStories(business)
  await askTheAssistant(business)
  await thankEachOther(business)
  await feelWell(business)
  await raiseBack(business)
  await teach(business)
}

async function staffOf(db: Database, { companyId, accountId }: DemoPerson, joinedBefore: PlainDate) {
  const { rows } = await db.forCompany(companyId).read((tx) =>
    sql<Member & { readonly reports: boolean }>`
      select e.id, e.staff_id, e.full_name, e.department_id, coalesce(m.account_id = ${accountId}, false) as reports
      from employees e left join employees m on m.company_id = e.company_id and m.id = e.manager_id
      where e.company_id = ${companyId} and e.status = 'active' and e.left_on is null and e.manager_id is not null
        and (m.account_id = ${accountId} or (e.account_id is null and e.joined_on < ${joinedBefore}))
        and e.joined_on < ${addDays(joinedBefore, 365 * (YEARS_BACK - 1))}
      order by reports desc, e.staff_id`.execute(tx),
  )
  return rows
}

/** Whose turn it is; always somebody. */
export function memberAt(of: readonly Member[], at: number): Member {
  const member = of[at % of.length]
  if (!member) throw new Error('nobody works in the demonstration for long')
  return member
}
