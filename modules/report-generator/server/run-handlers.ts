/** Looking while a report is put together, running it, and opening a run again with the rights of that day. */

import { plainDateOf } from '#kernel/plain-date.ts'
import { Recent } from '#kernel/recent.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import type { ReportSubject } from '#platform/reports/server/report-subject.ts'
import { preview, run, runFile, runRows, runs } from '../contract/runs.ts'
import type { Span } from '../model/when.ts'
import { judged } from './judged.ts'
import { log, notedIn } from './log.ts'
import { type Looking, type Subjects, subjectOf } from './looking.ts'
import { type Readable, readable } from './readable.ts'
import { reportFile } from './report-file.ts'
import { pageShown, type Shown } from './result.ts'
import { type RunRow, runSeen, runsSeen } from './run-store.ts'
import { daysFor, ran } from './running.ts'
import { foundTemplate } from './template-handlers.ts'

const PREVIEW_ROWS = 50

export const runHandlers = (subjects: Subjects): readonly Handler[] => [
  on(preview, async (call) => {
    const { definition } = call.body
    const { subject, fields } = judged(subjects, call, definition)
    const of: Readable = { subject, fields, definition, notes: [] }
    const days = daysFor(of, call, definition.when)
    await noteLook(call, of, { id: `standard-${subject.key}`, name: call.say(call.language, subject.word) })
    const shown = await call.company.read((tx) => pageShown(tx, call, of, days, { limit: PREVIEW_ROWS, offset: 0 }))
    return resultView(shown, days)
  }),

  on(run, (call) =>
    call.company.transaction(async (tx) => {
      const { template, when, language = call.language } = call.body
      const found = await foundTemplate(tx, { ...call, language }, template)
      if (!found) return notFound()
      const row = await ran(tx, { ...call, language }, subjects, found, { when })
      looked.set(lookName(call, row.id), call.clock.now().getTime())
      return reply(runView(row, subjectOf(subjects, row.definition.subject), call), { messageKey: 'reports.ran' })
    }),
  ),

  on(runs, ({ company, session, clock, query, ...call }) =>
    company.read(async (tx) => {
      const { page = 1, per_page } = query
      const whose = { companyId: company.companyId, accountId: session.accountId, now: clock.now() }
      const { rows, total } = await runsSeen(tx, whose, { limit: per_page, offset: (page - 1) * per_page })
      const views = rows.map((row) => runView(row, subjectOf(subjects, row.definition.subject), call))
      return reply(views, { meta: { page, per_page, total } })
    }),
  ),

  on(runRows, async (call) => {
    const { page = 1, per_page } = call.query
    const row = await call.company.read((tx) => demandedRun(tx, call))
    const looking = { ...call, language: row.language }
    const of = readable(subjects, looking, row.definition)
    const days = daysOfRun(row)
    if (page === 1) await noteLook(call, of, row)
    const shown = await call.company.read((tx) =>
      pageShown(tx, looking, of, days, { limit: per_page, offset: (page - 1) * per_page }),
    )
    return { ...resultView(shown, days), run: runView(row, of.subject, call) }
  }),

  on(runFile, async (call) => {
    const row = await call.company.read((tx) => demandedRun(tx, call))
    const looking = { ...call, language: row.language }
    const of = readable(subjects, looking, row.definition)
    const noted = notedIn(of.definition, of.fields)
    const after = { format: call.query.format, rows: row.rows, ...(noted.length > 0 && { noted: noted.join(', ') }) }
    await call.company.transaction((tx) => log(tx, call, 'reports.taken', asReport(row), { after }))
    return reportFile(looking, of, { name: row.name, days: daysOfRun(row), format: call.query.format })
  }),
]

async function demandedRun(tx: Tx, { company, session, clock, params }: Call<typeof runRows> | Call<typeof runFile>) {
  const whose = { companyId: company.companyId, accountId: session.accountId, now: clock.now() }
  const row = await runSeen(tx, whose, params.id)
  if (!row) throw new Refusal(notFound())
  return row
}

const daysOfRun = ({ from_day, to_day }: RunRow): Span => ({ from: plainDateOf(from_day), to: plainDateOf(to_day) })

/** The log knows a report by its template; a standard one by its name alone. */
const asReport = ({ template, name }: RunRow) => ({ id: template, name })

const resultView = ({ columns, lines, rows, notes }: Shown, { from, to }: Span) => ({
  ...{ from, to, rows },
  columns: columns.map((one) => ({ ...one })),
  notes: notes.map((one) => ({ ...one })),
  lines: lines.map((line) =>
    line.kind === 'row'
      ? { kind: line.kind, level: 0, count: 1, names: [], cells: [...line.cells] }
      : { ...line, names: line.names.map((name) => name ?? ''), cells: [...line.cells] },
  ),
})

const runView = (
  row: RunRow,
  subject: ReportSubject | undefined,
  { say, language }: Pick<Looking, 'say' | 'language'>,
) => ({
  ...{ id: row.id, template: row.template, name: row.name, from: row.from_day, to: row.to_day },
  subject_name: subject ? say(language, subject.word) : row.definition.subject,
  asks: subject?.asks ?? ('span' as const),
  ...{
    language: row.language,
    rows: row.rows,
    by_schedule: row.by_schedule,
    ran_by: row.ran_by_name,
    ran_at: row.ran_at,
  },
})

/** What shows pay or numbers is written down once an hour for an account, however often it is looked at meanwhile. */
async function noteLook(
  call: Looking & Pick<Call<typeof preview>, 'actor'>,
  of: Readable,
  what: { readonly id: string; readonly name: string },
) {
  const noted = notedIn(of.definition, of.fields)
  const [name, now] = [lookName(call, `${what.id} ${noted.join()}`), call.clock.now().getTime()]
  const again = [name, lookName(call, what.id)].some(
    (one) => Math.abs(now - (looked.get(one) ?? Number.NEGATIVE_INFINITY)) < HOUR,
  )
  if (noted.length === 0 || again) return
  const subject = 'template' in what ? asReport(what as RunRow) : what
  await call.company.transaction((tx) =>
    log(tx, call, 'reports.looked', subject, { after: { noted: noted.join(', ') } }),
  )
  looked.set(name, now)
}

const HOUR = 60 * 60_000
const looked = new Recent<number>(20_000)
const lookName = ({ company, session }: Looking, what: string): string =>
  [company.companyId, session.accountId, what].join(' ')
