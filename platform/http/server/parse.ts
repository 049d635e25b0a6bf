/** What was sent, read by what the call declares; nothing undeclared passes. */
import type { FastifyRequest } from 'fastify'
import { daysBetween, parsePlainDate } from '#kernel/plain-date.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { notFound, type Problem, problem } from './answers.ts'
import type { Received } from './body.ts'
import { invalid } from './problems.ts'

export type Parsed = { readonly params: never; readonly query: never; readonly body: never }

export function parse(endpoint: Endpoint, request: FastifyRequest, received: Received): Parsed | Problem {
  const parts: Record<string, unknown> = {}
  for (const [name, schema, given] of [
    ['params', endpoint.params, request.params],
    ['query', endpoint.query, request.query],
    ['body', endpoint.body, received.fields ?? {}],
  ] as const) {
    // The database holds neither NUL nor half a character, and nobody types one.
    if (isUnstorable(given)) return name === 'params' ? notFound() : problem('http.malformed')
    const parsed = schema ? schema.safeParse(given) : { success: true as const, data: {} }
    // An id of the wrong shape is an id that does not exist.
    if (!parsed.success) return name === 'params' ? notFound() : invalid(parsed.error, given)
    const endless = spanTooLong(parsed.data)
    if (endless) return problem('http.invalid', { errors: { [endless]: ['http.span-too-long'] } })
    parts[name] = parsed.data
  }
  if (endpoint.file === 'required' && !received.file)
    return problem('http.invalid', { errors: { [endpoint.fileField ?? 'file']: ['http.required'] } })
  return parts as Parsed
}

/** Whoever asks for every day of three centuries holds up everybody: no span that people mean is longer than this. */
const LONGEST_SPAN = 40 * 366
const SPANS = [
  ['from', 'to'],
  ['from_date', 'to_date'],
  ['start_date', 'end_date'],
  ['starts_on', 'ends_on'],
] as const

/** The field in which a span that is too long ends. */
function spanTooLong(data: unknown): string | undefined {
  const found = (data ?? {}) as Readonly<Record<string, unknown>>
  const dayOf = (name: string) => parsePlainDate(String(found[name] ?? ''))
  const tooLong = SPANS.find(([first, last]) => {
    const [from, to] = [dayOf(first), dayOf(last)]
    return from && to && daysBetween(from, to) > LONGEST_SPAN
  })
  return tooLong?.[1]
}

const UNSTORABLE = /[\0\p{Surrogate}]/u
/** No call takes more than a few levels; a thousand would end in the stack. */
const DEEPEST = 32

function isUnstorable(given: unknown, depth = 0): boolean {
  if (typeof given === 'string') return UNSTORABLE.test(given)
  if (typeof given !== 'object' || given === null) return false
  if (depth === DEEPEST) return true
  return Object.entries(given).some(([name, value]) => UNSTORABLE.test(name) || isUnstorable(value, depth + 1))
}
