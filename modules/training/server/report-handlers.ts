/** Training hours and cost, on the screen and as a file: the same rows. */
import { plainDate, yearOf } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { tableFile } from '#platform/sheets/server/export/table.ts'
import { storedMonthText } from '#platform/words/format.ts'
import { report, reportFile } from '../contract/reports.ts'
import { todayOf } from './acting.ts'
import { hoursAndCost } from './report-store.ts'

type Asked = Call<typeof report> | Call<typeof reportFile>

export const reportHandlers: readonly Handler[] = [
  on(report, async (call) => wrongSpan(call) ?? call.company.read(async (tx) => ({ rows: await reported(tx, call) }))),
  on(reportFile, async (call) => {
    const wrong = wrongSpan(call)
    if (wrong) return wrong
    const { language, say, params, query, company } = call
    const head = (key: string) => say(language, `training.report-${key}`)
    return tableFile(company, { name: `training_${params.name}`, format: query.format }, async (tx) => ({
      name: params.name,
      columns: [
        { header: head(params.name), kind: 'text' },
        { header: head('people'), kind: 'count' },
        { header: head('hours_planned'), kind: 'text' },
        { header: head('hours_attended'), kind: 'text' },
        { header: head('cost'), kind: 'money' },
      ],
      rows: (await reported(tx, call)).map(({ name, people, hours_planned, hours_attended, cost }) => [
        ...[name, String(people), String(hours_planned), String(hours_attended), cost],
      ]),
    }))
  }),
]

function wrongSpan({ query: { from, to } }: Asked) {
  return from && to && to < from ? problem('training.invalid', { errors: { to: ['training.ends-before'] } }) : undefined
}

async function reported(tx: Tx, call: Asked) {
  const { language, say, params, query, company } = call
  const { today } = await todayOf(tx, call)
  const year = yearOf(query.from ?? query.to ?? today)
  const span = { from: query.from ?? plainDate(year, 1, 1), to: query.to ?? plainDate(year, 12, 31) }
  const rows = await hoursAndCost(tx, company.companyId, params.name, span)
  const called = (name: string | null) => {
    if (name === null) return say(language, 'training.report-none')
    return params.name === 'month' ? storedMonthText(name, language) : name
  }
  return rows.map(({ name, hours_planned, hours_attended, ...row }) => ({
    ...row,
    name: called(name),
    hours_planned: Number(hours_planned),
    hours_attended: Number(hours_attended),
  }))
}
