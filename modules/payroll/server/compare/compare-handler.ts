/** Two months, or a version of a run and the run as it is now, compared, with why in the caller's language. */
import { amountOf, sumOf } from '#kernel/money.ts'
import { parseYearMonth } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { storedMonthText } from '#platform/words/format.ts'
import { compare } from '../../contract/compare.ts'
import { compared, difference, type Why } from '../../model/compare/compared.ts'
import type { CountryPack } from '../../model/country-pack.ts'
import { packOf } from '../../model/country-packs.ts'
import { periodOf } from '../../model/period.ts'
import { reportedPayslips } from '../reported.ts'
import { isWorkedOut } from '../run-store.ts'
import { labelOf, valueText } from '../view/labels.ts'
import { type ComparedPayslip, payslipsInVersion } from './payslips-in-version.ts'

type Calling = Call<typeof compare>
type Told = { readonly call: Calling; readonly pack: CountryPack; readonly currency: string }

export const compareHandler: Handler = on(compare, (call) => {
  const { company, query, language } = call
  return company.read(async (tx) => {
    const { country, currency } = await companyFacts(tx, company.companyId)
    const pack = packOf(country)
    const from = await payslipsOf(tx, call, 'from')
    const to = await payslipsOf(tx, call, 'to')
    const [before, after] = [byPerson(from), byPerson(to)]
    const told = { call, pack, currency }
    const ids = [...new Set([...after.keys(), ...before.keys()])]
    return {
      figures: pack.figures.map(({ name }) => ({
        name,
        label: labelOf(language, pack.scheme, name),
        ...difference(sumOfFigure(from, name), sumOfFigure(to, name)),
      })),
      people:
        query.from === query.to && query.version === undefined
          ? []
          : ids.flatMap((id) => personOf(before.get(id), after.get(id), told)),
    }
  })
})

async function payslipsOf(tx: Tx, { company, query }: Calling, field: 'from' | 'to'): Promise<ComparedPayslip[]> {
  const month = parseYearMonth(query[field])
  if (month && query.version !== undefined) {
    const version = field === 'from' ? query.version : undefined
    const found = await payslipsInVersion(tx, company.companyId, periodOf(month, query.run), version)
    if (!found) throw new Refusal(notFound())
    return found
  }
  if (month && (await isWorkedOut(tx, company.companyId, month)))
    return reportedPayslips(tx, company.companyId, { from: month, to: month })
  const params = { month: query[field] }
  const text = { key: 'payroll.not-worked-out', params }
  throw new Refusal(problem('payroll.not-worked-out', { params, errors: { [field]: [text] } }))
}

const byPerson = (slips: readonly ComparedPayslip[]) => new Map(slips.map((slip) => [slip.employee_id, slip]))

const figure = (slip: ComparedPayslip | undefined, name: string) => amountOf(slip?.figures[name] ?? '0')
const sumOfFigure = (slips: readonly ComparedPayslip[], name: string) => sumOf(slips.map((slip) => figure(slip, name)))

function personOf(from: ComparedPayslip | undefined, to: ComparedPayslip | undefined, told: Told) {
  const slip = to ?? from
  if (!slip) return []
  const { pack, call } = told
  const found = compared(pack, from, to)
  const status = from ? (to ? (found.length > 0 ? 'changed' : 'same') : 'left') : 'joined'
  const { employee_id, staff_id, full_name } = slip
  const lines = found.map(({ why, ...line }) => ({
    ...line,
    label: labelOf(call.language, pack.scheme, line.key),
    why: status === 'changed' ? whyText(why, told) : null,
  }))
  const net = difference(figure(from, 'net_pay'), figure(to, 'net_pay'))
  return [{ employee_id, staff_id, full_name, status: status as 'joined' | 'left' | 'changed' | 'same', ...net, lines }]
}

function whyText({ inputs, corrected, law }: Why, { call, pack, currency }: Told): string | null {
  const { say, language } = call
  const value = (text: string | null) => (text === null ? '–' : valueText(language, currency, text))
  const texts = [
    ...inputs.map(({ input, before, after, names }) => {
      const what = names?.[language] ?? labelOf(language, pack.scheme, input)
      return say(language, 'payroll.compare.input', { what, before: value(before), after: value(after) })
    }),
    ...corrected.map((month) =>
      say(language, 'payroll.compare.corrects', {
        month: storedMonthText(month, language),
      }),
    ),
    ...(law ? [say(language, 'payroll.compare.law')] : []),
  ]
  return texts.length === 0 ? null : texts.join(language === 'en' ? '; ' : '；')
}
