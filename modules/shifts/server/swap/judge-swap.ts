/** What two people want to change is judged as a change of the roster is, and the cells it comes to are told. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Problem, problem, Refusal } from '#platform/http/server/answers.ts'
import { dayText } from '#platform/words/format.ts'
import { exchanged, handedOver, type SwapCell, type SwapDay } from '../../model/swap.ts'
import type { ShiftNeeds } from '../needs.ts'
import { type CellChange, changeRoster, type Planning } from '../roster/change-roster.ts'
import { paramsOf } from '../roster/finding-text.ts'
import { keyOf, storedDays } from '../roster/roster-store.ts'
import { type ShiftRow, shiftsOf } from '../shifts/shift-store.ts'
import { nameOf } from './colleagues.ts'
import { onLeaveAmong, type TwoDays } from './on-leave.ts'

export type Swapped = {
  readonly me: string
  readonly date: PlainDate
  readonly other: string
  readonly otherDate: PlainDate
}

/** The cells that change; both days have to be confirmed, with work on them. */
export async function cellsOfSwap(
  tx: Tx,
  { company: { companyId }, language }: Pick<Planning, 'company' | 'language'>,
  { me, date, other, otherDate }: Swapped,
): Promise<readonly CellChange[]> {
  const [from, to] = [date, otherDate].sort()
  const stored = await storedDays(tx, companyId, { from: from ?? date, to: to ?? date }, [me, other])
  const kinds = new Map((await shiftsOf(tx, companyId)).map(({ id, kind }) => [id, kind]))
  const ids = (who: string, day: PlainDate) => stored.get(keyOf(who, day))?.shift_ids ?? []
  const cells = (who: string, day: PlainDate): SwapCell[] =>
    ids(who, day).flatMap((id) => {
      const kind = kinds.get(id)
      return kind ? [{ id, kind }] : []
    })
  const works = (who: string, day: PlainDate) =>
    stored.get(keyOf(who, day))?.is_confirmed && cells(who, day).some(({ kind }) => kind === 'work')
  if (!works(me, date)) throw refused('date', 'shifts.swap-no-shift')
  if (!works(other, otherDate)) throw refused('with_date', 'shifts.swap-no-shift-theirs')
  const change = (gives: string, takes: string, day: PlainDate, how: (now: SwapDay) => SwapDay): CellChange[] => {
    const after = how({ gives: cells(gives, day), takes: cells(takes, day) })
    const cell = (employeeId: string, now: readonly SwapCell[]) => ({
      employeeId,
      date: day,
      shiftIds: now.map(({ id }) => id),
      was: ids(employeeId, day),
    })
    return [cell(gives, after.gives), cell(takes, after.takes)]
  }
  // The same shift twice would be worked once: of two, one would be nobody's.
  const doubled = async (gives: string, takes: string, day: PlainDate) => {
    const given = cells(gives, day).filter(({ kind }) => kind === 'work')
    if (!given.some(({ id }) => ids(takes, day).includes(id))) return
    throw await double(tx, companyId, language, { employeeId: takes, date: day })
  }
  if (date !== otherDate) {
    await doubled(me, other, date)
    await doubled(other, me, otherDate)
    return [...change(me, other, date, handedOver), ...change(other, me, otherDate, handedOver)]
  }
  const same = change(me, other, date, exchanged)
  const isNothing = same.every(({ shiftIds, was }) => [...shiftIds].sort().join() === [...(was ?? [])].sort().join())
  if (isNothing) throw refused('with_employee_id', 'shifts.swap-same')
  return same
}

/** What would be asked before it is stored; of one person alone where the reader is no planner. */
export async function judgedSwap(
  tx: Tx,
  planning: Planning,
  needs: ShiftNeeds,
  cells: readonly CellChange[],
  toldOf?: string,
): Promise<readonly string[]> {
  try {
    const how = { confirmed: false, preview: true, everybody: true, ...(toldOf ? { toldOf } : {}) }
    const { found, warnings } = await changeRoster(tx, planning, needs, cells, how)
    const against = found.find(({ finding }) => finding.word === SHORT_REST)
    if (against) {
      const params = paramsOf(planning, against.person.full_name, against.finding)
      throw refused('with_employee_id', 'shifts.swap-short-rest', params)
    }
    return warnings
  } catch (reason) {
    if (reason instanceof Refusal) throw new Refusal(await ofSwap(tx, planning, cells, reason.problem))
    throw reason
  }
}

/** Two people cannot agree between themselves to a rest that the law asks an authority's leave for (Taiwan s.34). */
const SHORT_REST = 'shifts.short-rest'

/** There is nothing to swap on days of leave. Of somebody else only that they are away is told. */
export async function refuseOnLeave(
  tx: Tx,
  { company: { companyId }, language }: Pick<Planning, 'company' | 'language'>,
  { dayFacts }: Pick<ShiftNeeds, 'dayFacts'>,
  swap: TwoDays,
  names: { readonly me: string | null; readonly nameOf: (id: string) => string },
): Promise<void> {
  const found = (await onLeaveAmong(tx, dayFacts, companyId, [swap]))(swap)
  if (!found) return
  const day = dayText(found.day, language)
  if (found.id === names.me) throw refused('date', 'shifts.swap-own-leave', { day })
  throw refused('with_employee_id', 'shifts.swap-away', { name: names.nameOf(found.id), day })
}

/** What is wrong with a cell is wrong with the swap: of its fields nobody typed one. Whose day has no room is told. */
async function ofSwap(
  tx: Tx,
  { company: { companyId }, language }: Planning,
  cells: readonly CellChange[],
  wrong: Problem,
): Promise<Problem> {
  const [field = ''] = Object.keys(wrong.errors ?? {})
  const at = /^cells\.(\d+)\./.exec(field)?.[1]
  if (at === undefined) return wrong
  const cell = cells[Number(at)]
  if (!cell || !OVERLAPS.has(wrong.code)) return { ...wrong, errors: { with_employee_id: [wrong.code] } }
  return (await double(tx, companyId, language, cell)).problem
}

async function double(
  tx: Tx,
  companyId: string,
  language: Planning['language'],
  { employeeId, date }: Pick<CellChange, 'employeeId' | 'date'>,
): Promise<Refusal> {
  const params = { name: await nameOf(tx, companyId, employeeId), date: dayText(date, language) }
  return refused('with_employee_id', 'shifts.swap-double', params)
}

const OVERLAPS: ReadonlySet<string> = new Set(['shifts.overlap', 'shifts.overlap-days'])

export const refused = (field: string, word: string, params: Params = {}): Refusal =>
  new Refusal(problem(word, { params, errors: { [field]: [{ key: word, params }] } }))
type Params = Readonly<Record<string, string | number>>

/** The work among these shifts, by its hours. */
export const workAmong = (shifts: readonly ShiftRow[], ids: readonly string[]): ShiftRow[] =>
  shifts.filter(({ id, kind }) => kind === 'work' && ids.includes(id))
