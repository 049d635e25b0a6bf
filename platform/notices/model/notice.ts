/**
 * What a person is told inside the product: a word of the server's catalogues, what goes into it, and where it leads.
 * It is put into words when it is read, so that it speaks the language its reader has then.
 */
import type { PlainDate } from '#kernel/plain-date.ts'
import { dayText, listText, moneyText, monthText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'

/** Names and numbers as they are; the rest is written as each language writes it. */
export type NoticeParam =
  | string
  | number
  | { readonly day: PlainDate }
  | { readonly month: { readonly year: number; readonly month: number } }
  | { readonly money: string; readonly currency: string }
  /** Another word of the catalogues, such as the name of a kind of request. */
  | { readonly word: string }
  /** Names one after the other. */
  | { readonly list: readonly string[] }
  /** A name that people gave, in both languages. */
  | { readonly en: string; readonly 'zh-Hant': string }

export type Notice = {
  readonly word: string
  readonly params?: Readonly<Record<string, NoticeParam>>
  /** A path of the pages: `/app/payroll?month=2026-10`. */
  readonly link: string
  /** When it happened; now, where nothing is said. */
  readonly at?: Date
}

type Say = (language: Language, key: string, params?: Readonly<Record<string, string | number>>) => string

export function noticeText(
  say: Say,
  language: Language,
  { word, params = {} }: Pick<Notice, 'word' | 'params'>,
): string {
  const written = Object.entries(params).map(([name, value]) => [name, writtenIn(say, language, value)] as const)
  return say(language, word, Object.fromEntries(written))
}

function writtenIn(say: Say, language: Language, value: NoticeParam): string | number {
  if (typeof value !== 'object') return value
  if ('day' in value) return dayText(value.day, language)
  if ('month' in value) return monthText(value.month.year, value.month.month, language)
  if ('money' in value) return `${value.currency} ${moneyText(value.money, value.currency)}`
  if ('word' in value) return say(language, value.word)
  if ('list' in value) return listText(value.list, language)
  return value[language]
}
