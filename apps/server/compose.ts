/** The product, put together: its calls, words, work and pages. What its modules ask of each other stands in `wiring`. */
import type { FastifyInstance } from 'fastify'
import { faceChecks } from '#modules/attendance/server/clocking/face-check.ts'
import { applicationForms } from '#modules/candidates/server/pages/application-pages.ts'
import { resumeReader } from '#modules/candidates/server/resume-reader.ts'
import { receiptReader } from '#modules/claims/server/claims/receipt-reader.ts'
import { faceReader } from '#modules/employees/server/face/face-reader.ts'
import { employeesJobs } from '#modules/employees/server/jobs.ts'
import { leaveJobs } from '#modules/leave/server/next-year/jobs.ts'
import { migrationJobs } from '#modules/migration-wizard/server/jobs.ts'
import { payformsJobs } from '#modules/payforms/server/whole-pdf.ts'
import { payrollJobs } from '#modules/payroll/server/jobs.ts'
import { payInputsChanged } from '#modules/payroll/server/public.ts'
import { careerFiles } from '#modules/recruitment/server/pages/career-pages.ts'
import { openApi } from '#platform/contract/openapi.ts'
import { openApiDocument } from '#platform/contract/openapi-contract.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import type { Mounting } from '#platform/http/server/mount.ts'
import type { PublicForm } from '#platform/http/server/public-form.ts'
import type { PublicFile, PublicPage } from '#platform/http/server/public-page.ts'
import type { Services } from '#platform/http/server/services.ts'
import { findSessionIn } from '#platform/identity/server/find-session.ts'
import { identityJobs } from '#platform/identity/server/invite-job.ts'
import type { FindSession } from '#platform/identity/server/live-session.ts'
import type { CompanyOpening } from '#platform/identity/server/open-company.ts'
import { withKeys } from '#platform/integrations/server/keys/key-session.ts'
import type { DailyWork } from '#platform/jobs/server/daily-work.ts'
import { type JobNews, type Jobs, jobsOf } from '#platform/jobs/server/jobs.ts'
import { type Metrics, metricsOf } from '#platform/metrics/server/metrics.ts'
import { readings } from '#platform/reading/server/readings.ts'
import { userChannel } from '#platform/realtime/model/channels.ts'
import { changesOf, type TellChange } from '#platform/realtime/server/changes.ts'
import { publish } from '#platform/realtime/server/publish.ts'
import { realtimeOf } from '#platform/realtime/server/realtime.ts'
import { atWork } from './at-work.ts'
import { calls } from './calls.ts'
import { jobTellingGone, tellingGone } from './gone.ts'
import { noteReading, refusalsNoted } from './note-reading.ts'
import { publicPages } from './public-pages/all.ts'
import { version } from './version.ts'
import { handlersOf } from './wiring/handlers.ts'
import { contributionsOf } from './wiring/into-pay.ts'
import { approvalsOf } from './wiring/kinds.ts'
import { moving, openings, pay, payforms } from './wiring/needs.ts'
import { daily } from './wiring/overnight.ts'
import { payslipPart } from './wiring/payslip-part.ts'

export type Composition = {
  readonly handlers: readonly Handler[]
  readonly findSession: FindSession
  readonly noteReading: Mounting['noteReading']
  readonly noteRefused: Mounting['noteRefused']
  readonly changed: Mounting['changed']
  /** What the server writes itself, for whoever has not signed in. */
  readonly pages: {
    readonly pages: readonly PublicPage[]
    readonly files: readonly PublicFile[]
    readonly forms: readonly PublicForm[]
  }
  readonly realtime?: (app: FastifyInstance) => void
  readonly openings: readonly CompanyOpening[]
  readonly jobs: Jobs
  /** Undefined where nobody asked for them. */
  readonly metrics: Metrics | undefined
  /** What goes on beside the calls: jobs taken over, mails sent. */
  begin(): Promise<void>
  end(): Promise<void>
}

/** `works` is what each company's day brings; tests that compare all rows before and after leave it out. */
export function compose(services: Services, works: readonly DailyWork[] = daily): Composition {
  const contributions = contributionsOf(services)
  const tellChange = changesOf(services.db, services.log)
  const jobs = jobsOf(
    services.db,
    services.log,
    new Map(
      [
        ...identityJobs(services),
        ...payrollJobs(services, contributions, { payslipPart }),
        ...payformsJobs(services, payforms),
        ...employeesJobs(services, { payInputsChanged }),
        ...migrationJobs(services, moving(services)),
        ...leaveJobs(services, pay),
      ].map(([kind, work]) => [kind, jobTellingGone(work)]),
    ),
    (news) => tellOfJob(services, tellChange, news),
  )
  /** What people upload and the product reads: each kind of file with whoever proposes from it. */
  const reading = readings(services, [receiptReader, resumeReader, faceReader, ...faceChecks], tellChange)
  const realtime = realtimeOf(services)
  const approvals = approvalsOf(services)
  let rest = async () => {}
  /** Put together when it is first asked for: it takes a quarter of a second, and few ask. */
  let document: ReturnType<typeof openApi> | undefined
  const { port, token } = services.settings.metrics
  return {
    handlers: [
      on(openApiDocument, async () => {
        document ??= openApi(calls, version, services.settings.origin)
        return document
      }),
      ...handlersOf(services, { approvals, contributions, jobs }),
    ].map(tellingGone),
    findSession: withKeys(services, findSessionIn(services)),
    noteReading,
    noteRefused: refusalsNoted(),
    changed: ({ id }, companyId, request) =>
      tellChange(companyId, partOf(id), [request.headers['x-socket-id']].flat()[0]),
    pages: { pages: publicPages, files: careerFiles, forms: applicationForms },
    realtime: (app) => {
      realtime.attach(app.server)
      // Open connections would keep the port from closing.
      app.addHook('preClose', () => realtime.stop())
    },
    openings,
    jobs,
    metrics: port === undefined && token === undefined ? undefined : metricsOf(services.db, version),
    async begin() {
      await jobs.watch()
      await reading.begin()
      await realtime.begin()
      rest = atWork(services, approvals, works)
    },
    async end() {
      await rest()
      await jobs.stop()
      await reading.stop()
    },
  }
}

/** To the page of whoever began it at every step, and at its end to everybody who sees what it changed. */
function tellOfJob({ db, log }: Services, tellChange: TellChange, { job, ended }: JobNews): void {
  publish(db, userChannel(job.actor.accountId), 'job', {}).catch((err) => log.warn({ err }, 'untold job'))
  if (ended) tellChange(job.companyId, partOf(job.kind))
}

/** `payroll.generate` -> `payroll`: calls and kinds of work are named by their part of the product. */
const partOf = (id: string): string => id.split('.')[0] ?? id
