/**
 * One's own answers. No log tells of them: it would say when somebody answered, and whoever reads it knows whose the notes
 * of that day are.
 */
import { firstDayOf, lastDayOf, type PlainDate, parseYearMonth, yearMonthOf } from '#kernel/plain-date.ts'
import { personWhoAsks } from '#modules/employees/server/public.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { answerMood, ownMood, removeMood } from '../contract/mood.ts'
import { mayAnswer } from '../model/answer.ts'
import { answersOf, dropAnswer, putAnswer } from './answer-store.ts'
import { minimumAt, minimumsOf, settingOf } from './setting-store.ts'

export const ownHandlers: readonly Handler[] = [
  on(ownMood, (call) =>
    call.company.read(async (tx) => {
      const { companyId } = call.company
      const today = todayOf(call)
      const month = (call.query.month && parseYearMonth(call.query.month)) || yearMonthOf(today)
      const { is_on, question_en, question_zh } = await settingOf(tx, companyId)
      const person = await whoAsks(tx, call)
      const whose = { companyId, employeeId: person?.id ?? '' }
      const days = { from: firstDayOf(month), to: lastDayOf(month) }
      const [answer = null] = person ? await answersOf(tx, whose, { from: today, to: today }) : []
      return {
        ...{ today, may_answer: is_on && mayAnswer(person, today), question_en, question_zh, answer },
        minimum: minimumAt(await minimumsOf(tx, companyId))(today),
        answers: person ? await answersOf(tx, whose, days) : [],
      }
    }),
  ),
  on(answerMood, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const today = todayOf(call)
      if (!(await settingOf(tx, companyId)).is_on) return problem('mood.off')
      const person = await whoAsks(tx, call)
      if (!person || !mayAnswer(person, today)) return problem('mood.not-employed')
      const { step, note, is_shared: isShared } = call.body
      const whose = { companyId, employeeId: person.id }
      const given = { date: today, departmentId: person.department_id, step, note, isShared }
      return reply(await putAnswer(tx, whose, given), { messageKey: 'mood.answered' })
    }),
  ),
  on(removeMood, (call) =>
    call.company.transaction(async (tx) => {
      const person = await whoAsks(tx, call)
      if (person) await dropAnswer(tx, { companyId: call.company.companyId, employeeId: person.id }, todayOf(call))
      return reply(null, { messageKey: 'mood.removed-answer' })
    }),
  ),
]

type Asking = Pick<Call<Endpoint>, 'company' | 'clock' | 'session'>

const todayOf = ({ clock, session }: Asking): PlainDate => clock.today(session.timezone)
const whoAsks = (tx: Tx, { company, session }: Asking) => personWhoAsks(tx, company.companyId, session.accountId)
