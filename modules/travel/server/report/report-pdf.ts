/** A travel on paper: day by day where one was, how one went there and what for, with what it came to. */
import { plainDateOf } from '#kernel/plain-date.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { pdfMaker } from '#platform/pdf/server/shared-maker.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import type { travelView } from '../travel-view.ts'

type Printing = { readonly say: Say; readonly language: Language }
type View = ReturnType<typeof travelView>
type Reported = { readonly travel: View; readonly company: { readonly name: string; readonly currency: string } }

export async function reportPdf({ travel, company }: Reported, { say, language }: Printing): Promise<Buffer> {
  const t = (key: string, params?: Parameters<Say>[2]) => say(language, `travel.${key}`, params)
  const day = (date: string) => dayText(plainDateOf(date), language)
  const money = (text: string) => `${company.currency} ${moneyText(text, company.currency)}`
  const data = {
    ...languages[language],
    title: `${t('report-title')} ${travel.travel_no}`,
    company: company.name,
    facts: [
      {
        name: t('report-person'),
        value: [travel.full_name, travel.staff_id, travel.department].filter(Boolean).join(' · '),
      },
      { name: t('report-purpose'), value: travel.purpose },
      { name: t('report-days'), value: t('report-span', { from: day(travel.from), to: day(travel.to) }) },
    ],
    head: [t('report-day'), t('report-place'), t('report-done'), t('report-per-diem')],
    days: travel.per_diem.days.map(({ date, amount }) => ({
      day: day(date),
      place: placesOn(travel, date).join('\n'),
      done: legsOn(travel, date).join('\n'),
      amount: money(amount),
    })),
    sums: [
      { name: t('report-per-diem'), value: money(travel.per_diem.total) },
      ...(travel.per_diem.excess === '0.00'
        ? []
        : [{ name: t('report-excess'), value: money(travel.per_diem.excess) }]),
      { name: t('report-claimed'), value: money(travel.claims_total) },
      ...(travel.advance?.paid_on ? [{ name: t('report-advance'), value: money(travel.advance.amount) }] : []),
    ],
    signs: [t('report-signs-person'), t('report-signs-manager')],
  }
  const pdf = await pdfMaker.make({ template: 'travel-report', data: JSON.stringify(data), tagged: true })
  return Buffer.from(pdf.buffer)
}

const placesOn = ({ destinations }: View, date: string): string[] =>
  destinations.filter(({ from, to }) => from <= date && date <= to).map(({ place }) => place)

const legsOn = ({ itinerary }: View, date: string): string[] =>
  itinerary
    .filter((leg) => leg.date === date)
    .map(({ time, from_place, to_place, note }) =>
      [time, [from_place, to_place].filter(Boolean).join(' → '), note].filter(Boolean).join('  '),
    )

const languages = {
  en: { lang: 'en', region: null },
  'zh-Hant': { lang: 'zh', region: 'TW' },
} as const satisfies Record<Language, { lang: string; region: string | null }>
