/** The payslips of a run as a table: narrowed, ordered and in the columns as on screen, written while they are read. */
import { companyFacts } from '#modules/company/server/public.ts'
import { clockOf } from '#platform/clock/server/clock.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { rowsAs } from '#platform/sheets/server/export/pieces.ts'
import { type ExportColumn, tableFile } from '#platform/sheets/server/export/table.ts'
import { exportPayslips } from '../../contract/payslips.ts'
import type { CountryPack } from '../../model/country-pack.ts'
import { packOf } from '../../model/country-packs.ts'
import { periodOfCall } from '../period-of-call.ts'
import { labelOf } from '../view/labels.ts'
import { payslipView, type Words } from '../view/payslip-view.ts'
import { versionOf } from '../view/read-run.ts'
import { type ListedPayslip, type Listing, listedPayslips, opened } from '../view/rows.ts'
import { markOf } from '../view/run-view.ts'

type Calling = Call<typeof exportPayslips>
type Row = ReturnType<typeof payslipView>
type Found = NonNullable<Awaited<ReturnType<typeof versionOf>>>
type Shown = ExportColumn & { readonly cell: (row: Row) => string | null }

export const payslipListFileHandler: Handler = on(exportPayslips, async (call) => {
  const { company, params, body, say, language } = call
  const { format, columns: names, version, ...narrowed } = body
  const { companyId } = company
  const period = periodOfCall(params, call.query)
  const { country, currency, timezone } = await company.read((tx) => companyFacts(tx, companyId))
  const pack = packOf(country)
  const columns = names.map((name) => columnOf(call, pack, name, timezone))
  return tableFile(company, { name: `payslips-${period.key}`, format }, async (tx) => {
    const found = await versionOf(tx, companyId, period, version)
    if (!found) throw new Refusal(notFound())
    const words: Words = { language, say: (key, values) => say(language, key, values), scheme: pack.scheme, currency }
    const pieces = payslips(tx, companyId, found, await opened(tx, companyId, found, narrowed))
    return {
      name: say(language, 'payroll.listed.title'),
      columns,
      rows: rowsAs({ pieces }, (row) => {
        const shown = payslipView(row, markOf(found, row.employee_id), words)
        return columns.map(({ cell }) => cell(shown))
      }),
    }
  })
})

function columnOf({ say, language }: Calling, pack: CountryPack, name: string, timezone: string): Shown {
  const header = (key: string) => say(language, `payroll.listed.${key}`)
  const text = (key: string, cell: Shown['cell'], width: number): Shown => ({
    header: header(key),
    kind: 'text',
    width,
    cell,
  })
  if (name === 'employee') return text('employee', ({ full_name }) => full_name, 34)
  if (name === 'staff_id') return text('staff_id', ({ staff_id }) => staff_id, 14)
  if (name === 'why') return text('why', (row) => whyOf(row, header), 60)
  if (name === 'released')
    return { ...text('released', ({ released_at }) => dayIn(timezone, released_at), 13), kind: 'date' }
  if (name === 'difference') return { ...text('difference', ({ difference }) => difference, 16), kind: 'money' }
  if (!pack.figures.some((figure) => figure.name === name)) {
    throw new Refusal(problem('payroll.unknown-column', { errors: { columns: ['payroll.unknown-column'] } }))
  }
  return { header: labelOf(language, pack.scheme, name), kind: 'money', width: 16, cell: (row) => amountIn(row, name) }
}

/** The day of the company's own place: by the clock of Greenwich a morning in Asia is the day before. */
const dayIn = (timezone: string, at: string | null): string | null => at && clockOf(() => new Date(at)).today(timezone)

/** Some figures are words. */
const amountIn = (row: Row, name: string): string | null => {
  const value = row[name]
  return value === undefined || value === null ? null : String(value)
}

/** Why it is in the review: as its badges say on screen. */
function whyOf({ stale, held, findings, changes }: Row, word: (key: string) => string): string {
  return [
    ...(stale ? [stale.text] : []),
    ...(held ? [word('held')] : []),
    ...findings.map(({ text }) => text),
    ...changes.map(({ label, before, after }) => [label, [before, after ?? '–'].filter(Boolean).join(' → ')].join(' ')),
  ].join('; ')
}

async function* payslips(
  tx: Tx,
  companyId: string,
  { shown, isStale }: Found,
  wanted: Listing,
): AsyncGenerator<readonly ListedPayslip[]> {
  for (let page = 1; ; page += 1) {
    const { rows, total = 0 } = await listedPayslips(tx, companyId, shown, isStale, {
      ...wanted,
      page,
      per_page: AT_ONCE,
    })
    yield rows
    if (page * AT_ONCE >= total) return
  }
}

/** Few pages, since each is taken from the whole list in its order. */
const AT_ONCE = 2_500
