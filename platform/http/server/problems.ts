/** One body for every refusal, carrying both vocabularies: RFC 9457's and the specification's (section 8). */
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import { type Problem, problem } from './answers.ts'
import type { Language, Say } from './say.ts'

export function sendProblem(to: FastifyReply, say: Say, language: Language, refused: Problem): FastifyReply {
  const message = say(language, refused.code, refused.params)
  const errors = Object.fromEntries(
    Object.entries(refused.errors ?? {}).map(([field, texts]) => [
      field,
      texts.map((text) => say(language, text, refused.params)),
    ]),
  )
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
export function invalid(error: z.ZodError): Problem {
  const errors: Record<string, string[]> = {}
  for (const issue of error.issues) {
    const field = issue.path.join('.') || (issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : 'body')
    errors[field] = [...(errors[field] ?? []), wordOf(issue)]
  }
  return problem('http.invalid', { errors })
}

function wordOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'http.required'
  if (issue.code === 'invalid_value') return 'http.not-a-choice'
  if (issue.code === 'too_small' && issue.origin === 'string') return 'http.required'
  if (issue.code === 'unrecognized_keys') return 'http.unknown-field'
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'http.too-long' : 'http.wrong-kind'
  if (issue.code === 'invalid_type') return 'http.wrong-kind'
  // Of several shapes the last is the one that is meant; those before it are ways to say nothing.
  if (issue.code === 'invalid_union') return wordOfFirst(issue.errors.at(-1)) ?? 'http.wrong-kind'
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'http.email'
  if (issue.code === 'invalid_format' && issue.format === 'uuid') return 'http.unknown-id'
  return issue.message
}

const wordOfFirst = ([first]: readonly z.core.$ZodIssue[] = []): string | undefined => first && wordOf(first)
