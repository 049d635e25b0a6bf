/** The roster read and written, cell by cell. */
import { mayEnter } from '#access/enter.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { log } from '#platform/activity/server/log.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { forbidden, notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { addShift, replacementList, replacePerson, setCells, showRoster, takeShift } from '../../contract/roster.ts'
import type { ShiftNeeds } from '../needs.ts'
import { headOf, rosterPeople } from '../people.ts'
import { planRules, settingsOf } from '../settings/settings-store.ts'
import { shiftsAmong, shiftsOf } from '../shifts/shift-store.ts'
import { departmentsInSight, inSight, shownIn, these } from '../sight.ts'
import { rosterChange } from '../undos.ts'
import { type CellChange, changeRoster } from './change-roster.ts'
import { markText } from './finding-text.ts'
import { boardOf, freshFindings, freshOverlaps } from './planned.ts'
import { type DayKey, keyOf, storedDays } from './roster-store.ts'
import { personView, rosterOf } from './roster-view.ts'

export const rosterHandlers = (needs: ShiftNeeds): readonly Handler[] => [
  on(showRoster, (call) => {
    const { from, to, department_ids, employee_ids, is_manager, limit } = call.body
    const { companyId } = call.company
    return call.company.read(async (tx) => {
      await demandDepartments(tx, call, department_ids)
      const where = shownIn(call.session, companyId, {
        departments: department_ids,
        people: employee_ids,
        isManager: is_manager,
      })
      return rosterOf(tx, call, needs, { from, to }, limit ? headOf(companyId, { from, to, where, limit }) : where)
    })
  }),

  on(setCells, (call) =>
    write(call, needs, call.body.confirm, async () =>
      call.body.cells.map((cell) => ({
        employeeId: cell.employee_id,
        date: cell.date,
        shiftIds: cell.shift_ids,
        was: cell.was,
      })),
    ),
  ),

  on(addShift, (call) =>
    write(call, needs, call.body.confirm, async (tx) => {
      await demandShift(tx, call, call.params.shiftId)
      return cellsOf(tx, call, (ids) => [...ids, call.params.shiftId])
    }),
  ),

  on(takeShift, (call) =>
    write(call, needs, true, async (tx) => {
      await demandShift(tx, call, call.params.shiftId)
      return cellsOf(tx, call, (ids) => ids.filter((id) => id !== call.params.shiftId))
    }),
  ),

  on(replacePerson, (call) =>
    write(call, needs, call.body.confirm, async (tx) => {
      const { fromId, toId } = call.params
      const { date, shift_id } = call.body
      await demandPeople(tx, call, [fromId, toId])
      const stored = await storedDays(tx, call.company.companyId, { from: date, to: date }, [fromId, toId])
      const own = (id: string) => stored.get(keyOf(id, date))?.shift_ids ?? []
      if (!own(fromId).includes(shift_id))
        throw new Refusal(problem('shifts.not-theirs', { errors: { shift_id: ['shifts.not-theirs'] } }))
      if (fromId === toId) return []
      return [
        { employeeId: fromId, date, shiftIds: own(fromId).filter((id) => id !== shift_id) },
        { employeeId: toId, date, shiftIds: [...own(toId), shift_id] },
      ]
    }),
  ),

  on(replacementList, (call) =>
    call.company.read(async (tx) => {
      const { companyId } = call.company
      const { a: id, b: date } = call.params
      const span = { from: date, to: date }
      const people = await rosterPeople(tx, companyId, { ...span, where: inSight(call.session, companyId) })
      if (!people.some((one) => one.id === id)) return notFound()
      const { country } = await companyFacts(tx, companyId)
      const rules = planRules(await settingsOf(tx, companyId, country))
      const shifts = await shiftsOf(tx, companyId)
      const board = await boardOf(tx, {
        companyId,
        country,
        rules,
        shifts,
        people,
        days: span,
        dayFacts: needs.dayFacts,
      })
      const byId = new Map(shifts.map((shift) => [shift.id, shift]))
      const worksOn = (one: string) =>
        (board.stored.get(keyOf(one, date))?.shift_ids ?? []).filter((shift) => byId.get(shift)?.kind === 'work')
      const wanted = worksOn(id)
      const departments = wanted.map((shift) => byId.get(shift)?.departments ?? [])
      const free = people.filter(
        (one) =>
          one.id !== id &&
          worksOn(one.id).length === 0 &&
          !board.stored.get(keyOf(one.id, date))?.is_locked &&
          departments.every((of) => of.length === 0 || of.some((department) => department === one.department_id)),
      )
      const taken = new Map(
        free.map((one) => {
          const key = keyOf(one.id, date)
          return [key, [...(board.stored.get(key)?.shift_ids ?? []), ...wanted]] as const
        }),
      )
      const shiftIdsOn = (key: DayKey) => taken.get(key)
      const overlapping = freshOverlaps(board, taken.keys(), { shiftIdsOn })
      const found = freshFindings(board, free, taken.keys(), { shiftIdsOn })
      const fit = free.filter((one) => !overlapping.has(keyOf(one.id, date)))
      return fit.map((person) => ({
        ...personView(person),
        findings: found
          .filter((one) => one.person.id === person.id)
          .map(({ finding }) => markText(call, person.full_name, finding)),
      }))
    }),
  ),
]

type Writing = Pick<Call<typeof setCells>, 'company' | 'session' | 'actor' | 'clock' | 'language' | 'say'>

const write = (
  call: Writing,
  needs: ShiftNeeds,
  confirmed: boolean,
  cells: (tx: Tx) => Promise<readonly CellChange[]>,
) =>
  call.company.transaction(async (tx) => {
    const changed = await changeRoster(tx, call, needs, await cells(tx), { confirmed })
    const dates = changed.cells.map(({ date }) => date).sort()
    const [from, to] = [dates[0], dates.at(-1)]
    if (from === undefined || to === undefined) return reply({ employees: [] }, { messageKey: 'shifts.roster-saved' })
    const meta = await rosterChange.keep(tx, call, changed.rewritten)
    const ids = [...new Set(changed.cells.map(({ employeeId }) => employeeId))]
    const roster = await rosterOf(tx, call, needs, { from, to }, these(ids))
    const answer = reply(roster, { messageKey: 'shifts.roster-saved', meta })
    await log(tx, call, ...changed.happened)
    return answer
  })

type OfOne = Pick<Call<typeof addShift>, 'company' | 'session' | 'params'> & {
  readonly body: { readonly dates: readonly CellChange['date'][] }
}

async function cellsOf(
  tx: Tx,
  { company, session, params: { id }, body }: OfOne,
  change: (shiftIds: readonly string[]) => readonly string[],
): Promise<CellChange[]> {
  await demandPeople(tx, { company, session }, [id])
  const dates = [...new Set(body.dates)].sort()
  const span = { from: dates[0] ?? '', to: dates.at(-1) ?? '' }
  const stored = await storedDays(tx, company.companyId, span, [id])
  return dates.map((date) => ({ employeeId: id, date, shiftIds: change(stored.get(keyOf(id, date))?.shift_ids ?? []) }))
}

type Looking = Pick<Call<Endpoint>, 'company' | 'session'>

/** Whoever stands in a path and is not within sight is not there. */
async function demandPeople(tx: Tx, { company: { companyId }, session }: Looking, ids: readonly string[]) {
  const where = shownIn(session, companyId, { people: ids })
  const known = await rosterPeople(tx, companyId, { from: '0001-01-01', to: '9999-12-31', where })
  if (ids.some((id) => !known.some((one) => one.id === id))) throw new Refusal(notFound())
}

async function demandShift(tx: Tx, { company }: Pick<Looking, 'company'>, id: string): Promise<void> {
  if ((await shiftsAmong(tx, company.companyId, { shift_ids: [id] })).length === 0) throw new Refusal(notFound())
}

/**
 * Departments of others are not told from those that are not there: neither is planned by this account. Whoever plans
 * everybody is told which field it was.
 */
export async function demandDepartments(
  tx: Tx,
  { company, session }: Looking,
  ids: readonly string[] | undefined,
  unknown = problem('http.invalid', { errors: { department_ids: ['http.unknown-id'] } }),
): Promise<void> {
  if (!ids?.length) return
  const known = new Set((await departmentsInSight(tx, company.companyId, session)).map(({ id }) => id))
  if (ids.some((id) => !known.has(id))) throw new Refusal(mayEnter(session, 'schedule.write') ? unknown : forbidden())
}
