/** The sheet that is signed on each day, and the certificate, on paper. */
import { plainDateOf } from '#kernel/plain-date.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { pdfMaker } from '#platform/pdf/server/shared-maker.ts'
import { dayText } from '#platform/words/format.ts'
import type { CertificateRow } from '../certificate-store.ts'

type Printing = { readonly say: Say; readonly language: Language }
type Company = { readonly facts: { readonly name: string } }
type Person = { readonly full_name: string; readonly staff_id: string; readonly place: 'seat' | 'waiting' }
type Session = {
  readonly course: string
  readonly place: string | null
  readonly trainer: string | null
  readonly held_on: readonly string[]
  readonly people: readonly Person[]
}

/** As many days as fit beside each other. */
const DAYS = 6
const UPRIGHT = 3
/** Room for whoever comes without a seat. */
const MORE_ROWS = 3

export function signInPdf(
  { session, facts }: Company & { readonly session: Session },
  { say, language }: Printing,
): Promise<Buffer> {
  const t = (key: string, params?: Parameters<Say>[2]) => say(language, `training.${key}`, params)
  const heads = session.held_on.map((day) => dayText(plainDateOf(day), language))
  const parts = Array.from({ length: Math.ceil(heads.length / DAYS) }, (_, at) => ({
    head: heads.slice(at * DAYS, (at + 1) * DAYS),
  }))
  const seated = session.people.filter(({ place }) => place === 'seat')
  return made('training-sign-in', language, {
    title: t('pdf-sign-in', { course: session.course }),
    about: [facts.name, session.place, session.trainer].filter(Boolean).join(' · '),
    flipped: heads.length > UPRIGHT,
    name: t('pdf-name'),
    parts,
    people: [
      ...seated.map(({ full_name, staff_id }) => `${full_name} · ${staff_id}`),
      ...Array.from({ length: MORE_ROWS }, () => ''),
    ],
    trainer: `${t('pdf-trainer')} ______________________________`,
  })
}

export function certificatePdf(
  { certificate, facts }: Company & { readonly certificate: CertificateRow },
  { say, language }: Printing,
): Promise<Buffer> {
  const t = (key: string, params?: Parameters<Say>[2]) => say(language, `training.${key}`, params)
  const day = (date: string) => dayText(plainDateOf(date), language)
  const { full_name, course, issued_on, expires_on } = certificate
  const until = expires_on === null ? [] : [t('pdf-until', { day: day(expires_on) })]
  return made('training-certificate', language, {
    title: t('pdf-certificate'),
    company: facts.name,
    person: full_name,
    done: t('pdf-completed'),
    course,
    dates: [t('pdf-issued', { day: day(issued_on) }), ...until].join(' · '),
  })
}

async function made(template: string, language: Language, data: object): Promise<Buffer> {
  const pdf = await pdfMaker.make({ template, data: JSON.stringify({ ...languages[language], ...data }), tagged: true })
  return Buffer.from(pdf.buffer)
}

const languages = {
  en: { lang: 'en', region: null },
  'zh-Hant': { lang: 'zh', region: 'TW' },
} as const satisfies Record<Language, { lang: string; region: string | null }>
