import { expect, test } from 'vitest'
import { hueOf, huesOf } from './leave-hues.ts'

const away = (label: string | null, where: 'leave' | 'home' = 'leave') => ({ label, where })

test('each kind of leave has a mark of its own, and what one may not know has none', () => {
  const all = [away('Sick leave'), away('Annual leave'), away(null), away('Home', 'home'), away('Sick leave')]
  const hues = huesOf({ away: all as never })
  expect([...hues]).toEqual([
    ['Annual leave', 0],
    ['Sick leave', 1],
  ])
  expect([all[0], all[2], all[3]].map((one) => hueOf(hues, one))).toEqual([1, undefined, undefined])
})
