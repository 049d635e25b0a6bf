/** What the activity log tells is told in words: each action that is written, each call that is noted there. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { calls } from '#apps/server/calls.ts'
import { serverWords } from '#tests/support/server-words.ts'

const languages = ['en', 'zh-Hant'] as const
const words = new Map(languages.map((one) => [one, new Set(serverWords.flatMap((said) => Object.keys(said[one])))]))
const unsaid = (keys: readonly string[]) =>
  languages.flatMap((one) => keys.filter((key) => !words.get(one)?.has(key)).map((key) => `${one}: ${key}`))

const KEY = "'([a-z][a-z-]*\\.[a-z][a-zA-Z.-]*)'"
/** `action: 'x.y'`, `const action = one ? 'x.y' : 'x.z'`. */
const NAMED = new RegExp(`\\baction(?:: | = |: string = )((?:[^,;{}()']|${KEY})*)`, 'g')
/** `log(tx, call, 'x.y', ...)` and the like: the first text of their arguments. */
const LOGGED =
  /\b(?:log\w*|happened\w*|noted?|noteAlone|entryOf|imported|cleared|changeAccount)\((?:[^'`;{}()]|\([^'`;{}()]*\))*'([a-z][a-z-]*\.[a-z][a-zA-Z.-]*)'/g

const sources = ['platform', 'modules', 'apps'].flatMap((folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => /\/server\//.test(path)),
)

function actionsIn(text: string): string[] {
  const named = [...text.matchAll(NAMED)].flatMap(([, told = '']) => [...told.matchAll(new RegExp(KEY, 'g'))])
  return [...named, ...text.matchAll(LOGGED)].flatMap(([, key]) => key ?? [])
}

test('every action that is written has its words', () => {
  const written = new Set(sources.flatMap((path) => actionsIn(readFileSync(path, 'utf8'))))
  expect(written.size).toBeGreaterThan(300)
  expect(unsaid([...written].map((key) => `activity.${key}`))).toEqual([])
})

test('every call that reads pay is called something, and every other by its part', () => {
  const reading = calls.filter(({ readsPay }) => readsPay).map(({ id }) => `activity.reading.${id}`)
  expect(unsaid(reading)).toEqual([])
  const parts = new Set(calls.map(({ id }) => `activity.part.${id.split('.')[0]}`))
  expect(unsaid([...parts])).toEqual([])
})

test('what happens to a pay run, and what loans are asked for, has words where its name is put together', () => {
  const source = readFileSync('modules/payroll/server/event-store.ts', 'utf8')
  const [told = ''] = /type RunEventName =\s(?:\s+\|[^\n]*\n)+/.exec(source) ?? []
  const events = [...told.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)
  expect(events.length).toBeGreaterThan(10)
  // Some are written by a name of their own, with hyphens.
  const own = (name: string) => words.get('en')?.has(`activity.payroll.${name.replaceAll('_', '-')}`)
  expect(unsaid(events.filter((name) => !own(name)).map((name) => `activity.payroll.${name}`))).toEqual([])
  expect(unsaid(['pause', 'resume', 'skip', 'settle'].map((move) => `activity.loans.${move}`))).toEqual([])
})
