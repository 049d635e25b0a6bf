import { expect, test } from 'vitest'
import { metresBetween } from '../../../model/location/distance.ts'
import { type Frame, niceLength, pointOf, spotOf } from './projection.ts'

const frame: Frame = { middle: { latitude: 25.033, longitude: 121.5654 }, metresWide: 1000, width: 500, height: 300 }

test('what is drawn a hundred pixels off is two hundred metres off on the ground, in every direction', () => {
  for (const [x, y] of [
    [350, 150],
    [250, 50],
    [150, 150],
    [250, 250],
  ] as const) {
    const metres = metresBetween(frame.middle, pointOf(frame, { x, y }))
    expect(Math.abs(metres - 200)).toBeLessThan(0.5)
  }
  expect(pointOf(frame, { x: 250, y: 50 }).latitude).toBeGreaterThan(frame.middle.latitude)
  expect(pointOf(frame, { x: 350, y: 150 }).longitude).toBeGreaterThan(frame.middle.longitude)
})

test('a point comes back to the spot it was drawn at, across the day line too', () => {
  const spot = spotOf(frame, pointOf(frame, { x: 33, y: 222 }))
  expect([Math.round(spot.x), Math.round(spot.y)]).toEqual([33, 222])
  const dateline = { ...frame, middle: { latitude: 0, longitude: 179.999 } }
  const east = pointOf(dateline, { x: 500, y: 150 })
  expect(east.longitude).toBeLessThan(-179)
  expect(Math.round(spotOf(dateline, east).x)).toBe(500)
})

test('a scale bar has a round length', () => {
  expect([1, 3, 9, 10, 49, 51, 1999, 2000].map(niceLength)).toEqual([1, 2, 5, 10, 20, 50, 1000, 2000])
})
