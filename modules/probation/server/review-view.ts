/** A review as its reader may see it. */
import { addDays, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { dueOn, type RatingDays } from '../model/days.ts'
import { gradeOf, HR, pointsOf, type Rater, raters } from '../model/review.ts'
import type { ReviewRow } from './review-store.ts'

/** Whose eyes: HR and whoever agrees see all; the others their own part and what stages before theirs wrote. */
export type Seeing = {
  readonly as: 'keeper' | 'approver' | 'hod' | 'manager' | 'employee'
  readonly canAct: boolean
}
type Telling = { readonly days: RatingDays; readonly names: readonly string[]; readonly keeps?: boolean }

const BEFORE: Readonly<Record<Seeing['as'], readonly Rater[]>> = {
  keeper: raters,
  approver: raters,
  hod: ['employee', 'manager', 'hod'],
  manager: ['employee', 'manager'],
  employee: ['employee'],
}

/** As the list shows it to HR. */
function shownRow(row: ReviewRow, { days, names }: Telling) {
  const { items, grades, parts } = row
  const points = (rater: Rater) => (row.status > raters.indexOf(rater) ? pointsOf(items, parts[rater]) : null)
  return {
    id: row.id,
    employee_id: row.employee_id,
    staff_id: row.staff_id,
    full_name: row.full_name,
    department: row.department,
    position: row.position,
    joined_on: row.joined_on,
    probation_end_date: row.probation_end_date,
    status: row.status,
    stage_since: row.stage_since,
    due_on: dueOn(row.status, plainDateOf(row.stage_since), days),
    waits_for: [...names],
    round: row.round,
    is_extended: row.is_extended,
    employee_total_points: points('employee'),
    manager_total_points: points('manager'),
    hod_total_points: points('hod'),
    grade: gradeOf(items, grades, parts),
    result: row.result,
    official_confirmed_date: row.official_confirmed_date,
    completed_on: row.completed_on,
    revision: row.revision,
  }
}

/** What others wrote is seen once they handed it on, how it ends once it has. */
export function rowFor(row: ReviewRow, { as }: Seeing, telling: Telling) {
  const shown = shownRow(row, telling)
  if (as === 'keeper' || as === 'approver') return shown
  const seen = BEFORE[as]
  const ended = row.status === 6
  return {
    ...shown,
    employee_total_points: seen.includes('employee') ? shown.employee_total_points : null,
    manager_total_points: seen.includes('manager') ? shown.manager_total_points : null,
    hod_total_points: seen.includes('hod') ? shown.hod_total_points : null,
    grade: ended ? shown.grade : null,
    result: ended ? shown.result : null,
    official_confirmed_date: ended ? shown.official_confirmed_date : null,
  }
}

export function viewFor(row: ReviewRow, seeing: Seeing, telling: Telling) {
  const { as, canAct } = seeing
  const whole = as === 'keeper' || as === 'approver'
  const part = (rater: Rater) => {
    const own = rater === as && canAct
    const handedOn = row.status > raters.indexOf(rater)
    const mine = rater === as
    if (!BEFORE[as].includes(rater) || !(own || handedOn || mine)) return null
    const found = row.parts[rater]
    return found ? { ratings: [...found.ratings], comment: found.comment } : null
  }
  const wrote = row.parts.manager?.suggested
  // A salary that HR may have changed is nothing for a manager, not even their own any more.
  const suggested = whole
    ? { result: row.suggested_result, end_date: row.suggested_end_date, salary: row.suggested_salary }
    : as === 'manager' && wrote
      ? { ...wrote, salary: row.status < HR ? wrote.salary : null }
      : { result: null, end_date: null, salary: null }
  const open = row.status < 6
  const isHrs = row.status === 3 || row.status === 5
  return {
    ...rowFor(row, seeing, telling),
    items: row.items.map((item) => ({ ...item })),
    parts: { employee: part('employee'), manager: part('manager'), hod: part('hod') },
    suggested_result: suggested.result,
    suggested_end_date: suggested.end_date,
    suggested_salary: suggested.salary,
    comment: whole ? row.hr_comment : null,
    beyond_agreed: whole ? row.beyond_agreed : null,
    letters: whole || as === 'employee' ? row.letters.map(({ salary: _, ...letter }) => letter) : [],
    revert_history: whole ? row.moves.map((move) => ({ ...move })) : [],
    may: {
      write: as === 'keeper' ? row.status === 3 || (row.status === 5 && row.result === null) : canAct && row.status < 3,
      proceed: as === 'keeper' ? isHrs || (canAct && row.status === 4) : canAct,
      skip: as === 'keeper' && row.status < 3,
      revert: as === 'keeper' && open && row.status > 0,
      remove: as === 'keeper' && open,
    },
  }
}

/** The first day as a confirmed employee where nobody says another. */
export const confirmedFrom = (endDate: PlainDate): PlainDate => addDays(endDate, 1)
