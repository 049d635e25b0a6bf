/** The end of a year of pay: its steps put together, closed by a Company Admin, opened again with a reason. */
import { plainDate, type YearMonth } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import {
  approvedMonths,
  closeYear as close,
  insuredOutdated,
  monthsToClose,
  openYear as openAgain,
  taxNotSettled,
  yearClosed,
} from '#modules/payroll/server/public.ts'
import { logWithDifferences } from '#platform/activity/server/log.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { confirmIdentity } from '#platform/identity/server/confirm-identity.ts'
import { closeYear, openYear, yearEnd } from '../contract/year-end.ts'
import { formsOf } from '../model/forms.ts'
import { type FormFacts, type Step, stepsOf } from '../model/year-end.ts'
import { agencyDates } from './calendar-handlers.ts'
import { gathered } from './gather.ts'
import type { PayformsNeeds } from './needs.ts'

type Asking = Pick<Call<Endpoint>, 'company' | 'seal' | 'clock' | 'say' | 'language'>

export const yearEndHandlers = (needs: PayformsNeeds): readonly Handler[] => [
  on(yearEnd, (call) => call.company.read((tx) => view(tx, call, needs, Number(call.params.year)))),

  on(closeYear, async (call) => {
    const { company, body, session, clock, actor } = call
    const year = Number(call.params.year)
    const { password, code } = body
    if (password || code) {
      const confirmed = await confirmIdentity(call, { password, code })
      if (!(confirmed instanceof Date)) return confirmed
    } else if (session.confirmedUntil <= clock.now().getTime())
      return problem('http.confirm-identity', { status: 403, extra: { confirm_identity: true } })
    const shown = await company.transaction(async (tx) => {
      const steps = await stepsIn(tx, call, needs, year)
      const open = steps.filter(({ status }) => status === 'open')
      const isClosed = await yearClosed(tx, company.companyId, year)
      if (isClosed) throw new Refusal(problem('payforms.year-is-closed', { params: { year } }))
      if (open.some(({ key }) => key === 'months_closed'))
        throw new Refusal(problem('payforms.year-months-open', { params: { year } }))
      if (open.length > 0 && !body.confirm) {
        const data = open.map((step) => `${labelOf(step, call)}: ${whyOf(step, call)}`)
        const asked = { status: 409, params: { year }, data, extra: { confirm_required: true } } as const
        throw new Refusal(problem('payforms.year-close-despite', asked))
      }
      if (!(await close(tx, company.companyId, year, { actor, now: clock.now() })))
        throw new Refusal(problem('payforms.year-is-closed', { params: { year } }))
      const after = open.length > 0 ? { despite: open.map(({ key }) => key) } : {}
      await logWithDifferences(tx, call, { action: 'payforms.year-closed', subject: yearOf(year), after })
      return view(tx, call, needs, year)
    })
    return reply(shown, { messageKey: 'payforms.year-closed-done', params: { year } })
  }),

  on(openYear, async (call) => {
    const { company, body } = call
    const year = Number(call.params.year)
    const shown = await company.transaction(async (tx) => {
      if (!(await openAgain(tx, company.companyId, year)))
        throw new Refusal(problem('payforms.year-is-open', { params: { year } }))
      await logWithDifferences(tx, call, {
        action: 'payforms.year-opened',
        subject: yearOf(year),
        after: { reason: body.reason },
      })
      return view(tx, call, needs, year)
    })
    return reply(shown, { messageKey: 'payforms.year-opened-done', params: { year } })
  }),
]

const yearOf = (year: number) => ({ kind: 'pay_year', id: `${year}`, name: `${year}` }) as const

async function view(tx: Tx, call: Asking, needs: PayformsNeeds, year: number) {
  const closed = await yearClosed(tx, call.company.companyId, year)
  const steps = await stepsIn(tx, call, needs, year)
  return {
    year,
    closed: closed ? { at: closed.closed_at, by: closed.closed_by } : null,
    steps: steps.map((step) => {
      const { key, status, link } = step
      return { key, status, link, label: labelOf(step, call), why: whyOf(step, call) }
    }),
  }
}

const labelOf = ({ key }: Step, { say, language }: Asking) => say(language, `payforms.year-end.${key}`)
const whyOf = ({ why: [key, params] }: Step, { say, language }: Asking) =>
  say(language, `payforms.year-end.why.${key}`, params)

async function stepsIn(tx: Tx, call: Asking, needs: PayformsNeeds, year: number): Promise<Step[]> {
  const { companyId } = call.company
  const approved = (await approvedMonths(tx, companyId)).get(year)
  if (!approved) throw new Refusal(notFound())
  const { country } = await companyFacts(tx, companyId)
  const last: YearMonth = { year, month: Math.max(...approved) }
  const span = { from: plainDate(year, 1, 1), to: plainDate(year, 12, 31) }
  const notices = await needs.datesFromElsewhere(tx, call, span)
  const due = await agencyDates(tx, call, { from: span.from, to: plainDate(year + 1, 12, 31) })
  return stepsOf({
    ...{ country, year },
    months: await monthsToClose(tx, companyId, year),
    unsettled: (await taxNotSettled(tx, companyId, year))?.map(({ full_name }) => full_name),
    insured: await insuredOutdated(tx, companyId, last),
    notices: notices.filter(({ status }) => status !== 'done').length,
    forms: await formFacts(tx, call, country, year),
    unfiled: due.filter((date) => date.yearly && date.month === `${year}-12` && !date.done).map(({ what }) => what),
    counted: (form, count) => call.say(call.language, 'payforms.year-end.counted', { form, count }),
  })
}

async function formFacts(tx: Tx, call: Asking, country: Parameters<typeof formsOf>[0], year: number) {
  const found: FormFacts[] = []
  for (const { name, handedOut } of formsOf(country)) {
    const { people, lacking } = await gathered(tx, call, { form: name, year })
    found.push({
      ...{ form: name, handedOut, label: call.say(call.language, `payforms.form.${name}`) },
      lacking: people.filter((person) => person.lacking.length > 0).length + (lacking.length > 0 ? 1 : 0),
      waiting: people.filter(({ release, withdrawn }) => !release || withdrawn).length,
    })
  }
  return found
}
