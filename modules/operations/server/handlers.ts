/** What operations see of the installation; each reading is in the book before it is answered. */
import { yearMonthOf, yearMonthText } from '#kernel/plain-date.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { operationsDashboard } from '../contract/dashboard.ts'
import { operatedCompanyHandlers } from './company-handlers.ts'
import { companySwitchHandlers } from './company-switches.ts'
import { faceLimitHandlers } from './face-limit-handlers.ts'
import * as store from './installation-store.ts'
import { presetHandlers } from './preset-handlers.ts'
import { noteOperationsReading } from './readings-store.ts'
import { replayHandlers } from './replay-handlers.ts'
import { salesHandlers } from './sales-handlers.ts'
import { toolHandlers } from './tool-handlers.ts'
import { updateHandlers } from './update-handlers.ts'

const COMPANIES = 10
const FAILURES = 10
/** Where nobody gives another: numbers alone are looked at here. */
const OVERVIEW = 'Overview of the installation'

type Installation = { readonly version: string; readonly newestMigration: string | undefined }

export const operationsHandlers = ({ version, newestMigration }: Installation): readonly Handler[] => [
  on(operationsDashboard, async ({ db, clock, session, settings, actor, query, say, language }) => {
    const now = clock.now()
    const today = clock.today(session.timezone)
    const month = yearMonthOf(today)
    const reading = { action: operationsDashboard.id, reason: query.reason ?? OVERVIEW }
    await db.system.transaction((tx) => noteOperationsReading(tx, reading, actor, now))
    return db.system.read(async (tx) => {
      const by_country = await store.countries(tx, today)
      const sumOf = (state: 'active' | 'disabled') => by_country.reduce((sum, row) => sum + row[state], 0)
      return {
        companies: {
          active: sumOf('active'),
          disabled: sumOf('disabled'),
          by_country,
          newest: await store.newestCompanies(tx, today, COMPANIES),
        },
        accounts: await store.accounts(tx, now),
        runs: { month: yearMonthText(month), ...(await store.runsOf(tx, month)) },
        mail: { server: settings.smtpUrl !== undefined, ...(await store.mails(tx)) },
        jobs: {
          ...(await store.jobs(tx, now)),
          newest_failures: (await store.newestFailures(tx, now, FAILURES)).map(({ problem, ...job }) => ({
            ...job,
            message: problem ? say(language, problem.code, problem.params) : '',
          })),
        },
        system: {
          version,
          database: db.home,
          database_bytes: await store.databaseBytes(tx),
          newest_migration: newestMigration ?? null,
          demonstration: await store.hasDemonstration(tx),
        },
      }
    })
  }),

  ...operatedCompanyHandlers,
  ...companySwitchHandlers,
  ...faceLimitHandlers,
  ...replayHandlers,
  ...salesHandlers,
  ...presetHandlers,
  ...updateHandlers,
  ...toolHandlers,
]
