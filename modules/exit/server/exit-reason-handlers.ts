/** The calls of exit reasons. */
import { newId } from '#platform/clock/server/new-id.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import {
  changeExitReason,
  exitReasons,
  showExitReasons,
  storeExitReason,
  switchExitReason,
} from '../contract/exit-reasons.ts'
import { type ExitReasonRow, ofType, reasons } from './exit-reason-store.ts'
import { codeOf, nameOf } from './reason-name.ts'

export const exitReasonHandlers: readonly Handler[] = [
  on(exitReasons, (call) => call.company.read((tx) => shownOf(tx, call, call.query.exit_type_id))),
  on(showExitReasons, (call) => call.company.read((tx) => shownOf(tx, call, call.body.exit_type_id))),

  on(storeExitReason, ({ body, ...call }) =>
    call.company.transaction(async (tx) => {
      const row = {
        id: newId(),
        is_default: false,
        name: body.name,
        value: body.value ?? codeOf(body.name),
        exit_type_id: body.exit_type_id,
        kind: body.kind ?? (body.exit_type_id === 1 ? ('voluntary' as const) : ('involuntary' as const)),
        active: body.status ?? true,
      }
      await demandOtherName(tx, call, row)
      return reply(shown(await reasons.add(tx, call, row), call), { messageKey: 'exit.reason-added' })
    }),
  ),

  on(changeExitReason, ({ params, body, ...call }) =>
    call.company.transaction(async (tx) => {
      const former = await reasons.held(tx, call.company.companyId, params.id)
      if (!former) return notFound()
      if (former.is_default) return problem('exit.standard-reason')
      const wanted = { ...former, ...body }
      await demandOtherName(tx, call, wanted)
      return reply(shown(await reasons.change(tx, call, former, wanted), call), { messageKey: 'exit.reason-saved' })
    }),
  ),

  on(switchExitReason, ({ body, ...call }) =>
    call.company.transaction(async (tx) => {
      const former = await reasons.held(tx, call.company.companyId, body.id)
      if (!former) return notFound()
      const after = await reasons.change(tx, call, former, { ...former, active: body.status }, 'exit.reason-switched')
      return reply(shown(after, call), { messageKey: 'exit.reason-saved' })
    }),
  ),
]

type Reader = { readonly say: Say; readonly language: Language }
type Reading = Reader & { readonly company: Pick<CompanyDb, 'companyId'> }

/** Also not by the name that a standard reason has in the reader's language. */
async function demandOtherName(tx: Tx, call: Reading, { id, name, exit_type_id }: ExitReasonRow): Promise<void> {
  const others = await reasons.rows(tx, call.company.companyId, ofType(exit_type_id))
  const folded = name.toLowerCase()
  if (others.some((row) => row.id !== id && nameOf(row, call).toLowerCase() === folded))
    throw new Refusal(problem('exit.name-taken', { errors: { name: ['exit.name-taken'] } }))
}

const shown = ({ active, ...row }: ExitReasonRow, reader: Reader) => ({
  ...row,
  name: nameOf(row, reader),
  status: active ? (1 as const) : (0 as const),
})

/** By way of leaving, then by name as it is read. */
const shownOf = async (tx: Tx, call: Reading, typeId: number | undefined) =>
  (await reasons.rows(tx, call.company.companyId, ofType(typeId)))
    .map((row) => shown(row, call))
    .sort((one, other) => one.exit_type_id - other.exit_type_id || one.name.localeCompare(other.name, call.language))
