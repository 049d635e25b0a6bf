import { employeeOfAccount } from '#modules/employees/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import { actingOf } from '#platform/approvals/server/acting.ts'
import { decide } from '#platform/approvals/server/deciding/decide.ts'
import { sendRequests } from '#platform/approvals/server/deciding/send.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { dayText, momentText } from '#platform/words/format.ts'
import {
  askCorrection,
  cancelCorrection,
  correct,
  corrections,
  decideCorrection,
  ownCorrections,
} from '../../contract/days/correcting.ts'
import type { AttendanceNeeds } from '../needs.ts'
import { judgedCorrections } from './ask-correction.ts'
import { CORRECTION_KIND } from './correction-kind.ts'
import {
  applyCorrections,
  type CorrectionRow,
  correctionsOf,
  insertCorrections,
  type NewCorrection,
} from './correction-store.ts'
import { peopleWanted } from './day-people-store.ts'
import { dayPeople } from './day-store.ts'
import { dayBook } from './find-days.ts'
import { metaOf, pagingOf, refused } from './reading.ts'
import { tellOfCorrection } from './tell-of-days.ts'

export const correctionHandlers = (needs: AttendanceNeeds, approvals: Approvals): readonly Handler[] => [
  on(askCorrection, async (call) => {
    const acting = await actingOf(call)
    return call.company.transaction(async (tx) => {
      const { body, company, session, actor, clock } = call
      const { companyId } = company
      const me = await employeeOfAccount(tx, companyId, session.accountId)
      if (!me) return problem('attendance.not-employed')
      const book = await dayBook(tx, companyId, clock, needs.dayFacts)
      const rows = await judgedCorrections(tx, book, [me.id], body, 'pending', clock.now())
      const waiting = await correctionsOf(tx, companyId, book.timezone, { employeeId: me.id, status: 'pending' })
      if (waiting.some(({ date }) => date === body.date)) throw refused('date', 'attendance.correction-waits')
      await insertCorrections(tx, companyId, rows, actor, clock.now())
      await sendRequests(
        tx,
        approvals,
        acting,
        CORRECTION_KIND,
        rows.map((row) => requestOf(row, call)),
      )
      return told(tx, call, book.timezone, rows, 'attendance.correction-asked', 'attendance.correction-sent')
    })
  }),

  on(ownCorrections, ({ company, session }) =>
    company.read(async (tx) => {
      const me = await employeeOfAccount(tx, company.companyId, session.accountId)
      return me ? correctionsOf(tx, company.companyId, session.timezone, { employeeId: me.id }) : []
    }),
  ),

  on(cancelCorrection, async (call) => decideOne(approvals, call, 'cancel', null)),

  on(corrections, ({ company, session, query }) =>
    company.read(async (tx) => {
      const which = { status: query.status, paging: pagingOf(query) }
      const rows = await correctionsOf(tx, company.companyId, session.timezone, which)
      return reply(rows, metaOf(query, rows[0]?.total ?? 0))
    }),
  ),

  on(correct, (call) =>
    call.company.transaction(async (tx) => {
      const { body, company, session, actor, clock } = call
      const { companyId } = company
      const { employee_ids, ...asked } = body
      const ids = [...new Set(employee_ids)]
      const book = await dayBook(tx, companyId, clock, needs.dayFacts)
      const { people } = await peopleWanted(tx, companyId, session, { from: asked.date, to: asked.date })
      const strange = ids.filter((id) => !people.some((one) => one.id === id))
      if (strange.length > 0) throw refused('employee_ids', await whyNotThere(tx, companyId, strange))
      const me = await employeeOfAccount(tx, companyId, session.accountId)
      if (me && ids.includes(me.id)) throw refused('employee_ids', 'attendance.correction-own')
      const rows = await judgedCorrections(tx, book, ids, asked, 'approved', clock.now())
      await insertCorrections(tx, companyId, rows, actor, clock.now())
      const done = rows.map(({ id }) => id)
      await applyCorrections(tx, companyId, done, actor.accountId, clock.now())
      await tellOfCorrection(tx, companyId, { date: asked.date, reason: asked.reason, by: actor.name, ids })
      await needs.payChanged?.(tx, companyId, { employeeIds: ids, cause: 'attendance', by: actor.name })
      const answer = await told(tx, call, book.timezone, rows, 'attendance.corrected', 'attendance.correction-done')
      return { ...answer, data: [answer.data, ...answer.others] }
    }),
  ),

  on(decideCorrection, async (call) => {
    const { decision, reason = '' } = call.body
    if (decision === 'reject' && reason === '') throw refused('reason', 'attendance.reason-needed')
    return decideOne(approvals, call, decision, reason || null)
  }),
]

/** Whoever is known here was not employed on the day. */
const whyNotThere = async (tx: Tx, companyId: string, ids: readonly string[]): Promise<string> =>
  (await dayPeople(tx, companyId, ids)).size === ids.length ? 'attendance.they-not-employed-then' : 'http.unknown-id'

type One = Pick<Call<Endpoint>, Exclude<keyof Call<Endpoint>, 'params' | 'query' | 'body'>> & {
  readonly params: { readonly id: string }
}

async function decideOne(approvals: Approvals, call: One, decision: string, reason: string | null) {
  const acting = await actingOf(call)
  return call.company.transaction(async (tx) => {
    const deciding = { decision, reason, confirmed: true, answersAsked: false, kind: CORRECTION_KIND }
    const [one] = await decide(tx, approvals, acting, { ids: [call.params.id], ...deciding })
    if (!one || one.problem) return one?.problem ?? notFound()
    const [row] = await correctionsOf(tx, call.company.companyId, call.session.timezone, { ids: [call.params.id] })
    return row ? reply(row, { messageKey: `attendance.correction-${row.status}` }) : notFound()
  })
}

type Telling = Pick<Call<Endpoint>, 'company' | 'actor' | 'clock' | 'say' | 'language'>

/** Answered and logged; of several the first stands for itself. */
async function told(
  tx: Tx,
  { company, actor, clock }: Telling,
  timezone: string,
  rows: readonly NewCorrection[],
  action: string,
  messageKey: string,
) {
  const views = await correctionsOf(tx, company.companyId, timezone, { ids: rows.map(({ id }) => id) })
  const [first, ...others] = views
  if (!first) throw new Refusal(notFound())
  const happened = views.map((view) => ({
    action,
    subject: { kind: 'employee', id: view.employee_id, name: view.full_name },
    after: { date: view.date, changes: changesText(view, timezone), reason: view.reason },
  }))
  const answer = { ...reply(first, { messageKey }), others }
  await record(tx, company.companyId, happened, { actor, now: clock.now() })
  return answer
}

/** In the company's time and the same for readers of either language: day and hour in figures. */
const changesText = ({ changes }: Pick<CorrectionRow, 'changes'>, timezone: string): string[] =>
  changes.map(({ type, at, ignore }) =>
    [ignore ? '−' : '+', type ?? '', momentText(at, 'zh-Hant', timezone)].join(' ').trim(),
  )

/** As the engine knows it: what is added and how many are set aside. */
function requestOf(row: NewCorrection, { say }: Pick<Telling, 'say'>) {
  const about = (language: 'en' | 'zh-Hant') => ({
    title: say(language, 'attendance.kind-time-correction'),
    detail: [
      dayText(row.date, language),
      ...row.changes.map((change) =>
        change.at === undefined
          ? say(language, 'attendance.correction-ignore')
          : `${say(language, `attendance.type-${change.type}`)} ${change.at.slice(11)}`,
      ),
    ].join(language === 'en' ? ', ' : '，'),
  })
  return {
    id: row.id,
    aboutId: row.employee_id,
    type: null,
    length: null,
    amount: null,
    from: row.date,
    to: row.date,
    told: { en: about('en'), 'zh-Hant': about('zh-Hant') },
  }
}
