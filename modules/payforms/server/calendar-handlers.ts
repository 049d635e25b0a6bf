/** Dates of agencies with what approved months owe; what was paid is written down with its receipt. */
import type { z } from 'zod'
import type { Country } from '#kernel/countries.ts'
import { addDays, daysBetween, plainDateOf, yearMonthText } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { EMPLOYER_SUPPLEMENTARY, insuredOnlyWith } from '#modules/payroll/model/public.ts'
import { figureLabel, firstPayMonth, type PayDate, payDates, sumsOfMonths } from '#modules/payroll/server/public.ts'
import { logWithDifferences } from '#platform/activity/server/log.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { fileReply, notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { type AgencyDate, calendar, calendarFeed, dateDone, dateOpen } from '../contract/calendar.ts'
import {
  type DueDate,
  datesBetween,
  figuresRead,
  idOf,
  owed,
  type Part,
  partsOf,
  statusOf,
  sumOfParts,
  usualSpan,
} from '../model/calendar.ts'
import { icalOf } from './calendar-ical.ts'
import { type Done, doneOf, keepDone, removeDone } from './calendar-store.ts'
import type { Asking, DateFromElsewhere, PayformsNeeds } from './needs.ts'

const MOST_DAYS = 800

export const calendarHandlers = ({ datesFromElsewhere }: PayformsNeeds): readonly Handler[] => [
  on(calendar, (call) =>
    call.company.read(async (tx) => {
      const { timezone } = await companyFacts(tx, call.company.companyId)
      const usual = usualSpan(call.clock.today(timezone))
      const from = call.query.from ?? (call.query.to ? addDays(call.query.to, -90) : usual.from)
      const to = call.query.to ?? (call.query.from ? addDays(call.query.from, 90) : usual.to)
      if (from > to || daysBetween(from, to) > MOST_DAYS)
        return problem('payforms.span', { params: { most: MOST_DAYS }, errors: { to: ['payforms.span'] } })
      return datesBetweenDays(tx, call, { from, to }, { datesFromElsewhere })
    }),
  ),

  on(calendarFeed, async (call) => {
    const text = await agencyDatesIcal(call, { datesFromElsewhere })
    return fileReply('agency-dates.ics', 'text/calendar; charset=utf-8', Buffer.from(text))
  }),

  on(dateDone, (call) =>
    call.company.transaction(async (tx) => {
      const date = await dateOf(tx, call, call.params.id)
      const { timezone } = await companyFacts(tx, call.company.companyId)
      const { paid_on, reference = null, amount = null } = call.body
      if (paid_on > call.clock.today(timezone))
        return problem('payforms.not-yet', { errors: { paid_on: ['payforms.not-yet'] } })
      const kept = { paid_on, reference: reference || null, amount: amount ?? date.amount }
      await keepDone(tx, call.company.companyId, { ...partsOf(date.id), ...kept, by: call.actor, at: call.clock.now() })
      const of = { kind: 'agency_date', id: date.id, name: `${date.authority} ${date.month}` } as const
      await logWithDifferences(tx, call, { action: 'payforms.date-done', subject: of, after: kept })
      return reply(await dateOf(tx, call, call.params.id), { messageKey: 'payforms.saved' })
    }),
  ),

  on(dateOpen, (call) =>
    call.company.transaction(async (tx) => {
      const date = await dateOf(tx, call, call.params.id)
      await removeDone(tx, call.company.companyId, partsOf(date.id))
      const of = { kind: 'agency_date', id: date.id, name: `${date.authority} ${date.month}` } as const
      await logWithDifferences(tx, call, { action: 'payforms.date-open', subject: of, before: { ...date.done } })
      return reply(await dateOf(tx, call, call.params.id), { messageKey: 'payforms.saved' })
    }),
  ),
]

/** Of the quarter past and the year to come, without amounts: taken away once, or read by a program again and again. */
export const agencyDatesIcal = (call: Asking, needs: PayformsNeeds): Promise<string> =>
  call.company.read(async (tx) => {
    const { timezone, name } = await companyFacts(tx, call.company.companyId)
    const today = call.clock.today(timezone)
    const found = await datesBetweenDays(tx, call, { from: addDays(today, -90), to: addDays(today, 400) }, needs)
    const title = `${name} · ${call.say(call.language, 'payforms.calendar.name')}`
    return icalOf(found, { name: title, stamp: call.clock.now(), language: call.language })
  })

/** The agencies' own, days of pay and those kept elsewhere, the soonest first. */
export async function datesBetweenDays(
  tx: Tx,
  call: Asking,
  span: Parameters<typeof datesBetween>[1],
  { datesFromElsewhere }: PayformsNeeds,
) {
  const elsewhere = (await datesFromElsewhere(tx, call, span)).map((date) => elsewhereView(call, date))
  const own = (await agencyDates(tx, call, span)).map(({ yearly: _, ...date }) => date)
  const { timezone } = await companyFacts(tx, call.company.companyId)
  const today = call.clock.today(timezone)
  const paid = (await payDates(tx, call.company.companyId, span)).map((date) => payDateView(call, date, today))
  return [...own, ...paid, ...elsewhere].toSorted((one, other) =>
    one.due_on < other.due_on ? -1 : one.due_on > other.due_on ? 1 : 0,
  )
}

export async function agencyDates(tx: Tx, call: Asking, span: Parameters<typeof datesBetween>[1], only?: string) {
  const { companyId } = call.company
  const { country, timezone, name, employerNumbers: numbers } = await companyFacts(tx, companyId)
  const today = call.clock.today(timezone)
  const first = await firstPayMonth(tx, companyId)
  if (!first) return []
  const found = datesBetween(country, span, first, { name, numbers }).filter(
    (date) => only === undefined || idOf(date) === only,
  )
  const sums = await sumsOfMonths(tx, companyId, figuresRead(country), insuredOnlyWith)
  const done = await doneOf(tx, companyId)
  return found.flatMap((date) => {
    const approved = sums.get(yearMonthText(date.month))
    const parts = (approved && owed(date, approved)) ?? null
    const amount = parts && sumOfParts(parts)
    if (date.ifAny && (amount === null || amount === '0.00')) return []
    const labelled = parts && labelledParts(call, country, parts)
    return [view(call, date, { amount, parts: labelled }, done.get(idOf(date)) ?? null, today)]
  })
}

/** What it comes to, why: only where more than one figure makes it. */
const labelledParts = ({ say, language }: Asking, country: Country, parts: readonly Part[]) =>
  parts.length < 2
    ? null
    : parts
        .filter(({ amount }) => amount !== '0.00')
        .map((part) => ({
          ...part,
          label:
            part.figure === EMPLOYER_SUPPLEMENTARY
              ? say(language, 'payforms.calendar.employer-supplementary')
              : figureLabel(language, country, part.figure),
        }))

function view(
  { say, language }: Asking,
  date: DueDate,
  owes: Pick<z.infer<typeof AgencyDate>, 'amount' | 'parts'>,
  done: Done | null,
  today: Parameters<typeof statusOf>[2],
) {
  const t = (key: string) => say(language, `payforms.${key}`)
  return {
    id: idOf(date),
    authority: date.authority === 'employees' ? t('calendar.employees') : date.authority,
    what: t(`calendar.what.${date.what}`),
    month: yearMonthText(date.month),
    due_on: date.dueOn,
    rule: t(`calendar.rule.${date.what}`),
    standing: date.standing,
    standing_label: t(`standing.${date.standing}`),
    ...owes,
    status: statusOf(date.dueOn, done !== null, today),
    done,
    link: null,
    /** Of a year, and not of a month. */
    yearly: date.rule.each === 'year',
  }
}

const elsewhereView = ({ say, language }: Asking, { dueOn, ...date }: DateFromElsewhere) => ({
  ...date,
  month: dueOn.slice(0, 7),
  due_on: dueOn,
  standing_label: say(language, `payforms.standing.${date.standing}`),
  amount: null,
  parts: null,
  done: null,
})

/** Seen to where it is approved: nothing is written down here. */
function payDateView(
  { say, language }: Asking,
  { month, run, name, payOn, usual, approved, net }: PayDate,
  today: Parameters<typeof statusOf>[2],
) {
  const t = (key: string, params?: Parameters<typeof say>[2]) => say(language, `payforms.${key}`, params)
  return {
    id: `pay_run_${run}-${month}`,
    authority: t('calendar.employees'),
    what: name === null ? t('calendar.what.pay_run') : t('calendar.what.pay_run_named', { name }),
    ...{ month, due_on: payOn, rule: t(usual ? 'calendar.rule.pay_half' : 'calendar.rule.pay_run') },
    ...{ standing: 'confirmed' as const, standing_label: t('standing.confirmed'), amount: net, parts: null },
    ...{ status: statusOf(payOn, approved, today), done: null },
    link: `/app/payroll?month=${month}${run === 1 ? '' : `&run=${run}`}`,
  }
}

/** One that there is; a month before the company's first has none. */
async function dateOf(tx: Tx, call: Asking, id: string) {
  // What stands under December may be due within its year.
  const from = plainDateOf(`${partsOf(id).month.slice(0, 4)}-01-01`)
  const [found] = await agencyDates(tx, call, { from, to: addDays(from, MOST_DAYS) }, id)
  if (!found) throw new Refusal(notFound())
  const { yearly: _, ...date } = found
  return date
}
