/** What was asked for and approved, written as HR would have written it: stored, told to payroll, noted in the log. */
import { plainDateOf } from '#kernel/plain-date.ts'
import type { Moving } from '#platform/approvals/server/kind.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { logChange } from '../log.ts'
import type { EmployeesNeeds } from '../needs.ts'
import type { PersonalWanted } from '../profile/change-store.ts'
import { applyPersonal } from '../profile/personal-change.ts'
import { lockProfile, type ProfileRow } from '../profile/profile-store.ts'
import { addEntry, changeEntry, entriesOf, removeEntry } from '../record/entry-store.ts'
import { familyKind } from '../record/family-handlers.ts'
import { type AskedRow, askedOf, type Fields } from './request-store.ts'

type Writing = Pick<EmployeesNeeds, 'payInputsChanged'> & { readonly seal: Seal }

export async function writeAsked(tx: Tx, writing: Writing, moving: Moving): Promise<void> {
  const { companyId, requests, today } = moving
  const ids = requests.map(({ id }) => id)
  const asked = await askedOf(tx, writing.seal, companyId, { ids })
  const looking = { companyId, sight: { of: 'company' }, today: plainDateOf(today) } as const
  // As they were sent: of two about one person the later one stands.
  for (const one of asked.toReversed()) {
    const person = await lockProfile(tx, looking, one.employee_id)
    if (person) await write(tx, writing, moving, person, one)
  }
}

async function write(tx: Tx, writing: Writing, moving: Moving, person: ProfileRow, asked: AskedRow): Promise<void> {
  const { companyId, actor, now } = moving
  const call = { company: { companyId }, seal: writing.seal, actor, clock: { now: () => now } }
  const { after } = asked.content
  if (asked.part === 'profile') {
    await applyPersonal(tx, call, writing, person, after as PersonalWanted)
    return
  }
  const log = (act: string, before: Fields, set: Fields) =>
    logChange(tx, call, person, { before, after: set, action: `employees.family-${act}`, hidden: familyKind.sealed })
  if (asked.act === 'add') {
    await addEntry(tx, writing.seal, familyKind, companyId, person.id, after)
    await log('added', {}, after)
    return
  }
  const entry = asked.entry_id ?? ''
  const [former] = await entriesOf(tx, writing.seal, familyKind, companyId, person.id, entry)
  if (!former) return
  if (asked.act === 'remove') {
    await removeEntry(tx, familyKind, companyId, entry)
    await log('removed', former, Object.fromEntries(familyKind.columns.map((column) => [column, null])))
  } else {
    await changeEntry(tx, writing.seal, familyKind, companyId, entry, after)
    await log('changed', former, after)
  }
}
