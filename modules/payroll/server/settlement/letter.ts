/** The letter that lists somebody's last pay, on paper in both languages; made anew whenever it is asked for. */
import { plainDateOf } from '#kernel/plain-date.ts'
import { companyLetterhead, printedLogo } from '#modules/company/server/public.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { fileReply } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { Language } from '#platform/http/server/say.ts'
import { pdfMaker } from '#platform/pdf/server/shared-maker.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import type { PayrollNeeds } from '../needs.ts'
import type { Settlement, SettlementAsked } from './settlement-asked.ts'
import { settlementOf } from './work-out.ts'

type Printing = Pick<Call<Endpoint>, 'company' | 'session' | 'clock' | 'say' | 'files' | 'seal' | 'language'>
const LOGOS: Readonly<Record<string, string>> = { 'image/png': '/logo.png', 'image/jpeg': '/logo.jpg' }

export async function letterOf(
  call: Printing,
  { contributions, clearances }: Pick<PayrollNeeds, 'contributions' | 'clearances'>,
  asked: SettlementAsked,
) {
  const { company, session, clock, say } = call
  // Worked out in each language, since the law's reasons are told in it.
  const found = (language: Language) => settlementOf({ ...call, language }, contributions, asked, clearances)
  const [english, chinese] = [await found('en'), await found('zh-Hant')]
  const letterhead = await company.read((tx) => companyLetterhead(tx, company.companyId))
  const kept = await printedLogo(call)
  const logo = kept && LOGOS[kept.type] ? { path: LOGOS[kept.type] ?? '', bytes: kept.bytes } : undefined
  const today = clock.today(session.timezone)
  const data = {
    title: `${say('en', 'payroll.letter.title')} - ${english.full_name}`,
    company: letterhead.name,
    address: letterhead.address ?? '',
    logo: logo?.path ?? null,
    parts: [partOf('en', english, today, call), partOf('zh-Hant', chinese, today, call)],
  }
  const pictures = logo ? { [logo.path]: logo.bytes } : {}
  const pdf = await pdfMaker.make({ template: 'settlement', data: JSON.stringify(data), tagged: true, pictures })
  return fileReply(`last-pay-${english.staff_id}.pdf`, 'application/pdf', Buffer.from(pdf.buffer))
}

function partOf(language: Language, found: Settlement, today: string, { say }: Pick<Printing, 'say'>) {
  const word = (key: string, params: Readonly<Record<string, string>> = {}) =>
    say(language, `payroll.letter.${key}`, params)
  const day = (text: string) => dayText(plainDateOf(text), language)
  const money = (amount: string) => moneyText(amount, found.currency_code)
  const signed = ({ side, amount }: Settlement['lines'][number]) =>
    side === 'earning' ? money(amount) : side === 'open' ? `(${money(amount)})` : `−${money(amount)}`
  return {
    lang: language === 'en' ? 'en' : 'zh',
    region: language === 'en' ? null : 'TW',
    title: word('title'),
    facts: [
      [word('name'), found.full_name],
      [word('number'), found.staff_id],
      [word('last-day'), day(found.last_day)],
      ...(found.pay_by ? [[word('pay-by'), day(found.pay_by)]] : []),
    ],
    head: [word('what'), word('why'), found.currency_code],
    lines: found.lines.map((line) => [line.label, line.why, signed(line)]),
    sums: [
      [word('gross'), money(found.gross)],
      [word('deductions'), money(found.deductions)],
      ...(found.net === null ? [] : [[word('net'), money(found.net)]]),
    ],
    beside: found.beside
      ? {
          title: word('beside'),
          lines: found.beside.lines.map((line) => [line.label, line.why, signed(line)]),
          sum: [word('beside-total'), money(found.beside.total)],
        }
      : null,
    notes: [
      ...((found.beside?.lines ?? []).some(({ side }) => side === 'open') ? [word('open')] : []),
      ...(found.held ? [word('held', { form: found.held.form.toUpperCase(), day: day(found.held.until) })] : []),
      ...(found.incomplete ? [found.incomplete] : []),
    ],
    issued: word('issued', { day: day(today) }),
    signature: word('signature'),
  }
}
