/** A letter: in which languages, in which state, what may be done with it. */
import { addDays, type PlainDate } from '#kernel/plain-date.ts'

export const audiences = ['employee', 'third_party'] as const
export type Audience = (typeof audiences)[number]
export const languages = ['en', 'zh', 'both'] as const
export type LetterLanguage = (typeof languages)[number]
/** What is wanted of whoever receives it. */
export const answers = ['none', 'read', 'sign'] as const
export type Answer = (typeof answers)[number]
export const statuses = ['draft', 'sent', 'read', 'signed', 'declined', 'withdrawn'] as const
export type LetterStatus = (typeof statuses)[number]
export const requestStatuses = ['asked', 'issued', 'refused', 'cancelled'] as const
export type RequestStatus = (typeof requestStatuses)[number]

/** The words of a letter, or of a template; null in a language that it is not in. */
export type Texts = {
  readonly title_en: string | null
  readonly text_en: string | null
  readonly title_zh: string | null
  readonly text_zh: string | null
}

const IN = { en: ['en'], zh: ['zh'], both: ['en', 'zh'] } as const

export const languagesOf = (language: LetterLanguage): readonly ('en' | 'zh')[] => IN[language]

/** Only what the language has, so that nothing hidden is kept or sent. */
export function textsIn(language: LetterLanguage, texts: Texts): Texts {
  const has = (one: 'en' | 'zh') => languagesOf(language).some((other) => other === one)
  return {
    title_en: has('en') ? texts.title_en : null,
    text_en: has('en') ? texts.text_en : null,
    title_zh: has('zh') ? texts.title_zh : null,
    text_zh: has('zh') ? texts.text_zh : null,
  }
}

/** Fields without words that the language needs. */
export const lackingTexts = (language: LetterLanguage, texts: Texts): (keyof Texts)[] =>
  languagesOf(language)
    .flatMap((one) => [`title_${one}`, `text_${one}`] as const)
    .filter((field) => !texts[field]?.trim())

type Standing = { readonly status: LetterStatus; readonly answer: Answer }

/** It still waits for the person: to be read, or to be signed. */
export const waitsForAnswer = ({ status, answer }: Standing): boolean =>
  answer === 'sign' ? status === 'sent' || status === 'read' : answer === 'read' && status === 'sent'

export const mayBeWithdrawn = ({ status }: Standing): boolean => status !== 'draft' && status !== 'withdrawn'

/** A certificate of employment is owed within three days of the request (Philippines, Labor Advisory 06-2020); used everywhere. */
const DAYS_TO_ISSUE = 3
export const requestDueOn = (today: PlainDate): PlainDate => addDays(today, DAYS_TO_ISSUE)

/** 2026-0007 */
export const letterNumber = (year: number, at: number): string => `${year}-${String(at).padStart(4, '0')}`
