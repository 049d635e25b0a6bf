/**
 * Reports that run by themselves, at their hour of the company's day: with the rights that their owner has then, once for
 * each day however many servers look, and once for all that were missed. Whose owner may no longer read them are stopped.
 */
import { mayEnter } from '#access/enter.ts'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { byItself } from '#platform/activity/server/activity.ts'
import { log as record } from '#platform/activity/server/log.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { Refusal } from '#platform/http/server/answers.ts'
import type { Services } from '#platform/http/server/services.ts'
import { standingSession } from '#platform/identity/server/standing-session.ts'
import type { DailyWork } from '#platform/jobs/server/daily-work.ts'
import { notify } from '#platform/notices/server/notify.ts'
import { dueNow } from '../model/due.ts'
import { type Subjects, subjectOf, withOwnFields } from './looking.ts'
import { forgetRuns } from './run-store.ts'
import { ran } from './running.ts'
import { mayBeTold } from './schedule-handlers.ts'
import { heldSchedule, markDone, markStopped, scheduledAt } from './schedule-store.ts'
import { type TemplateRow, templateOf } from './template-store.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

export const reportsOvernight = (subjects: Subjects): readonly DailyWork[] => [
  ...HOURS.map((hour): DailyWork => {
    const at = String(hour).padStart(2, '0')
    return {
      name: `reports.hour-${at}`,
      at: `${at}:00`,
      run: (services, { companyId, today }) => runScheduled(services, subjects, { companyId, today, hour }),
    }
  }),
  {
    name: 'reports.forgotten',
    at: '03:00',
    run: ({ db, clock }, { companyId }) => forgetRuns(db, companyId, clock.now()),
  } as DailyWork,
]

type Night = { readonly companyId: string; readonly today: PlainDate; readonly hour: number }

export async function runScheduled(
  services: Services,
  subjects: Subjects,
  { companyId, today, hour }: Night,
): Promise<void> {
  const company = services.db.forCompany(companyId)
  for (const id of await company.read((tx) => scheduledAt(tx, companyId, hour))) {
    try {
      await runOne(services, subjects, company, { id, today })
    } catch (err) {
      services.log.error({ err, company: companyId, report: id }, 'a scheduled report could not be run')
    }
  }
}

type One = { readonly id: string; readonly today: PlainDate }

async function runOne(services: Services, known: Subjects, company: CompanyDb, { id, today }: One): Promise<void> {
  const { db, clock, seal, say } = services
  const { companyId } = company
  const template = await company.read((tx) => templateOf(tx, companyId, id))
  if (!template) return
  const subjects = await withOwnFields(known, { company })
  const session = await standingSession(db, { companyId, accountId: template.owner_id, id: `report ${id}` })
  await company.transaction(async (tx) => {
    const schedule = await heldSchedule(tx, companyId, id)
    const due =
      schedule &&
      dueNow({ ...schedule, since: plainDateOf(schedule.since), done_for: dayOrNull(schedule.done_for) }, today)
    if (!schedule || !due) return
    if (!session || !mayEnter(session, 'reportGenerator')) return stop(tx, services, company, { template, today })
    await markDone(tx, companyId, id, due)
    const told = await mayBeTold(tx, companyId, subjectOf(subjects, template.definition.subject))
    const actor = { accountId: template.owner_id, name: session.name, address: '', requestId: '', roles: session.roles }
    const call = { company, session, say, clock, seal, actor, language: schedule.language }
    await answered(tx, companyId, template, () =>
      ran(tx, call, subjects, template, { told: schedule.told.filter((one) => told.includes(one)) }),
    )
  })
}

const dayOrNull = (day: string | null): PlainDate | null => (day === null ? null : plainDateOf(day))

/** Whoever was chosen is told where it is; its owner, where it could not be read. */
async function answered(
  tx: Tx,
  companyId: string,
  template: TemplateRow,
  run: () => ReturnType<typeof ran>,
): Promise<void> {
  const params = { name: template.name }
  try {
    const row = await run()
    await notify(tx, companyId, row.told, {
      word: 'reports.notice-ready',
      params,
      link: `/app/reportGenerator/run/${row.id}`,
    })
  } catch (reason) {
    if (!(reason instanceof Refusal)) throw reason
    const link = `/app/reportGenerator/build/${template.id}`
    await notify(tx, companyId, [template.owner_id], { word: 'reports.notice-not-run', params, link })
  }
}

async function stop(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  company: CompanyDb,
  { template, today }: { readonly template: TemplateRow; readonly today: PlainDate },
): Promise<void> {
  const { companyId } = company
  await markStopped(tx, companyId, template.id, today)
  const link = '/app/reportGenerator'
  await notify(tx, companyId, [template.owner_id], {
    word: 'reports.notice-stopped',
    params: { name: template.name },
    link,
  })
  const subject = { kind: 'report', id: template.id, name: template.name }
  await record(tx, { company, actor: byItself, clock }, { action: 'reports.stopped', subject })
}
