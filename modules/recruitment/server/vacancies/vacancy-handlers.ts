/** Vacancies are listed, opened, changed, and put into another status. */
import { companyFacts } from '#modules/company/server/public.ts'
import { differences } from '#platform/activity/model/differences.ts'
import { log } from '#platform/activity/server/log.ts'
import { type Acting, actingOf } from '#platform/approvals/server/acting.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { addVacancy, changeVacancy, setVacancyStatus, vacancies, vacancy } from '../../contract/vacancies.ts'
import { isAgreedAnew } from '../../model/vacancy-rules.ts'
import { statusFault } from '../../model/vacancy-status.ts'
import { sendVacancy } from '../agreeing/send-vacancy.ts'
import { counted, type RecruitmentNeeds } from '../needs.ts'
import { fill } from '../vacancy-facts.ts'
import { fieldsOf, wantedOf } from './vacancy-change.ts'
import { lockVacancy, saveVacancy, setStatus, setTeam, type VacancyRow, vacanciesOf } from './vacancy-store.ts'

export const vacancyHandlers = (needs: RecruitmentNeeds): readonly Handler[] => [
  on(vacancies, (call) =>
    call.company.read(async (tx) => {
      const { status, department_id, search, page, per_page } = call.query
      const wanted = page === undefined ? undefined : { page, perPage: per_page }
      const { companyId } = call.company
      const found = await vacanciesOf(tx, companyId, { status, departmentId: department_id, search, page: wanted })
      return reply(await shown(tx, companyId, needs, found.rows), found.meta && { meta: found.meta })
    }),
  ),

  on(vacancy, (call) => call.company.read((tx) => one(tx, call, needs, call.params.id))),

  on(addVacancy, async (call) => {
    const acting = await actingOf(call)
    return call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { team, ...row } = await wantedOf(tx, companyId, call.body, undefined, usualRound(call))
      const id = newId()
      await saveVacancy(tx, companyId, id, { ...row, ...WAITING }, call.clock.now())
      await setTeam(tx, companyId, id, team)
      await sent(tx, acting, needs, id, false)
      const answer = reply(await one(tx, call, needs, id), { messageKey: 'recruitment.vacancy-saved' })
      const subject = subjectOf({ id, position_name: row.position_name })
      await log(tx, call, { action: 'recruitment.vacancy-added', subject, after: told(answer.data) })
      return answer
    })
  }),

  on(changeVacancy, async (call) => {
    const acting = await actingOf(call)
    return call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const former = await lockVacancy(tx, companyId, call.params.id)
      if (!former) return notFound()
      const { status: _ignored, ...given } = call.body
      const { team, ...row } = await wantedOf(tx, companyId, given, former, usualRound(call))
      const { status, approval_status } = former
      await saveVacancy(tx, companyId, former.id, { ...row, status, approval_status }, call.clock.now())
      await setTeam(tx, companyId, former.id, team)
      // Those who accepted may be all of fewer heads, and are no longer all of more.
      const { headcount } = row
      if (headcount > former.headcount || (headcount < former.headcount && former.filled >= headcount))
        await fill(tx, companyId, former.id, former.filled, call.clock.now())
      if (isAgreedAnew(former, row)) await sent(tx, acting, needs, former.id, true)
      const now = await one(tx, call, needs, former.id)
      const answer = reply(now, { messageKey: 'recruitment.vacancy-saved' })
      const differing = differences(told(former), told(now))
      if (differing)
        await log(tx, call, { action: 'recruitment.vacancy-changed', subject: subjectOf(now), ...differing })
      return answer
    })
  }),

  on(setVacancyStatus, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const former = await lockVacancy(tx, companyId, call.params.id)
      if (!former) return notFound()
      const { status } = call.body
      const fault = statusFault(former, status)
      if (fault) return problem(fault, { errors: { status: [fault] } })
      if (status !== former.status) await setStatus(tx, companyId, former.id, status, call.clock.now())
      const answer = reply(await one(tx, call, needs, former.id), { messageKey: `recruitment.status-${status}` })
      if (status !== former.status)
        await log(tx, call, {
          ...{ action: 'recruitment.vacancy-status', subject: subjectOf(former) },
          ...{ before: { status: former.status }, after: { status } },
        })
      return answer
    }),
  ),
]

/** Until somebody agreed; where nobody has to, that is at once. */
const WAITING = { status: 'on_hold', approval_status: 'pending' } as const

async function sent(tx: Tx, acting: Acting, { approvals }: RecruitmentNeeds, id: string, again: boolean) {
  const { rows } = await vacanciesOf(tx, acting.companyId, { id })
  const { currency } = await companyFacts(tx, acting.companyId)
  if (rows[0]) await sendVacancy(tx, approvals, acting, rows[0], { again, currency })
}

const usualRound = ({ say }: Pick<Call<typeof addVacancy>, 'say'>) => ({
  name: say('en', 'recruitment.usual-round'),
  name_zh: say('zh-Hant', 'recruitment.usual-round'),
})

async function shown(tx: Tx, companyId: string, needs: RecruitmentNeeds, rows: readonly VacancyRow[]) {
  const ids = rows.map(({ id }) => id)
  const count = await counted(needs, (one) => one.ofVacancies(tx, companyId, ids))
  return rows.map(({ held: _, ...row }) => ({
    ...row,
    ...{ team: [...row.team], rounds: [...row.rounds], scorecard: [...row.scorecard] },
    candidates_count: count(row.id),
  }))
}

async function one(tx: Tx, { company }: Pick<Call<typeof vacancy>, 'company'>, needs: RecruitmentNeeds, id: string) {
  const { rows } = await vacanciesOf(tx, company.companyId, { id })
  const [row] = await shown(tx, company.companyId, needs, rows)
  if (!row) throw new Refusal(notFound())
  return row
}

const subjectOf = ({ id, position_name }: Pick<VacancyRow, 'id' | 'position_name'>) => ({
  kind: 'vacancy',
  id,
  name: position_name,
})

/** As the log tells it: names in the place of ids. */
function told(row: Omit<VacancyRow, 'held'>) {
  const { position_id: _, department_id: __, hiring_manager_id: ___, ...fields } = fieldsOf(row)
  return {
    ...fields,
    position: row.position_name,
    department: row.department_name,
    hiring_manager: row.hiring_manager_name,
    team: row.team.map(({ full_name, part }) => `${full_name} (${part})`),
    rounds: row.rounds.map(({ name, minutes }) => `${name} (${minutes})`),
    scorecard: row.scorecard.map(({ name, weight }) => `${name} (${weight})`),
  }
}
