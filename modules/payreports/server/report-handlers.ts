/** Reports of pay on screen and as files. */
import { lastDayOf, parseYearMonth, type YearMonth, yearMonthText } from '#kernel/plain-date.ts'
import { companyFacts, placesByPerson } from '#modules/company/server/public.ts'
import { costCentresOn } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { fileReply, problem, Refusal } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { type ExportColumn, tableFile } from '#platform/sheets/server/export/table.ts'
import { moneyText, monthText } from '#platform/words/format.ts'
import { report } from '../contract/reports.ts'
import { byGroup, byPerson, byShares, type ReportColumn, totalsOf } from '../model/table.ts'
import { draftLine, draftRow } from './draft-line.ts'
import { reportPdf } from './report-pdf.ts'
import { type Reporting, reportTable } from './report-table.ts'

type Calling = Call<typeof report>

export const reportHandlers: readonly Handler[] = [
  on(report, async (call) => {
    const { company, query, params } = call
    const reporting = reportingOf(call)
    if (query.format === 'json')
      return company.read(async (tx) =>
        shown(await placed(tx, await reportTable(tx, reporting), reporting, call), call),
      )
    const name = `${params.name}-${yearMonthText(reporting.from)}${spanOf(reporting)}`
    if (query.format === 'pdf') return onPaper(call, reporting, name)
    return tableFile(company, { name, format: query.format }, async (tx) => {
      const table = shown(await placed(tx, await reportTable(tx, reporting), reporting, call), call)
      const { columns, rows, months } = table
      const own = leading(call)
      const drafts = draftRow(draftLine(months, call), own.columns.length + columns.length)
      return {
        name: call.say(call.language, `payreports.name.${params.name}`),
        columns: [...own.columns, ...columns.map(exported)],
        rows: [
          ...rows.map((row) => [...own.cells(row), ...columns.map(({ key }) => row.values[key] ?? null)]),
          ...drafts,
        ],
      }
    })
  }),
]

async function onPaper(call: Calling, reporting: Reporting, name: string) {
  const { company, say, language, params } = call
  const { table, owner } = await company.read(async (tx) => ({
    table: shown(await placed(tx, await reportTable(tx, reporting), reporting, call), call),
    owner: await companyFacts(tx, company.companyId),
  }))
  const own = leading(call)
  const money = (text: string | undefined) => moneyText(text ?? '0.00', owner.currency)
  const [first = '', ...blanks] = own.columns.map((_, at) => (at === 0 ? say(language, 'payreports.total') : ''))
  const pdf = await reportPdf(
    {
      title: say(language, `payreports.name.${params.name}`),
      subtitle: [reporting.from, reporting.to]
        .map(({ year, month }) => monthText(year, month, language))
        .filter((month, at, all) => all.indexOf(month) === at)
        .join(' – '),
      note: draftLine(table.months, call) ?? '',
      company: `${owner.name} (${owner.currency})`,
      columns: [
        ...own.columns.map(({ header, kind }) => ({ label: header, number: kind !== 'text' })),
        ...table.columns.map(({ label, kind }) => ({ label, number: kind === 'money' })),
      ],
      rows: table.rows.map((row) => [
        ...own.cells(row),
        ...table.columns.map(({ key, kind }) => (kind === 'money' ? money(row.values[key]) : (row.values[key] ?? ''))),
      ]),
      totals: [
        ...[first, ...blanks],
        ...table.columns.map(({ key, kind }) => (kind === 'money' ? money(table.totals[key]) : '')),
      ],
    },
    language,
  )
  return fileReply(`${name}.pdf`, 'application/pdf', pdf)
}

type Table = Awaited<ReturnType<typeof reportTable>>

/** Where people stand that payslips do not say: as it is at the end of the report's months. */
async function placed(tx: Tx, table: Table, { companyId, to }: Reporting, { query }: Calling): Promise<Table> {
  const { entries } = table
  if (query.group_by === 'cost_centre') {
    const shares = await costCentresOn(tx, companyId, lastDayOf(to))
    return { ...table, entries: byShares(entries, (id) => shares.get(id) ?? []) }
  }
  if (query.group_by !== 'location') return table
  const places = await placesByPerson(tx, companyId)
  return {
    ...table,
    entries: entries.map((one) => ({ ...one, location: places.get(one.employee_id ?? '') ?? null })),
  }
}

type Shown = ReturnType<typeof shown>

function shown({ months, columns, entries }: Awaited<ReturnType<typeof reportTable>>, { query }: Calling) {
  const { group_by } = query
  const ofGroups = columns.filter(({ kind }) => kind === 'money')
  return {
    months,
    columns: [...(group_by ? ofGroups : columns)],
    rows: group_by ? byGroup(entries, ofGroups, group_by) : byPerson(entries, columns),
    totals: totalsOf(entries, columns),
  }
}

/** Who a row is about: a person, or a group with how many are in it. */
function leading({ say, language, query }: Calling) {
  const text = (key: string, width: number): ExportColumn => ({
    header: say(language, `payreports.column.${key}`),
    kind: 'text',
    width,
  })
  const { group_by } = query
  if (group_by)
    return {
      columns: [text(group_by, 30), { ...text('people', 10), kind: 'count' as const }],
      cells: (row: Shown['rows'][number]) => [row[group_by] ?? row.full_name, String(row.people)],
    }
  return {
    columns: [text('staff_id', 14), text('full_name', 34), text('department', 24), text('position', 24)],
    cells: ({ staff_id, full_name, department, position }: Shown['rows'][number]) => [
      staff_id,
      full_name,
      department,
      position,
    ],
  }
}

const exported = ({ label, kind }: ReportColumn): ExportColumn => ({ header: label, kind, width: 18 })

const MOST_MONTHS = 24

function reportingOf({ company, clock, params, query, seal, say, language }: Calling): Reporting {
  const month: YearMonth = { year: Number(params.year), month: Number(params.month) }
  const from = (query.from && parseYearMonth(query.from)) || month
  const to = (query.to && parseYearMonth(query.to)) || (query.from ? month : from)
  const months = (to.year - from.year) * 12 + to.month - from.month + 1
  if (months < 1 || months > MOST_MONTHS) {
    throw new Refusal(
      problem('payreports.span', { params: { most: MOST_MONTHS }, errors: { to: ['payreports.span'] } }),
    )
  }
  return { company, clock, companyId: company.companyId, name: params.name, from, to, seal, say, language }
}

const spanOf = ({ from, to }: Reporting): string =>
  yearMonthText(from) === yearMonthText(to) ? '' : `-${yearMonthText(to)}`
