import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { casesOf, differences, type WorkedCase } from './core/worked-cases.ts'
import { countries } from './countries.ts'
import { explain, isRefusedAnswer, workOut } from './work-out.ts'

const here = import.meta.dirname
const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.cases.ndjson'))
const beside = files.flatMap((name) => casesOf(readFileSync(join(here, name), 'utf8')))
// More cases than the project carries can be checked too: file paths, separated by commas.
const more = (process.env.KERJA_MORE_CASES ?? '').split(',').filter((path) => path !== '')

describe.each(Object.values(countries))('worked cases of $country', ({ country, schemes }) => {
  test.each([...schemes.keys()])('%s answers every case beside it exactly', (scheme) => {
    const cases = beside.filter((found) => found.scheme === scheme)
    expect(cases.length).toBeGreaterThanOrEqual(3)
    expect(cases.flatMap(wrong)).toEqual([])
  })

  test('there is no case for a scheme that does not exist', () => {
    const own = beside.filter(({ scheme }) => scheme.startsWith(`${country}.`))
    expect(own.filter(({ scheme, expect }) => !schemes.has(scheme) && expect.refused !== true)).toEqual([])
  })
})

test('a case is answered the same whatever months and schemes were asked before it', () => {
  const answerOf = ({ scheme, on, given }: WorkedCase) => workOut(scheme, on, given, { worksheet: true })
  const inOrder = new Map(beside.map((found) => [found.id, answerOf(found)]))
  // Backwards, and in strides that share no divisor with their number, so that each is asked once.
  const stride = 7919
  expect(beside.length % stride).not.toBe(0)
  const jumping = beside.map((_, at) => beside[(at * stride) % beside.length] ?? beside[0])
  for (const found of [...beside.toReversed(), ...jumping])
    if (found) expect(answerOf(found), found.id).toEqual(inOrder.get(found.id))
})

test('every figure of every payslip among them can be asked why, one of nothing too, and its steps end in it', () => {
  const payslips = beside.filter(({ scheme }) => scheme.endsWith('.payslip'))
  expect(payslips.length).toBeGreaterThan(10)
  const unexplained = payslips.flatMap(({ id, scheme, on, given }) => {
    const { answer, worksheet = [] } = workOut(scheme, on, given, { worksheet: true })
    if (isRefusedAnswer(answer)) return []
    return Object.entries(answer)
      .filter(
        ([key, value]) => explain(key, worksheet).findLast(({ figure }) => figure === key)?.value !== String(value),
      )
      .map(([key]) => `${id}: ${key}`)
  })
  expect(unexplained).toEqual([])
})

test('every case says where it comes from, once', () => {
  expect(beside.filter(({ source, standing }) => !source || !/^(agency|published|derived)$/.test(standing))).toEqual([])
  expect(new Set(beside.map(({ id }) => id)).size).toBe(beside.length)
})

test('a wrong figure, a missing key and a wrong refusal are all noticed', () => {
  const found = beside.find(({ scheme, expect }) => scheme === 'my.payslip' && expect.net_pay)
  if (!found) throw new Error('no payslip case')
  const { answer } = workOut(found.scheme, found.on, found.given)
  if (isRefusedAnswer(answer)) throw new Error(answer.reason)
  expect(differences(found, { ...answer, net_pay: `${answer.net_pay}1` })).toHaveLength(1)
  expect(differences(found, {})).toHaveLength(Object.keys(found.expect).length)
  expect(differences(found, { refused: true })).not.toEqual([])
})

test.runIf(more.length > 0)('cases from elsewhere are answered exactly', () => {
  expect(more.flatMap((path) => casesOf(readFileSync(path, 'utf8'))).flatMap(wrong)).toEqual([])
})

// An engine that made the printed rows needs all of them: these were printed by the fund.
test('the printed rows of the Third Schedule come out as printed', () => {
  const [, ...lines] = readFileSync(join(here, 'my/epf/epf.printed-rows.cases.csv'), 'utf8').trim().split('\n')
  const people: Record<string, object> = {
    A: { age: 35 },
    C: { age: 62, citizenship: 'permanent_resident' },
    E: { age: 62 },
  }
  const printed = lines.map((line) => {
    const [part = '', wages, employee = '', employer = '', total = ''] = line.split(',')
    const given = { wages, ...people[part] }
    return { given, expect: { part, employee, employer, total } }
  })
  expect(printed).toHaveLength(132)
  for (const { given, expect: wanted } of printed) {
    expect(workOut('my.epf', '2026-03-31', given).answer).toMatchObject(wanted)
  }
})

function wrong(found: WorkedCase): readonly string[] {
  const { answer } = workOut(found.scheme, found.on, found.given)
  return differences(found, answer).map((difference) => `${found.id}: ${difference}`)
}
