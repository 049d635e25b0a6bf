import { expect, test } from 'vitest'
import { attempted } from './attempts.ts'
import { type Seen, turned } from './turn.ts'

test('models are asked for five times, three seconds apart, then another way is offered (S9-005)', async () => {
  const waits: number[] = []
  let asked = 0
  const blocked = async () => {
    asked += 1
    throw new Error('no such file')
  }
  await expect(attempted(blocked, async (time) => void waits.push(time))).rejects.toThrow('no such file')
  expect([asked, waits]).toEqual([5, [3000, 3000, 3000, 3000]])
})

test('a picture is of one who looked straight and then turned the head within fifteen seconds', () => {
  const at = (seconds: number, yaw: number, faces = 1): Seen => ({ at: seconds * 1000, faces, yaw })
  const steps = (all: readonly Seen[]) => {
    let state = turned(undefined, { at: 0, faces: 0, yaw: 0 })
    return all.map((seen) => {
      state = turned(state, seen)
      return state.step
    })
  }
  expect(steps([at(1, 0, 0), at(2, 0.5), at(3, 0.05), at(4, 0.2), at(5, -0.5)])).toEqual([
    'nobody',
    'straight',
    'turn',
    'turn',
    'done',
  ])
  expect(steps([at(1, 0, 2), at(2, 0), at(18, 0.3), at(19, 0.6)])).toEqual(['several', 'turn', 'straight', 'straight'])
  // Somebody else steps in between: it begins anew.
  expect(steps([at(1, 0), at(2, 0, 0), at(3, 0.6)])).toEqual(['turn', 'nobody', 'straight'])
})
