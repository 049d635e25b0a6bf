/**
 * Whether a month is paid in halves: as it was when it was first worked out, else as the company says now. A bonus run
 * that is number 2 keeps its month whole.
 */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { employedPeople } from '#modules/employees/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Problem, problem } from '#platform/http/server/answers.ts'
import { type ContributionSplit, type HalvesChosen, halfOf, halfOfDay, nameOfHalf } from '../../model/halves.ts'
import { isRegular, type Period, periodOf, REGULAR, SECOND_HALF } from '../../model/period.ts'
import { idsPaidTheirLast } from '../worked/paid-their-last.ts'

type MonthKey = Pick<Period, 'year' | 'month'>

/** Of a table of runs called r, or without a name: the regular run with which the month ends. */
export const endsMonth = (r: string = 'pay_runs') =>
  sql`${sql.ref(`${r}.sequence`)} = case when ${sql.ref(`${r}.half`)} is null then 1 else 2 end`
/** Its regular runs: one, or one for each half. */
export const isRegularRun = (r: string) =>
  sql`(${sql.ref(`${r}.sequence`)} = 1 or (${sql.ref(`${r}.sequence`)} = 2 and ${sql.ref(`${r}.half`)} = 2))`

export async function halvesOf(
  tx: Tx,
  companyId: string,
  { year, month }: MonthKey,
): Promise<HalvesChosen | undefined> {
  const { rows } = await sql<{ half: 1 | 2 | null; cutOffDay: number; split: ContributionSplit }>`
    select half, cut_off_day as "cutOffDay", contribution_split as split from pay_runs r
    where company_id = ${companyId} and year = ${year} and month = ${month} and (version > 0
      or calculation is not null or (sequence = ${SECOND_HALF} and (half is null or exists (select from pay_items i
        where i.company_id = r.company_id and i.year = r.year and i.month = r.month and i.run = r.sequence))))
    order by version > 0 desc, sequence limit 1`.execute(tx)
  const [fixed] = rows
  if (fixed) return fixed.half === null ? undefined : { cutOffDay: fixed.cutOffDay, split: fixed.split }
  const { country, settings } = await companyFacts(tx, companyId)
  if (country !== 'PH' || settings.pay_frequency !== 'semi_monthly') return undefined
  return { cutOffDay: settings.first_cut_off_day, split: settings.contribution_split }
}

/**
 * The run's period with its half, where the month has halves. A last pay is of the half in which somebody leaves, by
 * whichever day it is paid; of a first half that is closed the second pays it. `lastDay` is of one that was not made yet.
 */
export async function withHalf(tx: Tx, companyId: string, period: Period, lastDay?: PlainDate): Promise<Period> {
  const chosen = await halvesOf(tx, companyId, period)
  if (!chosen) return period
  const { run = REGULAR } = period
  if (run <= SECOND_HALF) return { ...period, half: halfOf(period, run === SECOND_HALF ? 2 : 1, chosen) }
  const { rows } = await sql<Further>`
    select half, pay_date, state, (select max(s.last_day) from pay_settlements s
        where s.company_id = r.company_id and s.run_id = r.id) as last_day
    from pay_runs r where company_id = ${companyId} and year = ${period.year}
      and month = ${period.month} and sequence = ${run}`.execute(tx)
  const [row] = rows
  const leaves = row?.last_day ?? lastDay
  if (leaves && row?.state !== 'approved') {
    const isFirst = halfOfDay(period, leaves, chosen) === 1 && !(await isSecondClosed(tx, companyId, period))
    return { ...period, half: halfOf(period, isFirst ? 1 : 2, chosen) }
  }
  return { ...period, half: halfOf(period, row?.half ?? halfOfDay(period, row?.pay_date ?? null, chosen), chosen) }
}

type Further = {
  readonly half: 1 | 2 | null
  readonly pay_date: PlainDate | null
  readonly state: string
  readonly last_day: PlainDate | null
}

async function isSecondClosed(tx: Tx, companyId: string, { year, month }: MonthKey): Promise<boolean> {
  const { rows } = await sql`
    select from pay_runs where company_id = ${companyId} and year = ${year} and month = ${month} and half = 2
      and state = 'approved' limit 1`.execute(tx)
  return rows.length > 0
}

/** The second regular run is there by itself, as the first is. */
export async function ensureSecondHalf(tx: Tx, companyId: string, month: MonthKey): Promise<void> {
  const { half } = await withHalf(tx, companyId, periodOf(month, SECOND_HALF))
  if (!half) return
  await sql`
    insert into pay_runs (company_id, id, year, month, sequence, name, half, cut_off_day, contribution_split)
    values (${companyId}, ${newId()}, ${month.year}, ${month.month}, ${SECOND_HALF}, ${nameOfHalf(half)}, 2,
      ${half.cutOffDay}, ${half.split})
    on conflict do nothing`.execute(tx)
}

/** Kept with the run when it is worked out: later choices are for later months. */
export async function keepHalf(tx: Tx, companyId: string, runId: string, period: Period): Promise<void> {
  const { half } = period
  if (!half) return
  await sql`
    update pay_runs set half = ${half.which}, cut_off_day = ${half.cutOffDay}, contribution_split = ${half.split},
      name = ${isRegular(period) ? sql`${nameOfHalf(half)}` : sql`name`}
    where company_id = ${companyId} and id = ${runId}`.execute(tx)
}

/** The second half goes on from the first, and the first is not touched once the second is closed. */
export async function refusalOfHalves(tx: Tx, companyId: string, period: Period): Promise<Problem | undefined> {
  const { half, year, month, key } = period
  if (!half) return undefined
  const { rows } = await sql<{ sequence: number; half: number; state: string }>`
    select sequence, half, state from pay_runs
    where company_id = ${companyId} and year = ${year} and month = ${month} and half is not null`.execute(tx)
  if (half.which === 1) {
    const isLater = period.run !== undefined && rows.some((run) => run.half === 2 && run.state === 'approved')
    return isLater ? problem('payroll.first-half-closed', { params: { month: key } }) : undefined
  }
  if (rows.some(({ sequence, state }) => sequence === REGULAR && state === 'approved')) return undefined
  const first = halfOf(period, 1, half)
  const days = { ...period, first: first.from, last: first.to }
  const settled = await idsPaidTheirLast(tx, companyId, { ...period, half: first })
  const people = (await employedPeople(tx, companyId, days)).filter(({ id }) => !settled.has(id))
  return people.length > 0 ? problem('payroll.approve-first', { params: { name: nameOfHalf(first) } }) : undefined
}
