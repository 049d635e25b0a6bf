/** The plan: shown and written. */
import { mayEnter } from '#access/enter.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { departmentsInSight, rosterPeople, shownIn, these } from '#modules/shifts/server/public.ts'
import { log } from '#platform/activity/server/log.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { forbidden, notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { addStandby, replacePerson, setDays, showPlan, takeStandby } from '../contract/schedule.ts'
import { changeDays, type DayChange, type Planning } from './change-days.ts'
import { keyOf, storedDays } from './day-store.ts'
import type { StandbyNeeds } from './needs.ts'
import { planOf } from './plan-view.ts'
import { standbysOf } from './standby-store.ts'

export const scheduleHandlers = (needs: StandbyNeeds): readonly Handler[] => [
  on(showPlan, (call) =>
    call.company.read(async (tx) => {
      const { from, to, department_ids, is_manager } = call.body
      await demandDepartments(tx, call, department_ids)
      const where = shownIn(call.session, call.company.companyId, {
        departments: department_ids,
        isManager: is_manager,
      })
      return planOf(tx, call, needs, { from, to }, where)
    }),
  ),

  on(setDays, (call) =>
    write(call, needs, call.body.confirm, async () =>
      call.body.cells.map(({ employee_id, date, standby_ids, was }) => ({
        employeeId: employee_id,
        date,
        standbyIds: standby_ids,
        was,
      })),
    ),
  ),

  on(addStandby, (call) => {
    const { standbyId } = call.params
    return write(call, needs, call.body.confirm, (tx) => daysOf(tx, call, (ids) => [...ids, standbyId]))
  }),

  on(takeStandby, (call) => {
    const { standbyId } = call.params
    return write(call, needs, true, (tx) => daysOf(tx, call, (ids) => ids.filter((id) => id !== standbyId)))
  }),

  on(replacePerson, (call) =>
    write(call, needs, call.body.confirm, async (tx) => {
      const { fromId, toId } = call.params
      const { date, standby_id } = call.body
      await demandPeople(tx, call, [fromId, toId])
      const stored = await storedDays(tx, call.company.companyId, { from: date, to: date }, [fromId, toId])
      const own = (id: string) => stored.get(keyOf(id, date))?.standby_ids ?? []
      if (!own(fromId).includes(standby_id))
        throw new Refusal(problem('standby.not-theirs', { errors: { standby_id: ['standby.not-theirs'] } }))
      if (fromId === toId) return []
      return [
        { employeeId: fromId, date, standbyIds: own(fromId).filter((id) => id !== standby_id) },
        { employeeId: toId, date, standbyIds: [...own(toId), standby_id] },
      ]
    }),
  ),
]

const write = (
  call: Planning & Pick<Call<typeof setDays>, 'company'>,
  needs: StandbyNeeds,
  confirmed: boolean,
  wanted: (tx: Tx) => Promise<readonly DayChange[]>,
) =>
  call.company.transaction(async (tx) => {
    const { days, happened } = await changeDays(tx, call, needs, await wanted(tx), confirmed)
    const dates = days.map(({ date }) => date).sort()
    const [from, to] = [dates[0], dates.at(-1)]
    if (from === undefined || to === undefined) return reply({ employees: [] }, { messageKey: 'standby.plan-saved' })
    const ids = [...new Set(days.map(({ employeeId }) => employeeId))]
    const answer = reply(await planOf(tx, call, needs, { from, to }, these(ids)), { messageKey: 'standby.plan-saved' })
    await log(tx, call, ...happened)
    return answer
  })

type OfOne = Looking & {
  readonly params: { readonly employeeId: string; readonly standbyId: string }
  readonly body: { readonly dates: readonly PlainDate[] }
}
type Looking = Pick<Call<Endpoint>, 'company' | 'session'>

async function daysOf(
  tx: Tx,
  { company, session, params: { employeeId, standbyId }, body }: OfOne,
  change: (ids: readonly string[]) => readonly string[],
): Promise<DayChange[]> {
  await demandPeople(tx, { company, session }, [employeeId])
  if (!(await standbysOf(tx, company.companyId)).some(({ id }) => id === standbyId)) throw new Refusal(notFound())
  const dates = [...new Set(body.dates)].sort()
  const span = { from: dates[0] ?? '', to: dates.at(-1) ?? '' }
  const stored = await storedDays(tx, company.companyId, span, [employeeId])
  return dates.map((date) => ({
    ...{ employeeId, date },
    standbyIds: change(stored.get(keyOf(employeeId, date))?.standby_ids ?? []),
  }))
}

/** Whoever stands in a path and is not within sight is not there. */
async function demandPeople(tx: Tx, { company: { companyId }, session }: Looking, ids: readonly string[]) {
  const where = shownIn(session, companyId, { people: ids })
  const known = await rosterPeople(tx, companyId, { from: '0001-01-01', to: '9999-12-31', where })
  if (ids.some((id) => !known.some((one) => one.id === id))) throw new Refusal(notFound())
}

/** Departments of others are not told from those that are not there; whoever plans everybody is told the field. */
export async function demandDepartments(
  tx: Tx,
  { company, session }: Looking,
  ids: readonly string[] | undefined,
  unknown = problem('http.invalid', { errors: { department_ids: ['http.unknown-id'] } }),
): Promise<void> {
  if (!ids?.length) return
  const known = new Set((await departmentsInSight(tx, company.companyId, session)).map(({ id }) => id))
  if (ids.some((id) => !known.has(id))) throw new Refusal(mayEnter(session, 'standby.write') ? unknown : forbidden())
}
