/** What an advertisement must be before it is kept, and what is asked before it is published. */
import type { Country } from '#kernel/countries.ts'
import { amountOf } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { namesAge } from './age-words.ts'
import { type Ground, groundsIn } from './grounds.ts'
import { isWideRange, payNotShown } from './pay-shown.ts'
import type { Question } from './question.ts'

export type AdvertisementFields = {
  readonly title: string | null
  readonly title_zh: string | null
  readonly description: string | null
  readonly description_zh: string | null
  readonly requirements: string | null
  readonly requirements_zh: string | null
  readonly location: string | null
  readonly salary_from: string | null
  readonly salary_to: string | null
  readonly show_salary: boolean
  readonly is_remote: boolean
  readonly questions: readonly Question[]
  readonly publish_from: PlainDate
  readonly publish_to: PlainDate | null
  readonly is_active: boolean
}

export type Faults = Readonly<Record<string, readonly string[]>>
type Where = { readonly country: Country; readonly today: PlainDate }

export function advertisementFaults(one: AdvertisementFields, { country, today }: Where): Faults | undefined {
  const found: [string, string][] = []
  if (one.title === null && one.title_zh === null) found.push(['title', 'http.required'])
  if (isTurned(one.salary_from, one.salary_to)) found.push(['salary_to', 'recruitment.range-turned'])
  if (one.publish_to !== null && one.publish_to < one.publish_from)
    found.push(['publish_to', 'recruitment.ends-before-begin'])
  found.push(...one.questions.flatMap((question, at) => questionFaults(question, at, country)))
  const pay = one.is_active && country === 'TW' ? payNotShown(one, today) : undefined
  if (pay) found.push([pay.field, pay.word])
  return found.length === 0 ? undefined : Object.fromEntries(found.map(([field, word]) => [field, [word]]))
}

export const isTurned = (from: string | null, to: string | null): boolean =>
  from !== null && to !== null && amountOf(to) < amountOf(from)

function questionFaults(question: Question, at: number, country: Country): [string, string][] {
  const { text, text_zh, kind, choices, choices_zh = [], knockout } = question
  const found: [string, string][] = []
  if (text === null && text_zh === null) found.push([`questions.${at}.text`, 'http.required'])
  // Applicants there are never asked how old they are.
  if (country === 'PH' && (namesAge(text) || namesAge(text_zh)))
    found.push([`questions.${at}.text`, 'recruitment.ph-no-age'])
  if (country === 'PH' && choices.some(namesAge)) found.push([`questions.${at}.choices`, 'recruitment.ph-no-age'])
  if (country === 'PH' && choices_zh.some(namesAge)) found.push([`questions.${at}.choices_zh`, 'recruitment.ph-no-age'])
  if (kind === 'choice' && new Set(choices).size < 2) found.push([`questions.${at}.choices`, 'recruitment.two-choices'])
  if (kind === 'choice' && new Set(choices).size < choices.length)
    found.push([`questions.${at}.choices`, 'recruitment.choice-twice'])
  if (choices_zh.length > 0 && choices_zh.length !== choices.length)
    found.push([`questions.${at}.choices_zh`, 'recruitment.choices-zh'])
  // Whoever reads Chinese could not tell them apart.
  const inChinese = choices.map((choice, place) => choices_zh[place] ?? choice)
  if (kind === 'choice' && choices_zh.length > 0 && new Set(inChinese).size < new Set(choices).size)
    found.push([`questions.${at}.choices_zh`, 'recruitment.choice-twice'])
  const answers = kind === 'choice' ? choices : kind === 'yes_no' ? ['yes', 'no'] : []
  if (
    knockout.some((one) => !answers.includes(one)) ||
    (answers.length > 0 && answers.every((one) => knockout.includes(one)))
  )
    found.push([`questions.${at}.knockout`, 'recruitment.knockout'])
  return found
}

export type Ask = { readonly word: string; readonly grounds?: readonly Ground[] }

/** What somebody is asked before it goes out: words of the sentences, none while it is not published. */
export function advertisementAsks(one: AdvertisementFields, { country, today }: Where): Ask[] {
  if (!one.is_active) return []
  const asks: Ask[] = []
  if (country === 'TW' && isWideRange(one, today)) asks.push({ word: 'recruitment.ask-wide' })
  const { title, title_zh, description, description_zh, requirements, requirements_zh, questions } = one
  const asked = questions.flatMap(({ text, text_zh, choices, choices_zh = [] }) => [
    text,
    text_zh,
    ...choices,
    ...choices_zh,
  ])
  const texts = [title, title_zh, description, description_zh, requirements, requirements_zh, ...asked]
  if (texts.some(namesAge)) asks.push({ word: country === 'TW' ? 'recruitment.ask-age-tw' : 'recruitment.ask-age' })
  const grounds = country === 'TW' ? groundsIn(texts) : []
  if (grounds.length > 0) asks.push({ word: 'recruitment.ask-ground-tw', grounds })
  return asks
}
