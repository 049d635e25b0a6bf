import { expect, test } from 'vitest'
import { bodyOfTraining, emptyTraining } from './training-values.ts'

test('a bond whose tick is taken out of a request that waits is told, so that nothing is owed', () => {
  const values = { ...emptyTraining('s'), bond: false }
  expect(bodyOfTraining(values, { changing: true })).toEqual({ session_id: 's', bond_accepted: false })
  expect(bodyOfTraining({ ...values, bond: true }, { changing: true })).toMatchObject({ bond_accepted: true })
  expect(bodyOfTraining(values)).toEqual({ session_id: 's' })
})
