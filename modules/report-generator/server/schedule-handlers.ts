/** A report of one's own runs by itself, and whoever is chosen is told: only those who may read what it is about. */
import { areas } from '#access/areas.ts'
import type { CompanyRole } from '#access/roles.ts'
import { addDays } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { accountsLike } from '#platform/identity/server/account-names.ts'
import { accountsInRoles } from '#platform/identity/server/accounts-in-roles.ts'
import type { ReportSubject } from '#platform/reports/server/report-subject.ts'
import { keepSchedule, removeSchedule, schedule } from '../contract/templates.ts'
import { log } from './log.ts'
import { type Subjects, subjectOf, todayOf } from './looking.ts'
import { deleteSchedule, saveSchedule, scheduleOf } from './schedule-store.ts'
import { ownTemplate } from './template-handlers.ts'
import { templateSeen } from './template-store.ts'
import { nextOn } from './template-view.ts'

const MOST_ACCOUNTS = 200

export const scheduleHandlers = (subjects: Subjects): readonly Handler[] => [
  on(schedule, async (call) => {
    const { company, session, params, db } = call
    const found = await company.read(async (tx) => {
      const template = await templateSeen(tx, company.companyId, session.accountId, params.id)
      if (!template) return undefined
      const row = await scheduleOf(tx, company.companyId, params.id)
      return { row, may: await mayBeTold(tx, company.companyId, subjectOf(subjects, template.definition.subject)) }
    })
    if (!found) return notFound()
    const { row, may } = found
    const accounts = await accountsLike(db, company.companyId, '', MOST_ACCOUNTS, may)
    return {
      accounts: accounts.map(({ id, name }) => ({ id, name })),
      schedule: row
        ? {
            ...{
              every: row.every,
              weekday: row.weekday,
              month_day: row.month_day,
              hour: row.hour,
              language: row.language,
            },
            ...{ told: [...row.told], stopped_on: row.stopped_on, next_on: row.stopped_on ? null : nextOn(row, call) },
          }
        : null,
    }
  }),

  on(keepSchedule, (call) =>
    call.company.transaction(async (tx) => {
      const { company, params, body } = call
      const template = await ownTemplate(tx, call, params.id)
      const may = await mayBeTold(tx, company.companyId, subjectOf(subjects, template.definition.subject))
      if (body.told.some((one) => !may.includes(one)))
        return problem('reports.no-right', { errors: { told: ['reports.no-right'] } })
      if (body.every === 'week' && body.weekday == null)
        return problem('http.invalid', { errors: { weekday: ['http.required'] } })
      if (body.every === 'month' && body.month_day == null)
        return problem('http.invalid', { errors: { month_day: ['http.required'] } })
      await saveSchedule(tx, company.companyId, { template_id: template.id, ...rhythmOf(call), since: beginsOn(call) })
      await log(tx, call, 'reports.scheduled', template, {
        after: { every: body.every, hour: body.hour, told: body.told.length },
      })
      return reply(null, { messageKey: 'reports.scheduled' })
    }),
  ),

  on(removeSchedule, (call) =>
    call.company.transaction(async (tx) => {
      const template = await ownTemplate(tx, call, call.params.id)
      if (!(await scheduleOf(tx, call.company.companyId, template.id))) return notFound()
      await deleteSchedule(tx, call.company.companyId, template.id)
      await log(tx, call, 'reports.unscheduled', template)
      return reply(null, { messageKey: 'reports.unscheduled' })
    }),
  ),
]

type Keeping = Call<typeof keepSchedule>

const rhythmOf = ({ body, language }: Keeping) => ({
  ...{ every: body.every, hour: body.hour, language: body.language ?? language, told: [...new Set(body.told)] },
  weekday: body.every === 'week' ? (body.weekday ?? null) : null,
  month_day: body.every === 'month' ? (body.month_day ?? null) : null,
})

/** Where the hour of today is over it begins tomorrow. */
function beginsOn(call: Keeping) {
  const today = todayOf(call)
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: call.session.timezone, hour: '2-digit', hourCycle: 'h23' }).format(
      call.clock.now(),
    ),
  )
  return hour >= call.body.hour ? addDays(today, 1) : today
}

/** Accounts that hold a role of the reports and one that may read what this one is about. */
export async function mayBeTold(tx: Tx, companyId: string, subject: ReportSubject | undefined): Promise<string[]> {
  if (!subject) return []
  const reading = await accountsInRoles(tx, companyId, areas.reportGenerator.roles)
  const open = subject.areas.flatMap((area) => [
    ...(areas[area].roles === 'any' ? areas.reportGenerator.roles : areas[area].roles),
  ])
  const about = new Set(await accountsInRoles(tx, companyId, open as readonly CompanyRole[]))
  return reading.filter((one) => about.has(one))
}
