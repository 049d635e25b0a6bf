/** What HR is shown: sums of the groups that may be, read in one unchanging view of the data. */
import type { z } from 'zod'
import { addDays, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { DepartmentFigures, PeriodFigures } from '../contract/types.ts'
import { changeOf, percentOf, tenthsOf, tenthsText, together } from '../model/figures.ts'
import { answersIn, type DayCell, daysShown, groupsShown, type MinimumOn } from '../model/groups.ts'
import { isWithin, type Period, pieceOf } from '../model/periods.ts'
import { minimumAt, minimumsOf } from './setting-store.ts'
import { dayCells, departmentCells, departmentPlaces, headcountMoves, peopleByPiece } from './sums-store.ts'

type Looking = { readonly companyId: string; readonly today: PlainDate }
type Counted = {
  /** Of the days that are counted alone. */
  readonly cells: readonly DayCell[]
  readonly minimumOn: MinimumOn
}

/** The days that count in this time, single or as the rest of their piece. */
export async function countedIn(tx: Tx, { companyId, today }: Looking, time: Period): Promise<Counted> {
  // A rest is counted whole or not at all.
  const whole = { from: pieceOf(time.from).from, to: pieceOf(time.to).to }
  const cells = await dayCells(tx, companyId, whole)
  const minimumOn = minimumAt(await minimumsOf(tx, companyId))
  const { shown, rests } = daysShown(cells, today, minimumOn)
  const people = await peopleByPiece(tx, companyId, [...rests.values()].flat())
  const enough = [...rests].filter(([piece]) => (people.get(piece) ?? 0) >= minimumOn(piece))
  const counted = new Set([...shown, ...enough.flatMap(([, days]) => days)])
  return { cells: cells.filter(({ date }) => counted.has(date)), minimumOn }
}

/** Those of a period; a single day only where enough people answered on it, not as part of a rest. */
export const daysOf = ({ cells, minimumOn }: Counted, period: Period): PlainDate[] =>
  cells
    .filter(({ date }) => isWithin(date, period))
    .filter((cell) => period.from !== period.to || answersIn(cell.steps) >= minimumOn(pieceOf(cell.date).from))
    .map(({ date }) => date)

export const stepsOf = (counted: Counted, period: Period): readonly number[] => {
  const days = new Set(daysOf(counted, period))
  return together(counted.cells.filter(({ date }) => days.has(date)).map(({ steps }) => steps))
}

type HeadcountOn = (day: PlainDate) => number

export async function headcounts(tx: Tx, companyId: string, time: Period): Promise<HeadcountOn> {
  let employed = 0
  const steps = (await headcountMoves(tx, companyId, time)).map(({ day, change }) => {
    employed += change
    return { day, employed }
  })
  return (day) => steps.findLast((one) => one.day <= day)?.employed ?? 0
}

export function periodFigures(
  counted: Counted,
  period: Period,
  headcountOn: HeadcountOn,
): z.input<typeof PeriodFigures> {
  const steps = stepsOf(counted, period)
  const places = daysOf(counted, period).reduce((sum, day) => sum + headcountOn(day), 0)
  return { ...period, ...figuresOf(steps), share: percentOf(answersIn(steps), places) }
}

/** Of pieces that are over, this period's beside those of the one before. */
export async function departmentFigures(
  tx: Tx,
  { companyId, today }: Looking,
  counted: Counted,
  { now, before, names }: { now: Period; before: Period; names: { none: string; removed: string } },
): Promise<{ readonly rows: z.input<typeof DepartmentFigures>[]; readonly to: PlainDate | null }> {
  const over = (day: PlainDate) => pieceOf(day).to < today
  const days = counted.cells
    .map(({ date }) => date)
    .filter((day) => over(day) && isWithin(day, { ...now, from: before.from }))
  const last = days.findLast((day) => isWithin(day, now))
  if (last === undefined) return { rows: [], to: null }
  const cells = await departmentCells(tx, companyId, days, names)
  const shown = [...new Set(cells.map(({ piece }) => piece))].flatMap((piece) =>
    groupsShown(
      cells.filter((cell) => cell.piece === piece),
      counted.minimumOn(plainDateOf(piece)),
    ),
  )
  const of = (id: string | null, period: Period) =>
    together(
      shown.filter((cell) => cell.id === id && isWithin(plainDateOf(cell.piece), period)).map(({ steps }) => steps),
    )
  // Of the days on which the department itself is counted.
  const places = await departmentPlaces(
    tx,
    companyId,
    days.filter((day) => isWithin(day, now)),
  )
  const isShown = new Set(shown.map(({ id, piece }) => `${id} ${piece}`))
  const placesOf = (wanted: string | null) =>
    places
      .filter(({ id, day }) => id === wanted && isShown.has(`${id} ${pieceOf(day).from}`))
      .reduce((sum, one) => sum + one.places, 0)
  const rows = [...new Map(shown.map(({ id, name }) => [id, name]))]
    .map(([id, name]) => ({ id, name, steps: of(id, now), past: of(id, before) }))
    .filter(({ steps }) => answersIn(steps) > 0)
    .map(({ id, name, steps, past }) => ({
      ...{ id, name, ...figuresOf(steps), change: changeOf(steps, past) },
      share: shareOf(answersIn(steps), placesOf(id)),
    }))
  return { rows: rows.toSorted((one, other) => (one.name < other.name ? -1 : 1)), to: pieceOf(last).to }
}

/** Somebody who moved away since then counts where they are now, and answered where they were. */
const shareOf = (answers: number, places: number): number | null => percentOf(Math.min(answers, places), places)

function figuresOf(steps: readonly number[]) {
  const tenths = tenthsOf(steps)
  if (tenths === undefined) return { average: null, answers: null, steps: null }
  return { average: tenthsText(tenths), answers: answersIn(steps), steps: [...steps] }
}

/** Today is not over: what is counted ends the day before. */
export const dayCounted = (today: PlainDate): PlainDate => addDays(today, -1)
