/** The calls of exit reasons. */
import { differences } from '#platform/activity/model/differences.ts'
import { type Happened, record } from '#platform/activity/server/activity.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Actor, type Handler, on } from '#platform/http/server/handler.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { unlessTaken } from '#platform/http/server/unless-taken.ts'
import {
  changeExitReason,
  exitReasons,
  showExitReasons,
  storeExitReason,
  switchExitReason,
} from '../contract/exit-reasons.ts'
import {
  type ExitReasonFields,
  type ExitReasonRow,
  exitReasonsOf,
  insertExitReason,
  lockExitReason,
  setExitReason,
} from './exit-reason-store.ts'
import { codeOf, nameOf } from './reason-name.ts'

export const exitReasonHandlers: readonly Handler[] = [
  on(exitReasons, ({ company, query, ...reader }) =>
    company.read(async (tx) => shownAll(await exitReasonsOf(tx, company.companyId, query.exit_type_id), reader)),
  ),

  on(showExitReasons, ({ company, body, ...reader }) =>
    company.read(async (tx) => shownAll(await exitReasonsOf(tx, company.companyId, body.exit_type_id), reader)),
  ),

  on(storeExitReason, async (call) => {
    const { company, body } = call
    return company.transaction(async (tx) => {
      const fields: ExitReasonFields = {
        name: body.name,
        value: body.value ?? codeOf(body.name),
        exit_type_id: body.exit_type_id,
        kind: body.kind ?? (body.exit_type_id === 1 ? 'voluntary' : 'involuntary'),
        active: body.status ?? true,
      }
      await demandOtherName(tx, call, fields)
      const id = await unlessTaken(insertExitReason(tx, company.companyId, fields), 'name', 'exit.name-taken')
      const row = { id, is_default: false, ...fields }
      const answer = reply(shown(row, call), { messageKey: 'exit.reason-added' })
      await log(tx, call, { action: 'exit.reason-added', subject: subjectOf(row), after: fields })
      return answer
    })
  }),

  on(changeExitReason, async (call) => {
    const { company, params, body } = call
    return company.transaction(async (tx) => {
      const former = await lockExitReason(tx, company.companyId, params.id)
      if (!former) return notFound()
      if (former.is_default) return problem('exit.standard-reason')
      const fields = { ...fieldsOf(former), ...body }
      await demandOtherName(tx, call, fields, former.id)
      return save(tx, call, former, fields, 'exit.reason-changed')
    })
  }),

  on(switchExitReason, async (call) => {
    const { company, body } = call
    return company.transaction(async (tx) => {
      const former = await lockExitReason(tx, company.companyId, body.id)
      if (!former) return notFound()
      return save(tx, call, former, { ...fieldsOf(former), active: body.status }, 'exit.reason-switched')
    })
  }),
]

type Acting = { readonly company: CompanyDb; readonly actor: Actor; readonly clock: Clock } & Reader
type Reader = { readonly say: Say; readonly language: Language }

async function save(tx: Tx, call: Acting, former: ExitReasonRow, fields: ExitReasonFields, action: string) {
  const differing = differences(fieldsOf(former), fields)
  const row = { ...former, ...fields }
  if (differing) {
    await unlessTaken(setExitReason(tx, call.company.companyId, former.id, fields), 'name', 'exit.name-taken')
    await log(tx, call, { action, subject: subjectOf(row), ...differing })
  }
  return reply(shown(row, call), { messageKey: 'exit.reason-saved' })
}

/** Also not by the name that a standard reason has in the reader's language. */
async function demandOtherName(
  tx: Tx,
  { company, ...reader }: Acting,
  { name, exit_type_id }: ExitReasonFields,
  self?: string,
): Promise<void> {
  const others = await exitReasonsOf(tx, company.companyId, exit_type_id)
  const folded = name.toLowerCase()
  if (others.some((row) => row.id !== self && nameOf(row, reader).toLowerCase() === folded)) throw nameTaken()
}

const nameTaken = () => new Refusal(problem('exit.name-taken', { errors: { name: ['exit.name-taken'] } }))

const shown = ({ active, ...row }: ExitReasonRow, reader: Reader) => ({
  ...row,
  name: nameOf(row, reader),
  status: active ? (1 as const) : (0 as const),
})

/** By way of leaving, then by name as it is read. */
const shownAll = (rows: readonly ExitReasonRow[], reader: Reader) =>
  rows
    .map((row) => shown(row, reader))
    .sort((one, other) => one.exit_type_id - other.exit_type_id || one.name.localeCompare(other.name, reader.language))

const fieldsOf = ({ name, value, exit_type_id, kind, active }: ExitReasonRow): ExitReasonFields => ({
  name,
  value,
  exit_type_id,
  kind,
  active,
})
const subjectOf = ({ id, name }: ExitReasonRow) => ({ kind: 'exitReason', id, name })

const log = (tx: Tx, { company, actor, clock }: Acting, happened: Happened): Promise<void> =>
  record(tx, company.companyId, [happened], { actor, now: clock.now() })
