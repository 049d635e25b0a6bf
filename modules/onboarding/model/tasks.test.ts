import { expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { dueOn, fits, isSignedBy } from './tasks.ts'

test('a checklist is for whom it says, and for everybody where it says nothing', () => {
  const ann = { department_id: 'bar', position_id: 'barista', employment_type: 'full_time' }
  const all = { department_id: null, position_id: null, employment_type: null }
  expect(fits(all, ann)).toBe(true)
  expect(fits({ ...all, department_id: 'bar' }, ann)).toBe(true)
  expect(fits({ ...all, department_id: 'bar', position_id: 'manager' }, ann)).toBe(false)
  expect(fits({ ...all, employment_type: 'contract' }, { ...ann, employment_type: null })).toBe(false)
})

test('tasks are due so many days after the day, or before it', () => {
  const day = plainDateOf('2026-03-01')
  expect(dueOn(day, { due_days: -1 })).toBe('2026-02-28')
  expect(dueOn(day, { due_days: 0 })).toBe('2026-03-01')
  expect(dueOn(day, { due_days: 31 })).toBe('2026-04-01')
})

test('a typed name signs whatever its letters and blanks, another does not', () => {
  expect(isSignedBy('  ann   TAN ', 'Ann Tan')).toBe(true)
  expect(isSignedBy('陳美玲', '陳美玲')).toBe(true)
  expect(isSignedBy('Ann', 'Ann Tan')).toBe(false)
})
