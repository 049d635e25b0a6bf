/** One body for every refusal, carrying both vocabularies: RFC 9457's and the specification's (section 8). */
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import { type FieldText, type Problem, problem } from './answers.ts'
import type { Language, Say } from './say.ts'

export type SaidProblem = {
  readonly message: string
  readonly errors: Readonly<Record<string, readonly string[]>>
}

/** A refusal in words, for whoever reads them. */
export const saidProblem = (say: Say, language: Language, { code, params, errors }: Problem): SaidProblem => ({
  message: say(language, code, params),
  errors: Object.fromEntries(
    Object.entries(errors ?? {}).map(([field, texts]) => [
      field,
      texts.map((text) =>
        typeof text === 'string' ? say(language, text, params) : say(language, text.key, text.params),
      ),
    ]),
  ),
})

export function sendProblem(to: FastifyReply, say: Say, language: Language, refused: Problem): FastifyReply {
  const { message, errors } = saidProblem(say, language, refused)
  const wait = refused.extra?.retry_after
  if (typeof wait === 'number') to.header('retry-after', wait)
  return to
    .status(refused.status)
    .type('application/problem+json; charset=utf-8')
    .send(
      JSON.stringify({
        type: `problem:${refused.code}`,
        title: message,
        status: refused.status,
        detail: message,
        code: refused.status,
        message,
        errors,
        data: refused.data ?? [],
        ...refused.extra,
      }),
    )
}

/** What zod found, as field -> texts. Words of our own schemas are keys; zod's are told by what they mean. */
export function invalid(error: z.ZodError, given: unknown): Problem {
  const errors: Record<string, FieldText[]> = {}
  for (const issue of error.issues) {
    for (const path of pathsOf(issue)) {
      const field = path.join('.') || 'body'
      errors[field] = [...(errors[field] ?? []), wordOf(issue, isMissing(given, issue.path))]
    }
  }
  return problem('http.invalid', { errors })
}

/** Zod tells of all fields that it does not know in one. */
const pathsOf = (issue: z.core.$ZodIssue): PropertyKey[][] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]

function wordOf(issue: z.core.$ZodIssue, missing: boolean): FieldText {
  switch (issue.code) {
    case 'invalid_type':
      return missing ? 'http.required' : (KINDS[issue.expected] ?? 'http.wrong-kind')
    case 'invalid_value':
      return 'http.not-a-choice'
    case 'unrecognized_keys':
      return 'http.unknown-field'
    case 'too_small':
      return SIZES[issue.origin]?.below(Number(issue.minimum)) ?? 'http.required'
    case 'too_big':
      return SIZES[issue.origin]?.above(Number(issue.maximum)) ?? 'http.too-long'
    case 'invalid_union':
      // Of several shapes the last is the one that is meant; those before it are ways to say nothing.
      return wordOfFirst(issue.errors.at(-1), missing) ?? 'http.wrong-kind'
    case 'invalid_format':
      return FORMATS[issue.format] ?? (WORD.test(issue.message) ? issue.message : 'http.wrong-kind')
    default:
      return issue.message
  }
}

const wordOfFirst = ([first]: readonly z.core.$ZodIssue[] = [], missing = false): FieldText | undefined =>
  first && wordOf(first, missing)

const KINDS: Readonly<Record<string, string>> = { number: 'http.number', int: 'http.whole-number' }
/** A word of ours; the library's own sentences are in one language, and show patterns. */
const WORD = /^[a-z][\w-]*\.[\w.-]+$/
const FORMATS: Readonly<Record<string, string>> = { email: 'http.email', uuid: 'http.unknown-id' }

/** Texts are missing or too long; numbers and lists have bounds that are worth naming. */
const SIZES: Readonly<Record<string, { below: (least: number) => FieldText; above: (most: number) => FieldText }>> = {
  number: {
    below: (least) => ({ key: 'http.at-least', params: { least } }),
    above: (most) => ({ key: 'http.at-most', params: { most } }),
  },
  array: {
    below: (least) => (least <= 1 ? 'http.required' : { key: 'http.list-at-least', params: { least } }),
    above: (most) => ({ key: 'http.list-at-most', params: { most } }),
  },
}

/** Zod tells what it wanted, not what it got; a number read out of nothing looks like one read out of nonsense. */
function isMissing(given: unknown, path: readonly PropertyKey[]): boolean {
  const found = path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key], given)
  return found === undefined || found === null || found === ''
}
