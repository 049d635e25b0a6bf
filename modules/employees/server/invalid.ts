import { type Problem, problem } from '#platform/http/server/answers.ts'

/** Field -> word keys of what is wrong with it. */
export const invalid = (errors: Readonly<Record<string, readonly string[]>>): Problem =>
  problem('http.invalid', { errors })
