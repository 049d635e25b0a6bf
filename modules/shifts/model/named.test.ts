import { expect, test } from 'vitest'
import { namesIn, namesInTurn, shiftNamed } from './named.ts'

const shifts = [
  { id: 1, name: '早班', short_name: '早' },
  { id: 2, name: '晚班', short_name: 'PM' },
  { id: 3, name: '例假', short_name: 'REST' },
  { id: 4, name: 'PM', short_name: '例假' },
]
const idOf = (name: string) => shiftNamed(name, shifts)?.id

test('signs of a Chinese keyboard part names as the narrow ones do', () => {
  expect(namesIn('早／PM')).toEqual(['早', 'PM'])
  expect([namesIn('－'), namesIn('-'), namesIn('　')]).toEqual([[], [], []])
  expect(namesInTurn('早、早，晚,晚 OFF　REST')).toEqual(['早', '早', '晚', '晚', 'OFF', 'REST'])
})

test('a shift is known by its short name in any letters, and by its whole name', () => {
  expect([idOf('早'), idOf('早班'), idOf('ｐｍ'), idOf('晚班'), idOf('中')]).toEqual([1, 1, 2, 2, undefined])
  // The short name of another goes before.
  expect(idOf('例假')).toBe(4)
})
