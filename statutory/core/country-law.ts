/**
 * The law of one country behind one door: a case in, an answer or a refusal out. A page loads one country's law
 * and asks it directly; everyone else goes through statutory/work-out.ts.
 */
import { type PlainDate, parsePlainDate } from '#kernel/plain-date.ts'
import { engineVersion } from './engine-version.ts'
import type { History, Source } from './history.ts'
import { entry, type LawFile, type Yaml } from './law-file.ts'
import { Refusal, refuse, type Why } from './refusal.ts'
import type { Answer, Scheme } from './scheme.ts'
import { type Step, Worksheet } from './worksheet.ts'

/** The whole answer to a case that the law does not reach or that makes no sense. */
export type RefusedAnswer = {
  readonly refused: true
  /** One English sentence that begins with the key at fault. */
  readonly reason: string
  readonly key: string
  /** For words in the reader's language: `refusals` of words/*.json. */
  readonly why: Why
}

export type Outcome = { readonly answer: Answer | RefusedAnswer; readonly worksheet?: readonly Step[] }
export type Options = { readonly worksheet?: boolean }

export type CountryLaw = {
  readonly country: string
  readonly schemes: ReadonlyMap<string, Scheme>
  /** Where every dated block comes from, by the id that worksheet steps carry. */
  readonly sources: ReadonlyMap<string, Source>
  /** Every table of the country over time. */
  readonly histories: readonly History<unknown>[]
  /** One digest over all figures of the country; kept with every payslip. */
  readonly bookHash: string
  readonly engineVersion: string
  workOut(scheme: string, on: string, given: unknown, options?: Options): Outcome
}

export function countryLaw(book: Yaml, files: readonly LawFile[], schemes: readonly Scheme[]): CountryLaw {
  const about = entry(book, 'book')
  const byId = new Map(schemes.map((scheme) => [scheme.id, scheme]))
  const sources = new Map(files.flatMap((file) => file.sources).map((source) => [source.id, source]))
  return {
    country: about.text('country'),
    schemes: byId,
    sources,
    histories: files.flatMap((file) => file.histories),
    bookHash: about.text('hash'),
    engineVersion,
    workOut(id, on, given, options) {
      try {
        const scheme = byId.get(id) ?? refuse('scheme', 'unknown_scheme', `${id} is not a scheme of this book`)
        const sheet = options?.worksheet ? new Worksheet(id) : undefined
        const answer = scheme.answer(dayOf(on), given, sheet)
        return sheet ? { answer, worksheet: sheet.steps } : { answer }
      } catch (error) {
        return { answer: refusedAnswer(error) }
      }
    },
  }
}

/** A refusal as the answer it is; anything else is a fault and goes on. */
export function refusedAnswer(error: unknown): RefusedAnswer {
  if (!(error instanceof Refusal)) throw error
  return { refused: true, reason: error.message, key: error.key, why: error.why }
}

export function isRefusedAnswer(answer: Answer | RefusedAnswer): answer is RefusedAnswer {
  return answer.refused === true
}

// A pay run asks for one day over and over.
let lastText: string | undefined
let lastDay: PlainDate | undefined

function dayOf(text: unknown): PlainDate {
  if (text === lastText && lastDay !== undefined) return lastDay
  const day = typeof text === 'string' ? parsePlainDate(text) : undefined
  if (day === undefined) return refuse('on', 'not_a_day', 'must be a day written YYYY-MM-DD')
  lastText = day
  lastDay = day
  return day
}
