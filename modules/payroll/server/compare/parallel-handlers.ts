/** A run compared with a sheet of another program, of which nothing is kept; and the sheet to fill in. */
import type { Country } from '#kernel/countries.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { isMarked, problem, Refusal } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { sheetFile } from '#platform/sheets/server/export/template.ts'
import { readUpload, told } from '#platform/sheets/server/import-sheet.ts'
import { languages } from '#platform/words/locales.ts'
import { parallel, parallelTemplate } from '../../contract/compare.ts'
import { figureHeadings } from '../../model/compare/other-headings.ts'
import { faultsOfParallel, parallelOf, parallelSheet } from '../../model/compare/parallel.ts'
import type { CountryPack } from '../../model/country-pack.ts'
import { packFor } from '../pack-of-company.ts'
import { periodOfCall } from '../period-of-call.ts'
import { labelOf } from '../view/labels.ts'
import { payslipsInVersion } from './payslips-in-version.ts'

export const parallelHandlers: readonly Handler[] = [
  on(parallelTemplate, (call) =>
    sheetFile(call, `parallel-${call.params.year}-${call.params.month}.xlsx`, async (tx) => ({
      sheet: parallelSheet(namesOf(await packFor(tx, call.company.companyId))),
      rows: (await slipsOf(tx, call)).map(({ staff_id, full_name }) => ({ staff_id, full_name })),
    })),
  ),

  on(parallel, async (call) => {
    const { file, company, language } = call
    if (!file) return problem('http.invalid', { errors: { file: ['http.required'] } })
    const { pack, country } = await company.read(async (tx) => ({
      pack: await packFor(tx, company.companyId),
      country: (await companyFacts(tx, company.companyId)).country,
    }))
    const figures = namesOf(pack)
    const read = await readUpload(file, parallelSheet(figures, calledIn(country, pack)), call)
    if (isMarked(read, 'problem')) return read
    const faults = [...read.faults, ...faultsOfParallel(read.rows)]
    if (faults.length > 0) {
      const params = { rejected: new Set(faults.map(({ row }) => row)).size, rows: read.total }
      return problem('payroll.parallel-refused', { params, data: told(call, faults, []) })
    }
    return company.read(async (tx) => {
      const found = parallelOf(figures, await slipsOf(tx, call), read.rows)
      const named = <One extends { readonly key: string }>(line: One) => ({
        ...{ ...line, label: labelOf(language, pack.scheme, line.key), why: null },
      })
      return {
        unknown_columns: read.notes.map((note) => note.column),
        figures: found.figures.map((one) => ({ ...one, label: labelOf(language, pack.scheme, one.name) })),
        people: found.people.map(({ lines, ...person }) => ({ ...person, lines: lines.map(named) })),
      }
    })
  }),
]

const namesOf = ({ figures }: Pick<CountryPack, 'figures'>) => figures.map(({ name }) => name)

/** A figure by its label in both languages, and as other programs of the country call it. */
const calledIn =
  (country: Country, { scheme }: CountryPack) =>
  (figure: string): readonly string[] => [
    ...languages.map((language) => labelOf(language, scheme, figure)),
    ...(figureHeadings[country][figure] ?? []),
  ]

/** As the run is now; refused where it was never calculated. */
async function slipsOf(tx: Tx, { company, params, query }: Call<typeof parallelTemplate> | Call<typeof parallel>) {
  const period = periodOfCall(params, query)
  const found = await payslipsInVersion(tx, company.companyId, period, undefined)
  if (found) return found
  throw new Refusal(problem('payroll.not-worked-out', { params: { month: period.key } }))
}
