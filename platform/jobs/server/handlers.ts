import { notFound } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { cancelJob, job, jobs, process } from '../contract.ts'
import { type JobRow, ownJobs, wantCancelled } from './own-jobs-store.ts'

/** One sees one's own jobs only, whatever the role. */
export const jobHandlers: readonly Handler[] = [
  on(jobs, async ({ company, session, say, language }) => {
    const rows = await company.read((tx) => ownJobs(tx, company.companyId, session.accountId))
    return rows.map((row) => shown(row, say, language))
  }),

  on(job, async ({ company, session, params, say, language }) => {
    const [row] = await company.read((tx) => ownJobs(tx, company.companyId, session.accountId, params.id))
    return row ? shown(row, say, language) : notFound()
  }),

  on(process, async ({ company, session, query, say, language }) => {
    const rows = await company.read((tx) => ownJobs(tx, company.companyId, session.accountId))
    const last = rows.find(({ kind, name }) => kind === query.name || name === query.name)
    return last ? progressOf(last, say, language) : { ...IDLE, name: query.name }
  }),

  on(cancelJob, async ({ company, session, params, say, language }) => {
    const [row] = await company.transaction(async (tx) => {
      await wantCancelled(tx, company.companyId, session.accountId, params.id)
      return ownJobs(tx, company.companyId, session.accountId, params.id)
    })
    return row ? shown(row, say, language) : notFound()
  }),
]

const IDLE = { status: 'idle', progress: 0, message: '', error_count: 0 } as const
const STATES = { waiting: 'running', running: 'running', done: 'done', failed: 'failed', cancelled: 'idle' } as const

/** In whole per cent; what is done is done wholly, however it was counted. */
function progressOf(row: JobRow, say: Say, language: Language) {
  const counted = row.total ? Math.floor((row.done * 100) / row.total) : 0
  return {
    name: row.name,
    status: STATES[row.state],
    progress: row.state === 'done' ? 100 : Math.min(counted, 99),
    message: row.problem ? say(language, row.problem.code, row.problem.params) : '',
    error_count: row.problem ? 1 : 0,
  }
}

function shown(row: JobRow, say: Say, language: Language) {
  return { ...row, problem: row.problem && { message: say(language, row.problem.code, row.problem.params) } }
}
