/** Numbers of the company and who is away: for whoever may see them on their own page. */
import { addDays, lastDayOf, type PlainDate, weekdayOf } from '#kernel/plain-date.ts'
import { attrition as attritionCall, headcount as headcountCall } from '#modules/analysis/contract.ts'
import { companyCalendar, ownCalendar } from '#modules/calendar/contract.ts'
import { storedMonthText } from '#platform/words/format.ts'
import { readDays } from '../../model/days.ts'
import { readMonths } from '../../model/months.ts'
import { type Asking, refused, type SkillOf, said } from '../asking.ts'

export const headcount: SkillOf = async (asking) => {
  const { ask, t, day, links } = asking
  const found = await ask(headcountCall)
  if (!found) return refused(asking, 'headcount', 'analysis')
  return said('headcount', t('headcount', { count: found.headcount, on: day(found.as_of) }), {
    facts: [
      { label: t('headcountLabel'), value: String(found.headcount) },
      ...found.by_department.slice(0, 8).map(({ name, value }) => ({ label: name, value: String(value) })),
    ],
    sources: links({ label: t('analysis'), href: '/app/analysis', area: 'analysis' }),
  })
}

export const attrition: SkillOf = async (asking) => {
  const { ask, t, day, links, text, today, language } = asking
  const [month] = readMonths(text, today)
  // Of a month that is not over, up to today.
  const [asOf] = month ? [lastDayOf(month), today].toSorted() : []
  const found = await ask(attritionCall, asOf ? { query: { as_of: asOf } } : {})
  if (!found) return refused(asking, 'attrition', 'analysis')
  const sources = links({ label: t('analysis'), href: '/app/analysis', area: 'analysis' })
  const named = month && found.by_month.find((one) => one.month.startsWith(asOf?.slice(0, 7) ?? ''))
  if (named) {
    return said(
      'attrition',
      t('leftInMonth', { month: storedMonthText(named.month.slice(0, 7), language), count: named.left }),
      {
        facts: [
          { label: t('leftLabel'), value: String(named.left) },
          { label: t('joinedLabel'), value: String(named.joined) },
        ],
        sources,
      },
    )
  }
  if (found.rate === null) return said('attrition', t('noAttrition'), { kind: 'unknown', sources })
  return said('attrition', t('attrition', { rate: found.rate, left: found.left, on: day(found.as_of) }), {
    facts: [
      { label: t('attritionLabel'), value: `${found.rate} %` },
      { label: t('leftLabel'), value: String(found.left) },
      { label: t('joinedLabel'), value: String(found.joined) },
    ],
    sources,
  })
}

export const whoIsAway: SkillOf = async (asking) => {
  const { ask, t, day, links, text, today, country, call } = asking
  const { from, to } = daysAsked(text, today, country)
  const isStaff = call.session.roles.length > 0
  const found = await ask(isStaff ? companyCalendar : ownCalendar, { query: { from, to } })
  const away = found?.away.filter(({ where, is_mine }) => where !== 'home' && !is_mine) ?? []
  const on = from === to ? day(from) : t('span', { from: day(from), to: day(to) })
  const door = isStaff ? '/app/calendar' : '/me/calendar'
  return said(
    'who_is_away',
    away.length === 0
      ? t('nobodyAway', { on })
      : t('away', { count: new Set(away.map(({ employee_id }) => employee_id)).size, on }),
    {
      facts: away.slice(0, MOST).map((one) => ({ label: one.full_name, value: awayText(asking, one) })),
      sources: links({ label: t('calendar'), href: door, area: isStaff ? 'calendar' : 'me' }),
    },
  )
}

const MOST = 20

function awayText({ t, day }: Asking, { from, to, part_label, label, status }: Away): string {
  const on = from === to ? day(from) : t('span', { from: day(from), to: day(to) })
  const whole = [on, part_label, label].filter(Boolean).join(' · ')
  return status === 'pending' ? t('notDecided', { what: whole }) : whole
}
type Away = {
  readonly from: string
  readonly to: string
  readonly part_label: string | null
  readonly label: string | null
  readonly status: string
}

function daysAsked(text: string, today: PlainDate, country: Asking['country']): { from: PlainDate; to: PlainDate } {
  const named = readDays(text, today, country)
  if (named) return named
  if (!/\bthis week\b|\bminggu ini\b|本週|這週|這星期|這禮拜|本周|這周/.test(text)) return { from: today, to: today }
  const monday = addDays(today, -weekdayOf(today))
  return { from: monday, to: addDays(monday, 6) }
}
