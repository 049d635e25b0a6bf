/**
 * When a run is paid: on its own day, else as it was when it was approved, else by the company's settings, on the working
 * day before where that one is a weekend or a public holiday. Undefined where nobody said a day.
 */
import { sql } from 'kysely'
import { addDays, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { CompanyFacts } from '#modules/company/server/public.ts'
import { holidaysBetween, makeUpDaysBetween, regionOf } from '#modules/holidays/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { agreedPayDay, MOST_DAYS_OFF, type PayDay, workingDayUntil } from '../model/pay-day.ts'
import { type Period, REGULAR, SECOND_HALF } from '../model/period.ts'
import type { RunRow } from './run-store.ts'

type Owner = Pick<CompanyFacts, 'id' | 'country' | 'state' | 'settings'>
type Run = Pick<RunRow, 'id' | 'state' | 'pay_date'>

/** `period` with its half. */
export async function payDayOf(
  tx: Tx,
  owner: Owner,
  period: Period,
  run: Run | undefined,
): Promise<PayDay | undefined> {
  if (run?.pay_date) return { on: plainDateOf(run.pay_date), agreed: plainDateOf(run.pay_date) }
  if (run?.state === 'approved') return keptPayDay(tx, owner.id, run.id)
  const { run: sequence = REGULAR, half } = period
  if (sequence !== REGULAR && !(half && sequence === SECOND_HALF)) return undefined
  const agreed = agreedPayDay(period, half?.which, owner.settings)
  if (!agreed) return undefined
  return workingDayUntil(agreed, await daysOff(tx, owner, { from: addDays(agreed, -MOST_DAYS_OFF), to: agreed }))
}

/** Kept with the approval, so that later settings are for later months. */
async function keptPayDay(tx: Tx, companyId: string, runId: string): Promise<PayDay | undefined> {
  const { rows } = await sql<{ on: string | null; agreed: string | null }>`
    select detail->>'pay_day' as "on", detail->>'agreed_pay_day' as agreed from pay_run_events
    where company_id = ${companyId} and run_id = ${runId} and event = 'approved' order by seq desc limit 1`.execute(tx)
  const [kept] = rows
  return kept?.on ? { on: plainDateOf(kept.on), agreed: plainDateOf(kept.agreed ?? kept.on) } : undefined
}

/** What the approval keeps. */
export const payDayKept = (day: PayDay | undefined) => day && { pay_day: day.on, agreed_pay_day: day.agreed }

type Span = { readonly from: PlainDate; readonly to: PlainDate }

/** Of the country and of the state where the company is. In Taiwan also days off that another day makes up for. */
async function daysOff(tx: Tx, { id, country, state }: Owner, { from, to }: Span): Promise<ReadonlySet<PlainDate>> {
  const region = regionOf(country, state)
  const found = (await holidaysBetween(tx, id, from, to, region)).filter(
    (day) => day.kind !== 'special_working' && (day.region === null || day.region === region),
  )
  const madeUp = await makeUpDaysBetween(tx, id, from, to)
  return new Set([...found.map(({ date }) => date), ...madeUp.map(({ forDate }) => forDate)])
}
