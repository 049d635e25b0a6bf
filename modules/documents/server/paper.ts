/** A letter on paper, a page a language, with how it was signed; drafts and withdrawn ones are marked. */
import { companyFacts, companyLetterhead, printedLogo } from '#modules/company/server/public.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { fileReply } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { Language } from '#platform/http/server/say.ts'
import { pdfMaker } from '#platform/pdf/server/shared-maker.ts'
import { dayText, momentText } from '#platform/words/format.ts'
import { blocksOf } from '../model/blocks.ts'
import { languagesOf } from '../model/letter.ts'
import { type LetterRow, textsOf } from './letter-store.ts'

export type Printing = Pick<Call<Endpoint>, 'company' | 'session' | 'clock' | 'say' | 'files' | 'seal' | 'language'>
const LOGOS: Readonly<Record<string, string>> = { 'image/png': '/logo.png', 'image/jpeg': '/logo.jpg' }
const SHOWN_OF_FINGERPRINT = 16

export async function printedLetter(call: Printing, row: LetterRow) {
  const { company, clock, session, say, seal } = call
  const { head, facts } = await company.read(async (tx) => ({
    head: await companyLetterhead(tx, company.companyId),
    facts: await companyFacts(tx, company.companyId),
  }))
  const kept = await printedLogo(call)
  const logo = kept && LOGOS[kept.type] ? { path: LOGOS[kept.type] ?? '', bytes: kept.bytes } : undefined
  const texts = textsOf(seal, row)
  const part = (one: 'en' | 'zh') => {
    const language: Language = one === 'en' ? 'en' : 'zh-Hant'
    const t = (key: string, params?: Parameters<typeof say>[2]) => say(language, `documents.paper.${key}`, params)
    const text = (one === 'en' ? texts.text_en : texts.text_zh) ?? ''
    const signed = (key: string) =>
      t(key, {
        name: row.answered_name ?? row.full_name,
        at: momentText(row.answered_at ?? '', language, facts.timezone),
        print: (row.fingerprint ?? '').slice(0, SHOWN_OF_FINGERPRINT),
      })
    return {
      lang: one,
      day: dayText(row.letter_on ?? clock.today(session.timezone), language),
      number: row.number === null ? '' : t('number', { number: row.number }),
      to: [row.recipient_name, row.recipient_address].filter(Boolean).join('\n'),
      title: (one === 'en' ? texts.title_en : texts.title_zh) ?? '',
      blocks: blocksOf(text),
      sender: [row.sent_by_name, head.name].filter(Boolean).join('\n'),
      signed: row.answered_at === null ? '' : signed(row.answered_name === null ? 'declined' : 'signed'),
    }
  }
  const mark = row.status === 'draft' ? 'draft' : row.status === 'withdrawn' ? 'withdrawn' : undefined
  const data = {
    title: `${row.name} - ${row.full_name}`,
    company: head.name,
    address: [head.address, head.website].filter(Boolean).join(' · '),
    logo: logo?.path ?? null,
    mark: mark ? say(call.language, `documents.paper.${mark}`) : '',
    foot: [row.number, row.fingerprint?.slice(0, SHOWN_OF_FINGERPRINT)].filter(Boolean).join(' · '),
    parts: languagesOf(row.language).map(part),
  }
  const pictures = logo ? { [logo.path]: logo.bytes } : {}
  const pdf = await pdfMaker.make({ template: 'written-letter', data: JSON.stringify(data), tagged: true, pictures })
  const name = `letter-${row.staff_id}-${row.number ?? 'draft'}.pdf`
  return fileReply(name, 'application/pdf', Buffer.from(pdf.buffer))
}
