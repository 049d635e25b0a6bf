/** The pay day of the month that is to be paid, and of what is approved and not paid yet, for the first page. */
import { daysBetween, firstDayOf, type PlainDate, yearMonthOf } from '#kernel/plain-date.ts'
import { type CompanyFacts, companyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { HomeAsking, HomeCard } from '#platform/home/server/home-card.ts'
import { dayText } from '#platform/words/format.ts'
import type { PayDay } from '../model/pay-day.ts'
import { type Period, periodAfter, periodBefore, periodOf, SECOND_HALF } from '../model/period.ts'
import { addressOfRun } from '../model/run-query.ts'
import { payDayOf } from './pay-day.ts'
import { firstOpenMonth } from './public.ts'
import { findRun } from './run-store.ts'
import { withHalf } from './runs/halves.ts'

export const payDayHome: HomeCard = {
  key: 'pay_day',
  areas: ['payroll'],
  read: async (tx, asking) => {
    const owner = await companyFacts(tx, asking.company.companyId)
    if (owner.settings.pay_day === null && owner.settings.first_pay_day === null) return []
    const { today } = asking
    const open = await firstOpenMonth(tx, owner.id)
    // A company that has worked out nothing yet is told of the next day, and of none that is past.
    const first = periodOf(yearMonthOf(open ?? firstDayOf(yearMonthOf(today))))
    const months = [periodBefore(first), first, ...(open ? [] : [periodAfter(first)])]
    const days: Due[] = []
    for (const month of months) days.push(...(await daysOfMonth(tx, owner, month)))
    const isAhead = ({ day }: Due) => day.on >= today
    const begins = open ?? ''
    const waiting = days.find((due) => !due.approved && (open ? due.period.first >= begins : isAhead(due)))
    return days
      .filter((due) => due === waiting || (due.approved && isAhead(due)))
      .map(({ period, day }) => ({ text: told(asking, day), to: addressOfRun(period) }))
  },
}

type Due = { readonly period: Period; readonly day: PayDay; readonly approved: boolean }

export async function daysOfMonth(tx: Tx, owner: CompanyFacts, month: Period): Promise<Due[]> {
  const whole = await withHalf(tx, owner.id, month)
  const second = { ...month, run: SECOND_HALF }
  const periods = whole.half ? [whole, await withHalf(tx, owner.id, second)] : [whole]
  const found: Due[] = []
  for (const period of periods) {
    const run = await findRun(tx, owner.id, period)
    const day = await payDayOf(tx, owner, period, run)
    if (day) found.push({ period, day, approved: run?.state === 'approved' })
  }
  return found
}

function told({ t, language, today }: Pick<HomeAsking, 't' | 'language' | 'today'>, { on, agreed }: PayDay): string {
  const day = dayText(on, language)
  const text = t(`payroll.home.pay-day-${whenOf(today, on)}`, { day, count: Math.abs(daysBetween(today, on)) })
  return on === agreed ? text : t('payroll.home.pay-day-moved', { text, agreed: dayText(agreed, language) })
}

function whenOf(today: PlainDate, on: PlainDate): 'past' | 'today' | 'tomorrow' | 'ahead' {
  const days = daysBetween(today, on)
  if (days < 0) return 'past'
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'ahead'
}
