/** Every field of every call given what nobody means, as its schema reads it: refused in words of both languages or taken. */
import { expect, test } from 'vitest'
import { calls } from '#apps/server/calls.ts'
import { say } from '#apps/server/say.ts'
import type { Problem } from '#platform/http/server/answers.ts'
import { hostileBodies, hostileQueries } from './support/hostile-fields.ts'
import { idsIn } from './support/sample-bodies.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'
/** Whatever is asked for, it is an id of nobody. */
const own = idsIn({ ids: { get: () => [NOBODY] } })
const read = calls.flatMap((call) =>
  [...hostileBodies(call, own), ...hostileQueries(call)].map((one) => ({ call, ...one })),
)

test('every field and parameter that refuses does so in words of both languages', () => {
  const wordless = read.flatMap(({ call, field, name, refused }) =>
    refused ? keysIn(refused).map((key) => `${call.id} ${field} ${name}: ${key}`) : [],
  )
  expect(wordless).toEqual([])
  expect(read.filter(({ refused }) => refused).length).toBeGreaterThan(20_000)
})

test('none takes what no database holds, or more than anybody writes', () => {
  const taken = read.filter(({ name, refused }) => !refused && NEVER.has(name))
  expect(taken.map(({ call, field, name }) => `${call.id} ${field} ${name}`)).toEqual([])
})

const NEVER = new Set([
  'a number beyond doubles',
  'NUL',
  '%00',
  'a lone high surrogate',
  'a lone low surrogate',
  'a deep array',
])

/** What it would say by its key, since nobody has given it words. */
function keysIn({ code, params, errors = {} }: Problem): string[] {
  const texts = [{ key: code, params }, ...Object.values(errors).flat()]
  return texts.flatMap((text) => {
    const { key, params: own } = typeof text === 'string' ? { key: text, params } : text
    return (['en', 'zh-Hant'] as const)
      .filter((language) => say(language, key, own) === key)
      .map((language) => `${key} in ${language}`)
  })
}
