/**
 * A standby whose hours change changes every day it stands in, so it is judged as a change of the plan is: locks hold,
 * what is over stays, what is found is asked, and whoever was told of their days is told again. What it pays holds from
 * the first month that is open.
 */
import { addDays } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { holdPeople, rosterPeople, these } from '#modules/shifts/server/public.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { askOnce } from './asked-of-days.ts'
import { type DayKey, daysWithStandby, peopleWithStandby, storedDays } from './day-store.ts'
import type { StandbyNeeds } from './needs.ts'
import { type StandbyRow, standbysOf } from './standby-store.ts'
import { tellOfConfirmed } from './tell-of-confirmed.ts'

type Changing = {
  readonly company: { readonly companyId: string }
  readonly clock: Clock
  readonly language: Language
  readonly say: Say
}
type Edited = { readonly former: StandbyRow; readonly row: StandbyRow; readonly confirmed: boolean }

/** Within the transaction that has stored the standby as it is to be. */
export async function judgeEdit(tx: Tx, call: Changing, needs: StandbyNeeds, edited: Edited): Promise<void> {
  const { former, row, confirmed } = edited
  const moved = former.starts !== row.starts ? 'start_time' : former.ends !== row.ends ? 'end_time' : undefined
  if (moved === undefined) return
  const { companyId } = call.company
  const ids = await peopleWithStandby(tx, companyId, row.id)
  await holdPeople(tx, companyId, ids)
  const days = await daysWithStandby(tx, companyId, row.id)
  const told = days.filter(({ isConfirmed }) => isConfirmed)
  const today = call.clock.today((await companyFacts(tx, companyId)).timezone)
  if (days.some(({ isLocked }) => isLocked)) throw refused(moved, 'standby.locked')
  if (told.some(({ date }) => date < today)) throw refused(moved, 'standby.in-past')
  const coming = days.filter(({ date }) => date >= today)
  const dates = coming.map(({ date }) => date).sort()
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined) return
  const stored = await storedDays(tx, companyId, { from: addDays(first, -1), to: addDays(last, 1) }, ids)
  const byId = new Map((await standbysOf(tx, companyId)).map((one) => [one.id, one]))
  const after = (of: DayKey) => (stored.get(of)?.standby_ids ?? []).flatMap((id) => byId.get(id) ?? [])
  const before = (of: DayKey) => after(of).map((one) => (one.id === row.id ? former : one))
  const people = await rosterPeople(tx, companyId, { from: '0001-01-01', to: '9999-12-31', where: these(ids) })
  const { language, say } = call
  await askOnce(tx, { companyId, language, say }, needs, { people, days: coming, before, after }, confirmed)
  await tellOfConfirmed(tx, companyId, told)
}

const refused = (field: string, word: string): Refusal => new Refusal(problem(word, { errors: { [field]: [word] } }))
