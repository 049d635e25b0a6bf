/**
 * A shift that is changed changes every day it stands in, so it is judged as a change of the roster is: locks hold, what
 * is over stays, what is found is asked, and whoever was told of their days is told again. What it pays holds from the
 * first month that is open.
 */
import { companyFacts } from '#modules/company/server/public.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { ATTENDED } from '../../model/findings.ts'
import type { ShiftNeeds } from '../needs.ts'
import { holdPeople, rosterPeople } from '../people.ts'
import { askedText, eachOnce } from '../roster/finding-text.ts'
import { boardOf, freshFindings, freshOverlaps } from '../roster/planned.ts'
import { daysWithShift, keyOf } from '../roster/roster-store.ts'
import { tellOfConfirmed } from '../roster/tell-of-confirmed.ts'
import { planRules, settingsOf } from '../settings/settings-store.ts'
import { these } from '../sight.ts'
import { type ShiftRow, shiftsOf } from './shift-store.ts'

type Changing = {
  readonly company: { readonly companyId: string }
  readonly clock: Clock
  readonly language: Language
  readonly say: Say
}
type Edited = { readonly former: ShiftRow; readonly row: ShiftRow; readonly confirmed: boolean }

const HOURS = ['starts', 'ends', 'break_minutes', 'break_starts'] as const
const FIELDS = { starts: 'start_time', ends: 'end_time', break_minutes: 'break_minutes', break_starts: 'break_start' }

/** Within the transaction that has stored the shift as it is to be. */
export async function judgeEdit(tx: Tx, call: Changing, { dayFacts }: ShiftNeeds, edited: Edited): Promise<void> {
  const { former, row, confirmed } = edited
  const moved = HOURS.find((part) => former[part] !== row[part])
  const isGiven = former.allowance_type === null && row.allowance_type !== null
  if (moved === undefined && !isGiven) return
  const { companyId } = call.company
  const ids = [...new Set((await daysWithShift(tx, companyId, row.id)).map(({ employeeId }) => employeeId))]
  await holdPeople(tx, companyId, ids)
  const days = await daysWithShift(tx, companyId, row.id)
  const { country, timezone } = await companyFacts(tx, companyId)
  const today = call.clock.today(timezone)
  if (moved && days.some(({ isLocked }) => isLocked)) throw refused(FIELDS[moved], 'shifts.locked')
  if (moved && days.some(({ date, isConfirmed }) => isConfirmed && date < today))
    throw refused(FIELDS[moved], 'shifts.in-past')
  const coming = days.filter(({ date }) => date >= today)
  const dates = coming.map(({ date }) => date).sort()
  const [from, to] = [dates[0], dates.at(-1)]
  if (from === undefined || to === undefined) return
  const after = await shiftsOf(tx, companyId)
  const people = await rosterPeople(tx, companyId, { ...everyTime, where: these(ids) })
  const rules = planRules(await settingsOf(tx, companyId, country))
  const board = await boardOf(tx, {
    ...{ companyId, country, rules, people, days: { from, to }, dayFacts },
    shifts: after.map((one) => (one.id === row.id ? former : one)),
    instead: after,
  })
  const touched = coming.map(({ employeeId, date }) => keyOf(employeeId, date))
  if (freshOverlaps(board, touched, { shifts: after }).size > 0)
    throw refused(moved ? FIELDS[moved] : 'start_time', 'shifts.overlap-in-roster')
  const lines = eachOnce(
    freshFindings(board, people, touched, { shifts: after })
      .filter(({ finding }) => finding.word !== ATTENDED || moved !== undefined)
      .map(({ person, finding }) => askedText(call, person.full_name, finding)),
  )
  if (lines.length > 0 && !confirmed)
    throw new Refusal(problem('shifts.confirm', { status: 409, data: lines, extra: { confirm_required: true } }))
  if (moved)
    await tellOfConfirmed(
      tx,
      companyId,
      coming.filter(({ isConfirmed }) => isConfirmed),
    )
}

const everyTime = { from: '0001-01-01', to: '9999-12-31' }

const refused = (field: string, word: string): Refusal => new Refusal(problem(word, { errors: { [field]: [word] } }))
