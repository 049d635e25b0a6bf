/** A review as its reader may see it. */
import { plainDateOf } from '#kernel/plain-date.ts'
import { pointsOf } from '#platform/stages/model/points.ts'
import { byPoints, resultOf } from '../model/result.ts'
import { COMPLETED, dueOn, formStatusOf, HR, LAUNCH, type Rater, raters } from '../model/stages.ts'
import type { ReviewObjective } from './needs.ts'
import type { ReviewRow } from './review-store.ts'
import type { Seeing } from './seeing.ts'

/** Whose parts somebody sees on the way; the person sees all of them once it is completed. */
const SEEN: Readonly<Record<Seeing['as'], readonly Rater[]>> = {
  ...{ keeper: raters, hod: raters, manager: ['employee', 'manager'], employee: ['employee'], reader: [] },
}
type Named = { readonly names: readonly string[] }

const seesPart = (row: ReviewRow, { as, canAct }: Seeing, rater: Rater): boolean => {
  if (as === 'reader') return false
  if (row.status === COMPLETED) return true
  if (!SEEN[as].includes(rater)) return false
  return as === rater || row.status > raters.indexOf(rater) || (canAct && raters[row.status] === rater)
}

export function rowFor(row: ReviewRow, seeing: Seeing, { names }: Named) {
  const { items, grades, parts, status } = row
  const points = (rater: Rater) =>
    seesPart(row, seeing, rater) && status > raters.indexOf(rater) ? pointsOf(items, parts[rater]?.ratings) : null
  const tells = seeing.as === 'keeper' || status === COMPLETED
  const result = tells ? resultOf(items, grades, parts, row) : { grade: null, expectation: null }
  return {
    ...{ id: row.id, cycle_id: row.cycle_id, cycle: row.cycle, period: row.period, year: row.year },
    ...{ employee_id: row.employee_id, staff_id: row.staff_id, full_name: row.full_name },
    ...{ department: row.department, position: row.position },
    status: status === LAUNCH ? null : status,
    form_status: formStatusOf(status),
    stage_since: row.stage_since,
    due_on: dueOn(status, plainDateOf(row.stage_since), row),
    waits_for: [...names],
    employee_points: points('employee'),
    manager_points: points('manager'),
    hod_points: points('hod'),
    ...result,
    ...{ completed_on: row.completed_on, acknowledged_at: row.acknowledged_at, revision: row.revision },
  }
}

type Beside = Named & { readonly objectives: readonly ReviewObjective[] }

export function viewFor(row: ReviewRow, seeing: Seeing, beside: Beside) {
  const { as, canAct } = seeing
  const keeps = as === 'keeper'
  const { status } = row
  const part = (rater: Rater) => {
    const found = row.parts[rater]
    if (!found || !seesPart(row, seeing, rater)) return null
    return { ratings: found.ratings.map((one) => ({ ...one })), comment: found.comment }
  }
  const ended = status === COMPLETED
  const seesAll = keeps || (ended && as !== 'reader')
  return {
    ...rowFor(row, seeing, beside),
    items: row.items.map((item) => ({ ...item })),
    grades: row.grades.map((grade) => ({ ...grade })),
    objectives: beside.objectives.map((one) => ({ ...one, results: one.results.map((result) => ({ ...result })) })),
    parts: { employee: part('employee'), manager: part('manager'), hod: part('hod') },
    said_grade: keeps ? row.grade : null,
    said_expectation: keeps ? row.expectation : null,
    hr_comment: seesAll ? row.hr_comment : null,
    acknowledged_comment: seesAll ? row.acknowledged_comment : null,
    history: keeps ? row.moves.map((move) => ({ ...move })) : [],
    may: {
      rate: !keeps && canAct,
      items: keeps && status === LAUNCH,
      decide: keeps && status === HR,
      proceed: (keeps && (status === LAUNCH || status === HR)) || (!keeps && canAct),
      skip: keeps && status >= 0 && status < HR,
      revert: keeps && status > 0 && !ended,
      remove: keeps && !ended,
      acknowledge: as === 'employee' && ended && row.acknowledged_at === null,
    },
  }
}

/** Whether anything says what it comes to. */
export const hasResult = (row: ReviewRow): boolean =>
  row.grade !== null || byPoints(row.items, row.grades, row.parts) !== undefined
