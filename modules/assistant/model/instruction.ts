/** What a company tells its people by the assistant: whom to ask, and questions with answers of its own. */
export type Entry = {
  readonly id: string
  readonly question_en: string
  readonly question_zh: string
  readonly answer_en: string
  readonly answer_zh: string
}

export type Instruction = {
  readonly intro_en: string
  readonly intro_zh: string
  readonly contact_en: string
  readonly contact_zh: string
  readonly entries: readonly Entry[]
  readonly version: number
}

export const NOTHING_SAID: Instruction = {
  intro_en: '',
  intro_zh: '',
  contact_en: '',
  contact_zh: '',
  entries: [],
  version: 0,
}

type Faults = Readonly<Record<string, readonly string[]>>

/** By field, such as `entries.0.answer_en`. A question needs its answer in the same language, and the other way round. */
export function entryFaults(entries: readonly Omit<Entry, 'id'>[]): Faults {
  return Object.fromEntries(
    entries.flatMap((entry, at) => faultsOf(entry).map(([field, word]) => [`entries.${at}.${field}`, [word]])),
  )
}

/** Those said to be there that are not, by field. */
export function strangers(entries: readonly { readonly id?: string | undefined }[], there: readonly Entry[]): Faults {
  const known = new Set(there.map(({ id }) => id))
  return Object.fromEntries(
    entries.flatMap(({ id }, at) => (id && !known.has(id) ? [[`entries.${at}.id`, ['http.not-found']]] : [])),
  )
}

const PAIRS = [
  ['question_en', 'answer_en'],
  ['question_zh', 'answer_zh'],
] as const

function faultsOf(entry: Omit<Entry, 'id'>): readonly (readonly [string, string])[] {
  if (PAIRS.flat().every((field) => entry[field] === '')) return [['question_en', 'http.required']]
  return PAIRS.filter(([question, answer]) => (entry[question] === '') !== (entry[answer] === '')).map(
    ([question, answer]) => [entry[question] === '' ? question : answer, 'assistant.both-parts'],
  )
}
