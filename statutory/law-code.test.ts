/** How the law may be written: no number of its own, no clock, no chance, no float; every file small. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const here = import.meta.dirname
const files = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => ({ name, code: withoutWords(readFileSync(join(here, name), 'utf8')) }))

/** Numbers that are no figures of the law: which category, status or length of week a caller may name. */
const named = /oneOfWhole\(\[[^\]]*\]\)|const daysPerWeek = \[[^\]]*\]|6\)|[456]: daily|'[^']*'|\bcategory === 2/g

test('a rule holds no number but 0, 1, 2, 12 and 100: figures live in dated files', () => {
  expect(files.length).toBeGreaterThan(40)
  const rules = files.filter(({ name }) => /^(my|tw|ph)\//.test(name))
  for (const { name, code } of rules) {
    const numbers = code.replace(named, '').match(/(?<![\w.$#])\d[\d_.]*n?(?![\w$])/g) ?? []
    const strange = numbers.filter((number) => !/^(0|1|2|12|100)n?$/.test(number))
    expect(
      strange.filter((number) => !bounds.has(`${name}: ${number}`)),
      name,
    ).toEqual([])
  }
})

/** Bounds of sense for what may be typed in, and minutes of an hour; not of law. */
const bounds = new Set([
  'my/employment-act/proration.ts: 31',
  'my/pcb/pcb-rounding.ts: 13',
  'tw/labour-standards/late-deduction.ts: 60n',
])

test('no clock, no chance, no float, no way out', () => {
  const forbidden =
    /\b(Date|Math\.(random|round|floor|ceil)|parseFloat|toFixed|console|process|fetch|Intl|toLocale\w*)\b/
  for (const { name, code } of files) expect(code.match(forbidden)?.[0], name).toBeUndefined()
})

test('no country is asked for by name', () => {
  for (const { name, code } of files) expect(code, name).not.toMatch(/country\s*===|===\s*['"](my|tw|ph)['"]/)
})

test('files are short, and export by name', () => {
  for (const { name, code } of files) {
    expect(code.split('\n').length, name).toBeLessThanOrEqual(260)
    expect(code, name).not.toMatch(/export default|: any\b|as any\b|\bas unknown\b/)
  }
})

/** Comments and texts may hold any number. */
function withoutWords(code: string): string {
  return code
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/`[^`]*`/g, '``')
    .replace(/\/[^/\n]+\/[a-z]*(?=[.;)\n])/g, '//')
}
