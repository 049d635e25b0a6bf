/**
 * checks.tsv: the attacks and faults one by one, with the test that holds against each; where there is none, why:
 * the part it concerns comes later, is outside of the program, is measured, or is open.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const [, ...lines] = readFileSync(new URL('checks.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
const rows = lines.map((line) => line.split('\t'))

test('every test named stands in its file', () => {
  const missing = rows.filter(([, file = '', sentence = '']) => file && !readFileSync(file, 'utf8').includes(sentence))
  expect(missing).toEqual([])
})

test('every other check says why it has none', () => {
  const without = rows.filter(([, file]) => !file)
  expect(without.filter(([, , why = '']) => !/^(later|outside|measured|none|open)\b/.test(why))).toEqual([])
  expect(new Set(rows.map(([check]) => check)).size).toBe(199)
})
