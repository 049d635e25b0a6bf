/** My own leaving. */
import { plainDateOf } from '#kernel/plain-date.ts'
import { accountsFollow, type PersonWhoAsks, personWhoAsks } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import {
  interview,
  ownCertificate,
  ownChoices,
  ownExits,
  ownPreview,
  resign,
  withdrawOwn,
} from '../../contract/exits/own.ts'
import { isInRecord, refusedMove } from '../../model/exit-states.ts'
import { type Acting, type ExitNeeds, held, log, tellHr } from './acting.ts'
import { askingFor } from './agreeing/asking.ts'
import { certificateOf } from './certificate.ts'
import { entered, fieldsOf, refuse, refuseLastAdmin, refuseWrong } from './entering.ts'
import { type ExitRow, oneExit, setInterview } from './exit-store.ts'
import { ownViews } from './exit-view.ts'
import { leaverOf } from './leaver-store.ts'
import { withdrawal, withdrawn } from './move-handlers.ts'
import { lawOf, readingOf, told } from './reading.ts'

const RESIGNATION = 1

export const ownHandlers = (needs: ExitNeeds): readonly Handler[] => [
  on(ownExits, (call) =>
    call.company.read(async (tx) => {
      const me = await personWhoAsks(tx, call.company.companyId, call.session.accountId)
      return me ? ownViews(tx, call, me.id) : []
    }),
  ),

  on(ownChoices, (call) =>
    call.company.read(async (tx) => {
      const { reasons, named, settings } = await readingOf(tx, call)
      const offered = [...reasons.values()].filter((one) => one.active && one.exit_type_id === RESIGNATION)
      return {
        reasons: offered
          .map((one) => ({ id: one.id, name: named(one) }))
          .sort((one, other) => one.name.localeCompare(other.name, call.language)),
        questions: settings.exit_questions,
      }
    }),
  ),

  on(ownPreview, (call) =>
    call.company.read(async (tx) => {
      const me = await leaverOf(tx, call.company.companyId, (await asking(tx, call)).id)
      if (!me) return notFound()
      const { exit_reason_ids, notice_date, last_working_date } = call.body
      const reading = await readingOf(tx, call)
      const of = { exit_type_id: RESIGNATION, notice_date }
      const days = { ...me, ...of, exit_reason_ids: exit_reason_ids ?? [] }
      const earliest = lawOf(reading, { ...days, last_working_date: notice_date }).notice.earliest_last_day
      const lastDay = plainDateOf(last_working_date ?? earliest)
      const chosen = exit_reason_ids && { exit_reason_ids }
      refuseWrong(reading, me, { ...of, ...chosen, last_working_date: lastDay }, { own: true })
      return told(lawOf(reading, { ...days, last_working_date: lastDay }))
    }),
  ),

  on(resign, async (call) => {
    const me = await call.company.read((tx) => asking(tx, call))
    await refuseLastAdmin(call, me.id, 'last_working_date')
    const asks = await askingFor(call, needs)
    const done = await call.company.transaction(async (tx) => {
      const row = await entered(tx, call, me.id, { ...call.body, exit_type_id: RESIGNATION }, true)
      await log(tx, call, 'exit.submitted', row, { after: fieldsOf(row) })
      await asks.send(tx, row)
      return reply(await ownView(tx, call, row), { messageKey: 'exit.resigned' })
    })
    await accountsFollow(call, call.company.companyId, { by: call.actor, of: [me.id] })
    return done
  }),

  on(withdrawOwn, async (call) => {
    const asks = await askingFor(call, needs)
    return call.company.transaction(async (tx) => {
      await ownExit(tx, call, call.params.id)
      const row = await held(tx, call, call.params.id)
      // Once it is acknowledged both sides reckon with it: HR takes it back.
      if (isInRecord(row.status)) return problem('exit.own-acknowledged')
      const refused = refusedMove(row, 'withdraw', call.clock.today(call.session.timezone))
      if (refused) return problem(refused)
      await withdrawn(tx, call, needs, row, call.body)
      await asks.end(tx, row.id)
      await tellHr(tx, call, 'exit.notice-taken-back', row)
      const answer = reply(await ownView(tx, call, row), { messageKey: 'exit.saved' })
      await log(tx, call, 'exit.withdrawn', row, {
        before: { status: row.status },
        after: withdrawal(call.body.reason),
      })
      return answer
    })
  }),

  on(interview, (call) =>
    call.company.transaction(async (tx) => {
      const row = await ownExit(tx, call, call.params.id)
      if (row.status === 'withdrawn') return problem('exit.is-withdrawn')
      const { settings } = await readingOf(tx, call)
      const asked = new Map(settings.exit_questions.map((one) => [one.id, one]))
      const unknown = call.body.answers.findIndex(({ id }) => !asked.has(id))
      if (unknown >= 0) throw refuse({ [`answers.${unknown}.id`]: ['exit.unknown-question'] })
      const said = call.body.answers.map(({ id, answer }) => {
        const { text = '', text_zh = '' } = asked.get(id) ?? {}
        return { id, question: call.language === 'zh-Hant' && text_zh ? text_zh : text, answer }
      })
      await setInterview(tx, call.company.companyId, row.id, said, call.clock.now().toISOString())
      const answer = reply(await ownView(tx, call, row), { messageKey: 'exit.interview-kept' })
      await log(tx, call, 'exit.interviewed', row)
      return answer
    }),
  ),

  on(ownCertificate, async (call) => {
    const row = await call.company.read((tx) => ownExit(tx, call, call.params.id))
    return certificateOf(call, row)
  }),
]

async function asking(tx: Tx, call: Acting): Promise<PersonWhoAsks> {
  const me = await personWhoAsks(tx, call.company.companyId, call.session.accountId)
  if (!me) throw new Refusal(problem('exit.nobody'))
  return me
}

/** Somebody else's is not there. */
async function ownExit(tx: Tx, call: Acting, id: string): Promise<ExitRow> {
  const { accountId } = call.session
  const row = await oneExit(tx, call.company.companyId, id, { reader: accountId })
  if (row?.account_id !== accountId) throw new Refusal(notFound())
  return row
}

async function ownView(tx: Tx, call: Acting, { id, employee_id }: ExitRow) {
  const found = (await ownViews(tx, call, employee_id)).find((one) => one.id === id)
  if (!found) throw new Error('what was entered is there')
  return found
}
