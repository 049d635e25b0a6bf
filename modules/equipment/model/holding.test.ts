import { describe, expect, test } from 'vitest'
import { statusOf, wrongGiving, wrongReturn } from './holding.ts'

const TODAY = '2026-11-25'
const ready = {
  condition: 'ready' as const,
  history: [],
  person: { leftOn: null },
  given_on: '2026-11-20',
  due_on: null,
}

describe('a thing is handed over', () => {
  test.each([
    ['today, or earlier', ready, undefined],
    ['on a day to come', { ...ready, given_on: '2026-11-26' }, 'equipment.day-to-come'],
    [
      'while another has it',
      { ...ready, history: [{ given_on: '2026-01-02', returned_on: null }] },
      'equipment.is-in-use',
    ],
    ['while it is repaired', { ...ready, condition: 'repair' as const }, 'equipment.is-repair'],
    [
      'the day the last one returned it',
      { ...ready, history: [{ given_on: '2026-01-02', returned_on: '2026-11-20' }] },
      undefined,
    ],
    [
      'before the last one returned it',
      { ...ready, history: [{ given_on: '2026-01-02', returned_on: '2026-11-21' }] },
      'equipment.before-return',
    ],
    ['to somebody who left', { ...ready, person: { leftOn: '2026-11-24' } }, 'equipment.has-left'],
    ['to somebody whose last day is today', { ...ready, person: { leftOn: TODAY } }, undefined],
    ['until a day before', { ...ready, due_on: '2026-11-19' }, 'equipment.due-before'],
  ])('%s', (_, giving, word) => {
    expect(wrongGiving(giving, TODAY)?.[1]).toBe(word)
  })
})

test('it comes back between the day it was given and today', () => {
  const held = { given_on: '2026-11-20', returned_on: null }
  expect(wrongReturn(held, '2026-11-20', TODAY)).toBeUndefined()
  expect(wrongReturn(held, '2026-11-19', TODAY)).toEqual(['returned_on', 'equipment.before-given'])
  expect(wrongReturn(held, '2026-11-26', TODAY)).toEqual(['returned_on', 'equipment.day-to-come'])
})

test('in use is whoever has it, whatever its condition', () => {
  expect([statusOf('ready', true), statusOf('ready', false), statusOf('lost', false)]).toEqual([
    'in_use',
    'ready',
    'lost',
  ])
})
