/** The letter at the end of a probation on paper, a page in each language: as it was sent, or as it would be. */
import { addDays, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { companyFacts, companyLetterhead } from '#modules/company/server/public.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { fileReply, problem } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { Language } from '#platform/http/server/say.ts'
import { pdfMaker } from '#platform/pdf/server/shared-maker.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { LETTER, type Letter } from '../model/review.ts'
import type { ReviewRow } from './review-store.ts'

/** What the letter says once it is sent on this day; null until it is known how the probation ends. */
export function letterOf(row: ReviewRow, today: PlainDate): Letter | null {
  const { round, result, suggested_salary, official_confirmed_date, suggested_end_date } = row
  if (result === null) return null
  const end = plainDateOf(row.probation_end_date)
  const confirmed = official_confirmed_date ?? addDays(end, 1)
  const day = { confirmed, extended: suggested_end_date ?? end, terminated: end }[result]
  return { round, result, day, on: today, salary: result === 'confirmed' ? suggested_salary : null }
}

type Printing = Pick<Call<Endpoint>, 'company' | 'session' | 'clock' | 'say'>

/** Of a round, else the newest; HR looks at it before it is sent. */
export async function printedLetter(call: Printing, row: ReviewRow, round: number | undefined, preview: boolean) {
  const { company, clock, session } = call
  const sent = round === undefined ? row.letters.at(-1) : row.letters.find((one) => one.round === round)
  const next = preview && row.status === LETTER && (round === undefined || round === row.round)
  const letter = next ? letterOf(row, clock.today(session.timezone)) : sent
  if (!letter) return problem('probation.no-letter')
  const { head, currency } = await company.read(async (tx) => ({
    head: await companyLetterhead(tx, company.companyId),
    currency: (await companyFacts(tx, company.companyId)).currency,
  }))
  const part = (language: Language) => {
    const t = (key: string, params?: Parameters<typeof call.say>[2]) =>
      call.say(language, `probation.paper.${key}`, params)
    const day = (text: string) => dayText(plainDateOf(text), language)
    const fact = (key: string, value: string | null) => (value ? [[t(key), value]] : [])
    return {
      lang: language === 'en' ? 'en' : 'zh',
      title: t(`title-${letter.result}`),
      day: day(letter.on),
      greeting: t('greeting', { name: row.full_name }),
      opening: t(`text-${letter.result}`, { company: head.name, day: day(letter.day) }),
      rows: [
        ...fact('name', row.full_name),
        ...fact('number', row.staff_id),
        ...fact('position', row.position),
        ...fact('department', row.department),
        ...fact('joined', day(row.joined_on)),
        ...fact(`day-${letter.result}`, day(letter.day)),
        ...fact('salary', letter.salary && `${currency} ${moneyText(letter.salary, currency)}`),
      ],
      closing: t(`closing-${letter.result}`),
      regards: t('regards', { company: head.name }),
      signed: '',
    }
  }
  const data = {
    company: head.name,
    address: [head.address, head.website].filter(Boolean).join(' · '),
    parts: [part('en'), part('zh-Hant')],
  }
  const pdf = await pdfMaker.make({ template: 'letter', data: JSON.stringify(data), tagged: true })
  return fileReply(`probation-${row.staff_id}-${letter.round}.pdf`, 'application/pdf', Buffer.from(pdf.buffer))
}
