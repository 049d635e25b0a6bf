/** A shift that was removed comes back, into the drafts it was taken from; a roster as it was. */
import { sql } from 'kysely'
import { z } from 'zod'
import { plainDateOf } from '#kernel/plain-date.ts'
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
import { takenBack } from './roster/confirm-undo.ts'
import type { NewDay } from './roster/roster-store.ts'
import { storedDays, writeDays } from './roster/roster-store.ts'
import { tellOfConfirmed } from './roster/tell-of-confirmed.ts'

type Removed = {
  readonly id: string
  readonly name: string
  readonly kept: KeptRows
  readonly days: readonly ChangedDay[]
}

const removal = (rosterChanged: ShiftNeeds['rosterChanged']) =>
  undoable<Removed>({
    kind: 'shifts.removal',
    endpoint: removeShift,
    async undo(tx, call, { id, name, kept, days }) {
      const { companyId } = call.company
      await putBack(tx, kept)
      const { rows } = await sql<BackOn>`
        update roster_days r set shift_ids = r.shift_ids || ${id}::uuid
        from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as c("employeeId" uuid, date date)
        where r.company_id = ${companyId} and r.employee_id = c."employeeId" and r.date = c.date and not r.is_locked
        returning r.employee_id as "employeeId", r.date, r.is_confirmed as "isConfirmed"`.execute(tx)
      const more = await followed(tx, rosterChanged, call, rows)
      await log(tx, call, { action: 'shifts.added', subject: { kind: 'shift', id, name } }, ...more)
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

type BackOn = ChangedDay & { readonly isConfirmed: boolean }

/** Whoever follows the roster follows what was taken back as well; answers what belongs into the log. */
async function followed(
  tx: Tx,
  rosterChanged: ShiftNeeds['rosterChanged'],
  { company, clock, actor }: By & { readonly company: { readonly companyId: string } },
  days: readonly BackOn[],
): Promise<readonly Happened[]> {
  await tellOfConfirmed(
    tx,
    company.companyId,
    days.filter(({ isConfirmed }) => isConfirmed),
  )
  const more: Happened[] = []
  if (days.length > 0)
    for (const tell of rosterChanged) more.push(...(await tell(tx, company.companyId, days, { clock, by: actor.name })))
  return more
}

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
  const back = before.map(({ employeeId, date }) => {
    const isConfirmed = now.get(`${employeeId} ${date}`)?.is_confirmed ?? false
    return { employeeId, date, isConfirmed }
  })
  const more = await followed(tx, rosterChanged, { company: { companyId }, clock, actor }, back)
  const subject = { kind: 'roster', name: `${from} – ${to}` }
  return [{ action: 'shifts.roster-taken-back', subject, after: { days: before.length } }, ...more]
}

/** The same for keeping, whoever is told. */
export const rosterChange = restored([])
export const shiftRemoval = removal([])

type Erased = { readonly kept: KeptRows; readonly settings: KeptRows; readonly days: number }
const period = (rosterChanged: ShiftNeeds['rosterChanged']) =>
  undoable<Erased>({
    kind: 'shifts.period',
    endpoint: setSettingsMy,
    async undo(tx, call, { kept, settings, days }) {
      const { companyId } = call.company
      await sql`delete from shift_settings where company_id = ${companyId}`.execute(tx)
      await putBack(tx, settings)
      await putBack(tx, kept)
      const more = await followed(
        tx,
        rosterChanged,
        call,
        kept.flatMap(({ rows }) => rows.map(backOn)),
      )
      const happened = { action: 'shifts.roster-taken-back', subject: { kind: 'roster' }, after: { days } }
      await log(tx, call, happened, ...more)
    },
  })
export const periodChange = period([])

function backOn(row: object): BackOn {
  const { employee_id, date, is_confirmed } = StoredRow.parse(row)
  return { employeeId: employee_id, date: plainDateOf(date), isConfirmed: is_confirmed }
}
const StoredRow = z.object({ employee_id: z.string(), date: z.string(), is_confirmed: z.boolean() })

export const shiftUndos = ({ rosterChanged }: Pick<ShiftNeeds, 'rosterChanged'>): readonly Undoable[] => [
  removal(rosterChanged),
  restored(rosterChanged),
  period(rosterChanged),
  takenBack(rosterChanged),
]
