/** A shift that was removed comes back, into the drafts it was taken from; a roster as it was. */
import { sql } from 'kysely'
import type { Happened } from '#platform/activity/server/activity.ts'
import { log } from '#platform/activity/server/log.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import { type KeptRows, putBack } from '#platform/undo/server/kept-rows.ts'
import { type Undoable, undoable } from '#platform/undo/server/undoable.ts'
import { setCells } from '../contract/roster.ts'
import { setSettingsMy } from '../contract/settings.ts'
import { removeShift } from '../contract/shifts.ts'
import type { ChangedDay, ShiftNeeds } from './needs.ts'
import type { NewDay } from './roster/roster-store.ts'
import { storedDays, writeDays } from './roster/roster-store.ts'

type Removed = {
  readonly id: string
  readonly name: string
  readonly kept: KeptRows
  readonly days: readonly ChangedDay[]
}

export const shiftRemoval = undoable<Removed>({
  kind: 'shifts.removal',
  endpoint: removeShift,
  async undo(tx, call, { id, name, kept, days }) {
    await putBack(tx, kept)
    await sql`
      update roster_days r set shift_ids = r.shift_ids || ${id}::uuid
      from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as c("employeeId" uuid, date date)
      where r.company_id = ${call.company.companyId} and r.employee_id = c."employeeId" and r.date = c.date
        and not r.is_locked`.execute(tx)
    await log(tx, call, { action: 'shifts.added', subject: { kind: 'shift', id, name } })
  },
})

export type Rewritten = { readonly before: readonly NewDay[]; readonly after: readonly NewDay[] }

const restored = (rosterChanged: ShiftNeeds['rosterChanged']) =>
  undoable<Rewritten>({
    kind: 'shifts.roster',
    endpoint: setCells,
    async undo(tx, call, { before, after }) {
      const happened = await writtenBack(tx, rosterChanged, call.company.companyId, call, { before, after })
      await log(tx, call, ...happened)
    },
  })

type By = { readonly clock: Clock; readonly actor: { readonly name: string } }

/** Days as they were before, unless somebody changed or locked them since; answers what belongs into the log. */
export async function writtenBack(
  tx: Tx,
  rosterChanged: ShiftNeeds['rosterChanged'],
  companyId: string,
  { clock, actor }: By,
  { before, after }: Rewritten,
): Promise<readonly Happened[]> {
  const dates = after.map(({ date }) => date).sort()
  const [from, to] = [dates[0] ?? '', dates.at(-1) ?? '']
  const people = [...new Set(after.map(({ employeeId }) => employeeId))]
  const now = await storedDays(tx, companyId, { from, to }, people)
  for (const { employeeId, date, shiftIds } of after) {
    const day = now.get(`${employeeId} ${date}`)
    if (day?.is_locked) throw new Refusal(problem('shifts.locked'))
    if ((day?.shift_ids ?? []).join() !== shiftIds.join()) throw new Refusal(problem('undo.in-the-way'))
  }
  await writeDays(tx, companyId, clock.now(), before)
  const more: Happened[] = []
  for (const tell of rosterChanged) more.push(...(await tell(tx, companyId, before, { clock, by: actor.name })))
  const subject = { kind: 'roster', name: `${from} – ${to}` }
  return [{ action: 'shifts.roster-taken-back', subject, after: { days: before.length } }, ...more]
}

/** The same for keeping, whoever is told. */
export const rosterChange = restored([])

type Erased = { readonly kept: KeptRows; readonly settings: KeptRows; readonly days: number }
export const periodChange = undoable<Erased>({
  kind: 'shifts.period',
  endpoint: setSettingsMy,
  async undo(tx, call, { kept, settings, days }) {
    const { companyId } = call.company
    await sql`delete from shift_settings where company_id = ${companyId}`.execute(tx)
    await putBack(tx, settings)
    await putBack(tx, kept)
    await log(tx, call, { action: 'shifts.roster-taken-back', subject: { kind: 'roster' }, after: { days } })
  },
})

export const shiftUndos = ({ rosterChanged }: Pick<ShiftNeeds, 'rosterChanged'>): readonly Undoable[] => [
  shiftRemoval,
  restored(rosterChanged),
  periodChange,
]
