/** The answer to a standing arrangement on paper: what was asked for, whether it is agreed to, and the ground of a refusal. */
import { plainDateOf } from '#kernel/plain-date.ts'
import { companyFacts, companyLetterhead, printedLogo } from '#modules/company/server/public.ts'
import { actingOf } from '#platform/approvals/server/acting.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { detailOf } from '#platform/approvals/server/handlers/inbox-handlers.ts'
import { clockOf } from '#platform/clock/server/clock.ts'
import { fileReply, notFound, problem } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { pdfMaker } from '#platform/pdf/server/shared-maker.ts'
import { byIds } from '#platform/requests/server/listings.ts'
import { dayText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import { weekDayName } from '#platform/words/week-days.ts'
import { letter } from '../contract/wfh.ts'
import { wfhRequests } from './wfh-store.ts'

/** The first of a month that begins with a Sunday, without its last digit. */
const SUNDAY = '2026-11-0'
const LOGOS: Readonly<Record<string, string>> = { 'image/png': '/logo.png', 'image/jpeg': '/logo.jpg' }

export const letterHandler = (approvals: Approvals): Handler =>
  on(letter, async (call) => {
    const acting = await actingOf(call)
    const { companyId } = call.company
    const found = await call.company.read(async (tx) => {
      const [row] = await wfhRequests(tx, companyId, byIds([call.params.id]))
      const detail = row && (await detailOf(tx, approvals, acting, row.id))
      if (!detail) return undefined
      const { timezone } = await companyFacts(tx, companyId)
      return { row, detail, timezone, letterhead: await companyLetterhead(tx, companyId) }
    })
    if (!found) return notFound()
    const { row, detail, timezone, letterhead } = found
    const dayAt = (instant: string) => clockOf(() => new Date(instant)).today(timezone)
    const isAgreed = row.status === 'approved'
    if (row.answer_by === null || !(isAgreed || row.status === 'rejected')) return problem('wfh.no-answer')
    const decided = detail.history.findLast(({ event }) => event === (isAgreed ? 'approved' : 'rejected'))
    const on = dayAt(decided?.at ?? row.created_at)
    const part = (language: Language) => {
      const word = (key: string, params = {}) => call.say(language, `wfh.letter-${key}`, params)
      const day = (text: string) => dayText(plainDateOf(text), language)
      const days = (row.weekdays ?? [])
        .map((one) => weekDayName(`${SUNDAY}${1 + one}`, language))
        .join(call.say(language, 'wfh.comma'))
      return {
        lang: language === 'en' ? 'en' : 'zh',
        region: language === 'en' ? null : 'TW',
        title: word('title'),
        text: word(isAgreed ? 'agreed' : 'refused', { name: row.full_name, day: day(dayAt(row.created_at)) }),
        facts: [
          [word('name'), `${row.full_name} (${row.staff_id})`],
          [word('days'), word('span', { days, from: day(row.from_date), to: day(row.to_date) })],
          [word('place'), [row.place_name, row.place_address].filter(Boolean).join(call.say(language, 'wfh.comma'))],
          [isAgreed ? word('remark') : word('ground'), decided?.note ?? ''],
          [word('decided-by'), decided?.actor ?? ''],
        ].filter(([, value]) => value !== ''),
        issued: word('issued', { day: dayText(on, language) }),
        signature: word('signature', { company: letterhead.name }),
      }
    }
    const kept = await printedLogo(call)
    const logo = kept && LOGOS[kept.type] ? { path: LOGOS[kept.type] ?? '', bytes: kept.bytes } : undefined
    const data = {
      title: `${call.say('en', 'wfh.letter-title')} - ${row.full_name}`,
      company: letterhead.name,
      address: letterhead.address ?? '',
      logo: logo?.path ?? null,
      parts: [part('en'), part('zh-Hant')],
    }
    const pictures = logo ? { [logo.path]: logo.bytes } : {}
    const pdf = await pdfMaker.make({ template: 'certificate', data: JSON.stringify(data), tagged: true, pictures })
    return fileReply(`flexible-work-${row.staff_id}.pdf`, 'application/pdf', Buffer.from(pdf.buffer))
  })
