/**
 * Where a company wishes it, the month is worked out each morning until somebody confirms it: what is not there yet is
 * made, and of what is there only those payslips anew that something changed. Whoever comes in finds figures and what
 * has to be looked at; to confirm and to approve stays with people.
 */
import { sql } from 'kysely'
import { addMonths, dayOf, daysInMonth, type PlainDate, yearMonthOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { byItself } from '#platform/activity/server/activity.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { isMarked, Refusal } from '#platform/http/server/answers.ts'
import type { Services } from '#platform/http/server/services.ts'
import type { DailyWork } from '#platform/jobs/server/daily-work.ts'
import { type Period, periodOf, REGULAR, SECOND_HALF } from '../../model/period.ts'
import type { PayContribution } from '../needs.ts'
import { findRun } from '../run-store.ts'
import { computerFor } from './computer.ts'
import { generate } from './generate.ts'
import { planOf } from './plan.ts'

export const monthOvernight = (contributionsOf: (services: Services) => readonly PayContribution[]): DailyWork => ({
  name: 'payroll.draft',
  at: '05:00',
  async run(services, { companyId, today }) {
    const { db, clock, log } = services
    const company = db.forCompany(companyId)
    for (const period of await company.read((tx) => wantedOn(tx, companyId, today))) {
      const wanted = { period, onlyStale: true }
      const plan = await company.read(async (tx) => planOf(tx, companyId, await findRun(tx, companyId, period), wanted))
      // What stands in its way, Home and the month itself say to whoever can put it right.
      if (isMarked(plan, 'problem')) continue
      const computer = computerFor(plan.employeeIds.length)
      const contributions = contributionsOf(services)
      await generate({ company, clock, log, actor: byItself, computer, contributions }, wanted).catch(unlessRefused)
    }
  },
})

/** Somebody may have begun or confirmed it in this moment. */
function unlessRefused(failure: unknown): void {
  if (!(failure instanceof Refusal)) throw failure
}

type Open = { readonly year: number; readonly month: number; readonly sequence: number; readonly waits: boolean }

/** The regular runs of this month, and all of this and the last month that wait to be confirmed. */
async function wantedOn(tx: Tx, companyId: string, today: PlainDate): Promise<Period[]> {
  const { payroll_draft_from_day: from, pay_frequency } = (await companyFacts(tx, companyId)).settings
  const now = yearMonthOf(today)
  if (from === null || dayOf(today) < Math.min(from, daysInMonth(now))) return []
  const before = addMonths(now, -1)
  // Whoever reopened a run for some people is at work on it.
  const { rows } = await sql<Open>`
    select year, month, sequence, state = 'unconfirmed' and reopened_for is null as waits from pay_runs
    where company_id = ${companyId} and version > 0
      and (year, month) in ((${now.year}, ${now.month}), (${before.year}, ${before.month}))
    order by year, month, sequence`.execute(tx)
  const regular = pay_frequency === 'semi_monthly' ? [REGULAR, SECOND_HALF] : [REGULAR]
  const isThere = (sequence: number) =>
    rows.some((run) => run.year === now.year && run.month === now.month && run.sequence === sequence)
  return [
    ...rows.filter(({ waits }) => waits).map((run) => periodOf(run, run.sequence)),
    ...regular.filter((sequence) => !isThere(sequence)).map((sequence) => periodOf(now, sequence)),
  ]
}
