/** The roster on paper, to hang up: people by dates, a fortnight a table; what is not confirmed yet stands in brackets. */
import type { PlainDate } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { fileReply } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { Language } from '#platform/http/server/say.ts'
import { pdfMaker } from '#platform/pdf/server/shared-maker.ts'
import { dayText } from '#platform/words/format.ts'
import { weekDayName } from '#platform/words/week-days.ts'
import type { exportRoster } from '../../contract/sheets.ts'
import { datesOf } from '../../model/pattern.ts'
import { clockText } from '../../model/shift.ts'
import { rosterPeople } from '../people.ts'
import { keyOf, storedDays } from '../roster/roster-store.ts'
import { demandSpan } from '../roster/roster-view.ts'
import { type ShiftRow, shiftsOf } from '../shifts/shift-store.ts'
import { shownIn } from '../sight.ts'
import { cellText } from './grid.ts'

type Printing = Pick<Call<typeof exportRoster>, 'company' | 'session' | 'say' | 'language' | 'clock' | 'body'>
const FORTNIGHT = 14

export async function rosterPdf(call: Printing) {
  const { from, to, department_ids: departments } = call.body
  demandSpan({ from, to })
  const { language } = call
  const found = await read(call, { from, to }, departments)
  const t = (word: string, params?: Parameters<typeof call.say>[2]) => call.say(language, `shifts.${word}`, params)
  const used = new Set<string>()
  const cell = (id: string, date: PlainDate): string => {
    const day = found.stored.get(keyOf(id, date))
    if (!day || day.shift_ids.length === 0) return ''
    for (const shift of day.shift_ids) used.add(shift)
    const text = cellText(day.shift_ids, found.shifts)
    return day.is_confirmed ? text : `(${text})`
  }
  const dates = datesOf(from, to)
  const parts = Array.from({ length: Math.ceil(dates.length / FORTNIGHT) }, (_, at) => {
    const own = dates.slice(at * FORTNIGHT, (at + 1) * FORTNIGHT)
    return {
      head: [t('pdf-person'), ...own.map((date) => `${weekDayName(date, language)} ${Number(date.slice(8))}`)],
      rows: found.people.map(({ id, full_name }) => [full_name, ...own.map((date) => cell(id, date))]),
    }
  })
  const data = {
    ...languages[language],
    title: t('pdf-title'),
    period: `${dayText(from, language)} – ${dayText(to, language)}`,
    company: found.company,
    printed: t('pdf-printed', { day: dayText(found.today, language) }),
    parts,
    legend: [...found.shifts.values()].filter(({ id }) => used.has(id)).map(legendOf),
    drafts: t('pdf-drafts'),
  }
  const pdf = await pdfMaker.make({ template: 'roster', data: JSON.stringify(data), tagged: true })
  return fileReply(`roster-${from}-${to}.pdf`, 'application/pdf', Buffer.from(pdf.buffer))
}

const read = (
  { company, session, clock }: Printing,
  span: { readonly from: PlainDate; readonly to: PlainDate },
  departments: readonly string[] | undefined,
) =>
  company.read(async (tx) => {
    const { companyId } = company
    const { name, timezone } = await companyFacts(tx, companyId)
    const people = await rosterPeople(tx, companyId, { ...span, where: shownIn(session, companyId, { departments }) })
    return {
      company: name,
      today: clock.today(timezone),
      people,
      stored: await storedDays(
        tx,
        companyId,
        span,
        people.map(({ id }) => id),
      ),
      shifts: new Map((await shiftsOf(tx, companyId)).map((shift): [string, ShiftRow] => [shift.id, shift])),
    }
  })

const legendOf = ({ short_name, name, kind, starts, ends }: ShiftRow): string =>
  kind === 'work' ? `${short_name} ${clockText(starts)}–${clockText(ends)} ${name}` : `${short_name} ${name}`

const languages = {
  en: { lang: 'en', region: null },
  'zh-Hant': { lang: 'zh', region: 'TW' },
} as const satisfies Record<Language, { lang: string; region: string | null }>
