import { describe, expect, test } from 'vitest'
import { metresBetween } from './distance.ts'
import { degreesOf, pairOf } from './position-text.ts'

const KLCC = { latitude: 3.1579, longitude: 101.7116 }
const near = (metres: number, wanted: number) => Math.abs(metres - wanted) / wanted < 0.005

describe('distance', () => {
  // A degree of latitude is 111.2 km on this sphere; the cities by the great-circle distances geographers publish.
  test.each([
    ['a degree along a meridian', { latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 }, 111_195],
    [
      'Kuala Lumpur and Singapore',
      { latitude: 3.139, longitude: 101.6869 },
      { latitude: 1.3521, longitude: 103.8198 },
      309_200,
    ],
    [
      'Taipei and Kaohsiung',
      { latitude: 25.033, longitude: 121.5654 },
      { latitude: 22.6273, longitude: 120.3014 },
      296_900,
    ],
    ['both sides of the day line', { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111_195],
  ])('of %s', (_what, one, other, wanted) => {
    expect(near(metresBetween(one, other), wanted)).toBe(true)
    expect(metresBetween(one, other)).toBe(metresBetween(other, one))
  })

  test('of a point to itself is nothing', () => {
    expect(metresBetween(KLCC, KLCC)).toBe(0)
  })
})

test('degrees are read as people write and paste them', () => {
  expect(degreesOf(' 101.68685512 ', 180)).toBe(101.686855)
  for (const wrong of ['', '91', '3,139', '1e1', '--3', 'NaN', '3.']) expect(degreesOf(wrong, 90)).toBeUndefined()
  expect(pairOf('3.1390, 101.6869')).toEqual({ latitude: 3.139, longitude: 101.6869 })
  expect(pairOf('-33.86 151.2')).toEqual({ latitude: -33.86, longitude: 151.2 })
  expect(pairOf('101.6869, 3.1390')).toBeUndefined()
  expect(pairOf('3.1390')).toBeUndefined()
})
