import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Fields } from '../core/given.ts'
import { casesOf } from '../core/worked-cases.ts'
import { stepKinds } from '../core/worksheet.ts'
import { countries } from '../countries.ts'
import { payItems } from '../my/law.ts'
import { payItems as philippineItems } from '../ph/law.ts'
import { payItems as taiwanItems } from '../tw/law.ts'
import { workOut } from '../work-out.ts'
import english from './en.json'
import { choiceOf, hintOf, nameIfAny, nameOf } from './words.ts'
import chinese from './zh-Hant.json'

const statutory = join(import.meta.dirname, '..')
const cases = readdirSync(statutory, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.cases.ndjson'))
  .flatMap((name) => casesOf(readFileSync(join(statutory, name), 'utf8')))

type Tree = { readonly [key: string]: string | Tree }

test('both languages name the same things, each with words', () => {
  expect(pathsOf(chinese)).toEqual(pathsOf(english))
  for (const tree of [english, chinese]) expect(leavesOf(tree).filter((words) => words.trim() === '')).toEqual([])
})

test('Chinese is Traditional, and never left in English', () => {
  const simplified = /[们个这国员录计总税资样产缴缔业亲应关务规龄离险]/
  for (const words of leavesOf(chinese)) expect(words).not.toMatch(simplified)
  const latin = leavesOf(chinese).filter((words) => !/\p{Script=Han}/u.test(words))
  expect(latin).toEqual([])
})

describe('everything a worksheet can show has its words', () => {
  const steps = cases.flatMap(
    ({ scheme, on, given }) => workOut(scheme, on, given, { worksheet: true }).worksheet ?? [],
  )
  const nameless = (named: readonly { scheme: string; key: string }[]) => [
    ...new Set(named.filter(({ scheme, key }) => !nameIfAny(english, scheme, key)).map(({ key }) => key)),
  ]
  const has = (group: Tree, keys: Iterable<string>) => [...new Set(keys)].filter((key) => !(key in group))

  test('steps, parts and rows', () => {
    expect(steps.length).toBeGreaterThan(2000)
    const named = steps.flatMap(({ scheme, key, parts = [], row = [] }) =>
      [key, ...[...parts, ...row].map((part) => part.key)].map((each) => ({ scheme, key: each })),
    )
    expect(nameless(named)).toEqual([])
  })

  test('kinds, roundings, standings, schemes', () => {
    expect(has(english.kinds, stepKinds)).toEqual([])
    expect(
      has(
        english.roundings,
        steps.flatMap(({ rounding }) => rounding ?? []),
      ),
    ).toEqual([])
    const sources = Object.values(countries).flatMap((law) => [...law.sources.values()])
    expect(
      has(
        english.standings,
        sources.map(({ standing }) => standing),
      ),
    ).toEqual([])
    expect(
      has(
        english.schemes,
        [...sources, ...steps].map(({ scheme }) => scheme),
      ),
    ).toEqual([])
  })

  test('what schemes are given and answer, and the types of earning', () => {
    for (const law of Object.values(countries)) {
      for (const scheme of law.schemes.values()) {
        expect(has(english.schemes, [scheme.id])).toEqual([])
        const keys = [...Object.keys(scheme.given), ...scheme.answers]
        expect(nameless(keys.map((key) => ({ scheme: scheme.id, key })))).toEqual([])
      }
    }
    expect(
      has(
        english.keys,
        payItems.map(({ type }) => type),
      ),
    ).toEqual([])
    expect(has(english.treatments, ['epf', 'socso', 'eis', 'hrd', 'pcb', 'cash'])).toEqual([])
    expect(nameless(taiwanItems.map(({ type }) => ({ scheme: 'tw.payslip', key: type })))).toEqual([])
    expect(has(english.treatments, ['grades', 'tax', 'supplementary'])).toEqual([])
    expect(nameless(philippineItems.map(({ type }) => ({ scheme: 'ph.payslip', key: type })))).toEqual([])
    expect(has(english.treatments, ['sss', 'pag_ibig', 'tax'])).toEqual([])
  })

  test('whatever a form asks for and offers, in lists and parts too', () => {
    const schemes = Object.values(countries).flatMap((law) => [...law.schemes.values()])
    const asked = schemes.flatMap(({ id, given }) => fieldsBelow(given).map((field) => ({ scheme: id, ...field })))
    expect(asked.length).toBeGreaterThan(400)
    expect(nameless(asked)).toEqual([])
    const offered = asked.flatMap(({ scheme, key, words }) => words.map((word) => ({ scheme, key, word })))
    // Sectors stand as their wage orders write them.
    const wordless = offered.filter(
      ({ scheme, key, word }) => key !== 'sector' && choiceOf(english, scheme, key, word) === word,
    )
    expect(wordless).toEqual([])
  })

  test('hints are of keys that are asked for', () => {
    const asked = Object.values(countries).flatMap((law) =>
      [...law.schemes.values()].flatMap(({ id, given }) => fieldsBelow(given).map(({ key }) => ({ id, key }))),
    )
    const used = new Set(asked.map(({ id, key }) => hintOf(english, id, key)))
    expect(leavesOf(english.hints).filter((hint) => !used.has(hint))).toEqual([])
  })

  test('words and flags that stand in a step', () => {
    const spoken = steps
      .flatMap(({ key, value, parts = [], row = [] }) => [{ key, value }, ...parts, ...row])
      .filter(({ key, value }) => key !== 'line' && /^[a-z_]+$/.test(value))
    expect(
      has(
        english.values,
        spoken.map(({ value }) => value),
      ),
    ).toEqual([])
  })
})

test('a key may mean something of its own in one scheme', () => {
  expect(nameOf(english, 'my.socso', 'category')).toBe('SOCSO category')
  expect(nameOf(english, 'my.epf', 'wages')).toBe('Wages')
  expect(nameOf(chinese, 'my.payslip', 'withholding_tax')).toBe('PCB 每月預扣稅')
  expect(nameOf(chinese, 'tw.payslip', 'withholding_tax')).toBe('扣繳稅額')
  expect(nameOf(english, 'ph.payslip', 'withholding_tax')).toBe('Withholding tax')
})

test('why a case is refused has words', () => {
  const refused = cases.flatMap(({ scheme, on, given }) => {
    const { answer } = workOut(scheme, on, given)
    return answer.refused === true ? [String(answer.why)] : []
  })
  expect(new Set(refused).size).toBeGreaterThan(5)
  expect([...new Set(refused)].filter((why) => !(why in english.refusals))).toEqual([])
})

function fieldsBelow(fields: Fields): { readonly key: string; readonly words: readonly string[] }[] {
  return Object.entries(fields).flatMap(([key, { input }]) => {
    const words = input.of === 'choice' ? input.words : 'known' in input ? (input.known?.() ?? []) : []
    return [{ key, words }, ...('fields' in input ? fieldsBelow(input.fields) : [])]
  })
}

function pathsOf(tree: Tree, before = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${before}${key}`] : pathsOf(value, `${before}${key} > `),
  )
}

function leavesOf(tree: Tree): string[] {
  return Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : leavesOf(value)))
}
