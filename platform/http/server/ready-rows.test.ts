import { expect, test } from 'vitest'
import { z } from 'zod'
import { ReadyRows } from './ready-rows.ts'

const Shown = z.object({ name: z.string(), since: z.string().nullable() })
const rows = [
  { name: 'Aida', since: null, salary: 9_000 },
  { name: '林怡君 "Yi"', since: '2024-05-06', salary: 7_000 },
]

test('rows leave as the call declares them, in the order asked for, and nothing else of them does', () => {
  const ready = new ReadyRows(rows, Shown, (row) => row)
  const text = ready.list([1, 0, 1]).textFor(z.array(Shown))
  expect(JSON.parse(text)).toEqual([rows[1], rows[0], rows[1]].map((row) => Shown.parse(row)))
  expect(text).not.toContain('salary')
  expect(JSON.parse(ready.list([]).textFor(z.array(Shown)))).toEqual([])
  expect(
    JSON.parse(
      ready
        .list([0])
        .after(ready.list([1]))
        .textFor(z.array(Shown)),
    ),
  ).toEqual([rows[1], rows[0]].map((row) => Shown.parse(row)))
})

test('a row is read through its schema once, and one that does not fit never leaves', () => {
  let read = 0
  const ready = new ReadyRows(rows, Shown, (row) => {
    read += 1
    return row
  })
  for (const places of [[0, 1], [1], [0]]) ready.list(places)
  expect(read).toBe(2)
  const wrong = new ReadyRows([{ name: 5 }], Shown, (row) => row as never)
  expect(() => wrong.list([0])).toThrow()
})

test('only a call that declares a list of the very same rows answers them', () => {
  const list = new ReadyRows(rows, Shown, (row) => row).list([0])
  const Other = z.object({ name: z.string() })
  for (const response of [undefined, Shown, z.array(Other), z.array(Shown).max(1), z.array(Shown.extend({}))])
    expect(() => list.textFor(response)).toThrow('does not answer')
  expect(() => list.after(new ReadyRows(rows, Other, (row) => row).list([0]) as never)).toThrow('two kinds')
})
