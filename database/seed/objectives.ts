/** Objectives of this quarter: the company's, two departments', and of people at every stage, with check-ins. */
import { sql } from 'kysely'
import { addDays, monthOf, yearOf } from '#kernel/plain-date.ts'
import { withinTeam } from '#modules/employees/server/public.ts'
import { addFactor, factors } from '#modules/okr/contract/factors.ts'
import { addOkr, checkIn, okr, okrs, proceedOkr } from '#modules/okr/contract/okrs.ts'
import { addOwnOkr, ownCheckIn, ownOkrs, proceedOwnOkr } from '#modules/okr/contract/own.ts'
import { addTemplate, giveTemplate, templates } from '#modules/okr/contract/templates.ts'
import { AGREED, DRAFT } from '#modules/okr/model/okr.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { Services } from '#platform/http/server/services.ts'
import type { Act } from './acting.ts'
import { type Around, ago, aroundOf, somebody, type Working } from './hiring/around.ts'
import { aims, type Objective, plans } from './objectives-texts.ts'

type Shown = DataOf<typeof okr>
/** How far in hundredths of the way from start to target, and how sure, check-in by check-in. */
const WAYS = [
  [
    [20, 3],
    [45, 3],
  ],
  [
    [15, 2],
    [30, 2],
    [60, 3],
  ],
  [[10, 1]],
  [
    [40, 3],
    [80, 3],
  ],
] as const
const BEGAN = 50
const GIVEN = 6

/** Each step looks first what is there. */
export async function setObjectives(services: Services, act: Act, working: Working): Promise<void> {
  const around = await aroundOf(services, act, working)
  const { keeper, now, today } = around
  const plan = plans[working.country]
  const quarter = { year: yearOf(today), quarter: Math.ceil(monthOf(today) / 3) }
  const known = (await act(keeper, factors, { at: now })) as DataOf<typeof factors>
  for (const body of aims) {
    if (!known.some(({ name }) => name === body.name)) await act(keeper, addFactor, { body, at: ago(around, BEGAN) })
  }
  const listed = (await act(keeper, factors, { at: now })) as DataOf<typeof factors>
  const factorOf = new Map(listed.map(({ name, id }) => [name, id]))
  const bodies = (all: readonly Objective[], parents: readonly (string | undefined)[] = []) =>
    all.map(
      ({ aim, ...objective }, at): Body => ({
        ...objective,
        factor_id: factorOf.get(aim) ?? null,
        parent_id: parents[at % Math.max(1, parents.length)] ?? null,
      }),
    )
  const there = (await act(keeper, okrs, { query: { year: String(quarter.year) }, at: now })) as DataOf<typeof okrs>
  const ofQuarter = there.filter((one) => one.quarter === quarter.quarter)

  const company = await kept(around, ofQuarter.find(({ owner_kind }) => owner_kind === 'company')?.id, {
    ...{ owner_kind: 'company', ...quarter, objectives: bodies(plan.company) },
  })
  const above = company.objectives.map(({ id }) => id)
  for (const [place, department] of (await largest(around)).entries()) {
    const found = ofQuarter.find(({ department_id }) => department_id === department)
    const objectives = bodies(plan.department, [above[place % above.length]])
    await kept(around, found?.id, { owner_kind: 'department', department_id: department, ...quarter, objectives })
  }
  await give(around, plan.template, bodies, quarter)
  await ownOne(around, bodies(plan.own, [above[0]]), quarter)
}

/** Written and agreed to by HR, with some check-ins. */
async function kept(around: Around, id: string | undefined, body: object): Promise<Shown> {
  const { act, keeper, now } = around
  const shown = (
    id === undefined
      ? await act(keeper, addOkr, { body: { ...body }, at: ago(around, BEGAN) })
      : await act(keeper, okr, { params: { id }, at: now })
  ) as Shown
  return goOn(around, shown, 0)
}

async function goOn(around: Around, shown: Shown, place: number): Promise<Shown> {
  const { act, keeper, now } = around
  const params = { id: shown.id }
  if (shown.status < AGREED) await act(keeper, proceedOkr, { params, body: {}, at: ago(around, BEGAN - 3) })
  for (const [at, result] of shown.objectives.flatMap(({ key_results }) => key_results).entries()) {
    const way = WAYS[(at + place) % WAYS.length] ?? []
    for (const [turn, [part, confidence]] of way.slice(result.check_ins.length).entries()) {
      const body = { key_result_id: result.id, value: between(result, part), confidence }
      await act(keeper, checkIn, { params, body, at: ago(around, BEGAN - 14 * (turn + result.check_ins.length + 1)) })
    }
  }
  return (await act(keeper, okr, { params, at: now })) as Shown
}

/** A value on the way, as amounts are written. */
function between(
  { start_value, target_value }: { readonly start_value: string; readonly target_value: string },
  part: number,
) {
  const [start, target] = [start_value, target_value].map((text) => BigInt(text.replace('.', ''))) as [bigint, bigint]
  return String((start + ((target - start) * BigInt(part)) / 100n) / 100n)
}

/** The two departments with most people. */
async function largest({ services, companyId }: Around): Promise<string[]> {
  const { rows } = await services.db.forCompany(companyId).read((tx) =>
    sql<{ department_id: string }>`
      select department_id from employees where company_id = ${companyId} and status = 'active' and department_id is not null
      group by department_id order by count(*) desc, department_id limit 2`.execute(tx),
  )
  return rows.map(({ department_id }) => department_id)
}

type Body = Omit<Objective, 'aim'> & { readonly factor_id: string | null; readonly parent_id: string | null }
type Bodies = (all: readonly Objective[]) => readonly Body[]
type Quarter = { readonly year: number; readonly quarter: number }

/** From a template to people of the reporting manager, some of which are agreed and under way. */
async function give(
  around: Around,
  { name, objectives }: { readonly name: string; readonly objectives: readonly Objective[] },
  bodies: Bodies,
  quarter: Quarter,
): Promise<void> {
  const { act, keeper, services, companyId, people, now, today } = around
  const known = (await act(keeper, templates, { at: now })) as DataOf<typeof templates>
  const rows = bodies(objectives).map(({ parent_id: _, ...objective }) => objective)
  const template =
    known.find((one) => one.name === name) ??
    ((await act(keeper, addTemplate, { body: { name, objectives: rows }, at: ago(around, BEGAN) })) as DataOf<
      typeof addTemplate
    >)
  const { accountId } = somebody(people, 'reporting-manager')
  const { rows: staff } = await services.db.forCompany(companyId).read((tx) =>
    sql<{ id: string }>`
      select e.id from employees e
      where e.company_id = ${companyId} and e.status = 'active' and e.left_on is null and e.manager_id is not null
        and e.account_id is null and e.joined_on < ${addDays(today, -365)}
      order by not (${withinTeam(companyId, accountId)}), e.staff_id limit ${GIVEN}`.execute(tx),
  )
  const body = { employee_ids: staff.map(({ id }) => id), ...quarter }
  await act(keeper, giveTemplate, { params: { id: template.id }, body, at: ago(around, BEGAN - 5) })
  const all = (await act(keeper, okrs, { query: { year: String(quarter.year) }, at: now })) as DataOf<typeof okrs>
  for (const [place, { id }] of staff.entries()) {
    const found = all.find((one) => one.employee_id === id && one.quarter === quarter.quarter)
    // The last two are drafts still.
    if (!found || place >= GIVEN - 2) continue
    await goOn(around, (await act(keeper, okr, { params: { id: found.id }, at: now })) as Shown, place + 1)
  }
}

/** The employee's own: written, agreed to, and checked in on once; the rest is theirs to do. */
async function ownOne(around: Around, objectives: readonly object[], quarter: Quarter): Promise<void> {
  const { act, keeper, people, now } = around
  const own = somebody(people, 'employee')
  const mine = (await act(own, ownOkrs, { at: now })) as DataOf<typeof ownOkrs>
  const known = mine.find((one) => one.is_mine && one.year === quarter.year && one.quarter === quarter.quarter)
  const { id, status } =
    known ?? ((await act(own, addOwnOkr, { body: { ...quarter, objectives }, at: ago(around, BEGAN - 2) })) as Shown)
  const params = { id }
  if (status === DRAFT) await act(own, proceedOwnOkr, { params, body: {}, at: ago(around, BEGAN - 3) })
  if (status < AGREED) await act(keeper, proceedOkr, { params, body: {}, at: ago(around, BEGAN - 5) })
  const shown = (await act(keeper, okr, { params, at: now })) as Shown
  const result = shown.objectives[0]?.key_results[0]
  if (!result || result.check_ins.length > 0) return
  const body = { key_result_id: result.id, value: between(result, 50), confidence: 3 }
  await act(own, ownCheckIn, { params, body, at: ago(around, 12) })
}
