import { expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { momentFaults, readsOtherwise, textFaults } from './announcement.ts'
import { lastDayShown, stateAt } from './state.ts'

const day = plainDateOf
const at = (text: string) => new Date(`${text}Z`)
const now = at('2026-11-20T03:00')

test('for a month it is shown until the day before the same day of the next, and without months it stays', () => {
  expect(lastDayShown(day('2026-11-20'), 1)).toBe('2026-12-19')
  expect(lastDayShown(day('2027-01-31'), 1)).toBe('2027-02-27')
  expect(lastDayShown(day('2027-01-31'), 13)).toBe('2028-02-28')
  expect(lastDayShown(day('2026-11-20'), null)).toBeNull()
})

test('its moments alone say where it stands', () => {
  const from = { publishAt: at('2026-11-20T03:00'), expiresOn: day('2026-11-20'), withdrawnAt: null }
  const state = (more: object) => stateAt({ ...from, ...more }, now, day('2026-11-20'))
  expect(state({})).toBe('published')
  expect(state({ publishAt: null })).toBe('draft')
  expect(state({ publishAt: at('2026-11-20T03:01') })).toBe('scheduled')
  expect(state({ expiresOn: day('2026-11-19') })).toBe('expired')
  expect(state({ expiresOn: day('2026-11-19'), withdrawnAt: now })).toBe('withdrawn')
})

test('a second language is whole or not there, and a planned moment is to come and within a year', () => {
  const texts = { title: 'A', title_zh: null, content: 'B', content_zh: null }
  expect(textFaults(texts)).toEqual({})
  expect(Object.keys(textFaults({ ...texts, title_zh: '公告' }))).toEqual(['content_zh'])
  expect(Object.keys(textFaults({ ...texts, content_zh: '內容' }))).toEqual(['title_zh'])
  expect(readsOtherwise(texts, { ...texts, content: 'C' })).toBe(true)
  expect(readsOtherwise(texts, { ...texts })).toBe(false)
  expect(momentFaults(now, now)).toEqual({ at: ['announcement.not-over'] })
  expect(momentFaults(at('2028-01-01T00:00'), now)).toEqual({ at: ['announcement.within-year'] })
  expect(momentFaults(at('2026-11-21T00:00'), now)).toEqual({})
})
