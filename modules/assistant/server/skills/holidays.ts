/** The next holidays; one by its name; whether a day is one. */
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { ownCalendar } from '#modules/calendar/contract.ts'
import { ownHome } from '#modules/me/contract.ts'
import { readDays } from '../../model/days.ts'
import { holidaysNamed } from '../../model/holiday-names.ts'
import { type Asking, type SkillOf, said } from '../asking.ts'

const SKILL = 'holidays'
type Holiday = { readonly date: string; readonly name: string }

export const holidays: SkillOf = async (asking) => {
  const { ask, t, day, links, text, today, country } = asking
  const coming: readonly Holiday[] = (await ask(ownHome))?.holidays ?? []
  const sources = links({ label: t('myCalendar'), href: '/me/calendar', area: 'me' })
  const fact = ({ date, name }: Holiday) => ({ label: name, value: day(date) })
  const named = holidaysNamed(text, coming) ?? holidaysNamed(text, await ofTheYear(asking))
  if (named) {
    const [first] = named
    if (!first)
      return said(SKILL, t('noSuchHoliday'), { kind: 'unknown', sources, facts: coming.slice(0, 3).map(fact) })
    return said(SKILL, t('holidayOn', { name: first.name, on: day(first.date) }), { facts: named.map(fact), sources })
  }
  const days = readDays(text, today, country)
  if (days) {
    const found = await between(asking, days.from, days.to)
    const on = days.from === days.to ? day(days.from) : t('span', { from: day(days.from), to: day(days.to) })
    const names = found.map(({ name }) => name).join(t('comma'))
    return said(SKILL, found.length > 0 ? t('dayIsHoliday', { on, names }) : t('dayIsNone', { on }), {
      facts: found.map(fact),
      sources,
    })
  }
  const [next] = coming
  if (!next) return said(SKILL, t('noHolidays'), { kind: 'unknown', sources })
  return said(SKILL, t('nextHoliday', { name: next.name, on: day(next.date) }), { facts: coming.map(fact), sources })
}

const ofTheYear = ({ today, ...asking }: Asking): Promise<readonly Holiday[]> =>
  between({ today, ...asking }, today, addDays(today, 364))

async function between({ ask }: Asking, from: PlainDate, to: PlainDate): Promise<readonly Holiday[]> {
  const found = await ask(ownCalendar, { query: { from, to } })
  return found?.days.filter(({ kind }) => kind === 'holiday') ?? []
}
