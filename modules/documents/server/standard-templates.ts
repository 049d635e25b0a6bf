/** Letters that most companies write, as a beginning: each company changes them as it likes. */
import type { Language } from '#platform/http/server/say.ts'
import { type Answer, type Audience, type LetterLanguage, type Texts, textsIn } from '../model/letter.ts'
import texts from './standard-texts.json' with { type: 'json' }

type Standard = Texts & {
  readonly name: string
  readonly audience: Audience
  readonly language: LetterLanguage
  readonly answer: Answer
  readonly answer_days: number | null
  readonly on_request: boolean
  readonly is_active: true
}

const KINDS = {
  employment: { audience: 'third_party', answer: 'none', answer_days: null, on_request: true },
  salary: { audience: 'third_party', answer: 'none', answer_days: null, on_request: true },
  travel: { audience: 'third_party', answer: 'none', answer_days: null, on_request: true },
  raise: { audience: 'employee', answer: 'sign', answer_days: 7, on_request: false },
  move: { audience: 'employee', answer: 'sign', answer_days: 7, on_request: false },
  warning: { audience: 'employee', answer: 'read', answer_days: 3, on_request: false },
} as const

/** In Taiwan letters to others are often wanted in both languages; elsewhere whoever reads Chinese gets both. */
export function standardTemplates(country: string | undefined, language: Language): Standard[] {
  const written: LetterLanguage = country === 'TW' || language === 'zh-Hant' ? 'both' : 'en'
  return Object.entries(KINDS).map(([key, kind]) => {
    const { en, zh } = texts[key as keyof typeof KINDS]
    const words = { title_en: en.title, text_en: en.text.join('\n'), title_zh: zh.title, text_zh: zh.text.join('\n') }
    const name = language === 'en' ? en.name : zh.name
    return { name, ...kind, language: written, ...textsIn(written, words), is_active: true }
  })
}
