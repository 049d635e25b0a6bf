import { expect, test } from 'vitest'
import { namesIn, namesInTurn, shiftNamed, signOf } from './named.ts'

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

test('days of rest are understood by the signs of Taiwan as well, and shown by them unless they have another name', () => {
  const own = [
    { id: 1, name: '休息日', short_name: 'OFF', kind: 'off' },
    { id: 2, name: '例假', short_name: 'REST', kind: 'rest' },
    { id: 3, name: 'Day', short_name: 'D', kind: 'work' },
  ] as const
  expect(['休', 'off', '例', 'REST', '例假'].map((name) => shiftNamed(name, own)?.id)).toEqual([1, 1, 2, 2, 2])
  expect(own.map(signOf)).toEqual(['休', '例', 'D'])
  expect(signOf({ short_name: '輪休', kind: 'off' })).toBe('輪休')
  expect(shiftNamed('休', [{ id: 9, name: 'Other', short_name: '休', kind: 'work' as const }, ...own])?.id).toBe(9)
})
