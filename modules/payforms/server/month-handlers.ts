/** BIR form 1601-C: the tax withheld of an approved month, by line number. */

import { plainDate } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { approvedMonths, yearOfPay } from '#modules/payroll/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { fileReply, notFound, Refusal } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { monthText } from '#platform/words/format.ts'
import { bir1601c } from '../contract/month-forms.ts'
import { datesBetween } from '../model/calendar.ts'
import type { Figures } from '../model/form.ts'
import { readOf } from '../model/forms.ts'
import { lines1601c, make1601c } from '../model/ph/bir1601c.ts'
import type { FormYear } from '../model/year.ts'
import { demandCountry } from './demand-country.ts'
import { yearFacts } from './gather.ts'
import { companyPdf } from './paper.ts'
import { peopleOfYear } from './people-store.ts'
import { boxesOf, lackingOf } from './view.ts'

type Asking = Call<typeof bir1601c>
type Found = {
  readonly figures: Figures
  readonly at: FormYear
  readonly dueOn: string
  readonly lacking: readonly string[]
}

export const monthHandlers: readonly Handler[] = [
  on(bir1601c, async (call) => {
    const found = await call.company.read((tx) => monthForm(tx, call))
    const month = `${call.params.year}-${call.params.month}`
    const { figures, at, dueOn, lacking } = found
    if (call.query.format === 'json')
      return {
        ...{ form: 'bir1601c' as const, month, standing: 'several' as const, figures, due_on: dueOn },
        standing_label: call.say(call.language, 'payforms.standing.several'),
        columns: boxesOf(call, 'bir1601c', lines1601c),
        missing: lackingOf(lacking, call),
      }
    const language = call.query.language ?? call.language
    const printing = { say: call.say, language }
    const period = monthText(at.year, Number(call.params.month), language)
    const about = {
      name: 'bir1601c',
      country: 'PH',
      currency: 'PHP',
      standing: 'several',
      period,
      at,
      lacking,
    } as const
    const pdf = await companyPdf(about, { boxes: lines1601c, figures }, printing)
    return fileReply(`bir1601c-${month}.pdf`, 'application/pdf', pdf)
  }),
]

/** Of a month that is not approved there is none. */
async function monthForm(tx: Tx, call: Asking): Promise<Found> {
  const { companyId } = call.company
  await demandCountry(tx, companyId, 'PH')
  const [year, month] = [Number(call.params.year), Number(call.params.month)]
  if (!(await approvedMonths(tx, companyId)).get(year)?.includes(month)) throw new Refusal(notFound())
  const facts = await companyFacts(tx, companyId)
  const at = await yearFacts(tx, facts, year, call.clock.today(facts.timezone))
  const paid = await yearOfPay(tx, companyId, { year, month, ...readOf.PH })
  const known = await peopleOfYear(tx, call.seal, companyId, year, paid)
  const people = paid.flatMap(({ employee_id, months, lines }) => {
    const person = known.get(employee_id)
    return person ? [{ person, months, lines, before: {} }] : []
  })
  const employer = { name: facts.name, numbers: facts.employerNumbers }
  const span = { from: plainDate(year, month, 1), to: plainDate(year + 1, 3, 31) }
  const due = datesBetween('PH', span, { year, month }, employer).find(
    (date) => date.what === 'bir1601c' && date.month.month === month && date.month.year === year,
  )
  return {
    ...{ figures: make1601c(people), at, dueOn: due?.dueOn ?? '' },
    lacking: facts.employerNumbers.employer_tin ? [] : ['employer_tin'],
  }
}
