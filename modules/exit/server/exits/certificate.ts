/** The certificate of service on one page: from when to when, and as what; no more. */

import { plainDateOf } from '#kernel/plain-date.ts'
import { companyLetterhead, printedLogo } from '#modules/company/server/public.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { fileReply, problem } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { pdfMaker } from '#platform/pdf/server/shared-maker.ts'
import { dayText } from '#platform/words/format.ts'
import type { ExitRow } from './exit-store.ts'
import { hasCertificate } from './exit-view.ts'

type Printing = Pick<Call<Endpoint>, 'company' | 'session' | 'clock' | 'say' | 'files' | 'seal'>
const LOGOS: Readonly<Record<string, string>> = { 'image/png': '/logo.png', 'image/jpeg': '/logo.jpg' }

export async function certificateOf(call: Printing, row: ExitRow) {
  if (!hasCertificate(row)) return problem('exit.no-certificate')
  const { company, session, clock, say } = call
  const letterhead = await company.read((tx) => companyLetterhead(tx, company.companyId))
  const kept = await printedLogo(call)
  const logo = kept && LOGOS[kept.type] ? { path: LOGOS[kept.type] ?? '', bytes: kept.bytes } : undefined
  const today = clock.today(session.timezone)
  // Philippine law names the days and the kind of work, and nothing else.
  const isBare = session.country === 'PH'
  const part = (language: 'en' | 'zh-Hant') => {
    const day = (text: string) => dayText(plainDateOf(text), language)
    const word = (key: string, params = {}) => say(language, `exit.certificate.${key}`, params)
    return {
      lang: language === 'en' ? 'en' : 'zh',
      region: language === 'en' ? null : 'TW',
      title: word('title'),
      text: word('text', { company: letterhead.name }),
      facts: [
        [word('name'), row.full_name],
        ...(isBare ? [] : [[word('number'), row.staff_id]]),
        [word('position'), row.position ?? ''],
        ...(isBare ? [] : [[word('department'), row.department ?? '']]),
        [word('from'), day(row.joined_on)],
        [word('to'), day(row.last_working_date)],
      ].filter(([, value]) => value !== ''),
      issued: word('issued', { day: day(today) }),
      signature: word('signature'),
    }
  }
  const data = {
    title: `${say('en', 'exit.certificate.title')} - ${row.full_name}`,
    company: letterhead.name,
    address: letterhead.address ?? '',
    logo: logo?.path ?? null,
    // A Philippine bank or employer reads English alone.
    parts: isBare ? [part('en')] : [part('en'), part('zh-Hant')],
  }
  const pictures = logo ? { [logo.path]: logo.bytes } : {}
  const pdf = await pdfMaker.make({ template: 'certificate', data: JSON.stringify(data), tagged: true, pictures })
  return fileReply(`certificate-${row.staff_id}.pdf`, 'application/pdf', Buffer.from(pdf.buffer))
}
