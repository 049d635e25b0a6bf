/** The letter of an offer on paper, in the languages it was made in; signed by name once it is accepted. */
import { companyFacts, companyLetterhead } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { pdfMaker } from '#platform/pdf/server/shared-maker.ts'
import { dayText, momentText, moneyText } from '#platform/words/format.ts'
import type { OfferRow } from './offer-store.ts'

export type LetterFacts = {
  readonly offer: OfferRow
  readonly person: string
  readonly company: Awaited<ReturnType<typeof companyLetterhead>>
  readonly facts: Awaited<ReturnType<typeof companyFacts>>
}

export async function letterFacts(tx: Tx, companyId: string, offer: OfferRow, person: string): Promise<LetterFacts> {
  const company = await companyLetterhead(tx, companyId)
  return { offer, person, company, facts: await companyFacts(tx, companyId) }
}

/** What a probation is judged by; in the Philippines it is told when somebody is engaged (Labor Code, Art. 296). */
function standardsOf(
  { probation_months }: OfferRow,
  { country, settings }: LetterFacts['facts'],
  language: Language,
): string {
  if (country !== 'PH' || probation_months === 0) return ''
  const named = settings.probation_items.map(({ name, name_zh, weight }) => {
    const shown = (language === 'zh-Hant' && name_zh) || name
    return `${shown} (${weight}%)`
  })
  return named.join(language === 'en' ? ', ' : '、')
}

const LANGUAGES = { en: ['en'], zh: ['zh-Hant'], both: ['en', 'zh-Hant'] } as const

export async function letterPdf(of: LetterFacts, say: Say): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const { offer, person, company } = of
  const languages: readonly Language[] = LANGUAGES[offer.letter_language]
  const data = {
    company: company.name,
    address: [company.address, company.website].filter(Boolean).join(' · '),
    person,
    parts: languages.map((language) => partOf(of, say, language)),
  }
  const pdf = await pdfMaker.make({ template: 'letter', data: JSON.stringify(data), tagged: true })
  return { name: `offer-${offer.version}.pdf`, bytes: Buffer.from(pdf.buffer) }
}

function partOf({ offer, person, company, facts }: LetterFacts, say: Say, language: Language) {
  const t = (key: string, params?: Parameters<Say>[2]) => say(language, `candidates.letter.${key}`, params)
  const day = (text: string) => dayText(text, language)
  const made = offer.sent_at ?? offer.created_at
  return {
    lang: language === 'en' ? 'en' : 'zh',
    title: t('title'),
    day: day(new Intl.DateTimeFormat('sv-SE', { timeZone: facts.timezone }).format(new Date(made))),
    greeting: t('greeting', { person }),
    opening: t('opening', { company: company.name, position: offer.position_name }),
    rows: [
      [t('position'), offer.position_name],
      [t('department'), offer.department_name ?? ''],
      [t('manager'), offer.manager_name ?? ''],
      [t('employment'), t(`type-${offer.employment_type}`)],
      [t('salary'), `${facts.currency} ${moneyText(offer.offered_salary, facts.currency)}`],
      [t('first-day'), day(offer.first_day)],
      [
        t('probation'),
        offer.probation_months === 0 ? t('no-probation') : t('months', { count: offer.probation_months }),
      ],
      [t('standards'), standardsOf(offer, facts, language)],
    ].filter(([, value]) => value !== ''),
    closing: t('closing', { day: day(offer.expires_on) }),
    regards: t('regards', { company: company.name }),
    signed:
      offer.answered_name !== null && offer.status === 'accepted'
        ? t('signed', {
            name: offer.answered_name,
            at: momentText(offer.answered_at ?? '', language, facts.timezone),
          })
        : '',
  }
}
