/** Settings carry what their sender saw of them: where one is another by now, it is asked about before it is replaced. */
import { isDeepStrictEqual } from 'node:util'
import { type Problem, problem } from '#platform/http/server/answers.ts'

type Values = Readonly<Record<string, unknown>>

/** Somebody else may have saved the same settings since they were shown; what they changed beside these stays. */
export function overtakenBy(
  now: object,
  wanted: Values,
  was: Values = {},
  data?: readonly string[],
): Problem | undefined {
  const inForce = now as Values
  const overtaken = Object.keys(wanted).filter((name) => name in was && !isSame(inForce[name], was[name]))
  if (overtaken.length === 0) return undefined
  const errors = Object.fromEntries(overtaken.map((name) => [name, ['company.changed-meanwhile']]))
  const asks = { status: 409, errors, extra: { confirm_required: true } }
  return problem('company.settings-overtaken', data && data.length > 0 ? { ...asks, data } : asks)
}

/** A form holds nothing as an empty text. */
const isSame = (now: unknown, was: unknown): boolean => isDeepStrictEqual(now ?? '', was ?? '')
