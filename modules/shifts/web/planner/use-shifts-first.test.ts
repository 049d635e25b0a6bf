import { expect, test } from 'vitest'
import { shiftsFirst, withShifts } from './use-shifts-first.ts'

test('the planner begins with whoever has shifts, in the order they came in', () => {
  const person = (id: string, ...shifts: readonly string[]) => ({ id, days: [{ shifts: [] }, { shifts }] })
  const people = [person('Ann'), person('Ben', 'AM'), person('Chan'), person('Dee', 'PM')]
  expect(shiftsFirst(people, withShifts(people)).map(({ id }) => id)).toEqual(['Ben', 'Dee', 'Ann', 'Chan'])
})
