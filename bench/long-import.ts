/**
 * Fifty thousand people by one sheet into the running product on its embedded home: how long until all are there, and
 * how long others wait meanwhile, of whom one asks for the list of people of another company.
 */

import { Client, newCompany } from '#tests/support/client.ts'
import { runServer } from '#tests/support/running-server.ts'
import type { Figure } from './figures.ts'
import { peopleSheet } from './pages/people-sheet.ts'

const PEOPLE = 50_000
/** With these columns so many people would be more than the ten megabytes of an upload. */
const TOO_LONG = ['email', 'nationality', 'citizenship']
const PAUSE_MS = 100
const LOOK_MS = 500
const UPLOAD = 'api/panel/employee/add/by/batch/upload/0'

export async function measureLongImport(): Promise<readonly Figure[]> {
  const server = await runServer({ env: { LIMIT_CALLS_PER_MINUTE: '100000' } })
  try {
    const importing = await newCompany(new Client(server.url), { headcount: PEOPLE })
    const other = await newCompany(new Client(server.url), { headcount: 100 })
    await other.upload(UPLOAD, peopleSheet(60))
    return await measured(importing, other)
  } finally {
    await server.stop()
  }
}

type Company = Awaited<ReturnType<typeof newCompany>>

async function measured(importing: Company, other: Company): Promise<readonly Figure[]> {
  const sheet = peopleSheet(PEOPLE, TOO_LONG)
  const waits: number[] = []
  let working = true
  const watching = (async () => {
    while (working) {
      const asked = performance.now()
      const { status } = await other.get('api/panel/employee/getAllEmployees')
      if (status !== 200) throw new Error(`another company was answered ${status}`)
      waits.push(performance.now() - asked)
      await pause(PAUSE_MS)
    }
  })()
  // What went wrong here says less than what went wrong with the import.
  watching.catch(() => undefined)
  const began = performance.now()
  const { status, body } = await importing.upload(UPLOAD, sheet)
  if (status !== 202) throw new Error(`the sheet was answered ${status}: ${JSON.stringify(body).slice(0, 300)}`)
  await finished(importing, body.data.job_id)
  const seconds = (performance.now() - began) / 1000
  working = false
  await watching
  const sorted = waits.sort((one, another) => one - another)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  const what = `embedded, import of ${PEOPLE.toLocaleString('en')} people`
  return [
    { what: `${what}: until all are there`, measured: seconds, unit: 's', wanted: 60, good: 'at most' },
    {
      what: `${what}: others wait, p95`,
      measured: at(0.95),
      unit: 'ms',
      wanted: 600,
      good: 'at most',
      note: `${waits.length} calls; half within ${Math.round(at(0.5))}, the slowest ${Math.round(at(1))} ms`,
    },
  ]
}

async function finished(company: Company, job: string): Promise<void> {
  for (;;) {
    await pause(LOOK_MS)
    const { data } = (await company.get(`api/panel/job/${job}`)).body
    if (data.state === 'done') return
    if (data.state === 'failed') throw new Error(`the import failed: ${JSON.stringify(data.problem)}`)
  }
}

const pause = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms))
