/**
 * Planned moves whose day has come by the company's own clock, carried out as if somebody had moved these people in the
 * first moment of it: record, career, log and open payslips. Who has left by then is not moved any more.
 */
import { sql } from 'kysely'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { lockCompany } from '#modules/company/server/public.ts'
import { byItself, type Happened, record } from '#platform/activity/server/activity.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { DueWork } from '#platform/database/server/due-first.ts'
import { peopleInCircles } from '../changes/refuse-circles.ts'
import { about } from '../log.ts'
import type { EmployeesNeeds } from '../needs.ts'
import { standingsOf, writeMoves } from '../record/career-of-many.ts'
import { PLACES, type Place } from './planned-store.ts'

type Needs = Pick<EmployeesNeeds, 'payInputsChanged'> & { readonly clock: Clock }

export const movesDue =
  (needs: Needs): DueWork =>
  async (company) => {
    const { companyId } = company
    const now = needs.clock.now()
    const due = await company.read(async (tx) => {
      const { rows } = await sql`
        select from planned_moves m join companies c on c.id = m.company_id
        where m.company_id = ${companyId} and m.effective_on <= (${now}::timestamptz at time zone c.timezone_key)::date
        limit 1`.execute(tx)
      return rows.length > 0
    })
    if (due) await company.transaction((tx) => carryOut(tx, companyId, needs))
  }

type Due = Readonly<Record<Place, string | null>> & {
  readonly employee_id: string
  readonly effective_on: string
  readonly sets: readonly Place[]
  readonly move_type: string | null
}

async function carryOut(tx: Tx, companyId: string, { clock, payInputsChanged }: Needs): Promise<void> {
  // Managers are judged over all people, and another copy of the server may be at it.
  const { timezone } = await lockCompany(tx, companyId)
  const { rows } = await sql<Due & { here: boolean }>`
    with due as (
      delete from planned_moves where company_id = ${companyId} and effective_on <= ${clock.today(timezone)} returning *)
    select due.*, e.left_on is null or e.left_on >= due.effective_on as here
    from due join employees e on e.company_id = due.company_id and e.id = due.employee_id
    order by due.effective_on`.execute(tx)
  const moves = rows.filter(({ here }) => here)
  const happened: Happened[] = []
  // Days that nobody saw come one after the other; there is one as a rule.
  for (const day of new Set(moves.map(({ effective_on }) => effective_on))) {
    const ofDay = moves.filter(({ effective_on }) => effective_on === day)
    happened.push(...(await moveOn(tx, companyId, plainDateOf(day), ofDay)))
  }
  if (moves.length === 0) return
  const employeeIds = [...new Set(moves.map(({ employee_id }) => employee_id))]
  await payInputsChanged(tx, companyId, { employeeIds, cause: 'employment', by: byItself.name })
  await record(tx, companyId, happened, { actor: byItself, now: clock.now() })
}

async function moveOn(tx: Tx, companyId: string, on: PlainDate, moves: readonly Due[]): Promise<Happened[]> {
  const ids = moves.map(({ employee_id }) => employee_id)
  const before = await standingsOf(tx, companyId, ids)
  const former = await placesOf(tx, companyId, ids)
  await setPlaces(tx, companyId, moves)
  // Who would stand under himself by what was changed meanwhile keeps his manager.
  let led = moves.filter(({ sets }) => sets.includes('manager_id'))
  for (let kept = led; kept.length > 0; led = led.filter((one) => !kept.includes(one))) {
    const circling = await peopleInCircles(tx, companyId, ids)
    kept = led.filter(({ employee_id }) => circling.includes(employee_id))
    await setPlaces(
      tx,
      companyId,
      kept.map(({ employee_id: id }) => ({
        employee_id: id,
        sets: ['manager_id'],
        manager_id: former.get(id)?.manager_id,
      })),
    )
  }
  const types = new Map(moves.map(({ employee_id, move_type }) => [employee_id, move_type]))
  await writeMoves(tx, companyId, before, { on, types })
  const now = await placesOf(tx, companyId, ids)
  return moves.flatMap(({ employee_id: id, sets }) => {
    const [was, is] = [former.get(id), now.get(id)]
    if (!was || !is) return []
    const told = (row: Row) => Object.fromEntries(sets.map((place) => [place, row[place]]))
    return [{ action: 'employees.moved', subject: about(is), before: told(was), after: { ...told(is), moved_on: on } }]
  })
}

const setPlaces = (tx: Tx, companyId: string, moves: readonly object[]) =>
  sql`
  update employees e set ${sql.join(
    PLACES.map((place) => {
      const [column, wanted] = [sql.ref(place), sql.ref(`m.${place}`)]
      return sql`${column} = case when ${place} = any(m.sets) then ${wanted} else e.${column} end`
    }),
  )}, updated_at = now(), revision = e.revision + 1
  from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m(
    employee_id uuid, sets text[], department_id uuid, division_id uuid, position_id uuid, job_level_id uuid, manager_id uuid)
  where e.company_id = ${companyId} and e.id = m.employee_id`.execute(tx)

type Row = Readonly<Record<Place, string | null>> & { readonly id: string; readonly full_name: string }

async function placesOf(tx: Tx, companyId: string, ids: readonly string[]): Promise<ReadonlyMap<string, Row>> {
  const { rows } = await sql<Row>`
    select id, full_name, department_id, division_id, position_id, job_level_id, manager_id from employees
    where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}
