/** What is stored on people: shown whole to them, and forgotten when the law lets it go. */
import { companyFacts } from '#modules/company/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import type { SystemTx, Tx } from '#platform/database/server/connect.ts'
import { dropFiles, removeBytes } from '#platform/files/server/kept-files.ts'
import { fileReply, notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { forgetAccounts } from '#platform/identity/server/account-state.ts'
import { announceEnded } from '#platform/identity/server/ended-sessions.ts'
import { forgetMailsTo } from '#platform/mail/server/outbox.ts'
import { maskCells } from '#platform/sheets/server/mask-cells.ts'
import { anonymise, personExport, previewForgetting, retention } from '../contract.ts'
import { personTables } from '../model/person-tables.ts'
import { standardRetention } from '../model/retention.ts'
import { calledBy } from './called-by.ts'
import { personArchive } from './person-archive.ts'
import {
  accountsOf,
  countOf,
  dueLeavers,
  filesOf,
  forget,
  forgetInNotes,
  forgetSignatures,
  holdPeople,
  type Leaver,
  noteForgotten,
  noteTheirRecords,
} from './privacy-store.ts'

type Asking = Pick<Call<typeof retention>, 'company' | 'clock' | 'session'>

export const privacyHandlers: readonly Handler[] = [
  on(retention, (call) =>
    call.company.read(async (tx) => {
      const years = await yearsOf(tx, call)
      return { years: years.inForce, standard: years.standard, people: await dueOf(tx, call, years.inForce) }
    }),
  ),

  on(personExport, async (call) => {
    const found = await personArchive(call, call.params.id, { exportedAt: call.clock.now(), language: call.language })
    return found ? fileReply(`person-${found.staffId}.zip`, 'application/zip', found.bytes) : notFound()
  }),

  on(previewForgetting, (call) =>
    call.company.read(async (tx) => {
      const people = await chosen(tx, call, call.body.employee_ids)
      return { people, effects: await effectsOn(tx, call.company.companyId, people) }
    }),
  ),

  on(anonymise, async (call) => {
    const { company, db, clock, actor, body, say, language, seal } = call
    const { companyId } = company
    const now = clock.now()
    // Accounts belong to the installation, so all of it is done in the system's scope.
    const done = await db.system.transaction(async (tx) => {
      await holdPeople(tx.of(companyId), companyId, body.employee_ids)
      const people = await chosen(tx, call, body.employee_ids)
      const ids = people.map((person) => person.employee_id)
      const nobody = say(language, 'privacy.former-employee')
      const effects = await effectsOn(tx.of(companyId), companyId, people)
      const files = await filesOf(tx.of(companyId), companyId, ids)
      const called = await calledBy(tx, { companyId, seal }, people)
      await maskCells(tx.of(companyId), companyId, called)
      // While they are still called what they signed.
      await forgetSignatures(tx.of(companyId), companyId, ids, nobody)
      const ended = await forgetAccounts(
        tx.of(companyId),
        companyId,
        await accountsOf(tx.of(companyId), companyId, ids),
        {
          because: 'person forgotten',
          now,
        },
      )
      await forgetMailsTo(tx.of(companyId), companyId, called.names)
      // While the account is still known.
      await noteForgotten(tx.of(companyId), companyId, ids, now)
      await noteTheirRecords(tx.of(companyId), companyId, ids)
      for (const table of personTables) await forget(tx.of(companyId), companyId, table, ids, nobody)
      await forgetInNotes(
        tx.of(companyId),
        companyId,
        people.map(({ full_name }) => full_name),
        nobody,
      )
      const bytes = await dropFiles(tx.of(companyId), companyId, files)
      // Without names: the log is never rewritten, so whom it was is not written into it.
      const happened = ids.map((id) => ({
        action: 'privacy.anonymised',
        subject: { kind: 'employee', id },
        after: { reason: body.reason },
      }))
      const outcome = reply({ people: ids.length, effects }, { messageKey: 'privacy.done' })
      await record(tx.of(companyId), companyId, happened, { actor, now })
      return { outcome, ended, bytes }
    })
    await announceEnded(db, done.ended)
    await removeBytes(call, done.bytes)
    return done.outcome
  }),
]

/** All of them may be forgotten today, or nobody is. */
async function chosen(tx: SystemTx, call: Asking, ids: readonly string[]): Promise<Leaver[]> {
  const { inForce } = await yearsOf(tx, call)
  const people = await dueOf(tx, call, inForce, ids)
  if (people.length < new Set(ids).size) {
    throw new Refusal(problem('privacy.not-due', { errors: { employee_ids: ['privacy.not-due'] } }))
  }
  return people
}

const dueOf = (tx: SystemTx, { company, clock, session }: Asking, years: number, ids?: readonly string[]) =>
  dueLeavers(tx.of(company.companyId), company.companyId, {
    today: clock.today(session.timezone),
    years,
    ...(ids && { ids }),
  })

async function yearsOf(tx: SystemTx, { company }: Asking) {
  const { country, settings } = await companyFacts(tx.of(company.companyId), company.companyId)
  const standard = standardRetention[country]
  return { standard, inForce: settings.retention_years ?? standard.years }
}

async function effectsOn(tx: Tx, companyId: string, people: readonly Leaver[]) {
  const ids = people.map(({ employee_id }) => employee_id)
  const effects = new Map<string, { record: string; removed: number; kept: number }>()
  for (const table of personTables) {
    if (table.hidden) continue
    const count = await countOf(tx, companyId, table, ids)
    if (count === 0) continue
    const { removed, kept } = effects.get(table.table) ?? { removed: 0, kept: 0 }
    // The same row may be theirs in more than one way.
    const goes = table.fate === 'remove'
    effects.set(table.table, {
      record: table.table,
      removed: goes ? removed + count : removed,
      kept: goes ? kept : Math.max(kept, count),
    })
  }
  return [...effects.values()]
}
