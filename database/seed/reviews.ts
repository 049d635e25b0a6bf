/** Reviews of how people work: a period that is over and read, and one with somebody at every stage. */
import { sql } from 'kysely'
import { addDays, yearOf } from '#kernel/plain-date.ts'
import { withinTeam } from '#modules/employees/server/public.ts'
import { addCycle, cycles, launchCycle } from '#modules/performance/contract/cycles.ts'
import { addFactor, factors } from '#modules/performance/contract/factors.ts'
import { acknowledge, changeOwnReview, ownReviews, proceedOwnReview } from '#modules/performance/contract/own.ts'
import { changeReview, proceedReview, review, reviews } from '#modules/performance/contract/reviews.ts'
import { COMPLETED, EMPLOYEE, HR, LAUNCH, MANAGER } from '#modules/performance/model/stages.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { Services } from '#platform/http/server/services.ts'
import type { Act } from './acting.ts'
import { type Around, ago, aroundOf, employeeOf, somebody, type Working } from './hiring/around.ts'
import { factorTexts, onObjectives, periodNames, saidIn } from './reviews-texts.ts'

type Shown = DataOf<typeof review>

/** How far the forms of the present period are, in the order of the people; the employee's own waits for them. */
const STAGES = [EMPLOYEE, MANAGER, MANAGER, HR, HR, HR, COMPLETED, COMPLETED, COMPLETED, LAUNCH, LAUNCH, LAUNCH]
const GRADES = ['B', 'C', 'A', 'C', 'D'] as const
const FORMER_DAYS = 150
const PRESENT_DAYS = 20

/** Each step looks first what is there. */
export async function reviewWork(services: Services, act: Act, working: Working): Promise<void> {
  const around = await aroundOf(services, act, working)
  const { keeper, now } = around
  const known = (await act(keeper, factors, { at: now })) as DataOf<typeof factors>
  for (const body of factorTexts) {
    if (known.some(({ name }) => name === body.name)) continue
    await act(keeper, addFactor, { body, at: ago(around, FORMER_DAYS + 30) })
  }
  const people = await reviewed(around)
  const year = yearOf(working.today)
  const names = periodNames[working.country]
  await period(around, people, {
    ...{ name: names.former.replace('{{year}}', String(year)), period: 'mid_year', year, days: FORMER_DAYS },
    ...{ from_on: `${year}-01-01`, to_on: `${year}-06-30`, stages: STAGES.map(() => COMPLETED) },
  })
  await period(around, people, {
    ...{ name: names.present.replace('{{year}}', String(year)), period: 'year_end', year, days: PRESENT_DAYS },
    ...{ from_on: `${year}-01-01`, to_on: `${year}-12-31`, stages: STAGES },
  })
}

/** The employee who signs in, then those of the reporting manager, then others who are here for long. */
async function reviewed(around: Around): Promise<string[]> {
  const { services, companyId, people, today } = around
  const own = employeeOf(around, 'employee')
  const { accountId } = somebody(people, 'reporting-manager')
  const { rows } = await services.db.forCompany(companyId).read((tx) =>
    sql<{ id: string }>`
      select e.id from employees e
      where e.company_id = ${companyId} and e.status = 'active' and e.left_on is null and e.manager_id is not null
        and e.account_id is distinct from ${around.keeper.accountId} and e.joined_on < ${addDays(today, -365)} and e.id <> ${own.id}
      order by not (${withinTeam(companyId, accountId)}), e.staff_id limit ${STAGES.length - 1}`.execute(tx),
  )
  return [own.id, ...rows.map(({ id }) => id)]
}

type Period = {
  readonly name: string
  readonly period: string
  readonly year: number
  readonly from_on: string
  readonly to_on: string
  readonly days: number
  readonly stages: readonly number[]
}

async function period(around: Around, people: readonly string[], { days, stages, ...body }: Period): Promise<void> {
  const { act, keeper, now } = around
  const at = ago(around, days)
  const there = (await act(keeper, cycles, { at: now })) as DataOf<typeof cycles>
  const rows = factorTexts.map((factor) => ({ ...factor, kind: 'factor' }))
  const cycle =
    there.find(({ name }) => name === body.name) ??
    ((await act(keeper, addCycle, { body: { ...body, factors: rows }, at })) as DataOf<typeof addCycle>)
  await act(keeper, launchCycle, { params: { id: cycle.id }, body: { employee_ids: people }, at })
  const query = { cycle_id: cycle.id }
  const forms = (await act(keeper, reviews, { query, at: now })) as DataOf<typeof reviews>
  for (const [place, employeeId] of people.entries()) {
    const form = forms.find(({ employee_id }) => employee_id === employeeId)
    if (form) await goOn(around, form.id, { until: stages[place] ?? LAUNCH, place, days })
  }
  await readIt(around, days)
}

type Going = { readonly until: number; readonly place: number; readonly days: number }

/** Everybody whose turn it is does their part, days apart. */
async function goOn(around: Around, id: string, { until, place, days }: Going): Promise<void> {
  const { act, keeper, now } = around
  const params = { id }
  const look = async () => (await act(keeper, review, { params, at: now })) as Shown
  for (let shown = await look(); (shown.status ?? LAUNCH) < until; shown = await look()) {
    const status = shown.status ?? LAUNCH
    const at = ago(around, days - 2 * (status + 1))
    if (status === LAUNCH && place % 4 === 1) await addObjective(around, shown, at)
    if (status >= 0 && status < HR) await rate(around, shown, { place, at })
    else {
      if (status === HR) {
        // Whoever nobody with an account could rate is graded in the round of managers.
        const unrated = shown.manager_points === null && shown.hod_points === null
        const grade = unrated ? { grade: GRADES[place % GRADES.length] } : {}
        const body = { ...grade, hr_comment: saidIn[keeper.country].hr }
        await act(keeper, changeReview, { params, body, at })
      }
      await act(keeper, proceedReview, { params, body: {}, at })
    }
  }
}

/** One takes half of what the first row weighs. */
async function addObjective({ act, keeper }: Around, { id, items }: Shown, at: Date): Promise<void> {
  const [first, ...others] = items.map(({ expected: _, ...item }) => item)
  if (!first || first.weight < 2) return
  const weight = Math.floor(first.weight / 2)
  const objective = { kind: 'objective', name: onObjectives[keeper.country], weight }
  const body = { items: [{ ...first, weight: first.weight - weight }, objective, ...others] }
  await act(keeper, changeReview, { params: { id }, body, at })
}

/** By whoever it waits for; who has no account is passed over with a reason. */
async function rate(
  { act, keeper, people }: Around,
  { id, items, status, waits_for }: Shown,
  { place, at }: { readonly place: number; readonly at: Date },
): Promise<void> {
  const params = { id }
  const who = [...people.values()].find(({ name }) => waits_for.includes(name))
  if (!who) {
    await act(keeper, proceedReview, { params, body: { reason: 'Without an account' }, at })
    return
  }
  const ratings = items.map(({ id: item_id }, row) => ({
    item_id,
    rating: 2 + ((place * 2 + row + (status ?? 0)) % 4),
  }))
  const comment = saidIn[keeper.country][status === EMPLOYEE ? 'own' : 'manager']
  await act(who, changeOwnReview, { params, body: { ratings, comment }, at })
  await act(who, proceedOwnReview, { params, body: {}, at })
}

/** The employee has read what is completed. */
async function readIt(around: Around, days: number): Promise<void> {
  const { act, people, now } = around
  const own = somebody(people, 'employee')
  const mine = (await act(own, ownReviews, { at: now })) as DataOf<typeof ownReviews>
  for (const { id } of mine.filter((one) => one.is_mine && one.status === COMPLETED && one.acknowledged_at === null)) {
    const body = { comment: saidIn[own.country].read }
    await act(own, acknowledge, { params: { id }, body, at: ago(around, days - 12) })
  }
}
