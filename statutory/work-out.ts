/**
 * The one door to the law: a scheme, the day whose law applies, the facts; an answer or a refusal, and on request
 * the worksheet that explains it. Nothing else in statutory/ is meant to be called from outside, except the entry
 * of one country (statutory/my/law.ts) where a page must not load the others.
 *
 * Money, rates and days go in and come out as decimal text, counts as integers, flags as true or false. A case
 * the law does not reach, or that makes no sense, is answered { refused: true, reason, key, why }. It never throws
 * for anything a case may hold, keeps nothing between calls, and reads no clock, file or setting.
 */

import { type CountryLaw, isRefusedAnswer, type Options, type Outcome } from './core/country-law.ts'
import { engineVersion } from './core/engine-version.ts'
import { explain } from './core/explain.ts'
import type { Step } from './core/worksheet.ts'
import { countries } from './countries.ts'

export function workOut(scheme: string, on: string, given: unknown, options?: Options): Outcome {
  const law = lawOf(scheme.slice(0, scheme.indexOf('.')))
  if (law) return law.workOut(scheme, on, given, options)
  const reason = `scheme: ${scheme} is not a scheme of any country`
  return { answer: { refused: true, reason, key: 'scheme', why: 'unknown_scheme' } }
}

/** What was asked, kept in place of a worksheet, with the figure of the answer that was gone by and what it came to. */
export type Asked = Question & { readonly on: string }
/** The same on whatever day. */
export type Question = {
  readonly scheme: string
  readonly given: Readonly<Record<string, unknown>>
  readonly figure: string
  readonly came: string
}

/** How that figure came about; nothing where the law as it is written now would answer otherwise. */
export function stepsOf({ scheme, on, given, figure, came }: Asked): readonly Step[] {
  const { answer, worksheet = [] } = workOut(scheme, on, given, { worksheet: true })
  return isRefusedAnswer(answer) || String(answer[figure] ?? '') !== came ? [] : explain(figure, worksheet)
}

/** The law of a country by its two letters; undefined where the engine has none. */
export function lawOf(country: string): CountryLaw | undefined {
  return Object.hasOwn(countries, country) ? countries[country] : undefined
}

/**
 * The last day, up to this one, on which anything in the law of a country began: from there to here the same case has the
 * same answer, as long as it names no day of its own.
 */
export function lawSince(country: string, on: string): string {
  const known = begins.get(country) ?? beginningsOf(country)
  begins.set(country, known)
  const found = known.of.get(on) ?? known.days.findLast((day) => day <= on) ?? ''
  if (known.of.size >= DAYS_KNOWN) known.of.clear()
  known.of.set(on, found)
  return found
}

const begins = new Map<string, ReturnType<typeof beginningsOf>>()
const DAYS_KNOWN = 1_000

function beginningsOf(country: string) {
  const blocks = (lawOf(country)?.histories ?? []).flatMap((history) => history.blocks)
  return { days: [...new Set(blocks.map(({ from }) => String(from)))].sort(), of: new Map<string, string>() }
}

/** Which figures and which code answer a scheme now: kept with everything that is worked out. */
export function stampOf(country: string): { readonly bookHash: string; readonly engineVersion: string } {
  return { bookHash: lawOf(country)?.bookHash ?? '', engineVersion }
}

export { isRefusedAnswer, type Options, type Outcome, type RefusedAnswer } from './core/country-law.ts'
export { explain } from './core/explain.ts'
export type { Source, Standing } from './core/history.ts'
export type { Answer } from './core/scheme.ts'
export type { Part, Step, StepKind } from './core/worksheet.ts'
